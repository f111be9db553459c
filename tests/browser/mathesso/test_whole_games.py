"""Whole games with strewn jettons: by clicks, by taps, by keys alone, as a reader tells them."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.mathesso.jetton_play import (
    GROUND,
    JETTON,
    faces,
    jetton,
    middle,
    play,
    sit,
    touch,
)
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import wait_until_over
from tests.browser.test_accessibility import faults

PAIRS = 11


def frames(person: Person) -> list[str]:
    """The messages of the table."""
    return [line for line in person.received_text().splitlines() if line.startswith('{"type":')]


def scenes(person: Person) -> list[Any]:
    """Every scene that was received."""
    messages = map(json.loads, frames(person))
    return [message["scene"] for message in messages if message.get("scene")]


def face_pictures(scene: Any) -> set[str]:
    """The pictures of faces in a scene, wherever they stand in it."""
    return {part for part in json.dumps(scene).split('"') if part.startswith("face-")}


def visible_pictures(scene: Any) -> set[str]:
    """Those of jettons that are up or taken."""
    return {
        piece["face"]["picture"]
        for piece in scene["pieces"]
        if "up" in piece["tags"] or piece["cell"].startswith("hand-")
    }


def shape(person: Person) -> list[tuple[float, float]]:
    """Where jettons lie, in parts of the way to the farthest: the same in any window."""
    spots = person.one(JETTON).evaluate_all(
        "all => all.map((one) => [parseFloat(one.style.left), parseFloat(one.style.top)])"
    )
    right, low = (max(column) for column in zip(*spots, strict=True))
    return [(round(x / right, 3), round(y / low, 3)) for x, y in spots]


def test_game_by_clicks_hides_covered_faces_and_takes_all_pairs(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server)
    assert [] == faults(mila)

    turns = play(mila, partial(touch, mila), lambda: mila.press("Cover"))

    wait_until_over(mila)
    mila.press("What Mila has won")
    expect(mila.one("[data-won] [role=img]")).to_have_count(PAIRS)
    assert [] == faults(mila)
    seen = scenes(mila)
    assert PAIRS <= turns
    assert any(map(face_pictures, seen)), "the search finds faces"
    assert set() == set().union(*(face_pictures(scene) - visible_pictures(scene) for scene in seen))


def test_a_game_by_taps_on_a_phone(phone: Person, server: LocalServer) -> None:
    sit(phone, server)

    play(phone, partial(touch, phone), lambda: phone.press("Cover"))

    wait_until_over(phone)
    expect(phone.one(JETTON)).to_have_count(0)


def test_a_game_by_keys_alone_as_a_reader_tells_it(mila: Person, server: LocalServer) -> None:
    sit(mila, server)
    keys = mila.page.keyboard
    assert 2 * PAIRS == len(faces(mila, "covered"))

    def spell(place: str) -> None:
        for letter in place:
            keys.press(letter)
        expect(mila.one(f"{JETTON}:focus")).to_have_attribute("data-cell", place)
        keys.press("Enter")

    def beside(key: str) -> tuple[float, float]:
        keys.press(key)
        mila.wait_until_drawn()
        box = mila.one(f"{JETTON}:focus").bounding_box()
        assert box is not None
        return box["x"], box["y"]

    keys.press("a")
    start, right, down = beside("1"), beside("ArrowRight"), beside("ArrowDown")
    assert start[0] < right[0], "arrows go to the nearest jetton that way"
    assert right[1] < down[1]

    play(mila, spell, lambda: keys.press("Enter"))

    wait_until_over(mila)


def test_small_jetton_is_lifted_first_and_the_map_stays(phone: Person, server: LocalServer) -> None:
    path = sit(phone, server, "pico")
    before = shape(phone)

    place = middle(phone)
    touch(phone, place)
    expect(phone.one(".lifted")).to_have_attribute("data-cell", place)
    assert {} == faces(phone, "turned")
    phone.press("Turn over " + (phone.one(".lifted").text_content() or "").strip())
    seen = jetton(phone, place)
    phone.press("Show the whole table")
    phone.page.set_viewport_size({"width": 844, "height": 390})
    phone.go("/").go(path)
    expect(phone.one(JETTON).first).to_be_visible()

    phone.page.set_viewport_size({"width": 390, "height": 844})
    phone.wait_until_drawn()
    after = shape(phone)
    assert before == after
    assert seen == jetton(phone, place), "what is up is sent again"


def test_a_jetton_drawn_along_the_ruler_tells_its_factors(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server)
    four = next(place for place, back in faces(mila, "covered").items() if back == "back 4")
    touch(mila, four)
    mila.wait_until_drawn()

    one, other = mila.one("[data-box='1']"), mila.one("[data-box='4']")
    mila.one("[data-turned]").hover()
    mila.page.mouse.down()
    one.hover(force=True)
    expect(one).to_have_attribute("aria-current", "true")
    expect(other).not_to_have_attribute("aria-current", "true")
    other.hover(force=True)
    mila.page.mouse.up()

    expect(other).to_have_attribute("aria-current", "true")
    expect(mila.one("[data-ruler]")).to_contain_text("1 × 4 = 4")
    assert [] == faults(mila)


def test_a_covered_face_is_hidden_after_coming_back(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    path = sit(mila, server, "femto", min_flips=1)
    touch(mila, "a1")
    face = jetton(mila, "a1")
    mila.press("Stop here")
    mila.press("Cover")
    expect(mila.one(f"{GROUND} .up")).to_have_count(0)

    noor.go(path)
    expect(noor.one(JETTON)).to_have_count(32)

    assert any(face in frame for frame in frames(mila)), "the search finds the face"
    assert not any(face in frame for frame in frames(noor))
    assert set() == set().union(*map(face_pictures, scenes(noor)))
