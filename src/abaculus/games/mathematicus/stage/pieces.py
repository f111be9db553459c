"""Pawns before their squares, what lies in the supply, and the dice."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathematicus.board import FIGURES, SIZE
from abaculus.games.mathematicus.chance.deck import STANDARD
from abaculus.games.mathematicus.options import CARDS_IN_DECK
from abaculus.games.mathematicus.phases import Ended
from abaculus.games.mathematicus.skips import digits
from abaculus.games.mathematicus.stage.offers import effect, heading
from abaculus.games.mathematicus.stage.zones import (
    CHANCE,
    HALVES,
    QUESTIONS,
    figure_cell,
    half_cell,
    token_cell,
)
from abaculus.games.mathematicus.state import KINDS, State, Thrown, is_cards_only
from abaculus.games.mathematicus.view import View
from abaculus.kernel.said import Player, Seat, Value
from abaculus.kernel.scenes import Die, Face, Mark, Note, Piece, Text


def pieces(table: State) -> Iterator[Piece[Text]]:
    """Everything that lies on the board."""
    if is_cards_only(table):
        return
    yield from _pawns(table)
    yield from _supply(table)


def _pawns(table: State) -> Iterator[Piece[Text]]:
    for seat, hand in enumerate(table.hands):
        if seat not in table.gone:
            values: dict[str, Value] = {"player": Player(seat), "pawn": hand.pawn or "none"}
            picture = f"pawn-{hand.pawn}" if hand.pawn else ""
            face = Face(hand.pawn, "pawn", Text("pawn-of", values), picture)
            yield Piece(f"pawn{seat}", str(hand.pos), face, seat=seat, path=_path(table, seat))


def _path(table: State, seat: Seat) -> tuple[str, ...]:
    """The squares of the last walk, for the one who walked."""
    walk = table.walk
    if walk is None or walk.seat != seat or walk.to != table.hands[seat].pos:
        return ()
    step = 1 if walk.forward else -1
    many = (walk.to - walk.start) * step % SIZE
    return tuple(str((walk.start + step * place) % SIZE) for place in range(many + 1))


def _supply(table: State) -> Iterator[Piece[Text]]:
    supply = table.supply
    for figure, many in zip(FIGURES, supply.figures, strict=True):
        yield _pile(figure_cell(figure), figure, f"figure-{figure}", many)
    for kind, many, every in zip(KINDS, supply.tokens, table.stock.tokens, strict=True):
        if every:
            yield _pile(token_cell(kind), kind, f"token-{kind}", many)
    for half in HALVES:
        if half in table.stock.halves:
            yield _pile(half_cell(half), half, f"half-{half}", int(half in supply.halves))
    yield _pile(QUESTIONS, "?", "back-yellow", CARDS_IN_DECK - table.asked % CARDS_IN_DECK)
    yield _chance(table)


def drawn(table: State) -> Iterator[Note[Text]]:
    """The Chance card of this turn, in words."""
    card = _open_card(table)
    if card:
        yield Note(heading(table, card), (Mark("?", "green"),))
        yield Note(effect(table, card))


def _open_card(table: State) -> str:
    last = table.drawn
    is_open = last is not None and last.turn == table.turns and not isinstance(table.phase, Ended)
    return last.card if last is not None and is_open else ""


def _chance(table: State) -> Piece[Text]:
    """The Chance cards; one that has come in this turn lies open on top."""
    many, card = len(table.unseen) + len(table.queue), _open_card(table)
    if not card:
        return _pile(CHANCE, "?", "back-chance", many)
    picture = f"card-{card}" if table.rules.chance == STANDARD else "back-chance"
    face = Face("?", "pile", heading(table, card), picture)
    return Piece(f"{CHANCE}-pile", CHANCE, face, many=many)


def _pile(cell: str, sign: str, picture: str, many: int) -> Piece[Text]:
    face = Face(sign, "pile", Text("lying", {"many": many}), picture)
    return Piece(f"{cell}-pile", cell, face, many=many)


def dice(view: View) -> Iterator[Die[Text]]:
    """What was rolled last."""
    thrown = view.table.thrown
    if thrown is None:
        return
    told = rolled(view, thrown)
    for place, score in enumerate(thrown.values):
        picture, name = f"d{thrown.die}-{score}", Text("die-face", {"value": score})
        die = f"die{place}" if place else "die"
        yield Die(die, picture, str(score), name, "solid", told, thrown.number)


def rolled(view: View, thrown: Thrown) -> Text:
    """Who rolled what; the four scores of the gimmick are one number."""
    score, *more = thrown.values
    if more:
        return Text("rolled-four", {"number": digits(thrown.values)})
    code = "rolled-own" if view.seat == thrown.seat else "rolled-other"
    return Text(code, {"player": Player(thrown.seat), "value": score})
