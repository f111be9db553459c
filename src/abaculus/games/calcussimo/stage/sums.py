"""The points of a play explained row by row: every number, every coloured square, the sum."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from abaculus.games.calcussimo.scoring import NUMBER_FACTORS, WHOLE_FACTORS
from abaculus.games.calcussimo.stage.faces import MARKS, chip_face
from abaculus.games.calcussimo.stage.runs import squares
from abaculus.games.calcussimo.terms import Calculation, JudgedPlay, Premium
from abaculus.games.calcussimo.view import View
from abaculus.grids import ACROSS, DOWN
from abaculus.kernel.messages import FormulaValue, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import ScoreRow
from abaculus.maths import format_mixed_number


class PlaySum(Struct, frozen=True):
    """The points of a play, explained."""

    formula: Text
    """The main calculation as printed."""
    rows: tuple[ScoreRow[Text], ...]
    total: ScoreRow[Text]


def explain_sum(view: View, judged: JudgedPlay) -> PlaySum:
    """The rows of every calculation, and their sum."""
    jokers = {*view.jokers, *(cell for cell, _, is_joker in judged.placed if is_joker)}
    counted = [CalculationRows(view, jokers, calculation) for calculation in judged.calculations]
    main = counted[0]
    if len(counted) == 1 and not main.is_multiplied():
        return PlaySum(main.formula(), tuple(main.rows()), main.together())
    if len(counted) == 1:
        total = ScoreRow(Text("row-total"), str(judged.points))
        return PlaySum(main.formula(), tuple(main.everything()), total)
    rows = tuple(row for part in counted for row in (part.heading(), *part.everything()))
    parts = FormulaValue("+".join(str(calculation.points) for calculation in judged.calculations))
    return PlaySum(
        main.formula(), rows, ScoreRow(Text("row-sum", {"sum": parts}), str(judged.points))
    )


class CalculationRows:
    """One calculation with its coloured squares."""

    def __init__(self, view: View, jokers: set[int], calculation: Calculation) -> None:
        self._old = view.grid.pieces
        self._jokers = jokers
        self._calculation = calculation
        step = DOWN if calculation.down else ACROSS
        run = calculation.run
        self._cells = range(calculation.cell, calculation.cell + step * len(run), step)
        self._premiums: dict[int, Premium] = {}
        if calculation.scored is not None:
            self._premiums = {
                self._cells.index(premium.cell): premium
                for premium in calculation.premiums
                if premium.colour in NUMBER_FACTORS
            }

    def is_multiplied(self) -> bool:
        """Whether a square doubles or triples the whole calculation."""
        return any(premium.colour in WHOLE_FACTORS for premium in self._calculation.premiums)

    def formula(self) -> Text:
        """The calculation as printed, with its result where it is whole."""
        face = self._calculation.face
        run: dict[str, Value] = {"run": FormulaValue(self._calculation.run)}
        if face is None:
            return Text("formula-run", run)
        return Text("formula", {**run, "result": face})

    def heading(self) -> ScoreRow[Text]:
        """A heading that says which of several calculations the next rows are about."""
        return ScoreRow(self.formula(), cells=squares(self._cells))

    def everything(self) -> Iterator[ScoreRow[Text]]:
        """The rows of the calculation: what is added, the sum, what multiplies it."""
        rows = tuple(self.rows())
        yield from rows
        if sum(bool(row.points) for row in rows) > 1:
            yield self.together()
        yield from self.wholes()

    def rows(self) -> Iterator[ScoreRow[Text]]:
        """The terms: a number, or numbers multiplied and divided."""
        if self._calculation.scored is None:
            yield ScoreRow(
                Text("row-spoiled", {"counted": FormulaValue(self._calculation.counted)})
            )
        run = self._calculation.run
        first = 0
        for after in (*(place for place, chip in enumerate(run) if chip in "+-"), len(run)):
            sign = run[first - 1] if first else "+"
            is_lone = after - first == 1
            yield self._number(first, sign) if is_lone else self._term(first, after, sign)
            first = after + 1

    def _number(self, place: int, sign: str) -> ScoreRow[Text]:
        cell, chip = self._cells[place], self._calculation.run[place]
        is_joker = cell in self._jokers
        premium = self._premiums.get(place)
        values: dict[str, Value] = {"sign": "minus" if sign == "-" else "plus"}
        if premium is not None:
            code = "row-premium"
            values["product"] = FormulaValue(f"{chip}*{NUMBER_FACTORS[premium.colour]}")
        else:
            code = "row-old" if cell in self._old else "row-joker" if is_joker else "row-new"
            values["number"] = chip
        return ScoreRow(
            text=Text(code, values),
            points=_with_sign(sign, Fraction(self._value(place))),
            face=chip_face(chip, is_joker=is_joker),
            mark=MARKS[premium.colour] if premium else None,
            cells=squares((cell,)),
        )

    def _term(self, first: int, after: int, sign: str) -> ScoreRow[Text]:
        run = self._calculation.run
        value = Fraction(self._value(first))
        for place in range(first + 2, after, 2):
            number = self._value(place)
            value = value * number if run[place - 1] == "*" else value / number
        marks = [self._premiums[place] for place in range(first, after) if place in self._premiums]
        code = "row-term-premium" if marks else "row-term"
        written = self._multiplied(first, after)
        values: dict[str, Value] = {"sign": "minus" if sign == "-" else "plus", "term": written}
        return ScoreRow(
            text=Text(code, values),
            points=_with_sign(sign, value),
            mark=MARKS[marks[0].colour] if len(marks) == 1 else None,
            cells=squares(self._cells[first:after]),
        )

    def _value(self, place: int) -> int:
        premium = self._premiums.get(place)
        number = int(self._calculation.run[place])
        return number * NUMBER_FACTORS[premium.colour] if premium else number

    def _multiplied(self, first: int, after: int) -> FormulaValue:
        """Part of the run with the factors written out: `3*2*7`, `8/(2*3)`."""
        run = self._calculation.run
        parts: list[str] = []
        for place in range(first, after):
            premium = self._premiums.get(place)
            text = run[place]
            if premium is not None:
                text = f"{text}*{NUMBER_FACTORS[premium.colour]}"
                text = f"({text})" if place > first and run[place - 1] == "/" else text
            parts.append(text)
        return FormulaValue("".join(parts))

    def together(self) -> ScoreRow[Text]:
        """The calculation with its numbers as counted, and its result."""
        calculation = self._calculation
        numbers = [
            str(self._value(place)) if place % 2 == 0 else chip
            for place, chip in enumerate(calculation.run)
        ]
        return ScoreRow(
            Text("row-sum", {"sum": FormulaValue("".join(numbers))}), str(self._result())
        )

    def wholes(self) -> Iterator[ScoreRow[Text]]:
        """The squares that multiply the whole calculation."""
        points = self._result()
        for premium in self._calculation.premiums:
            factor = WHOLE_FACTORS.get(premium.colour)
            if factor:
                product = FormulaValue(f"{points}*{factor}")
                points *= factor
                code = "row-logo" if premium.colour == "L" else "row-whole"
                yield ScoreRow(
                    Text(code, {"product": product}),
                    str(points),
                    mark=MARKS[premium.colour],
                    cells=squares((premium.cell,)),
                )

    def _result(self) -> int:
        scored = self._calculation.scored
        return (self._calculation.face or 0) if scored is None else scored


def _with_sign(sign: str, value: Fraction) -> str:
    return format_mixed_number(-value if sign == "-" else value)
