"""The options of a MathMetrics table, and the rules they lead to (3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from abaculus.games.mathmetrics.board import BOARD, check_fit
from abaculus.games.mathmetrics.keys import CATEGORIES, KEYS
from abaculus.games.mathmetrics.state import Mode, Rules, TimeEnd
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    IntOption,
    Menu,
    Option,
    Options,
    OptionValue,
)
from abaculus.questions.delivery.request import QuestionRequest, decode_pack, supply

VARIANTS: Final = ("token", "time", "solo", "solo-time")
_MODES: Final[Mapping[str, Mode]] = {
    "token": "token",
    "time": "time",
    "solo": "token",
    "solo-time": "time",
}
_ENDS: Final[Mapping[str, TimeEnd]] = {"now": "now", "turn": "turn", "round": "round"}
GRADES: Final = ("R", *map(str, range(1, 13)))
_SAME: Final = "same"
_NO_PACK: Final = "none"
_ENDINGS: Final = (".yaml", ".yml", ".json", ".csv")
_FACTORS: Final = {"1": (1, 1), "1.5": (3, 2), "2": (2, 1), "3": (3, 1)}
_LONG: Final = 300_000
"""Milliseconds after which a question without limit is passed where decisions are timed."""
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
            ChoiceOption("time_end", "now", tuple(_ENDS), "E_OPT_TIME_END"),
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
        shut=(*other, ChoiceOption("mode", mode, ("token", "time"), "E_OPT_MODE")),
    )


def rules(variant: str, options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if they clash."""
    mode = _MODES[variant]
    board, key = options.board, options.key
    check_fit(board, key)
    grades = tuple(str(seat["grade"]) for seat in options.seats)
    play_grades = _play_grades(options, allow_lower=options.allow_lower_grade)
    decision_time = 1000 * options.decision_seconds
    own_only = options.own_questions
    if own_only:
        _need_questions(pack_of(options), play_grades)
    return Rules(
        variant=variant,
        players=options.players,
        mode=mode,
        target=options.target if mode == "token" else 0,
        minutes=options.also_minutes if mode == "token" else options.minutes,
        time_end=_ENDS[options.time_end],
        question_times=_times(options, 1000 * options.question_seconds),
        patience=_times(options, _LONG if decision_time else 0),
        decision_time=decision_time,
        grades=grades,
        play_grades=play_grades,
        choose=options.answer_mode == "choice",
        calculator=options.calculator,
        board=board,
        key=key,
        gentle=options.gentle,
        own_only=own_only,
    )


def _times(options: Options, time: int) -> tuple[int, ...]:
    factors = [_FACTORS[str(seat["time_factor"])] for seat in options.seats]
    return tuple(time * times // parts for times, parts in factors)


def _play_grades(options: Options, *, allow_lower: bool) -> tuple[str, ...]:
    return tuple(
        _play_grade(number, seat, allow_lower=allow_lower)
        for number, seat in enumerate(options.seats)
    )


def _play_grade(number: int, seat: Mapping[str, OptionValue], *, allow_lower: bool) -> str:
    grade, played = str(seat["grade"]), str(seat["play_grade"])
    if played == _SAME:
        return grade
    key = f"seat{number}.play_grade"
    if GRADES.index(played) > GRADES.index(grade):
        raise RefusedError(Refusal("E_OPT_HIGHER", {"key": key}))
    if played != grade and not allow_lower:
        raise RefusedError(Refusal("E_OPT_LOWER", {"key": key}))
    return played


def pack_of(options: Options) -> str:
    """The table's question pack in one line; empty: none."""
    text = options.pack
    return "" if text == _NO_PACK else text


def _pack_line(text: str) -> str:
    from abaculus.questions.packs.normalise import normalise_pack

    return normalise_pack(text)


def _need_questions(pack: str, play_grades: tuple[str, ...]) -> None:
    for grade in dict.fromkeys(play_grades):
        for category in CATEGORIES:
            if _supply(pack, grade, category) < FEWEST:
                values: dict[str, str | int] = {"grade": grade, "category": category}
                raise RefusedError(Refusal("E_SYLLABUS", {**values, "most": FEWEST}))


@lru_cache(maxsize=256)
def _supply(pack: str, grade: str, category: str) -> int:
    return supply(QuestionRequest(grade=grade, category=category, own_only=True), decode_pack(pack))
