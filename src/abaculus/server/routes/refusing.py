"""How refusals and errors leave a route."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, cast

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from abaculus.kernel.discovery import family, family_names
from abaculus.kernel.said import Refusal, Refused
from abaculus.server.api import Problem
from abaculus.server.counts import Counts
from abaculus.server.problems import headers_of, outward, problem, status_of
from abaculus.server.showing import voice_of
from abaculus.server.thinking import TooSlow
from abaculus.words import Speaker

_LOG = logging.getLogger(__name__)

REFUSALS = {
    status: ResponseSpec(Problem, description="Why not, in words.", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 415, 429, 503)
}


class Untold(Exception):  # noqa: N818 - a refusal is an answer
    """A refusal that a family's own voice has to tell."""

    def __init__(self, refusal: Refusal, voice: Speaker) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.voice = voice


@contextmanager
def told_by(name: str) -> Generator[None]:
    """Whatever is refused meanwhile is told in the words of a family, if there is such a one."""
    try:
        yield
    except Refused as refused:
        house = family(name) if name in family_names() else None
        raise Untold(outward(refused.refusal), voice_of(house, "en")) from refused


class Refusing:
    """Exceptions into problems."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts

    def __call__(self, request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        """The answer to an exception."""
        if isinstance(error, Untold):
            return self._answer(error.refusal, error.voice)
        if isinstance(error, Refused):
            return self._answer(outward(error.refusal))
        if isinstance(error, TooSlow):
            return self._answer(Refusal("too-slow"))
        if isinstance(error, HTTPException) and error.status_code < 500:
            return self._answer(_told(error), status=error.status_code, more=error.headers)
        _LOG.error("a request could not be answered", exc_info=error)
        return self._answer(Refusal("trouble"))

    def _answer(
        self,
        refusal: Refusal,
        voice: Speaker | None = None,
        status: int = 0,
        more: dict[str, str] | None = None,
    ) -> Response[Problem]:
        self._counts.refusals[refusal.code] += 1
        return Response(
            problem(refusal, voice),
            status_code=status or status_of(refusal),
            headers={**headers_of(refusal), **(more or {})},
            media_type=MediaType.JSON,
        )


def _told(error: HTTPException) -> Refusal:
    match error.status_code:
        case 404:
            return Refusal("no-page")
        case 405:
            return Refusal("no-method")
        case 413:
            return Refusal("too-long", {"most": 1_000_000})
        case _:
            return Refusal("malformed", {"reason": _reason(error)})


def _reason(error: HTTPException) -> str:
    if isinstance(error.extra, list) and error.extra:
        first = cast("dict[str, str]", error.extra[0])
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")[:200]
    return (str(error.__cause__) if error.__cause__ else error.detail)[:200]
