# hot: compiled with mypyc where possible
"""Generators: one way to make a question, a second to check it, mistakes, steps, hints."""

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
"""The most wrong answers kept."""
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

    # needed later by a question made here

    def distractors(self, draft: Draft) -> tuple[Distractor, ...]:
        """Wrong answers, all different, most frequent first."""
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
        """The generator's own hints, or the lines of the solution before the last one."""
        if self.hinted is not None:
            return tuple(self.hinted(as_params(draft.params)))[:RUNGS]
        lines = [line.m if line.say is None else line.say for line in self.solution(draft)[:-1]]
        return tuple(one for one in lines if one is not None)[:RUNGS]

    # decorators for a generator's file

    def verify(self, second_way: Verify) -> Verify:
        """Register the check, which shares no code with the generator function."""
        self.verifies = second_way
        return second_way

    def mistakes(self, wrong_ways: Mistakes) -> Mistakes:
        """Register wrong answers with the misconception behind each, most frequent first."""
        self.mistaken = wrong_ways
        return wrong_ways

    def steps(self, solution: Steps) -> Steps:
        """Register the worked solution; its last line ends in the answer."""
        self.worked = solution
        return solution

    def hints(self, rungs: Hints) -> Hints:
        """Register hints: strategy, first step, all but the last step."""
        self.hinted = rungs
        return rungs

    def bind(self, completes: Bind) -> Bind:
        """Register what completes a question once its dice are rolled."""
        self.bound = completes
        return completes


def as_params(values: dict[str, Any]) -> Params:
    """Values by name, not copied: callers must not change them."""
    named: Params = _bare(Params)
    named.__dict__ = values
    return named


def generator(
    *, version: int = 1, presets: Mapping[str, dict[str, Any]]
) -> Callable[[Make], Generator]:
    """A decorator that makes a function a generator; its id is the name of its folder and file."""
    return lambda make: Generator(make, version, presets)
