"""Refusals over HTTP: one shape, a fitting status, a sentence."""

from __future__ import annotations

import logging

import msgspec

from abaculus.kernel.said import Refusal
from abaculus.server.api import Problem
from abaculus.server.asgi import Send
from abaculus.server.showing import said, voice_of
from abaculus.words import NoWords, Speaker

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
    503: ("too-many-tables", "store-closed", "too-slow"),
}  # fmt: skip
_BY_CODE = {code: status for status, codes in _STATUS.items() for code in codes}


def outward(refusal: Refusal) -> Refusal:
    """What a client is told: nothing of the machine on which the server runs."""
    if refusal.code.startswith("store-") and refusal.values:
        _LOG.error("%s", voice_of(None, "en").say(refusal))
        return Refusal("trouble")
    return refusal


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal; 400 where none fits better."""
    return _BY_CODE.get(refusal.code, 400)


def problem(refusal: Refusal, voice: Speaker | None = None) -> Problem:
    """A refusal in words."""
    try:
        sentence = (voice or voice_of(None, "en")).rich_of(refusal)
    except NoWords:
        sentence = said(Refusal("trouble"), voice_of(None, "en"))
    about = refusal.values.get("key", "")
    return Problem(refusal.code, sentence, about if isinstance(about, str) else "")


def headers_of(refusal: Refusal) -> dict[str, str]:
    """When to come again."""
    seconds = refusal.values.get("seconds")
    return {"Retry-After": str(seconds)} if isinstance(seconds, int) else {}


async def refused(refusal: Refusal, send: Send) -> None:
    """The whole answer, where no route is asked."""
    body = msgspec.json.encode(problem(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})
