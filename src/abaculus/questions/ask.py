"""Questions from Python: a fresh one, or one by its name."""

from __future__ import annotations

import secrets

from abaculus.errors import QuestionError
from abaculus.questions.dice import SQUARES, bind_by_seed, throws
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import bind, make
from abaculus.questions.ids import Qid, parse_qid
from abaculus.questions.picker import pick_question
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import PresetFilter


def ask(
    *,
    grade: int | str | None = None,
    level: int | None = None,
    topic: str | None = None,
    category: str | None = None,
    seed: int | str | None = None,
) -> Question:
    """A question for a school grade (R or 1 to 12), a level (1 to 4), a topic or a category.

    The same seed gives the same question. Raises `QuestionError` if nothing fits.
    """
    request = PresetFilter(
        level=level,
        grade=None if grade is None else str(grade),
        category=category,
        topics=() if topic is None else (topic,),
    )
    rng = Rng(secrets.token_hex(8) if seed is None else str(seed))
    found = pick_question(request, rng, (), None)
    if found is None:
        raise QuestionError("No question fits: `abaculus questions list` shows what there is.")
    place, text, made = found
    return bind_by_seed(place, text, made) if isinstance(made, DiceQuestion) else made


def question(name: str) -> Question:
    """The question with a name such as `frac.mul@1/L3#0f3k9c2m`; raises `QuestionError`."""
    try:
        made = make_again(parse_qid(name))
    except ValueError as fault:
        raise QuestionError(str(fault)) from fault
    if made.qid != name:
        raise QuestionError(f"{name} was made by an older version; now it is {made.qid}")
    return made


def make_again(name: Qid) -> Question:
    """The question of a name with its dice, whatever version the name gives."""
    made = make(name.gen, name.preset, name.seed)
    return _bind_dice(name, made) if isinstance(made, DiceQuestion) else made


def _bind_dice(name: Qid, asked: DiceQuestion) -> Question:
    rolls = dict(name.rolls)
    square = rolls.pop("sq", 0)
    unrolled = [throw for throw, sides in throws(asked) if rolls.get(throw) not in sides]
    if unrolled or (asked.square and square not in SQUARES):
        missing = ", ".join([*unrolled, *(["sq"] if asked.square else [])])
        raise ValueError(f"{name} needs its dice: add ?…=… for {missing}")
    return bind(name.gen, name.preset, name.seed, rolls, square)
