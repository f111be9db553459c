"""The options of a Mathesso table, and the rules they lead to."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec.structs import replace

from abaculus.games.mathesso.decks import deck, own_keys, variant_keys
from abaculus.games.mathesso.material import BOX, STANDARD, box
from abaculus.games.mathesso.state import Help, Order, Rules
from abaculus.kernel.awaits import TIME_FACTOR, turn_times
from abaculus.kernel.messages import Refusal, RefusedError
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
)

OWN: Final = "custom"
"""The variant played with a custom deck."""
VARIANTS: Final = (*STANDARD, OWN)
ONE: Final = "1"
"""The back that decides who starts."""

COUNTS_TWICE: Final = "mathesso/1"
"""The rules under which a turn that an extra move interrupted counted twice."""
_MOST: Final = 6
_CODES: Final = (
    *("opt-box", "opt-deck", "opt-cjv", "opt-factorial", "opt-players"),
    *("opt-order", "opt-scoring", "opt-min-flips", "opt-zero-rule", "opt-stall", "opt-seconds"),
    *("opt-show", "opt-memory", "opt-ruler", "opt-words", "opt-hints", "opt-unknown"),
)
"""The refusals in the order of section 10; our own come with their likes."""


def menu(variant: str) -> Menu:
    """The options of a variant."""
    usual = box(BOX)
    decks = tuple(usual.decks)
    own = FileOption("deck", decks[0], decks, "opt-deck")
    cjv, factorial = (
        BoolOption("cjv", False, "opt-cjv"),
        BoolOption("factorial", False, "opt-factorial"),
    )
    own_choices: tuple[Option, ...] = (own,)
    shut: tuple[Option, ...] = (cjv, factorial)
    if variant != OWN:
        extensions = (
            (cjv, usual.variants[variant].cjv),
            (factorial, usual.variants[variant].factorial),
        )
        own_choices = tuple(switch for switch, is_allowed in extensions if is_allowed)
        shut = (own, *(switch for switch, is_allowed in extensions if not is_allowed))
    scoring = "pairs" if variant == "atto" else "points"
    return Menu(
        players=(1, _MOST),
        default_players=2,
        options=(
            *own_choices,
            ChoiceOption("order", "ones", get_args(Order), "opt-order"),
            ChoiceOption("scoring", scoring, ("points", "pairs"), "opt-scoring"),
            IntOption("min_flips", 0, 1, 2, also=(0,), code="opt-min-flips"),
            ChoiceOption("zero_rule", "count", ("count", "double"), "opt-zero-rule"),
            IntOption("stall_rounds", 5, 0, 20, code="opt-stall"),
            IntOption("turn_seconds", 0, 5, 300, also=(0,), code="opt-seconds"),
            IntOption("show_seconds", 3, 1, 10, code="opt-show"),
            ChoiceOption("memory", "hidden", ("hidden", "open"), "opt-memory"),
            ChoiceOption("ruler", "shown", ("shown", "hidden"), "opt-ruler"),
            ChoiceOption("words", "numbers", ("numbers", "colours"), "opt-words"),
            ChoiceOption("hints", "off", get_args(Help), "opt-hints"),
            FileOption("box", BOX, (BOX,), "opt-box"),
        ),
        seat_options=(replace(TIME_FACTOR, code="opt-seconds"),),
        code="opt-unknown",
        players_code="opt-players",
        code_order=_CODES,
        shut=shut,
    )


class MathessoOptions(GameOptions, frozen=True):
    """The options of a table."""

    deck: str = "tables-to-5"
    cjv: bool = False
    factorial: bool = False
    order: Order = "ones"
    scoring: Literal["points", "pairs"] = "pairs"
    min_flips: int = 0
    zero_rule: Literal["count", "double"] = "count"
    stall_rounds: int = 5
    turn_seconds: int = 0
    show_seconds: int = 3
    memory: Literal["hidden", "open"] = "hidden"
    ruler: Literal["shown", "hidden"] = "shown"
    words: Literal["numbers", "colours"] = "numbers"
    hints: Help = "off"
    box: str = BOX


def rules(variant: str, options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if they clash."""
    table = read_options(options, MathessoOptions)
    source = table.box
    keys = _keys(variant, table)
    by_pairs = table.scoring == "pairs"
    order = table.order
    ones = deck(source, keys).tops.count(ONE)
    if order == "ones" and options.players > 1 and ones < options.players:
        allowed = f"seats or random, because only {ones} jettons show a 1"
        raise RefusedError(Refusal("opt-order", {"key": "order", "range": allowed}))
    return Rules(
        variant=variant,
        players=options.players,
        box=source,
        deck=keys,
        order=order,
        by_pairs=by_pairs,
        min_flips=table.min_flips or (2 if variant == "atto" and by_pairs else 1),
        double=table.zero_rule == "double",
        stall_rounds=table.stall_rounds,
        turn_times=turn_times(table.turn_seconds, options),
        show_time=1000 * table.show_seconds,
        open_memory=table.memory == "open",
        ruler=table.ruler == "shown",
        hints=table.hints,
        in_colours=table.words == "colours",
        counts_twice=options.rules == COUNTS_TWICE,
    )


def _keys(variant: str, table: MathessoOptions) -> str:
    if variant == OWN:
        return own_keys(table.box, table.deck)
    return variant_keys(table.box, variant, cjv=table.cjv, factorial=table.factorial)
