"""Packs from files and to files: every format, hostile ones, and what was there before."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.pack_author import FILES, PACK, bring, editor, is_sound, report, summary, write
from tests.browser.person import Person
from tests.browser.practice import question
from tests.browser.server import LocalServer


@pytest.mark.parametrize("kind", FILES)
def test_a_file_of_every_format_becomes_a_pack(
    mila: Person, server: LocalServer, kind: str
) -> None:
    mila.go("/packs")

    bring(mila, *FILES[kind])
    expect(report(mila)).to_contain_text(f"1 question added ({kind.removesuffix(' package')}).")
    mila.press("Continue")

    is_sound(mila, 1)
    expect(question(mila)).to_contain_text("6 × 7")


def test_what_is_not_taken_is_listed_with_line_and_reason(
    mila: Person, server: LocalServer
) -> None:
    mila.go("/packs")

    bring(mila, *FILES["GIFT"])

    expect(report(mila)).to_contain_text("Not added")
    expect(report(mila)).to_contain_text("Line 3 · tell")
    expect(report(mila)).to_contain_text("An essay cannot be judged.")


def test_a_file_can_be_dropped_on_the_page(mila: Person, server: LocalServer) -> None:
    mila.go("/packs")
    expect(mila.one("h1")).to_be_visible()  # only a page that is there hears of the drop

    mila.page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'mine.yaml'));
            dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
        }""",
        PACK,
    )

    is_sound(mila, 2)
    expect(editor(mila)).to_have_value(PACK)


@pytest.mark.parametrize("title", ["YAML", "JSON", "CSV", "GIFT", "Moodle XML"])
def test_what_is_saved_opens_again(
    mila: Person, server: LocalServer, tmp_path: Path, title: str
) -> None:
    text = PACK.replace("11..49", "1..3") + "    tags: [sums]\n"
    write(mila, text)
    is_sound(mila, 2)

    mila.press("Save or export")
    with mila.page.expect_download() as coming:
        mila.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{title}")).click()
    mila.sees(f"{coming.value.suggested_filename} is saved.")
    mila.keys("Escape")
    coming.value.save_as(tmp_path / "saved")
    mila.press("Discard")
    mila.press("Discard it")
    bring(mila, coming.value.suggested_filename, (tmp_path / "saved").read_bytes())

    expect(summary(mila)).to_contain_text("No mistakes")
    expect(editor(mila)).to_have_value(re.compile(r"What is 3 \+ 4\?"))


HOSTILE = {
    "anchors": ("bomb.yaml", b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "Line 1"),
    "nesting": ("deep.json", b"[" * 100_000, "nested more than 12 deep"),
    "encoding": ("latin.yaml", b"pack:\n  title: \xe9t\xe9\n", "save the file as UTF-8"),
    "a document type": ("x.xml", b'<?xml version="1.0"?><!DOCTYPE q><quiz></quiz>', "DOCTYPE"),
    "six megabytes": ("large.yaml", b"# a\n" * 1_500_000, "larger than 5 MB"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_file_is_refused_with_a_reason_and_text_stays(
    mila: Person, server: LocalServer, name: str
) -> None:
    file, data, reason = HOSTILE[name]
    write(mila, PACK)

    bring(mila, file, data)
    expect(report(mila)).to_contain_text("There was nothing in this file we could use.")
    expect(report(mila)).to_contain_text(reason)
    mila.press("Continue")

    expect(editor(mila)).to_have_value(PACK)
    is_sound(mila, 2)


def test_what_was_there_before_a_file_can_be_brought_back(
    mila: Person, server: LocalServer
) -> None:
    write(mila, PACK)
    bring(mila, *FILES["GIFT"])
    mila.press("Continue")
    is_sound(mila, 1)

    mila.press("Bring it back")

    expect(editor(mila)).to_have_value(PACK)
    is_sound(mila, 2)
