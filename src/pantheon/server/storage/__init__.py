"""What is kept: the database, what is asked of it, its versions and copies."""
