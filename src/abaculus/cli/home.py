"""Plain `abaculus`: the games of this machine, in the browser."""

from __future__ import annotations

import http.client
import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp
from threading import Thread
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from abaculus.cli.output import write
from abaculus.i18n import load_translator

USUAL_PORT = 8642
_HERE = "127.0.0.1"
_SECONDS = 0.5


class Beacon(Struct, frozen=True):
    """A file beside a database that says where its server is."""

    link: str
    instance: str
    token: str = ""


class _Health(Struct, frozen=True):
    instance: str


def home(*, database: str | None, port: int | None, browser: bool) -> int:
    """Serve this machine and open the first page, or open that of a running server."""
    file = own_database() if database is None else Path(database)
    beacon = file.with_name(f"{file.name}.server")
    running = _find_server(beacon)
    if running is not None:
        _show("home-already", running.link, running.token, browser=browser)
        return 0
    from abaculus.cli.serve import open_port
    from abaculus.server.gate import Access
    from abaculus.server.lifecycle import ServerInfo, run
    from abaculus.server.owner import make_token
    from abaculus.server.ports import open_socket_near
    from abaculus.stores import open_server_store

    store = open_server_store(file)
    listening = open_socket_near(_HERE, USUAL_PORT) if port is None else open_port(_HERE, port)
    # a new one at every start: the browser is opened with it anyway, and old links die
    token = make_token()

    def began(info: ServerInfo) -> None:
        with suppress(OSError):
            _save_beacon(beacon, Beacon(info.link, info.instance, token))
        _show("home-began", info.link, token, browser=browser)

    try:
        run(lambda: store, listening, began, access=Access(token))
    finally:
        _remove_beacon(beacon)
    return 0


def own_database() -> Path:
    """The file that keeps this user's games."""
    import platformdirs

    folder = platformdirs.user_data_path("abaculus", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"


def _find_server(beacon: Path) -> Beacon | None:
    """The server that runs on the same database, if it answers."""
    try:
        found = msgspec.json.decode(beacon.read_bytes(), type=Beacon)
        place = urlsplit(found.link)
        asking = http.client.HTTPConnection(place.hostname or "", place.port, timeout=_SECONDS)
        asking.request("GET", "/health")
        answer = msgspec.json.decode(asking.getresponse().read(), type=_Health)
        asking.close()
    except (OSError, ValueError, http.client.HTTPException):
        return None
    return found if answer.instance == found.instance else None


def _save_beacon(file: Path, beacon: Beacon) -> None:
    """Write the file so that only its owner can read the token."""
    number, name = mkstemp(prefix=file.name, dir=file.parent)
    with os.fdopen(number, "wb") as fresh:
        fresh.write(msgspec.json.encode(beacon))
    Path(name).replace(file)


def _remove_beacon(beacon: Path) -> None:
    with suppress(OSError):
        beacon.unlink(missing_ok=True)


def _show(code: str, link: str, token: str, *, browser: bool) -> None:
    from abaculus.server.owner import make_ticket, owner_link

    write(load_translator().tell(code, {"link": owner_link(link, token)}))
    sys.stdout.flush()
    # a browser that hangs must not delay the server
    if browser:
        ticket = owner_link(link, make_ticket(token))
        Thread(target=webbrowser.open, args=(ticket,), daemon=True).start()
