"""Packs for tests: a valid one to which a test adds what it is about."""

from __future__ import annotations

from abaculus.questions.packs.validate import ValidationReport, check_text

HEAD = """\
pack: {id: tests, title: Tests, licence: CC0-1.0}
items:
"""


def pack(fields: str) -> bytes:
    """A pack of one item with these fields, each line at column 5 from line 4 on."""
    lines = "".join(f"    {line}\n" for line in fields.splitlines())
    return f"{HEAD}  - id: one\n{lines}".encode()


def check_sample(text: str | bytes, name: str = "pack.yaml") -> ValidationReport:
    """The report on a text."""
    return check_text(name, text.encode() if isinstance(text, str) else text)


def summarize(report: ValidationReport) -> list[str]:
    """Place, code and field of every finding."""
    return [f"{one.line}:{one.column} {one.code} {one.field}" for one in report.findings]
