"""The whole HTTP API against its OpenAPI document, with random requests."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import House, at, running
from tests.server.visitors import play_to_the_end, set_up, visitor

pytestmark = pytest.mark.xdist_group("openapi")  # its fixtures take seconds

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 8  # of each route, however long the hunt: every one is a request to a real server


class Place:
    """A server in a thread, with tables of every status where one person sits."""

    url: str
    tables: list[str]
    secrets: list[str]
    cookie: str


def serve(folder: Path, place: Place, ready: threading.Event, done: threading.Event) -> None:
    async def running_process() -> None:
        plenty = dict.fromkeys(
            (
                "asks_a_second",
                "talk_a_minute",
                "logins_a_minute",
                "tables_an_hour",
                "address_tables_an_hour",
            ),
            1e6,
        )
        limits = {
            "tables_a_person": 10_000,
            "tables_an_address": 10_000,
            "guests_an_hour": 1e6,
            **plenty,
        }
        async with running(at(folder, **limits)) as house:
            await furnish(house, place)
            ready.set()
            await asyncio.to_thread(done.wait)

    try:
        asyncio.run(running_process())
    finally:
        ready.set()


async def furnish(house: House, place: Place) -> None:
    place.url = house.url
    async with visitor(house) as ana:
        waiting = await set_up(ana, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        playing = await set_up(ana)
        over = await set_up(ana)
        await play_to_the_end(house, over["table"]["id"])
        made = [waiting, playing, over]
        place.tables = [each["table"]["id"] for each in made]
        place.secrets = [seat["secret"] for each in made for seat in each["secrets"]]
        place.cookie = ana.cookies["tabbytop"]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    found, ready, done = Place(), threading.Event(), threading.Event()
    folder = tmp_path_factory.mktemp("openapi")
    thread = threading.Thread(target=serve, args=(folder, found, ready, done))
    thread.start()
    try:
        assert ready.wait(60)
        yield found
    finally:
        done.set()
        thread.join(60)


def test_every_response_matches_the_openapi_document(place: Place) -> None:
    schema = schemathesis.openapi.from_url(f"{place.url}/api/openapi.json")
    checked = 0
    with requests.Session() as session:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            checked += 1
            cases = [operation.as_strategy(generation_mode=GenerationMode.POSITIVE)]
            if {"parameters", "requestBody"} & set(operation.definition.raw):  # can be said wrongly
                cases.append(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))

            @settings(max_examples=EXAMPLES)
            @given(
                case=st.one_of(cases),
                table=st.sampled_from([*place.tables, None]),
                secret=st.sampled_from([*place.secrets, None]),
                known=st.booleans(),
            )
            def check(case: Any, table: str | None, secret: str | None, known: bool) -> None:
                if table is not None and "id" in case.path_parameters:
                    case.path_parameters["id"] = table
                if "wait" in (case.query or {}):
                    case.query["wait"] = 0
                headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
                # Somebody must be left to look at, and must stay logged in.
                known = known and case.method != "DELETE" and "logout" not in case.path
                cookies = {"tabbytop": place.cookie} if known else {}
                session.cookies.clear()
                answer = case.call(session=session, headers=headers, cookies=cookies)
                case.validate_response(answer, checks=CHECKS)

            check()
    assert checked >= 23
    assert httpx.get(f"{place.url}/api/tables/{place.tables[1]}").json()["status"] == "playing"


def test_openapi_document_has_no_external_references(place: Place) -> None:
    document = httpx.get(f"{place.url}/api/openapi.json").json()
    assert document["info"]["title"] == "Tabbytop"
    assert "/api/tables/{id}/join" in document["paths"]
    for path in ("/api", "/api/swagger", "/api/nothing"):
        answer = httpx.get(f"{place.url}{path}")
        assert answer.headers["content-type"].startswith("application/"), path
        assert "cdn" not in answer.text
