"""Questions of one's own: written with mistakes and without, given away, practised."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.pack_author import HEAD, PACK, editor, is_sound, summary, write
from tests.browser.person import Person
from tests.browser.practice import question
from tests.browser.server import LocalServer

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
    mila: Person, server: LocalServer, name: str
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


def test_a_finding_leads_to_its_line_and_column(mila: Person, server: LocalServer) -> None:
    write(mila, PACK.replace('"7"', '"3//4"'))

    mila.page.get_by_role("button", name="“3//4” is not a number").click()

    expect(editor(mila)).to_be_focused()
    chosen = "(at) => at.value.slice(at.selectionStart, at.selectionEnd)"
    assert '"3//4"' == editor(mila).evaluate(chosen)


def test_card_follows_the_cursor_and_can_be_rerolled(mila: Person, server: LocalServer) -> None:
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


def test_while_there_is_a_mistake_the_card_stays_as_it_was(
    mila: Person, server: LocalServer
) -> None:
    write(mila, HEAD + 'items:\n  - id: a\n    prompt: "What is 3 + 4?"\n    answer: "7"\n')
    expect(question(mila)).to_contain_text("What is 3 + 4?")

    editor(mila).press("End")
    editor(mila).press_sequentially("[")

    mila.sees("This is the card from before.")
    expect(question(mila)).to_contain_text("What is 3 + 4?")


def test_an_answer_is_tried_and_judged_as_a_learner_would_see_it(
    mila: Person, server: LocalServer
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


def test_text_survives_a_reload_and_goes_when_discarded(mila: Person, server: LocalServer) -> None:
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
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    mila = somebody(own_server)
    write(mila, PACK)
    is_sound(mila, 2)

    own_server.kill()
    editor(mila).fill(PACK.replace('"7"', '"8//"'))
    mila.sees(re.compile("Your text is safe on this device"))
    expect(editor(mila)).to_have_value(re.compile('"8//"'))
    own_server.start()

    mila.sees("“8//” is not a number")
    mila.sees_not("Your text is safe on this device")


# without YAML


def test_a_question_is_added_without_a_word_of_yaml(phone: Person, server: LocalServer) -> None:
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


def test_choices_and_words_are_added_too(mila: Person, server: LocalServer) -> None:
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


def test_author_is_written_into_the_text_and_shown_on_the_card(
    mila: Person, server: LocalServer
) -> None:
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


# practising it


def test_a_pupil_practises_the_pack_from_its_link(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    write(mila, HEAD + 'items:\n  - id: a\n    prompt: "What is 3 + 4?"\n    answer: "7"\n')
    is_sound(mila, 1)
    mila.press("Practise this pack")
    link = mila.page.get_by_role("textbox", name="Link for your pupils").input_value()

    noor.go(link.removeprefix(server.url))
    expect(question(noor)).to_contain_text("What is 3 + 4?")
    expect(question(noor)).to_contain_text("Mine · CC0-1.0")
    noor.keys("7", "Enter")

    expect(noor.one("[data-verdict=right]")).to_be_visible()


def test_questions_with_mistakes_can_be_left_out_of_practice(
    mila: Person, server: LocalServer
) -> None:
    write(mila, PACK.replace('"7"', '"7//"'))
    mila.sees("You can use 1 question as it is. Left out: seven")

    mila.press("Practise this pack")
    mila.sees("The pack has a mistake in line")
    mila.page.get_by_role("switch", name="Leave out questions with mistakes").click()
    mila.sees("“Mine” is ready to practise: 1 question.")
    mila.press("Practise now")

    expect(question(mila)).to_contain_text(re.compile(r"What is \d\d \+ \d\d\?"))


def test_a_pack_without_a_licence_is_not_for_sharing(mila: Person, server: LocalServer) -> None:
    mila.own(server)
    write(mila, PACK.replace("  licence: CC0-1.0\n", ""))
    mila.sees("Without a licence the pack stays on this machine.")

    mila.press("Practise this pack")

    mila.sees(re.compile("you cannot share it"))
    expect(mila.page.get_by_role("textbox", name="Link for your pupils")).to_have_count(0)


def test_a_link_to_a_pack_that_is_gone_says_so(noor: Person, server: LocalServer) -> None:
    noor.go(f"/practice?pack={'0' * 64}")

    noor.sees(
        "These questions are no longer here."
        " Ask the person who gave you the link to share them again."
    )
