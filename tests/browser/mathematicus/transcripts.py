"""Partial games of Mathematicus with fixed rolls, draws and answers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.chance import sample
from abaculus.kernel.draws import AskQuestion, Draw, MarkAnswer, Result
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.records import Record, RecordPlayer, format_record
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import GameRng, SeededRng
from abaculus.questions.delivery.stored_question import AnswerKey, decode_question
from abaculus.questions.delivery.table_source import TABLE_SOURCE
from tests.browser.mathematicus.heptagon_play import FAMILY
from tests.browser.person import Person
from tests.browser.server import LocalServer


def record_game(
    *steps: str,
    names: tuple[str, ...] = ("Mila",),
    variant: str = "basic",
    options: dict[str, Any],
) -> str:
    """A partial game: moves of the seat to move, or `2:C` of the second seat; digits for the
    dice, `#C14` for a Chance card. The first of several seats starts.
    """
    game, rng = load_family(FAMILY).game(variant), SeededRng("told")
    chosen = choose(game.info.menu, {"players": len(names), **options})
    state, left = game.setup(chosen), list(steps) if len(names) == 1 else ["12", *steps]
    events: list[Event[object]] = []
    while True:
        awaits = game.awaits(state)
        event: Event[object]
        if isinstance(awaits, Chance):
            event = Drawn(0, _draw_result(awaits.draw, left, rng))
        elif left and isinstance(awaits, Turn):
            event = _play_text(game, left.pop(0), awaits)
        else:
            break
        events.append(event)
        state = game.apply(state, event).state
    assert not left, f"never played: {left}"
    players = tuple(map(RecordPlayer, names))
    record = Record(FAMILY, game.info.id, game.info.rules, chosen, players, None, tuple(events))
    return format_record(game, record)


def _draw_result(draw: Draw, left: list[str], rng: GameRng) -> Result:
    """The draw as the transcript gives it, else by chance."""
    if isinstance(draw, AskQuestion):
        return TABLE_SOURCE.ask(draw, rng)
    if isinstance(draw, MarkAnswer):
        return TABLE_SOURCE.mark(draw, rng)
    if left and left[0].isdecimal():
        return (int(left.pop(0)),)
    return (left.pop(0)[1:],) if left and left[0].startswith("#") else sample(draw, rng)


def _play_text(game: AnyGame, text: str, awaits: Turn) -> Played[object]:
    """A move, by the seat before its colon or else by the seat to move."""
    by, colon, rest = text.partition(":")
    seat, move_text = (int(by) - 1, rest) if colon and by.isdecimal() else (awaits.must[0], text)
    move = game.notation.read_move(move_text)
    assert not isinstance(move, Refusal), text
    return Played(0, seat, move)


def key_of(record: str) -> AnswerKey:
    """The answer key of the last question of a game."""
    sheet = next(line for line in reversed(record.splitlines()) if " - q:" in line)
    key = decode_question(sheet[sheet.index("{") :]).key
    assert key is not None
    return key


def sit(person: Person, server: LocalServer, record: str) -> str:
    """Continue such a game; returns the table."""
    place = server.open_record(record)
    person.go(place.path)
    person.press("Continue")
    expect(person.button("Continue")).to_have_count(0)
    person.wait_until_settled()
    return place.table
