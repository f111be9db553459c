"""Arguments that many commands share: a variant, options, files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter, validators

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.registry import family_names

Variant: TypeAlias = Annotated[
    str | None, Parameter(help="Which of the family's games; without it, the first.")
]
Pairs: TypeAlias = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        help="An option as key=value, or key=@file for a data file; may be repeated. "
        "`abaculus games GAME` lists them.",
        allow_leading_hyphen=True,
    ),
]
SeveralPairs: TypeAlias = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        help="Options as key=value, or key=@file for a data file, one or several. "
        "`abaculus games GAME` lists them.",
        consume_multiple=True,
    ),
]
"""For commands without an argument that could be mistaken for an option."""
AsJson: TypeAlias = Annotated[bool, Parameter(name="--json", help="Answer in JSON.")]
AT_LEAST_ONE = validators.Number(gte=1)


def first_game() -> str:
    """The default family; raises `RefusedError` if there is none."""
    if not family_names():
        raise RefusedError(Refusal("no-games"))
    return family_names()[0]


def parse_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options by key; raises `RefusedError`."""
    given: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise RefusedError(Refusal("use-option", {"text": pair[:60]}))
        given[key] = read_text(value[1:]) if value.startswith("@") else value
    return given


def read_text(file: str) -> str:
    """The text of a file; raises `RefusedError` if it cannot be opened or is not text."""
    try:
        return Path(file).read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RefusedError(Refusal("no-text", {"file": file})) from error
    except (OSError, ValueError) as error:
        raise file_refusal(file, error) from error


def file_refusal(file: str, error: OSError | ValueError) -> RefusedError:
    """The refusal for a file that cannot be opened."""
    reason = error.strerror if isinstance(error, OSError) else None
    return RefusedError(Refusal("no-file", {"file": file, "reason": reason or str(error)}))
