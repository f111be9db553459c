"""Moves as text (5.2); seats are counted from 1."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import quote, unquote

from abaculus.games.mathematicus import moves
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.question_source import ChanceAnswer

LONGEST: Final = 700
"""Room for an answer of 200 characters with three signs for each."""

_SAFE: Final = "/:;,=()[]<>+*^!'|"
_SIGNS: Final[dict[str, moves.Move]] = {
    "R4": moves.Roll(4),
    "R12": moves.Roll(12),
    "K4": moves.Extra(4),
    "K12": moves.Extra(12),
    "F": moves.Walk(forward=True),
    "B": moves.Walk(forward=False),
    "P": moves.Pass(),
    "S": moves.Serve(),
    "S4": moves.BuyOff("4"),
    "S12": moves.BuyOff("12"),
    "SJ": moves.BuyOff("J"),
    "G-": moves.Remainder(None),
    "C": moves.Challenge(),
    "C*": moves.Challenge(by_medal=True),
    "C-": moves.NoChallenge(),
    "X": moves.DoubleTime(),
    "A!": moves.GiveUp(),
    "H:A": moves.TakeHalf("A"),
    "H:B": moves.TakeHalf("B"),
    "I-": moves.Decline(),
    "E": moves.End(),
    "GO": moves.Go(),
    "U:end": moves.StopNow(),
    "Y": moves.Yes(),
    "Z": moves.No(),
    "V+": moves.Judge(True),
    "V-": moves.Judge(False),
    "V": moves.Judge(None),
    "O": moves.Objection(),
}
_WRITTEN: Final = {move: text for text, move in _SIGNS.items()}
_FIGURE: Final = "([EAHKGT])"
_SEAT: Final = "([1-9][0-9]?)"


def _parse_seat(text: str | None) -> Seat | None:
    return None if text is None else int(text) - 1


_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], moves.Move]], ...]] = (
    (re.compile("G:([0-9])"), lambda found: moves.Remainder(int(found[1]))),
    (re.compile("Q:([0-9]|[1-9][0-9])"), lambda found: moves.Number(int(found[1]))),
    (
        re.compile(rf"C(\*?)>{_SEAT}(?::{_FIGURE})?"),
        lambda found: moves.Challenge(bool(found[1]), _parse_seat(found[2]), found[3] or ""),
    ),
    (
        re.compile(f"M:{_FIGURE}(?:<{_SEAT})?"),
        lambda found: moves.Medal(found[1], _parse_seat(found[2])),
    ),
    (
        re.compile(f"N:{_FIGURE}(?:<{_SEAT})?"),
        lambda found: moves.Exchange(found[1], _parse_seat(found[2])),
    ),
    (
        re.compile(f"J:(C[0-9]{{2}})(?:=([0-9]))?(?::{_FIGURE})?"),
        lambda found: moves.Use(
            found[1], None if found[2] is None else int(found[2]), found[3] or ""
        ),
    ),
    (re.compile(f"I:{_FIGURE}"), lambda found: moves.Choose(found[1])),
    (
        re.compile(f"I:{_FIGURE}/{_FIGURE}<{_SEAT}"),
        lambda found: moves.Choose(found[1], found[2], _parse_seat(found[3])),
    ),
    (re.compile("T:(4|12|c|x)"), lambda found: moves.Token(cast(Any, found[1]))),
    (re.compile("W:([TCODI])"), lambda found: moves.Pawn(cast(Any, found[1]))),
    (re.compile(f"L:{_SEAT}=([0-9])"), lambda found: moves.Level(int(found[1]) - 1, int(found[2]))),
    (
        re.compile(rf"U:([a-z_]{{1,40}})(?:\.{_SEAT})?=([A-Za-z0-9_-]{{1,40}})"),
        lambda found: moves.Change(found[1], found[3], _parse_seat(found[2])),
    ),
    (re.compile("A~(100|[1-9]?[0-9])"), lambda found: ChanceAnswer(int(found[1]))),
)


def parse_move(text: str) -> moves.Move | Refusal:
    """The move a text means, read without looking at any table."""
    bare = text.strip()
    if len(bare) > LONGEST:
        return Refusal("X-LONG")
    bare = bare.replace("−", "-").replace("–", "-") if not bare.startswith("A:") else bare
    known = _SIGNS.get(bare)
    if known is not None:
        return known
    if bare.startswith("A:"):
        return _parse_answer(bare[2:])
    for pattern, made in _FORMS:
        found = pattern.fullmatch(bare)
        if found is not None:
            return made(found)
    return Refusal("bad-text")


def _parse_answer(written: str) -> moves.Move | Refusal:
    try:
        text = " ".join(unquote(written, errors="strict").split())
    except UnicodeDecodeError:
        return Refusal("bad-text")
    return (
        moves.Answer(text)
        if text and text.isprintable()
        else Refusal("X-MALFORMED", {"why": "none"})
    )


def format_move(move: moves.Move) -> str:
    """The canonical text of a move."""
    known = _WRITTEN.get(move)
    if known is not None:
        return known
    match move:
        case moves.Answer(text=text):
            return f"A:{quote(text, safe=_SAFE)}"
        case ChanceAnswer(percent=percent):
            return f"A~{percent}"
        case moves.Level(seat=seat, level=level):
            return f"L:{seat + 1}={level}"
        case moves.Change(key=key, value=value, seat=seat):
            return f"U:{key}{'' if seat is None else f'.{seat + 1}'}={value}"
        case _:
            return _format_choice(move)


def _format_choice(move: moves.Move) -> str:
    match move:
        case moves.Challenge(by_medal=by_medal, rival=rival, figure=figure):
            return f"C{'*' * by_medal}>{_one(rival)}{figure and f':{figure}'}"
        case moves.Medal(figure=figure, rival=rival):
            return f"M:{figure}{_from(rival)}"
        case moves.Exchange(figure=figure, rival=rival):
            return f"N:{figure}{_from(rival)}"
        case moves.Use(card=card, score=score, figure=figure):
            return f"J:{card}{'' if score is None else f'={score}'}{figure and f':{figure}'}"
        case moves.Choose(figure=figure, other=other, rival=rival):
            return f"I:{figure}{other and f'/{other}'}{_from(rival)}"
        case moves.Token(kind=kind):
            return f"T:{kind}"
        case moves.Pawn(solid=solid):
            return f"W:{solid}"
        case moves.Remainder(value=value):
            return f"G:{value}"
        case moves.Number(number=number):
            return f"Q:{number}"
        case _:
            raise AssertionError(f"{move} has no text")


def _from(rival: Seat | None) -> str:
    return "" if rival is None else f"<{rival + 1}"


def _one(rival: Seat | None) -> int:
    return 0 if rival is None else rival + 1
