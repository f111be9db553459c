"""A game as a text file: headers, then one event a line; replay is the only way to a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from abaculus.kernel.awaits import Outcome, Over, first_due
from abaculus.kernel.events import Drawn, Event, TimedOut
from abaculus.kernel.game import AnyGame, Line, Step
from abaculus.kernel.messages import Refusal, Refused
from abaculus.kernel.options import Options, choose, spelled

FIRST_LINE = "abaculus record 1"
_LONGEST = 10_000_000


class Sitter(Struct, frozen=True):
    """Who sat on a seat."""

    name: str
    kind: str = "person"
    """`person`, or `bot` with its level."""


class Record(Struct, frozen=True):
    """A whole game, or the part played so far."""

    family: str
    variant: str
    rules: str
    options: Options
    sitters: tuple[Sitter, ...]
    outcome: Outcome | None
    """None: not finished."""
    events: tuple[Event[Any], ...]


def replay(
    game: AnyGame, options: Options, events: Iterable[Event[Any]]
) -> Iterator[Step[Any, Any]]:
    """Every step of a game, each event judged afresh; raises `Refused` where one cannot be."""
    state = game.setup(options)
    now = 0
    for event in events:
        if event.at != now:
            _check_time(game, state, event, now)
            now = event.at
        step = game.apply(state, event)
        state = step.state
        yield step


def _check_time(game: AnyGame, state: Any, event: Event[Any], now: int) -> None:
    """Time runs forward, a draw takes none of it, and no deadline is passed over."""
    if event.at < now or isinstance(event, Drawn):
        raise Refused(Refusal("record-time", {"at": event.at, "before": now}))
    due = None if isinstance(event, TimedOut) else first_due(game.awaits(state), event.at)
    if due is not None:
        raise Refused(Refusal("record-overdue", {"deadline": due.deadline, "at": due.at}))


def write_record(game: AnyGame, record: Record) -> str:
    """The record as text."""
    lines = [
        FIRST_LINE,
        f"game: {record.family}",
        f"variant: {record.variant}",
        f"rules: {record.rules}",
    ]
    lines += [f"option {key}: {_shown(value)}" for key, value in spelled(record.options).items()]
    for seat, sitter in enumerate(record.sitters):
        lines.append(f"seat {seat}: {_one_line(sitter.kind)}, {_one_line(sitter.name)}")
    lines += [f"result: {_result(record.outcome)}", ""]
    state = game.setup(record.options)
    for number, event in enumerate(record.events, 1):
        line = game.notation.write(state, event)
        whose = "-" if line.seat is None else str(line.seat)
        lines.append(f"{number} {event.at} {whose} {line.text}")
        state = game.apply(state, event).state
    return "\n".join(lines) + "\n"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return _one_line(str(value))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "unfinished"
    places = ", ".join(" ".join(map(str, place)) or "nobody" for place in outcome.places)
    return f"{outcome.reason}; places {places}; scores {' '.join(map(str, outcome.scores))}"


class Headers(Struct, frozen=True):
    """The upper part of a record as it is written, before any game has looked at it."""

    family: str
    variant: str
    rules: str
    options: dict[str, str]
    seats: dict[str, str]
    result: str
    body: tuple[tuple[int, str], ...]
    """The event lines with their line numbers."""


def read_headers(text: str) -> Headers:
    """The headers of a record's text; raises `Refused` with the line at fault."""
    if len(text) > _LONGEST:
        raise Refused(Refusal("record-long", {"most": _LONGEST}))
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise Refused(Refusal("record-first", {"first": FIRST_LINE}))
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    fields = _fields(lines[:end])
    missing = [key for key in ("game", "variant", "rules", "result") if key not in fields]
    if missing:
        raise Refused(Refusal("record-missing", {"key": missing[0]}))
    return Headers(
        family=fields["game"],
        variant=fields["variant"],
        rules=fields["rules"],
        options={k[7:]: v for k, v in fields.items() if k.startswith("option ")},
        seats={k[5:]: v for k, v in fields.items() if k.startswith("seat ")},
        result=fields["result"],
        body=tuple((n + 1, line) for n, line in enumerate(lines) if n > end and line.strip()),
    )


def _fields(lines: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        key, colon, value = line.partition(": ")
        if not colon or key in fields or not _is_header(key):
            raise Refused(Refusal("record-header", {"line": number, "text": line[:60]}))
        fields[key] = value.strip()
    return fields


def _is_header(key: str) -> bool:
    return key in ("game", "variant", "rules", "result") or key.startswith(("option ", "seat "))


def read_record(game: AnyGame, headers: Headers) -> Record:
    """The record behind the headers, replayed to its end; raises `Refused` with line and reason."""
    if headers.rules != game.info.rules:
        raise Refused(
            Refusal("record-rules", {"given": headers.rules[:60], "known": game.info.rules})
        )
    options = choose(game.info.menu, headers.options)
    sitters = _sitters(headers, options.players)
    events = [_event(game, number, line, n) for n, (number, line) in enumerate(headers.body, 1)]
    outcome = _replayed(game, options, events, headers)
    if _result(outcome) != headers.result:
        raise Refused(
            Refusal("record-result", {"given": headers.result[:80], "played": _result(outcome)})
        )
    return Record(
        family=headers.family,
        variant=headers.variant,
        rules=headers.rules,
        options=options,
        sitters=sitters,
        outcome=outcome,
        events=tuple(events),
    )


def _sitters(headers: Headers, players: int) -> tuple[Sitter, ...]:
    if set(headers.seats) != {str(seat) for seat in range(players)}:
        raise Refused(Refusal("record-seats", {"players": players}))
    sitters: list[Sitter] = []
    for seat in range(players):
        kind, comma, name = headers.seats[str(seat)].partition(",")
        if not comma or not kind.strip():
            raise Refused(Refusal("record-seats", {"players": players}))
        sitters.append(Sitter(name=_one_line(name), kind=_one_line(kind)))
    return tuple(sitters)


def _event(game: AnyGame, number: int, line: str, expected: int) -> Event[Any]:
    parts = line.strip().split(" ", 3)
    shape = len(parts) == 4 and all(_is_whole(part) for part in parts[:2])
    if not shape or not (parts[2] == "-" or _is_whole(parts[2])):
        raise Refused(Refusal("record-line", {"line": number, "text": line[:60]}))
    if int(parts[0]) != expected:
        raise Refused(Refusal("record-number", {"line": number, "expected": expected}))
    seat = None if parts[2] == "-" else int(parts[2])
    event = game.notation.read(Line(seat=seat, text=parts[3]), at=int(parts[1]))
    if isinstance(event, Refusal):
        raise Refused(_at_line(number, event))
    return event


def _is_whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 15


def _replayed(
    game: AnyGame, options: Options, events: list[Event[Any]], headers: Headers
) -> Outcome | None:
    state = game.setup(options)
    steps = replay(game, options, events)
    for number, _ in headers.body:
        try:
            state = next(steps).state
        except Refused as refused:
            raise Refused(_at_line(number, refused.refusal)) from refused
    awaits = game.awaits(state)
    return awaits.outcome if isinstance(awaits, Over) else None


def _at_line(number: int, refusal: Refusal) -> Refusal:
    return Refusal(refusal.code, {**refusal.values, "line": number})
