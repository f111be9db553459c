"""A few thousand requests of the fuzzer; `python -m tests.fuzz.http` sends more."""

from __future__ import annotations

import asyncio

import pytest

from tests.fuzz import http


@pytest.mark.slow
def test_no_request_makes_the_server_fail() -> None:
    assert [] == http.main(4000, 17)


def test_a_failure_would_be_found() -> None:
    request = http.Request("GET", "/", ())
    ours = b'{"code":"trouble","sentence":["Something went wrong here."]}'
    theirs = b'{"code":"no-page","sentence":["There is nothing at this address."]}'
    late = b'{"code":"too-slow","sentence":["This took too long."]}'

    assert "500 trouble" == http.find_fault(request, 500, ours)
    assert http.find_fault(request, 404, b"<html>")
    assert http.find_fault(request, 404, b'{"code":"no-page","sentence":[]}')
    assert not http.find_fault(request, 404, theirs)
    assert not http.find_fault(request, 503, late)
    assert not http.find_fault(request, 200, b"<html>")


def test_a_seed_repeats_its_requests_and_reaches_every_route() -> None:
    async def make(seed: int) -> list[http.Request]:
        async with http.fresh_server() as server:
            return [server.make(http.rng_of(seed, number)) for number in range(3000)]

    requests = asyncio.run(make(1))
    again = asyncio.run(make(1))
    asked = {request.path.partition("?")[0].strip("/").split("/")[-1] for request in requests}

    # the names of tables and questions differ from server to server
    assert [one.method for one in requests] == [one.method for one in again]
    assert {"judge", "best", "show", "try", "keep", "import", "owner", "share", "join"} <= asked
