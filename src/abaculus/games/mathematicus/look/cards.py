"""Cards: the backs of three decks and the faces of Chance cards; and the two hourglasses."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus.look.emblems import EMBLEMS, HEIGHT, WIDTH
from abaculus.games.mathematicus.look.parts import dot, fill_path, place_at, strokes, svg, words
from abaculus.games.mathematicus.look.tokens import ASKS

_BOX: Final = "0 0 84 112"
_NAMES: Final = {
    "C01": "Pythagoras",
    "C02": "Thales",
    "C03": "Fermat",
    "C04": "Eratosthenes",
    "C05": "Mirzakhani",
    "C06": "Euler",
    "C07": "Fibonacci",
    "C08": "Descartes",
    "C09": "Pascal",
    "C10": "Ramanujan",
    "C11": "Noether",
    "C12": "Galois",
    "C13": "Agnesi",
    "C14": "Napier",
    "C15": "Zeno",
    "C16": "Cantor",
    "C17": "Abel",
    "C18": "Tartaglia",
    "C19": "Riemann",
    "C20": "Leibniz",
    "C21": "Cardano",
    "C22": "Gödel",
    "C23": "Newton",
    "C24": "Germain",
    "C25": "Lovelace",
    "C26": "Bernoulli",
    "C27": "Kovalevskaya",
    "C28": "Viète",
    "C29": "Hilbert",
    "C30": "von Neumann",
    "C31": "Liu Hui",
    "C32": "Poincaré",
}
_WAIST: Final = (
    "M8 7H36C36 19 29 23 25 28.5V31.5C29 37 36 41 36 53H8C8 41 15 37 19 31.5V28.5C15 23 8 19 8 7Z"
)
_PLATE: Final = '<rect x="2" y="52" width="40" height="11" rx="3" fill="var(--wood-line)"/>'
_SAND: Final = (
    "M11.5 17.5H32.5C30.5 22 27 25 24.3 28.6H19.7C17 25 13.5 22 11.5 17.5Z"
    "M9.3 52C10 47 16 44 22 44S34 47 34.7 52Z"
)


def cards() -> dict[str, str]:
    """The back of every deck, the face and the emblem of every Chance card, the hourglasses."""
    backs = {f"back-{name}": svg(_card(*drawn), _BOX) for name, drawn in _BACKS.items()}
    faces = {f"card-{name}": svg(_face(name), _BOX) for name in EMBLEMS}
    emblems = {
        f"emblem-{name}": svg(drawn, f"0 0 {WIDTH} {HEIGHT}") for name, drawn in EMBLEMS.items()
    }
    glasses = {f"glass-{seconds}": svg(_glass(seconds), "0 0 44 64") for seconds in (15, 30)}
    return backs | faces | emblems | glasses


def _card(colour: str, sign: str) -> str:
    """A card with its sign, and a second card showing below it."""
    line = f'stroke="var(--{colour}-line)" stroke-width="1.6"'
    shape = f'width="77" height="105" rx="10" {line}'
    return (
        f'<rect x="4.5" y="5" {shape} fill="var(--paper-raised)"/>'
        f'<rect x="1.5" y="1.5" {shape} fill="var(--{colour}-fill)"/>'
        f'<rect x="7" y="7" width="66" height="94" rx="6" fill="none" {line} opacity=".55"/>'
        f'<g color="var(--{colour}-ink)">{sign}</g>'
    )


def _operations() -> str:
    """Plus, minus, times, equals."""
    lines = "M-18-11h14M-11-18V-4M5-11H18M-17 5l12 12M-5 5l-12 12M5 7H18M5 15H18"
    return place_at(strokes(lines, width=3.6), 40, 54)


def _numerals() -> str:
    """Twenty-nine in Maya numerals."""
    dots = "".join(dot(x, 2, 4) for x in (-17, -5.7, 5.7, 17))
    bar = '<rect x="-21" y="10" width="42" height="7" rx="2" fill="currentColor"/>'
    return place_at(dot(0, -15, 4) + dots + bar, 40, 54)


_BACKS: Final = {
    "yellow": ("yellow", _operations()),
    "blue": ("blue", _numerals()),
    "chance": ("green", place_at(ASKS, 14, 28, 1.3)),
}


def _face(name: str) -> str:
    """The emblem above, the name below; a long name is smaller."""
    heading = _NAMES[name]
    size = min(13.5, 113 / len(heading))
    line = 'stroke="var(--green-line)" stroke-width="1.6"'
    return (
        f'<rect x="1.5" y="1.5" width="81" height="109" rx="10" fill="var(--green-fill)" {line}/>'
        f'<g color="var(--green-ink)">{place_at(EMBLEMS[name], 10, 22)}</g>'
        + place_at(f'<g color="var(--green-ink)">{ASKS}</g>', 6, 5, 0.36)
        + words(heading, 42, 91, size, "var(--green-ink)", 600)
    )


def _glass(seconds: int) -> str:
    """An hourglass half run through; the plate shows the seconds, the longer glass is larger."""
    glass = fill_path(_WAIST, "var(--paper-raised)") + fill_path(
        _SAND, "var(--warn)", ' opacity=".85"'
    )
    fall = strokes("M22 28V46", "var(--warn)", 1.8)
    plates = strokes("M4.5 5H39.5", "var(--wood-line)", 5) + _PLATE
    numeral = words(str(seconds), 22, 57.7, 9.5, "var(--ivory-hi)", 700)
    whole = glass + fall + strokes(_WAIST, "var(--ink-2)", 2) + plates + numeral
    return whole if seconds > 15 else place_at(whole, 3.5, 10.1, 0.84)
