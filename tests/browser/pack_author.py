"""A person who writes questions, and files of other programs."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.person import Person
from tests.questions.packs.foreign_files import archive, collection, workbook

HEAD = 'pack:\n  id: mine\n  title: "Mine"\n  licence: CC0-1.0\n'
ITEMS = """\
items:
  - id: seven
    secs: 30
    prompt: "What is 3 + 4?"
    answer: "7"
    steps: ["$3 + 4 = 7$"]
  - id: many
    secs: 30
    prompt: "What is {a} + {b}?"
    vars: {a: 11..49, b: 11..49}
    answer: "a+b"
    steps: ["${a} + {b} = {=a+b}$"]
"""
PACK = HEAD + ITEMS


def write(person: Person, text: str) -> None:
    """Open the page with a text in it, as if it were typed."""
    person.go("/packs")
    editor(person).fill(text)


def editor(person: Person) -> Locator:
    """The editor's text field."""
    return person.page.get_by_label("Text of the pack")


def summary(person: Person) -> Locator:
    """The summary line of the check."""
    return person.one("#check-sum")


def is_sound(person: Person, count: int) -> None:
    """Wait until the check finds no errors."""
    noun = "1 question" if count == 1 else f"{count} questions"
    expect(summary(person)).to_contain_text(f"No mistakes: you can use {noun}.")


def tool(person: Person, name: str) -> None:
    """Use one of the tools, which are in a sheet on a phone."""
    if person.is_phone:
        person.press("More")
        person.touch(person.page.get_by_role("dialog").get_by_role("button", name=name))
    else:
        person.press(name)


def bring(person: Person, name: str, data: bytes) -> None:
    """Import a file."""
    file = FilePayload(name=name, mimeType="application/octet-stream", buffer=data)
    person.one("input[type=file]").set_input_files(file)


def report(person: Person) -> Locator:
    """The report on the import."""
    return person.one("[data-report]")


MOODLE = b"""<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="numerical">
    <name><text>sum</text></name>
    <questiontext format="plain_text"><text>What is 6 \xc3\x97 7?</text></questiontext>
    <answer fraction="100"><text>42</text><tolerance>0</tolerance></answer>
  </question>
  <question type="essay">
    <name><text>tell</text></name>
    <questiontext format="plain_text"><text>Tell me more.</text></questiontext>
  </question>
</quiz>
"""
KAHOOT = (
    ("Quiz template",),
    (
        "",
        "Question",
        "Answer 1",
        "Answer 2",
        "Answer 3",
        "Answer 4",
        "Time limit",
        "Correct answer",
    ),
    (1, "What is 6 × 7?", "42", "36", "48", "13", 20, "1"),
)
DECK = archive({"collection.anki2": collection([(0, "sums", "What is 6 × 7?\x1f42")])})
FILES: dict[str, tuple[str, bytes]] = {
    "GIFT": ("quiz.txt", "::sum:: What is 6 × 7? {#42}\n\n::tell:: More? {}\n".encode()),
    "Moodle XML": ("quiz.xml", MOODLE),
    "Kahoot": ("quiz.xlsx", workbook(KAHOOT)),
    "Quizizz": (
        "quiz.csv",
        "Question Text,Question Type,Option 1,Option 2,Correct Answer,Time in seconds\n"
        "What is 6 × 7?,Multiple Choice,42,36,1,30\n".encode(),
    ),
    "Blooket": (
        "quiz.csv",
        "Question #,Question Text,Answer 1,Answer 2,Time Limit (sec),Correct Answer(s)\n"
        "1,What is 6 × 7?,42,36,20,1\n".encode(),
    ),
    "a table of questions and answers": ("quiz.tsv", "What is 6 × 7?\t42\n".encode()),
    "Anki": ("notes.txt", "#separator:tab\n#html:false\nWhat is 6 × 7?\t42\n".encode()),
    "Anki package": ("deck.apkg", DECK),
    "CSV": ("mine.csv", "id;prompt;answer\nsum;What is 6 × 7?;42\n".encode()),
    "JSON": (
        "mine.json",
        '{"pack": {"id": "a", "title": "A"}, "items": '
        '[{"id": "sum", "prompt": "What is 6 × 7?", "answer": "42"}]}'.encode(),
    ),
}
"""One question in every supported format."""
