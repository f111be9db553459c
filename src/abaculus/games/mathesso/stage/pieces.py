"""The jettons: covered, face up, about to be taken, or in a hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.stage.faces import back, colour_side
from abaculus.games.mathesso.stage.zones import hand_cell, hand_pairs
from abaculus.games.mathesso.state import COVERED, TAKEN, UP, Seconding, Showing
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import Seat
from abaculus.kernel.scene_parts import Face, Piece, Text

_UP: Final[tuple[str, ...]] = ("up",)
_OPEN: Final[tuple[str, ...]] = ("up", "last")
_WON: Final[tuple[str, ...]] = ("up", "won", "last")


def jetton(name: str) -> str:
    """The id of a jetton: the place where it was first."""
    return f"jetton-{name}"


def pieces(view: View) -> Iterator[Piece[Text]]:
    """The jettons on the table, then those won: a pair is two jettons on one cell."""
    yield from _table_pieces(view)
    for seat in range(view.rules.players):
        yield from _won_pieces(view, seat)


def _table_pieces(view: View) -> Iterator[Piece[Text]]:
    named = place_names(view.rows).by_place
    shown = view.phase.places if isinstance(view.phase, Showing) else ()
    marked, wanted = set(view.marked), wanted_top(view)
    for place, top in enumerate(view.tops):
        lies, name = view.lies[place], named[place]
        if lies == COVERED:
            piece = _covered_piece(name, top, place in marked, top == wanted)
            face = view.faces[place]
            yield replace(piece, under=_face(view, place)) if face else piece
        elif lies == UP:
            tags = _add_tags(_OPEN, shown, place) if place in shown else _UP
            yield Piece(jetton(name), name, _face(view, place), tags, under=back(top))
        elif place in shown:
            tags = _add_tags(_WON, shown, place)
            yield Piece(jetton(name), name, _face(view, place), tags, under=back(top))


def _add_tags(tags: tuple[str, ...], shown: tuple[int, ...], place: int) -> tuple[str, ...]:
    """Mark which of two was turned second, so that they can be shown in that order."""
    return (*tags, "second") if place == shown[-1] and len(shown) > 1 else tags


@lru_cache(maxsize=8192)
def _covered_piece(name: str, top: str, is_marked: bool, is_wanted: bool) -> Piece[Text]:
    """A covered jetton, cached: there are many, and most stay the same from scene to scene."""
    tags = (("marked",) if is_marked else ()) + (("wanted",) if is_wanted else ())
    return Piece(jetton(name), name, back(top), tags)


def wanted_top(view: View) -> str | None:
    """The back that belongs to the one jetton face up, where learners get help."""
    phase = view.phase
    if view.rules.hints == "off" or not isinstance(phase, Seconding):
        return None
    table = deck(view.rules.box, view.rules.deck)
    return table.pairs[view.faces[phase.first]].partner(view.tops[phase.first])


def _face(view: View, place: int) -> Face[Text]:
    rules = view.rules
    return colour_side(rules.box, view.faces[place], view.tops[place], rules.in_colours)


def _won_pieces(view: View, seat: Seat) -> Iterator[Piece[Text]]:
    named = place_names(view.rows).by_place
    for number, won in enumerate(hand_pairs(view, seat)):
        for place in (won.first, won.second):
            if view.lies[place] == TAKEN:
                face = _face(view, place)
                yield Piece(jetton(named[place]), hand_cell(seat, number), face)
