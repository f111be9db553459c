"""Anki's text export and its packages."""

from __future__ import annotations

import pytest

from abaculus.questions.packs.imports import ImportReport, import_pack
from abaculus.questions.packs.model import PackItem
from tests.questions.packs.foreign_files import archive, collection

NOTES = collection(
    [
        (0, " times easy ", "6 &times; 7\x1f<b>42</b>"),
        (1, "", "{{c1::seven}} is prime\x1f"),
        (0, "", '<img src="a.png">\x1f3'),
        (0, "", "square\x1f4\x1fa remark"),
    ]
)


def items(report: ImportReport) -> tuple[PackItem, ...]:
    assert report.pack is not None, str(report)
    return report.pack.items


def test_the_head_says_how_notes_are_written() -> None:
    text = (
        "#separator:pipe\n#html:true\n#deck:Maths::Tables\n#tags column:3\n"
        "#guid column:1\nabc|6 &times; 7|easy times|42\n"
    )

    (item,) = items(import_pack(text.encode(), "notes.txt"))

    assert ("6 × 7", "42", ("Maths", "Tables", "easy", "times")) == (
        item.prompt,
        item.answer,
        item.tags,
    )


def test_without_html_signs_are_taken_as_they_are() -> None:
    (item,) = items(import_pack(b"#separator:tab\n#html:false\n3 < 5 & 2\tyes\n", "notes.txt"))

    assert "3 < 5 & 2" == item.prompt


@pytest.mark.parametrize(
    ("note", "reason"),
    [
        ("{{c1::Seven}} is prime\tyes", "a cloze note has several answers in one"),
        ("Listen [sound:a.mp3]\t3", "it has a sound or a film"),
        ('<img src="a.png">\t3', "it has a picture, a sound or a film"),
        ("alone", "the note has one field only"),
    ],
)
def test_cloze_and_media_are_refused_with_their_line(note: str, reason: str) -> None:
    report = import_pack(f"#separator:tab\n#html:true\n1 + 1\t2\n{note}\n".encode(), "notes.txt")

    assert [(4, reason)] == [(entry.line, entry.sentence) for entry in report.refused]


@pytest.mark.parametrize("name", ["collection.anki2", "collection.anki21"])
def test_a_package_gives_its_notes(name: str) -> None:
    report = import_pack(archive({name: NOTES, "media": b"{}"}), "deck.apkg")

    assert "apkg" == report.format
    assert [("6 × 7", "42", ("times", "easy")), ("square", "4", ())] == [
        (item.prompt, item.answer, item.tags) for item in items(report)
    ]
    assert [2, 3] == [entry.line for entry in report.refused]
    assert ["the contents of further fields are left out"] == [
        entry.sentence for entry in report.changed
    ]


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"collection.anki21b": b"x", "collection.anki2": NOTES}, "this package is written for"),
        ({"collection.anki2": b"no database"}, "the collection in the archive is damaged"),
        ({"collection.anki2": NOTES[:3000]}, "the collection in the archive is damaged"),
        ({"collection.anki2": collection([])}, "there is no question in this file"),
    ],
)
def test_a_package_that_cannot_be_read_is_refused(files: dict[str, bytes], reason: str) -> None:
    report = import_pack(archive(files), "deck.apkg")

    assert report.pack is None
    assert report.refused[0].sentence.startswith(reason), str(report)
