"""A piece walks from space to space, unless somebody wants less to move; the die tumbles first."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.mathmetrics.board_play import BOARD, PAWN, ROW
from tests.browser.mathmetrics.test_board import CHOOSING, sit
from tests.browser.person import Person
from tests.browser.server import LocalServer

RECORDED = """() => {
  const animate = Element.prototype.animate;
  window.walks = [];
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset?.piece) window.walks.push({ frames, timing });
    return animate.call(this, frames, timing);
  };
}"""
"""Every animation of a piece is noted from now on."""


def walks(person: Person) -> list[Any]:
    found: list[Any] = person.page.evaluate("window.walks")
    return found


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_piece_walks_its_six_steps_or_just_appears(
    mila: Person, server: LocalServer, motion: Any
) -> None:
    mila.page.emulate_media(reduced_motion=motion)
    sit(mila, server, *CHOOSING)
    mila.page.evaluate(RECORDED)

    mila.one(ROW).first.click()
    mila.press("Move to Pause")
    expect(mila.one(PAWN)).to_have_attribute("data-at", "O11")
    mila.wait_until_drawn()

    (walk,) = walks(mila)
    if motion == "reduce":
        assert [["opacity"], ["opacity"]] == [list(frame) for frame in walk["frames"]]
    else:
        places = [frame["transform"] for frame in walk["frames"]]
        assert 7 == len(set(places)), "six steps, and where they begin"
        assert 6 * 120 == walk["timing"]["duration"]


def test_a_piece_waits_until_the_die_lies(mila: Person, server: LocalServer) -> None:
    mila.page.emulate_media(reduced_motion="no-preference")
    sit(mila, server, "@O25")
    mila.page.evaluate(RECORDED)

    mila.one(f"{BOARD} [data-die]").click()
    expect(mila.one(f"{BOARD} .caption")).to_contain_text("You rolled")
    mila.wait_until_drawn()

    assert all(walk["timing"]["delay"] > 0 for walk in walks(mila))
    expect(mila.one(f"{BOARD} .tumbles")).to_have_count(1)
