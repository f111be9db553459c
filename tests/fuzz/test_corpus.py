"""Every kept input of the fuzzers, and a few new ones; `make fuzz` runs millions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from abaculus.errors import ParseError
from tests.fuzz import answers, engine, imports, messages, notation, options, packs, records, texts
from tests.fuzz.__main__ import SHARES, divide

FUZZERS: dict[str, tuple[engine.TextFuzzer, int]] = {
    "answers": (answers.FUZZER, 600),
    "imports": (imports.FUZZER, 300),
    "messages": (messages.FUZZER, 60),
    "notation": (notation.FUZZER, 600),
    "options": (options.FUZZER, 500),
    "packs": (packs.FUZZER, 100),
    "records": (records.FUZZER, 500),
}
"""Each fuzzer with how many new inputs it makes here."""
LARGEST = 30_000
"""Bytes that the kept inputs of a fuzzer may have together."""


class GullibleFuzzer(engine.TextFuzzer):
    """Refuses what has an A, as it should, and fails at a Z."""

    name = "gullible"
    watched = ("errors.py",)

    def seeds(self) -> Sequence[bytes]:
        return (b"AZ",)

    def run(self, data: bytes) -> str:
        if b"A" in data:
            raise ParseError("no A, please")
        if b"B" in data:
            raise ParseError(" ")
        if b"Z" in data:
            raise ValueError("Z")
        return "unstable: C" if b"C" in data else ""


def show(findings: Sequence[engine.Finding]) -> list[str]:
    return [f"{one.place} {one.data[:300]!r} {one.fault[-600:]}" for one in findings]


@pytest.mark.parametrize("name", FUZZERS)
def test_every_kept_input_is_dealt_with(name: str) -> None:
    fuzzer, _ = FUZZERS[name]
    found = [engine.try_input(fuzzer, data) for data in engine.read_corpus(name)]

    assert [] == show([one for one in found if one is not None])


@pytest.mark.parametrize("name", FUZZERS)
def test_every_good_input_and_some_new_ones_are_dealt_with(name: str) -> None:
    fuzzer, count = FUZZERS[name]

    assert [] == show(engine.fuzz(fuzzer, count, 17, is_long=False))


@pytest.mark.parametrize("name", FUZZERS)
def test_the_kept_inputs_stay_few(name: str) -> None:
    assert sum(map(len, engine.read_corpus(name))) <= LARGEST


def test_what_is_refused_in_words_is_no_finding() -> None:
    assert None is engine.try_input(GullibleFuzzer(), b"A")
    assert None is engine.try_input(GullibleFuzzer(), b"x")


@pytest.mark.parametrize("data", [b"B", b"Z", b"C"])
def test_other_errors_and_faults_are_findings(data: bytes) -> None:
    found = engine.try_input(GullibleFuzzer(), data)

    assert found is not None
    assert found.fault


def test_a_finding_is_cut_down_to_what_matters() -> None:
    fuzzer = GullibleFuzzer()
    found = engine.try_input(fuzzer, b"some words, then a Z and more words")
    assert found is not None

    assert b"Z" == engine.shrink(found, lambda data: engine.try_input(fuzzer, data)).data


def test_a_seed_repeats_its_inputs() -> None:
    pool = [b"1 + 2 = 3\n", b'{"a": [1, 2]}\n']
    first = [texts.mutate_bytes(Random(n), pool[n % 2], pool) for n in range(200)]  # noqa: S311
    again = [texts.mutate_bytes(Random(n), pool[n % 2], pool) for n in range(200)]  # noqa: S311

    assert first == again
    assert len(set(first)) > 150


def test_the_parts_of_a_long_run_have_all_its_inputs() -> None:
    parts = divide(1_000_000, 5, [*SHARES])

    assert {*SHARES} == {part.name for part in parts}
    assert 1_000_000 == sum(part.inputs for part in parts)
    assert len(parts) == len({(part.name, part.seed) for part in parts})
