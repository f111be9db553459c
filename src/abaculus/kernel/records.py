"""A game as a text file: headers, then one event per line; replay is the only way to a state."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from abaculus.errors import RecordError, RefusedError
from abaculus.kernel.awaits import Outcome, Over, first_due
from abaculus.kernel.events import Drawn, Event, TimedOut
from abaculus.kernel.game import AnyGame, EventText, Step
from abaculus.kernel.messages import Refusal
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import Options, flatten_options
from abaculus.kernel.registry import load_family

FIRST_LINE = "abaculus record 1"
_LONGEST = 10_000_000
_GAME = re.compile(r"^game: (\S+)", re.MULTILINE)
_NEAR = 1_000
"""Characters in which a record names its game."""


class RecordPlayer(Struct, frozen=True):
    """Who sat at a seat."""

    name: str
    kind: str = "person"
    """`person`, or `bot` with its level."""


class Record(Struct, frozen=True):
    """A whole game, or the part played so far; `str()` is its text."""

    family: str
    variant: str
    rules: str
    options: Options
    players: tuple[RecordPlayer, ...]
    outcome: Outcome | None
    """How it ended; None: it has not."""
    events: tuple[Event[Any], ...]

    def __repr__(self) -> str:
        result = "unfinished" if self.outcome is None else self.outcome.reason
        return f"<Record {self.family}/{self.variant}: {len(self.events)} events, {result}>"

    def __str__(self) -> str:
        return format_record(load_family(self.family).game(self.variant), self)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text, replayed to its end; raises `RecordError`."""
        headers = parse_headers(text)
        return parse_record(load_family(headers.family).game(headers.variant), headers)

    @classmethod
    def read(cls, file: str | Path) -> Record:
        """Read a record from a file; raises `RecordError` with line and reason."""
        try:
            text = Path(file).read_text("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError(Refusal("record-first", {"first": FIRST_LINE})) from error
        return cls.parse(text)

    def save(self, file: str | Path) -> None:
        """Write the record to a text file."""
        Path(file).write_text(str(self), "utf-8")


def replay(
    game: AnyGame, options: Options, events: Iterable[Event[Any]]
) -> Iterator[Step[Any, Any]]:
    """The steps of a game, each event checked; raises `RefusedError` at one that cannot happen."""
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
    """Check that time runs forward, that draws take no time and that no deadline is skipped."""
    if event.at < now or isinstance(event, Drawn):
        raise RecordError(Refusal("record-time", {"at": event.at, "before": now}))
    due = None if isinstance(event, TimedOut) else first_due(game.awaits(state), event.at)
    if due is not None:
        raise RecordError(Refusal("record-overdue", {"deadline": due.deadline, "at": due.at}))


def format_record(game: AnyGame, record: Record) -> str:
    """The record as text."""
    lines = [
        FIRST_LINE,
        f"game: {record.family}",
        f"variant: {record.variant}",
        f"rules: {record.rules}",
    ]
    lines += [
        f"option {key}: {_format_value(value)}"
        for key, value in flatten_options(record.options).items()
    ]
    for seat, player in enumerate(record.players):
        lines.append(f"seat {seat}: {_join_lines(player.kind)}, {_join_lines(player.name)}")
    lines += [f"result: {_format_result(record.outcome)}", ""]
    state = game.setup(record.options)
    for number, event in enumerate(record.events, 1):
        line = game.notation.write(state, event)
        whose = "-" if line.seat is None else str(line.seat)
        lines.append(f"{number} {event.at} {whose} {line.text}")
        state = game.apply(state, event).state
    return "\n".join(lines) + "\n"


def _format_value(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return _join_lines(str(value))


def _join_lines(text: str) -> str:
    return " ".join(text.split())


def _format_result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "unfinished"
    places = ", ".join(" ".join(map(str, place)) or "nobody" for place in outcome.places)
    return f"{outcome.reason}; places {places}; scores {' '.join(map(str, outcome.scores))}"


class Headers(Struct, frozen=True):
    """The upper part of a record as written, before it is checked against any game."""

    family: str
    variant: str
    rules: str
    options: dict[str, str]
    seats: dict[str, str]
    result: str
    body: tuple[tuple[int, str], ...]
    """The event lines with their line numbers."""


def family_name(text: str) -> str:
    """The family that a record's text names near its beginning; empty if it names none."""
    found = _GAME.search(text, 0, _NEAR)
    return found[1] if found else ""


def parse_headers(text: str) -> Headers:
    """The headers of a record's text; raises `RecordError` with line and reason."""
    if len(text) > _LONGEST:
        raise RecordError(Refusal("record-long", {"most": _LONGEST}))
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(Refusal("record-first", {"first": FIRST_LINE}))
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    fields = _parse_fields(lines[:end])
    missing = [key for key in ("game", "variant", "rules", "result") if key not in fields]
    if missing:
        raise RecordError(Refusal("record-missing", {"key": missing[0]}))
    return Headers(
        family=fields["game"],
        variant=fields["variant"],
        rules=fields["rules"],
        options={k[7:]: v for k, v in fields.items() if k.startswith("option ")},
        seats={k[5:]: v for k, v in fields.items() if k.startswith("seat ")},
        result=fields["result"],
        body=tuple((n + 1, line) for n, line in enumerate(lines) if n > end and line.strip()),
    )


def _parse_fields(lines: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        key, colon, value = line.partition(": ")
        if not colon or key in fields or not _is_header(key):
            raise RecordError(Refusal("record-header", {"line": number, "text": line[:60]}))
        fields[key] = value.strip()
    return fields


def _is_header(key: str) -> bool:
    return key in ("game", "variant", "rules", "result") or key.startswith(("option ", "seat "))


def parse_record(game: AnyGame, headers: Headers) -> Record:
    """The record that belongs to the headers, replayed to its end.

    Raises `RecordError` with line and reason.
    """
    info = game.info
    if headers.rules not in (info.rules, *info.past_rules):
        raise RecordError(
            Refusal("record-rules", {"given": headers.rules[:60], "known": info.rules})
        )
    options = check_options(game, headers.options)
    if headers.rules != info.rules:
        options = replace(options, rules=headers.rules)
    players = _parse_players(headers, options.players)
    events = [
        _parse_event(game, number, line, n) for n, (number, line) in enumerate(headers.body, 1)
    ]
    outcome = _replay_outcome(game, options, events, headers)
    if _format_result(outcome) != headers.result:
        raise RecordError(
            Refusal(
                "record-result", {"given": headers.result[:80], "played": _format_result(outcome)}
            )
        )
    return Record(
        family=headers.family,
        variant=headers.variant,
        rules=headers.rules,
        options=options,
        players=players,
        outcome=outcome,
        events=tuple(events),
    )


def _parse_players(headers: Headers, count: int) -> tuple[RecordPlayer, ...]:
    if set(headers.seats) != {str(seat) for seat in range(count)}:
        raise RecordError(Refusal("record-seats", {"players": count}))
    players: list[RecordPlayer] = []
    for seat in range(count):
        kind, comma, name = headers.seats[str(seat)].partition(",")
        if not comma or not kind.strip():
            raise RecordError(Refusal("record-seats", {"players": count}))
        players.append(RecordPlayer(name=_join_lines(name), kind=_join_lines(kind)))
    return tuple(players)


def _parse_event(game: AnyGame, number: int, line: str, expected: int) -> Event[Any]:
    parts = line.strip().split(" ", 3)
    shape = len(parts) == 4 and all(_is_number(part) for part in parts[:2])
    if not shape or not (parts[2] == "-" or _is_number(parts[2])):
        raise RecordError(Refusal("record-line", {"line": number, "text": line[:60]}))
    if int(parts[0]) != expected:
        raise RecordError(Refusal("record-number", {"line": number, "expected": expected}))
    seat = None if parts[2] == "-" else int(parts[2])
    event = game.notation.read(EventText(seat=seat, text=parts[3]), at=int(parts[1]))
    if isinstance(event, Refusal):
        raise RecordError(_add_line_number(number, event))
    return event


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 15


def _replay_outcome(
    game: AnyGame, options: Options, events: list[Event[Any]], headers: Headers
) -> Outcome | None:
    state = game.setup(options)
    steps = replay(game, options, events)
    for number, _ in headers.body:
        try:
            state = next(steps).state
        except RefusedError as refused:
            raise RecordError(_add_line_number(number, refused.refusal)) from refused
    awaits = game.awaits(state)
    return awaits.outcome if isinstance(awaits, Over) else None


def _add_line_number(number: int, refusal: Refusal) -> Refusal:
    return Refusal(refusal.code, {**refusal.values, "line": number})
