"""The first game of every family, played to its end on a real screen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from abaculus.kernel.awaits import Chance
from abaculus.kernel.bot import never_stop
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.messages import Seat
from abaculus.kernel.options import choose
from abaculus.kernel.prompts import Point
from abaculus.kernel.registry import Family, families, family_names, load_family
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Piece, Text
from abaculus.server.rooms.room import Room
from abaculus.tables.table import SeatRequest
from abaculus.terminal.input.state import InputState
from abaculus.terminal.render.viewport import parse_cell
from abaculus.testing.cell_names import cells_of
from tests.terminal.answer_keys import answer, is_asked
from tests.terminal.live_screen import Terminal, at_table

pytestmark = pytest.mark.slow


def keeps_secrets(family: Family) -> bool:
    """Whether at a usual table a seat knows more than a spectator when the first turn begins."""
    game, rng = family.games[0], SeededRng(0)
    state = game.setup(choose(game.info.menu, {}))
    while isinstance(awaits := game.awaits(state), Chance):
        state = game.apply(state, Drawn(0, sample(awaits.draw, rng))).state
    return bool(replace(game.view(state, 0), seat=None) != game.view(state, None))


PEOPLE = [SeatRequest("here", "Mila"), SeatRequest("here", "Jonas")]
PASSED = "Pass the screen to"
SHORT: dict[str, dict[str, str | int | bool]] = {
    "mathmetrics": {"target": 1, "question_seconds": 300}
}
"""Options with which a game does not take long."""
ENDLESS = ("mathematicus",)
"""Games that take very many moves whatever their options."""
WHOLE = [
    pytest.param(name, marks=pytest.mark.long) if name in ENDLESS else name
    for name in family_names()
]
SECRET = [family.id for family in families() if keeps_secrets(family)]


def company(name: str) -> list[SeatRequest]:
    """A person, and bots enough for the game, which think a little, so that games are short."""
    family = load_family(name)
    usual = family.games[0].info.menu.default_players
    thinking = family.bots()[len(family.bots()) // 3]
    return [SeatRequest("here", "Mila"), *[SeatRequest("bot", bot=thinking.name)] * (usual - 1)]


def good_move(room: Room, seat: Seat = 0) -> Any:
    """What a bot that thinks a little would do, so that games are short."""
    family, game = room.family, room.game
    mind = family.bots(game)[len(family.bots(game)) // 3].make(game)
    view = game.view(room.table.state, seat)
    memory = mind.notice(mind.start(), view, ())
    return mind.choose(view, memory, SeededRng(room.table.number), never_stop).move


def is_over(terminal: Terminal) -> bool:
    return terminal.state.table.phase == "over"


async def my_turn(terminal: Terminal) -> bool:
    """Waits; False: the game is over."""
    await terminal.until(lambda: 0 in terminal.state.table.must or is_over(terminal))
    return not is_over(terminal)


async def await_move(terminal: Terminal, number: int) -> None:
    await terminal.until(
        lambda: terminal.state.number > number or bool(terminal.app.table_screen.refusal)
    )
    assert terminal.app.table_screen.refusal == ""


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_is_played_by_typed_moves(name: str) -> None:
    async def play() -> str:
        async with at_table(name, company(name), options=SHORT.get(name)) as (terminal, room):
            while await my_turn(terminal):
                number = terminal.state.number
                if is_asked(terminal):
                    await answer(terminal, room)
                    continue
                await terminal.type_move(room.game.notation.write_move(good_move(room)))
                await await_move(terminal, number)
            if terminal.app.table_screen.asks.verdicts:
                await terminal.press("enter")
            await terminal.pilot.pause()
            return terminal.text()

    text = asyncio.run(play())

    assert "Rematch" in text
    assert "win" in text or "won" in text


@pytest.mark.parametrize("name", family_names())
def test_whole_turns_are_laid_by_keys(name: str) -> None:
    async def play() -> int:
        laid = 0
        async with at_table(name, PEOPLE, size=(80, 24)) as (terminal, room):
            for _ in range(5):
                seat, number = await whoever_plays(terminal), terminal.state.number
                if is_asked(terminal):
                    await answer(terminal, room)
                    await terminal.press("enter")
                    continue
                move = good_move(room, seat)
                pieces = new_pieces(room, seat, move)
                if pieces and terminal.state.lay is not None:
                    await lay(terminal, pieces)
                    await terminal.press("enter")
                    laid += 1
                elif any(isinstance(prompt, Point) for prompt in terminal.state.prompts):
                    await terminal.press("tab", "enter")
                    laid += 1
                else:
                    await terminal.type_move(room.game.notation.write_move(move))
                await await_move(terminal, number)
            return laid

    assert asyncio.run(play()) > 1


async def whoever_plays(terminal: Terminal) -> Seat:
    """Waits for the next turn, takes the screen if it is passed on, and says whose turn it is."""
    await terminal.until(lambda: bool(terminal.state.prompts) or PASSED in terminal.text())
    if not terminal.state.prompts:
        await terminal.press("enter")
        await terminal.until(lambda: bool(terminal.state.prompts))
    seat = terminal.state.seat
    assert seat is not None
    return seat


def new_pieces(room: Room, seat: Seat, move: Any) -> list[Piece[Text]]:
    """The pieces a move would add to the boards."""
    game, stage, state = room.game, room.family.stage(room.game), room.table.state
    event = Played(room.clock.now(), seat, move)
    before = stage.scene(game, game.view(state, seat))
    after = stage.scene(game, game.view(game.apply(state, event).state, seat))
    boards = cells_of(zone for zone in before.zones if zone.kind == "board")
    taken = {piece.cell for piece in before.pieces}
    return [piece for piece in after.pieces if piece.cell in boards and piece.cell not in taken]


async def lay(terminal: Terminal, pieces: list[Piece[Text]]) -> None:
    """Walks to each cell and types the sign."""
    hands = terminal.app.table_screen.hands
    for piece in pieces:
        while hands.cursor != piece.cell:
            await terminal.press(way_to(hands, piece.cell))
        if "joker" in piece.tags:
            await terminal.press("j")
        await terminal.press(key_of(piece.face.sign))
    await terminal.pilot.pause()


def way_to(hands: InputState, cell: str) -> str:
    """The arrow that leads nearer to a cell, which may still be out of sight."""
    here, there = parse_cell(hands.cursor), parse_cell(cell)
    if here is None or there is None:
        first, second = hands.spots[hands.cursor], hands.spots[cell]
        here, there = (first.column, first.row), (second.column, second.row)
    if here[1] != there[1]:
        return "down" if there[1] > here[1] else "up"
    return "right" if there[0] > here[0] else "left"


def key_of(sign: str) -> str:
    return {"−": "minus", "×": "asterisk", "÷": "slash", "+": "plus"}.get(sign, sign)


@pytest.mark.parametrize("name", SECRET)
def test_the_curtain_shows_nothing_of_a_rack(name: str) -> None:
    async def play() -> tuple[str, str, bool]:
        async with at_table(name, PEOPLE) as (terminal, _):
            await terminal.until_shown(PASSED)
            hidden = terminal.text()
            known = terminal.state.scene.pieces if terminal.state.scene else ()
            await terminal.press("enter")
            await terminal.until_shown("you, to play")
            return hidden, terminal.text(), any(piece.face.role != "back" for piece in known)

    hidden, shown, knows = asyncio.run(play())

    assert "▀" not in hidden
    assert "rack" not in hidden
    assert not knows
    assert "rack" in shown
