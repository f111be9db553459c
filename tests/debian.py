"""Programs of Debian that tests need: found, or installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def find(variable: str, *names: str) -> str | None:
    """The path of a program, by its names or as an environment variable says; None if missing."""
    named = os.environ.get(variable)
    return shutil.which(named) if named else next(filter(None, map(shutil.which, names)), None)


def install(package: str) -> None:
    """Install a package if possible: as root, on a system with Debian's packages."""
    packages = shutil.which("apt-get")
    if packages is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "--yes", "--no-install-recommends", package)):
        command = [packages, "-qq", *words]
        done = subprocess.run(command, env=quiet, capture_output=True, check=False)
        if done.returncode and words[0] == "install":
            sys.stderr.write(done.stderr.decode(errors="replace")[-2000:])
