"""The owner's powers hang on a token and a cookie, never on an address."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.server.gate import Access
from abaculus.server.limits import Limits, Rate
from abaculus.server.owner import Owner, make_ticket, make_token, parse_token
from abaculus.server.share import own_addresses
from tests.server.live_server import (
    TOKEN,
    Elsewhere,
    asking,
    owning,
    serving,
)

pytestmark = pytest.mark.anyio
ON = {"on": True}
OWN_PACK = """\
pack: {id: mine, title: Mine}
items:
  - {id: seven, prompt: "What is 3 + 4?", answer: 7}
"""


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def cookie_of(answer: httpx.Response) -> str:
    return str(answer.headers["set-cookie"])


async def test_this_machine_alone_gives_nobody_a_power(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        shared = await client.post("/api/share", json=ON)
        status = (await client.get("/api/share")).json()
        kept = await client.post("/api/packs/keep", json={"text": OWN_PACK})

    assert (403, "share-not-here") == code_of(shared)
    assert (False, False) == (status["on"], status["allowed"])
    assert (403, "pack-no-licence") == code_of(kept)


async def test_the_token_becomes_a_cookie_that_scripts_cannot_read(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        entered = await client.post("/api/owner", json={"token": TOKEN})
        status = (await client.get("/api/share")).json()
        kept = await client.post("/api/packs/keep", json={"text": OWN_PACK})

    name, *rest = cookie_of(entered).split("; ")
    assert {"Path=/api", "HttpOnly", "SameSite=Strict"} == set(rest)
    assert name.startswith(f"abaculus-owner-{running.port}=")
    assert TOKEN not in name
    assert status["allowed"] is True
    assert 200 == kept.status_code


async def test_a_wrong_token_is_refused_in_words(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        wrong = [
            await client.post("/api/owner", json={"token": token})
            for token in ("", "x" * 24, TOKEN.upper(), "ticket-1-2-3", "é")
        ]
        status = (await client.get("/api/share")).json()

    assert {(403, "wrong-token")} == set(map(code_of, wrong))
    assert "link in its terminal" in wrong[0].json()["sentence"][0]
    assert status["allowed"] is False


async def test_a_cookie_of_another_server_opens_nothing(database: Path) -> None:
    token = make_token()
    async with serving(database) as running, asking(running) as client:
        cookie = Owner(token, 1).enter(token)
        name = f"abaculus-owner-{running.port}"
        answers = [
            await client.post("/api/share", json=ON, headers={"Cookie": f"{name}={value}"})
            for value in (cookie, TOKEN, "", "%ff")
        ]

    assert {(403, "share-not-here")} == set(map(code_of, answers))


async def test_a_web_page_of_another_origin_has_no_power(database: Path) -> None:
    async with serving(database) as running, owning(running) as client:
        # the same machine on another port is the same site: the cookie would be sent
        beside = f"http://127.0.0.1:{running.port + 1}"
        foreign = [
            await client.post("/api/share", json=ON, headers={"Origin": origin})
            for origin in (beside, "null", "http://elsewhere.example", "")
        ]
        own = await client.post("/api/share", json=ON, headers={"Origin": running.link})

    assert {(403, "foreign-page")} == set(map(code_of, foreign))
    assert 200 == own.status_code


async def test_a_server_without_a_token_has_no_owner(database: Path) -> None:
    async with serving(database, access=Access()) as running, asking(running) as client:
        entered = await client.post("/api/owner", json={"token": ""})
        shared = await client.post("/api/share", json=ON)

    assert [(403, "wrong-token"), (403, "share-not-here")] == [code_of(entered), code_of(shared)]


async def test_guesses_are_counted_and_right_tokens_are_not(database: Path) -> None:
    limits = Limits(codes=Rate(1e-6, 2))
    async with serving(database, limits=limits) as running, asking(running) as client:
        guesses = [await client.post("/api/owner", json={"token": "x" * 20}) for _ in range(3)]
        right = [await client.post("/api/owner", json={"token": TOKEN}) for _ in range(3)]

    assert [403, 403, 429] == [answer.status_code for answer in guesses]
    assert [200, 200, 200] == [answer.status_code for answer in right]


async def test_the_door_to_the_network_takes_no_token(database: Path) -> None:
    async with serving(database) as running, owning(running) as client:
        shared = (await client.post("/api/share", json=ON)).json()
        door = shared["links"][0].replace(own_addresses()[0], "127.0.0.1")
        async with asking(Elsewhere(door)) as friend:
            friend.cookies = client.cookies
            entered = await friend.post("/api/owner", json={"token": TOKEN})
            forbidden = await friend.post("/api/share", json={"on": False})

    assert [(403, "wrong-token"), (403, "share-not-here")] == [
        code_of(entered),
        code_of(forbidden),
    ]


async def test_a_server_for_others_has_no_switch_even_for_its_owner(database: Path) -> None:
    access = Access(TOKEN, can_share=False)
    async with serving(database, access=access) as running, owning(running) as client:
        status = (await client.get("/api/share")).json()
        refused = await client.post("/api/share", json=ON)

    assert (True, False) == (status["on"], status["allowed"])
    assert [running.link] == status["links"]
    assert (403, "share-not-here") == code_of(refused)


def test_a_ticket_works_once_and_soon() -> None:
    owner = Owner(TOKEN, 8642)
    ticket = make_ticket(TOKEN, now=1000)

    cookie = owner.enter(ticket, now=1299)
    was_in = owner.is_in([(b"cookie", f"x=y; abaculus-owner-8642={cookie}".encode())])
    with pytest.raises(RefusedError) as again:
        owner.enter(ticket, now=1300)

    assert was_in
    assert "ticket-used" == again.value.code
    # whoever was first may be a thief, so the cookie ends as well
    assert not owner.is_in([(b"cookie", f"abaculus-owner-8642={cookie}".encode())])


@pytest.mark.parametrize(
    ("ticket", "now"),
    [
        (make_ticket(TOKEN, now=1000), 1301),
        (make_ticket(TOKEN, now=2000), 1000),
        (make_ticket("another-token-of-twenty", now=1000), 1000),
        (make_ticket(TOKEN, now=1000).replace("ticket-1000", "ticket-1001"), 1001),
    ],
)
def test_a_bad_ticket_is_a_wrong_token(ticket: str, now: float) -> None:
    with pytest.raises(RefusedError) as refused:
        Owner(TOKEN, 1).enter(ticket, now=now)

    assert "wrong-token" == refused.value.code


@pytest.mark.parametrize(
    "text", ["", "short", "x" * 201, "with spaces in the middle", "ünsafe" * 4]
)
def test_a_chosen_token_has_to_be_long_and_plain(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse_token(text)

    assert "use-token" == refused.value.code


def test_every_token_is_new() -> None:
    tokens = {make_token() for _ in range(100)}

    assert 100 == len(tokens)
    assert all(parse_token(token) == token for token in tokens)
