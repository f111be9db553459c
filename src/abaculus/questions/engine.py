# hot: compiled with mypyc where possible
"""Makes questions by name, and never hands out one that its second way does not confirm."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from abaculus.questions.answers import key
from abaculus.questions.drafts import Asks, Draft
from abaculus.questions.generator import Generator, given
from abaculus.questions.presets import Preset
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng

TRIES = 64
"""So often other values are drawn before a generator is given up."""
_FOLDER = Path(__file__).parent / "generators"


class Unsound(Exception):  # noqa: N818 - named for what is wrong with the question
    """A draft that its own second way does not confirm."""


class Unknown(LookupError):  # noqa: N818 - named for what is missing
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
        raise Unknown(f"there is no generator “{name}”")
    module = import_module(f"abaculus.questions.generators.{name}")
    found = [one for one in vars(module).values() if isinstance(one, Generator)]
    if len(found) != 1:
        raise Unknown(f"{name} holds {len(found)} generators instead of one")
    return found[0]


def generators() -> tuple[Generator, ...]:
    """All generators."""
    return tuple(map(generator, names()))


def preset_of(found: Generator, name: str) -> Preset:
    """A preset of a generator."""
    known = found.presets.get(name)
    if known is None:
        all_known = ", ".join(found.presets)
        raise Unknown(f"{found.id} has no preset “{name}”; it has {all_known}")
    return known


def make(name: str, preset: str, seed: str) -> Question | Asks:
    """The question of a seed; raises `Unsound` where the second way says no."""
    found = generator(name)
    setting = preset_of(found, preset)
    rng = Rng(f"{name}/{found.version}/{preset}/{seed}")
    values = setting.values
    for _ in range(TRIES):
        draft = found.make(rng, values)
        if isinstance(draft, Draft):
            if is_sound(found, setting, seed, draft):
                return Question(found, setting, seed, draft)
        elif isinstance(draft, Asks):
            return draft
    raise Unsound(f"{name}/{preset}#{seed}: no values suit in {TRIES} tries")


def bind(name: str, preset: str, seed: str, rolls: dict[str, int], square: int = 0) -> Question:
    """The question once its dice are rolled."""
    found = generator(name)
    setting = preset_of(found, preset)
    asked = make(name, preset, seed)
    if not isinstance(asked, Asks) or found.bound is None:
        raise Unknown(f"{name}/{preset} asks for no dice")
    told = {**rolls, "sq": square} if asked.square else rolls
    draft = found.bound(given(asked.params), given(told))
    question = Question(found, setting, seed, draft, tuple(told.items()))
    if not is_sound(found, setting, seed, draft):
        raise Unsound(f"{question.qid}: too few wrong answers differ")
    return question


def is_sound(found: Generator, setting: Preset, seed: str, draft: Draft) -> bool:
    """Whether enough different wrong answers can be offered; raises `Unsound` if it is not true."""
    params = given(draft.params)
    truth = draft.answer.truth
    if found.verifies is None or not found.verifies(params, truth):
        raise Unsound(f"{found.id}/{setting.name}#{seed}: the second way says no to {truth!r}")
    missing = setting.few
    if missing and found.mistaken is not None:
        seen = {key(truth)}
        for wrong, _ in found.mistaken(params):
            known = key(wrong)
            if known not in seen:
                seen.add(known)
                missing -= 1
                if not missing:
                    break
    return not missing
