"""Refusals over HTTP: one shape, a suitable status, a sentence."""

from __future__ import annotations

import logging
import secrets
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
    403: ("foreign-page", "share-not-here", "wrong-token", "ticket-used", "not-your-seat",
          "not-host", "unknown-token", "pack-no-licence"),
    404: ("no-table", "no-game", "no-variant", "no-bot", "no-code", "no-page", "no-turn",
          "practice-gone", "practice-nothing", "practice-no-hint", "practice-no-pack",
          "pack-no-item", "pack-no-format"),
    405: ("no-method",),
    409: (
        "table-full", "already-begun", "already-seated", "seat-taken", "not-over", "name-taken",
        "not-begun", "pack-unsound", "door-locked",
    ),
    413: ("too-long", "task-time", "task-memory"),
    429: ("too-fast", "too-many-codes", "queue-full"),
    500: ("trouble",),
    503: ("plugin-broken", "too-many-tables", "store-closed", "too-slow",
          "task-died", "server-stops",
          "save-full", "save-locked", "save-gone", "save-read-only", "save-trouble",
          "save-damaged", "save-foreign"),
}  # fmt: skip
_BY_CODE = {code: status for status, codes in _STATUS.items() for code in codes}


def hide_details(refusal: Refusal) -> Refusal:
    """The refusal as a client may see it: nothing about the machine the server runs on."""
    if refusal.code.startswith("store-") and refusal.values:
        sentence = translator_for(None, "en").say(refusal)
        code = refusal.code.replace("store-", "save-", 1)
        if code not in _BY_CODE:
            return _log_trouble(sentence)
        _LOG.error("%s", sentence)
        return Refusal(code)
    return refusal


def report_failure(error: BaseException) -> Refusal:
    """Log a failure that is ours; the refusal has the number under which it is in the log."""
    return _log_trouble("something could not be answered", error)


def new_failure_number() -> str:
    """A number that leads from a refusal to its line in the log."""
    return secrets.token_hex(4)


def _log_trouble(text: str, error: BaseException | None = None) -> Refusal:
    number = new_failure_number()
    _LOG.error("trouble %s: %s", number, text, exc_info=error)
    return Refusal("trouble", {"number": number})


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
        trouble = _log_trouble(f"no sentence for {refusal.code}")
        return format_message(trouble, translator_for(None, "en"))


def _subject_of(refusal: Refusal) -> str:
    about = refusal.values.get("key", "")
    return about if isinstance(about, str) else ""


def headers_of(refusal: Refusal) -> dict[str, str]:
    """When to try again."""
    seconds = refusal.values.get("seconds")
    return {"Retry-After": str(seconds)} if isinstance(seconds, int) else {}


async def send_refusal(refusal: Refusal, send: Send, *more: tuple[bytes, bytes]) -> None:
    """Send a refusal where there is no route to answer."""
    body = msgspec.json.encode(format_problem(refusal))
    length = b"%d" % len(body)
    headers = [(b"content-type", b"application/json"), (b"content-length", length), *more]
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
            refusal = _to_refusal(request, error)
            return self._answer(refusal, status=error.status_code, more=error.headers)
        return self._answer(report_failure(error))

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


def _to_refusal(request: Request[Any, Any, Any], error: HTTPException) -> Refusal:
    match error.status_code:
        case 404:
            return Refusal("no-page")
        case 405:
            return Refusal("no-method")
        case 413:
            most = request.route_handler.resolve_request_max_body_size()
            return Refusal("too-long", {"most": most or 0})
        case _:
            return Refusal("malformed", {"reason": _reason(error)})


def _reason(error: HTTPException) -> str:
    if isinstance(error.extra, list) and error.extra:
        first = cast("dict[str, str]", error.extra[0])
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")[:200]
    return (str(error.__cause__) if error.__cause__ else error.detail)[:200]
