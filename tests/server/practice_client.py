"""A client that practises over HTTP, and one who has the secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from abaculus.questions.practice.dealer import Dealer
from abaculus.questions.question import Question
from abaculus.questions.renderer import keyboard
from abaculus.server.secret import read_secret

Json = dict[str, Any]
LARGE = "arith.round/L2"
"""A preset whose answers have five digits at least, so that none stands anywhere by accident."""


async def ask(client: httpx.AsyncClient, what: str, **parts: Any) -> Json:
    answer = await client.post(f"/api/practice/{what}", json=parts)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def ask_in_vain(client: httpx.AsyncClient, what: str, **parts: Any) -> tuple[int, str]:
    answer = await client.post(f"/api/practice/{what}", json=parts)
    return answer.status_code, answer.json()["code"]


def behind(database: Path, handle: str) -> Question:
    """The question itself, for one who has the secret."""
    return Dealer(read_secret(database)).found(handle).question


def right_text(question: Question) -> str:
    return keyboard("en").value(question.answer.shown)
