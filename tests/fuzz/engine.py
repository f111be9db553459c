"""The loop of every fuzzer of texts: make an input, run it, keep what fails and what is new."""

from __future__ import annotations

import argparse
import hashlib
import mmap
import os
import signal
import sys
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import ClassVar, Final

from abaculus.errors import AbaculusError
from tests.fuzz import command, texts
from tests.fuzz.lines import LineTracer

CORPUS: Final = Path(__file__).parent / "corpus"
FOUND: Final = Path(__file__).parents[2] / "build" / "fuzz"
"""Where findings are saved, one file each."""
STUCK: Final = 20.0
"""Seconds after which an input is stopped."""
TRACED: Final = 16
"""One input in this many is traced for new lines."""
ENOUGH: Final = 50
"""Findings after which there is no need to go on."""
LARGEST: Final = 4_000
"""Bytes of an input that is still kept for its new lines."""
BOX: Final = 8_000_000
"""More bytes than any input has."""
MOST: Final = 400
"""Inputs kept for their new lines."""


class TextFuzzer(ABC):
    """What one fuzzer makes of its texts; an input is bytes, so that it can be saved and rerun."""

    name: ClassVar[str]
    watched: ClassVar[tuple[str, ...]]
    """Folders and files of the package whose lines inputs should reach."""
    seconds: ClassVar[float] = 1.0
    """How much of the processor's time one input may take."""

    @abstractmethod
    def seeds(self) -> Sequence[bytes]:
        """Good inputs from which mutations begin."""

    @abstractmethod
    def run(self, data: bytes) -> str:
        """What is wrong with how the input was dealt with; empty: nothing.

        Any exception other than an `AbaculusError` is wrong too.
        """

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """A new input."""
        return texts.mutate_bytes(rng, rng.choice(pool), pool)


class StuckError(BaseException):
    """An input took far too long; not an Exception, so that no handler takes it for another."""


class Finding:
    """An input that was dealt with badly."""

    def __init__(self, data: bytes, fault: str, place: str) -> None:
        self.data = data
        self.fault = fault
        self.place = place
        """Where it went wrong: one finding is enough for each."""

    def save(self, name: str) -> Path:
        """Write the input to a file of its own."""
        FOUND.mkdir(parents=True, exist_ok=True)
        path = FOUND / f"{name}-{hashlib.sha256(self.data).hexdigest()[:12]}"
        path.write_bytes(self.data)
        return path


def try_input(fuzzer: TextFuzzer, data: bytes, *, is_timed: bool = False) -> Finding | None:
    """Run one input; None if all is well."""
    began = time.process_time()
    try:
        fault = fuzzer.run(data)
    except AbaculusError as refused:
        fault = "" if str(refused).strip() else f"{type(refused).__name__} without a sentence"
    except (Exception, StuckError) as error:  # noqa: BLE001 - whatever it is, it is a finding
        return Finding(data, traceback.format_exc(), _find_place(error))
    took = time.process_time() - began
    if is_timed and not fault and took > fuzzer.seconds:
        # a garbage collection may fall into one input; it does not fall into the same one twice
        began = time.process_time()
        try_input(fuzzer, data)
        took = min(took, time.process_time() - began)
        fault = f"slow: {took:.1f} s" if took > fuzzer.seconds else ""
    return Finding(data, fault, fault[:40].partition(":")[0]) if fault else None


def _find_place(error: BaseException) -> str:
    """The last line of ours that failed, and how."""
    ours = [one for one in traceback.extract_tb(error.__traceback__) if "abaculus" in one.filename]
    where = f"{Path(ours[-1].filename).name}:{ours[-1].lineno}" if ours else ""
    return f"{type(error).__name__} {where}"


