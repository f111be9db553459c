"""A server in a process of its own, with the toy games among the others and bots that hurry."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from benchmarks.serving.home import kept_port

HOST = """
import sys
from abaculus.server.limits import Limits, Rate
from abaculus.server.ports import open_socket
from abaculus.server.lifecycle import run
from abaculus.stores import open_store

ample = Rate(1e6, 1e6)
limits = Limits(
    messages=ample, tries=ample, phrases=ample, openings=ample, codes=ample, tasks=ample
)
run(
    lambda: open_store(sys.argv[2]),
    open_socket("127.0.0.1", int(sys.argv[1])),
    lambda told: print(told.link, flush=True),
    limits=limits,
    pace=0,
)
"""
"""The server as `abaculus serve` runs it, but all the people of the tests are one address."""

Json = dict[str, Any]


class House:
    """Abaculus on a port of its own, also while it is killed and until it is started again."""

    def __init__(self, package: Path, books: Path) -> None:
        self._package = package
        self._books = books
        self._log = books / "server.log"
        self._kept = kept_port()
        self.url = ""
        self.start()

    def start(self) -> None:
        """Listens once this returns, always on the same port."""
        port = str(self._kept.getsockname()[1])
        command = [sys.executable, "-c", HOST, port, str(self._books / "tables.sqlite")]
        env = {**os.environ, "PYTHONPATH": str(self._package)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self._package, env=env, stdout=subprocess.PIPE, stderr=log
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().decode().strip()
        assert self.url, self._log.read_text("utf-8")

    def kill(self) -> None:
        """Without a warning."""
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        """Politely."""
        self._process.terminate()
        self._gone()
        self._kept.close()

    def _gone(self) -> None:
        self._process.wait(timeout=60)
        assert self._process.stdout is not None
        self._process.stdout.close()

    # what a program asks for over HTTP

    @property
    def secret(self) -> bytes:
        """What its questions are sealed with, once it has dealt one."""
        return (self._books / "tables.sqlite.secret").read_bytes()

    def get(self, path: str) -> Json:
        """The answer to a question."""
        return self._answer(httpx.get(f"{self.url}/api{path}", timeout=60, trust_env=False))

    def post(self, path: str, body: Json | str) -> Json:
        """The answer to an order."""
        given: Any = {"content": body} if isinstance(body, str) else {"json": body}
        answer = httpx.post(f"{self.url}/api{path}", timeout=60, trust_env=False, **given)
        return self._answer(answer)

    def _answer(self, answer: httpx.Response) -> Json:
        assert answer.is_success, answer.text
        return dict(answer.json())

    def table(self, family: str, *chairs: str, **more: Any) -> Place:
        """A new table; chairs such as `here Mila`, `link` or `bot 1`."""
        wanted = [_chair(*chair.partition(" ")[::2]) for chair in chairs]
        seated = self.post("/tables", {"family": family, "players": wanted, **more})
        return Place(seated)

    def joined(self, table: str, name: str) -> Place:
        """Somebody who sat down by the table's link."""
        return Place(self.post("/join", {"table": table, "name": name}))

    def brought(self, record: str) -> Place:
        """The table a record has become."""
        return Place(self.post("/records", record))


class Place:
    """Somebody's seat at a table: the key opens it in any browser."""

    def __init__(self, seated: Json) -> None:
        self.table: str = seated["table"]
        self.code: str = seated["code"]
        self.token: str = seated["token"]
        self.path = f"/t/{self.table}#{self.token}"
        self.bare = f"/t/{self.table}"


def _chair(kind: str, name: str) -> Json:
    return {"kind": kind, "bot" if kind == "bot" else "name": name}
