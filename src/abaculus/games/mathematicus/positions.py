"""Positions as text (5.1), for tests and the desk; never for saving a game."""

from __future__ import annotations

import re
from typing import Final, cast

from msgspec.structs import replace

from abaculus.games.mathematicus.board import FIGURES, SIZE
from abaculus.games.mathematicus.chance.deck import cards_in_play, deck
from abaculus.games.mathematicus.elements import Mode, format_mode, mix_refusal, parse_mode
from abaculus.games.mathematicus.phases import Skipping, Starting
from abaculus.games.mathematicus.state import Hand, Rules, State, Supply, Tokens
from abaculus.games.mathematicus.supply import stock
from abaculus.kernel.messages import Refusal

LONGEST: Final = 1000
_TOKENS: Final = "([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2})"
_SEAT: Final = re.compile(
    rf"([0-9]{{1,2}})(\*?):([EAHKGT]+|-):{_TOKENS}:([AB]|-):([0-9]{{1,2}})"
    r":(C[0-9]{2}(?:\+C[0-9]{2})*|-):([A-Za-z0-9]{1,20})"
)
_SUPPLY: Final = re.compile(rf"{_TOKENS}:([0-9]{{6}}):(AB|A|B|-)")


def parse_position(rules: Rules, text: str) -> State | Refusal:
    """Parse the state at the start of a turn."""
    parts = text.split()
    if len(text) > LONGEST or len(parts) != 3:
        return _bad("three parts: seats, supply and who is in turn")
    seats = [_parse_hand(rules, one) for one in parts[0].split("/")]
    hands = tuple(one for one in seats if isinstance(one, Hand))
    for one in seats:
        if isinstance(one, Refusal):
            return one
    supply = _SUPPLY.fullmatch(parts[1])
    if supply is None:
        return _bad("the supply reads 3,3,3,8,3:011111:AB")
    if not parts[2].isdecimal() or not 1 <= int(parts[2]) <= len(hands) <= 5:
        return _bad("the last part is the number of a seat")
    return _table(rules, hands, _parse_supply(supply), int(parts[2]) - 1)


def _bad(why: str) -> Refusal:
    return Refusal("bad-position", {"why": why})


def _table(rules: Rules, hands: tuple[Hand, ...], supply: Supply, turn: int) -> State | Refusal:
    kept = [card for hand in hands for card in hand.kept]
    if len(set(kept)) < len(kept) or not set(kept) <= set(deck(rules.chance).named):
        return _bad("a Chance card is there once at most")
    if sum(bool(hand.half) for hand in hands) > 1:
        return _bad("only one player holds a half")
    cards = cards_in_play(rules.chance, [hand.elements for hand in hands])
    held = [sum(figure in hand.figures for hand in hands) for figure in FIGURES]
    series = max(map(sum, zip(held, supply.figures, strict=True)))
    every = stock(supply, [hand.tokens for hand in hands])
    halves = "".join(sorted(supply.halves + "".join(hand.half for hand in hands)))
    return State(
        rules=replace(rules, players=len(hands)),
        phase=Skipping() if hands[turn].skips else Starting(),
        hands=hands,
        supply=supply,
        stock=replace(every, series=series, halves=halves),
        turn=turn,
        starter=turn,
        turns=1,
        unseen=tuple(card for card in cards if card not in kept),
    )


def _parse_hand(rules: Rules, text: str) -> Hand | Refusal:
    found = _SEAT.fullmatch(text)
    if found is None or int(found[1]) >= SIZE:
        return _bad("a seat reads 12:EA:1,1,0,0,0:-:0:-:b1")
    mode = parse_mode(found[12])
    if not isinstance(mode, Mode):
        return mode
    refusal = mix_refusal(mode.elements, is_free=rules.free_mix)
    if refusal is not None:
        return refusal
    figures = "".join(one for one in FIGURES if one in found[3])
    return Hand(
        level=mode.level,
        elements=mode.elements,
        pos=int(found[1]),
        moved=not found[2],
        figures=figures,
        tokens=_five(found.groups()[3:8]),
        half=found[9].strip("-"),
        skips=int(found[10]),
        kept=() if found[11] == "-" else tuple(found[11].split("+")),
    )


def _parse_supply(found: re.Match[str]) -> Supply:
    figures = tuple(int(many) for many in found[6])
    return Supply(_five(found.groups()[:5]), figures, found[7].strip("-"))


def _five(many: tuple[str, ...]) -> Tokens:
    return cast(Tokens, tuple(map(int, many)))


def format_position(state: State) -> str:
    """The text of a state, without its phase."""
    seats = "/".join(_format_hand(hand) for hand in state.hands)
    supply = state.supply
    figures = "".join(map(str, supply.figures))
    lying = f"{','.join(map(str, supply.tokens))}:{figures}:{supply.halves or '-'}"
    return f"{seats} {lying} {state.turn + 1}"


def _format_hand(hand: Hand) -> str:
    fields = (
        f"{hand.pos}{'' if hand.moved else '*'}",
        hand.figures or "-",
        ",".join(map(str, hand.tokens)),
        hand.half or "-",
        str(hand.skips),
        "+".join(hand.kept) or "-",
        format_mode(Mode(hand.elements, hand.level)),
    )
    return ":".join(fields)
