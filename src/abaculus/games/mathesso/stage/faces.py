"""The looks of jettons, in signs, in words and by the names of their drawings."""

from __future__ import annotations

from functools import lru_cache

from abaculus.games.mathesso.material import ROLES, Pair, box
from abaculus.kernel.messages import FormulaValue, Value
from abaculus.kernel.scene_parts import Face, Text


@lru_cache(maxsize=512)
def back(top: str) -> Face[Text]:
    """The black and white side."""
    spoken = Text("face-back-sign") if top == "!" else Text("face-back", {"top": top})
    return Face(top, "back", spoken)


@lru_cache(maxsize=2048)
def colour_side(source: str, key: str, top: str, in_colours: bool = False) -> Face[Text]:
    """The face of the jetton with this key and back."""
    pairs = {pair.key: pair for pair in box(source).pairs}
    pair = pairs[key]
    if in_colours:
        spoken = Text("face-colours", colours(source, pair))
    else:
        values: dict[str, Value] = {"number": pair.shown(top), **_details(source, pair)}
        spoken = Text(f"face-{ROLES[pair.group]}", values)
    return Face(sign(pair, top), ROLES[pair.group], spoken, picture(pair, top))


def colours(source: str, pair: Pair) -> dict[str, Value]:
    """A face described without numbers."""
    ruler = box(source).ruler
    first, second = pair.factors or (1, 1)
    one, two = ruler[first - 1], ruler[second - 1]
    return {
        "group": ROLES[pair.group],
        "one": one.name,
        "shape": one.shape,
        "two": two.name,
        "shape2": two.shape,
    }


def sign(pair: Pair, top: str) -> str:
    """The number with a sign of its group, where pictures are not available."""
    number = pair.shown(top)
    match pair.group:
        case "M":
            return f"×{number}"
        case "Q":
            return f"□{number}"
        case "P":
            return f"'{number}"
        case "F":
            return f"~{number}"
        case "Z":
            return f"0/{top}"
        case "C":
            return f"⇄{number}"
        case "!":
            return f"!{number}"


def arithmetic(pair: Pair, top: str) -> FormulaValue:
    """How the two backs of a pair make its face; where they only repeat it, the face."""
    match pair.group:
        case "M" | "Q":
            return FormulaValue(f"{pair.top1}*{pair.top2}={pair.number}")
        case "!":
            return FormulaValue(f"{pair.top1}! = {pair.number}")
        case "P" | "F" | "Z" | "C":
            return FormulaValue(str(pair.shown(top)))


def picture(pair: Pair, top: str) -> str:
    """The name of the drawing; the two faces of C differ."""
    name = pair.key.replace(".", "-").replace("!", "n").lower()
    return f"face-{name}-{top}" if pair.group == "C" else f"face-{name}"


def _details(source: str, pair: Pair) -> dict[str, str | int]:
    """The values of the sentences about a face."""
    ruler = box(source).ruler
    match pair.group:
        case "M" | "Q":
            first, second = int(pair.top1), int(pair.top2)
            colours = ruler[first - 1].name, ruler[second - 1].name
            return {"a": first, "b": second, "one": colours[0], "two": colours[1]}
        case "Z":
            return {"behind": pair.top1, "rim": "yes" if pair.key.endswith("b") else "no"}
        case "!":
            return {"a": int(pair.top1)}
        case "P" | "F" | "C":
            return {}
