"""Tables with an open question; rolls and question are fixed."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Locator, expect

from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.draws import AskQuestion, Result
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.records import Record, RecordPlayer, format_record
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from abaculus.questions.delivery.stored_question import AnswerKey, decode_question
from abaculus.questions.delivery.table_source import TABLE_SOURCE
from abaculus.questions.delivery.verdicts import judge
from tests.browser.person import Person
from tests.browser.server import LocalServer

FAMILY = "mathmetrics"
ONE = ("@O10", "r", "2")
"""From O10 to O12: a question about space and time, one token if right, and another roll."""
THREE = ("@O05", "r", "6", ">I04")
"""From O05 to I04: three questions, one of each kind."""
TWO = ("r", "6", "r", "1")
"""Two roll for the order, and the first one starts."""
CARD = "section.question"
FIELD = f"{CARD} input"
VERDICT = "[data-verdict={}]"
GO_ON = ".on button"
_SEEDS = 500
_MOST = 2000


class Asked:
    """A game up to an open question, and its answer."""

    def __init__(self, record: str, keys: list[AnswerKey]) -> None:
        self.record = record
        self._keys = keys

    @property
    def key(self) -> AnswerKey:
        """The answer key of the open question."""
        return self._keys[-1]

    @property
    def right(self) -> str:
        """The text of a right answer, or the number of the choice."""
        return right(self.key)

    @property
    def wrong(self) -> str:
        """A number that is not the answer."""
        return next(
            text
            for text in map(str, range(1, 99))
            if judge(self.key.marking, text).outcome == "wrong"
        )


def right(key: AnswerKey) -> str:
    """The answer to a question of numbers."""
    texts = (key.solution.answer.text.replace("−", "-"), *map(str, range(-_MOST, _MOST)))
    return next(text for text in texts if judge(key.marking, text).outcome == "right")


def start_game(
    *steps: str,
    names: tuple[str, ...] = ("Mila",),
    keypad: str = "digits",
    variant: str = "",
    late: int = 0,
    **options: object,
) -> Asked:
    """A partial game: moves of the seat to move, digits for the die; every question has that
    keypad. `late`: when the first turn continues, in milliseconds.
    """
    game = load_family(FAMILY).game(variant or ("solo" if len(names) == 1 else "token"))
    chosen = choose(game.info.menu, {"players": len(names), "question_seconds": 300} | options)
    state, left = game.setup(chosen), list(steps)
    events: list[Event[object]] = []
    keys: list[AnswerKey] = []
    while True:
        awaits = game.awaits(state)
        event: Event[object]
        at = late if state.turn else 0
        if isinstance(awaits, Chance) and isinstance(awaits.draw, AskQuestion):
            result = question(awaits.draw, keypad)
            key = decode_question(str(result[1])).key
            assert key is not None
            keys.append(key)
            event = Drawn(at, result)
        elif isinstance(awaits, Chance):
            event = Drawn(at, (int(left.pop(0)),))
        elif left and isinstance(awaits, Turn):
            move = game.notation.read_move(left.pop(0))
            assert not isinstance(move, Refusal)
            event = Played(at, awaits.must[0], move)
        else:
            break
        events.append(event)
        state = game.apply(state, event).state
    players = tuple(map(RecordPlayer, names))
    record = Record(FAMILY, game.info.id, game.info.rules, chosen, players, None, tuple(events))
    return Asked(format_record(game, record), keys)


@cache
def question(draw: AskQuestion, keypad: str) -> Result:
    """The first question for a request that has one number as its answer, on that keypad."""
    for seed in range(_SEEDS):
        result = TABLE_SOURCE.ask(draw, SeededRng(str(seed)))
        card = decode_question(str(result[1])).card
        if card.keypad == keypad and not card.boxes and not card.unit:
            return result
    raise AssertionError(f"no question with {keypad}")


def sit(person: Person, server: LocalServer, asked: Asked) -> str:
    """Continue such a game and wait for the question; returns the table."""
    place = server.open_record(asked.record)
    person.go(place.path)
    person.press("Continue")
    expect(person.one(CARD)).to_be_visible()
    expect(person.button("Continue")).to_have_count(0)
    person.wait_until_settled()
    return place.table


def type_on_keypad(person: Person, text: str) -> None:
    """Type on the keypad of the card."""
    for sign in text:
        key = "−" if sign == "-" else sign
        person.touch(person.one(f'{CARD} [data-key="{key}"]'))


def verdict(person: Person, outcome: str) -> Locator:
    """Wait for the verdict."""
    found = person.one(VERDICT.format(outcome))
    expect(found.first).to_be_visible()
    return found


def put_away(person: Person) -> None:
    """Dismiss the verdict."""
    person.touch(person.one(GO_ON))
    expect(person.one(CARD)).to_have_count(0)
