"""How long `abaculus` takes to serve its first page, and how large that page is."""

from __future__ import annotations

import http.client
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.serving.home import free_port

STARTS = 9
BARE = "import uvicorn, msgspec, sqlite3, websockets"
"""What any such server has to import."""


def report() -> list[str]:
    """Wall-clock seconds, in turns with a bare Python that only imports the libraries."""
    ours: list[float] = []
    bare: list[float] = []
    for _ in range(STARTS):
        ours.append(_serve())
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", BARE], check=True)
        bare.append(time.perf_counter() - began)
    return [
        "## The start",
        "",
        f"Wall-clock seconds, median of {STARTS} (lowest to highest), in turns.",
        "",
        "| what | seconds |",
        "| --- | --- |",
        f"| from `abaculus` to the whole first page | {_format(ours)} |",
        f"| Python that loads the server's libraries and ends | {_format(bare)} |",
    ]


def _format(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.2f} ({min(seconds):.2f} to {max(seconds):.2f})"


def _serve() -> float:
    port = free_port()
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-m", "abaculus", "--no-browser", "--port", str(port)]
        command += ["--database", str(Path(place) / "tables.sqlite")]
        began = time.perf_counter()
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            page = _page(port)
            took = time.perf_counter() - began
        finally:
            server.terminate()
            server.wait()
    if not re.search(r"<script[^>]+src=", page):
        raise RuntimeError("the web client is not built")
    return took


def _page(port: int) -> str:
    while True:
        asking = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        try:
            asking.request("GET", "/")
            return asking.getresponse().read().decode()
        except OSError:
            time.sleep(0.005)
        finally:
            asking.close()


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
