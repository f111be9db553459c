"""Laws of whole games: earlier states stay, replay repeats, records are kept."""

from __future__ import annotations

from itertools import islice
from typing import Any

from abaculus.kernel.awaits import Over
from abaculus.kernel.codec import encode
from abaculus.kernel.events import Event, Left
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.records import (
    Record,
    RecordPlayer,
    format_record,
    parse_headers,
    parse_record,
    replay,
)
from abaculus.kernel.rng import GameRng
from abaculus.testing.cases import Moment, WholeGame
from abaculus.testing.play import Manner, play_on

DREAMS = 3
"""The number of imagined games to finish in each game."""


def the_past_stays_as_it_was(case: WholeGame) -> str | None:
    """No later event changes an earlier state."""
    for number, (state, written) in enumerate(zip(case.states, case.written, strict=True)):
        if encode(state) != written:
            return f"the state after event {number} has changed"
    return None


def replay_repeats(case: WholeGame) -> str | None:
    """The events alone lead through the same states again."""
    game = case.subject.game
    if game.setup(case.options) != case.states[0]:
        return "the setup differs"
    steps = replay(game, case.options, case.events)
    for number, (step, state) in enumerate(zip(steps, case.states[1:], strict=True), 1):
        if step.state != state:
            return f"the state after event {number} differs"
    return None


def records_round_trip(case: WholeGame) -> str | None:
    """A record, finished or not, is read back as it was written."""
    cuts = {len(case.events), case.subject.rng.below(len(case.events) + 1)}
    for cut in sorted(cuts):
        record = _record(case, cut)
        text = format_record(case.subject.game, record)
        back = parse_record(case.subject.game, parse_headers(text))
        if back != record:
            return f"the record of {cut} events is read as another one"
    return None


def damaged_records_are_refused(case: WholeGame) -> str | None:
    """A damaged record is refused with a sentence or is still the record of some game."""
    game, rng = case.subject.game, case.subject.rng
    text = format_record(game, _record(case, len(case.events)))
    for damage in (_drop_line, _drop_event, _change_digit, _cut_short):
        hurt = damage(text, rng)
        try:
            record = parse_record(game, parse_headers(hurt))
        except RefusedError as refused:
            complaint = case.subject.wording_fault(refused.refusal.code, refused.refusal.values)
            if complaint is not None:
                return complaint
        else:
            if parse_record(game, parse_headers(format_record(game, record))) != record:
                return f"{damage.__name__} gives a record that cannot be written and read again"
    return None


def imagined_states_can_be_played(case: WholeGame) -> str | None:
    """An imagined state can be played to its end within the bound."""
    game, rng = case.subject.game, case.subject.rng
    bound = game.bound(case.options)
    for _ in range(DREAMS):
        cut = rng.below(len(case.states))
        seat = rng.below(case.options.players)
        dream = game.imagine(game.view(case.states[cut], seat), rng)
        moment = _moment(case, cut, dream)
        *_, end = (moment, *islice(play_on(moment, Manner()), bound))
        if not end.is_over:
            return f"what seat {seat} imagines after event {cut} does not end in {bound} events"
    return None


def _moment(case: WholeGame, cut: int, state: Any) -> Moment:
    past = case.events[:cut]
    return Moment(
        case.subject,
        case.options,
        state,
        case.subject.game.awaits(state),
        now=past[-1].at if past else 0,
        gone=frozenset(event.seat for event in past if isinstance(event, Left)),
    )


def _record(case: WholeGame, cut: int) -> Record:
    awaits = case.subject.game.awaits(case.states[cut])
    events: tuple[Event[Any], ...] = case.events[:cut]
    return Record(
        family="tested",
        variant=case.subject.game.info.id,
        rules=case.subject.game.info.rules,
        options=case.options,
        players=tuple(RecordPlayer(f"Ada {seat}") for seat in range(case.options.players)),
        outcome=awaits.outcome if isinstance(awaits, Over) else None,
        events=events,
    )


def _drop_line(text: str, rng: GameRng) -> str:
    lines = text.splitlines()
    del lines[rng.below(len(lines))]
    return "\n".join(lines)


def _drop_event(text: str, rng: GameRng) -> str:
    """The record with one event removed and the others renumbered."""
    head, _, body = text.partition("\n\n")
    events = [line.split(" ", 1)[1] for line in body.splitlines()]
    if events:
        del events[rng.below(len(events))]
    return "\n".join([head, "", *(f"{n} {event}" for n, event in enumerate(events, 1))])


def _change_digit(text: str, rng: GameRng) -> str:
    digits = [place for place, sign in enumerate(text) if sign in "0123456789"]
    place = digits[rng.below(len(digits))]
    return text[:place] + str(rng.below(10)) + text[place + 1 :]


def _cut_short(text: str, rng: GameRng) -> str:
    return text[: rng.below(len(text))]
