"""No bytes break an importer: bad files are refused in plain words, and the format is found out."""

from __future__ import annotations

import zipfile
from io import BytesIO

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abaculus.questions.packs import limits
from abaculus.questions.packs.dump import write_json
from abaculus.questions.packs.imports import FORMATS, ImportReport, import_pack
from abaculus.questions.packs.validate import check_text
from tests.questions.packs.foreign_files import (
    BLOOKET,
    KAHOOT,
    QUIZIZZ,
    archive,
    collection,
    question,
    quiz,
    workbook,
)

SAMPLES = {
    "gift": rb"// [id:a] [tag:b]" b"\n::T::2 + 2? {~3 =4 ~%0%5#x} {\\} ####why\n\n$CATEGORY: a/b\n",
    "moodle": quiz(question("numerical", '<answer fraction="100"><text>3</text></answer>')),
    "kahoot": workbook(KAHOOT),
    "quizizz": QUIZIZZ.encode(),
    "blooket": BLOOKET.encode(),
    "columns": b"3 + 4\t7\nhalf\t1/2\n",
    "anki": b"#separator:tab\n#html:true\n#tags column:3\n2<sup>3</sup>\t8\tpowers\n",
    "apkg": archive({"collection.anki2": collection([(0, "a", "2\x1f3")]), "media": b"{}"}),
}
PIECES = st.sampled_from(
    [
        *(b"{", b"}", b"=", b"~", b"#", b"%", b"::", b"\\", b"->", b"####", b"\n\n", b"$$", b"\\("),
        *(
            b"<quiz>",
            b"<question type='numerical'>",
            b"<text>",
            b"</text>",
            b"</question>",
            b"&lt;",
        ),
        *(b"<![CDATA[", b"]]>", b"1", b"3/4", b"..", b"T", b"Question Text", b"Answer 1", b","),
        *(b'"', b"\t", b"#separator:", b"\x1f", b"\xff", b"\x00", b"PK\x03\x04", "é½√".encode()),
    ]
)


def check_report(report: ImportReport) -> None:
    """A report says something, can be sent, and its pack passes the check."""
    assert report.taken or report.refused
    assert (report.pack is None) == (not report.taken)
    assert str(report)
    assert msgspec.json.decode(msgspec.json.encode(report), type=ImportReport) == report
    if report.pack is not None:
        checked = check_text("pack.json", write_json(report.pack))
        assert () == checked.errors


@pytest.mark.parametrize("kind", FORMATS)
@settings(max_examples=60, deadline=None)
@given(data=st.binary(max_size=300))
def test_no_bytes_break_an_importer(kind: str, data: bytes) -> None:
    check_report(import_pack(data, "file", kind=kind))
    check_report(import_pack(data, "file"))


@pytest.mark.parametrize("kind", ["gift", "moodle", "columns", "anki", "quizizz"])
@settings(max_examples=80, deadline=None)
@given(pieces=st.lists(PIECES, max_size=30))
def test_no_text_breaks_an_importer(kind: str, pieces: list[bytes]) -> None:
    check_report(import_pack(b"".join(pieces), "file", kind=kind))


@pytest.mark.parametrize("kind", FORMATS)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_no_damage_breaks_an_importer(kind: str, choose: st.DataObject) -> None:
    data = bytearray(SAMPLES[kind])
    for _ in range(choose.draw(st.integers(1, 4))):
        place = choose.draw(st.integers(0, len(data) - 1))
        data[place] = choose.draw(st.integers(0, 255))
    check_report(import_pack(bytes(data), "file", kind=kind))


@pytest.mark.parametrize("kind", FORMATS)
def test_the_format_is_found_by_the_contents(kind: str) -> None:
    assert kind == import_pack(SAMPLES[kind], "file").format


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 0, "the file is empty"),
        (b" \n\t", 0, "the file is empty"),
        ("\n\nquantité {=1}".encode("latin-1"), 3, "the text is not UTF-8"),
        (b"a\nb\x00\x01", 2, "this is not text but a program's own data"),
        (b"x" * 10_000_000, 0, "the file is larger than 5 MB"),
        (b"PK\x03\x04" + b"x" * 30_000_000, 0, "the file is larger than 20 MB"),
        (b"PK\x03\x04 and no more", 0, "the archive is damaged"),
        (b"Some words, and then some more.\nNothing else at all", 0, "it is not clear what kind"),
        (b"pack: {id: a}\nitems: []\n", 0, "this is a pack already"),
        (b"a {=1}\n\n" * 20_001, 0, "there are more than 20000 questions"),
        (b"a {}\n\n" * 1000, 601, "hardly any question can be taken, here because an essay"),
        (b"a\tb\n" * 30_000, 20101, "there are more than 20100 rows"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(data: bytes, line: int, reason: str) -> None:
    report = import_pack(data, "file")

    assert (None, 1) == (report.pack, len(report.refused))
    assert line == report.refused[0].line
    assert report.refused[0].sentence.startswith(reason), str(report)


def test_one_fit_question_in_twenty_is_enough_to_continue() -> None:
    report = import_pack(b"a {=1}\n\n" * 60 + b"a {}\n\n" * 1000, "file")

    assert (60, 1000) == (len(report.taken), len(report.refused))


def test_a_quiz_in_utf_16_is_read_too() -> None:
    text = '<quiz><question type="numerical"><questiontext><text>½ + ½?</text></questiontext>'
    text += '<answer fraction="100"><text>1</text></answer></question></quiz>'

    assert 1 == len(import_pack(text.encode("utf-16"), "quiz.xml").taken)


def test_an_unknown_format_is_refused() -> None:
    report = import_pack(b"a {=1}", "file", kind="word")

    assert report.refused[0].sentence.startswith('there is no format "word"')


def repack(data: bytes, name: str, contents: bytes) -> bytes:
    """An archive with one file changed or added."""
    with zipfile.ZipFile(BytesIO(data)) as packed:
        files = {one: packed.read(one) for one in packed.namelist()}
    return archive({**files, name: contents})


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (repack(workbook(KAHOOT), "bomb", b"\0" * 20_000_000), "unpacked, the archive is larger"),
        (archive({f"{n}": b"" for n in range(6000)}), "the archive has more than 5000 files"),
        (
            repack(
                workbook(KAHOOT),
                "xl/sharedStrings.xml",
                b'<!DOCTYPE x [<!ENTITY a "b">]><sst>&a;</sst>',
            ),
            "the workbook has a DOCTYPE",
        ),
        (repack(workbook(KAHOOT), "xl/workbook.xml", b"<workbook>"), "the workbook is damaged"),
        (archive({"collection.anki2": b"\0" * 45_000_000}), "unpacked, collection.anki2 is larger"),
        (archive({"readme.txt": b"hello"}), "this archive is neither a workbook"),
    ],
)
def test_an_archive_is_measured_before_it_is_unpacked(data: bytes, reason: str) -> None:
    report = import_pack(data, "file")

    assert report.pack is None
    assert report.refused[0].sentence.startswith(reason), str(report)


def test_roots_without_end_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TRIALS", 100)
    nested = "sqrt(sqrt(2+sqrt(3)))"

    report = import_pack("\n".join(f"{n}?\t{nested}" for n in range(9)).encode(), "x.tsv")

    assert report.pack is None
    assert "more roots and powers in this file than can be tried" in str(report)
    assert [5] == [entry.line for entry in report.refused]
