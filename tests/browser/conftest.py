"""One browser and one server for all tests of a worker; new people for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from benchmarks.serving.home import furnish
from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.windows import PATIENCE, Window, Windows, open_window

# Playwright's loop counts as running in its thread while it lives, and tests in other folders
# have their own loops: so the browser lives for this folder only.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        arguments = list(chromium.ARGUMENTS)
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the toy family added."""
    return furnish(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="package")
def server(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server that is never killed."""
    server = LocalServer(package, tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def own_server(package: Path, tmp_path: Path) -> Iterator[LocalServer]:
    """A server for one test."""
    server = LocalServer(package, tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """The windows of all people at the server that is never killed."""
    return Windows(browser)


@pytest.fixture
def somebody(
    browser: Browser, server: LocalServer, windows: Windows
) -> Iterator[Callable[..., Person]]:
    """Lets people come, each with their own browser window; `is_new`: nothing is cached."""
    people: list[tuple[Person, Window]] = []

    def comes(to: LocalServer, *, is_new: bool = False, **size: Any) -> Person:
        window = Window(to.url, **size)
        is_new = is_new or to is not server
        context = open_window(browser, window) if is_new else windows.take(window)
        person = Person(context, is_phone=window.is_phone)
        person.is_changed = is_new
        people.append((person, window))
        return person

    yield comes
    for person, window in people:
        context = person.leave()
        if person.is_changed:
            context.close()
        else:
            windows.give_back(window, context)
    faults = [fault for person, _ in people for fault in person.faults]
    assert [] == faults, "what the page complained about"


@pytest.fixture
def mila(somebody: Callable[..., Person], server: LocalServer) -> Person:
    """A person at a laptop."""
    return somebody(server)


@pytest.fixture
def noor(somebody: Callable[..., Person], server: LocalServer) -> Person:
    """A person at another laptop."""
    return somebody(server)


@pytest.fixture
def phone(somebody: Callable[..., Person], server: LocalServer) -> Person:
    """A person with a phone."""
    return somebody(server, width=390, height=844, is_phone=True)
