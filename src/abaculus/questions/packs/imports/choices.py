"""Options to choose from, and pairs to match, as choices with one right answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from abaculus.questions.packs import limits
from abaculus.questions.packs.imports.basket import ImportDraft
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.texts import format_text, shorten

MOST_OPTIONS: Final = 6
_FULL: Final = Fraction(100)


class ImportOption(Struct, frozen=True):
    """One option, and its share of the points in percent."""

    text: str
    weight: Fraction
    is_equal: bool = True


def read_choice(draft: ImportDraft, options: Sequence[ImportOption]) -> dict[str, Any]:
    """The choice among these options; raises UnfitItemError if points are divided."""
    if any(0 < one.weight < _FULL for one in options):
        raise UnfitItemError("an answer counts in part only, and there are no half points here")
    rights = [place for place, one in enumerate(options) if one.weight == _FULL]
    if not rights:
        raise UnfitItemError("no answer is marked as right")
    if len(rights) > 1:
        raise UnfitItemError("it has more than one right answer to choose")
    if any(one.weight < 0 for one in options):
        draft.change("no points are taken away for a wrong answer")
    return build_choice([format_text(one.text) for one in options], rights[0])


def build_choice(options: Sequence[str], right: int) -> dict[str, Any]:
    """A choice with the index of its right option; raises UnfitItemError if it cannot be shown."""
    if not all(options):
        raise UnfitItemError("one of the answers to choose from is empty")
    if len(options) < 2:
        raise UnfitItemError("there is only one answer to choose from")
    if len(options) > MOST_OPTIONS:
        raise UnfitItemError(
            f"{len(options)} answers to choose from; a card shows at most {MOST_OPTIONS}"
        )
    return {"kind": "choice", "options": list(options), "correct": right}


def refuse_many(count: int) -> None:
    """Raise UnfitItemError if a question has more answers than anyone would read."""
    if count > limits.MEMBERS:
        raise UnfitItemError(f"it has more than {limits.MEMBERS} answers")


def fill_choices(draft: ImportDraft, options: Sequence[str], rights: Sequence[int]) -> None:
    """Make a choice of one option, or of several by their numbers."""
    options = [format_text(text) for text in options]
    if not rights:
        raise UnfitItemError("no answer is marked as right")
    if len(rights) == 1:
        draft.answer = build_choice(options, rights[0])
        return
    build_choice(options, 0)
    shown = " ".join(f"({number}) {text}" for number, text in enumerate(options, 1))
    draft.prompt = f"{draft.prompt} {shown} Write the numbers of all right answers."
    draft.answer = {"kind": "set", "items": [place + 1 for place in rights]}
    draft.change("it has several right answers: they are given by their numbers")


def split_pairs(draft: ImportDraft, pairs: Sequence[tuple[str, str]]) -> Iterator[ImportDraft]:
    """One choice for each pair; a pair without a left side adds a wrong answer."""
    pairs = [(format_text(left), format_text(right)) for left, right in pairs]
    rights = list(dict.fromkeys(right for _, right in pairs))
    asked = [(left, right) for left, right in pairs if left]
    if not asked:
        raise UnfitItemError("there is nothing to match")
    for number, (left, right) in enumerate(asked, 1):
        made = ImportDraft(draft.line, f"{draft.title} {number}" if draft.title else "")
        made.id = f"{draft.id}-{number}" if draft.id else ""
        made.prompt = f"{draft.prompt} {left} → ?"
        made.answer = build_choice(
            _limit_options(rights, right), _limit_options(rights, right).index(right)
        )
        made.steps, made.tags, made.secs = draft.steps, draft.tags, draft.secs
        made.changes = [*draft.changes, f'a pair to match became a choice: "{shorten(left)}"']
        yield made


def _limit_options(options: list[str], right: str) -> list[str]:
    """As many options as a card shows, including the right one."""
    if len(options) <= MOST_OPTIONS or options.index(right) < MOST_OPTIONS:
        return options[:MOST_OPTIONS]
    return [*options[: MOST_OPTIONS - 1], right]
