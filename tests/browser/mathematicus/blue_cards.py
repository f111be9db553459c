"""Advanced games of Mathematicus up to a blue card: type, template and dice are fixed."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from abaculus.games.mathematicus.blue import NUMBERS
from abaculus.games.mathematicus.blue_deck import TYPES
from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.chance import sample
from abaculus.kernel.draws import AskQuestion, Draw, Pick, Result, Roll, Spread
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.records import Record, RecordPlayer, format_record
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from abaculus.questions.delivery.stored_question import AnswerKey, decode_question
from abaculus.questions.delivery.table_source import TABLE_SOURCE
from tests.browser.mathematicus.heptagon_play import FAMILY
from tests.browser.person import Person
from tests.browser.server import LocalServer

NUMBER: Final = 5
"""The named number."""
LANDED: Final = ("R4", "4", "F")
"""The first roll leads to square 4, which is blue."""


class Card:
    """A game up to a blue card, and its secrets."""

    def __init__(self, record: str, key: AnswerKey | None) -> None:
        self.record = record
        self._key = key

    @property
    def right(self) -> str:
        """The answer as it is typed."""
        assert self._key is not None
        return self._key.solution.answer.text


def hide_card(*names: str, mode: str = "a") -> Card:
    """A card that is face down."""
    return _game(list(LANDED), names or ("Mila",), mode)


def deal_card(card: str, *rolls: int, more: tuple[str, ...] = (), mode: str = "a") -> Card:
    """A card of that template with these rolls; a binary die shows one less."""
    return _game([*LANDED, f"Q:{NUMBER}", card, *map(str, rolls), *more], ("Mila",), mode)


def _game(steps: list[str], names: tuple[str, ...], mode: str) -> Card:
    game = load_family(FAMILY).game("advanced")
    wanted: dict[str, Any] = {"players": len(names), "window_s": 0}
    wanted |= {f"seat{seat}.mode": mode for seat in range(len(names))}
    chosen = choose(game.info.menu, wanted)
    steps = steps if len(names) == 1 else ["12", *steps]
    state, events, key = game.setup(chosen), list[Event[object]](), None
    while True:
        awaits = game.awaits(state)
        event: Event[object]
        if isinstance(awaits, Chance):
            event = Drawn(0, _draw(awaits.draw, steps))
            if isinstance(awaits.draw, AskQuestion):
                key = decode_question(str(event.result[1])).key
        elif steps and isinstance(awaits, Turn):
            move = game.notation.read_move(steps.pop(0))
            assert not isinstance(move, Refusal)
            event = Played(0, awaits.must[0], move)
        else:
            break
        events.append(event)
        state = game.apply(state, event).state
    players = tuple(map(RecordPlayer, names))
    record = Record(FAMILY, game.info.id, game.info.rules, chosen, players, None, tuple(events))
    return Card(format_record(game, record), key)


def _draw(draw: Draw, steps: list[str]) -> Result:
    """Types that put the requested one behind the named number, and given results."""
    if isinstance(draw, AskQuestion):
        return TABLE_SOURCE.ask(draw, SeededRng("blue"))
    if isinstance(draw, Spread):
        kind = next(kind for kind, cards in TYPES.items() if steps[0] in cards.cards)
        behind = [kind, *(other for other in draw.kinds if other != kind)] * NUMBERS
        behind[0], behind[NUMBER - 1] = behind[NUMBER - 1], behind[0]
        return tuple(behind[:NUMBERS])
    if isinstance(draw, Pick):
        return (steps.pop(0),)
    if isinstance(draw, Roll) and steps[0].isdecimal():
        return tuple([int(steps.pop(0)) for _ in draw.sides])
    return sample(draw, SeededRng("blue"))


def sit(person: Person, server: LocalServer, card: Card) -> str:
    """Continue such a game; returns the table."""
    place = server.open_record(card.record)
    person.go(place.path)
    person.press("Continue")
    expect(person.button("Continue")).to_have_count(0)
    person.wait_until_settled()
    return place.table
