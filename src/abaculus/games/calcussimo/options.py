"""What a CalcuSSIMO table may choose, and the rules that follow from the choice."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from abaculus.games.calcussimo.material import ChipSet, board, chips
from abaculus.games.calcussimo.terms import Terms
from abaculus.kernel.awaits import TIME_FACTOR, turn_times
from abaculus.kernel.messages import Refusal, Refused
from abaculus.kernel.options import Choice, Menu, Option, Options, OptionValue, Sheet, Switch, Whole

_OPTIONS: tuple[Option, ...] = (
    Sheet("board", "calcussimo-15", ("calcussimo-15", "plain-15")),
    Sheet("chips", "calcussimo-100", ("calcussimo-100", "zero-104", "junior-70")),
    Whole("rack_size", 7, 5, 9),
    Choice("placement", "line", ("line", "free")),
    Choice("result_rule", "both", ("both", "scored", "face")),
    Choice("intermediate", "free", ("free", "exact", "natural")),
    Choice("centre_start", "any", ("any", "number")),
    Choice("referee", "auto", ("auto", "strict", "honour")),
    Choice("announce", "auto", ("auto", "claim")),
    Whole("turn_seconds", 120, 15, 600, also=(0,)),
    Choice("timeout", "lose_turn", ("lose_turn", "warn")),
    Choice("swap_count", "one_or_all", ("one_or_all", "any")),
    Choice("swap_when", "any", ("any", "stuck")),
    Choice("end_mode", "bag", ("bag", "round", "playout")),
    Switch("bonus_turn", True),
    Whole("idle_rounds", 3, 1, 10),
    Whole("dispute_seconds", 30, 5, 120),
    Whole("dispute_penalty", 0, 0, 50),
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
"""The variants: the same rules, begun from other defaults."""


def menu(variant: str) -> Menu:
    """What can be chosen in a variant."""
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
        case Choice() if isinstance(value, str):
            return Choice(option.key, value, option.words, option.code)
        case Sheet() if isinstance(value, str):
            return Sheet(option.key, value, option.names, option.code)
        case Whole() if isinstance(value, int):
            return Whole(option.key, value, option.low, option.high, option.also, option.code)
        case _:
            return option


class Rules(Struct, frozen=True):
    """The rules of one table, ready for play."""

    players: int
    terms: Terms
    """What the referee needs to judge a play."""
    chips: ChipSet
    referee: str
    claim: bool
    turn_times: tuple[int, ...]
    """Milliseconds for a turn of each seat; 0: no clock."""
    warn_only: bool
    swap_any: bool
    swap_when_stuck: bool
    end_mode: str
    bonus_turn: bool
    idle_rounds: int
    dispute_time: int
    dispute_penalty: int


def rules(options: Options) -> Rules:
    """The rules that options stand for; raises `Refused` if the data files do not fit."""
    chosen = options.chosen
    chip_set = chips(str(chosen["chips"]))
    rack_size = int(chosen["rack_size"])
    if sum(chip_set.counts.values()) <= options.players * rack_size:
        which = f"{options.players} racks of {rack_size} need more chips than the set has"
        raise Refused(Refusal("E-CHIPS", {"key": "chips", "which": which}))
    honour = chosen["referee"] == "honour"
    return Rules(
        players=options.players,
        terms=Terms(
            board=board(str(chosen["board"])),
            chips=chip_set,
            placement=str(chosen["placement"]),
            result_rule=str(chosen["result_rule"]),
            intermediate=str(chosen["intermediate"]),
            centre_start=str(chosen["centre_start"]),
            rack_size=rack_size,
        ),
        chips=chip_set,
        referee=str(chosen["referee"]),
        claim=honour or chosen["announce"] == "claim",
        turn_times=turn_times(options),
        warn_only=chosen["timeout"] == "warn",
        swap_any=chosen["swap_count"] == "any",
        swap_when_stuck=chosen["swap_when"] == "stuck",
        end_mode=str(chosen["end_mode"]),
        bonus_turn=bool(chosen["bonus_turn"]),
        idle_rounds=int(chosen["idle_rounds"]),
        dispute_time=int(chosen["dispute_seconds"]) * 1000,
        dispute_penalty=int(chosen["dispute_penalty"]),
    )
