"""Browser windows that are reused: cleaning one costs a quarter of opening one."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error

PATIENCE = 20_000
"""Milliseconds after which something counts as missing; nothing here takes that long."""
FORGET = "localStorage.clear(); sessionStorage.clear()"
BARE_PAGE = "/mark.svg"
"""An address of the server where no client code runs."""


class Window(NamedTuple):
    """The settings of a window."""

    url: str
    width: int = 1280
    height: int = 800
    is_phone: bool = False
    is_dark: bool = False


class Windows:
    """Opens windows, and keeps those that can be reused."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[Window, list[BrowserContext]] = {}

    def take(self, window: Window) -> BrowserContext:
        """A window that is new or clean."""
        idle = self._idle.get(window)
        return idle.pop() if idle else open_window(self._browser, window)

    def give_back(self, window: Window, context: BrowserContext) -> None:
        """Clean a window for the next person; close it if that fails."""
        try:
            _clean(window, context)
        except Error:
            context.close()
        else:
            self._idle.setdefault(window, []).append(context)


def open_window(browser: Browser, window: Window) -> BrowserContext:
    """A new window with one empty page."""
    context = browser.new_context(
        base_url=window.url,
        viewport={"width": window.width, "height": window.height},
        has_touch=window.is_phone,
        is_mobile=window.is_phone,
        color_scheme="dark" if window.is_dark else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.new_page()
    return context


def _clean(window: Window, context: BrowserContext) -> None:
    """Remove everything but the browser's own cache."""
    (page,) = context.pages
    page.unroute_all(behavior="ignoreErrors")
    page.goto(BARE_PAGE)
    page.evaluate(FORGET)
    page.goto("about:blank")
    page.mouse.move(-1, -1)
    page.set_viewport_size({"width": window.width, "height": window.height})
    page.emulate_media(color_scheme="dark" if window.is_dark else "light", reduced_motion="reduce")
    context.clear_cookies()
    session: Any = context.new_cdp_session(page)
    session.send("Page.resetNavigationHistory")
    session.detach()
