# hot: compiled with mypyc where possible
"""Why a line is illegal, with the values for a good sentence (section 10)."""

from __future__ import annotations

from typing import Final

from abaculus.errors import AbaculusError
from abaculus.games.pytagora.equality.value_text import format_value
from abaculus.games.pytagora.equality.values import Value
from abaculus.games.pytagora.kinds import SIGNS, format_piece
from abaculus.grids import x_of, y_of
from abaculus.kernel.messages import FormulaValue, Refusal
from abaculus.kernel.messages import Value as MessageValue

_AROUND: Final = 2
_SHOWN_PIECES: Final = 40


class MisreadError(AbaculusError):
    """The first fault of a member."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def formula(pieces: tuple[str, ...]) -> FormulaValue:
    """Pieces as mathematics, with the middle of very long ones left out."""
    if len(pieces) > _SHOWN_PIECES:
        half = _SHOWN_PIECES // 2
        return FormulaValue(f"{''.join(pieces[:half])}…{''.join(pieces[-half:])}")
    return FormulaValue("".join(pieces))


def piece_text(pieces: tuple[str, ...]) -> str:
    """Pieces one by one, for what is not mathematics."""
    return "".join([format_piece(piece) for piece in pieces[:_SHOWN_PIECES]])


def cell_name(cell: int) -> str:
    """A cell as people read it: column and row, such as `4,-2`."""
    return f"{x_of(cell)},{y_of(cell)}"


def _misread_error(code: str, **values: MessageValue) -> MisreadError:
    return MisreadError(Refusal(code, values))


def _around(pieces: tuple[str, ...], start: int, end: int, place: int) -> str:
    return piece_text(pieces[max(start, place - _AROUND) : min(end, place + _AROUND + 1)])


# How a member is written


def missing_side(pieces: tuple[str, ...], place: int) -> MisreadError:
    """One side of an = is empty."""
    return _misread_error("empty_member", side="left" if place == 0 else "right")


def expression_fault(
    pieces: tuple[str, ...], start: int, end: int, place: int, why: str
) -> MisreadError:
    """Something is missing or too much at a place: `why` is `first`, `minus`, `last`, …."""
    piece = format_piece(pieces[place]) if place < end else ""
    before = format_piece(pieces[place - 1]) if place > start else ""
    near = _around(pieces, start, end, place)
    return _misread_error("bad_expression", why=why, near=near, piece=piece, before=before)


def leading_zero(pieces: tuple[str, ...], start: int, end: int) -> MisreadError:
    """A whole number of several digits begins with 0."""
    zeros = start
    while zeros < end - 1 and pieces[zeros] == "0":
        zeros += 1
    better = formula(pieces[zeros:end])
    return _misread_error("leading_zero", number=piece_text(pieces[start:end]), better=better)


def trailing_zero(pieces: tuple[str, ...], start: int, end: int) -> MisreadError:
    """The decimals end in 0."""
    last = end
    while pieces[last - 1] == "0":
        last -= 1
    if pieces[last - 1] == ",":
        last -= 1
    better = formula(pieces[start:last])
    return _misread_error("trailing_zero", number=piece_text(pieces[start:end]), better=better)


def misplaced_comma(pieces: tuple[str, ...], start: int, end: int, place: int) -> MisreadError:
    """A comma without digits on both sides, or a second one."""
    return _misread_error("comma_misplaced", near=_around(pieces, start, end, place))


def misplaced_period(pieces: tuple[str, ...], start: int, end: int, place: int) -> MisreadError:
    """A period bar that is not between a comma and digits."""
    return _misread_error("period_misplaced", near=_around(pieces, start, end, place))


def period_not_shortest(pieces: tuple[str, ...], start: int, end: int, why: str) -> MisreadError:
    """A longer way to write a period: `nothing` (0 or 9 for ever), `repeats`, `early`."""
    return _misread_error("period_not_shortest", why=why, number=piece_text(pieces[start:end]))


def unclosed_bracket(pieces: tuple[str, ...], place: int, end: int) -> MisreadError:
    """A bracket that is not closed."""
    return _misread_error("bracket_unbalanced", why="open", near=piece_text(pieces[place:end]))


def unopened_bracket(pieces: tuple[str, ...], start: int, place: int) -> MisreadError:
    """A bracket that was not opened."""
    return _misread_error(
        "bracket_unbalanced", why="close", near=piece_text(pieces[start : place + 1])
    )


def pointless_bracket(pieces: tuple[str, ...], start: int, end: int) -> MisreadError:
    """Brackets around a single thing."""
    inside = formula(pieces[start + 1 : end - 1])
    return _misread_error("bracket_pointless", part=formula(pieces[start:end]), inside=inside)


def stacked_power(pieces: tuple[str, ...], place: int) -> MisreadError:
    """A power of a power without brackets."""
    both = format_piece(pieces[place - 1]) + format_piece(pieces[place])
    return _misread_error("stacked_power", powers=both, power=format_piece(pieces[place]))


def zero_fault(
    pieces: tuple[str, ...],
    start: int,
    sign: int,
    end: int,
    times: bool,
    left_is_zero: bool,
    right_is_zero: bool,
) -> MisreadError:
    """× or ÷ with an operand of value 0."""
    part = formula(pieces[start:end])
    left, right = pieces[start:sign], pieces[sign + 1 : end]
    if times:
        zero = right if right_is_zero else left
        return _misread_error("times_zero", part=part, zero=formula(zero), plain=_is_plain(zero))
    code = "divided_by_zero" if right_is_zero else "zero_divided"
    zero = right if right_is_zero else left
    return _misread_error(code, part=part, zero=formula(zero), plain=_is_plain(zero))


def _is_plain(pieces: tuple[str, ...]) -> str:
    """Whether a part shows its value: `yes` for a whole number as written."""
    return "yes" if "".join(pieces).isdigit() else "no"


def division_not_whole(part: tuple[str, ...], value: Value) -> MisreadError:
    """A quotient that is not a whole number, where the rules require one."""
    return _misread_error("division_not_whole", part=formula(part), value=format_value(value, part))


def even_root_of_negative(part: tuple[str, ...], radicand: Value) -> MisreadError:
    """√ or ∜ of a negative value."""
    return _misread_error(
        "even_root_of_negative",
        part=formula(part),
        root=format_piece(part[0]),
        inside=formula(part[1:]),
        value=format_value(radicand, part[1:]),
    )


def root_not_rational(part: tuple[str, ...], value: Value) -> MisreadError:
    """A root that is not a fraction, where the rules require one."""
    return _misread_error("root_not_rational", part=formula(part), value=format_value(value, part))


def too_deep(pieces: tuple[str, ...]) -> Refusal:
    """A line that would take too long to check."""
    return Refusal("too_deep", {"run": formula(pieces)})


# The whole line


def not_in_mode(mode: str, piece: str) -> Refusal:
    """A piece of another level."""
    level = 2 if piece in SIGNS else 3
    return Refusal(
        "piece_not_in_mode", {"piece": format_piece(piece), "level": level, "mode": mode}
    )


def equals_fault(many: int, continued: bool) -> Refusal:
    """No =, or more than one."""
    if not many:
        return Refusal("no_equals")
    return Refusal("too_many_equals", {"many": many, "how": "continued" if continued else "new"})


def not_equal(
    left: tuple[str, ...],
    right: tuple[str, ...],
    left_value: Value,
    right_value: Value,
) -> Refusal:
    """Two neighbouring members with different values."""
    plain = _is_plain(left) == "yes", _is_plain(right) == "yes"
    how = {(True, True): "none", (False, True): "left", (True, False): "right"}.get(plain, "both")
    return Refusal(
        "not_equal",
        {
            "how": how,
            "left": formula(left),
            "right": formula(right),
            "left_value": format_value(left_value, left),
            "right_value": format_value(right_value, right),
        },
    )


# Its place


def taken_cell(cell: int, there: str, piece: str) -> Refusal:
    """A cell that already holds another piece."""
    values: dict[str, MessageValue] = {"cell": cell_name(cell), "there": format_piece(there)}
    return Refusal("cell_taken", {**values, "piece": format_piece(piece)})


def wrong_mark(code: str, cell: int, piece: str) -> Refusal:
    """`crossing_not_marked` or `crossing_on_empty_cell`."""
    return Refusal(code, {"cell": cell_name(cell), "piece": format_piece(piece)})


def crosses_parallel(cell: int, piece: str, down: bool) -> Refusal:
    """A crossed piece belongs to a line of the same direction."""
    way = "column" if down else "row"
    return Refusal(
        "crosses_parallel", {"cell": cell_name(cell), "piece": format_piece(piece), "way": way}
    )


def touches(cell: int, piece: str, beside: int, there: str) -> Refusal:
    """A new piece beside one that shares no line with it."""
    return Refusal(
        "touches",
        {
            "cell": cell_name(cell),
            "piece": format_piece(piece),
            "beside": cell_name(beside),
            "there": format_piece(there),
        },
    )


def runs_on(cell: int, there: str, end: str) -> Refusal:
    """A line that runs into a piece before its first (`before`) or behind its last (`after`)."""
    return Refusal("runs_on", {"cell": cell_name(cell), "there": format_piece(there), "end": end})


def out_of_table(reach: int) -> Refusal:
    """A line that extends beyond the board."""
    return Refusal("out_of_table", {"reach": reach})


# Stock and hand


def supply_empty(piece: str, left: int) -> Refusal:
    """The common stock has too few."""
    return Refusal("supply_empty", {"piece": format_piece(piece), "left": max(0, left)})


def not_in_rack(piece: str, held: int, needed: int) -> Refusal:
    """The hand has none of these, or too few."""
    return Refusal("not_in_rack", {"piece": format_piece(piece), "held": held, "needed": needed})
