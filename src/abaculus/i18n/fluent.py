"""Reads Fluent files: each message becomes a function from formatted values to a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from abaculus.errors import PluginError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

MessageValue: TypeAlias = str | int
"""A formatted value; whole numbers stay numbers, so that messages can choose plurals."""

MessageFormat: TypeAlias = Callable[[Mapping[str, MessageValue]], str]


class MissingMessageError(PluginError, LookupError):
    """A code without a message, or a message without one of its values."""


@cache
def load_messages(path: Path) -> Mapping[str, MessageFormat]:
    """The messages of a Fluent file by their codes."""
    # imported late: fluent takes longer to load than a game
    from fluent.syntax import FluentParser, ast

    text = path.read_text("utf-8")
    found: dict[str, MessageFormat] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            text = (entry.content or "").strip()
            raise MissingMessageError(f"{path} has lines that are not a Fluent message: {text!r}.")
        if isinstance(entry, ast.Message) and entry.value is not None:
            code = entry.id.name
            template = _template(entry.value)
            found[code] = _fluent_format(path, code) if template is None else template.format_map
    return found


def _template(pattern: ast.Pattern) -> str | None:
    """The message for `str.format_map`, twenty times faster; None if it does more than insert."""
    from fluent.syntax import ast

    parts: list[str] = []
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=text):
                parts.append(_literal(text))
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                parts.append("{" + name + "}")
            case ast.Placeable(expression=ast.StringLiteral() as quoted):
                parts.append(_literal(quoted.parse()["value"]))
            case _:
                return None
    return "".join(parts)


def _literal(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _language(path: Path) -> str:
    """The language that the file or its folder is named after."""
    return path.parent.name if path.parent.parent.name == "locale" else path.stem


@cache
def _bundle(path: Path) -> FluentBundle:
    """A file's messages, which may refer to those of the files beside it."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([_language(path)], use_isolating=False)
    is_one_of_several = path.parent.parent.name == "locale"
    beside = sorted(path.parent.glob("*.ftl")) if is_one_of_several else ()
    for file in (path, *beside):
        bundle.add_resource(_resource(file))
    return bundle


@cache
def _resource(path: Path) -> ast.Resource:
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text("utf-8"))


def _fluent_format(path: Path, code: str) -> MessageFormat:
    """The function of a message with plurals or references, formatted by Fluent and cached."""

    @lru_cache(maxsize=1024)
    def formatted(values: tuple[tuple[str, MessageValue], ...]) -> str:
        from fluent.runtime.types import fluent_number

        bundle = _bundle(path)
        pattern = bundle.get_message(code).value
        if pattern is None:
            raise MissingMessageError(code)
        given = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in values
        }
        sentence, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise MissingMessageError(_explain(code, errors[0]))
        return str(sentence)

    return lambda values: formatted(tuple(values.items()))


def _explain(code: str, error: Exception) -> str:
    """What is wrong with a message, in a sentence."""
    text = str(error)
    name = text.removeprefix(_UNKNOWN_VALUE)
    if name == text:
        return f"The sentence “{code}” cannot be formed: {text}."
    return f"The sentence “{code}” needs a value called “{name}”."


_UNKNOWN_VALUE = "Unknown external: "
"""How Fluent begins when a value is missing."""
