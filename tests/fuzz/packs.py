"""Fuzzes question packs: `python -m tests.fuzz.packs`.

An input is a file: its name in the first line, then its bytes. Every fault that is found has a
sentence; a sound pack is written and read again as the same, and all its tools work.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from abaculus.errors import RefusedError
from abaculus.kernel.bot import never_stop
from abaculus.questions.packs.dump import write_json, write_yaml
from abaculus.questions.packs.exports import TARGETS
from abaculus.questions.packs.model import Pack
from abaculus.questions.packs.source_map import is_list, is_object
from abaculus.questions.packs.validate import ValidationReport, check_text
from abaculus.server.packs import tools
from abaculus.server.packs.messages import PackExportRequest, PackItemRequest, PackText, PackTry
from tests.fuzz import engine, texts, values
from tests.fuzz.answers import MORE
from tests.fuzz.examples import PACK

_DOCS = Path(__file__).parents[2] / "docs"
_EXAMPLE = _DOCS.parent / "examples" / "packs" / "fourth-grade.yaml"
_BLOCK = re.compile(r"```yaml\n(.*?)```", re.DOTALL)
_RANGE = re.compile(rb'"(\d+)\.\.\d+"')
PIECES = (
    "{a}", "{= a+b }", "a+b", "a^b", "sqrt(a)", "1..9", "1..10000", "1|1/2|0.5", "a != b", "a/b",
    "$\\frac{1}{2}$", "$x^{2}$", "{=a!}", "cbrt(a)", "floor(a/b)", "gcd(a, b)", "2 1/3", "a!",
    "a < b and not a = 3", "5 sqrt(2)", "\\$", "$0.\\overline{3}$", "pi", "a^a^a", "lcm(a, 0)",
    "50%", "a mod b",
)  # fmt: skip
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
        tree = _parse_tree(data) if rng.random() < 0.6 else None
        if tree is not None:
            data = json.dumps(_mutate_tree(rng, tree)).encode()
        elif rng.random() < 0.97:
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


@lru_cache(500)
def _parse_tree(data: bytes) -> Any:
    """The values of a pack in JSON; None: it is not one."""
    try:
        return json.loads(data) if data[:1] == b"{" else None
    except (ValueError, RecursionError):
        return None


def _mutate_tree(rng: Random, tree: Any) -> Any:
    """A pack with something changed in its shape or in its texts."""
    for _ in range(rng.choice((1, 1, 2))):
        tree = values.mutate(rng, tree) if rng.random() < 0.3 else _mutate_texts(rng, tree)
    return tree


def _mutate_texts(rng: Random, value: Any) -> Any:
    if is_object(value):
        key = rng.choice(sorted(value)) if value else ""
        return {**value, key: _mutate_texts(rng, value[key])} if value else {}
    if is_list(value):
        at = rng.randrange(len(value) or 1)
        return [_mutate_texts(rng, one) if n == at else one for n, one in enumerate(value)]
    return texts.mutate(rng, value, PIECES) if isinstance(value, str) else value


@cache
def good_packs() -> tuple[bytes, ...]:
    """Packs of our own in YAML, JSON and CSV, each under its name."""
    found = [PACK, *(block for path in sorted(_DOCS.glob("*.md")) for block in _blocks(path))]
    packs = [f"pack.yaml\n{text}".encode() for text in found]
    example = check_text("pack.yaml", _EXAMPLE.read_bytes()).pack
    assert example is not None
    trees = [_narrow(write_json(Pack(example.pack, (item,)))) for item in example.items]
    trees += [_dump_item(asked, number) for number, asked in enumerate(MORE)]
    packs += [b"pack.json\n" + tree for tree in trees]
    table = b"id,prompt,answer,step1,choice1,choice2,correct,tol\nsum,3 + 4?,7,add,,,,\n"
    return (*packs, b"pack.csv\n" + table + b"half,Half of 3?,3/2,,,,,0.1\nb,Which?,,,x,y,2,\n")


def _narrow(pack: bytes) -> bytes:
    """The pack with three values for each variable, because every combination is tried."""
    return _RANGE.sub(lambda found: b'"%b..%d"' % (found[1], int(found[1]) + 2), pack)


def _dump_item(answer: dict[str, Any], number: int) -> bytes:
    """A pack with one item of this kind of answer, with variables every other time."""
    item = {"id": "one", "prompt": "What is it? $x^2$", "answer": answer, "steps": ["$ 1 = 1 $"]}
    if number % 2:
        item |= {"vars": {"a": "1..5", "b": "2|3|5"}, "where": "a < b", "prompt": "{a} and {=a*b}?"}
    return json.dumps({"pack": {"id": "mine", "title": "Mine"}, "items": [item]}).encode()


def _blocks(path: Path) -> list[str]:
    found: list[str] = _BLOCK.findall(path.read_text("utf-8"))
    return [block for block in found if "items:" in block]


FUZZER = PackFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Check so many damaged packs."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
