"""The question on the table: what is at stake, and its result."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.keys import CATEGORIES, NAMES, Category, Symbol, key
from abaculus.games.mathmetrics.stage.symbol_texts import facts, sort
from abaculus.games.mathmetrics.state import JudgedAnswer, Judgement
from abaculus.games.mathmetrics.view import OpenQuestion, View, symbol
from abaculus.kernel.messages import Seat, Value
from abaculus.kernel.question_card import AnswerVerdict, QuestionCard
from abaculus.kernel.scene_parts import Face, Text
from abaculus.kernel.scenes import ScoreRow, TableQuestion


def question_cards(view: View) -> Iterator[TableQuestion[Text]]:
    """The open question, or the last ones judged while they should still be read."""
    question = view.question
    if question is not None:
        if question.card is not None:
            yield _open_card(view, question, question.card)
    elif view.judgement is not None and _is_fresh(view, view.judgement):
        yield from _judged_cards(view, view.judgement)


def _is_fresh(view: View, judgement: Judgement) -> bool:
    """Whether nobody has rolled or walked since."""
    if not isinstance(
        view.phase, phases.Ready | phases.Bonus | phases.Hole | phases.Picking | phases.Ended
    ):
        return False
    stands = symbol(view, judgement.seat) == judgement.symbol
    return stands and (view.thrown is None or view.thrown.turn <= judgement.turn)


def _open_card(view: View, question: OpenQuestion, card: QuestionCard) -> TableQuestion[Text]:
    return TableQuestion(
        question.number,
        question.seat,
        card,
        question.category,
        NAMES[question.category],
        stake(view, question.seat),
        "question" if question.limit else "",
        question.limit,
    )


def stake(view: View, seat: Seat) -> tuple[Text, ...]:
    """The effects of a right answer and of a wrong one."""
    here = key(view.rules.key)[symbol(view, seat)]
    values = facts(here, gentle=view.rules.gentle) | _category(view, here)
    return tuple(Text(f"{code}-{sort(here)}", values) for code in ("right", "wrong"))


def costs(view: View, seat: Seat) -> bool:
    """Whether a wrong answer takes a token away."""
    here = key(view.rules.key)[symbol(view, seat)]
    tokens = dict(zip(CATEGORIES, view.players[seat].tokens, strict=True))
    has_some = any(many for category, many in tokens.items() if category in here.asks)
    return here.loss > 0 and not view.rules.gentle and has_some


def _category(view: View, here: Symbol) -> dict[str, Value]:
    """The category in play, where the player has chosen it."""
    question = view.question
    return {} if question is None or here.asks != "?" else {"category": NAMES[question.category]}


def _judged_cards(view: View, judgement: Judgement) -> Iterator[TableQuestion[Text]]:
    shown = [(one, one.card) for one in judgement.answers if one.card is not None]
    for one, card in shown:
        is_last = one is shown[-1][0]
        yield TableQuestion(
            one.number,
            one.seat,
            card,
            one.category,
            NAMES[one.category],
            judged=_verdict(one),
            solution=one.solution,
            result=tuple(_result(view, judgement)) if is_last else (),
        )


def _verdict(one: JudgedAnswer) -> AnswerVerdict:
    """The verdict; a pass, a late answer and a bot's show the outcome alone."""
    if one.judged is not None:
        return one.judged
    outcome = "right" if one.outcome == "right" else "wrong"
    code = one.outcome if one.outcome in ("passed", "late") else ""
    return AnswerVerdict(outcome, code, "", None, "")


def _result(view: View, judgement: Judgement) -> Iterator[ScoreRow[Text]]:
    """The tokens as sums, then what follows."""
    here = key(view.rules.key)[judgement.symbol]
    player = view.players[judgement.seat]
    changes = zip(CATEGORIES, player.tokens, judgement.gained, strict=True)
    rows = [
        ScoreRow(
            Text("result-tokens", {"category": NAMES[category]}),
            _sum(many, change, judgement),
            _face(category),
        )
        for category, many, change in changes
        if change or judgement.doubled
    ]
    is_floored = not judgement.succeeded and here.loss and not rows and not view.rules.gentle
    yield from rows
    if is_floored:
        category = judgement.answers[0].category
        yield ScoreRow(Text("result-floor", {"category": NAMES[category]}), face=_face(category))
    elif not rows:
        yield ScoreRow(Text("result-same"))
    if isinstance(view.phase, phases.Ended):
        yield ScoreRow(Text("result-over"))
    elif isinstance(view.phase, phases.Bonus):
        yield ScoreRow(Text("result-again"))
    else:
        yield ScoreRow(Text("result-end"))


def _face(category: Category) -> Face[Text]:
    return Face(category, NAMES[category], Text(f"kind-{NAMES[category]}"))


def _sum(many: int, change: int, judgement: Judgement) -> str:
    before = many - change
    if judgement.doubled:
        return f"2 × {before} = {many}"
    return f"{before} {'+' if change > 0 else '−'} {abs(change)} = {many}"
