"""The README's Python is run, so that it is never wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_readme_runs(example: str) -> None:
    exec(compile(example, str(README), "exec"), {})  # noqa: S102 - our own text


def test_the_readme_has_an_example() -> None:
    assert EXAMPLES
