"""The interface does what its description says, whatever it is asked."""

import json
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi.openapi.utils import get_openapi
from hypothesis import HealthCheck, Phase, settings
from msgspec import Struct
from schemathesis import GenerationMode
from schemathesis.config import (
    ChecksConfig,
    GenerationConfig,
    PositiveDataAcceptanceConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)
from server.serving import Person, Server

from pantheon.server.web.app import Settings, make_app
from pantheon.server.web.openapi import described
from pantheon.table import messages
from pantheon.table.messages import FromClient, FromServer

# ---- the description


def schemas() -> dict[str, Any]:
    found: dict[str, Any] = described()["components"]["schemas"]
    return found


@pytest.mark.parametrize(
    ("side", "union"), [(FromClient, "ClientMessage"), (FromServer, "ServerMessage")]
)
def test_every_message_is_described_and_told_apart_by_its_type(
    side: type[Struct], union: str
) -> None:
    found = schemas()
    structs = side.__subclasses__()
    names = {ref["$ref"].rsplit("/", 1)[1] for ref in found[union]["anyOf"]}
    assert names == {struct.__name__ for struct in structs}
    assert found[union]["discriminator"]["propertyName"] == "type"
    for struct in structs:
        described = found[struct.__name__]
        assert described["properties"]["type"] == {"enum": [struct.__struct_config__.tag]}
        assert "type" in described["required"]


def test_no_message_hides_an_answer_of_the_same_name() -> None:
    app = make_app(Settings(database="", secret=""))
    answers = get_openapi(title="", version="", routes=app.routes)["components"]["schemas"]
    assert set(answers) & set(messages.schema()) == set()
    assert schemas().keys() == answers.keys() | messages.schema().keys()


def test_all_that_is_referred_to_is_described() -> None:
    text = json.dumps(described())
    found = schemas()
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in found


# ---- what is asked

EXAMPLES = int(os.environ.get("PANTHEON_EXAMPLES", "8"))  # of each request, to be turned up

# What has the right shape may still name a game, a bot or a seat that does not exist.
MAY_REFUSE = PositiveDataAcceptanceConfig(expected_statuses=["2xx", "400", "401", "404", "409"])

description = schemathesis.openapi.from_dict(
    described(),
    config=SchemathesisConfig(
        projects=ProjectsConfig(
            default=ProjectConfig(
                generation=GenerationConfig(
                    modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
                ),
                checks=ChecksConfig(positive_data_acceptance=MAY_REFUSE),
            )
        )
    ),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not mind many requests."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder / 'pantheon.sqlite'}", folder)
    yield running
    assert running.stop() in (0, -15)
    assert "Traceback" not in running.log()


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    """Somebody who sits at many tables."""
    return server.person("Ada")


@pytest.fixture(scope="module")
def tables(ada: Person) -> list[str]:
    """A table that waits, one that is played at, one whose game is over, and one that is not."""
    waiting, playing, over = (
        ada.table("offrandes", 3, bots=["novice", "novice"], public=True) for _ in range(3)
    )
    for table in (playing, over):
        ada.post(f"/api/tables/{table}/start")
    with ada.at(over) as seat:
        seat.play_out(random.Random("schema"))
    return [waiting, playing, over, "nowhere"]


@description.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(
    case: schemathesis.Case, server: Server, ada: Person, tables: list[str]
) -> None:
    cookies = dict(ada.client.cookies)
    case.call_and_validate(base_url=server.url, cookies=cookies)
    if "table" in case.path_parameters:
        for table in tables:
            case.path_parameters["table"] = table
            case.call_and_validate(base_url=server.url, cookies=cookies)
