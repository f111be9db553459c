# hot: compiled with mypyc where possible
"""Which wording a number takes, by the rules of each language."""

from __future__ import annotations


def plural(lang: str, number: int) -> str:
    """`one`, `few`, `many` or `other`, as CLDR defines it for whole numbers."""
    size = abs(number)
    match lang:
        case "fr":
            if size in (0, 1):
                return "one"
        case "cs":
            if 2 <= size <= 4:
                return "few"
            if size == 1:
                return "one"
        case _:
            if size == 1:
                return "one"
    if lang in ("it", "fr", "es") and size and size % 1_000_000 == 0:
        return "many"
    return "other"


def ordinal(lang: str, number: int) -> str:
    """1st, 2nd, 3rd, 11th; a full stop, ° or e in other languages."""
    if lang != "en":
        return f"{number}{'.' if lang in ('cs', 'de') else '°' if lang in ('it', 'es') else 'e'}"
    if 11 <= number % 100 <= 13:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"
