"""Verifies many questions on all cores, with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor

from abaculus.questions.verification import VerificationReport, check_many

BATCH = 2_000


def verify_questions(source: str, count: int, processes: int | None) -> tuple[int, list[str]]:
    """How many questions were verified, and every problem found."""
    starts = range(0, count, BATCH)
    batches = [(source, start, min(BATCH, count - start)) for start in starts]
    checked, faults = 0, list[str]()
    if len(batches) == 1 or processes == 1:
        reports: Iterable[VerificationReport] = (check_many(*batch) for batch in batches)
        for report in _with_bar(iter(reports), len(batches)):
            checked += report.checked
            faults += report.faults
        return checked, faults
    with ProcessPoolExecutor(processes) as pool:
        for report in _with_bar(pool.map(_check_batch, batches), len(batches)):
            checked += report.checked
            faults += report.faults
    return checked, faults


def _check_batch(batch: tuple[str, int, int]) -> VerificationReport:
    return check_many(*batch)


def _with_bar(reports: Iterator[VerificationReport], total: int) -> Iterator[VerificationReport]:
    """The reports, with a progress bar if there is a screen."""
    if not sys.stderr.isatty():
        yield from reports
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(
        reports, total=total, description="", console=Console(stderr=True), transient=True
    )
