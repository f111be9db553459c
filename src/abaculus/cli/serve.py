"""`abaculus serve`: the games for a school or the internet."""

from __future__ import annotations

import io
import logging
import socket
import sys
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from abaculus.cli.output import write
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal, RefusedError


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "0.0.0.0",  # noqa: S104 - to serve others is the point
    port: Annotated[int, Parameter(help="The port.", validator=Number(gte=0, lte=65535))] = 8642,
    database: Annotated[str, Parameter(help="The file that keeps the games.")] = "abaculus.sqlite",
    public_url: Annotated[
        str,
        Parameter(
            help="The address people type, if a proxy is in front: https://games.example.org.",
            env_var="ABACULUS_PUBLIC_URL",
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        Parameter(
            help="The proxies that may say who their clients are: 127.0.0.1,10.0.0.0/8.",
            env_var="ABACULUS_TRUSTED_PROXIES",
        ),
    ] = "",
    token: Annotated[
        str,
        Parameter(
            help="Your own token, which lets your browser do what only the owner may; "
            "without it, a new one at every start.",
            env_var="ABACULUS_TOKEN",
        ),
    ] = "",
    backups: Annotated[
        str,
        Parameter(help="The folder for daily backups, or “off”; without it, beside the file."),
    ] = "",
) -> int:
    """Serve the games to others, and print the link and its QR code.

    Anyone who can reach the address can open tables. On the internet, put a proxy with TLS
    in front of it.
    """
    from abaculus.server.gate import Access, parse_public_url
    from abaculus.server.lifecycle import ServerInfo, run
    from abaculus.server.owner import make_token, owner_link, parse_token
    from abaculus.server.proxies import parse_networks
    from abaculus.stores import open_server_store

    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
    access = Access(
        parse_token(token) if token else make_token(),
        parse_public_url(public_url) if public_url else "",
        parse_networks(trusted_proxies),
        can_share=False,
    )
    store = open_server_store(database, backups)
    listening = open_port(host, port)

    def began(info: ServerInfo) -> None:
        write(load_translator().tell("serve-began", {"link": info.link}))
        if sys.stdout.isatty():
            write(_qr_code(info.link))
        # a token that someone chose is known already, and does not belong in a log
        if not token:
            link = owner_link(info.link, access.token)
            write(load_translator().tell("serve-owner", {"link": link}))
        sys.stdout.flush()

    run(lambda: store, listening, began, access=access)
    return 0


def open_port(host: str, port: int) -> socket.socket:
    """A listening socket; raises `RefusedError`."""
    from abaculus.server.ports import open_socket

    try:
        return open_socket(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        refusal = Refusal("cannot-listen", {"host": host, "port": port, "reason": reason})
        raise RefusedError(refusal) from error


def _qr_code(link: str) -> str:
    """A QR code in block characters."""
    import segno

    out = io.StringIO()
    segno.make(link, error="l").terminal(out=out, border=2, compact=True)
    return out.getvalue()
