"""The points of a line taken literally, by cutting its text: one letter a piece, as in `plain`."""

import re
from collections.abc import Iterator

OWN = {"*": 2, "/": 3, "=": 0, ")": 0, ",": 4, "~": 5}
OWN.update(zip("abcABC", (3, 4, 5) * 2, strict=True))
OWN.update(dict.fromkeys("fghijklmn", 3))
NUMBER = re.compile("[0-9][0-9,~]*")
ATOM = re.compile("[fghijklmn]|[0-9][0-9,~]*")

Named = tuple[int, set[int], object]
"""A member, places in the line, and by what name something is the same elsewhere."""


def partner(text: str, place: int) -> int:
    """Where the bracket opened at a place is closed."""
    return next(
        end
        for end in range(place, len(text))
        if text[place : end + 1].count("(") == text[place : end + 1].count(")")
    )


def bare(part: str) -> str:
    """A part without brackets around all of it."""
    return part[1:-1] if part[0] == "(" and partner(part, 0) == len(part) - 1 else part


def cut(text: str, signs: str) -> list[tuple[int, str]]:
    """The parts between signs outside brackets, with their places."""
    depth, start = 0, 0
    parts: list[tuple[int, str]] = []
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter in signs and not depth:
            parts.append((start, text[start:place]))
            start = place + 1
    return [*parts, (start, text[start:])]


def insides(text: str, at: int = 0) -> Iterator[tuple[int, str]]:
    """The text itself and what stands in its brackets, with their places."""
    yield at, text
    for place, letter in enumerate(text):
        if letter == "(":
            yield at + place + 1, text[place + 1 : partner(text, place)]


def products(member: str, at: int) -> Iterator[list[tuple[int, str]]]:
    """Every chain of × and ÷ with at least one sign, cut into its factors."""
    for place, inside in insides(member, at):
        for start, term in cut(inside, "+-"):
            factors = cut(term, "*/")
            if len(factors) > 1:
                yield [(place + start + begin, factor) for begin, factor in factors]


def operand(text: str, place: int) -> str:
    """What a power or a root at a place belongs to."""
    if text[place] in "abc":
        starts = [p for p in range(place) if is_atom(text[p:place])]
        return bare(text[min(starts) : place])
    end = place + 1
    while text[end] in "ABC":
        end += 1
    atom = next(e for e in range(len(text), end, -1) if is_atom(text[end:e]))
    return bare(text[place + 1 : atom + (text[atom : atom + 1] in ("a", "b", "c"))])


def is_atom(text: str) -> bool:
    """Whether it is a number, a fraction or one pair of brackets with its content."""
    if text.startswith("("):
        return text.count("(") == text.count(")") and partner(text, 0) == len(text) - 1
    return ATOM.fullmatch(text) is not None


def worths(text: str) -> list[int]:
    """The points of each piece of a true line or chain (6.1 to 6.4)."""
    points = [OWN.get(letter, 1) for letter in text]
    ones: set[int] = set()
    numbers: list[Named] = []
    terms: list[Named] = []
    raised: list[Named] = []
    for index, (at, member) in enumerate(cut(text, "=")):
        for found in NUMBER.finditer(member):
            start = at + found.start()
            put_places(points, start, found[0])
            digits = {start + p for p, letter in enumerate(found[0]) if letter.isdigit()}
            numbers.append((index, digits, found[0]))
        for factors in products(member, at):
            ones |= easy_signs(text, factors)
            terms.append((index, {begin - 1 for begin, _ in factors[1:]}, named(text, factors)))
        for place, letter in enumerate(member):
            if letter in "abcABC":
                of = operand(member, place)
                ones |= {at + place} if of in ("0", "1") else set()
                raised.append((index, {at + place}, letter + of))
    ones |= repeated(numbers) | repeated(terms) | repeated(raised)
    return [1 if place in ones else own for place, own in enumerate(points)]


def put_places(points: list[int], start: int, number: str) -> None:
    """Units 1, tens 2 and so on; tenths 1, hundredths 2 and so on."""
    whole, _, decimals = number.partition(",")
    for place in range(len(whole)):
        points[start + place] = len(whole) - place
    for place, letter in enumerate(decimals):
        if letter != "~":
            points[start + len(whole) + 1 + place] = len(decimals[: place + 1].replace("~", ""))


def easy_signs(text: str, factors: list[tuple[int, str]]) -> set[int]:
    """× and ÷ by 1, and n ÷ n with its digits."""
    first = factors[0][0]
    ones: set[int] = set()
    for begin, factor in factors[1:]:
        sign, left, right = text[begin - 1], bare(text[first : begin - 1]), bare(factor)
        if right == "1" or (sign == "*" and left == "1"):
            ones.add(begin - 1)
        if sign == "/" and left == right:
            end = begin + len(factor)
            ones |= {begin - 1} | {p for p in range(first, end) if text[p].isdigit()}
    return ones


def named(text: str, factors: list[tuple[int, str]]) -> tuple[list[str], list[str]]:
    """The factors and the divisors of a term in no order."""
    divisors = [bare(factor) for begin, factor in factors[1:] if text[begin - 1] == "/"]
    rest = [bare(factor) for begin, factor in factors[1:] if text[begin - 1] == "*"]
    return sorted([bare(factors[0][1]), *rest]), sorted(divisors)


def repeated(all_named: list[Named]) -> set[int]:
    """The places of what another member has too."""
    return {
        place
        for index, places, name in all_named
        if any(other != index and name == it for other, _, it in all_named)
        for place in places
    }
