"""The web client is built when it must be, and one line says when it is missing."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "web" / "build.py"
NPM = """#!/bin/sh
echo "$1" >> "$CALLS"
if [ -n "$FAILS" ]; then
  echo "npm error code E1" >&2
  echo "npm error SomeError: $FAILS" >&2
  exit 1
fi
case "$1" in
  ci) /bin/mkdir -p node_modules ;;
  run) /bin/mkdir -p ../src/abaculus/web_assets ;;
esac
"""


class Workshop:
    """A copy of the script beside a small client, with a Node that only writes down its calls."""

    def __init__(self, folder: Path) -> None:
        self.web = folder / "web"
        self.assets = folder / "src" / "abaculus" / "web_assets"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        self.web.mkdir()
        self.bin.mkdir()
        shutil.copy(SCRIPT, self.web)
        (self.web / "package-lock.json").write_text("{}")
        (self.web / "main.ts").write_text("1")

    def give_node(self, version: str) -> None:
        """Put a Node and an npm on the PATH."""
        self._give("node", f"#!/bin/sh\necho {version}\n")
        self._give("npm", NPM)

    def _give(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def build(self, fails: str = "") -> str:
        """Run the script without any installed package; what it says."""
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls), "FAILS": fails}
        command = [sys.executable, "-I", "-S", str(self.web / "build.py")]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stderr

    def check(self, *scripts: str) -> int:
        """Run scripts of the client; the script's own result."""
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls), "FAILS": ""}
        command = [sys.executable, "-I", "-S", str(self.web / "build.py"), *scripts]
        return subprocess.run(command, env=environment, capture_output=True, check=False).returncode

    def took(self) -> list[str]:
        """What npm was asked for since the last time."""
        calls = self.calls.read_text().split() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        return calls


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_the_client_is_built_only_when_its_source_has_changed(workshop: Workshop) -> None:
    workshop.give_node("v22.12.0")

    output = workshop.build()

    assert "" == output
    assert ["ci", "run"] == workshop.took()
    workshop.build()
    assert [] == workshop.took()
    (workshop.web / "main.ts").write_text("2")
    workshop.build()
    assert ["run"] == workshop.took()
    (workshop.web / "package-lock.json").write_text('{"more": 1}')
    workshop.build()
    assert ["ci", "run"] == workshop.took()


def test_a_change_in_what_the_build_makes_itself_is_none(workshop: Workshop) -> None:
    workshop.give_node("v20.19.1")
    workshop.build()
    workshop.took()

    for folder in ("fonts", "node_modules/vite", "tests"):
        (workshop.web / folder).mkdir(parents=True)
        (workshop.web / folder / "file").write_text("1")
    workshop.build()

    assert [] == workshop.took()


@pytest.mark.parametrize("version", ["v18.19.0", "v20.18.3", "v21.7.0", "v22.11.0", "nonsense"])
def test_a_node_that_the_tools_refuse_is_not_used(workshop: Workshop, version: str) -> None:
    workshop.give_node(version)

    output = workshop.build()

    assert "Node is missing" in output
    assert [] == workshop.took()


def test_without_node_one_line_says_what_is_missing(workshop: Workshop) -> None:
    output = workshop.build()

    assert 1 == len(output.splitlines())
    assert "Node is missing: install Node 20.19 or newer" in output


def test_a_build_that_fails_tells_why_and_is_tried_again(workshop: Workshop) -> None:
    workshop.give_node("v24.1.0")

    output = workshop.build(fails="no network")

    assert (
        "Abaculus has no fresh pages for the browser: "
        "its packages could not be fetched: SomeError: no network\n"
    ) == output
    assert "" == workshop.build()
    assert ["ci", "ci", "run"] == workshop.took()


def test_a_failed_build_leaves_the_old_mark_behind(workshop: Workshop) -> None:
    workshop.give_node("v24.1.0")
    workshop.build()
    (workshop.web / "main.ts").write_text("2")
    workshop.took()

    workshop.build(fails="a slip")
    workshop.build()

    assert ["run", "run"] == workshop.took()


def test_the_clients_own_checks_run_with_the_same_node(workshop: Workshop) -> None:
    without = workshop.check("check", "test")
    workshop.give_node("v22.12.0")

    result = workshop.check("check", "test")

    assert (1, 0) == (without, result)
    assert ["ci", "run", "run"] == workshop.took()
