"""A server in its own process, with the toy games among the others and fast bots."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from benchmarks.serving.home import kept_port

HOST = """
import sys
from abaculus.server.gate import Access
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
    lambda notice: print(notice.link, flush=True),
    limits=limits,
    pace=0,
    access=Access(sys.argv[3]),
)
"""
"""The server as `abaculus` runs it, but with limits for all tests at one address."""

Json = dict[str, Any]


class LocalServer:
    """Abaculus on its own port, which stays reserved while it is killed and restarted."""

    def __init__(self, package: Path, data: Path) -> None:
        self._package = package
        self._data = data
        self._log = data / "server.log"
        self._reserved_port = kept_port()
        self._token = secrets.token_urlsafe(16)
        self.owner_path = f"/#token={self._token}"
        """Where a browser becomes the owner's."""
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start to listen, always on the same port."""
        port = str(self._reserved_port.getsockname()[1])
        database = str(self._data / "tables.sqlite")
        command = [sys.executable, "-c", HOST, port, database, self._token]
        env = {**os.environ, "PYTHONPATH": str(self._package)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self._package, env=env, stdout=subprocess.PIPE, stderr=log
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().decode().strip()
        assert self.url, self._log.read_text("utf-8")

    def kill(self) -> None:
        """Kill it without warning."""
        self._process.kill()
        self._wait_until_gone()

    def stop(self) -> None:
        """Stop it gracefully."""
        self._process.terminate()
        self._wait_until_gone()
        self._reserved_port.close()

    def _wait_until_gone(self) -> None:
        self._process.wait(timeout=60)
        assert self._process.stdout is not None
        self._process.stdout.close()

    # requests of programs

    @property
    def secret(self) -> bytes:
        """The secret that seals its questions, once it has dealt one."""
        return (self._data / "tables.sqlite.secret").read_bytes()

    def share(self) -> str:
        """Share it on the network, as its owner; returns the link."""
        with httpx.Client(base_url=self.url, timeout=60, trust_env=False) as owner:
            self._answer(owner.post("/api/owner", json={"token": self._token}))
            links = self._answer(owner.post("/api/share", json={"on": True}))["links"]
        return str(links[0])

    def get(self, path: str) -> Json:
        """The answer to a GET request."""
        return self._answer(httpx.get(f"{self.url}/api{path}", timeout=60, trust_env=False))

    def post(self, path: str, body: Json | str) -> Json:
        """The answer to a POST request."""
        given: Any = {"content": body} if isinstance(body, str) else {"json": body}
        answer = httpx.post(f"{self.url}/api{path}", timeout=60, trust_env=False, **given)
        return self._answer(answer)

    def _answer(self, answer: httpx.Response) -> Json:
        assert answer.is_success, answer.text
        return dict(answer.json())

    def table(self, family: str, *players: str, **more: Any) -> Place:
        """A new table with seats such as `here Mila`, `link` or `bot 1`."""
        requests = [_player(*player.partition(" ")[::2]) for player in players]
        seated = self.post("/tables", {"family": family, "players": requests, **more})
        return Place(seated)

    def join(self, table: str, name: str) -> Place:
        """A seat taken by the table's link."""
        return Place(self.post("/join", {"table": table, "name": name}))

    def open_record(self, record: str) -> Place:
        """A table made from a record."""
        return Place(self.post("/records", record))


class Place:
    """A person's seat at a table; its token works in any browser."""

    def __init__(self, seated: Json) -> None:
        self.table: str = seated["table"]
        self.code: str = seated["code"]
        self.token: str = seated["token"]
        self.path = f"/t/{self.table}#{self.token}"
        self.bare = f"/t/{self.table}"


def _player(kind: str, name: str) -> Json:
    return {"kind": kind, "bot" if kind == "bot" else "name": name}
