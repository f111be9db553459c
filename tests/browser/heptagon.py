"""Tables of Mathematicus as far as they were played: what was rolled and asked is fixed."""

from __future__ import annotations

from playwright.sync_api import expect

from abaculus.games.mathematicus.phases import Dealing, Drawing
from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.discovery import family
from abaculus.kernel.draws import Ask, Mark, Pick, Result
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.nature import SeededNature
from abaculus.kernel.options import choose
from abaculus.kernel.records import Record, Sitter, write_record
from abaculus.kernel.said import Refusal
from abaculus.questions.asking.keeper import KEEPER
from abaculus.questions.asking.sheets import Key, opened
from tests.browser.asking import question, right
from tests.browser.house import House, Place
from tests.browser.people import Person

FAMILY = "mathematicus"
BOARD = "[data-painted]"
SQUARE = f"{BOARD} [data-cell]"
PAWN = f"{BOARD} [data-piece]"
CARD = "section.question"


class Begun:
    """A game so far, and the keys of the questions that were asked in it."""

    def __init__(self, record: str, keys: list[Key]) -> None:
        self.record = record
        self._keys = keys

    @property
    def right(self) -> str:
        """What is typed for a right answer to the open question."""
        return right(self._keys[-1])


def begun(
    *steps: str, names: tuple[str, ...] = ("Mila",), variant: str = "basic", **options: object
) -> Begun:
    """Plays moves of whoever is to act, `2:C` of a seat, `=3` for the answer of the open question
    by the dice, `C06` for a Chance card and numbers for the dice."""
    game = family(FAMILY).game(variant)
    chosen = choose(game.info.menu, {"players": len(names)} | options)
    state, left = game.setup(chosen), list(steps)
    events: list[Event[object]] = []
    keys: list[Key] = []
    while True:
        awaits = game.awaits(state)
        event: Event[object]
        if isinstance(awaits, Chance):
            result = _drawn(state.phase, awaits, left)
            if isinstance(awaits.draw, Ask):
                key = opened(str(result[1])).key
                assert key is not None
                keys.append(key)
            event = Drawn(0, result)
        elif left and isinstance(awaits, Turn):
            event = _played(game.notation.read_move, left.pop(0), awaits, keys)
        else:
            break
        events.append(event)
        state = game.apply(state, event).state
    sitters = tuple(map(Sitter, names))
    told = Record(FAMILY, game.info.id, game.info.rules, chosen, sitters, None, tuple(events))
    return Begun(write_record(game, told), keys)


def _drawn(phase: object, awaits: Chance, left: list[str]) -> Result:
    draw = awaits.draw
    if isinstance(draw, Ask):
        return question(draw, "digits")
    if isinstance(draw, Mark):
        return KEEPER.mark(draw, SeededNature("marks"))
    if isinstance(phase, Dealing):
        assert isinstance(draw, Pick)
        return (draw.bag[0][0],)
    if isinstance(phase, Drawing):
        return (left.pop(0),)
    many = len(draw.sides) if hasattr(draw, "sides") else 1
    return tuple(int(left.pop(0)) for _ in range(many))


def _played(read: object, word: str, awaits: Turn, keys: list[Key]) -> Played[object]:
    assert callable(read)
    named, _, text = word.partition(":")
    is_named = named.isdigit()
    seat = int(named) - 1 if is_named else awaits.must[0]
    move = read(f"A:{right(keys[-1])}" if word == "right" else text if is_named else word)
    assert not isinstance(move, Refusal), word
    return Played(0, seat, move)


def sit(person: Person, house: House, so_far: Begun) -> Place:
    """Goes on with such a game."""
    place = house.brought(so_far.record)
    person.go(place.path)
    person.press("Go on")
    expect(person.button("Go on")).to_have_count(0)
    person.settles()
    return place
