"""Laws of events, texts and whole games, each broken by a toy bent just so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from abaculus.kernel.awaits import Over
from abaculus.kernel.events import Event, Left, Played, TimedOut
from abaculus.kernel.game import AnyGame, EventText, Step
from abaculus.kernel.messages import News, Refusal, RefusedError, Value
from abaculus.testing import LawBroken, check_game, laws, mutate
from abaculus.testing.law import law_name
from tests.toys.mutants import (
    NOUGHTS,
    SAY,
    SILENT,
    State,
    View,
    bent_outcome,
    bent_text,
    must_be,
    refusing,
)


def bent_step(change: Callable[[Step[Any, Any]], Any]) -> AnyGame:
    """Noughts and crosses with another step made of each step."""
    return mutate(NOUGHTS, apply=lambda state, event: change(NOUGHTS.apply(state, event)))


def accepting(rule: Callable[[Any, Event[Any]], bool]) -> AnyGame:
    """Noughts and crosses that lets something happen that does nothing."""

    def check(state: Any, event: Any) -> Refusal | None:
        return None if rule(state, event) else NOUGHTS.check(state, event)

    def apply(state: Any, event: Any) -> Step[Any, Any]:
        return Step(state, (), event) if rule(state, event) else NOUGHTS.apply(state, event)

    return mutate(NOUGHTS, check=check, apply=apply)


def stumbling_check(state: Any, event: Event[Any]) -> Any:
    must_be(not isinstance(event, Left) or event.seat < 2)
    return NOUGHTS.check(state, event)


def stumbling_awaits(state: Any) -> Any:
    must_be(state.rings == 0)
    return NOUGHTS.awaits(state)


def wordless(state: Any, event: Event[Any]) -> Refusal | None:
    return None if NOUGHTS.check(state, event) is None else Refusal(SILENT)


def other_words(state: Any, event: Event[Any]) -> Any:
    try:
        return NOUGHTS.apply(state, event)
    except RefusedError as refused:
        raise RefusedError(Refusal("noughts-no-square")) from refused


def tracing(state: Any, event: Event[Any]) -> Any:
    try:
        return NOUGHTS.apply(state, event)
    except RefusedError:
        force_setattr(state, "crosses", state.crosses ^ 1)
        raise


def late_for_ever(step: Step[Any, Any]) -> Step[Any, Any]:
    return replace(step, event=replace(step.event, at=step.event.at + 1))


def rounding(step: Step[Any, Any]) -> Step[Any, Any]:
    return replace(step, event=replace(step.event, at=step.event.at // 1000 * 1000))


def telling(*news: News) -> AnyGame:
    return bent_step(lambda step: replace(step, news=news))


def counting_news() -> AnyGame:
    numbers = count()
    return bent_step(lambda step: replace(step, news=(News("noughts-row", {"n": next(numbers)}),)))


def rewriting() -> AnyGame:
    """Late in the game its first state changes."""
    first: list[Any] = []

    def setup(options: Any) -> Any:
        first[:] = [State(0, 0)]
        return first[0]

    def apply(state: Any, event: Any) -> Any:
        if state.rings:
            force_setattr(first[0], "crosses", 1)
        return NOUGHTS.apply(state, event)

    return mutate(NOUGHTS, setup=setup, apply=apply)


def remembering() -> AnyGame:
    """Once something was played, games begin differently."""
    played: list[Any] = []

    def apply(state: Any, event: Any) -> Any:
        played.append(event)
        return NOUGHTS.apply(state, event)

    return mutate(NOUGHTS, setup=lambda _: State(0, 0, 1 if played else None), apply=apply)


def dreaming() -> AnyGame:
    """States that are imagined look alike and cannot be played."""
    dreams: set[int] = set()
    kept: list[Any] = []

    def imagine(view: Any, rng: Any) -> Any:
        dream = replace(view.board)
        kept.append(dream)
        dreams.add(id(dream))
        return dream

    def apply(state: Any, event: Any) -> Any:
        must_be(id(state) not in dreams)
        return NOUGHTS.apply(state, event)

    return mutate(NOUGHTS, imagine=imagine, apply=apply)


BENT = {
    "a writer of one sign": (
        "event-texts-round-trip",
        bent_text(write=lambda state, event: EventText(event.seat, "%")),
    ),
    "a text that breaks the line": (
        "event-texts-round-trip",
        bent_text(write=lambda state, event: EventText(event.seat, "a1\n")),
    ),
    "a writer of one square": ("move-texts-round-trip", bent_text(write_move=lambda move: "a1")),
    "a move of another shape": (
        "moves-travel",
        mutate(NOUGHTS, shapes=replace(NOUGHTS.shapes, move=View)),
    ),
    "a check that lets all pass": (
        "check-and-apply-agree",
        mutate(NOUGHTS, check=lambda state, event: None),
    ),
    "a check that stumbles": ("check-and-apply-agree", mutate(NOUGHTS, check=stumbling_check)),
    "an apply with words of its own": (
        "check-and-apply-agree",
        mutate(NOUGHTS, apply=other_words),
    ),
    "a clock that strikes unasked": (
        "misfits-are-refused",
        accepting(lambda state, event: isinstance(event, TimedOut)),
    ),
    "a game that goes on after its end": (
        "misfits-are-refused",
        accepting(lambda s, event: isinstance(NOUGHTS.awaits(s), Over) and isinstance(event, Left)),
    ),
    "a move by a seat that is not there": (
        "misfits-are-refused",
        accepting(lambda state, event: isinstance(event, Played) and event.seat == 2),
    ),
    "a refusal that leaves a trace": (
        "refused-events-change-nothing",
        mutate(NOUGHTS, apply=tracing),
    ),
    "a refusal without words": ("refusals-have-sentences", refusing(NOUGHTS, wordless)),
    "a form that is never final": ("canonical-events-repeat", bent_step(late_for_ever)),
    "an apply that counts": ("canonical-events-repeat", counting_news()),
    "a form that rounds the time": ("canonical-events-stay-themselves", bent_step(rounding)),
    "news for nobody": ("news-is-for-seats-that-exist", telling(News("noughts-row", only=(2,)))),
    "news without words": ("news-has-sentences", telling(News(SILENT))),
    "a past that changes": ("the-past-stays-as-it-was", rewriting()),
    "a setup that remembers": ("replay-repeats", remembering()),
    "a dream in which nothing moves": ("imagined-states-can-be-played", dreaming()),
    "an end of two lines": ("records-round-trip", bent_outcome(reason="three\nin a row")),
    "a turn that cannot be told": ("random-play-goes-on", mutate(NOUGHTS, awaits=stumbling_awaits)),
    "a bound that is too low": (
        "games-end-within-their-bound",
        mutate(NOUGHTS, bound=lambda options: 4),
    ),
}

DAMAGE = "damaged-records-are-refused"
UNSAID = ("records-round-trip",)
"""Laws whose breach would be found as a missing sentence first."""


@pytest.mark.parametrize("bend", BENT)
def test_a_bent_game_breaks_its_law(bend: str) -> None:
    law, game = BENT[bend]

    with pytest.raises(LawBroken) as broken:
        check_game(game, messages=None if law in UNSAID else SAY)

    assert law == broken.value.law


def test_a_damaged_record_has_to_be_refused_in_words() -> None:
    def say(code: str, values: Mapping[str, Value]) -> str:
        if code.startswith("record-"):
            raise LookupError(code)
        return SAY(code, values)

    with pytest.raises(LawBroken) as broken:
        check_game(NOUGHTS, messages=say)

    assert broken.value.law == DAMAGE


def test_every_law_of_events_texts_and_games_catches_a_breach() -> None:
    held = {*map(law_name, laws.ATTEMPT_LAWS), *map(law_name, laws.EVENT_LAWS)}
    held |= {*map(law_name, laws.GAME_LAWS), laws.PLAY_GOES_ON, laws.GAMES_END}

    assert held == {law for law, _ in BENT.values()} | {DAMAGE}


def test_a_broken_law_says_where_it_was_broken() -> None:
    _, game = BENT["news without words"]

    with pytest.raises(LawBroken) as broken:
        check_game(game, seed=7, messages=SAY)

    assert (broken.value.seed, broken.value.event) == ("7, game 0", 1)
    assert "noughts breaks news-has-sentences: there is no sentence for" in str(broken.value)
