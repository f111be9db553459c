"""Questions of one's own: written with mistakes and without, brought in, given away, practised."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.pack_author import (
    FILES,
    HEAD,
    PACK,
    bring,
    editor,
    is_sound,
    report,
    summary,
    tool,
    write,
)
from tests.browser.person import Person
from tests.browser.practice import question
from tests.browser.server import House
from tests.browser.test_accessibility import faults

# writing

MISTAKES = {
    "a mistyped field": ("prompt:", "promt:", "The field “promt” is unknown; did you mean"),
    "an answer nobody can read": ('"7"', '"3//4"', "“3//4” is not a number (second “/”)."),
    "a variable that is not there": ("{a} + {b}?", "{a} + {c}?", "There is no variable “c”"),
    "mathematics without an end": ("7$", "7", "has no partner"),
    "another number of seconds": ("secs: 30", "secs: 20", "The seconds are 15, 30, 45, 60 or 90."),
    "a licence that is none": ("CC0-1.0", "CC0", "“CC0” is not the SPDX id of a licence"),
    "two of the same name": ("id: many", "id: seven", "The id “seven” already belongs to the item"),
    "a bracket that is missing": ("b: 11..49}", "b: 11..49", "cannot be read any further"),
    "a wrong answer that is right": (
        'answer: "7"',
        'answer: "7"\n    distractors: ["14/2"]',
        "The wrong answer “14/2” is right.",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistake_is_explained_and_goes_when_corrected(
    mila: Person, house: House, name: str
) -> None:
    right, wrong, sentence = MISTAKES[name]
    write(mila, PACK)
    is_sound(mila, 2)

    editor(mila).fill(PACK.replace(right, wrong, 1))
    mila.sees(sentence)
    expect(summary(mila)).to_contain_text("mistake")
    editor(mila).fill(PACK)
    is_sound(mila, 2)

    mila.sees_not(sentence)


def test_a_finding_leads_to_its_line_and_column(mila: Person, house: House) -> None:
    write(mila, PACK.replace('"7"', '"3//4"'))

    mila.page.get_by_role("button", name="“3//4” is not a number").click()

    expect(editor(mila)).to_be_focused()
    chosen = "(at) => at.value.slice(at.selectionStart, at.selectionEnd)"
    assert '"3//4"' == editor(mila).evaluate(chosen)


def test_card_follows_the_cursor_and_can_be_rerolled(mila: Person, house: House) -> None:
    write(mila, PACK)
    at = "(at, where) => at.setSelectionRange(at.value.indexOf(where), at.value.indexOf(where))"

    editor(mila).evaluate(at, "id: seven")
    expect(question(mila)).to_contain_text("What is 3 + 4?")
    expect(mila.button("Other numbers")).to_have_count(0)
    editor(mila).evaluate(at, "vars:")
    expect(question(mila)).to_contain_text(re.compile(r"What is \d\d \+ \d\d\?"))
    before = question(mila).inner_text()
    mila.press("Other numbers")

    expect(question(mila)).not_to_have_text(before, use_inner_text=True)
    mila.sees("Question 2 of 2")


def test_while_there_is_a_mistake_the_card_stays_as_it_was(mila: Person, house: House) -> None:
    write(mila, HEAD + 'items:\n  - id: a\n    prompt: "What is 3 + 4?"\n    answer: "7"\n')
    expect(question(mila)).to_contain_text("What is 3 + 4?")

    editor(mila).press("End")
    editor(mila).press_sequentially("[")

    mila.sees("This is the card from before.")
    expect(question(mila)).to_contain_text("What is 3 + 4?")


def test_an_answer_is_tried_and_judged_as_a_learner_would_see_it(
    mila: Person, house: House
) -> None:
    write(mila, PACK.replace('answer: "7"', 'answer: "7"\n    distractors: ["12"]'))
    editor(mila).evaluate("(at) => at.setSelectionRange(0, 0)")
    answer = mila.page.get_by_label("An answer to try")
    expect(question(mila)).to_contain_text("3 + 4")

    answer.fill("12")
    mila.press("Try this answer")
    expect(mila.one("[data-verdict=wrong]")).to_contain_text("You wrote 12")
    answer.fill("7")
    answer.press("Enter")

    expect(mila.one("[data-verdict=right]")).to_be_visible()


def test_text_survives_a_reload_and_goes_when_discarded(mila: Person, house: House) -> None:
    write(mila, PACK)
    is_sound(mila, 2)

    mila.page.reload()
    expect(editor(mila)).to_have_value(PACK)
    is_sound(mila, 2)
    mila.press("Discard")
    mila.press("Discard it")
    expect(editor(mila)).to_have_value("")
    mila.page.reload()

    expect(editor(mila)).to_have_value("")
    assert "3 + 4" not in mila.page.evaluate("JSON.stringify(localStorage)")


def test_text_is_safe_without_a_server_and_checked_later(
    somebody: Callable[..., Person], own_house: House
) -> None:
    mila = somebody(own_house)
    write(mila, PACK)
    is_sound(mila, 2)

    own_house.kill()
    editor(mila).fill(PACK.replace('"7"', '"8//"'))
    mila.sees(re.compile("Your text is safe on this device"))
    expect(editor(mila)).to_have_value(re.compile('"8//"'))
    own_house.start()

    mila.sees("“8//” is not a number")
    mila.sees_not("Your text is safe on this device")


# without YAML


def test_a_question_is_added_without_a_word_of_yaml(phone: Person, house: House) -> None:
    phone.go("/packs")

    phone.press("Add a question")
    phone.page.get_by_role("dialog").get_by_label("Question", exact=True).fill(
        'What is "half" of 9?'
    )
    phone.page.get_by_label("Right answer").fill("9/2")
    phone.page.get_by_label("Wrong answers you expect").fill("18")
    phone.page.get_by_label("Steps of the solution").fill("$9 : 2 = \\frac{9}{2}$")
    phone.page.get_by_label("Grade").select_option("5")
    phone.press("Add it to the pack")
    is_sound(phone, 1)
    phone.page.get_by_text("See the card").click()

    expect(question(phone)).to_contain_text('What is "half" of 9?')
    expect(question(phone)).to_contain_text("Grade 5")


def test_choices_and_words_are_added_too(mila: Person, house: House) -> None:
    write(mila, PACK)

    mila.press("Add a question")
    mila.page.get_by_role("dialog").get_by_label("Question", exact=True).fill("Which is a town?")
    mila.choose("What is the answer?", "One of several")
    mila.page.get_by_label("Answer 1", exact=True).fill("Blue")
    mila.page.get_by_label("Answer 2", exact=True).fill("Como")
    mila.page.get_by_label("Answer 2 is right").check()
    mila.press("Add it to the pack")
    is_sound(mila, 3)
    expect(question(mila)).to_contain_text("Which is a town?")
    mila.press("Add a question")
    mila.page.get_by_role("dialog").get_by_label("Question", exact=True).fill(
        "What has six square faces?"
    )
    mila.choose("What is the answer?", "A word")
    mila.page.get_by_label("Words that count as right").fill("cube\na cube")
    mila.press("Add it to the pack")

    is_sound(mila, 4)
    mila.sees("The answer is")
    expect(mila.page.get_by_label("Only you see this")).to_contain_text("cube")


def test_author_is_written_into_the_text_and_shown_on_the_card(mila: Person, house: House) -> None:
    write(mila, PACK)
    is_sound(mila, 2)

    mila.press("About this pack")
    mila.page.get_by_label("Title").fill("Sums for class 4")
    mila.page.get_by_label("Authors").fill("Mila, Noor")
    mila.page.get_by_label("CC-BY-4.0").check()
    mila.press("Write it into the pack")

    is_sound(mila, 2)
    expect(editor(mila)).to_have_value(
        re.compile(r'title: "Sums for class 4"[^{]*\["Mila", "Noor"\]')
    )
    expect(question(mila)).to_contain_text("Sums for class 4 – Mila, Noor · CC-BY-4.0")


# in and out


@pytest.mark.parametrize("kind", FILES)
def test_a_file_of_every_format_becomes_a_pack(mila: Person, house: House, kind: str) -> None:
    mila.go("/packs")

    bring(mila, *FILES[kind])
    expect(report(mila)).to_contain_text(f"1 question added ({kind.removesuffix(' package')}).")
    mila.press("Continue")

    is_sound(mila, 1)
    expect(question(mila)).to_contain_text("6 × 7")


def test_what_is_not_taken_is_listed_with_line_and_reason(mila: Person, house: House) -> None:
    mila.go("/packs")

    bring(mila, *FILES["GIFT"])

    expect(report(mila)).to_contain_text("Not added")
    expect(report(mila)).to_contain_text("Line 3 · tell")
    expect(report(mila)).to_contain_text("An essay cannot be judged.")


def test_a_file_can_be_dropped_on_the_page(mila: Person, house: House) -> None:
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
def test_what_is_saved_opens_again(mila: Person, house: House, tmp_path: Path, title: str) -> None:
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
    mila: Person, house: House, name: str
) -> None:
    file, data, reason = HOSTILE[name]
    write(mila, PACK)

    bring(mila, file, data)
    expect(report(mila)).to_contain_text("There was nothing in this file we could use.")
    expect(report(mila)).to_contain_text(reason)
    mila.press("Continue")

    expect(editor(mila)).to_have_value(PACK)
    is_sound(mila, 2)


def test_what_was_there_before_a_file_can_be_brought_back(mila: Person, house: House) -> None:
    write(mila, PACK)
    bring(mila, *FILES["GIFT"])
    mila.press("Continue")
    is_sound(mila, 1)

    mila.press("Bring it back")

    expect(editor(mila)).to_have_value(PACK)
    is_sound(mila, 2)


# practising it


def test_a_pupil_practises_the_pack_from_its_link(mila: Person, noor: Person, house: House) -> None:
    write(mila, HEAD + 'items:\n  - id: a\n    prompt: "What is 3 + 4?"\n    answer: "7"\n')
    is_sound(mila, 1)
    mila.press("Practise this pack")
    link = mila.page.get_by_role("textbox", name="Link for your pupils").input_value()

    noor.go(link.removeprefix(house.url))
    expect(question(noor)).to_contain_text("What is 3 + 4?")
    expect(question(noor)).to_contain_text("Mine · CC0-1.0")
    noor.keys("7", "Enter")

    expect(noor.one("[data-verdict=right]")).to_be_visible()


def test_questions_with_mistakes_can_be_left_out_of_practice(mila: Person, house: House) -> None:
    write(mila, PACK.replace('"7"', '"7//"'))
    mila.sees("You can use 1 question as it is. Left out: seven")

    mila.press("Practise this pack")
    mila.sees("The pack has a mistake in line")
    mila.page.get_by_role("switch", name="Leave out questions with mistakes").click()
    mila.sees("“Mine” is ready to practise: 1 question.")
    mila.press("Practise now")

    expect(question(mila)).to_contain_text(re.compile(r"What is \d\d \+ \d\d\?"))


def test_a_pack_without_a_licence_is_not_for_sharing(mila: Person, house: House) -> None:
    write(mila, PACK.replace("  licence: CC0-1.0\n", ""))
    mila.sees("Without a licence the pack stays on this machine.")

    mila.press("Practise this pack")

    mila.sees(re.compile("you cannot share it"))
    expect(mila.page.get_by_role("textbox", name="Link for your pupils")).to_have_count(0)


def test_a_link_to_a_pack_that_is_gone_says_so(noor: Person, house: House) -> None:
    noor.go(f"/practice?pack={'0' * 64}")

    noor.sees(
        "These questions are no longer here."
        " Ask the person who gave you the link to share them again."
    )


# for everybody


def test_a_whole_pack_is_written_and_practised_by_keys(mila: Person, house: House) -> None:
    mila.go("/packs")

    def to(name: str) -> None:
        for _ in range(60):
            if mila.page.evaluate("document.activeElement?.matches(':focus-visible') ?? false"):
                told = mila.page.evaluate(
                    "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
                )
                if name in told:
                    return
            mila.keys("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    to("Start with the example")
    mila.keys("Enter")
    is_sound(mila, 4)
    to("Text of the pack")
    mila.keys("Control+Home", "End", "Enter")
    mila.page.keyboard.type("nonsense: 1")
    mila.sees("The field “nonsense” is unknown.")
    mila.keys("Tab")
    assert "textarea" != mila.page.evaluate("document.activeElement.localName")
    to("The field “nonsense” is unknown.")
    mila.keys("Enter", "Shift+End", "Delete")
    is_sound(mila, 4)
    mila.keys("Shift+Tab")
    to("Practise this pack")
    mila.keys("Enter")
    to("Practise now")
    mila.keys("Enter")

    expect(question(mila)).to_be_visible()


def writing(person: Person, house: House) -> None:
    write(person, PACK.replace('"7"', '"3//4"').replace("CC0-1.0", "CC-BY-4.0"))
    person.sees("“3//4” is not a number (second “/”).")


def empty(person: Person, house: House) -> None:
    person.go("/packs").sees("You have not written anything yet.")


def card(person: Person, house: House) -> None:
    write(person, PACK)
    is_sound(person, 2)
    if person.is_phone:
        person.page.get_by_text("See the card").click()
    person.page.get_by_text("The learner’s keypad").click()
    person.page.get_by_label("An answer to try").fill("5")
    person.press("Try this answer")
    expect(person.one("[data-verdict=wrong]")).to_be_visible()


def adding(person: Person, house: House) -> None:
    person.go("/packs").press("Add a question")
    person.choose("What is the answer?", "One of several")


def describing(person: Person, house: House) -> None:
    write(person, PACK)
    tool(person, "About this pack")
    person.sees("What others may do with your questions.")


def saving(person: Person, house: House) -> None:
    write(person, PACK.replace('"7"', '"7//"'))
    person.sees("Left out: seven")
    tool(person, "Save or export")


def bringing(person: Person, house: House) -> None:
    person.go("/packs")
    bring(person, *FILES["GIFT"])
    expect(report(person)).to_contain_text("Not added")


def sharing(person: Person, house: House) -> None:
    write(person, PACK)
    is_sound(person, 2)
    person.press(re.compile("^Practise this pack"))
    person.sees("Link for your pupils")


STATES = (empty, writing, card, adding, describing, saving, bringing, sharing)


@pytest.mark.long
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing_in_the_light_nor_in_the_dark(
    mila: Person, house: House, state: Callable[[Person, House], None]
) -> None:
    state(mila, house)

    light = faults(mila)
    mila.page.emulate_media(color_scheme="dark")
    expect(mila.one("html[data-theme=dark]")).to_be_attached()
    dark = faults(mila)

    assert ([], []) == (light, dark)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing_on_a_phone_and_nothing_is_cut_off(
    phone: Person, house: House, state: Callable[[Person, House], None]
) -> None:
    state(phone, house)

    page = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    assert ([], 0) == (faults(phone), phone.page.evaluate(page))
