"""The worth of a hand, number by number, and why (specification 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from abaculus.games.mathesso.decks import PairDeck
from abaculus.games.mathesso.state import Rules
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Seat, Value


class HandItem(Struct, frozen=True):
    """A number of a hand, or what is never multiplied, with its points."""

    kind: str
    """`number`, `zero`, `factorial`, `cjv` or `pairs`."""
    number: int
    """The number of the pairs; 0 if they have none."""
    keys: tuple[str, ...]
    """The pairs, in canonical order."""
    sum: int
    """Their points together."""
    times: int
    """How often the sum counts."""
    points: int


def items(
    deck: PairDeck, keys: Sequence[str], *, by_pairs: bool, double: bool
) -> tuple[HandItem, ...]:
    """The parts of a hand: the numbers in ascending order, then the rest."""
    held = sorted(keys, key=deck.rank)
    if by_pairs:
        count = len(held)
        return (HandItem("pairs", 0, tuple(held), count, 1, count),) if held else ()
    groups: dict[int, list[str]] = {}
    factorials: list[str] = []
    mirrored: list[str] = []
    for key in held:
        pair = deck.pairs[key]
        if pair.group == "!":
            factorials.append(key)
        elif pair.group == "C":
            mirrored.append(key)
        else:
            groups.setdefault(deck.related(key), []).append(key)
    found = [_number(deck, number, groups[number], double) for number in sorted(groups)]
    worth = deck.points["!"]
    found += [HandItem("factorial", 0, (key,), worth, 1, worth) for key in factorials]
    if mirrored:
        both = len(set(mirrored)) > 1
        total = deck.points["CC"] if both else deck.points["C"] * len(mirrored)
        found.append(HandItem("cjv", 0, tuple(mirrored), total, 1, total))
    return tuple(found)


def _number(deck: PairDeck, number: int, keys: list[str], double: bool) -> HandItem:
    zeros = sum(deck.pairs[key].group == "Z" for key in keys)
    counting = len(keys) - zeros
    total = sum(deck.points[deck.pairs[key].group] for key in keys)
    times = counting * 2**zeros if double else counting + zeros
    kind = "number" if counting else "zero"
    return HandItem(kind, number, tuple(keys), total, times, total * times)


def score(deck: PairDeck, rules: Rules, keys: Sequence[str]) -> int:
    """The points of a hand."""
    return sum(item.points for item in score_hand(deck, rules, keys))


def score_hand(deck: PairDeck, rules: Rules, keys: Sequence[str]) -> tuple[HandItem, ...]:
    """The parts of a hand under the rules of a table."""
    return items(deck, keys, by_pairs=rules.by_pairs, double=rules.double)


def gain(deck: PairDeck, rules: Rules, keys: Sequence[str], key: str) -> int:
    """The worth of one more pair to a hand."""
    if rules.by_pairs:
        return 1
    related = _related_pairs(deck, keys, key)
    return score(deck, rules, [*related, key]) - score(deck, rules, related)


def item_with(deck: PairDeck, rules: Rules, keys: Sequence[str], key: str) -> HandItem:
    """The part of a hand that one more pair belongs to, with that pair."""
    others = keys if rules.by_pairs else _related_pairs(deck, keys, key)
    return score_hand(deck, rules, [*others, key])[0]


def _related_pairs(deck: PairDeck, keys: Sequence[str], key: str) -> list[str]:
    """The pairs that change the worth of a pair; factorials change nothing."""
    relation = deck.related(key)
    is_lone = deck.pairs[key].group == "!"
    return [] if is_lone else [one for one in keys if deck.related(one) == relation]


def reason_news(
    deck: PairDeck, found: Iterable[HandItem], seat: Seat | None = None
) -> tuple[News, ...]:
    """Each part of a hand and its points, as news."""
    return tuple(News(f"because-{item.kind}", _values(deck, item, seat)) for item in found)


def _values(deck: PairDeck, item: HandItem, seat: Seat | None) -> dict[str, Value]:
    values: dict[str, Value] = {
        "number": item.number,
        "pairs": " ".join(item.keys),
        "count": len(item.keys),
        "points": item.points,
        "sum": _formula(deck, item),
    }
    return values if seat is None else {"player": PlayerValue(seat), **values}


def _formula(deck: PairDeck, item: HandItem) -> FormulaValue:
    """The calculation, such as (2+2+0)*3."""
    if item.kind in ("pairs", "cjv"):
        return FormulaValue(str(item.points))
    worth = "+".join(str(deck.points[deck.pairs[key].group]) for key in item.keys)
    if item.times == 1 or item.kind == "factorial":
        return FormulaValue(worth)
    return FormulaValue(
        f"({worth})*{item.times}" if len(item.keys) > 1 else f"{worth}*{item.times}"
    )
