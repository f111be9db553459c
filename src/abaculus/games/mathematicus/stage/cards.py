"""The question on the table: what is at stake, and its result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.blue import BONES, kind_of
from abaculus.games.mathematicus.blue_deck import TYPES
from abaculus.games.mathematicus.board import board
from abaculus.games.mathematicus.clocks import ANSWER, READING
from abaculus.games.mathematicus.dealer import judge_of
from abaculus.games.mathematicus.stage.side_prompts import objection
from abaculus.games.mathematicus.stage.square_texts import square_values
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.view import View, open_question
from abaculus.kernel.messages import PlayerValue, Value
from abaculus.kernel.question_card import AnswerVerdict, QuestionCard
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import ScoreRow, TableQuestion

YELLOW: Final = "yellow"
BLUE: Final = "blue"
_READ: Final = 30_000
"""The longest time for reading."""


def question_cards(view: View) -> Iterator[TableQuestion[Text]]:
    """The last question while its verdict may still be doubted, and the open one."""
    question = open_question(view.table)
    if view.table.before is not None and not isinstance(view.table.phase, phases.Asking):
        yield from _judged_question(view, question_number(view.table) - (question is not None))
    if question is not None and view.card is not None:
        yield _open(view, question, view.card)


def _open(view: View, question: phases.QuestionState, card: QuestionCard) -> TableQuestion[Text]:
    is_answering = isinstance(view.table.phase, phases.Answering)
    is_read = question.started is not None
    seconds = question.seconds * (2 if question.is_doubled else 1)
    return TableQuestion(
        question_number(view.table),
        question.seat,
        card,
        *_kind(question),
        tuple(_stakes(view.table, question, seconds)),
        (ANSWER if is_read else READING) if is_answering else "",
        (1000 * (seconds + question.tolerance) if is_read else _READ) if is_answering else 0,
        solution=view.key.solution if view.key is not None else None,
        aids=tuple(_aids(view, question)),
        is_rolled=question.blue is not None,
        is_read=is_read or not is_answering,
    )


def question_number(table: State) -> int:
    """How many questions have been asked so far, yellow and blue."""
    return table.asked + table.blues


def _kind(question: phases.QuestionState) -> tuple[str, str]:
    """The sign of a question and its colour: its level, or the type of its blue card."""
    if question.blue is None:
        return str(question.level), YELLOW
    return kind_of(question.blue), BLUE


def _aids(view: View, question: phases.QuestionState) -> Iterator[str]:
    """What the viewer may use, as screens call it; the calculator is the dealer's alone (5.5)."""
    yield "slide-rule"
    kind = "" if question.blue is None else kind_of(question.blue)
    if kind == BONES:
        yield "bones"
    judge = judge_of(view.table, question.seat)
    owner = question.seat if question.has_calculator else None
    if view.seat is not None and view.seat in (judge, owner):
        yield "calculator"
    if kind and TYPES[kind].system:
        yield f"legend:{TYPES[kind].system}"


def _stakes(table: State, question: phases.QuestionState, seconds: int) -> Iterator[Text]:
    """The time before it runs, what a right answer brings, and a wrong one."""
    if isinstance(table.phase, phases.Judging | phases.Marking):
        yield Text("stake-judging")
        return
    if question.started is None:
        code = "stake-reading" if question.blue is None else "stake-bones"
        yield Text(code, {"seconds": seconds})
    values = _values(table, question.stake)
    side = _side(question)
    yield Text(f"right-{side}", values)
    yield Text(f"wrong-{side}", values)
    if question.has_calculator:
        yield Text("stake-calculator")


def _side(question: phases.QuestionState) -> str:
    """The kind of question, and which of the two sides answers."""
    kind = question.stake.kind
    if kind in ("square", "above", "tie", "cards"):
        return kind
    return (
        f"{'duel' if kind == 'medal' else kind}-{'second' if question.stake.is_second else 'first'}"
    )


def _values(table: State, stake: phases.Stake) -> dict[str, Value]:
    made = board(table.rules.board)
    values = square_values(made, stake.square, table.hands[stake.seat].elements)
    values["came"] = stake.came
    values["prize"] = stake.figure or ("medal" if stake.kind == "medal" else "none")
    values["rival"] = PlayerValue(stake.seat if stake.rival is None else stake.rival)
    values["player"] = PlayerValue(stake.seat)
    return values


def _judged_question(view: View, number: int) -> Iterator[TableQuestion[Text]]:
    verdict, last = view.table.verdict, view.last
    if verdict is None or last is None:
        return
    question = verdict.question
    yield TableQuestion(
        number,
        question.seat,
        last.card,
        *_kind(question),
        judged=_verdict(view, verdict.is_right, question),
        solution=view.solution,
        result=(
            ScoreRow(Text("result-right" if verdict.is_right else "result-wrong")),
            *_behind(question),
        ),
        doubt=objection(view.table, view.seat),
    )


def _behind(question: phases.QuestionState) -> Iterator[ScoreRow[Text]]:
    """What lay behind each number of a blue card."""
    types = "" if question.blue is None else question.blue.types
    if types:
        yield ScoreRow(Text("blue-behind-all"))
    for place, kind in enumerate(types, 1):
        yield ScoreRow(Text("blue-behind", {"number": place, "type": kind}))


def _verdict(view: View, is_right: bool, question: phases.QuestionState) -> AnswerVerdict:
    """A dealer's word, a late answer and a bot's are known by the outcome alone."""
    judged = view.judged
    outcome = "right" if is_right else "wrong"
    if judged is not None and judged.outcome == outcome:
        return judged
    code = "" if is_right or question.given is not None else "passed"
    return AnswerVerdict(outcome, code, "", None, "")
