"""Every game there is can be played over the wire, and tells nobody what they may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abaculus.kernel.codec import decode, encode
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import news_for
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.registry import Family, families, family_names
from abaculus.kernel.rng import SeededRng
from abaculus.server.lifecycle import GameServer
from tests.server.live_server import (
    PERSON,
    Json,
    Socket,
    asking,
    join,
    new_table,
    serving,
    visiting,
)

pytestmark = pytest.mark.anyio
FAMILIES = (*family_names(), "pebbles")
MOST_MOVES = 150


async def _open(
    running: GameServer, family: Family, game: AnyGame, *seats: Json, **more: Any
) -> Json:
    return await new_table(running, *seats, family=family.id, variant=game.info.id, **more)


def _sample(game: AnyGame, seen: Json, seat: int, rng: SeededRng) -> str:
    """A move by somebody who knows no more than the view."""
    view: Any = decode(json.dumps(seen["view"]), game.shapes.view)
    state = game.imagine(view, rng)
    move = game.sample(state, seat, rng)
    if isinstance(move, ChanceAnswer):  # people have to say something; who knows nothing passes
        move = next(one for one in game.moves(state, seat) if not isinstance(one, ChanceAnswer))
    return game.notation.write_move(move)


async def _played_out(socket: Socket, game: AnyGame, seat: int, seed: str) -> Json:
    """Plays by chance until the game is over; what was seen last."""
    rng = SeededRng(seed)
    seen = await socket.hear("view")
    for _ in range(MOST_MOVES):
        while seen["awaits"]["type"] == "turn" and seat not in seen["awaits"]["must"]:
            seen = await socket.hear("view")
        if seen["awaits"]["type"] == "over":
            return seen
        answer = await socket.play(seat, _sample(game, seen, seat, rng))
        if answer["type"] == "view":
            seen = answer
    # who never knows an answer may have to wait very long
    seen = await socket.do("resign", seat=seat)
    while seen["awaits"]["type"] != "over":
        seen = await socket.hear("view")
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILIES)
async def test_a_whole_game_is_played_against_a_bot(database: Path, name: str) -> None:
    family = next(family for family in families() if family.id == name)
    game = family.games[0]
    async with serving(database) as running, asking(running) as client:
        bot = {"kind": "bot", "bot": family.bots()[0].name}
        many = game.info.menu.default_players - 1
        host = await _open(running, family, game, PERSON, *[bot] * many, start=True)
        table = f"/api/tables/{host['table']}"
        early = await client.get(f"{table}/record")
        async with visiting(running, host["table"], host["token"], 0, wants="view") as socket:
            over = await _played_out(socket, game, 0, name)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            snapshot = await socket.hear("snapshot")
        record = await client.get(f"{table}/record")
        review = (await client.get(f"{table}/review")).json()
        moment: Json = {}
        for turn in review["turns"]:  # before the game proper there is nothing for the desk
            moment = (await client.get(f"{table}/review/{turn['number']}")).json()
            if moment["given"]:
                break
        peek = (await client.get(table)).json()["table"]
        tried = await client.post(
            f"/api/desk/{family.id}/show",
            json={
                "given": moment["given"],
                "variant": game.info.id,
                "options": {"players": len(peek["players"])},
            },
        )
        again = await client.post("/api/records", content=record.content)

    assert "record-closed" == early.json()["code"]
    assert over["awaits"]["outcome"]["scores"] == snapshot["table"]["ending"]["scores"]
    assert snapshot["move_list"]
    assert record.text.startswith("abaculus record 1\n")
    assert moment["before"]["zones"]
    assert moment["turn"] in review["turns"]
    assert review["seats"] == snapshot["scene"]["seats"]
    assert [seat["score"] for seat in review["seats"]] == peek["scores"]
    assert moment["given"]
    assert moment["before"]["zones"][0] == tried.json()["scene"]["zones"][0]
    assert 201 == again.status_code


@pytest.mark.parametrize(
    ("name", "variant"),
    [
        (family.id, game.info.id)
        for family in families()
        for game in family.games[:1]
        if game.info.traits.hidden
    ]
    + [("pebbles", "morra")],
)
async def test_nobody_is_sent_what_they_may_not_know(
    database: Path, name: str, variant: str
) -> None:
    family = next(family for family in families() if family.id == name)
    game = family.game(variant)
    async with serving(database) as running:
        host = await _open(running, family, game, PERSON, {"kind": "link"})
        friend = await join(running, host["table"])
        table = host["table"]
        async with (
            visiting(running, table, host["token"], 0, wants="view") as first,
            visiting(running, table, friend["token"], 1, wants="view") as second,
            visiting(running, table, host["token"], 0) as person,
            visiting(running, table) as spectator,
            visiting(running, table, wants="view") as watching,
        ):
            for socket in (person, spectator):
                await socket.hear("snapshot")
            await watching.hear("view")
            room = await running.rooms.room(table)
            started = await first.do("start")
            players = (first, second)
            seen: dict[int, Json] = {0: started, 1: await second.until(started["number"])}
            rng = SeededRng(name)
            for _ in range(24):
                if room.table.phase == "over":
                    break
                events = room.table.events
                seat: int = seen[0]["awaits"]["must"][0]
                answer = await players[seat].play(seat, _sample(game, seen[seat], seat, rng))
                if answer["type"] == "refused":
                    continue
                seen[seat] = answer
                seen[1 - seat] = await players[1 - seat].until(answer["number"])
                update = await person.until(answer["number"])
                watched = await spectator.until(answer["number"])
                bare = await watching.until(answer["number"])

                state = room.table.state
                assert seen[0]["view"] == _plain(game.view(state, 0))
                assert seen[1]["view"] == _plain(game.view(state, 1))
                assert bare["view"] == _plain(game.view(state, None))
                _no_more_than(family, game, state, 0, update)
                _no_more_than(family, game, state, None, watched)
                news = [
                    item
                    for news_of_event in (await room.history.news())[events:]
                    for item in news_of_event
                ]
                for heard, eyes in ((seen[0], 0), (seen[1], 1), (bare, None)):
                    assert heard["news"] == _plain(news_for(tuple(news), eyes))
                for heard, eyes in ((update, 0), (watched, None)):
                    assert len(heard["news"]) == len(news_for(tuple(news), eyes))
            refused = [
                await _send_in_vain(person, "try", id=1, seat=1, gesture=_press("1:2")),
                await _send_in_vain(person, "hint", id=2, seat=1, rung=1),
                await _send_in_vain(person, "look", seat=1),
            ]
        shown = "".join(person.heard + spectator.heard + watching.heard)

    assert {"not-your-seat"} == {message["code"] for message in refused}
    assert friend["token"] not in shown
    assert '"happened"' not in shown


def _plain(value: object) -> object:
    return json.loads(encode(value))


def _no_more_than(
    family: Family, game: AnyGame, state: Any, seat: int | None, update: Json
) -> None:
    """Another deal of what is hidden would have shown the same, piece by piece."""
    view = game.view(state, seat)
    other = game.imagine(view, SeededRng("another deal"))
    expected = family.stage(game).scene(game, game.view(other, seat))
    pieces = [(piece.id, piece.cell, piece.face.sign) for piece in expected.pieces]
    sent = [(p["id"], p["cell"], p["face"]["sign"]) for p in update["scene"]["pieces"]]
    assert pieces == sent


async def _send_in_vain(socket: Socket, kind: str, **parts: object) -> Json:
    await socket.say(kind, **parts)
    return await socket.hear("refused")


def _press(move: str) -> Json:
    return {"type": "press", "move": move}
