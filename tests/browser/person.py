"""A person at a browser, who sees what is on the page and presses what is there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from tests.browser.server import LocalServer
from tests.browser.windows import PATIENCE

BEAT = 20
"""Milliseconds between two checks of what no single page can wait for."""
FRAME = "new Promise((done) => requestAnimationFrame(() => done()))"
NOT_A_FAULT = re.compile("WebSocket connection to|Failed to load resource")
"""The browser's own messages about a refusal, a lost connection or a page over plain http."""


class Person:
    """A person's own window: only the server is shared."""

    def __init__(self, context: BrowserContext, *, is_phone: bool = False) -> None:
        self._context = context
        self.is_changed = False
        """Whether the window has changed, so that it cannot be reused."""
        self.is_phone = is_phone
        self.requested: list[str] = []
        """The address of every request."""
        self.faults: list[str] = []
        """The errors the page reported."""
        self._frames: list[str] = []
        self._owed: dict[Page, list[str]] = {}
        """What each page has requested from its table without an answer yet."""
        self._answers: list[Response] = []
        self._listeners: list[tuple[str, Callable[..., None]]] = []
        self.page = self._look_at(context.pages[0])

    @property
    def context(self) -> BrowserContext:
        """The browser context, for changes that last."""
        self.is_changed = True
        return self._context

    def tab(self) -> Page:
        """Another tab of the same window, watched like the first."""
        return self._look_at(self.context.new_page())

    def _note_request(self, request: Request) -> None:
        self.requested.append(request.url)

    def _note_answer(self, answer: Response) -> None:
        self._answers.append(answer)

    def _note_fault(self, error: Error) -> None:
        self.faults.append(str(error))

    def _note_console(self, message: ConsoleMessage) -> None:
        self._complain(message.type, message.text)

    def _look_at(self, page: Page) -> Page:
        self._owed[page] = []
        self._listeners = [
            ("websocket", partial(self._watch, page)),
            ("request", self._note_request),
            ("response", self._note_answer),
            ("pageerror", self._note_fault),
            ("console", self._note_console),
        ]
        for event, listener in self._listeners:
            page.on(event, listener)  # type: ignore[call-overload]
        return page

    def _watch(self, page: Page, socket: WebSocket) -> None:
        self.requested.append(socket.url)
        owed = self._owed[page] = []
        socket.on("framesent", lambda frame: owed.extend(_wants(str(frame))))
        socket.on("framereceived", lambda frame: self._receive(owed, str(frame)))

    def _receive(self, owed: list[str], frame: str) -> None:
        self._frames.append(frame)
        answered = _answers(frame)
        if answered in owed:
            owed.remove(answered)

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not NOT_A_FAULT.search(text):
            self.faults.append(text)

    def received_text(self) -> str:
        """Everything the server has sent: frames and response bodies."""
        answers = [answer.text() for answer in self._answers if "/api/" in answer.url]
        return "\n".join([*self._frames, *answers])

    def update_count(self) -> int:
        """How many updates tables have sent."""
        return len(self._updates())

    def wait_for_verdicts(self, times: int) -> None:
        """Wait until the referee has sent this many verdicts."""
        for _ in range(PATIENCE // BEAT):
            self.wait_until_drawn()
            if sum('"type":"tried"' in frame[:100] for frame in self._frames) >= times:
                return
            self.page.wait_for_timeout(BEAT)
        raise AssertionError("the referee is silent")

    def updates_since(self, count: int) -> list[str]:
        """What tables have sent after this many updates."""
        return self._updates()[count:]

    def _updates(self) -> list[str]:
        return [frame for frame in self._frames if '"type":"update"' in frame[:100]]

    def leave(self) -> BrowserContext:
        """Leave the page; returns the window, which stays open."""
        for event, listener in self._listeners:
            self.page.remove_listener(event, listener)
        return self._context

    # seeing

    def go(self, path: str) -> Person:
        """Open a page by its address."""
        self.page.goto(path)
        return self

    def own(self, server: LocalServer) -> Person:
        """Become the owner, with the link that the server's terminal shows."""
        with self.page.expect_response("**/api/owner"):
            self.go(server.owner_path)
        return self

    def one(self, selector: str) -> Locator:
        """A part of the page."""
        return self.page.locator(selector)

    def sees(self, *texts: str | re.Pattern[str]) -> None:
        """Wait until all of it can be read."""
        for text in texts:
            expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def sees_not(self, *texts: str) -> None:
        """Wait until none of it can be read."""
        for text in texts:
            expect(self.page.get_by_text(text).filter(visible=True)).to_have_count(0)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button or link by its whole name."""
        page, exact = self.page, isinstance(name, str)
        button = page.get_by_role("button", name=name, exact=exact)
        return button.or_(page.get_by_role("link", name=name, exact=exact))

    def wait_until_drawn(self) -> None:
        """Wait until the page has drawn the last touch."""
        self.page.evaluate(FRAME)

    def wait_until_settled(self) -> None:
        """Wait until the server has answered everything done here, and the page shows it."""
        for _ in range(PATIENCE // BEAT):
            self.wait_until_drawn()
            if not self._owed[self.page]:
                return
            self.page.wait_for_timeout(BEAT)
        raise AssertionError(f"never answered: {self._owed[self.page]}")

    # doing

    def touch(self, part: Locator) -> None:
        """Touch with a finger or the mouse."""
        if self.is_phone:
            part.tap()
        else:
            part.click()

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button or link."""
        self.touch(self.button(name).first)

    def choose(self, name: str, value: str) -> None:
        """Choose one of a row of choices, or one item of a list."""
        self.page.get_by_label(name).get_by_text(value, exact=True).click()

    def menu(self, name: str | re.Pattern[str]) -> None:
        """Press an item of the table's menu."""
        self.press("Menu")
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def keys(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)


def _wants(frame: str) -> list[str]:
    """What a message to the server asks for: a command, or a snapshot."""
    message: dict[str, Any] = json.loads(frame)
    if message["type"] == "do":
        return [str(message["id"])]
    return ["snapshot"] if message["type"] in ("look", "resync") else []


def _answers(frame: str) -> str:
    """What a message of the server answers; empty: nothing."""
    message: dict[str, Any] = json.loads(frame)
    if message["type"] == "snapshot":
        return "snapshot"
    return str(message.get("ack") or message.get("id") or "")
