"""Parses YAML event by event: one document of plain mappings, lists and scalars, nothing clever."""

from __future__ import annotations

import re
from typing import Any, Final

import yaml

from abaculus.questions.packs.document_builder import DocumentBuilder
from abaculus.questions.packs.source_map import PackFileError, Raw, SourceDocument

_INT: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")
_WORDS: Final[dict[str, Raw]] = {"true": True, "false": False, "null": None, "~": None, "": None}
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser written in C, if available."""


def parse_yaml(text: str) -> SourceDocument:
    """The only document of a text; raises PackFileError."""
    loader = _Loader(text)
    try:
        return _document(loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        reason = error.problem or "it is not YAML"
        raise PackFileError("E14", line, column, "file", reason=reason) from error
    except yaml.YAMLError as error:
        raise PackFileError("E14", 1, 1, "file", reason=str(error).splitlines()[0]) from error
    finally:
        loader.dispose()


def _document(loader: Any) -> SourceDocument:
    following = loader.get_event
    following()
    if isinstance(following(), yaml.StreamEndEvent):
        raise PackFileError("E18", 1, 1, "file")
    found = _value(following)
    following()
    after = following()
    if not isinstance(after, yaml.StreamEndEvent):
        raise _syntax_error(after, "a second document")
    return found


def _value(following: Any) -> SourceDocument:
    growing = DocumentBuilder()
    while growing.done is None:
        event = following()
        if isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            growing.end()
            continue
        _refuse_special(event)
        mark = event.start_mark
        line, column = mark.line + 1, mark.column + 1
        if not isinstance(event, yaml.ScalarEvent):
            if growing.wants_name:
                reason = "the name of a field must be a word"
                raise PackFileError("E14", line, column, "file", reason=reason)
            growing.begin(isinstance(event, yaml.MappingStartEvent), line, column)
        elif growing.wants_name:
            growing.name(str(event.value), line, column)
        else:
            growing.scalar(_scalar(event), line, column)
    return growing.done


def _scalar(event: Any) -> Raw:
    text: str = event.value
    if not event.implicit[0]:
        return text
    if _INT.fullmatch(text):
        return int(text)
    return _WORDS.get(text, text)


def _refuse_special(event: Any) -> None:
    if isinstance(event, yaml.AliasEvent):
        raise _syntax_error(event, "an alias")
    if event.anchor is not None:
        raise _syntax_error(event, "an anchor")
    if event.tag is not None:
        raise _syntax_error(event, "a tag")


def _syntax_error(event: Any, what: str) -> PackFileError:
    mark = event.start_mark
    return PackFileError("E15", mark.line + 1, mark.column + 1, "file", what=what)
