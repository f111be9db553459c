"""The slide rule in the hand: its marks, its moves by hand and by keys, and what they cost."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from math import log10
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import Person
from tests.browser.test_accessibility import faults

PAGE = "/museum/slide-rule"
STAGE = ".stage"
DECADES = {"K": 3, "A": 2, "B": 2, "CI": 1, "C": 1, "D": 1}
LABELS = """() => [...document.querySelectorAll('.stage text[data-scale]')].map((label) => {
  const { left, width } = label.getBoundingClientRect();
  return [label.dataset.scale, Number(label.dataset.value), left + width / 2];
})"""
CENTRE = (
    "(node) => { const { left, width } = node.getBoundingClientRect(); return left + width / 2 }"
)
CHANGED = """() => {
  window.changed = new Set();
  new MutationObserver((all) => all.forEach(({ type, attributeName, target }) => {
    const styles = attributeName === 'style' ? [...target.style] : [];
    changed.add(type === 'attributes' ? [attributeName, ...styles].join(' ') : type);
  })).observe(
    document.querySelector('.rule'), { subtree: true, childList: true, attributes: true }
  );
}"""
MOVED = {
    "aria-valuenow", "aria-valuetext", "class", "style transform", "style width transform",
    "style left height transform", "style top height transform", "style top transform",
}  # fmt: skip
"""What may change in a drag: where a part lies is set once, then its transform moves it."""


def slide(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Slide")


def hairline(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Hairline")


def open_rule(person: Person) -> Person:
    person.go(PAGE)
    expect(slide(person)).to_be_visible()
    person.page.evaluate("document.fonts.ready.then(() => true)")
    return person


def middle(part: Locator) -> float:
    found: float = part.evaluate(CENTRE)
    return found


def labels(person: Person) -> list[tuple[str, float, float]]:
    found: list[tuple[str, float, float]] = person.page.evaluate(LABELS)
    return found


def length(person: Person) -> tuple[float, float]:
    """Where the 1 of D is, and how many pixels D is long."""
    ends = {value: x for scale, value, x in labels(person) if scale == "D"}
    return ends[1], ends[10] - ends[1]


def drag(person: Person, part: Locator, far: float, x: float = 30, y: float = 0.9) -> None:
    """By the mouse, taken so far from its left and from its upper edge."""
    box = part.bounding_box()
    assert box is not None
    start = (box["x"] + x, box["y"] + y * box["height"])
    person.page.mouse.move(*start)
    person.page.mouse.down()
    person.page.mouse.move(start[0] + far / 2, start[1])
    person.page.mouse.move(start[0] + far, start[1])
    person.page.mouse.up()


@pytest.mark.parametrize("who", ["mila", "phone"])
def test_every_number_stands_where_its_logarithm_says(
    who: str, request: pytest.FixtureRequest
) -> None:
    person: Person = open_rule(request.getfixturevalue(who))
    slide(person).focus()
    person.keys("1", ".", "8")
    start, long = length(person)

    for scale, value, x in labels(person):
        part = log10(value) / DECADES[scale]
        shift = log10(1.8) if scale in ("B", "CI", "C") else 0
        expected = start + long * (shift + (1 - part if scale == "CI" else part))
        assert x == pytest.approx(expected, abs=0.5), (scale, value)


def test_multiplication_is_worked_by_keys_under_the_hairline(mila: Person) -> None:
    open_rule(mila)
    while not slide(mila).evaluate("(node) => node === document.activeElement"):
        mila.keys("Tab")
    mila.keys("1", ".", "8")
    expect(slide(mila)).to_have_attribute("aria-valuetext", "1 of C over D 1.8")

    mila.keys("h", "3")
    expect(hairline(mila)).to_have_attribute("aria-valuetext", "Over C 3")
    mila.keys("d")
    expect(hairline(mila)).to_have_attribute("aria-valuetext", "Over D 5.4")
    start, long = length(mila)
    assert middle(hairline(mila)) == pytest.approx(start + long * log10(5.4), abs=0.5)


def test_arrows_move_by_marks_and_finely_with_shift(mila: Person) -> None:
    open_rule(mila)
    slide(mila).focus()
    mila.keys("5", "ArrowRight")
    expect(slide(mila)).to_have_attribute("aria-valuetext", "1 of C over D 5.1")

    mila.keys(*["Shift+ArrowLeft"] * 3)
    reading = "1 of C over D, between 5 and 5.1, nearer 5.1"
    expect(slide(mila)).to_have_attribute("aria-valuetext", reading)


def test_slide_and_glass_follow_the_hand_by_just_as_much(mila: Person) -> None:
    open_rule(mila)
    before = middle(slide(mila)), middle(hairline(mila))
    drag(mila, slide(mila), 137, 400)
    drag(mila, hairline(mila), 211)

    after = middle(slide(mila)), middle(hairline(mila))
    assert (137, 211) == pytest.approx((after[0] - before[0], after[1] - before[1]), abs=0.1)


def test_product_off_the_end_uses_the_other_end_of_the_slide(mila: Person) -> None:
    open_rule(mila)
    slide(mila).focus()
    mila.keys("4", "h", "5")
    mila.sees("Off the end of the rule: use the other end of the slide.")

    mila.press("Use the other end")
    expect(slide(mila)).to_have_attribute("aria-valuetext", "10 of C over D 4")
    hairline(mila).focus()
    mila.keys("d")
    expect(hairline(mila)).to_have_attribute("aria-valuetext", "Over D 2")
    mila.sees_not("Off the end of the rule: use the other end of the slide.")


def test_the_lens_shows_the_scales_touched_last_at_the_hairline(mila: Person) -> None:
    open_rule(mila)
    lens = mila.one(".lens .round")

    def seen(scale: str, value: int) -> bool:
        label = mila.one(f'.lens text[data-scale="{scale}"][data-value="{value}"]').bounding_box()
        box = lens.bounding_box()
        assert label is not None
        assert box is not None
        return box["y"] < label["y"] < box["y"] + box["height"]

    hairline(mila).focus()
    mila.keys("d", "3")
    three = mila.one('.lens text[data-scale="D"][data-value="3"]')
    assert middle(three) == pytest.approx(middle(lens), abs=1)
    assert (True, False) == (seen("D", 3), seen("A", 9))
    mila.keys("a")
    assert (False, True) == (seen("D", 3), seen("A", 9))


def test_on_a_phone_the_frame_of_the_overview_moves_what_is_seen(phone: Person) -> None:
    open_rule(phone)
    before, long = length(phone)
    assert long == pytest.approx(760, abs=0.5)

    drag(phone, phone.one(".frame"), 60)
    after, _ = length(phone)
    assert after < before - 100


def test_two_fingers_make_the_rule_longer(phone: Person) -> None:
    open_rule(phone)
    _, before = length(phone)
    box = phone.one(STAGE).bounding_box()
    assert box is not None
    y = box["y"] + 40
    session: Any = phone.context.new_cdp_session(phone.page)

    def touches(kind: str, *places: float) -> None:
        points = [{"x": x, "y": y, "id": place} for place, x in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touches("touchStart", 150)
    touches("touchStart", 150, 250)
    touches("touchMove", 125, 275)
    touches("touchEnd")

    phone.wait_until_drawn()
    _, after = length(phone)
    assert after == pytest.approx(1.5 * before, abs=1)


@pytest.mark.parametrize("who", ["mila", "phone"])
def test_nobody_is_shut_out_in_front_or_at_the_back(
    who: str, request: pytest.FixtureRequest
) -> None:
    person: Person = open_rule(request.getfixturevalue(who))
    assert [] == faults(person)
    hairline(person).focus()
    person.keys("t")
    person.sees("Regular polygons, side 1")
    expect(person.button("Front")).to_be_focused()
    assert [] == faults(person)


def test_it_turns_over_slowly_unless_someone_wants_less_to_move(mila: Person) -> None:
    open_rule(mila)
    took: list[float] = []
    for motion in ("reduce", "no-preference"):
        mila.page.emulate_media(reduced_motion=motion)
        mila.press("Back")
        took.append(
            mila.one(".back").evaluate(
                "(node) => parseFloat(getComputedStyle(node).animationDuration)"
            )
        )
        mila.press("Front")
    assert [0.001, 0.32] == took


def drag_slide(person: Person) -> None:
    drag(person, slide(person), 120, 250)


def drag_glass(person: Person) -> None:
    drag(person, hairline(person), 90)


def drag_frame(person: Person) -> None:
    drag(person, person.one(".frame"), 40, y=0.5)


@pytest.mark.parametrize("drag", [drag_slide, drag_glass, drag_frame])
def test_dragging_on_a_slow_phone_only_changes_transforms(
    browser: Browser,
    phone: Person,
    drag: Callable[[Person], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    open_rule(phone)
    phone.page.get_by_role("switch", name="Readings").tap()
    session: Any = phone.context.new_cdp_session(phone.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    phone.page.evaluate(CHANGED)
    categories = ["toplevel", "disabled-by-default-devtools.timeline"]
    browser.start_tracing(page=phone.page, categories=categories)
    drag(phone)
    phone.wait_until_drawn()
    trace: Any = json.loads(browser.stop_tracing())
    with capsys.disabled():
        sys.stdout.write(f"\n{drag.__name__}: the longest task {longest(trace):.1f} ms\n")

    changed = set(phone.page.evaluate("[...changed]"))
    assert any(one.endswith("transform") for one in changed)
    assert set[str]() == changed - MOVED


def longest(trace: Any) -> float:
    """Milliseconds of processor time of the longest task of a page's main thread."""
    events = trace["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return max(
        float(event.get("tdur", 0)) / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in mains
    )
