"""What a generator is: one way to make, a second way to check, typical mistakes, steps, hints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from abaculus.questions.drafts import Draft, Made, Said, Step
from abaculus.questions.presets import Preset, preset
from abaculus.questions.rng import Rng

Given = SimpleNamespace
"""The params of a question by name, or the values of a preset."""
Make = Callable[[Rng, Given], Made]
Bind = Callable[[Given, Given], Draft]
Verify = Callable[[Given, Any], bool]
Mistakes = Callable[[Given], Iterable[tuple[Any, str]]]
Steps = Callable[[Given], Iterable[Step]]
Hints = Callable[[Given], Iterable[Said]]


class Generator:
    """A family of questions with its presets."""

    def __init__(self, make: Make, version: int, presets: Mapping[str, dict[str, Any]]) -> None:
        topic, name = make.__module__.split(".")[-2:]
        self.id = f"{topic}.{name}"
        self.topic = topic
        self.version = version
        self.presets: Mapping[str, Preset] = {
            name: preset(name, values) for name, values in presets.items()
        }
        self.make = make
        self.verifies: Verify | None = None
        self.mistaken: Mistakes | None = None
        self.worked: Steps | None = None
        self.hinted: Hints | None = None
        self.bound: Bind | None = None

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


def generator(
    *, version: int = 1, presets: Mapping[str, dict[str, Any]]
) -> Callable[[Make], Generator]:
    """Makes a generator of a function; its id is the name of its folder and file."""
    return lambda make: Generator(make, version, presets)
