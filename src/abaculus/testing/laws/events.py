"""Laws of events: refusals, steps and news."""

from __future__ import annotations

from abaculus.kernel.codec import encode
from abaculus.kernel.events import Left, Played, TimedOut
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.testing.cases import Attempt, EventCase, try_event


def check_and_apply_agree(attempt: Attempt) -> str | None:
    """`apply` raises exactly the refusal that `check` returns, and only then."""
    game, state = attempt.moment.game, attempt.moment.state
    expected = game.check(state, attempt.event)
    done = try_event(game, state, attempt.event)
    found = done if isinstance(done, Refusal) else None
    if found == expected:
        return None
    return f"{attempt.event}: check says {expected}, apply {found or 'does it'}"


def misfits_are_refused(attempt: Attempt) -> str | None:
    """An event that is impossible in any game is refused."""
    if not attempt.misfit:
        return None
    if attempt.moment.game.check(attempt.moment.state, attempt.event) is None:
        return f"{attempt.event} was accepted although {attempt.misfit}"
    return None


def refused_events_change_nothing(attempt: Attempt) -> str | None:
    """A refusal leaves the state unchanged."""
    game, state = attempt.moment.game, attempt.moment.state
    before = encode(state)
    try:
        game.apply(state, attempt.event)
    except RefusedError:
        return None if encode(state) == before else f"{attempt.event} left a trace"
    return None


def refusals_have_sentences(attempt: Attempt) -> str | None:
    """Every refusal has a sentence."""
    refusal = attempt.moment.game.check(attempt.moment.state, attempt.event)
    if refusal is None:
        return None
    return attempt.moment.subject.wording_fault(refusal.code, refusal.values)


def canonical_events_repeat(case: EventCase) -> str | None:
    """The canonical event has the same effect and is its own canonical form."""
    again: Step[object, object] = case.moment.game.apply(case.moment.state, case.step.event)
    if again.event != case.step.event:
        return f"{case.step.event} becomes {again.event}"
    return None if again == case.step else f"{case.event} and its canonical form differ"


def canonical_events_stay_themselves(case: EventCase) -> str | None:
    """The canonical form has the kind, time and seat of the event."""
    given, kept = case.event, case.step.event
    if (type(given), given.at) != (type(kept), kept.at):
        return f"{given} is kept as {kept}"
    named = (Played, Left, TimedOut)
    if isinstance(given, named) and isinstance(kept, named) and given.seat != kept.seat:
        return f"{given} is kept as {kept}"
    return None


def news_is_for_seats_that_exist(case: EventCase) -> str | None:
    """The seats that hear or do not hear an item exist."""
    for item in case.step.news:
        for seat in (*(item.only or ()), *item.unless):
            if seat not in case.moment.seats:
                return f"{item} is for seat {seat}"
    return None


def news_has_sentences(case: EventCase) -> str | None:
    """Every item of news has a sentence."""
    for item in case.step.news:
        complaint = case.moment.subject.wording_fault(item.code, item.values)
        if complaint is not None:
            return complaint
    return None
