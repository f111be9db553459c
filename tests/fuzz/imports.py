"""Fuzzes imports of other programs' files: `python -m tests.fuzz.imports`.

An input is a file: its format (or `auto`) in the first line, then its bytes. The report says
something, can be sent, and the pack it brings passes our own check.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from functools import cache
from random import Random

import msgspec

from abaculus.questions.packs.dump import write_json
from abaculus.questions.packs.imports import FORMATS, ImportReport, import_pack
from abaculus.questions.packs.validate import check_text
from tests.fuzz import engine, texts
from tests.questions.packs.foreign_files import (
    BLOOKET,
    KAHOOT,
    QUIZIZZ,
    archive,
    collection,
    question,
    quiz,
    workbook,
)

GIFT = """\
// [id:a] [tag:b]
::T::2 + 2? {~3 =4 ~%0%5#no, one more ####why}

$CATEGORY: a/b

[html]<b>Half</b> of 3? {#1.5:0.1 =%50%3/2:0#near}

Rome is in Italy. {TRUE#yes#no}

Match. {=one -> 1 =two -> 2 =three -> 3}

Write {=seven =7 =%80%VII} here, \\{ and \\= kept.

Numbers {#=%100%3..4 =%50%2..5}

Why? {}
"""
MOODLE = quiz(
    question(
        "numerical", '<answer fraction="100"><text>3</text><tolerance>0.1</tolerance></answer>'
    ),
    question(
        "multichoice",
        "<single>true</single>"
        '<answer fraction="100"><text>4</text><feedback><text>yes</text></feedback></answer>'
        '<answer fraction="0"><text>5</text></answer>',
    ),
    question("shortanswer", '<answer fraction="100"><text>seven</text></answer>'),
    question("truefalse", '<answer fraction="100"><text>true</text></answer>'),
    question(
        "calculated",
        '<answer fraction="100"><text>{a}+{b}*2</text><tolerance>0.01</tolerance></answer>'
        "<dataset_definitions><dataset_definition><name><text>a</text></name>"
        "<minimum><text>1</text></minimum><maximum><text>9</text></maximum>"
        "<dataset_items><dataset_item><number>1</number><value>3</value></dataset_item>"
        "</dataset_items></dataset_definition></dataset_definitions>",
    ),
    question("cloze", "", "{1:NUMERICAL:=5:0.1} and {2:SA:=x~y}"),
    question("category", "<category><text>$course$/top</text></category>"),
)
ANKI = (
    "#separator:tab\n#html:true\n#tags column:3\n2<sup>3</sup>\t8\tpowers\n{{c1::7}} is odd\t\t\n"
)
_BOMB = 3_000_000


class ImportFuzzer(engine.TextFuzzer):
    """Files of other programs."""

    name = "imports"
    watched = ("questions/packs/imports",)

    def seeds(self) -> Sequence[bytes]:
        """A good file of each format."""
        return good_files()

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """A damaged file, its format given or to be found out."""
        head, _, data = rng.choice(pool).partition(b"\n")
        if rng.random() < 0.1:
            head = rng.choice(("auto", *FORMATS)).encode()
        if data[:2] == b"PK" and rng.random() < 0.8:
            return head + b"\n" + _damage_archive(rng, data)
        others = [one.partition(b"\n")[2] for one in pool[:20]]
        return head + b"\n" + texts.mutate_bytes(rng, data, others)

    def run(self, data: bytes) -> str:
        """What is wrong with the report."""
        head, _, data = data.partition(b"\n")
        kind = head.decode("latin-1")
        report = import_pack(data, "my file.x", kind=None if kind == "auto" else kind)
        return find_report_fault(report)


def find_report_fault(report: ImportReport) -> str:
    """What is wrong with a report; empty: nothing."""
    if not report.taken and not report.refused:
        return "the report says nothing"
    if (report.pack is None) != (not report.taken) or not str(report).strip():
        return "the report contradicts itself"
    for entry in (*report.changed, *report.refused):
        if not entry.sentence.strip():
            return f"no sentence: {entry}"
    if msgspec.json.decode(msgspec.json.encode(report), type=ImportReport) != report:
        return "the report changes when it is sent"
    if report.pack is None:
        return ""
    checked = check_text("pack.json", write_json(report.pack))
    return f"its pack is bad: {checked.errors}" if checked.errors else ""


def _damage_archive(rng: Random, data: bytes) -> bytes:
    """The archive with one file in it damaged, missing, doubled or enormous."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            files = {name: packed.read(name) for name in packed.namelist()}
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError, RuntimeError):
        return texts.mutate_bytes(rng, data)
    name = rng.choice(sorted(files))
    chance = rng.random()
    if chance < 0.05:
        del files[name]
    elif chance < 0.1:
        files[texts.mutate(rng, name).partition("\0")[0][:200] or "x"] = files.pop(name)
    elif chance < 0.101:
        files[name] = bytes(_BOMB)
    else:
        files[name] = texts.mutate_bytes(rng, files[name], [*files.values()])
    return archive({name.encode("utf-8", "replace").decode(): one for name, one in files.items()})


@cache
def good_files() -> tuple[bytes, ...]:
    """A good file of each format, under its name."""
    notes = [(0, "a", "2\x1f3"), (1, "", "{{c1::5}} is odd\x1f"), (0, "b", "1/2 + 1/2\x1f1")]
    found: dict[str, bytes] = {
        "gift": GIFT.encode(),
        "moodle": MOODLE,
        "kahoot": workbook(KAHOOT),
        "quizizz": QUIZIZZ.encode(),
        "blooket": BLOOKET.encode(),
        "columns": b"3 + 4\t7\nhalf\t1/2\n",
        "anki": ANKI.encode(),
        "apkg": archive({"collection.anki2": collection(notes), "media": b"{}"}),
    }
    return tuple(f"{kind}\n".encode() + data for kind, data in found.items())


FUZZER = ImportFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Import so many damaged files."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