def shrink(found: Finding, again: Callable[[bytes], Finding | None], tries: int = 300) -> Finding:
    """The finding with as much cut away as still leads to the same place."""
    size = max(1, len(found.data) // 2)
    while size and tries > 0:
        at = 0
        while at < len(found.data) and tries > 0:
            tries -= 1
            less = again(found.data[:at] + found.data[at + size :])
            if less is not None and less.place == found.place:
                found = less
            else:
                at += size
        size //= 2
    return found


@contextmanager
def watch_time() -> Generator[Callable[[], None]]:
    """A function to call before each input; one that is stuck then raises `StuckError`."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise StuckError(f"no end after {STUCK} s")

    def arm() -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)

    before = signal.signal(signal.SIGVTALRM, stop)
    try:
        yield arm
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class BlackBox:
    """The current input of a process in a file that outlives its crash."""

    def __init__(self, process: int) -> None:
        FOUND.mkdir(parents=True, exist_ok=True)
        self.path = FOUND / f"{process}.now"

    def __enter__(self) -> BlackBox:
        with self.path.open("w+b") as file:
            file.truncate(BOX)
            self._map = mmap.mmap(file.fileno(), BOX)
        return self

    def __exit__(self, *_: object) -> None:
        self._map.close()
        self.path.unlink()

    def note(self, data: bytes) -> None:
        """Keep an input until the next one."""
        self._map[:8] = len(data).to_bytes(8, "big")
        self._map[8 : 8 + len(data)] = data

    def recover(self) -> bytes:
        """The last input of a process that has died; raises `OSError` if it left none."""
        data = self.path.read_bytes()
        self.path.unlink()
        return data[8 : 8 + int.from_bytes(data[:8], "big")]


def read_corpus(name: str) -> list[bytes]:
    """The kept inputs of a fuzzer: small ones that reach much, and findings that were mended."""
    return [path.read_bytes() for path in sorted((CORPUS / name).glob("*"))]


def fuzz(fuzzer: TextFuzzer, count: int, seed: int, *, is_long: bool = True) -> list[Finding]:
    """What is found in so many inputs; a long run is timed, guided by new lines and saved."""
    rng = Random(f"{fuzzer.name}/{seed}")  # noqa: S311 - nothing here is secret
    pool = [*fuzzer.seeds(), *read_corpus(fuzzer.name)]
    if not is_long:
        made = (try_input(fuzzer, fuzzer.make(rng, pool)) for _ in range(count))
        return [finding for finding in made if finding is not None]
    return _fuzz_long(fuzzer, count, rng, pool)


def _fuzz_long(fuzzer: TextFuzzer, count: int, rng: Random, pool: list[bytes]) -> list[Finding]:
    kept = FOUND / "pool" / fuzzer.name
    kept.mkdir(parents=True, exist_ok=True)
    pool += [path.read_bytes() for path in sorted(kept.glob("*"))]
    found: dict[str, Finding] = {}
    tracer = LineTracer(fuzzer.watched)
    for data in pool:
        tracer.run(lambda data=data: _try_silently(fuzzer, data))  # type: ignore[misc]
    with watch_time() as arm, BlackBox(os.getpid()) as box:
        for number in range(count):
            data = fuzzer.make(rng, pool)
            box.note(data)
            arm()
            finding = try_input(fuzzer, data, is_timed=True)
            if finding is not None and finding.place not in found:
                finding = shrink(finding, lambda data: try_input(fuzzer, data, is_timed=True))
                found[finding.place] = finding
                sys.stderr.write(f"{finding.save(fuzzer.name)}: {finding.fault[-300:]}\n")
            elif finding is None and number % TRACED == 0 and len(data) <= LARGEST:
                arm()
                _, is_new = tracer.run(lambda data=data: _try_silently(fuzzer, data))  # type: ignore[misc]
                if is_new and len(pool) < MOST:
                    pool.append(data)
                    (kept / hashlib.sha256(data).hexdigest()[:12]).write_bytes(data)
            if len(found) >= ENOUGH:
                break
    return list(found.values())


def _try_silently(fuzzer: TextFuzzer, data: bytes) -> str:
    finding = try_input(fuzzer, data)
    return "" if finding is None else finding.place


def main(fuzzer: TextFuzzer, count: int, seed: int) -> list[str]:
    """What is found in so many inputs, as texts."""
    return [f"{one.place}\n{one.data[:2000]!r}\n{one.fault}" for one in fuzz(fuzzer, count, seed)]


def run(fuzzer: TextFuzzer, main: Callable[[int, int], Sequence[str]]) -> None:
    """The command line of a fuzzer: `--only FILE` runs a saved input again."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--only", type=Path)
    only: Path | None = parser.parse_known_args()[0].only
    if only is None:
        command.run(main)
        return
    found = try_input(fuzzer, only.read_bytes(), is_timed=True)
    sys.stdout.write("nothing is wrong\n" if found is None else f"{found.fault}\n")
    sys.exit(found is not None)
