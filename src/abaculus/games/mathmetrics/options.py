"""The options of a MathMetrics table, and the rules they lead to (3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

from abaculus.games.mathmetrics.board import BOARD, check_fit
from abaculus.games.mathmetrics.keys import CATEGORIES, KEYS
from abaculus.games.mathmetrics.state import Mode, Rules, TimeEnd
from abaculus.kernel.messages import Refusal
from abaculus.kernel.option_faults import OptionFaults
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    GameOptions,
    IntOption,
    Menu,
    Option,
    Options,
    read_options,
    read_seats,
)
from abaculus.questions.delivery.request import QuestionRequest, decode_pack, supply

VARIANTS: Final = ("token", "time", "solo", "solo-time")
_MODES: Final[Mapping[str, Mode]] = {
    "token": "token",
    "time": "time",
    "solo": "token",
    "solo-time": "time",
}
Grade: TypeAlias = Literal["R", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
GRADES: Final[tuple[str, ...]] = get_args(Grade)
_SAME: Final = "same"
_NO_PACK: Final = "none"
_ENDINGS: Final = (".yaml", ".yml", ".json", ".csv")
_FACTORS: Final = {"1": (1, 1), "1.5": (3, 2), "2": (2, 1), "3": (3, 1)}
_LONG: Final = 300_000
"""Milliseconds after which a question without limit is passed where decisions are timed."""
FIRST_RULES: Final = "mathmetrics/1"
_CODES: Final = (
    *("E_OPT_PLAYERS", "E_OPT_NAME", "E_OPT_GRADE", "E_OPT_HIGHER", "E_OPT_LOWER"),
    *("E_OPT_FACTOR", "E_OPT_MODE", "E_OPT_KEY", "E_OPT_TIME_END", "E_OPT_TARGET"),
    *("E_OPT_MINUTES", "E_OPT_QSEC", "E_OPT_VALUE", "E_BOARD", "E_SYLLABUS"),
)
"""The refusals in the order of section 10."""
FEWEST: Final = 12
"""The fewest different questions per grade and category."""


def menu(variant: str) -> Menu:
    """The options of a variant."""
    mode = _MODES[variant]
    target = IntOption("target", 4, 1, 20, code="E_OPT_TARGET", usual=(1, 2, 3, 4, 6))
    also = IntOption("also_minutes", 0, 1, 240, also=(0,), usual=(20, 40, 60))
    minutes = IntOption("minutes", 60, 1, 240, code="E_OPT_MINUTES", usual=(15, 30, 45, 60))
    own: tuple[Option, ...] = (target, also) if mode == "token" else (minutes,)
    other: tuple[Option, ...] = (minutes,) if mode == "token" else (target, also)
    is_alone = variant.startswith("solo")
    return Menu(
        players=(1, 1) if is_alone else (2, 6),
        default_players=1 if is_alone else 2,
        options=(
            *own,
            IntOption(
                *("question_seconds", 20, 5, 300),
                also=(0,),
                code="E_OPT_QSEC",
                usual=(10, 20, 30, 60),
            ),
            ChoiceOption("answer_mode", "typed", ("typed", "choice")),
            BoolOption("allow_lower_grade", True),
            BoolOption("gentle", False),
            ChoiceOption("time_end", "now", get_args(TimeEnd), "E_OPT_TIME_END"),
            IntOption("decision_seconds", 0, 10, 120, also=(0,), usual=(15, 30, 60), apart=30),
            ChoiceOption("calculator", "none", ("none", "basic")),
            FileOption("key", KEYS[0], KEYS, "E_OPT_KEY"),
            FileOption("board", BOARD, (BOARD,), "E_BOARD"),
            FileOption(
                "pack", _NO_PACK, (_NO_PACK,), read=_pack_line, endings=_ENDINGS, is_secret=True
            ),
            BoolOption("own_questions", False),
        ),
        seat_options=(
            ChoiceOption("grade", "6", GRADES, "E_OPT_GRADE"),
            ChoiceOption("play_grade", _SAME, (_SAME, *GRADES), "E_OPT_GRADE"),
            ChoiceOption("time_factor", "1", tuple(_FACTORS), "E_OPT_FACTOR"),
        ),
        code="E_OPT_VALUE",
        players_code="E_OPT_PLAYERS",
        code_order=_CODES,
        shut=(*other, ChoiceOption("mode", mode, ("token", "time"), "E_OPT_MODE")),
    )


class MathmetricsOptions(GameOptions, frozen=True):
    """The options of a table."""

    target: int = 4
    also_minutes: int = 0
    minutes: int = 60
    question_seconds: int = 20
    answer_mode: Literal["typed", "choice"] = "typed"
    allow_lower_grade: bool = True
    gentle: bool = False
    time_end: TimeEnd = "now"
    decision_seconds: int = 0
    calculator: Literal["none", "basic"] = "none"
    key: str = KEYS[0]
    board: str = BOARD
    pack: str = _NO_PACK
    own_questions: bool = False


class MathmetricsSeat(GameOptions, frozen=True):
    """The options of a seat."""

    grade: Grade = "6"
    play_grade: Literal["same", Grade] = "same"
    time_factor: Literal["1", "1.5", "2", "3"] = "1"


def rules(variant: str, options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if they clash."""
    mode = _MODES[variant]
    table, seats = read_options(options, MathmetricsOptions), read_seats(options, MathmetricsSeat)
    board, key = table.board, table.key
    faults = OptionFaults(_CODES)
    with faults.catch("board"):
        check_fit(board, key)
    faults.add_all(_grade_faults(seats, allow_lower=table.allow_lower_grade))
    play_grades = tuple(map(_play_grade, seats))
    decision_time = 1000 * table.decision_seconds
    own_only = table.own_questions
    if own_only:
        faults.add_all(_supply_faults(pack_of(options), play_grades))
    faults.refuse()
    return Rules(
        variant=variant,
        players=options.players,
        mode=mode,
        target=table.target if mode == "token" else 0,
        minutes=table.also_minutes if mode == "token" else table.minutes,
        time_end=table.time_end,
        question_times=_times(seats, 1000 * table.question_seconds),
        patience=_times(seats, _LONG if decision_time else 0),
        decision_time=decision_time,
        grades=tuple(seat.grade for seat in seats),
        play_grades=play_grades,
        choose=table.answer_mode == "choice",
        calculator=table.calculator,
        board=board,
        key=key,
        gentle=table.gentle,
        own_only=own_only,
        by_first_rules=options.rules == FIRST_RULES,
    )


