"""The options of a CalcuSSIMO table, and the rules they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from abaculus.games.calcussimo.material import ChipSet, board, chips
from abaculus.games.calcussimo.terms import PlayTerms
from abaculus.kernel.awaits import TIME_FACTOR, turn_times
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
    OptionValue,
    read_options,
)

_OPTIONS: tuple[Option, ...] = (
    FileOption("board", "calcussimo-15", ("calcussimo-15", "plain-15")),
    FileOption("chips", "calcussimo-100", ("calcussimo-100", "zero-104", "junior-70")),
    IntOption("rack_size", 7, 5, 9),
    ChoiceOption("placement", "line", ("line", "free")),
    ChoiceOption("result_rule", "both", ("both", "scored", "face")),
    ChoiceOption("intermediate", "free", ("free", "exact", "natural")),
    ChoiceOption("centre_start", "any", ("any", "number")),
    ChoiceOption("referee", "auto", ("auto", "strict", "honour")),
    ChoiceOption("announce", "auto", ("auto", "claim")),
    IntOption("turn_seconds", 120, 15, 600, also=(0,)),
    ChoiceOption("timeout", "lose_turn", ("lose_turn", "warn")),
    ChoiceOption("swap_count", "one_or_all", ("one_or_all", "any")),
    ChoiceOption("swap_when", "any", ("any", "stuck")),
    ChoiceOption("end_mode", "bag", ("bag", "round", "playout")),
    BoolOption("bonus_turn", True),
    IntOption("idle_rounds", 3, 1, 10),
    IntOption("dispute_seconds", 30, 5, 120),
    IntOption("dispute_penalty", 0, 0, 50),
)

PRESETS: dict[str, dict[str, OptionValue]] = {
    "calcussimo": {},
    "free": {"placement": "free"},
    "zero": {"chips": "zero-104"},
    "junior": {"chips": "junior-70", "intermediate": "natural", "turn_seconds": 0},
    "honour": {"referee": "honour", "announce": "claim"},
    "playout": {"end_mode": "playout"},
    "plain": {"board": "plain-15"},
    "solo": {"turn_seconds": 0},
}
"""The variants: the same rules with other defaults."""


def menu(variant: str) -> Menu:
    """The options of a variant."""
    preset = PRESETS[variant]
    players = (1, 1) if variant == "solo" else (2, 4)
    return Menu(
        players=players,
        default_players=max(players[0], min(2, players[1])),
        options=tuple(_with_default(option, preset) for option in _OPTIONS),
        seat_options=(TIME_FACTOR,),
        code="E-OPTION",
    )


def _with_default(option: Option, preset: Mapping[str, OptionValue]) -> Option:
    value = preset.get(option.key)
    match option:
        case ChoiceOption() if isinstance(value, str):
            return ChoiceOption(option.key, value, option.words, option.code)
        case FileOption() if isinstance(value, str):
            return FileOption(option.key, value, option.names, option.code)
        case IntOption() if isinstance(value, int):
            return IntOption(option.key, value, option.low, option.high, option.also, option.code)
        case _:
            return option


class Rules(Struct, frozen=True):
    """The rules of one table, ready for play."""

    players: int
    terms: PlayTerms
    """What the referee needs to judge a play."""
    chips: ChipSet
    referee: str
    claim: bool
    turn_times: tuple[int, ...]
    """Milliseconds per turn for each seat; 0: no clock."""
    warn_only: bool
    swap_any: bool
    swap_when_stuck: bool
    end_mode: str
    bonus_turn: bool
    idle_rounds: int
    dispute_time: int
    dispute_penalty: int


class CalcussimoOptions(GameOptions, frozen=True):
    """The options of a table."""

    board: str = "calcussimo-15"
    chips: str = "calcussimo-100"
    rack_size: int = 7
    placement: Literal["line", "free"] = "line"
    result_rule: Literal["both", "scored", "face"] = "both"
    intermediate: Literal["free", "exact", "natural"] = "free"
    centre_start: Literal["any", "number"] = "any"
    referee: Literal["auto", "strict", "honour"] = "auto"
    announce: Literal["auto", "claim"] = "auto"
    turn_seconds: int = 120
    timeout: Literal["lose_turn", "warn"] = "lose_turn"
    swap_count: Literal["one_or_all", "any"] = "one_or_all"
    swap_when: Literal["any", "stuck"] = "any"
    end_mode: Literal["bag", "round", "playout"] = "bag"
    bonus_turn: bool = True
    idle_rounds: int = 3
    dispute_seconds: int = 30
    dispute_penalty: int = 0


def rules(options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if the data files do not fit."""
    table = read_options(options, CalcussimoOptions)
    rack_size = table.rack_size
    faults = OptionFaults()
    with faults.catch("board"):
        board(table.board)
    with faults.catch("chips"):
        if sum(chips(table.chips).counts.values()) <= options.players * rack_size:
            which = f"{options.players} racks of {rack_size} need more chips than the set has"
            faults.add(Refusal("E-CHIPS", {"key": "chips", "which": which}))
    faults.refuse()
    chip_set = chips(table.chips)
    honour = table.referee == "honour"
    return Rules(
        players=options.players,
        terms=PlayTerms(
            board=board(table.board),
            chips=chip_set,
            placement=table.placement,
            result_rule=table.result_rule,
            intermediate=table.intermediate,
            centre_start=table.centre_start,
            rack_size=rack_size,
        ),
        chips=chip_set,
        referee=table.referee,
        claim=honour or table.announce == "claim",
        turn_times=turn_times(table.turn_seconds, options),
        warn_only=table.timeout == "warn",
        swap_any=table.swap_count == "any",
        swap_when_stuck=table.swap_when == "stuck",
        end_mode=table.end_mode,
        bonus_turn=table.bonus_turn,
        idle_rounds=table.idle_rounds,
        dispute_time=table.dispute_seconds * 1000,
        dispute_penalty=table.dispute_penalty,
    )
