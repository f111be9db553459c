"""The question source of a table: draws questions on request, and judges answers."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from msgspec.structs import replace

from abaculus.kernel.draws import AskQuestion, MarkAnswer, Result
from abaculus.kernel.question_card import AnswerVerdict
from abaculus.kernel.question_source import BLANK, mark_blank
from abaculus.kernel.rng import GameRng
from abaculus.questions.delivery import stored_question, verdicts
from abaculus.questions.delivery.request import QuestionRequest, decode_pack, decode_request, rows
from abaculus.questions.delivery.sources import DeliverySource, ItemSource, PlaceSource
from abaculus.questions.delivery.stored_question import AnswerKey, StoredQuestion
from abaculus.questions.drafts import MessageRef
from abaculus.questions.engine import UnsoundError
from abaculus.questions.packs.canonical import pack_id
from abaculus.questions.packs.model import Pack, PackItem
from abaculus.questions.picker import fresh_seed
from abaculus.questions.question import Question
from abaculus.questions.renderer import text
from abaculus.questions.rng import Rng
from abaculus.questions.selection import templates

_LOG = logging.getLogger(__name__)
_BITS = 1 << 40


class TableSource:
    """The source of our questions, and of those in the pack of a draw."""

    __slots__ = ()

    def ask(self, draw: AskQuestion, rng: GameRng, /) -> Result:
        """A fresh question, new to the table if possible; blank if nothing fits."""
        request = decode_request(draw.request)
        picker_rng = Rng(f"ask/{rng.below(_BITS)}/{rng.below(_BITS)}")
        if request.blue:
            found = _ask_blue(request, draw.pack, picker_rng)
        else:
            found = _ask_fresh(request, draw, picker_rng)
        if found is None:
            return BLANK
        question, sheet = found
        return question.qid, stored_question.encode_question(sheet)

    def mark(self, draw: MarkAnswer, rng: GameRng, /) -> Result:
        """The verdict; a bot's answer is the true one or a typical mistake, by chance."""
        key = stored_question.decode_question(draw.sheet).key if draw.sheet else None
        if key is None:
            return mark_blank(draw, rng)
        if draw.percent is None:
            judged = verdicts.judge(key.marking, draw.given)
        else:
            judged = _judge_bot(key, rng, is_right=rng.below(100) < draw.percent)
        return "+" if judged.outcome == "right" else "-", stored_question.encode_verdict(judged)


TABLE_SOURCE = TableSource()


def _ask_blue(
    request: QuestionRequest, text: str, rng: Rng
) -> tuple[Question, StoredQuestion] | None:
    """A blue card, ours or one of a pack, with the dice that were rolled."""
    pack = decode_pack(text)
    if pack is not None:
        item = next((one for one in pack.items if one.id == request.blue), None)
        return None if item is None else _ask_own_blue(request, pack, item, rng)
    origin = PlaceSource(templates()[request.blue])
    question = origin.thrown(fresh_seed(rng), request.rolls, request.square)
    return question, _store(question, origin, request)


def _ask_own_blue(
    request: QuestionRequest, pack: Pack, item: PackItem, rng: Rng
) -> tuple[Question, StoredQuestion]:
    """An item of a pack whose first variables are the dice, and whose `n` is the square."""
    names = [name for name in item.vars if name != "n"]
    thrown = {name: str(roll) for name, roll in zip(names, request.rolls, strict=True)}
    fixed = replace(item, vars={**thrown, "n": str(request.square)})
    origin = ItemSource(pack_id(pack), pack, fixed)
    question = origin.made(fresh_seed(rng), "")
    return question, _store(question, origin, request)


def _store(question: Question, origin: DeliverySource, request: QuestionRequest) -> StoredQuestion:
    return stored_question.store_question(
        question, origin, request.locale, choose=request.choose, profile=request.profile
    )


def _ask_fresh(
    request: QuestionRequest, draw: AskQuestion, rng: Rng
) -> tuple[Question, StoredQuestion] | None:
    had = {same: age for age, same in enumerate(draw.used)}
    oldest: tuple[int, tuple[Question, StoredQuestion]] | None = None
    for origin in _shuffle_sources(request, draw.pack, rng):
        for _ in range(origin.tries):
            question = _make(origin, rng)
            if question is None:
                continue
            age = had.get(f"{question.fp:016x}")
            if age is not None and oldest is not None and oldest[0] <= age:
                continue
            sheet = _store(question, origin, request)
            if age is None:
                return question, sheet
            oldest = age, (question, sheet)
    return None if oldest is None else oldest[1]


def _shuffle_sources(request: QuestionRequest, pack: str, rng: Rng) -> Iterator[DeliverySource]:
    """The rows in random order, the previous one last, each row kept together."""
    found = rows(request, decode_pack(pack))
    for row in sorted(rng.shuffle(sorted(found)), key=lambda row: row == request.without):
        yield from rng.shuffle(found[row])


def _make(origin: DeliverySource, rng: Rng) -> Question | None:
    seed = fresh_seed(rng)
    try:
        return origin.made(seed, f"dice/{rng.below(_BITS)}")
    except UnsoundError as fault:
        _LOG.warning("dropped %s", fault)
        return None


def _judge_bot(key: AnswerKey, rng: GameRng, *, is_right: bool) -> AnswerVerdict:
    say = text(key.marking.locale).sentence
    if is_right or not key.wrong:
        code = "exact" if is_right else "wrong"
        sentence = say(
            MessageRef("practice.right.exact", {"given": ("raw", key.solution.answer.text)})
        )
        shown = key.solution.answer if is_right else None
        message = sentence if is_right else say(MessageRef("practice.wrong.wrong"))
        return AnswerVerdict("right" if is_right else "wrong", code, message, shown, "")
    wrong = key.wrong[rng.below(len(key.wrong))]
    cause = wrong.why or say(MessageRef("practice.wrong.wrong"))
    return AnswerVerdict("wrong", "wrong", cause, wrong.shown, wrong.mis)
