"""`abaculus museum`: historical instruments and numerals, as text."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Annotated, Final

from cyclopts import App, Parameter

from abaculus.cli.inputs import AsJson
from abaculus.cli.output import write, write_json
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.maths.instruments.bones import ROWS, BoneBand, bands, draw_bones, read_row, row_cells
from abaculus.maths.instruments.slide_rule import (
    END,
    ON_SLIDE,
    SCALES,
    START,
    Scale,
    digits,
    place,
    read,
)
from abaculus.terminal.render.text import say

app = App(name="museum", help="Show a slide rule, Napier's bones and old numerals as text.")
_EXHIBITS: Final = ("slide-rule", "bones", "numerals")
_DECIMAL: Final = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,9})?", re.ASCII)
_BONES: Final = 9
"""Bones that fit side by side on a line of 80 characters."""
_MOST: Final = 999
"""The largest number that all systems can write."""
_WIDTH: Final = 66


@app.default
def museum(
    name: Annotated[str | None, Parameter(show=False)] = None, /, *, json: AsJson = False
) -> None:
    """A slide rule, Napier's bones and seven systems of numerals, as text."""
    if name is not None:
        raise RefusedError(
            Refusal("use-exhibit", {"name": name[:60], "known": ", ".join(_EXHIBITS)})
        )
    if json:
        write_json({"exhibits": _EXHIBITS})
        return
    for exhibit in _EXHIBITS:
        write(say("museum-exhibit", name=exhibit))


@app.command(name="slide-rule")
def slide_rule(
    *,
    at: Annotated[str, Parameter(help="The number on D under the 1 of C.")] = "1",
    hair: Annotated[str | None, Parameter(help="The number on C under the hairline.")] = None,
    back: Annotated[bool, Parameter(help="The other side: polygons, solids, formulas.")] = False,
    json: AsJson = False,
) -> None:
    """The slide rule, set to a number; with --hair also the readings under the hairline."""
    if back:
        _show_back(as_json=json)
        return
    shift = place("D", _on_rule(at))
    there = None if hair is None else shift * place("C", _on_rule(hair))
    # past the end, the other end of the slide is used, one whole length away
    if there is not None and there > END:
        shift, there = shift / END, there / END
    if json:
        write_json({"end": 1 if shift >= START else 10, "at": at, "read": _readings(shift, there)})
        return
    from abaculus.maths.instruments.slide_rule_text import rule_lines

    for line in rule_lines(shift, _WIDTH, there):
        write(line)
    if there is not None:
        shown = ", ".join(f"{scale} {value}" for scale, value in _readings(shift, there).items())
        write(say("museum-hairline", end=1 if shift >= START else 10, readings=shown))


def _on_rule(text: str) -> Fraction:
    """The number's digits as a value from 1 to below 10; raises `RefusedError`."""
    if not _DECIMAL.fullmatch(text) or not text.strip("0.,"):
        raise RefusedError(Refusal("use-rule-number", {"text": text[:60]}))
    return digits(Fraction(text.replace(",", ".")))[0]


def _readings(shift: Fraction, hair: Fraction | None) -> dict[Scale, str]:
    """The nearest marks under the hairline; scales that do not reach it are left out."""
    if hair is None:
        return {}
    found: dict[Scale, str] = {}
    for scale in SCALES:
        value = read(scale, hair / shift if scale in ON_SLIDE else hair)
        if value is not None:
            found[scale] = f"{float(value):g}"
    return found


def _show_back(*, as_json: bool) -> None:
    from abaculus.maths.instruments.slide_rule_back import SIDES, SOLIDS, polygon, solid
    from abaculus.terminal.instruments.slide_rule_back import back_lines

    if as_json:
        figures = {"polygons": list(map(polygon, SIDES))}
        write_json({**figures, "solids": [solid(*kind) for kind in SOLIDS]})
        return
    for line in back_lines():
        write(line)


@app.command
def bones(
    number: Annotated[str, Parameter(help="The number to lay with bones.")],
    *,
    row: Annotated[int | None, Parameter(help="The row to take: the digit 1 to 9.")] = None,
    json: AsJson = False,
) -> None:
    """Napier's bones for a number; with --row also that row, read along its diagonals."""
    if not (number.isascii() and number.isdecimal() and len(number) <= _BONES):
        raise RefusedError(Refusal("use-bones", {"text": number[:60], "most": _BONES}))
    if row is not None and row not in ROWS:
        raise RefusedError(Refusal("use-row", {"row": row}))
    lying = tuple(map(int, number))
    if json:
        write_json(_describe_bones(lying, row))
        return
    for line in draw_bones(lying, row or 0):
        write(line)
    if row is not None:
        _show_row(lying, row)


def _describe_bones(lying: tuple[int, ...], row: int | None) -> dict[str, object]:
    rows = ROWS if row is None else (row,)
    found = {str(one): [(c.tens, c.units) for c in row_cells(lying, one)] for one in rows}
    facts: dict[str, object] = {"bones": lying, "rows": found}
    return facts if row is None else {**facts, "product": read_row(lying, row)}


def _show_row(lying: tuple[int, ...], row: int) -> None:
    from abaculus.terminal.instruments.bones import draw_large_row

    for line in draw_large_row(lying, row):
        write(line)
    for column, band in enumerate(bands(lying, row), 1):
        total = _sum(band)
        write(say("museum-band", place=column, sum=total, digit=band.digit, carry=band.carry))
    number = int("".join(map(str, lying)))
    write(say("museum-product", number=str(number), row=row, product=str(read_row(lying, row))))


def _sum(band: BoneBand) -> str:
    terms = [*band.terms, *([band.carried] if band.carried else [])]
    written = " + ".join(map(str, terms))
    return written if len(terms) == 1 else f"{written} = {sum(terms)}"


@app.command
def numerals(
    number: Annotated[str, Parameter(help=f"A whole number from 1 to {_MOST}.")],
    *,
    json: AsJson = False,
) -> None:
    """A number in seven systems: its signs, how to type them, and their names."""
    if not (number.isascii() and number.isdecimal() and len(number) <= 9):
        raise RefusedError(Refusal("use-number", {"text": number[:60], "most": _MOST}))
    value = int(number)
    if not 1 <= value <= _MOST:
        raise RefusedError(Refusal("use-number", {"text": number, "most": _MOST}))
    from abaculus.maths.numerals import COMPOSED, speak_numeral, token_form, write_numeral
    from abaculus.terminal.instruments.numbers import number_lines

    if json:
        ways = {
            system: {
                "signs": write_numeral(system, value),
                "typed": token_form(system, value),
                "spoken": speak_numeral(system, value),
            }
            for system in COMPOSED
        }
        write_json({"number": value, "numerals": ways})
        return
    for line in number_lines(value):
        write(line)
