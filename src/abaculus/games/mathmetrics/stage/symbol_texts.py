"""The names, effects and looks of the symbols, all from the key's data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from abaculus.games.mathmetrics.keys import ADMITTED, NAMES, Symbol, key
from abaculus.kernel.messages import Value
from abaculus.kernel.scene_parts import Text

Sort: TypeAlias = Literal[
    "ask", "pick", "trio", "roll", "filter", "twice", "hold", "hole", "miss", "calm"
]


def sort(symbol: Symbol) -> Sort:
    """The family of symbols it belongs to."""
    if symbol.asks:
        return "pick" if symbol.asks == "?" else "trio" if len(symbol.asks) > 1 else "ask"
    if symbol.holds or symbol.hole or symbol.miss:
        return "hold" if symbol.holds else "hole" if symbol.hole else "miss"
    match symbol.then:
        case "end":
            return "calm"
        case "any":
            return "roll"
        case "two":
            return "twice"
        case "odd" | "even" | "prime":
            return "filter"


def role(symbol: Symbol) -> str:
    """Its tint and shape."""
    match sort(symbol):
        case "ask":
            return category_of(symbol)
        case "pick" | "trio":
            return "mixed"
        case "hold" | "hole":
            return "dark"
        case _:
            return "plain"


def category_of(symbol: Symbol) -> str:
    """The full name of the category it asks about."""
    return next((name for sign, name in NAMES.items() if sign == symbol.asks), "")


def picture(name: str, symbol: Symbol) -> str:
    """The drawing that fits its effect, which depends on the key."""
    usual = key("symmetric")
    if usual.get(name) != symbol:
        name = next((other for other, known in usual.items() if known == symbol), name)
    return name.lower().replace("_", "-")


def facts(symbol: Symbol, *, gentle: bool = False, steps: int = 0) -> dict[str, Value]:
    """The values of every sentence about a symbol; `steps` is the roll that leads to it."""
    numbers = symbol.holds or ADMITTED.get(symbol.then, ())
    return {
        "category": category_of(symbol) or "any",
        "gain": symbol.gain,
        "loss": symbol.loss,
        "costs": 0 if gentle else symbol.loss,
        "need": symbol.need,
        "again": "yes" if symbol.then != "end" else "no",
        "numbers": " ".join(map(str, numbers)),
        "first": numbers[0] if numbers else 0,
        "others": ", ".join(map(str, numbers[1:-1])),
        "last": numbers[-1] if numbers else 0,
        "many": len(numbers),
        "steps": steps,
    }


def name(symbol: Symbol) -> Text:
    """Its name."""
    return Text(f"name-{sort(symbol)}", facts(symbol))


def detail(symbol: Symbol, *, gentle: bool, steps: int = 0) -> Text:
    """What happens there, in a sentence or two."""
    return Text(f"detail-{sort(symbol)}", facts(symbol, gentle=gentle, steps=steps))
