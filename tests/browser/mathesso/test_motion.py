"""Turning one of 244 jettons: nothing jumps, and only what costs no layout is animated."""

from __future__ import annotations

import sys

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.mathesso.jetton_play import GROUND, jetton, middle, sit, touch
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.trace import record_trace

AT_REST = """async () => {
  while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame);
}"""
ALL = {"cjv": True, "factorial": True}


def test_turning_one_of_244_jettons_moves_nothing_else(
    browser: Browser, mila: Person, server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    mila.page.emulate_media(reduced_motion="no-preference")
    sit(mila, server, "standart", **ALL)
    expect(mila.one(f"{GROUND} [data-cell]")).to_have_count(244)
    mila.page.evaluate("document.fonts.ready.then(() => true)")

    place = middle(mila)

    def is_over() -> None:
        jetton(mila, place)
        expect(mila.one("[data-turned]")).to_be_visible()
        mila.page.evaluate(AT_REST)

    seen = record_trace(browser, mila, lambda: touch(mila, place), is_over)
    with capsys.disabled():
        sys.stdout.write(f"\nturning one of 244 jettons: {seen}\n")

    assert 0 == seen.shifts
    assert {"transform", "opacity"} == seen.moved
