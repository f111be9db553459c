# hot: compiled with mypyc where possible
"""What a generator is: one way to make, a second way to check, typical mistakes, steps, hints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.answers import comparison_key
from abaculus.questions.drafts import Draft, MaybeDraft, MessageRef, SolutionStep
from abaculus.questions.presets import Params, Preset, preset
from abaculus.questions.question import Distractor
from abaculus.questions.rng import Rng

MOST: Final = 5
"""So many wrong answers are kept."""
RUNGS: Final = 3
_bare: Final[Any] = object.__new__

Make = Callable[[Rng, Params], MaybeDraft]
Bind = Callable[[Params, Params], Draft]
Verify = Callable[[Params, Any], bool]
Mistakes = Callable[[Params], Iterable[tuple[Any, str]]]
Steps = Callable[[Params], Iterable[SolutionStep]]
Hints = Callable[[Params], Iterable[MessageRef]]


class Generator:
    """A family of questions with its presets."""

    def __init__(self, make: Make, version: int, presets: Mapping[str, dict[str, Any]]) -> None:
        topic, name = make.__module__.split(".")[-2:]
        self.id = f"{topic}.{name}"
        self.topic = topic
        self.version = version
        self.presets: dict[str, Preset] = {
            name: preset(name, values) for name, values in presets.items()
        }
        self.make = make
        self.verifies: Verify | None = None
        self.mistaken: Mistakes | None = None
        self.worked: Steps | None = None
        self.hinted: Hints | None = None
        self.bound: Bind | None = None

    # what a question made here is asked for later

    def distractors(self, draft: Draft) -> tuple[Distractor, ...]:
        """Wrong answers, all different, commonest first."""
        if self.mistaken is None:
            return ()
        seen = {comparison_key(draft.answer.truth)}
        kept: list[Distractor] = []
        for truth, mis in self.mistaken(as_params(draft.params)):
            known = comparison_key(truth)
            if known not in seen and len(kept) < MOST:
                seen.add(known)
                kept.append(Distractor(draft.answer, truth, mis))
        return tuple(kept)

    def solution(self, draft: Draft) -> tuple[SolutionStep, ...]:
        """The worked solution, line by line."""
        return () if self.worked is None else tuple(self.worked(as_params(draft.params)))

    def rungs(self, draft: Draft) -> tuple[MessageRef | Formula, ...]:
        """The generator's own, or the lines of the solution before the last one."""
        if self.hinted is not None:
            return tuple(self.hinted(as_params(draft.params)))[:RUNGS]
        told = [line.m if line.say is None else line.say for line in self.solution(draft)[:-1]]
        return tuple(one for one in told if one is not None)[:RUNGS]

    # what a generator's file says

    def verify(self, second_way: Verify) -> Verify:
        """Registers the check that shares no code with the making."""
        self.verifies = second_way
        return second_way

    def mistakes(self, wrong_ways: Mistakes) -> Mistakes:
        """Registers wrong answers with the misconception behind each, commonest first."""
        self.mistaken = wrong_ways
        return wrong_ways

    def steps(self, solution: Steps) -> Steps:
        """Registers the worked solution; its last line ends in the answer."""
        self.worked = solution
        return solution

    def hints(self, rungs: Hints) -> Hints:
        """Registers hints: strategy, first step, all but the last step."""
        self.hinted = rungs
        return rungs

    def bind(self, completes: Bind) -> Bind:
        """Registers what completes a question once its dice are rolled."""
        self.bound = completes
        return completes


def as_params(values: dict[str, Any]) -> Params:
    """Values by name, without a copy: who looks at a question does not change it."""
    named: Params = _bare(Params)
    named.__dict__ = values
    return named


def generator(
    *, version: int = 1, presets: Mapping[str, dict[str, Any]]
) -> Callable[[Make], Generator]:
    """Makes a generator of a function; its id is the name of its folder and file."""
    return lambda make: Generator(make, version, presets)
