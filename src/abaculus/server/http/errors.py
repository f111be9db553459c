"""Refusals over HTTP: one shape, a suitable status, a sentence."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from abaculus.errors import AbaculusError, PluginError
from abaculus.i18n import MissingMessageError, RichSentence, Translator
from abaculus.kernel.messages import Refusal, RefusedError, split_refusal
from abaculus.kernel.registry import family_names, load_family
from abaculus.server.asgi import Send
from abaculus.server.http.messages import Problem, ProblemReason
from abaculus.server.metrics import Metrics
from abaculus.server.rooms.presentation import format_message, translator_for
from abaculus.server.workers.pool import WorkerTimeoutError

_LOG = logging.getLogger(__name__)
_STATUS = {
    403: ("foreign-page", "share-not-here", "not-your-seat", "not-host", "unknown-token",
          "pack-no-licence"),
    404: ("no-table", "no-game", "no-variant", "no-bot", "no-code", "no-page", "no-turn",
          "practice-gone", "practice-nothing", "practice-no-hint", "practice-no-pack",
          "pack-no-item", "pack-no-format"),
    405: ("no-method",),
    409: (
        "table-full", "already-begun", "already-seated", "seat-taken", "not-over", "name-taken",
        "not-begun", "pack-unsound",
    ),
    413: ("too-long",),
    429: ("too-fast", "too-many-codes"),
    500: ("trouble",),
    503: ("plugin-broken", "too-many-tables", "store-closed", "too-slow"),
}  # fmt: skip
_BY_CODE = {code: status for status, codes in _STATUS.items() for code in codes}


def hide_details(refusal: Refusal) -> Refusal:
    """The refusal as a client may see it: nothing about the machine the server runs on."""
    if refusal.code.startswith("store-") and refusal.values:
        _LOG.error("%s", translator_for(None, "en").say(refusal))
        return Refusal("trouble")
    return refusal


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal; 400 if no other fits."""
    return _BY_CODE.get(refusal.code, 400)


def format_problem(refusal: Refusal, voice: Translator | None = None) -> Problem:
    """A refusal in words."""
    faults = tuple(
        ProblemReason(one.code, _format_refusal(one, voice), _subject_of(one))
        for one in (split_refusal(refusal) if refusal.more else ())
    )
    return Problem(refusal.code, _format_refusal(refusal, voice), _subject_of(refusal), faults)


def _format_refusal(refusal: Refusal, voice: Translator | None) -> RichSentence:
    try:
        return (voice or translator_for(None, "en")).rich_of(refusal)
    except MissingMessageError:
        return format_message(Refusal("trouble"), translator_for(None, "en"))


def _subject_of(refusal: Refusal) -> str:
    about = refusal.values.get("key", "")
    return about if isinstance(about, str) else ""


def headers_of(refusal: Refusal) -> dict[str, str]:
    """When to try again."""
    seconds = refusal.values.get("seconds")
    return {"Retry-After": str(seconds)} if isinstance(seconds, int) else {}


async def send_refusal(refusal: Refusal, send: Send) -> None:
    """Send a refusal where there is no route to answer."""
    body = msgspec.json.encode(format_problem(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})


REFUSALS = {
    status: ResponseSpec(Problem, description="Why not, in words.", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 415, 429, 503)
}


class FamilyRefusalError(AbaculusError):
    """A refusal in a family's own words."""

    def __init__(self, refusal: Refusal, voice: Translator) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.voice = voice


@contextmanager
def family_words(name: str) -> Generator[None]:
    """Word refusals in this block as the family does, if it exists."""
    try:
        yield
    except RefusedError as refused:
        family = load_family(name) if name in family_names() else None
        raise FamilyRefusalError(
            hide_details(refused.refusal), translator_for(family, "en")
        ) from refused


class ErrorHandler:
    """Turns exceptions into problems."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def __call__(self, request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        """The answer to an exception."""
        if isinstance(error, FamilyRefusalError):
            return self._answer(error.refusal, error.voice)
        if isinstance(error, RefusedError):
            return self._answer(hide_details(error.refusal))
        if isinstance(error, PluginError):
            _LOG.error("%s", error)
            return self._answer(Refusal("plugin-broken"))
        if isinstance(error, WorkerTimeoutError):
            return self._answer(Refusal("too-slow"))
        if isinstance(error, HTTPException) and error.status_code < 500:
            return self._answer(_to_refusal(error), status=error.status_code, more=error.headers)
        _LOG.error("a request could not be answered", exc_info=error)
        return self._answer(Refusal("trouble"))

    def _answer(
        self,
        refusal: Refusal,
        voice: Translator | None = None,
        status: int = 0,
        more: dict[str, str] | None = None,
    ) -> Response[Problem]:
        self._metrics.refusals[refusal.code] += 1
        return Response(
            format_problem(refusal, voice),
            status_code=status or status_of(refusal),
            headers={**headers_of(refusal), **(more or {})},
            media_type=MediaType.JSON,
        )


def _to_refusal(error: HTTPException) -> Refusal:
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
