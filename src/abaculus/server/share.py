"""Sharing on the network: a second listener beside the one for this machine."""

from __future__ import annotations

import io
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Protocol

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.messages import ShareStatus
from abaculus.server.ws.endpoint import ConnectionGroup

_NOWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation; looking up the route to it sends nothing."""


class Listener(Protocol):
    """An open port on the network."""

    @property
    def port(self) -> int: ...

    async def close(self) -> None: ...


OpenListener = Callable[[ConnectionGroup], Awaitable[Listener]]
"""Opens the second listener."""


class ShareSwitch:
    """The switch for sharing, which starts off."""

    def __init__(self, listening: OpenListener | None = None, links: tuple[str, ...] = ()) -> None:
        self._listening = listening
        self._always = links
        """Where to find a server that always listens to the network."""
        self._listener: Listener | None = None
        self._group = ConnectionGroup(is_local=False)

    @property
    def is_on(self) -> bool:
        """Whether the network can reach this server."""
        return self._listener is not None or bool(self._always)

    def links(self) -> tuple[str, ...]:
        """Links for friends; empty while the server is not shared."""
        if self._listener is None:
            return self._always
        return tuple(f"http://{address}:{self._listener.port}" for address in own_addresses())

    def status(self, *, allowed: bool) -> ShareStatus:
        """The state of sharing, for one client."""
        links = self.links()
        can = allowed and self._listening is not None
        return ShareStatus(self.is_on, can, links, qr_svg(links[0]) if links else "")

    async def switch(self, *, on: bool) -> None:
        """Open or close the second listener; raises `RefusedError`."""
        if self._listening is None:
            raise RefusedError(Refusal("share-not-here"))
        if on and self._listener is None:
            try:
                self._listener = await self._listening(self._group)
            except OSError as error:
                raise RefusedError(Refusal("share-failed", {"reason": str(error)})) from error
        elif not on and self._listener is not None:
            listener, self._listener = self._listener, None
            await self._group.close(Refusal("share-off"), again=False)
            await listener.close()


def own_addresses() -> tuple[str, ...]:
    """The addresses of this machine on its networks, likeliest first; sends nothing."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_NOWHERE)
            found[asking.getsockname()[0]] = None
        except OSError:
            # no network at all; the host name may still have an address
            pass
    try:
        resolved = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found |= dict.fromkeys(str(place[4][0]) for place in resolved)
    except OSError:
        pass
    outside = [one for one in found if not ipaddress.ip_address(one).is_loopback]
    return tuple(outside) or ("127.0.0.1",)


@lru_cache(64)
def qr_svg(link: str) -> str:
    """A QR code as SVG text."""
    import segno

    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, border=3, omitsize=True, light="#fff"
    )
    return out.getvalue().decode().strip()
