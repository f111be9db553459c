"""Laws of what a state waits for: seats, chance, time or the end."""

from __future__ import annotations

from abaculus.kernel.awaits import Chance, Deadline, Outcome, Over, Turn
from abaculus.kernel.chance import allows, enumerate_results
from abaculus.kernel.draws import Arrange, AskQuestion, Draw, MarkAnswer, Pick, Roll, Spread
from abaculus.kernel.events import Drawn, Left
from abaculus.testing.cases import Moment


def turns_are_well_formed(moment: Moment) -> str | None:
    """A seat is waited for or a clock runs; the seats exist and are named once."""
    awaits = moment.awaits
    if not isinstance(awaits, Turn):
        return None
    if not awaits.must and not awaits.deadlines:
        return "nobody is to move and no clock runs"
    if len(set(moment.asked)) < len(moment.asked):
        return f"a seat is named twice: {awaits}"
    strangers = [seat for seat in moment.asked if seat not in moment.seats]
    return f"there is no seat {strangers[0]}" if strangers else None


def deadlines_lie_ahead(moment: Moment) -> str | None:
    """Each deadline has its own name and seat, and is not in the past when it is set."""
    deadlines = moment.awaits.deadlines if isinstance(moment.awaits, Turn) else ()
    names = {(one.name, one.seat) for one in deadlines}
    if len(names) < len(deadlines):
        return f"two deadlines have one name: {deadlines}"
    complaints = (_deadline_fault(moment, one) for one in deadlines)
    return next((text for text in complaints if text is not None), None)


def _deadline_fault(moment: Moment, deadline: Deadline) -> str | None:
    if deadline.at < moment.now:
        return f"{deadline} is before the last event at {moment.now}"
    if deadline.seat is not None and deadline.seat not in moment.seats:
        return f"{deadline} is for a seat that is not there"
    return None


def draws_are_possible(moment: Moment) -> str | None:
    """A draw can be made, and the traits of the game say that it has chance."""
    if not isinstance(moment.awaits, Chance):
        return None
    if not moment.game.info.traits.chance:
        return "the card says that there is no chance"
    draw = moment.awaits.draw
    return None if _is_possible(draw) else f"{draw} cannot be drawn"


def _is_possible(draw: Draw) -> bool:
    match draw:
        case Roll(sides):
            return bool(sides) and min(sides) >= 1
        case Pick(bag, many):
            counts = dict(bag)
            if len(counts) < len(bag) or min(counts.values(), default=0) < 0:
                return False
            return 0 <= many <= sum(counts.values())
        case Arrange(things):
            return bool(things) and len(set(things)) == len(things)
        case Spread(kinds, places):
            return bool(kinds) and len(set(kinds)) == len(kinds) and places > 0
        case AskQuestion():
            return True
        case MarkAnswer(percent=percent):
            return percent is None or 0 <= percent <= 100


def odds_add_up(moment: Moment) -> str | None:
    """If the results are few, their odds add up to one and each result can happen."""
    if not isinstance(moment.awaits, Chance) or not _is_short(moment.awaits.draw):
        return None
    results = list(enumerate_results(moment.awaits.draw))
    if sum(odds for _, odds in results) != 1:
        return f"the odds of {moment.awaits.draw} do not add up"
    for result, _ in results:
        refusal = moment.game.check(moment.state, Drawn(moment.now, result))
        if refusal is not None or not allows(moment.awaits.draw, result):
            return f"{result} can be drawn and is refused: {refusal}"
    return None


def _is_short(draw: Draw) -> bool:
    match draw:
        case Roll(sides):
            size = 1
            for side in sides:
                size *= side
            return size <= 100
        case Pick(bag, many):
            return many <= 1 or len(bag) ** many <= 100
        case Arrange(things):
            return len(things) <= 4
        case Spread(kinds, places):
            ways: int = len(kinds) ** places
            return ways <= 1000
        case AskQuestion() | MarkAnswer():
            return True


def anyone_may_leave(moment: Moment) -> str | None:
    """Every seat that has not left may leave until the game is over."""
    if moment.is_over:
        return None
    for seat in moment.seats:
        if seat not in moment.gone:
            refusal = moment.game.check(moment.state, Left(moment.now, seat))
            if refusal is not None:
                return f"seat {seat} is held back: {refusal}"
    return None


def the_gone_are_not_waited_for(moment: Moment) -> str | None:
    """A seat that has left is not waited for."""
    waited = [seat for seat in moment.asked if seat in moment.gone]
    return f"seat {waited[0]} has left and is to move" if waited else None


def places_hold_every_seat_once(moment: Moment) -> str | None:
    """The outcome places each seat once; only the first place may be empty."""
    if not isinstance(moment.awaits, Over):
        return None
    outcome = moment.awaits.outcome
    seats = sorted(seat for place in outcome.places for seat in place)
    if seats != list(moment.seats):
        return f"{outcome.places} do not place {len(moment.seats)} seats once each"
    return "an empty place" if not all(outcome.places[1:]) else None


def scores_fit_the_seats(moment: Moment) -> str | None:
    """The outcome has one whole number as the score of each seat."""
    if not isinstance(moment.awaits, Over):
        return None
    return _scores_fault(moment.awaits.outcome, len(moment.seats))


def _scores_fault(outcome: Outcome, players: int) -> str | None:
    if len(outcome.scores) != players:
        return f"{len(outcome.scores)} scores for {players} seats"
    if not all(type(score) is int for score in outcome.scores):
        return f"{outcome.scores} are not whole numbers"
    return None


def outcomes_have_sentences(moment: Moment) -> str | None:
    """The reason for the end has a sentence."""
    if not isinstance(moment.awaits, Over):
        return None
    return moment.subject.wording_fault(moment.awaits.outcome.reason, {})
