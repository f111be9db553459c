"""The adviser: hints during a game and reviews after it."""

from __future__ import annotations

from abaculus.games.calcussimo.bots import is_wrong
from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import format_chips, in_rack_order
from abaculus.games.calcussimo.move_text import format_move, format_square
from abaculus.games.calcussimo.moves import Accept, Dispute, LinePlay, Pass, Play, Swap
from abaculus.games.calcussimo.scoring import WHOLE_FACTORS
from abaculus.games.calcussimo.stage.faces import board_piece
from abaculus.games.calcussimo.stage.runs import main_run
from abaculus.games.calcussimo.stage.sums import explain_sum
from abaculus.games.calcussimo.state import Disputing, Turning
from abaculus.games.calcussimo.strategy.free_plays import best_candidates
from abaculus.games.calcussimo.terms import Calculation, JudgedPlay
from abaculus.games.calcussimo.view import View
from abaculus.grids import x_of, y_of
from abaculus.kernel.adviser import Adviser
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import FormulaValue, Refusal, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice


class CalcussimoAdviser:
    """Finds the play with the most points: exact in one line, a good one over several."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The best moves the viewer has now."""
        phase, seat = view.phase, view.seat
        if isinstance(phase, Disputing):
            return _answer(view, phase)
        if seat is None or not isinstance(phase, Turning) or phase.seat != seat:
            return None
        judged = _best(view, view.racks[seat], stop)
        if judged is None:
            return _without_play(view, view.racks[seat])
        explanation = explain_sum(view, judged)
        return Advice(
            move=format_move(judged.play),
            points=judged.points,
            sentence=_sentence(judged),
            formula=explanation.formula,
            rows=(*explanation.rows, explanation.total),
            pieces=tuple(
                board_piece(cell, chip, is_joker=is_joker) for cell, chip, is_joker in judged.placed
            ),
        )

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """Where to look, how many points there are, with which chips, and how."""
        phase, seat = view.phase, view.seat
        if seat is None or not isinstance(phase, Turning) or phase.seat != seat:
            return ()
        judged = _best(view, view.racks[seat], stop)
        if judged is None:
            return (_without_play(view, view.racks[seat]).sentence,)
        chips = in_rack_order("".join("?" if joker else chip for _, chip, joker in judged.placed))
        rungs = (
            _hint_line(judged),
            Text("hint-points", {"points": judged.points}),
            Text("hint-chips", {"chips": format_chips(chips)}),
            _hint_play(judged.play),
        )
        return rungs[: max(rung, 1)]


def _best(view: View, rack: str, stop: Stop) -> JudgedPlay | None:
    offers = best_candidates(view.rules, view.grid, rack, 1, stop=stop)
    if not offers:
        return None
    judged = judge(view.rules.terms, view.grid, rack, offers[0].play)
    if isinstance(judged, Refusal):
        raise AssertionError(f"the search found a play that is refused: {judged}")
    return judged


def _without_play(view: View, rack: str) -> Advice[Text]:
    if view.bag and rack:
        return Advice(format_move(Swap(rack)), 0, Text("advice-swap"))
    return Advice(format_move(Pass()), 0, Text("advice-pass"))


def _answer(view: View, phase: Disputing) -> Advice[Text] | None:
    """Whether to object to another seat's play."""
    if view.seat is None or view.seat in (phase.seat, *view.gone, *view.leaving):
        return None
    if is_wrong(view, phase):
        return Advice(format_move(Dispute()), 0, Text("advice-dispute"))
    if view.seat in phase.accepted:
        return None
    return Advice(format_move(Accept()), 0, Text("advice-accept"))


def _sentence(judged: JudgedPlay) -> Text:
    """A sentence that says why the play is good."""
    main = judged.calculations[0]
    values: dict[str, Value] = {"run": FormulaValue(main.run), "points": judged.points}
    if len(judged.calculations) > 1:
        parts = "+".join(str(calculation.points) for calculation in judged.calculations)
        count = len(judged.calculations)
        return Text("advice-several", {**values, "count": count, "sum": FormulaValue(parts)})
    if any(premium.colour in WHOLE_FACTORS for premium in main.premiums):
        return _multiplier_text(main, values)
    if main.scored is not None and main.counted != main.run:
        return Text("advice-coloured", {**values, "counted": FormulaValue(main.counted)})
    if len(judged.placed) == 1:
        return Text("advice-joins", {**values, "sign": format_chips(judged.placed[0][1])})
    return Text("advice-plain", values)


def _multiplier_text(main: Calculation, values: dict[str, Value]) -> Text:
    """A calculation multiplied as a whole by coloured squares."""
    wholes = [premium for premium in main.premiums if premium.colour in WHOLE_FACTORS]
    result = main.points
    for premium in wholes:
        result //= WHOLE_FACTORS[premium.colour]
    factors = "*".join(str(WHOLE_FACTORS[premium.colour]) for premium in wholes)
    values = {**values, "result": result, "product": FormulaValue(f"{result}*{factors}")}
    if len(wholes) > 1:
        return Text("advice-wholes", values)
    return Text("advice-whole", {**values, "square": format_square(wholes[0].cell)})


def _hint_line(judged: JudgedPlay) -> Text:
    """The line to look at."""
    main = judged.calculations[0]
    if not isinstance(judged.play, LinePlay):
        return Text("hint-lines", {"square": format_square(judged.placed[0][0])})
    if main.down:
        return Text("hint-column", {"column": chr(65 + x_of(main.cell))})
    return Text("hint-row", {"row": str(y_of(main.cell) + 1)})


def _hint_play(play: Play) -> Text:
    if not isinstance(play, LinePlay):
        return Text("hint-squares", {"move": format_move(play)})
    down = "yes" if play.down else "no"
    values: dict[str, Value] = {"square": format_square(play.cell), "run": main_run(play)}
    return Text("hint-move", {**values, "down": down})


ADVISER: Adviser[View] = CalcussimoAdviser()
