"""Targets to point at, and cells to put a piece on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import Lay, Point, Prompt, Put, Target
from abaculus.terminal.input.keys import is_key_for


def targets(
    prompt: Prompt[RichSentence], signs: Mapping[str, str], only: str = ""
) -> tuple[Target[RichSentence], ...]:
    """The targets of a prompt; `only` limits pieces to put to those with this sign."""
    if isinstance(prompt, Point):
        return prompt.targets
    if not isinstance(prompt, Put):
        return ()
    return tuple(
        Target(one.cell, one.move, one.meaning)
        for one in prompt.choices
        if not only or is_key_for(only, signs.get(one.piece, ""))
    )


def can_put(prompt: Prompt[RichSentence], signs: Mapping[str, str], key: str) -> bool:
    """Whether a piece with that sign can be put on a cell."""
    return bool(key) and isinstance(prompt, Put) and bool(targets(prompt, signs, key))


def prompt_cells(prompts: Iterable[Prompt[RichSentence]]) -> tuple[str, ...]:
    """The cells of the prompts: where a line of pieces continues, and where one can be put."""
    cells: list[str] = []
    for prompt in prompts:
        if isinstance(prompt, Lay) and prompt.after:
            cells.append(prompt.after)
        elif isinstance(prompt, Put):
            cells += dict.fromkeys(one.cell for one in prompt.choices)
    return tuple(cells)
