# hot: compiled with mypyc where possible
"""Makes questions by name, and never hands out one that its second way does not confirm."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

from abaculus.questions.drafts import Asks, Draft
from abaculus.questions.generating import Generator
from abaculus.questions.ids import Qid
from abaculus.questions.presets import Preset
from abaculus.questions.question import Distractor, Question
from abaculus.questions.rng import Rng
from abaculus.questions.sameness import key

TRIES = 64
"""So often other values are drawn before a generator is given up."""
MOST = 5
"""So many wrong answers are kept."""
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
    if name not in found.presets:
        known = ", ".join(found.presets)
        raise Unknown(f"{found.id} has no preset “{name}”; it has {known}")
    return found.presets[name]


def make(name: str, preset: str, seed: str) -> Question | Asks:
    """The question of a seed; raises `Unsound` where the second way says no."""
    found = generator(name)
    setting = preset_of(found, preset)
    rng = Rng(f"{found.id}/{found.version}/{preset}/{seed}")
    for _ in range(TRIES):
        draft = found.make(rng, setting.values)
        if isinstance(draft, Asks):
            return draft
        if isinstance(draft, Draft):
            question = finished(found, setting, Qid(name, found.version, preset, seed), draft)
            if question is not None:
                return question
    raise Unsound(f"{name}/{preset}#{seed}: no values suit in {TRIES} tries")


def bind(name: str, preset: str, seed: str, rolls: dict[str, int], square: int = 0) -> Question:
    """The question once its dice are rolled."""
    found = generator(name)
    setting = preset_of(found, preset)
    asked = make(name, preset, seed)
    if not isinstance(asked, Asks) or found.bound is None:
        raise Unknown(f"{name}/{preset} asks for no dice")
    told = {**rolls, "sq": square} if asked.square else rolls
    draft = found.bound(SimpleNamespace(**asked.params), SimpleNamespace(**told))
    qid = Qid(name, found.version, preset, seed, tuple(told.items()))
    question = finished(found, setting, qid, draft)
    if question is None:
        raise Unsound(f"{qid}: too few wrong answers differ")
    return question


def finished(found: Generator, setting: Preset, qid: Qid, draft: Draft) -> Question | None:
    """The checked question; None if too few different wrong answers are left to offer."""
    given = SimpleNamespace(**draft.params)
    answer = draft.answer
    if found.verifies is None or not found.verifies(given, answer.truth):
        raise Unsound(f"{qid}: the second way does not confirm {answer.truth!r}")
    distractors: list[Distractor] = []
    seen = {key(answer.truth)}
    for truth, mis in found.mistaken(given) if found.mistaken else ():
        known = key(truth)
        if known not in seen:
            seen.add(known)
            distractors.append(Distractor(answer, truth, mis))
            if len(distractors) == MOST:
                break
    if len(distractors) < setting.few:
        return None
    return Question(
        qid=str(qid),
        gen=found.id,
        version=found.version,
        preset=setting.name,
        seed=qid.seed,
        params=draft.params,
        topic=found.topic,
        level=setting.level,
        grade=setting.grade,
        category=setting.category,
        prompt=draft.prompt,
        figure=draft.figure,
        answer=answer,
        secs=setting.secs,
        load=setting.load,
        work=draft.work,
        tools=draft.tools,
        distractors=tuple(distractors),
        normal=draft.params if draft.normal is None else draft.normal,
    )
