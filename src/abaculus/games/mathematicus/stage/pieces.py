"""Pawns before their squares, the supply, and the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.mathematicus.board import FIGURES, SIZE
from abaculus.games.mathematicus.chance.deck import STANDARD
from abaculus.games.mathematicus.options import CARDS_IN_DECK
from abaculus.games.mathematicus.phases import Ended, Phase, QuestionPhase, Refusing, Stake, Window
from abaculus.games.mathematicus.skips import digits
from abaculus.games.mathematicus.stage.move_cards import effect, heading
from abaculus.games.mathematicus.stage.zones import (
    BLUE,
    CHANCE,
    HALVES,
    QUESTIONS,
    figure_cell,
    half_cell,
    has_blue,
    token_cell,
)
from abaculus.games.mathematicus.state import KINDS, DieThrow, State, is_cards_only
from abaculus.games.mathematicus.view import View
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import CellMark, Die, Face, Piece, Text
from abaculus.kernel.scenes import LegendNote

_RISKS: Final = ("square", "ambush", "figure")
"""The contests after which a pawn may have to go back."""


def pieces(table: State) -> Iterator[Piece[Text]]:
    """Everything on the board."""
    if is_cards_only(table):
        return
    yield from _pawns(table)
    yield from _pale_pawn(table)
    yield from _supply(table)


def _pawns(table: State) -> Iterator[Piece[Text]]:
    for seat, hand in enumerate(table.hands):
        if seat not in table.gone:
            face = _solid(table, seat, "pawn-of")
            yield Piece(f"pawn{seat}", str(hand.pos), face, seat=seat, path=_path(table, seat))


def _solid(table: State, seat: Seat, code: str) -> Face[Text]:
    pawn = table.hands[seat].pawn
    values: dict[str, Value] = {"player": PlayerValue(seat), "pawn": pawn or "none"}
    return Face(pawn, "pawn", Text(code, values), f"pawn-{pawn}" if pawn else "")


def _pale_pawn(table: State) -> Iterator[Piece[Text]]:
    """The square a pawn came from, until a verdict says whether it stays."""
    stake = _stake(table.phase)
    if stake is None or stake.kind not in _RISKS or stake.came == stake.square:
        return
    seat = stake.seat
    if seat not in table.gone and table.hands[seat].pos == stake.square:
        came, face = str(stake.came), _solid(table, seat, "pawn-came")
        path = _path(table, seat)
        trail = path if path[:1] == (came,) else ()
        yield Piece(f"came{seat}", came, face, ("pale",), seat, path=trail)


def _stake(phase: Phase) -> Stake | None:
    """The stake of the question that is due or open."""
    if isinstance(phase, Window | Refusing):
        return phase.stake
    if isinstance(phase, QuestionPhase):
        return phase.question.stake
    return None


def _path(table: State, seat: Seat) -> tuple[str, ...]:
    """The squares of the last walk, for the player who walked."""
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
    if has_blue(table):
        anew = Face("?", "pile", Text("lying-anew"), "back-blue")
        yield Piece(f"{BLUE}-pile", BLUE, anew, many=1)
    yield _chance(table)


def chance_notes(table: State) -> Iterator[LegendNote[Text]]:
    """The Chance card of this turn, in words."""
    card = _open_card(table)
    if card:
        yield LegendNote(heading(table, card), (CellMark("?", "green"),))
        yield LegendNote(effect(table, card))


def _open_card(table: State) -> str:
    last = table.drawn
    is_open = last is not None and last.turn == table.turns and not isinstance(table.phase, Ended)
    return last.card if last is not None and is_open else ""


def _chance(table: State) -> Piece[Text]:
    """The Chance cards; one drawn in this turn is face up on top."""
    many, card = len(table.unseen) + len(table.queue), _open_card(table)
    if not card:
        return _pile(CHANCE, "?", "back-chance", many)
    picture = f"card-{card}" if table.rules.chance == STANDARD else "back-chance"
    face = Face("?", "pile", heading(table, card), picture)
    return Piece(f"{CHANCE}-pile", CHANCE, face, ("up",), many=many)


def _pile(cell: str, sign: str, picture: str, many: int) -> Piece[Text]:
    face = Face(sign, "pile", Text("lying", {"many": many}), picture)
    return Piece(f"{cell}-pile", cell, face, many=many)


def dice(view: View) -> Iterator[Die[Text]]:
    """The last dice rolled."""
    thrown = view.table.thrown
    if thrown is None:
        return
    detail = roll_text(view, thrown)
    kinds = thrown.dice or (f"d{thrown.die}",) * len(thrown.values)
    for place, (kind, score) in enumerate(zip(kinds, thrown.values, strict=True)):
        picture, name = f"{kind}-{score}", Text("die-face", {"value": score})
        die = f"die{place}" if place else "die"
        yield Die(die, picture, str(score), name, "solid", detail, thrown.number)


def roll_text(view: View, thrown: DieThrow) -> Text:
    """The text of a roll; the four scores of the gimmick are one number."""
    score, *more = thrown.values
    if thrown.dice:
        scores = ", ".join(map(str, thrown.values))
        return Text("rolled-blue", {"player": PlayerValue(thrown.seat), "rolls": scores})
    if more:
        return Text("rolled-four", {"number": digits(thrown.values)})
    code = "rolled-own" if view.seat == thrown.seat else "rolled-other"
    return Text(code, {"player": PlayerValue(thrown.seat), "value": score})
