"""The adviser of the equality games: hints during a game and reviews after it."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.moves import Buy, ChooseFace, Done, Move, Pass, Steal
from abaculus.games.pytagora.compose.notation import ComposeNotation
from abaculus.games.pytagora.compose.stage.sums import explain_points
from abaculus.games.pytagora.compose.stage.zones import board_piece
from abaculus.games.pytagora.compose.strategy.best_turn import best_turn
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.judge import judge
from abaculus.games.pytagora.equality.terms import Continue, LineJudgement, Play, Write
from abaculus.games.pytagora.kinds import COMMON, format_piece
from abaculus.games.pytagora.refusals import formula
from abaculus.games.pytagora.signs import format_pieces
from abaculus.kernel.adviser import Adviser
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import PlayerValue, Refusal, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice
from abaculus.maths import format_mixed_number

_LINES: Final = ComposeNotation()


class ComposeAdviser:
    """Finds the line with the most points, and what to choose, take or buy for it."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The best move of the viewer; None if there is nothing to decide."""
        move = _best(view, stop)
        if move is None:
            return None
        if isinstance(move, Write | Continue):
            return _line(_judge_line(view, move))
        return Advice(_LINES.write_move(move), 0, _other_text(move))

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """Whether there is a line, its value, a piece of it, and the whole line."""
        move = _best(view, stop)
        if move is None:
            return ()
        if not isinstance(move, Write | Continue):
            return (_other_text(move),)
        return _ladder(_judge_line(view, move))[: max(rung, 1)]


def _best(view: View, stop: Stop) -> Move | None:
    """The best move; None if the viewer has nothing to decide."""
    phase = view.phase
    if (
        not isinstance(phase, phases.Composing | phases.Facing | phases.Stealing | phases.Asking)
        or phase.seat != view.seat
    ):
        return None
    move = best_turn(view, stop)
    if move is None and isinstance(phase, phases.Composing):
        return Done() if phase.second else Pass()
    return move


def _judge_line(view: View, play: Play) -> LineJudgement:
    hand = () if view.seat is None else view.hands[view.seat]
    judged = judge(view.rules.terms, view.table, play, view.face, hand, supply=view.supply)
    if isinstance(judged, Refusal):
        raise AssertionError(f"the search found a line that is refused: {judged}")
    return judged


def _line(judged: LineJudgement) -> Advice[Text]:
    explanation = explain_points(judged)
    return Advice(
        move=_text(judged),
        points=judged.points,
        sentence=_sentence(judged),
        formula=explanation.formula,
        rows=(*explanation.rows, explanation.total),
        pieces=tuple(board_piece(cell, kind) for cell, kind in judged.placed),
    )


def _text(judged: LineJudgement) -> str:
    return "" if judged.play is None else _LINES.write_move(judged.play)


def _sentence(judged: LineJudgement) -> Text:
    """A sentence that says why the line is good."""
    line = () if judged.equality is None else judged.equality.pieces
    values: dict[str, Value] = {"line": formula(line), "points": judged.points}
    if judged.crossings > 1:
        return Text("advice-crossings", {**values, "count": judged.crossings})
    if judged.emptied:
        return Text("advice-emptied", values)
    best = max(judged.counts, key=lambda count: count.points)
    return Text("advice-line", {**values, "piece": format_piece(best.kind), "worth": best.points})


def _ladder(judged: LineJudgement) -> tuple[Text, ...]:
    """Hints from “there is one” to the whole line."""
    new = [kind for _, kind in judged.placed if kind not in COMMON]
    dear = max(
        (count for count in judged.counts if count.kind in new),
        key=lambda count: count.points,
        default=judged.counts[0],
    )
    crossed = [count for count in judged.counts if count.is_crossed]
    return (
        Text("hint-there-is", {"points": judged.points}),
        _value(judged),
        Text(
            "hint-piece",
            {
                "piece": format_piece(dear.kind),
                "count": len(crossed),
                "crossed": format_piece(crossed[0].kind) if crossed else "",
            },
        ),
        _how(judged),
    )


def _value(judged: LineJudgement) -> Text:
    if judged.value is None:
        return Text("hint-root")
    if isinstance(judged.play, Continue):
        line = () if judged.equality is None else judged.equality.pieces
        chain = line[: len(line) - len(judged.counts)]
        return Text(
            "hint-continue", {"line": formula(chain), "value": format_mixed_number(judged.value)}
        )
    return Text("hint-value", {"value": format_mixed_number(judged.value)})


def _how(judged: LineJudgement) -> Text:
    """The whole line, and where it goes."""
    line, play = judged.equality, judged.play
    pieces = () if line is None else line.pieces
    crossed = [format_piece(count.kind) for count in judged.counts if count.is_crossed]
    if isinstance(play, Continue):
        chain = formula(pieces[: len(pieces) - len(play.pieces)])
        return Text("hint-behind", {"chain": chain, "line": formula(play.pieces[1:])})
    if not crossed:
        return Text("hint-free", {"line": formula(pieces)})
    values: dict[str, Value] = {"line": formula(pieces), "crossed": " ".join(crossed)}
    return Text("hint-through", {**values, "down": "yes" if line and line.down else "no"})


def _other_text(move: Move) -> Text:
    """What to do when no line can be written now."""
    match move:
        case ChooseFace(face=face):
            return Text("advice-face", {"face": face})
        case Steal(seat=seat, piece=piece):
            return Text("advice-steal", {"piece": format_piece(piece), "player": PlayerValue(seat)})
        case Buy(pieces=pieces):
            return Text("advice-buy", {"pieces": format_pieces(pieces)})
        case Pass():
            return Text("advice-pass")
        case Done():
            return Text("advice-done")
        case _:
            return Text("advice-more")


ADVISER: Final[Adviser[View]] = ComposeAdviser()
