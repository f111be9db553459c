"""The options of a Mathematicus table, and the rules they lead to (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from sys import intern
from typing import Final, Literal

from msgspec.structs import replace

from abaculus.games.mathematicus.blue_deck import blue_deck
from abaculus.games.mathematicus.board import STANDARD, board
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.elements import (
    INTERMEDIATE,
    mix_refusal,
    parse_elements,
    usual_level,
)
from abaculus.games.mathematicus.state import CardsEnd, Dealer, Deck, HalfRule, Hand, Rules, TimeEnd
from abaculus.games.mathematicus.supply import first_tokens
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_faults import OptionFaults
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    GameOptions,
    IntOption,
    Menu,
    Option,
    OptionParts,
    Options,
    OptionValue,
    read_options,
    read_seats,
)
from abaculus.maths.answers import LANGUAGES

CARDS: Final = "cards"
VARIANTS: Final = ("basic", "intermediate", "advanced", CARDS)
SOLIDS: Final = "TCODI"
NO_PACK: Final = "none"
CARDS_IN_DECK: Final = 208

_NUMERALS: Final = "AYERBCI"
_SUMS: Final = "MNS"
"""The blue cards of mental arithmetic and instruments."""
_MODES: Final = ("b", "i", "a")
"""The modes offered to a seat by name; any other is composed of its elements."""
_PARTS: Final = (
    OptionParts("intermediate", INTERMEDIATE),
    OptionParts("numerals", _NUMERALS),
    OptionParts("sums", _SUMS),
)
_USUAL: Final = {"basic": ("b", 1), "intermediate": ("i", 1), "advanced": ("a", 4), CARDS: ("b", 1)}
"""The mode of a seat that chooses none, and the level of a mix that names none."""
FIRST_RULES: Final = "mathematicus/1"


def _normalise_pack(text: str) -> str:
    """The canonical text of a pack; the pack code is loaded only when there is one."""
    from abaculus.questions.packs.normalise import normalise_pack

    return normalise_pack(text)


def _normalise_mode(text: str) -> str:
    """Elements in canonical form, with their level if given."""
    read = parse_elements(text)
    if isinstance(read, Refusal):
        raise RefusedError(read)
    elements, level = read
    return f"{level or ''}{elements}" if elements else f"b{level or ''}"


_BOTH: Final[tuple[Option, ...]] = (
    ChoiceOption("time_end", "turn", ("turn", "round"), "X-OPTION"),
    ChoiceOption("dealer", "computer", ("computer", "rounds", "minutes", "fixed"), "X-OPTION"),
    IntOption("dealer_rounds", 1, 1, 20, code="X-OPTION"),
    IntOption("dealer_minutes", 5, 5, 120, code="X-OPTION"),
    IntOption("decision_s", 0, 15, 300, also=(0,), code="X-OPTION", usual=(30, 60, 120), apart=60),
    IntOption("tie_cap", 20, 5, 100, code="X-OPTION"),
    ChoiceOption("locale", "en", LANGUAGES, "X-OPTION"),
    ChoiceOption("deck", "builtin", ("builtin", "custom", "mix"), "X-OPTION"),
    IntOption("mix", 50, 1, 99, code="X-OPTION"),
    FileOption(
        "pack",
        NO_PACK,
        (NO_PACK,),
        "X-OPTION",
        _normalise_pack,
        (".yaml", ".yml", ".json", ".csv"),
        True,
    ),
)
_BOARD: Final[tuple[Option, ...]] = (
    IntOption("time_limit", 0, 5, 240, also=(0,), code="X-OPTION", usual=(30, 60, 90)),
    ChoiceOption("nonagon_rule", "answer", ("answer", "landing"), "X-OPTION"),
    BoolOption("medal_poach", True, "X-OPTION"),
    BoolOption("free_mix", False, "X-OPTION"),
    ChoiceOption("gimmick", "digits", ("digits", "off"), "X-OPTION"),
    IntOption("window_s", 5, 3, 15, also=(0,), code="X-OPTION"),
    FileOption("board", STANDARD, (STANDARD,), "X-OPTION"),
    FileOption("chance", STANDARD, (STANDARD,), "X-OPTION"),
    FileOption("blue", STANDARD, (STANDARD,), "X-OPTION"),
)
_CARDS: Final[tuple[Option, ...]] = (
    ChoiceOption("cards_end", "target", ("target", "time", "rounds"), "X-OPTION"),
    IntOption("target", 19, 1, 999, code="X-SETTARGET", usual=(5, 10, 19)),
    IntOption("minutes", 20, 1, 240, code="X-SETTARGET", usual=(10, 20, 30)),
    IntOption("rounds", 10, 1, 99, code="X-OPTION", usual=(3, 5, 10)),
    ChoiceOption("cards_direction", "ccw", ("ccw", "cw"), "X-OPTION"),
    BoolOption("keep_won_cards", False, "X-OPTION"),
)
BY_MODE: Final = 0
"""Stands for the level that is usual for a seat's mode."""
_TOLERANCE: Final = IntOption("tolerance", 0, 0, 30, code="X-OPTION")
_OWN: Final = ChoiceOption("cards", "table", ("table", "builtin", "custom"), "X-OPTION")
_PAWN: Final = ChoiceOption("pawn", "later", ("later", *SOLIDS), "X-PAWN")
_OWNS: Final = {"table": None, "builtin": False, "custom": True}

