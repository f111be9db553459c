"""The adviser of Multiplication Tables: the way to a product, step by step."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.digits import hand_without
from abaculus.games.pytagora.signs import piece_face
from abaculus.games.pytagora.tables.stage.zones import PLACES, rack_pieces
from abaculus.games.pytagora.tables.state import Answering, Sequence
from abaculus.games.pytagora.tables.view import View, own_answer
from abaculus.kernel.adviser import Adviser
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import FormulaValue, Value
from abaculus.kernel.scene_parts import Piece, Text
from abaculus.kernel.scenes import Advice


class TablesAdviser:
    """Knows the multiplication table and ways to work products out."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The product, or a skip if the pieces are missing; None if no answer is due."""
        sequence = _open_sequence(view)
        if sequence is None or view.seat is None:
            return None
        if not _can_answer(view, sequence):
            return Advice("skip", 0, Text("tables-best-skip", _product_values(sequence)))
        return Advice(
            move=f"ans:{sequence.product}",
            points=len(sequence.product),
            sentence=Text("tables-best", _product_values(sequence)),
            pieces=_answer_pieces(view, sequence.product),
        )

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """A way to the product, a shorter one, the product."""
        sequence = _open_sequence(view)
        if sequence is None:
            return ()
        last = Text(
            "tables-hint-have" if _can_answer(view, sequence) else "tables-hint-lack",
            _product_values(sequence),
        )
        return (*_ways(sequence), last)[: max(rung, 1)]


def _open_sequence(view: View) -> Sequence | None:
    """The multiplication the viewer must still answer."""
    asked = isinstance(view.phase, Answering) and own_answer(view) is None
    playing = view.seat is not None and view.seat not in view.gone
    if not asked or not playing or (view.tied and view.seat not in view.tied):
        return None
    return view.sequence


def _can_answer(view: View, sequence: Sequence) -> bool:
    return hand_without(view.hands[view.seat or 0], sequence.product) is not None


def _product_values(sequence: Sequence) -> dict[str, Value]:
    return {"run": FormulaValue(sequence.run), "product": sequence.product}


def _answer_pieces(view: View, product: str) -> tuple[Piece[Text], ...]:
    left = list(rack_pieces(view, view.seat or 0).items())
    pieces: list[Piece[Text]] = []
    for cell, digit in zip(PLACES, product, strict=False):
        one = next(piece for piece in left if piece[1] == digit)
        left.remove(one)
        pieces.append(Piece(one[0], cell, piece_face(digit)))
    return tuple(pieces)


def _ways(sequence: Sequence) -> tuple[Text, ...]:
    """Ways to work a product out: swapped, as a sum, from a neighbour."""
    few, many = sorted(int(factor) for factor in sequence.factors)
    if few == 0:
        return (Text("tables-hint-zero", {"other": many}),)
    if few == 1:
        return (Text("tables-hint-one", {"other": many}),)
    ways: list[Text] = []
    if int(sequence.factors[0]) > few:
        turned = FormulaValue(f"{few}*{many}")
        ways.append(
            Text("tables-hint-same", {"first": FormulaValue(sequence.run), "second": turned})
        )
    total = FormulaValue("+".join([str(many)] * few))
    ways.append(Text("tables-hint-add", {"other": many, "sum": total}))
    known = (few - 1) * many
    ways.append(
        Text(
            "tables-hint-near",
            {
                "near": FormulaValue(f"{few - 1}*{many}"),
                "known": known,
                "more": FormulaValue(f"{known}+{many}"),
            },
        )
    )
    return tuple(ways)


ADVISER: Final[Adviser[View]] = TablesAdviser()
