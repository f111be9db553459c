"""Blue cards: nine numbers that hide types, templates and dice, all drawn late (2.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.blue_deck import OURS, SIDES, TYPES, Die, blue_deck
from abaculus.games.mathematicus.board import board
from abaculus.games.mathematicus.elements import blue_types
from abaculus.games.mathematicus.moves import Move, Number
from abaculus.games.mathematicus.pieces import throw_die
from abaculus.games.mathematicus.state import State
from abaculus.kernel.draws import AskQuestion, Draw, Pick, Result, Roll, Spread
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat, Value
from abaculus.questions.delivery.request import QuestionRequest, encode_request

NUMBERS: Final = 9
LEVEL: Final = 0
"""The level of a question without one."""
BONES: Final = "N"
"""The type for which bones are laid before the clock starts."""
LAYING: Final = 30_000
"""The most time for laying them."""
_CONTESTS: Final = ("square", "ambush", "figure")
"""The contests a blue card may decide: all that follow a landing."""


def is_blue(state: State, stake: phases.Stake, seat: Seat) -> bool:
    """Whether a seat is asked with a blue card: its square is blue, and it plays with some."""
    if not blue_types(state.hands[seat].elements) or stake.kind not in _CONTESTS:
        return False
    return board(state.rules.board).squares[stake.square].is_blue


def start_pick(stake: phases.Stake, seat: Seat) -> phases.BluePick:
    """The card lies face down, and nothing about it is decided."""
    return phases.BluePick(phases.QuestionState(stake, seat, LEVEL))


def handle_blue_pick(
    state: State, phase: phases.BluePick, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Name a number."""
    if not isinstance(move, Number):
        return None
    if not 1 <= move.number <= NUMBERS:
        return Refusal("X-NUMBER")
    return replace(
        state, phase=phases.BlueDealing(replace(phase.question, blue=phases.Blue(move.number)))
    )


def kind_of(blue: phases.Blue) -> str:
    """The type behind the number that was named."""
    return blue.types[blue.number - 1]


def is_composed(question: phases.QuestionState) -> bool:
    """Whether an answer is laid of the signs of a system of numerals."""
    return question.blue is not None and bool(TYPES[kind_of(question.blue)].system)


def next_draw(state: State, question: phases.QuestionState) -> Draw:
    """First what all numbers hide, then a template, then its dice."""
    blue = blue_card_of(question)
    if not blue.types:
        return _behind(blue_types(state.hands[question.seat].elements))
    source = state.rules.blue
    return _rolls(source, blue.card) if blue.card else _templates(source, kind_of(blue))


def blue_card_of(question: phases.QuestionState) -> phases.Blue:
    """What is known of a blue card after its number was named."""
    assert question.blue is not None  # noqa: S101 - asked of blue cards only
    return question.blue


@lru_cache(maxsize=1024)
def _behind(types: str) -> Spread:
    return Spread(tuple(types), NUMBERS)


@lru_cache(maxsize=64)
def _templates(source: str, kind: str) -> Pick:
    return Pick(tuple((card, 1) for card in blue_deck(source).types[kind].cards), 1)


@lru_cache(maxsize=64)
def _rolls(source: str, card: str) -> Roll:
    return Roll(tuple(SIDES[die] for die in blue_deck(source).dice(card)))


def apply_draw(
    state: State, question: phases.QuestionState, result: Result, news: list[News]
) -> State:
    """More of the card is known; once the dice have fallen, its question can be asked."""
    blue, seat = blue_card_of(question), question.seat
    if not blue.types:
        blue = replace(blue, types="".join(map(str, result)))
        values: dict[str, Value] = {
            "player": PlayerValue(seat),
            "number": blue.number,
            "type": kind_of(blue),
            "types": blue.types,
        }
        news.append(News("blue-card", values))
        return replace(state, phase=phases.BlueDealing(replace(question, blue=blue)))
    if not blue.card:
        blue = replace(blue, card=str(result[0]))
        return replace(state, phase=phases.BlueDealing(replace(question, blue=blue)))
    rolls = tuple([int(face) for face in result])
    dice = blue_deck(state.rules.blue).dice(blue.card)
    shown = faces(dice, rolls)
    scores = ", ".join(map(str, shown))
    news.append(News("blue-rolled", {"player": PlayerValue(seat), "rolls": scores}))
    state = throw_die(state, seat, 0, shown, dice)
    asked = replace(question, blue=replace(blue, rolls=rolls))
    return replace(state, blues=state.blues + 1, phase=phases.Asking(asked))


def faces(dice: tuple[Die, ...], rolls: tuple[int, ...]) -> tuple[int, ...]:
    """What dice show; the faces of a binary die are 0 and 1."""
    return tuple([roll - (die == "binary") for die, roll in zip(dice, rolls, strict=True)])


def request_question(
    state: State, question: phases.QuestionState, profile: str, locale: str
) -> AskQuestion:
    """The question of a template with its dice and its square."""
    blue = blue_card_of(question)
    deck = blue_deck(state.rules.blue)
    shown = faces(deck.dice(blue.card), blue.rolls)
    request = _request_text(blue.card, shown, question.stake.square, profile, locale)
    return AskQuestion(request, pack="" if blue.card in OURS else deck.pack)


@lru_cache(maxsize=512)
def _request_text(card: str, rolls: tuple[int, ...], square: int, profile: str, locale: str) -> str:
    return encode_request(
        QuestionRequest(blue=card, rolls=rolls, square=square, profile=profile, locale=locale)
    )
