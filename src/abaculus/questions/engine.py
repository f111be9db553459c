# hot: compiled with mypyc where possible
"""Makes questions by name, and returns only those that a second method confirms."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from abaculus.errors import QuestionError
from abaculus.questions.answers import comparison_key
from abaculus.questions.drafts import DiceQuestion, Draft
from abaculus.questions.generator import Generator, as_params
from abaculus.questions.presets import Preset
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng

TRIES = 64
"""How often other values are drawn before a generator gives up."""
_FOLDER = Path(__file__).parent / "generators"


class UnsoundError(QuestionError):
    """A draft that its own second method does not confirm."""


class UnknownPresetError(QuestionError, LookupError):
    """A generator or preset that does not exist."""


@cache
def names() -> tuple[str, ...]:
    """The ids of all generators, without loading them."""
    files = sorted(_FOLDER.glob("[a-z]*/[a-z]*.py"))
    return tuple(f"{file.parent.name}.{file.stem}" for file in files)


@cache
def generator(name: str) -> Generator:
    """A generator by its id."""
    if name not in names():
        raise UnknownPresetError(f"there is no generator “{name}”")
    module = import_module(f"abaculus.questions.generators.{name}")
    found = [one for one in vars(module).values() if isinstance(one, Generator)]
    if len(found) != 1:
        raise UnknownPresetError(f"{name} holds {len(found)} generators instead of one")
    return found[0]


def generators() -> tuple[Generator, ...]:
    """All generators."""
    return tuple(map(generator, names()))


def find_preset(found: Generator, name: str) -> Preset:
    """A preset of a generator."""
    known = found.presets.get(name)
    if known is None:
        all_known = ", ".join(found.presets)
        raise UnknownPresetError(f"{found.id} has no preset “{name}”; it has {all_known}")
    return known


def make(name: str, preset: str, seed: str) -> Question | DiceQuestion:
    """The question of a seed; raises `UnsoundError` if the second method disagrees."""
    found = generator(name)
    setting = find_preset(found, preset)
    rng = Rng(f"{name}/{found.version}/{preset}/{seed}")
    values = setting.values
    for _ in range(TRIES):
        draft = found.make(rng, values)
        if isinstance(draft, Draft):
            if is_sound(found, setting, seed, draft):
                return Question(found, setting, seed, draft)
        elif isinstance(draft, DiceQuestion):
            return draft
    raise UnsoundError(f"{name}/{preset}#{seed}: no values suit in {TRIES} tries")


def bind(name: str, preset: str, seed: str, rolls: dict[str, int], square: int = 0) -> Question:
    """The question once its dice are rolled."""
    found = generator(name)
    setting = find_preset(found, preset)
    asked = make(name, preset, seed)
    if not isinstance(asked, DiceQuestion) or found.bound is None:
        raise UnknownPresetError(f"{name}/{preset} asks for no dice")
    values = {**rolls, "sq": square} if asked.square else rolls
    draft = found.bound(as_params(asked.params), as_params(values))
    question = Question(found, setting, seed, draft, tuple(values.items()))
    if not is_sound(found, setting, seed, draft):
        raise UnsoundError(f"{question.qid}: too few wrong answers differ")
    return question


def is_sound(found: Generator, setting: Preset, seed: str, draft: Draft) -> bool:
    """Whether enough different wrong answers can be offered.

    Raises `UnsoundError` if the answer is not confirmed.
    """
    params = as_params(draft.params)
    truth = draft.answer.truth
    if found.verifies is None or not found.verifies(params, truth):
        raise UnsoundError(f"{found.id}/{setting.name}#{seed}: the second way says no to {truth!r}")
    missing = setting.few
    if missing and found.mistaken is not None:
        seen = {comparison_key(truth)}
        for wrong, _ in found.mistaken(params):
            known = comparison_key(wrong)
            if known not in seen:
                seen.add(known)
                missing -= 1
                if not missing:
                    break
    return not missing
