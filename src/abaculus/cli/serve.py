"""`abaculus serve`: the games for a school or the internet."""

from __future__ import annotations

import io
import socket
import sys
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from abaculus.cli.output import write
from abaculus.i18n import speaker
from abaculus.kernel.messages import Refusal, Refused


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "0.0.0.0",  # noqa: S104 - to serve others is the point
    port: Annotated[int, Parameter(help="The port.", validator=Number(gte=0, lte=65535))] = 8642,
    database: Annotated[
        str, Parameter(help="The file in which the games are kept.")
    ] = "abaculus.sqlite",
) -> int:
    """Serve the games to others, and print the link and its QR code.

    Everybody who can reach the address can open tables. Put a proxy with TLS before it
    on the internet.
    """
    from abaculus.server.lifecycle import Told, run
    from abaculus.stores import open_store

    store = open_store(database)
    listening = listening_on(host, port)

    def began(told: Told) -> None:
        write(speaker().tell("serve-began", {"link": told.link}))
        if sys.stdout.isatty():
            write(_code(told.link))
        sys.stdout.flush()

    run(lambda: store, listening, began)
    return 0


def listening_on(host: str, port: int) -> socket.socket:
    """An open port; raises `Refused`."""
    from abaculus.server.ports import opened

    try:
        return opened(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        refusal = Refusal("cannot-listen", {"host": host, "port": port, "reason": reason})
        raise Refused(refusal) from error


def _code(link: str) -> str:
    """A QR code made of blocks."""
    import segno

    out = io.StringIO()
    segno.make(link, error="l").terminal(out=out, border=2, compact=True)
    return out.getvalue()
