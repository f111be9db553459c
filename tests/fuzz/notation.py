"""Fuzzes moves as text at positions of every game: `python -m tests.fuzz.notation`.

An input is a position and how it is asked, then the text: of a move at the table, of a line of a
record, or of a field of the desk. It is refused with a sentence or read, and what is read is
written and read again as the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from abaculus.kernel.desk import seat_to_move
from abaculus.kernel.events import Event, Played
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal
from abaculus.kernel.rng import SeededRng
from abaculus.testing.cases import Moment, try_event
from tests.fuzz import engine, texts
from tests.fuzz.positions import PositionName, PositionPicker, find_wording_fault, load_position

WAYS = ("move", "move", "move", "record", "desk")


class NotationFuzzer(engine.TextFuzzer):
    """Moves as text."""

    name = "notation"
    watched = ("games", "gamekit", "grids", "kernel")

    def __init__(self) -> None:
        self._positions = PositionPicker()

    def seeds(self) -> Sequence[bytes]:
        """None are needed: every position has moves of its own."""
        return ()

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """A text at some position, mostly near a legal move."""
        position, way = self._positions.pick(rng), rng.choice(WAYS)
        moment = load_position(position)
        others = [_body(rng.choice(pool))] if pool else []
        good = _good_line(position) if way == "record" and rng.random() < 0.5 else ""
        good = good or _good_text(moment, way, rng)
        text = rng.choice((good, good, good, *others))
        changed = texts.mutate(rng, text, [good, *others]) if rng.random() < 0.95 else text
        return f"{position} {way}\n{changed}".encode("utf-8", "surrogatepass")

    def run(self, data: bytes) -> str:
        """What is wrong with how the text was read."""
        head, _, text = texts.decode(data).partition("\n")
        position, _, way = head.rpartition(" ")
        try:
            moment = load_position(PositionName.parse(position))
        except ValueError:
            return ""
        asks = {"move": try_move, "record": try_line, "desk": try_desk}
        return asks[way](moment, text) if way in asks else ""


def _body(data: bytes) -> str:
    return texts.decode(data).partition("\n")[2]


def _good_text(moment: Moment, way: str, rng: Random) -> str:
    """A text that would be understood here."""
    game, played = moment.game, [one for one in moment.events if isinstance(one, Played)]
    if moment.asked:
        seat = rng.choice(moment.asked)
        move = game.sample(moment.state, seat, SeededRng(rng.random().hex()))
    elif played:
        move = rng.choice(played).move
    else:
        return ""
    text = game.notation.write_move(move)
    return f"move={text}" if way == "desk" else text


def _good_line(position: PositionName) -> str:
    """The text of the event that led here, as a record writes it; empty: none did."""
    before, moment = (
        load_position(position._replace(events=position.events - 1)),
        load_position(position),
    )
    if position.events == 0 or before is moment:
        return ""
    return moment.game.notation.write(before.state, moment.events[-1]).text


def try_move(moment: Moment, text: str) -> str:
    """What is wrong with how a move's text is read and judged."""
    notation = moment.game.notation
    move = notation.read_move(text)
    if isinstance(move, Refusal):
        return find_wording_fault(moment, move)
    written = notation.write_move(move)
    again = notation.read_move(written)
    if isinstance(again, Refusal) or notation.write_move(again) != written:
        return f"unstable: read as {move}, written {written!r}, read again as {again}"
    for seat in moment.asked or (0,):
        moment.game.preview(moment.state, seat, move)
        fault = _try_event(moment, Played(moment.now, seat, move))
        if fault:
            return fault
    return ""


def try_line(moment: Moment, text: str) -> str:
    """What is wrong with how a record's line is read and judged."""
    for seat in (None, 0, 10**9):
        event = moment.game.notation.read(EventText(seat, text), moment.now)
        fault = (
            find_wording_fault(moment, event)
            if isinstance(event, Refusal)
            else _try_event(moment, event)
        )
        if fault:
            return fault
    return ""


def _try_event(moment: Moment, event: Event[Any]) -> str:
    """What is wrong with how the rules take an event."""
    game = moment.game
    refusal = game.check(moment.state, event)
    step = try_event(game, moment.state, event)
    if isinstance(step, Refusal):
        return find_wording_fault(moment, step) if step == refusal else f"check says {refusal}"
    if refusal is not None:
        return f"check says {refusal}, and yet it happened"
    line = game.notation.write(moment.state, step.event)
    back = game.notation.read(line, step.event.at)
    if back != step.event or " ".join(line.text.split()) != line.text:
        return f"unstable: {step.event} is written {line} and read {back}"
    return game.fault(step.state) or ""


def try_desk(moment: Moment, text: str) -> str:
    """What is wrong with the desk's reply, the text giving some of its fields line by line."""
    game, desk = moment.game, moment.subject.desk
    if desk is None:
        return ""
    view = game.view(moment.state, seat_to_move(game, moment.state))
    names = {field.name for field in desk.judge_fields}
    lines = [line.partition("=") for line in text.split("\n")]
    # whoever asks the desk has seen to it that nothing required is missing
    given = {field.name: "" for field in desk.judge_fields if field.required}
    given |= desk.given(game, view)
    given |= {name: value for name, _, value in lines if name in names}
    reply = desk.judge(game, moment.options, given)
    if isinstance(reply, Refusal):
        return find_wording_fault(moment, reply)
    for item in (reply.headline, *reply.because):
        fault = moment.subject.wording_fault(item.code, item.values)
        if fault:
            return fault
    return ""


FUZZER = NotationFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Send so many texts of moves to every game."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
