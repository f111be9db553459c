"""Fuzzes records of every family: `python -m tests.fuzz.records`.

A record is refused with a sentence, or read; what is read is written and read again as the same.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import cache
from random import Random

from abaculus.kernel.records import Record
from abaculus.kernel.registry import families
from tests.fuzz import engine, texts

_LONGEST = 2_500
"""Characters of the records that mutations begin with: longer ones take long to replay."""


class RecordFuzzer(engine.TextFuzzer):
    """Records."""

    name = "records"
    watched = ("kernel", "games")

    def seeds(self) -> Sequence[bytes]:
        """Short records of every family."""
        return short_records()

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """A damaged record, mostly only its first events."""
        data = rng.choice(pool)
        if rng.random() < 0.7:
            data = _shorten(rng, data)
        if rng.random() < 0.3:
            data = _splice_events(rng, data, rng.choice(pool))
        if rng.random() < 0.7:
            return _change_line(rng, data, pool)
        return texts.mutate_bytes(rng, data, pool)

    def run(self, data: bytes) -> str:
        """What is wrong with how the record was read."""
        try:
            record = Record.parse(data.decode("utf-8"))
        except UnicodeDecodeError:
            record = _read_file(data)
        written = str(record)
        again = Record.parse(written)
        if str(again) != written:
            return f"unstable: {written}"
        return "" if again == record else f"unstable: {record} is read again as {again}"


def _read_file(data: bytes) -> Record:
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return Record.read(file.name)


@cache
def short_records() -> tuple[bytes, ...]:
    """The shortest records of every family."""
    found: list[bytes] = []
    for family in families():
        files = sorted(
            (family.folder / "records").rglob("*.txt"), key=lambda one: one.stat().st_size
        )
        # one of each variant: the files are named after theirs
        first = {file.stem.rpartition("-")[0]: file for file in reversed(files)}.values()
        few = [file for file in first if file.stat().st_size < _LONGEST] or files[:1]
        found += [file.read_bytes() for file in few]
    return tuple(found)


def _shorten(rng: Random, data: bytes) -> bytes:
    """The first events of a record, which says so in its result."""
    head, _, body = data.partition(b"\n\n")
    lines = body.split(b"\n")
    kept = lines[: rng.randrange(len(lines))]
    lines = [
        b"result: unfinished" if line[:7] == b"result:" else line for line in head.split(b"\n")
    ]
    return b"\n".join((*lines, b"", *kept, b""))


def _change_line(rng: Random, data: bytes, pool: Sequence[bytes]) -> bytes:
    """A record with one of its lines changed, mostly an event."""
    lines = data.split(b"\n")
    first = lines.index(b"") if b"" in lines and rng.random() < 0.8 else 0
    at = rng.randrange(min(first, len(lines) - 1), len(lines))
    others = [
        texts.decode(rng.choice(lines)),
        texts.decode(rng.choice(rng.choice(pool).split(b"\n"))),
    ]
    *head, text = texts.decode(lines[at]).split(" ", 3 if first else 1)
    changed = " ".join((*head, texts.mutate(rng, text, others)))
    lines[at] = changed.encode("utf-8", "surrogatepass")
    return b"\n".join(lines)


def _splice_events(rng: Random, data: bytes, other: bytes) -> bytes:
    """A line of the record replaced by one of another."""
    lines, more = data.split(b"\n"), other.split(b"\n")
    lines[rng.randrange(len(lines))] = rng.choice(more)
    return b"\n".join(lines)


FUZZER = RecordFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Read so many damaged records."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
