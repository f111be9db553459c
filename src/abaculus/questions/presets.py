"""Presets: the settings of a generator for a level, a syllabus row or a template."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from abaculus.questions.effort import load

_ROW: Final = re.compile(r"(R|1[0-2]|[1-9])([ENG])([1-9])")
_PLACE: Final = {"level", "grade", "category", "secs", "finite", "few", "blue"}


class Preset(msgspec.Struct, frozen=True):
    """One preset of a generator."""

    name: str
    secs: int
    values: Params
    level: int | None = None
    """The level on a yellow card, 1 to 4."""
    grade: str | None = None
    category: str | None = None
    is_row: bool = False
    """Whether it is a row of the syllabus; other grades are for practice."""
    is_blue: bool = False
    finite: int | None = None
    """The number of different questions, if they are few."""
    few: int = 3
    """The least number of wrong answers offered; below 3 only if the kind has no more."""

    @property
    def load(self) -> int:
        """Light, middling or heavy."""
        return load(self.secs)


def P(**values: Any) -> dict[str, Any]:  # noqa: N802 - it acts as a noun in tables of presets
    """The values of a preset: `secs`, its place (`level`, or `grade` and `category`), its own."""
    return values


def preset(name: str, values: dict[str, Any]) -> Preset:
    """A named preset; the name of a row gives its grade and category."""
    row = _ROW.fullmatch(name)
    own = {key: value for key, value in values.items() if key not in _PLACE}
    return Preset(
        name=name,
        secs=values["secs"],
        values=Params(**own),
        level=values.get("level"),
        grade=row[1] if row else values.get("grade"),
        category=row[2] if row else values.get("category"),
        is_row=row is not None,
        is_blue=bool(values.get("blue")),
        finite=values.get("finite"),
        few=values.get("few", 3),
    )


class Params:
    """The params of a question by name, or the values of a preset."""

    def __init__(self, **values: Any) -> None:
        self.__dict__ = values

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The value given under the name."""
