"""A server in its own process, with the toy games among the others."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import abaculus

HOST = """
import sys
from abaculus.server.limits import Limits, Rate
from abaculus.server.ports import open_socket
from abaculus.server.lifecycle import run
from abaculus.stores import open_store

ample = Rate(1e6, 1e6)
limits = Limits(address_connections=4000, messages=ample, openings=ample)
run(lambda: open_store(sys.argv[2]), open_socket("127.0.0.1", int(sys.argv[1])), lambda message: None, limits=limits)
"""
"""The server as `abaculus serve` runs it, but without limits per client."""

TOY = Path(__file__).parents[2] / "tests" / "toys" / "pebbles"


def furnish(place: Path) -> Path:
    """A copy of the package with the toy family added."""
    # bytecode stays valid in a copy; half-written bytecode of another process does not
    left_out = shutil.ignore_patterns("*.pyc.*", "tests", "records", "census")
    source = Path(str(abaculus.__file__)).parent
    shutil.copytree(source, place / "abaculus", ignore=left_out)
    shutil.copytree(TOY, place / "abaculus" / "games" / TOY.name, ignore=left_out)
    for library in source.parent.glob("abaculus_*__mypyc*"):
        shutil.copy2(library, place)
    return place


def free_port() -> int:
    """A port that is free now."""
    with kept_port() as probe:
        return int(probe.getsockname()[1])


def kept_port() -> socket.socket:
    """A reserved port: others do not get it by chance, but a server may listen to it."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


class Server:
    """Abaculus, started and killed as often as needed, always on the same event logs."""

    def __init__(self, home: Path, database: Path) -> None:
        self._home = home
        self._database = database
        self._kept = kept_port()
        self.port = int(self._kept.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", HOST, str(self.port), str(self._database)]
        env = {**os.environ, "PYTHONPATH": str(self._home)}
        with (self._home / "server.log").open("ab") as log:
            return subprocess.Popen(command, cwd=self._home, env=env, stdout=log, stderr=log)

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                with urlopen(f"{self.url}/health", timeout=5):  # noqa: S310 - our own server
                    return
            except (URLError, OSError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError((self._home / "server.log").read_text("utf-8")[-2000:])

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.process.wait()

    def start(self) -> None:
        """Start it again, on the same port and the same event logs."""
        self.process = self._start()

    def stop(self) -> None:
        """Stop it gracefully."""
        self.process.terminate()
        self.process.wait(timeout=20)
        self._kept.close()
