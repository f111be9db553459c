"""Finds Chromium for the browser tests; `python -m tests.browser.chromium` installs it."""

from __future__ import annotations

import sys

from tests import debian

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
MISSING = (
    "The browser tests need Chromium, and it is neither on the PATH nor named by CHROMIUM.\n"
    "Install it (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM=/path/to/chromium.\n"
)


def find() -> str | None:
    """The path of Chromium; None if it is missing."""
    return debian.find("CHROMIUM", *NAMES)


if __name__ == "__main__":
    if find() is None:
        debian.install("chromium")
    if find() is None:
        sys.exit(MISSING)
