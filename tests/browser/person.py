"""Somebody in front of a browser, who sees what is on the page and presses what is there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Response, WebSocket, expect

from tests.browser.windows import PATIENCE

BEAT = 20
"""Milliseconds between two looks at what no single page can wait for."""
FRAME = "new Promise((done) => requestAnimationFrame(() => done()))"
NOT_A_FAULT = re.compile("WebSocket connection to|Failed to load resource")
"""What the browser itself says about a refusal, a lost connection or a page over plain http."""


class Person:
    """A window of one's own: nothing is shared with others but the server."""

    def __init__(self, context: BrowserContext, *, is_phone: bool = False) -> None:
        self._context = context
        self.is_changed = False
        """Whether the window is no longer as it was opened, so that nobody else may have it."""
        self.is_phone = is_phone
        self.asked: list[str] = []
        """Every address a request went to."""
        self.faults: list[str] = []
        """What the page itself complained about."""
        self._frames: list[str] = []
        self._owed: dict[Page, list[str]] = {}
        """What each page has asked its table for and was not answered yet."""
        self._answers: list[Response] = []
        self._listeners: list[tuple[str, Callable[..., None]]] = []
        self.page = self._look_at(context.pages[0])

    @property
    def context(self) -> BrowserContext:
        """The window itself, for what changes it for good."""
        self.is_changed = True
        return self._context

    def tab(self) -> Page:
        """A further tab of the same window, watched like the first."""
        return self._look_at(self.context.new_page())

    def _look_at(self, page: Page) -> Page:
        self._owed[page] = []
        self._listeners = [
            ("websocket", lambda socket: self._watch(page, socket)),
            ("request", lambda request: self.asked.append(request.url)),
            ("response", lambda answer: self._answers.append(answer)),
            ("pageerror", lambda error: self.faults.append(str(error))),
            ("console", lambda said: self._complain(said.type, said.text)),
        ]
        for event, listener in self._listeners:
            page.on(event, listener)  # type: ignore[call-overload]
        return page

    def _watch(self, page: Page, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        owed = self._owed[page] = []
        socket.on("framesent", lambda frame: owed.extend(_wants(str(frame))))
        socket.on("framereceived", lambda frame: self._hear(owed, str(frame)))

    def _hear(self, owed: list[str], frame: str) -> None:
        self._frames.append(frame)
        answered = _answers(frame)
        if answered in owed:
            owed.remove(answered)

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not NOT_A_FAULT.search(text):
            self.faults.append(text)

    def told(self) -> str:
        """Everything the server has sent: frames and the bodies of answers."""
        answers = [answer.text() for answer in self._answers if "/api/" in answer.url]
        return "\n".join([*self._frames, *answers])

    def heard(self) -> int:
        """How often a table has told what has changed."""
        return len(self._changes())

    def judged(self, times: int) -> None:
        """Waits until the referee has said so often what it thinks of what lies there."""
        for _ in range(PATIENCE // BEAT):
            self.drawn()
            if sum('"type":"tried"' in frame[:100] for frame in self._frames) >= times:
                return
            self.page.wait_for_timeout(BEAT)
        raise AssertionError("the referee is silent")

    def since(self, heard: int) -> list[str]:
        """What tables have told after so many changes."""
        return self._changes()[heard:]

    def _changes(self) -> list[str]:
        return [frame for frame in self._frames if '"type":"update"' in frame[:100]]

    def leave(self) -> BrowserContext:
        """Looks away; the window, which is still open."""
        for event, listener in self._listeners:
            self.page.remove_listener(event, listener)
        return self._context

    # looking

    def go(self, path: str) -> Person:
        """Opens a page by its address."""
        self.page.goto(path)
        return self

    def one(self, selector: str) -> Locator:
        """A part of the page."""
        return self.page.locator(selector)

    def sees(self, *texts: str | re.Pattern[str]) -> None:
        """Waits until all of it can be read."""
        for text in texts:
            expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def sees_not(self, *texts: str) -> None:
        """Waits until none of it can be read."""
        for text in texts:
            expect(self.page.get_by_text(text).filter(visible=True)).to_have_count(0)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button or link by its whole name."""
        page, exact = self.page, isinstance(name, str)
        button = page.get_by_role("button", name=name, exact=exact)
        return button.or_(page.get_by_role("link", name=name, exact=exact))

    def drawn(self) -> None:
        """Waits until what was touched is drawn."""
        self.page.evaluate(FRAME)

    def settles(self) -> None:
        """Waits until the server has answered all that was done here, and the page shows it."""
        for _ in range(PATIENCE // BEAT):
            self.drawn()
            if not self._owed[self.page]:
                return
            self.page.wait_for_timeout(BEAT)
        raise AssertionError(f"never answered: {self._owed[self.page]}")

    # doing

    def touch(self, part: Locator) -> None:
        """With a finger or with the mouse."""
        if self.is_phone:
            part.tap()
        else:
            part.click()

    def press(self, name: str | re.Pattern[str]) -> None:
        """Presses a button or link."""
        self.touch(self.button(name).first)

    def choose(self, name: str, value: str) -> None:
        """One of a row of choices, or one word of a list."""
        self.page.get_by_label(name).get_by_text(value, exact=True).click()

    def menu(self, name: str | re.Pattern[str]) -> None:
        """Something out of the table's menu."""
        self.press("Menu")
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def keys(self, *keys: str) -> None:
        """Presses keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)


def _wants(frame: str) -> list[str]:
    """What a message to the server asks for: a command to be done, or a picture."""
    message: dict[str, Any] = json.loads(frame)
    if message["type"] == "do":
        return [str(message["id"])]
    return ["snapshot"] if message["type"] in ("look", "resync") else []


def _answers(frame: str) -> str:
    """What a message of the server answers; empty: it comes by itself."""
    message: dict[str, Any] = json.loads(frame)
    if message["type"] == "snapshot":
        return "snapshot"
    return str(message.get("ack") or message.get("id") or "")