_CODES: Final = ("X-SEATS", "X-MODE", "X-MIX", "X-LEVEL", "X-PAWN", "X-OPTION", "X-SETTARGET")
"""The refusals in the order of section 10."""
FIXED: Final = frozenset(
    ("deck", "mix", "pack", "board", "chance", "blue", "pawn", "cards", "level")
)
"""What a vote on options cannot change: decks and data files; levels have their own vote."""


def menu(variant: str) -> Menu:
    """The options of a variant."""
    most = 60 if variant == CARDS else 5
    seat = IntOption("dealer_seat", 1, 1, most, code="X-OPTION")
    usual, _ = _USUAL[variant]
    least = IntOption("level", 1, 1, 4, code="X-LEVEL")
    level = least if variant == CARDS else replace(least, default=BY_MODE, also=(BY_MODE,))
    mode = ChoiceOption("mode", usual, _MODES, "X-MODE", _normalise_mode, _PARTS, "2xn")
    own = _CARDS if variant == CARDS else _BOARD
    return Menu(
        players=(2, most) if variant == CARDS else (1, most),
        default_players=2,
        options=(*own, *_BOTH, seat),
        seat_options=(level, *(() if variant == CARDS else (mode, _PAWN)), _TOLERANCE, _OWN),
        code="X-OPTION",
        players_code="X-SEATS",
        code_order=_CODES,
    )


class MathematicusOptions(GameOptions, frozen=True):
    """The options of a table, on the board or with cards alone."""

    time_limit: int = 0
    nonagon_rule: HalfRule = "answer"
    medal_poach: bool = True
    free_mix: bool = False
    gimmick: Literal["digits", "off"] = "digits"
    window_s: int = 5
    board: str = STANDARD
    chance: str = STANDARD
    blue: str = STANDARD
    cards_end: CardsEnd = "target"
    target: int = 19
    minutes: int = 20
    rounds: int = 10
    cards_direction: Literal["ccw", "cw"] = "ccw"
    keep_won_cards: bool = False
    time_end: TimeEnd = "turn"
    dealer: Dealer = "computer"
    dealer_rounds: int = 1
    dealer_minutes: int = 5
    dealer_seat: int = 1
    decision_s: int = 0
    tie_cap: int = 20
    locale: Literal["en", "it", "fr", "de", "cs", "es"] = "en"
    deck: Deck = "builtin"
    mix: int = 50
    pack: str = NO_PACK


class MathematicusSeat(GameOptions, frozen=True):
    """The options of a seat."""

    level: int = BY_MODE
    mode: str = "b"
    pawn: Literal["later", "T", "C", "O", "D", "I"] = "later"
    tolerance: int = 0
    cards: Literal["table", "builtin", "custom"] = "table"


