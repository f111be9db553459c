"""Bad events: too late, too early, from the wrong seat, or unexpected."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.chance import allows
from abaculus.kernel.draws import Arrange, AskQuestion, Draw, MarkAnswer, Pick, Result, Roll, Spread
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.messages import Refusal
from abaculus.testing.cases import Attempt, Moment


def bad_events(moment: Moment) -> Iterator[Attempt]:
    """Events that a table must survive at this moment; most must be refused."""
    if moment.is_over:
        for event in _anything(moment):
            yield Attempt(moment, event, "the game is over")
        return
    yield from _strange_draws(moment)
    yield from _strange_times(moment)
    yield from _out_of_turn(moment)
    for event in _anything(moment):
        yield Attempt(moment, event)


def _anything(moment: Moment) -> Iterator[Event[Any]]:
    """Earlier moves played again, scribbled ones, odd numbers, and every seat leaving."""
    for event in moment.events[-3:]:
        yield event
        if isinstance(event, Played):
            for seat in moment.asked or moment.seats:
                yield Played(moment.now, seat, event.move)
    for text in (scribble(moment), *_odd_numbers(moment)):
        move = moment.game.notation.read_move(text)
        if not isinstance(move, Refusal):
            yield Played(moment.now, (moment.asked or moment.seats)[0], move)
    for seat in moment.seats:
        yield Left(moment.now + 1, seat)
    yield Drawn(moment.now, (1,))
    yield TimedOut(moment.now, "never", None)


def _odd_numbers(moment: Moment) -> Iterator[str]:
    """The last move with one of its numbers too small or too large."""
    for move in [event.move for event in moment.events if isinstance(event, Played)][-1:]:
        text = moment.game.notation.write_move(move)
        numbers = list(NUMBER.finditer(text))
        if numbers:
            found = numbers[moment.subject.rng.below(len(numbers))]
            for odd in ("0", "-1", "999999"):
                yield text[: found.start()] + odd + text[found.end() :]


def _out_of_turn(moment: Moment) -> Iterator[Attempt]:
    moves = [event.move for event in moment.events if isinstance(event, Played)][-1:]
    if moment.asked:
        seat = moment.asked[0]
        moves.append(moment.game.sample(moment.state, seat, moment.subject.rng))
        yield Attempt(moment, Played(max(0, moment.now - 1), seat, moves[-1]))
    for seat in (-1, moment.options.players, 10**9):
        yield Attempt(moment, Left(moment.now, seat), f"there is no seat {seat}")
        for move in moves:
            yield Attempt(moment, Played(moment.now, seat, move), f"there is no seat {seat}")
    for seat in moment.seats:
        if seat not in moment.asked:
            for move in moves:
                event = Played(moment.now, seat, move)
                yield Attempt(moment, event, f"seat {seat} is not to move")


def _strange_draws(moment: Moment) -> Iterator[Attempt]:
    if not isinstance(moment.awaits, Chance):
        for stray in ((), (1,), ("1",)):
            yield Attempt(moment, Drawn(moment.now, stray), "no draw is awaited")
        return
    draw = moment.awaits.draw
    for result in _strange_results(draw):
        if not allows(draw, result):
            yield Attempt(moment, Drawn(moment.now, result), "the draw cannot give this")
    if isinstance(draw, AskQuestion | MarkAnswer):
        for torn in ("{", "[]", '{"card": 1}'):
            yield Attempt(moment, Drawn(moment.now, ("+", torn)), "the sheet cannot be read")


def _strange_results(draw: Draw) -> Iterator[Result]:
    yield from ((), (0,), (-1,), ("",), ("nothing of this kind",))
    match draw:
        case Roll(sides):
            yield tuple(side + 1 for side in sides)
            yield tuple(str(side) for side in sides)
            yield (*sides, 1)
        case Pick(bag, many):
            yield tuple(kind for kind, count in bag for _ in range(count + 1))[:many]
            yield tuple(kind for kind, count in bag for _ in range(count))[: many + 1]
            yield tuple(kind for kind, count in reversed(bag) for _ in range(count))[:many]
        case Arrange(things):
            yield things[:-1]
            yield things[:1] * len(things)
        case Spread(kinds, places):
            yield kinds[:1] * places
            yield (kinds * places)[: places + 1]
            yield (*(kinds * places)[: places - 1], "nothing of this kind")
        case AskQuestion():
            yield from ((1, ""), ("frac.mul@1/L3#0f3k9c2m",))
        case MarkAnswer():
            yield from (("", ""), ("?", ""), ("+",), ("+", 1))


def _strange_times(moment: Moment) -> Iterator[Attempt]:
    deadlines = moment.awaits.deadlines if isinstance(moment.awaits, Turn) else ()
    known = {(one.name, one.seat) for one in deadlines}
    for one in deadlines:
        if one.at > 0:
            early = TimedOut(one.at - 1, one.name, one.seat)
            yield Attempt(moment, early, "the time is not yet over")
        yield Attempt(moment, TimedOut(one.at, one.name, one.seat))
        yield Attempt(moment, TimedOut(one.at + 1, one.name, one.seat))
        for seat in (None, *moment.seats, moment.options.players):
            if (one.name, seat) not in known:
                stray = TimedOut(one.at, one.name, seat)
                yield Attempt(moment, stray, "no such time runs")
    for seat in (None, 0, -1):
        stray = TimedOut(moment.now, "no such deadline", seat)
        yield Attempt(moment, stray, "no such time runs")


NUMBER = re.compile("[0-9]+")
JUNK = (
    *(
        "",
        " ",
        "\n",
        "\t",
        "?",
        "%",
        "-",
        ":",
        "::",
        "(",
        "((((((((",
        "[]",
        "{}",
        '"',
        "\\",
        "\x00",
    ),
    *(
        "0",
        "-1",
        "00",
        "1" * 400,
        "1e9",
        "1/0",
        "١٢",
        "½",
        "²",
        "Ⅷ",
        "é",
        "×÷−",
        "🂡",
        "\u202e",
        "None",
    ),
    *("a1", "z99", "A0h 1", "&", "^", "~", "@", "#", "= =", "nul\x00l", "x" * 2000, "1 " * 300),
)


def scribble(moment: Moment) -> str:
    """A text that may or may not be a move: junk, or a real one with a typing error."""
    rng = moment.subject.rng
    moves = [event.move for event in moment.events if isinstance(event, Played)]
    if not moves or rng.below(3) == 0:
        return JUNK[rng.below(len(JUNK))]
    text = moment.game.notation.write_move(moves[rng.below(len(moves))])
    place = rng.below(len(text) + 1)
    slip = JUNK[rng.below(len(JUNK))][:2]
    return text[:place] + slip + text[place + rng.below(3) :]
