"""nginx in front of a server, for tests; `python -m tests.server.nginx` installs it."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.serving.home import kept_port
from tests import debian

PAGE = Path(__file__).parents[2] / "docs" / "run-a-server.md"
NAME = "games.example.org"
MISSING = (
    "The tests of proxies need nginx, and it is neither on the PATH nor named by NGINX.\n"
    "Install it (Debian and Ubuntu: apt-get install nginx-light) or set NGINX=/path/to/nginx.\n"
)
AROUND = """
daemon off;
pid {folder}/pid;
error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{servers}
}}
"""
PATIENCE = 30.0


def find() -> str | None:
    """The path of nginx; None if it is missing."""
    return debian.find("NGINX", "nginx", "/usr/sbin/nginx")


def documented_config(port: int, upstream: int) -> str:
    """What our documentation says to write, without TLS and for these ports."""
    blocks = re.findall(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    text = "".join(blocks).replace("127.0.0.1:8642", f"127.0.0.1:{upstream}")
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    return re.sub(r"^.*ssl_certificate.*$", "", text, flags=re.MULTILINE)


@contextmanager
def proxying(upstream: int, folder: Path) -> Generator[str]:
    """nginx as our documentation says, in front of a port; yields its link."""
    program = find()
    assert program is not None, MISSING
    kept = kept_port()
    port: int = kept.getsockname()[1]
    config = folder / "nginx.conf"
    servers = documented_config(port, upstream)
    config.write_text(AROUND.format(folder=folder, servers=servers), "utf-8")
    errors = folder / "errors"
    with errors.open("wb") as log:
        command = [program, "-p", str(folder), "-c", str(config), "-e", "stderr"]
        running = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        _wait_for(port, running, errors)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(PATIENCE)
        kept.close()


def _wait_for(port: int, running: subprocess.Popen[bytes], errors: Path) -> None:
    for _ in range(int(PATIENCE / 0.05)):
        assert running.poll() is None, errors.read_text()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(errors.read_text())


if __name__ == "__main__":
    if find() is None:
        debian.install("nginx-light")
    if find() is None:
        sys.exit(MISSING)