def rules(variant: str, options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if they clash."""
    table = read_options(options, MathematicusOptions)
    is_cards = variant == CARDS
    faults = OptionFaults(_CODES)
    faults.add_all(_find_clashes(variant, table, read_seats(options, MathematicusSeat)))
    if not is_cards:
        with faults.catch("board"):
            board(table.board)
        with faults.catch("chance"):
            deck(table.chance)
        with faults.catch("blue"):
            blue_deck("" if table.blue == STANDARD else table.blue)
    faults.refuse()
    return Rules(
        variant=variant,
        players=options.players,
        board=table.board,
        chance=table.chance,
        free_mix=table.free_mix,
        pack="" if table.pack == NO_PACK else table.pack,
        deck=table.deck,
        mix=table.mix,
        time_limit=table.minutes if is_cards else table.time_limit,
        time_end=table.time_end,
        cards_end=table.cards_end if is_cards else None,
        target=table.target if is_cards else 0,
        rounds=table.rounds if is_cards else 0,
        is_clockwise=table.cards_direction == "cw",
        keeps_cards=table.keep_won_cards,
        dealer=table.dealer,
        dealer_rounds=table.dealer_rounds,
        dealer_minutes=table.dealer_minutes,
        dealer_seat=table.dealer_seat - 1,
        half_rule=table.nonagon_rule,
        poaching=table.medal_poach,
        gimmick=table.gimmick == "digits",
        window=table.window_s,
        decision=table.decision_s,
        tie_cap=table.tie_cap,
        locale=intern(table.locale),  # a default is left out of states by identity
        blue="" if table.blue == STANDARD else table.blue,
        by_first_rules=options.rules == FIRST_RULES,
    )


def _find_clashes(
    variant: str, table: MathematicusOptions, seats: tuple[MathematicusSeat, ...]
) -> Iterator[Refusal]:
    own = table.deck != "builtin" or any(seat.cards == "custom" for seat in seats)
    if own and table.pack == NO_PACK:
        yield _bad("pack", "a pack of your own questions, where the deck asks for it")
    if table.dealer != "computer" and len(seats) == 1:
        yield _bad("dealer", "computer, where one plays alone")
    if table.dealer == "fixed" and table.dealer_seat > len(seats):
        yield _bad("dealer_seat", f"1 to {len(seats)}")
    pawns = [seat.pawn for seat in seats if seat.pawn != "later"]
    if len(set(pawns)) < len(pawns):
        yield Refusal("X-PAWN", {"key": "pawn", "range": "different for every player"})
    for number, seat in enumerate(seats):
        refusal = mix_refusal(_mode(seat, variant)[0], is_free=table.free_mix)
        if refusal is not None:
            yield Refusal(refusal.code, {"key": f"seat{number}.mode"})


def _mode(seat: MathematicusSeat, variant: str, rules: str = "") -> tuple[str, int]:
    """The elements and the level of a seat; a level given with its elements wins."""
    read = parse_elements(seat.mode)
    elements, level = ("", None) if isinstance(read, Refusal) else read
    _, by_variant = _USUAL[variant]
    usual = None if rules == FIRST_RULES else usual_level(elements)
    return elements, level or seat.level or usual or by_variant


def _bad(key: str, allowed: str) -> Refusal:
    return Refusal("X-OPTION", {"key": key, "range": allowed})


_FIELDS: Final[dict[str, str]] = {
    "time_limit": "time_limit",
    "minutes": "time_limit",
    "time_end": "time_end",
    "cards_end": "cards_end",
    "target": "target",
    "rounds": "rounds",
    "dealer": "dealer",
    "dealer_rounds": "dealer_rounds",
    "dealer_minutes": "dealer_minutes",
    "nonagon_rule": "half_rule",
    "medal_poach": "poaching",
    "window_s": "window",
    "decision_s": "decision",
    "tie_cap": "tie_cap",
    "free_mix": "free_mix",
    "keep_won_cards": "keeps_cards",
    "locale": "locale",
}


def with_option(made: Rules, key: str, value: OptionValue) -> Rules:
    """The rules with one option changed."""
    if key == "dealer_seat":
        return replace(made, dealer_seat=int(value) - 1)
    if key == "cards_direction":
        return replace(made, is_clockwise=value == "cw")
    if key == "gimmick":
        return replace(made, gimmick=value == "digits")
    return replace(made, **{_FIELDS[key]: value})


def hands(variant: str, options: Options) -> tuple[Hand, ...]:
    """The seats' hands before the first roll."""
    made: list[Hand] = []
    for seat in read_seats(options, MathematicusSeat):
        elements, level = _mode(seat, variant, options.rules)
        made.append(
            Hand(
                level=level,
                elements=elements,
                tokens=(0, 0, 0, 0, 0) if variant == CARDS else first_tokens(elements),
                pawn="" if seat.pawn == "later" else seat.pawn,
                tolerance=seat.tolerance,
                own_cards=_OWNS[seat.cards],
            )
        )
    return tuple(made)
