"""Laws of the desk: its verdicts are those of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from abaculus.kernel.awaits import Turn
from abaculus.kernel.desk import Desk, seat_to_move
from abaculus.kernel.events import Played
from abaculus.kernel.messages import Refusal, Seat
from abaculus.testing.bad_events import scribble
from abaculus.testing.cases import Moment

OFTEN = 3
"""One state in this many is described to the desk."""
SLIPS = 4
"""The number of moves with typing errors to judge in each state."""


def the_desk_says_what_the_rules_say(moment: Moment) -> str | None:
    """In a position described to it, the desk allows and refuses what `check` does.

    This is about moves of the turn: texts do not describe a vote or an agreement to end.
    """
    desk, awaits = moment.subject.desk, moment.awaits
    if desk is None or not isinstance(awaits, Turn) or not moment.subject.one_in(OFTEN):
        return None
    for seat in awaits.must:
        given = desk.given(moment.game, moment.game.view(moment.state, seat))
        complaint = _verdict_fault(moment, desk, seat, given) if given else None
        if complaint is not None:
            return complaint
    return None


def _verdict_fault(moment: Moment, desk: Desk, seat: Seat, given: Mapping[str, str]) -> str | None:
    game = moment.game
    built = desk.build_state(game, moment.options, given)
    if isinstance(built, Refusal):
        return f"{given} describes a table of the game and is refused: {built}"
    if seat_to_move(game, built) != seat:
        # the texts name no seat, so a move that names a seat would mean another one
        return None
    for text in _moves_to_judge(moment, seat):
        move = game.notation.read_move(text)
        if isinstance(move, Refusal) or _is_for_others(moment, built, move):
            continue
        expected = _code(game.check(moment.state, Played(moment.now, seat, move)))
        found = _desk_code(moment, desk, given, built, seat, text)
        if found != expected:
            return f"{text} at {given}: check says {expected}, the desk {found}"
    return None


def _is_for_others(moment: Moment, built: Any, move: Any) -> bool:
    """Whether other seats may make the move too, here or at the desk, so that no turn is needed."""
    for state in (moment.state, built):
        awaits = moment.game.awaits(state)
        others = awaits.may if isinstance(awaits, Turn) else ()
        if any(moment.game.check(state, Played(moment.now, seat, move)) is None for seat in others):
            return True
    return False


def _moves_to_judge(moment: Moment, seat: Seat) -> Iterator[str]:
    """The texts of a legal move, of recent moves, and of both with typing errors."""
    write, rng = moment.game.notation.write_move, moment.subject.rng
    legal = write(moment.game.sample(moment.state, seat, rng))
    yield legal
    for _ in range(SLIPS):
        place = rng.below(len(legal))
        yield legal[:place] + legal[rng.below(len(legal))] + legal[place + 1 :]
        yield scribble(moment)
    for event in moment.events:
        if isinstance(event, Played):
            yield write(event.move)


def _desk_code(
    moment: Moment, desk: Desk, given: Mapping[str, str], built: Any, seat: Seat, text: str
) -> str:
    """The desk's verdict on a move; if it has no field for moves, the verdict of the rules."""
    game = moment.game
    if any(field.name == "move" for field in desk.judge_fields):
        answer = desk.judge(game, moment.options, {**given, "move": text})
        return _code(answer if isinstance(answer, Refusal) else None)
    move = game.notation.read_move(text)
    return _code(game.check(built, Played(0, seat, move)))


def _code(refusal: Refusal | None) -> str:
    return "legal" if refusal is None else refusal.code