def _times(seats: tuple[MathmetricsSeat, ...], time: int) -> tuple[int, ...]:
    factors = [_FACTORS[seat.time_factor] for seat in seats]
    return tuple(time * times // parts for times, parts in factors)


def _play_grade(seat: MathmetricsSeat) -> str:
    return seat.grade if seat.play_grade == _SAME else seat.play_grade


def _grade_faults(seats: tuple[MathmetricsSeat, ...], *, allow_lower: bool) -> Iterator[Refusal]:
    """The seats that play a grade above their own, or below it where that is not allowed."""
    for number, seat in enumerate(seats):
        own, played = GRADES.index(seat.grade), GRADES.index(_play_grade(seat))
        key = f"seat{number}.play_grade"
        if played > own:
            yield Refusal("E_OPT_HIGHER", {"key": key})
        elif played < own and not allow_lower:
            yield Refusal("E_OPT_LOWER", {"key": key})


def pack_of(options: Options) -> str:
    """The table's question pack in one line; empty: none."""
    text = read_options(options, MathmetricsOptions).pack
    return "" if text == _NO_PACK else text


def _pack_line(text: str) -> str:
    from abaculus.questions.packs.normalise import normalise_pack

    return normalise_pack(text)


def _supply_faults(pack: str, play_grades: tuple[str, ...]) -> Iterator[Refusal]:
    """The grades and categories with too few questions."""
    for grade in dict.fromkeys(play_grades):
        for category in CATEGORIES:
            if _supply(pack, grade, category) < FEWEST:
                values: dict[str, str | int] = {"grade": grade, "category": category}
                yield Refusal("E_SYLLABUS", {"key": "pack", **values, "most": FEWEST})


@lru_cache(maxsize=256)
def _supply(pack: str, grade: str, category: str) -> int:
    return supply(QuestionRequest(grade=grade, category=category, own_only=True), decode_pack(pack))
