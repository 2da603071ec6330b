"""What alembic runs: all steps in the transaction that `migrate` began."""

from alembic import context

from pantheon.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
