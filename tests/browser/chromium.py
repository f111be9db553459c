"""Finds Chromium for the browser tests; `python -m tests.browser.chromium` installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

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
    named = os.environ.get("CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def _install() -> None:
    """Install Chromium if possible: as root, on a system with Debian's packages."""
    packages = shutil.which("apt-get")
    if packages is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "--yes", "--no-install-recommends", "chromium")):
        command = [packages, "-qq", *words]
        done = subprocess.run(command, env=quiet, capture_output=True, check=False)
        if done.returncode and words[0] == "install":
            sys.stderr.write(done.stderr.decode(errors="replace")[-2000:])


if __name__ == "__main__":
    if find() is None:
        _install()
    if find() is None:
        sys.exit(MISSING)
