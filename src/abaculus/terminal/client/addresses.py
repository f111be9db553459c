"""The argument of `join`: a link to a table, or a server's address with a join code."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.tables.tokens import tidy_code

USUAL_PORT = 8642


class Address(Struct, frozen=True):
    """A server, and which of its tables is meant."""

    server: str
    """Such as `http://10.0.0.7:8642`."""
    table: str = ""
    code: str = ""

    def socket(self, table: str) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{table}/play"


def parse_address(link: str, code: str = "") -> Address:
    """Parse an address that was typed or pasted; raises `RefusedError`."""
    text = link.strip()
    if "://" not in text:
        text = f"http://{text}"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise _bad_link_error(link) from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise _bad_link_error(link)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = USUAL_PORT if "://" not in link else None
    port = port or usual
    server = f"{parts.scheme}://{host}" + (f":{port}" if port else "")
    return _parse_path(server, [part for part in parts.path.split("/") if part], link, code)


def _parse_path(server: str, path: list[str], link: str, code: str) -> Address:
    match path:
        case ["join", given] | [given] if tidy_code(given):
            return Address(server, code=tidy_code(given))
        case ["join" | "t", table]:
            return Address(server, table=table)
        case [] if tidy_code(code):
            return Address(server, code=tidy_code(code))
        case [] | ["join"]:
            raise RefusedError(Refusal("use-code", {"server": server}))
        case _:
            raise _bad_link_error(link)


def _bad_link_error(link: str) -> RefusedError:
    return RefusedError(Refusal("use-link", {"link": link[:80]}))
