"""Rules for every test: no time limits, no luck, a fresh cache, no stale compiled modules."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

from hatch_build import hot, is_stale

ROOT = Path(__file__).parent
BROWSER = ROOT / "tests" / "browser"

settings.register_profile("unhurried", deadline=None, derandomize=True, database=None)
settings.load_profile("unhurried")


def pytest_report_header() -> str:
    """A line that says which source runs: compiled or plain."""
    modules = hot(ROOT)
    compiled = sum(any((ROOT / one).parent.glob(f"{Path(one).stem}.*.so")) for one in modules)
    return f"hot modules: {compiled} of {len(modules)} compiled"


def pytest_configure(config: pytest.Config) -> None:
    """Refuse compiled modules that are older than their source; open a cache folder.

    Solutions are cached for the other workers of a run, never beside the user's own.
    """
    if is_stale(ROOT):
        raise pytest.UsageError("compiled modules are out of date: run `python hatch_build.py`")
    if not hasattr(config, "workerinput"):
        cache = TemporaryDirectory(prefix="abaculus-cache-")
        os.environ["ABACULUS_CACHE"] = cache.name
        config.add_cleanup(cache.cleanup)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that need a browser by their folder."""
    for item in items:
        if item.path.is_relative_to(BROWSER):
            item.add_marker(pytest.mark.browser)


def pytest_collection_finish() -> None:
    """Keep fifteen thousand collected tests out of every later garbage collection."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One worker more than there are processors, because tests wait for browsers and servers.

    With `-n logical` there is none to spare: little is waited for without a browser.
    """
    spare = 0 if config.option.numprocesses == "logical" else 1
    return (os.cpu_count() or 1) + spare
