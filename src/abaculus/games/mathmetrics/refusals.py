"""Why a move cannot be made now: the codes and their order (specification 10)."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathmetrics import moves, phases
from abaculus.games.mathmetrics.board import board, space_of
from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.state import State
from abaculus.kernel.messages import PlayerValue as Named
from abaculus.kernel.messages import Refusal, Seat, Value
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.questions.delivery.stored_question import read_answer

_FITTING: Final[dict[type, tuple[type, ...]]] = {
    moves.Roll: (phases.Ready, phases.Bonus, phases.Ordering),
    moves.Place: (phases.Starting,),
    moves.Go: (phases.Choosing,),
    moves.Answer: (phases.Asking,),
    moves.Pass: (phases.Asking,),
    ChanceAnswer: (phases.Asking,),
    moves.Choose: (phases.Picking,),
    moves.Wait: (phases.HoleIn,),
    moves.Seven: (phases.Hole,),
    moves.Blast: (phases.HoleIn, phases.Hole),
    moves.Here: (),
}
"""The phases in which a move makes sense."""
LONGEST: Final = 500
"""The most characters of an answer."""


def move_refusal(state: State, seat: Seat, move: moves.Move) -> Refusal | None:
    """The first reason in the order of the specification."""
    phase = state.phase
    if isinstance(phase, phases.Ended):
        return Refusal("E_OVER")
    if not 0 <= seat < state.rules.players or state.players[seat].is_gone:
        return Refusal("E_SEAT")
    if isinstance(phase, phases.Rolling | phases.Fetching | phases.Marking):
        return Refusal("E_WAIT")
    if type(move) is moves.Here and state.players[seat].is_absent:
        return None
    if seat != phase.seat:
        return Refusal("E_TURN", {"player": Named(phase.seat)})
    if type(phase) not in _FITTING[type(move)]:
        return Refusal("E_PHASE", {"first": _PHASES[type(phase)]})
    if isinstance(move, moves.Roll | moves.Pass | moves.Wait | moves.Seven | moves.Blast):
        return None
    return _content_refusal(state, move)


_PHASES: Final[dict[type, str]] = {
    phases.Ordering: "roll",
    phases.Starting: "start",
    phases.Ready: "roll",
    phases.Bonus: "roll",
    phases.Choosing: "move",
    phases.Picking: "pick",
    phases.HoleIn: "hole-in",
    phases.Hole: "hole",
    phases.Asking: "answer",
}


def _content_refusal(state: State, move: moves.Move) -> Refusal | None:
    phase = state.phase
    match move:
        case moves.Go():
            return (
                _path_refusal(phase.options, move) if isinstance(phase, phases.Choosing) else None
            )
        case moves.Place(space=space):
            found = board(state.rules.board).spaces.get(space)
            is_outer = found is not None and found.ring == "outer"
            return None if is_outer else Refusal("E_SPACE", {"space": space[:20]})
        case moves.Choose(category=category):
            return None if category in CATEGORIES else Refusal("E_CAT")
        case moves.Answer(text=text):
            return _answer_refusal(state, text)
        case ChanceAnswer(percent=percent):
            return None if 0 <= percent <= 100 else Refusal("E_ANSWER", _unread_values("0 to 100"))
        case _:
            return None


def _path_refusal(options: tuple[phases.Destination, ...], move: moves.Go) -> Refusal | None:
    found = match_options(options, move)
    if len(found) == 1:
        return None
    if found:
        ways = ", ".join(option.to for option in found)
        return Refusal("E_AMBIGUOUS", {"ways": ways})
    rolls = sorted({option.value for option in options})
    names = ", ".join(option.to for option in options)
    return Refusal("E_PATH", {"roll": ", ".join(map(str, rolls)), "ways": names})


def match_options(
    options: tuple[phases.Destination, ...], move: moves.Go
) -> list[phases.Destination]:
    """The destinations a text can mean: a space, or a whole position."""
    to = move.to
    found = [option for option in options if to in (option.to, space_of(option.to))]
    if move.value is None:
        return found
    return [option for option in found if option.value == move.value]


def _answer_refusal(state: State, text: str) -> Refusal | None:
    if len(text) > LONGEST:
        return Refusal("E_ANSWER", _unread_values(""))
    question = state.question
    read = None if question is None else read_answer(question.sheet, text)
    if read is None or read.code == "read":
        return None
    return Refusal("E_ANSWER", {"sentence": read.sentence, "why": read.code})


def _unread_values(sentence: str) -> dict[str, Value]:
    return {"sentence": sentence, "why": "range"}
