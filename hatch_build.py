"""Compiles the hot modules to machine code where possible, and builds the web client.

The same source runs uncompiled, so a failure costs speed only. `python hatch_build.py` makes both
in place if a source has changed; ABACULUS_PLAIN=1 turns compilation off and removes libraries.
"""

import contextlib
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Generator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARK = "# hot: compiled with mypyc where possible"
SHARED = "abaculus"  # prefix of the libraries behind the modules, beside the package
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the compiled modules and the web client into a wheel, or in place if it is editable."""

    def dependencies(self) -> list[str]:
        """Build dependencies, which hatchling asks for first: Node from PyPI if there is none."""
        web = runpy.run_path(str(web_build(Path(self.root))))
        return [] if web["find_node_on_path"]() else [web["NODE_PACKAGE"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the built files before hatchling collects the others."""
        root = Path(self.root)
        with alone(root):
            build_web(root)
            if self.target_name != "wheel":
                return
            if version == "editable":
                refresh(root)
                return
            libraries = compiled(root)
        for library in libraries:
            inside = library.relative_to(store(root)).as_posix()
            build_data["force_include"][str(library)] = inside
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


@contextlib.contextmanager
def alone(root: Path) -> Generator[None]:
    """Wait for other builds here: two at once would take each other's files."""
    try:
        import fcntl
    except ImportError:  # Windows: assume there is no other build
        yield
        return
    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def web_build(root: Path) -> Path:
    """The script that builds the web client."""
    return root / "web" / "build.py"


def build_web(root: Path) -> None:
    """Build the web client if it is stale; print one line if that fails."""
    subprocess.run([sys.executable, str(web_build(root))], check=False)  # noqa: S603


def hot(root: Path) -> list[str]:
    """The modules to compile: those that say so in their first line."""
    found = [module for module in (root / "src").rglob("*.py") if _is_marked(module)]
    return sorted(module.relative_to(root).as_posix() for module in found)


def _is_marked(module: Path) -> bool:
    with module.open(encoding="utf-8") as text:
        return text.readline().strip() == MARK


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """One library per family of games and one for the rest, so that they compile in parallel."""
    found: dict[str, list[str]] = {}
    for module in modules:
        folders = Path(module).parts[2:-1]
        family = folders[1] if folders[:1] == ("games",) else "common"
        found.setdefault(f"{SHARED}_{family}", []).append(module)
    return [(members, name) for name, members in found.items()]


def store(root: Path) -> Path:
    """The folder of the libraries for this Python, laid out like `src`."""
    return root / "build" / "compiled" / SUFFIX.strip(".").replace(".", "-")


def fingerprint(root: Path) -> str:
    """A digest that changes whenever the libraries must be compiled again."""
    digest = hashlib.sha256(f"{sys.version} {SUFFIX} {version('mypy')}".encode())
    digest.update(Path(__file__).read_bytes())
    for module in hot(root):
        digest.update((root / module).read_bytes())
    return digest.hexdigest()


def compiled(root: Path) -> list[Path]:
    """The libraries of the present source, compiled if missing or old; none if plain."""
    if os.environ.get("ABACULUS_PLAIN", "0") not in ("", "0"):
        return []
    try:
        mark = fingerprint(root)
    except PackageNotFoundError:
        return plainly("mypy is not installed")
    kept = store(root)
    marked = kept / "fingerprint"
    if not marked.exists() or marked.read_text() != mark:
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        sys.stdout.write("  Compiling the bots' searches (a minute or two) ...\n")
        sys.stdout.flush()
        command = [sys.executable, str(Path(__file__).resolve()), "into", str(kept)]
        made = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603
        if made.returncode:
            lines = (made.stderr.strip() or made.stdout.strip() or "no reason given").splitlines()
            return plainly(lines[-1])
        marked.write_text(mark)
    return sorted(kept.rglob(f"*{SUFFIX}"))


def is_stale(root: Path) -> bool:
    """Whether libraries lie beside a source other than the one they were compiled from."""
    marked = store(root) / "fingerprint"
    lies_there = any((root / "src").rglob(f"*{SUFFIX}"))
    return lies_there and not (marked.exists() and marked.read_text() == fingerprint(root))


def plainly(reason: str) -> list[Path]:
    """Print why nothing is compiled."""
    sys.stderr.write(f"Abaculus runs uncompiled, some ten times slower in searches: {reason}\n")
    return []


def refresh(root: Path) -> None:
    """Put the libraries of the present source beside it and remove all others."""
    libraries = compiled(root)
    fresh = {root / "src" / library.relative_to(store(root)): library for library in libraries}
    for old in (root / "src").rglob("*.so"):
        if old not in fresh:
            old.unlink()
    for place, library in fresh.items():
        if not place.exists() or place.stat().st_mtime_ns != library.stat().st_mtime_ns:
            place.unlink(missing_ok=True)  # a running process keeps the old library
            shutil.copy2(library, place)


def compile_into(kept: Path) -> None:
    """Compile, in a separate process because compilers print and may exit."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    scratch = Path("build") / "mypyc"
    flags = [
        "--config-file=",
        f"--cache-dir={scratch / 'cache'}",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    modules = hot(Path())
    extensions = mypycify(
        flags + modules, debug_level="0", separate=groups(modules), target_dir=str(scratch)
    )
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(kept)
    command.build_temp = str(scratch)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    if sys.argv[1:2] == ["into"]:
        compile_into(Path(sys.argv[2]))
    else:
        root = Path(__file__).resolve().parent
        with alone(root):
            build_web(root)
            refresh(root)
