"""Keeps the questions of a table: draws them by a wish, and judges what is answered."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from abaculus.kernel.draws import Ask, Mark, Result
from abaculus.kernel.question_card import Judged
from abaculus.kernel.question_source import BLANK, blank_mark
from abaculus.kernel.rng import Nature
from abaculus.questions.delivery import stored_question, verdicts
from abaculus.questions.delivery.request import Wanted, pack_in, rows, wanted
from abaculus.questions.delivery.sources import Origin, PlaceOrigin
from abaculus.questions.delivery.stored_question import Key, Sheet
from abaculus.questions.drafts import Said
from abaculus.questions.engine import Unsound
from abaculus.questions.picker import fresh_seed
from abaculus.questions.question import Question
from abaculus.questions.renderer import text
from abaculus.questions.rng import Rng
from abaculus.questions.selection import templates

_LOG = logging.getLogger(__name__)
_BITS = 1 << 40


class Keeper:
    """Our own questions, and those of a pack that a draw brings along."""

    __slots__ = ()

    def ask(self, draw: Ask, nature: Nature, /) -> Result:
        """A fresh question, new to the table if there is anything new; blank if nothing serves."""
        wish = wanted(draw.wish)
        rng = Rng(f"ask/{nature.below(_BITS)}/{nature.below(_BITS)}")
        found = _rolled(wish, rng) if wish.blue else _drawn(wish, draw, rng)
        if found is None:
            return BLANK
        question, sheet = found
        return question.qid, stored_question.written(sheet)

    def mark(self, draw: Mark, nature: Nature, /) -> Result:
        """The verdict; a bot's answer is the true one or a typical mistake, as chance has it."""
        key = stored_question.opened(draw.sheet).key if draw.sheet else None
        if key is None:
            return blank_mark(draw, nature)
        if draw.percent is None:
            judged = verdicts.judge(key.marking, draw.given)
        else:
            judged = _by_chance(key, nature, is_right=nature.below(100) < draw.percent)
        return "+" if judged.outcome == "right" else "-", stored_question.noted(judged)


KEEPER = Keeper()


def _rolled(wish: Wanted, rng: Rng) -> tuple[Question, Sheet]:
    """A blue card, with the dice that lie on the table."""
    origin = PlaceOrigin(templates()[wish.blue])
    question = origin.thrown(fresh_seed(rng), wish.rolls, wish.square)
    return question, _sheet(question, origin, wish)


def _sheet(question: Question, origin: Origin, wish: Wanted) -> Sheet:
    return stored_question.sheet(
        question, origin, wish.locale, choose=wish.choose, profile=wish.profile
    )


def _drawn(wish: Wanted, draw: Ask, rng: Rng) -> tuple[Question, Sheet] | None:
    had = {same: age for age, same in enumerate(draw.used)}
    oldest: tuple[int, tuple[Question, Sheet]] | None = None
    for origin in _in_turn(wish, draw.pack, rng):
        for _ in range(origin.tries):
            question = _made(origin, rng)
            if question is None:
                continue
            age = had.get(f"{question.fp:016x}")
            if age is not None and oldest is not None and oldest[0] <= age:
                continue
            sheet = _sheet(question, origin, wish)
            if age is None:
                return question, sheet
            oldest = age, (question, sheet)
    return None if oldest is None else oldest[1]


def _in_turn(wish: Wanted, pack: str, rng: Rng) -> Iterator[Origin]:
    """Row by row in any order, the one that came last at the end; all of a row together."""
    found = rows(wish, pack_in(pack))
    for row in sorted(rng.shuffle(sorted(found)), key=lambda row: row == wish.without):
        yield from rng.shuffle(found[row])


def _made(origin: Origin, rng: Rng) -> Question | None:
    seed = fresh_seed(rng)
    try:
        return origin.made(seed, f"dice/{rng.below(_BITS)}")
    except Unsound as fault:
        _LOG.warning("dropped %s", fault)
        return None


def _by_chance(key: Key, nature: Nature, *, is_right: bool) -> Judged:
    say = text(key.marking.locale).said
    if is_right or not key.wrong:
        code = "exact" if is_right else "wrong"
        sentence = say(Said("practice.right.exact", {"given": ("raw", key.solution.answer.text)}))
        shown = key.solution.answer if is_right else None
        told = sentence if is_right else say(Said("practice.wrong.wrong"))
        return Judged("right" if is_right else "wrong", code, told, shown, "")
    wrong = key.wrong[nature.below(len(key.wrong))]
    cause = wrong.why or say(Said("practice.wrong.wrong"))
    return Judged("wrong", "wrong", cause, wrong.shown, wrong.mis)
