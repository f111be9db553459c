"""The client of a request and the listener it came by."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request
from litestar.exceptions import InternalServerException

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.gate import Gate
from abaculus.server.ws.endpoint import ConnectionGroup


class ApiRequest(Request[Any, Any, Any]):
    """A request whose bad body is the client's fault, not the server's."""

    async def body(self) -> bytes:
        """The body; raises `RefusedError` if the client goes before its end."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise RefusedError(Refusal("cut-short")) from error

    async def json(self) -> Any:
        """The body as JSON; raises `RefusedError` for what the decoder does not expect."""
        try:
            return await super().json()
        except RecursionError as error:
            raise _refuse_body("it is nested too deeply") from error
        except UnicodeError as error:
            raise _refuse_body("it is not UTF-8 text") from error

    async def text(self) -> str:
        """The body as text; raises `RefusedError` if it is none."""
        try:
            return (await self.body()).decode()
        except UnicodeError as error:
            raise _refuse_body("it is not UTF-8 text") from error


def _refuse_body(reason: str) -> RefusedError:
    return RefusedError(Refusal("malformed", {"reason": reason}))


def address_of(request: Request[Any, Any, Any]) -> str:
    """The client's address."""
    return request.client.host if request.client else ""


def connection_group(request: Request[Any, Any, Any]) -> ConnectionGroup:
    """The listener the request came by."""
    return cast(ConnectionGroup, request.scope["abaculus.connection_group"])  # type: ignore[typeddict-item]


def gate_of(request: Request[Any, Any, Any]) -> Gate:
    """The checks of that listener."""
    return cast(Gate, request.scope["abaculus.gate"])  # type: ignore[typeddict-item]


def is_owner(request: Request[Any, Any, Any]) -> bool:
    """Whether the person who started the server sent this."""
    return gate_of(request).is_owner(cast(Any, request.scope))


def base_url(request: Request[Any, Any, Any]) -> str:
    """The address by which the client knows this server."""
    return gate_of(request).base_url(cast(Any, request.scope))
