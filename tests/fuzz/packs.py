"""Fuzzes question packs: `python -m tests.fuzz.packs`.

An input is a file: its name in the first line, then its bytes. Every fault that is found has a
sentence; a sound pack is written and read again as the same, and all its tools work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from zlib import crc32

from abaculus.errors import RefusedError
from abaculus.kernel.bot import never_stop
from abaculus.questions.packs.dump import write_json, write_yaml
from abaculus.questions.packs.exports import TARGETS
from abaculus.questions.packs.validate import ValidationReport, check_text
from abaculus.server.packs import tools
from abaculus.server.packs.messages import PackExportRequest, PackItemRequest, PackText, PackTry
from tests.fuzz import engine, texts
from tests.fuzz.examples import PACK

_DOCS = Path(__file__).parents[2] / "docs"
_BLOCK = re.compile(r"```yaml\n(.*?)```", re.DOTALL)
NAMES = ("pack.yaml", "pack.yaml", "pack.json", "pack.csv", "pack.yml", "pack.txt", "pack")


class PackFuzzer(engine.TextFuzzer):
    """Packs of questions."""

    name = "packs"
    watched = ("questions/packs", "server/packs", "maths")
    seconds = 8.0  # a sound pack is read a dozen times

    def seeds(self) -> Sequence[bytes]:
        """The packs of the documentation, in every format."""
        return good_packs()

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """A damaged pack, mostly under the name of its own format."""
        head, _, data = rng.choice(pool).partition(b"\n")
        if rng.random() < 0.02:
            head = rng.choice(NAMES).encode()
        if rng.random() < 0.97:
            data = texts.mutate_bytes(rng, data, [one.partition(b"\n")[2] for one in pool[:40]])
        return head + b"\n" + data

    def run(self, data: bytes) -> str:
        """What is wrong with how the pack was read."""
        head, _, data = data.partition(b"\n")
        name = head.decode("latin-1")
        report = check_text(name, data)
        fault = _find_report_fault(report)
        # what the tools add to the check takes much longer than the check
        if fault or not (report.pack is not None or crc32(data) % 8 == 0):
            return fault
        rest = check_text(name, data, skip_bad=True)
        return _find_report_fault(rest) or _try_tools(name, data, is_sound=report.pack is not None)


def _find_report_fault(report: ValidationReport) -> str:
    if report.pack is None and not report.errors:
        return "refused without a finding"
    for finding in report.findings:
        if not finding.sentence.strip() or finding.line < 1:
            return f"no sentence: {finding}"
    if report.pack is None:
        return ""
    for name, written in (
        ("pack.json", write_json(report.pack)),
        ("pack.yaml", write_yaml(report.pack)),
    ):
        again = check_text(name, written)
        if again.pack != report.pack:
            return f"unstable: {name} is read again with {again.errors}: {written[:3000]!r}"
    return ""


def _try_tools(name: str, data: bytes, *, is_sound: bool) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    pack = PackText(text=text, name=name)
    tools.check_pack(never_stop, pack)
    item = PackItemRequest(text=text, name=name, line=3, variant=7)
    tools.preview_item(never_stop, item)
    tools.import_file(never_stop, (name, data))
    asked: list[Callable[[], object]] = [
        partial(tools.try_answer, never_stop, PackTry(item, "1/2"))
    ]
    for to in TARGETS if is_sound else (*TARGETS,)[:1]:
        export = PackExportRequest(pack=pack, to=to)
        asked.append(partial(tools.export_file, never_stop, export))
    return next((fault for work in asked if (fault := _find_refusal_fault(work))), "")


def _find_refusal_fault(work: Callable[[], object]) -> str:
    try:
        work()
    except RefusedError as refused:
        return "" if str(refused).strip() else f"no sentence: {refused.code}"
    return ""


@cache
def good_packs() -> tuple[bytes, ...]:
    """Packs of our own in YAML, JSON and CSV, each under its name."""
    found = [PACK, *(block for path in sorted(_DOCS.glob("*.md")) for block in _blocks(path))]
    packs = [f"pack.yaml\n{text}".encode() for text in found]
    for text in found:
        pack = check_text("pack.yaml", text.encode()).pack
        if pack is not None:
            packs.append(b"pack.json\n" + write_json(pack))
    table = b"id,prompt,answer,steps\nsum,What is 3 + 4?,7,add\nhalf,Half of 3?,3/2,\n"
    return (*packs, b"pack.csv\n" + table)


def _blocks(path: Path) -> list[str]:
    found: list[str] = _BLOCK.findall(path.read_text("utf-8"))
    return [block for block in found if "items:" in block]


FUZZER = PackFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Check so many damaged packs."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
