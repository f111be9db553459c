"""What holds for every test: no hurry, no luck, an own cache, no compiled module out of date."""

from __future__ import annotations

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
    """Says which source runs: compiled or plain."""
    modules = hot(ROOT)
    compiled = sum(any((ROOT / one).parent.glob(f"{Path(one).stem}.*.so")) for one in modules)
    return f"hot modules: {compiled} of {len(modules)} compiled"


def pytest_configure(config: pytest.Config) -> None:
    """Refuses to test a compiled module whose source has changed since; opens a cache folder.

    What is solved in a run is kept for its other workers, and never beside the user's own.
    """
    if is_stale(ROOT):
        raise pytest.UsageError("compiled modules are out of date: run `python hatch_build.py`")
    if not hasattr(config, "workerinput"):
        cache = TemporaryDirectory(prefix="abaculus-cache-")
        os.environ["ABACULUS_CACHE"] = cache.name
        config.add_cleanup(cache.cleanup)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what needs a browser by the folder it lies in."""
    for item in items:
        if item.path.is_relative_to(BROWSER):
            item.add_marker(pytest.mark.browser)


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: browsers, servers and screens make one wait."""
    return (os.cpu_count() or 1) + 1
