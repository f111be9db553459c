"""Seven mathematicians in ivory, wood and ink, distinct by their outline."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus.look.parts import (
    EDGE,
    INK,
    IVORY,
    SHADE,
    SHINE,
    dot,
    fill_path,
    strokes,
    svg,
    words,
)

SIZE: Final = 64
"""Portraits are drawn in a box of 64 by 64."""
_BOX: Final = f"0 0 {SIZE} {SIZE}"
_SKIN: Final = "var(--wood-hi)"
_MILD: Final = "var(--wood-edge)"
_DEEP: Final = "var(--wood-line)"

# Clothes end at the coin: the arc runs along its inner rim.
_SHOULDERS: Final = (
    "M13.2 53.5C16.5 49.5 23 47.5 32 47.5S47.5 49.5 50.8 53.5A28.5 28.5 0 0 1 13.2 53.5Z"
)
_NECK: Final = "M26 38h12v10c0 3.5-2.5 5.5-6 5.5s-6-2-6-5.5Z"
_FACE: Final = "M21.5 25c0-8 4.5-12 10.5-12s10.5 4 10.5 12c0 9-4.5 17.5-10.5 17.5S21.5 34 21.5 25Z"
_EYES: Final = dot(27.8, 29, 1.35, INK) + dot(36.2, 29, 1.35, INK)
_NOSE: Final = strokes("M32 29.5v5l-1.8.6", _DEEP, 1.3)
_CURLS: Final = (
    *((21, 22, 4), (22.5, 16, 4), (27.5, 12.3, 4), (33, 11, 4.2), (38.5, 13.3, 4), (42, 18, 4)),
    *((43, 24, 3.6), (20.5, 28, 3.4), (43.5, 30, 3.3), (21, 34, 4), (43, 35.5, 4)),
    *((23.5, 40, 4.6), (40.5, 41, 4.6), (28, 44.5, 4.8), (36, 44.8, 4.8), (32, 48.5, 4.8)),
)


def _bust(cloth: str) -> str:
    """Shoulders and neck."""
    return fill_path(_SHOULDERS, cloth) + fill_path(_NECK, _MILD, ' opacity=".8"')


def _features(mouth: str, colour: str = _DEEP) -> str:
    return strokes(mouth, colour, 1.6) + _EYES + _NOSE


def _euclid() -> str:
    """Bald, with a long pointed beard."""
    folds = fill_path("M18 50l11 10.3-7-1.8-6.5-5.5Z", SHADE, ' opacity=".55"')
    folds += fill_path("M46 50L35 60.3l7-1.8 6.5-5.5Z", SHADE, ' opacity=".55"')
    sides = "M20.5 29c-1.5-5-1-9 .8-11.5.6 3 1 6 1.4 9ZM43.5 29c1.5-5 1-9-.8-11.5-.6 3-1 6-1.4 9Z"
    beard = (
        "M21.3 27c0 5 1.5 7 4 8.5 3-1.8 10.4-1.8 13.4 0 2.5-1.5 4-3.5 4-8.5"
        " 1.2 7 .3 14-3 19.5L32 58l-7.7-11.5c-3.3-5.5-4.2-12.5-3-19.5Z"
    )
    head = fill_path(_FACE, _SKIN) + fill_path(sides + beard, INK)
    return _bust(_DEEP) + folds + head + _features("M28.5 39.2c2.2-.9 4.8-.9 7 0", _SKIN)


def _archimedes() -> str:
    """Curls all round."""
    fold = fill_path("M14.5 55C20 52.5 25 52 32 52L22.5 58.7Z", SHADE, ' opacity=".7"')
    curls = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"/>' for x, y, r in _CURLS)
    hair = f'<g fill="{_DEEP}" stroke="var(--wood)" stroke-width="1.1">{curls}</g>'
    lip = fill_path("M26.5 38.8c2.5-2.6 8.5-2.6 11 0-2 1.6-9 1.6-11 0Z", _DEEP)
    return (
        _bust(_MILD)
        + fold
        + fill_path(_FACE, _SKIN)
        + hair
        + lip
        + _features("M29.5 40.3h5", _SKIN)
    )


def _hypatia() -> str:
    """Long hair, a bun and a headband."""
    hair = fill_path("M17.5 49.5C14 38 14 22 19 16c3-5 8-7 13-7s10 2 13 7c5 6 5 22 1.5 33.5Z", INK)
    bun = dot(32, 9, 5.2, INK)
    dress = fill_path(
        "M18.5 49.8c4 7.7 9.5 9.7 13.5 9.7s9.5-2 13.5-9.7c2.2.8 4 2 5.3 3.7"
        "A28.5 28.5 0 0 1 13.2 53.5c1.3-1.7 3.1-2.9 5.3-3.7Z",
        SHINE,
        f' stroke="{_DEEP}"',
    )
    parted = (
        "M32 12.5c-7 0-11.5 4.5-11 14.5 3-2.5 9-6 11-12.5 2 6.5 8 10 11 12.5 .5-10-4-14.5-11-14.5Z"
    )
    band = strokes("M20.5 20.5c3-4.8 6.8-7 11.5-7s8.5 2.2 11.5 7", _MILD, 2.6)
    rings = dot(21.5, 36, 1.8, _MILD) + dot(42.5, 36, 1.8, _MILD)
    head = fill_path(_FACE, _SKIN) + fill_path(parted, INK) + band + rings
    return hair + bun + _bust(_MILD) + dress + head + _features("M29.3 38.3c1.7 1.2 3.7 1.2 5.4 0")


def _al_khwarizmi() -> str:
    """A turban above a short beard."""
    collar = fill_path("M32 49l-6 10.8q6 1.2 12 0Z", SHADE, ' opacity=".8"')
    beard = (
        "M21.5 26c0 5 1.4 7.5 3.8 9 3-1.8 10.4-1.8 13.4 0 2.4-1.5 3.8-4 3.8-9"
        " 1.2 8-.5 15-3.5 18.5-2 2.4-4.5 3.8-7 3.8s-5-1.4-7-3.8c-3-3.5-4.7-10.5-3.5-18.5Z"
    )
    turban = "M16.5 22C14 10.5 22 4 32 4S50 10.5 47.5 22c-4-2.6-9-4-15.5-4s-11.5 1.4-15.5 4Z"
    folds = "M17 18C24 9 36 7.5 45.5 10M20 9.5C29 9 40 13 47.5 20M32 4c-3 1.5-4.5 4-4.5 6"
    wound = fill_path(turban, SHINE, f' stroke="{_DEEP}" stroke-width="1.3"') + strokes(
        folds, _DEEP, 1.3
    )
    head = fill_path(_FACE, _SKIN) + fill_path(beard, INK) + wound
    return _bust(_DEEP) + collar + head + _features("M28.5 38.7c2.2-.9 4.8-.9 7 0", _SKIN)


def _gauss() -> str:
    """A velvet cap and white whiskers."""
    shirt = fill_path("M22 49l10 7 10-7 2 4.5-12 7-12-7Z", SHINE)
    tie = fill_path("M26 54l6 3 6-3v5.5l-6-2.3-6 2.3Z", _DEEP)
    whiskers = (
        "M20.5 24c-1 7 0 13 2.7 16.5 1.8-4 1.6-10 .6-16.5Z"
        "M43.5 24c1 7 0 13-2.7 16.5-1.8-4-1.6-10-.6-16.5Z"
    )
    cap = "M15.5 18.5C15 9 23 5 33 5.5c10 .5 17 4.5 15 11-1.2 3.5-5 4-8 4H23c-3.5 0-7.3-.5-7.5-2Z"
    brim = "M20.5 20.5c5-1.6 18-1.6 23 0v3c-5-1.6-18-1.6-23 0Z"
    hair = fill_path(whiskers, SHINE, f' stroke="{_DEEP}"')
    head = fill_path(_FACE, _SKIN) + hair + fill_path(cap, INK) + fill_path(brim, _DEEP)
    return _bust(INK) + shirt + tie + head + _features("M28.5 38.5h7")


def _turing() -> str:
    """Parted hair, collar and tie."""
    shirt = fill_path("M24 48.5l8 6.5 8-6.5 3 5-11 6.8-11-6.8Z", SHINE)
    tie = fill_path("M30.3 55.5h3.4l1.3 4.8h-6Z", INK)
    hair = (
        "M20.8 27c-2-9 .5-16.5 8-17.5 8-1.5 14.5.5 15.5 8 .5 3.5-.2 7-1.2 9.5"
        "-.3-4-1.3-7-3.1-9.5-5 1.5-10 .5-13.5-2.5-2.5 3-4.7 7-5.7 12Z"
    )
    parting = strokes("M26.5 15c1-1.8 2.3-3.3 4-4.3", _MILD, 1.3)
    head = fill_path(_FACE, _SKIN) + fill_path(hair, INK) + parting
    return _bust(_DEEP) + shirt + tie + head + _features("M29 38.3c1.9 1.1 4.1 1.1 6 0")


def _brahmagupta() -> str:
    """A topknot, a moustache and a mark on the brow; a shawl over one shoulder."""
    shawl = fill_path(
        "M24 48.5c5 4.5 12 8 19.5 9.7A28.5 28.5 0 0 1 13.2 53.5c2-2.5 5.3-4.2 10.8-5Z",
        SHINE,
        f' stroke="{_DEEP}"',
    )
    knot = fill_path("M32 4c4.3 0 6.6 2.3 6.6 5.2S36.3 14 32 14s-6.6-1.9-6.6-4.8S27.7 4 32 4Z", INK)
    tied = strokes("M27.3 13.2c2.6 1.2 6.8 1.2 9.4 0", _MILD, 2)
    hair = (
        "M21 27.5C19 18 23.5 12.5 32 12.5S45 18 43 27.5c-1-4.5-2.8-7.3-5.3-8.8"
        "-3.5-1-7.9-1-11.4 0-2.5 1.5-4.3 4.3-5.3 8.8Z"
    )
    moustache = (
        "M32 36.3c-3 0-5.5 1-8.2 3.2 3.2.6 6.2 0 8.2-1.5 2 1.5 5 2.1 8.2 1.5"
        "-2.7-2.2-5.2-3.2-8.2-3.2Z"
    )
    mark = strokes("M32 20.7v3.6", _DEEP, 2)
    beads = dot(21.3, 35, 1.9, _MILD) + dot(42.7, 35, 1.9, _MILD)
    head = fill_path(_FACE, _SKIN) + fill_path(hair, INK) + knot + tied + mark + beads
    return _bust(_MILD) + shawl + head + fill_path(moustache, INK) + _features("M30 40.8h4")


_PEOPLE: Final = {
    "E": _euclid(),
    "A": _archimedes(),
    "H": _hypatia(),
    "K": _al_khwarizmi(),
    "G": _gauss(),
    "T": _turing(),
    "B": _brahmagupta(),
}


def _coin() -> str:
    """An ivory disc, lit from above."""
    return (
        f'<circle cx="32" cy="33.8" r="29.8" fill="{EDGE}"/>'
        f'<circle cx="32" cy="32" r="29.8" fill="{IVORY}" stroke="{EDGE}" stroke-width="1.5"/>'
        + fill_path("M9 17a27.5 27.5 0 0 1 46 0a31 31 0 0 0-46 0Z", SHINE, ' opacity=".8"')
    )


def portrait(letter: str) -> str:
    """The coin of a mathematician; Brahmagupta's, which cannot be taken, has no edge."""
    if letter == "B":
        flat = '<circle cx="32" cy="32" r="29.8" fill="var(--ivory-hi)" opacity=".8"/>'
        return flat + _PEOPLE[letter]
    return _coin() + _PEOPLE[letter]


def _initial(letter: str) -> str:
    return _coin() + words(letter, 32, 32, 36)


def _slot(letter: str) -> str:
    """The empty place of a missing figure."""
    dashes = 'stroke="var(--line-strong)" stroke-width="2.6" stroke-dasharray="6.08 4.5"'
    circle = f'<circle cx="32" cy="32" r="28.6" fill="none" {dashes}/>'
    return circle + words(letter, 32, 32, 29, "var(--ink-2)", 500)


def portraits() -> dict[str, str]:
    """Every figure as a portrait and as a letter, and its empty place."""
    figures = {f"figure-{letter}": svg(portrait(letter), _BOX) for letter in _PEOPLE}
    letters = {f"figure-{letter}-small": svg(_initial(letter), _BOX) for letter in _PEOPLE}
    slots = {f"slot-{letter}": svg(_slot(letter), _BOX) for letter in _PEOPLE if letter != "B"}
    return figures | letters | slots
