"""From bytes to plain values: size, encoding and format are checked first."""

from __future__ import annotations

from typing import Final

from abaculus.questions.packs import limits
from abaculus.questions.packs.source_map import CONTROL, PackFileError, SourceDocument

_OTHER_BOMS: Final = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}
FORMATS: Final = ("yaml", "yml", "json", "csv")


def load(name: str, data: bytes) -> SourceDocument:
    """The contents of a file, its format given by its name; raises PackFileError."""
    ending = name.rsplit(".", 1)[-1].lower() if "." in name else ""
    if ending not in FORMATS:
        reason = "A pack is a file that ends in .yaml, .json or .csv"
        raise PackFileError("E10", 1, 1, "file", reason=reason)
    if len(data) > limits.BYTES:
        raise PackFileError("E11", 1, 1, "file", most=limits.BYTES >> 20)
    text = _decode_text(data)
    if ending == "json":
        from abaculus.questions.packs.json_parser import parse_json

        return parse_json(text)
    if ending == "csv":
        from abaculus.questions.packs.csv_parser import parse_csv

        return parse_csv(text, name)
    from abaculus.questions.packs.yaml_parser import parse_yaml

    return parse_yaml(text)


def _decode_text(data: bytes) -> str:
    for bom, encoding in _OTHER_BOMS.items():
        if data.startswith(bom):
            raise PackFileError("E12", 1, 1, "file", reason=f"The file is in {encoding}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line, column = _place(data[: error.start].decode("utf-8", "replace"))
        reason = f"The byte {data[error.start]:02x} is not UTF-8"
        raise PackFileError("E12", line, column, "file", reason=reason) from error
    found = CONTROL.search(text)
    if found:
        line, column = _place(text[: found.start()])
        raise PackFileError("E13", line, column, "file", sign=f"U+{ord(found[0]):04X}")
    return text


def _place(before: str) -> tuple[int, int]:
    """The line and column after a text."""
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
