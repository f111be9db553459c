"""Laws of notation: texts are read back as written, and junk is refused."""

from __future__ import annotations

from abaculus.kernel.codec import decode, encode
from abaculus.kernel.events import Played
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal
from abaculus.testing.bad_events import scribble
from abaculus.testing.cases import EventCase, Moment


def event_texts_round_trip(case: EventCase) -> str | None:
    """The text of an event gives the event back and fits into a record."""
    notation, event = case.moment.game.notation, case.step.event
    line = notation.write(case.moment.state, event)
    if line.text != " ".join(line.text.split()) or not line.text:
        return f"{line} does not fit into a line of a record"
    back = notation.read(line, event.at)
    return None if back == event else f"{event} is written {line} and read {back}"


def move_texts_round_trip(case: EventCase) -> str | None:
    """The text of a canonical move gives the move back."""
    event, notation = case.step.event, case.moment.game.notation
    if not isinstance(event, Played):
        return None
    text = notation.write_move(event.move)
    back = notation.read_move(text)
    return None if back == event.move else f"{event.move} is written {text!r} and read {back}"


def moves_travel(case: EventCase) -> str | None:
    """A move survives JSON."""
    event = case.step.event
    if not isinstance(event, Played):
        return None
    back = decode(encode(event.move), case.moment.game.shapes.move)
    return None if back == event.move else f"{event.move} came back as {back}"


def junk_is_refused_or_read(moment: Moment) -> str | None:
    """Any text is refused with a sentence, or is a move whose text is stable."""
    text = scribble(moment)
    notation = moment.game.notation
    move = notation.read_move(text)
    if isinstance(move, Refusal):
        return moment.subject.wording_fault(move.code, move.values)
    written = notation.write_move(move)
    again = notation.read_move(written)
    if isinstance(again, Refusal):
        return f"{text!r} is read {move}, written {written!r}, and then refused: {again}"
    if notation.write_move(again) != written:
        return f"{text!r} is read {move}, but its text {written!r} is not stable"
    return None


def junk_lines_are_refused_or_read(moment: Moment) -> str | None:
    """Any line of a record is refused with a sentence, or is an event that can be judged."""
    text = scribble(moment)
    for seat in (None, 0, moment.options.players):
        event = moment.game.notation.read(EventText(seat, text), moment.now)
        if isinstance(event, Refusal):
            complaint = moment.subject.wording_fault(event.code, event.values)
            if complaint is not None:
                return complaint
        else:
            moment.game.check(moment.state, event)
    return None
