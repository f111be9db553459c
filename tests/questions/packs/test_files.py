"""Reading and writing packs: three formats, one content."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abaculus.cli import main
from abaculus.questions.packs.canonical import encode_canonical, pack_id
from abaculus.questions.packs.dump import write_json, write_yaml
from abaculus.questions.packs.folders import read_pack_file
from abaculus.questions.packs.licences import is_shareable
from abaculus.questions.packs.model import ItemMistake, Pack, PackInfo, PackItem
from abaculus.questions.packs.validate import check_text
from tests.questions.packs.samples import HEAD, check_sample, summarize
from tests.questions.packs.test_questions import EXAMPLE

TABLE = (
    "id;level;secs;prompt;answer;form;tol;unit;choice1;choice2;correct;step1;tags\n"
    'a;1;15;"What is ""3 + 4""; in cm?";7;;;cm;;;;x;sums easy\n'
    "b;;;Which is red?;;;;;blood;grass;1;x;\n"
    "c;2;30;Write 1/3 as a decimal;1/3;any;2dp;;;;;x;\n"
)


def test_a_pack_survives_yaml_and_json() -> None:
    first = check_text("pack.yaml", EXAMPLE.read_bytes()).pack
    assert first is not None
    as_json = check_text("pack.json", write_json(first)).pack
    as_yaml = check_text("pack.yaml", write_yaml(first)).pack
    assert as_json is not None
    assert first == as_json == as_yaml
    assert pack_id(first) == pack_id(as_json)


_TEXT = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Co", "Cn")), max_size=30
)
_WORDS = _TEXT.map(lambda text: "x " + " ".join(text.split()) if text.split() else "x")
_TAGS = st.lists(_WORDS, max_size=3).map(tuple)


@settings(max_examples=100, deadline=None)
@given(_WORDS, _TAGS, st.sampled_from(["007", "1/2", "yes", "0.50", "1e3"]))
def test_whatever_is_written_reads_back_the_same(
    title: str, tags: tuple[str, ...], text: str
) -> None:
    about = PackInfo("a", title, licence="CC0-1.0")
    answer = text if text != "yes" else {"kind": "word", "accept": {"en": ["yes"]}}
    item = PackItem(
        "i", "x", answer, distractors=(ItemMistake("3"),) if text != "yes" else (), tags=tags
    )
    pack = Pack(about, (item,))
    read = [
        check_text(n, w(pack)).pack for n, w in (("a.yaml", write_yaml), ("a.json", write_json))
    ]
    assert [pack, pack] == read


def test_canonical_form_does_not_depend_on_field_order() -> None:
    one = check_sample(HEAD + "  - {id: a, prompt: x, answer: 1, steps: [x]}\n").pack
    other = check_sample(HEAD + "  - {steps: [x], answer: '1', prompt: x, id: a}\n").pack
    assert one is not None
    assert other is not None
    assert encode_canonical(one) == encode_canonical(other)
    expected = (
        b'{"items":[{"answer":"1","id":"a","prompt":"x","steps":["x"]}],'
        b'"pack":{"id":"tests","licence":"CC0-1.0","title":"Tests"}}'
    )
    assert expected == encode_canonical(one)


def test_a_table_is_a_pack_called_after_its_file() -> None:
    pack = check_text("Our cards.csv", TABLE.encode()).pack
    assert pack is not None
    assert ("our-cards", "Our cards.csv") == (pack.pack.id, pack.pack.title)
    assert [
        {"kind": "number", "value": "7", "unit": "cm"},
        {"kind": "choice", "options": ["blood", "grass"], "correct": 0},
        {"kind": "number", "value": "1/3", "form": "any", "tol": {"dp": 2}},
    ] == [item.answer for item in pack.items]
    assert 'What is "3 + 4"; in cm?' == pack.items[0].prompt


@pytest.mark.parametrize("bom", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_tables_may_come_from_any_spreadsheet(bom: str, end: str) -> None:
    data = (bom + TABLE.replace(";", ",")).replace("\n", end).encode()
    pack = check_text("a.csv", data).pack
    assert pack is not None
    assert 3 == len(pack.items)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("id,prompt,awnser\na,b,1\n", "1:11 E22 awnser"),
        ("id,id\n", "1:4 E25 id"),
        ("prompt,answer\nx,1\n", "1:1 E21 id"),
        ("id,prompt,answer,step1\na,b,3//4,x\n", "2:5 E31 answer"),
        ("id,prompt,answer,step1\na,b,1,x\nb,c,1,x,y\n", "3:9 E14 file"),
        ("id,prompt,level,answer,step1\na,b,five,1,x\n", "2:5 E23 level"),
        ("id,prompt,choice1,choice2,correct,step1\na,b,c,d,e,x\n", "2:9 E33 answer.correct"),
        ("id,prompt,answer,choice1,choice2,correct,step1\na,b,d,c,d,1,x\n", "2:11 E33 answer"),
    ],
)
def test_a_cell_that_is_wrong_is_named(table: str, expected: str) -> None:
    found = summarize(check_text("a.csv", table.encode()))
    assert [expected] == [one for one in found if " W73 " not in one]


def test_json_errors_have_places_too() -> None:
    text = '{"pack": {"id": "a", "title": "b", "licence": "CC0-1.0"},\n'
    text += ' "items": [{"id": "a", "prompt": "x", "steps": ["x"], "answer": "3//4"}]}'
    assert ["2:65 E31 answer"] == summarize(check_sample(text, "pack.json"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"a": 1, "a": 2}', "1:10 E25 a"),
        ('{"a": 1,}', "1:9 E14 file"),
        ('{"a" 1}', "1:6 E14 file"),
        ("{a: 1}", "1:2 E14 file"),
        ("[1 2]", "1:4 E14 file"),
        ("[1]]", "1:4 E14 file"),
        ('{"a":\n  tru}', "2:3 E14 file"),
        ('["\n"]', "1:2 E14 file"),
        ("[1}", "1:3 E14 file"),
    ],
)
def test_json_that_is_none_is_refused_at_the_place(text: str, expected: str) -> None:
    assert [expected] == summarize(check_sample(text, "pack.json"))


def test_decimals_stay_the_text_they_are() -> None:
    item = "  - {id: a, prompt: x, answer: 0.10, steps: [x]}\n"
    pack = check_sample(HEAD + item).pack
    assert pack is not None
    assert "0.10" == pack.items[0].answer


def test_bad_items_can_be_left_out_and_are_named() -> None:
    items = (
        "  - {id: a, prompt: x, answer: 1, steps: [x]}\n  - {id: b, prompt: x, answer: x}\n  - 3\n"
    )
    report = check_text("pack.yaml", (HEAD + items).encode(), skip_bad=True)
    assert report.pack is not None
    assert (("b", "#3"), ["a"]) == (report.left_out, [item.id for item in report.pack.items])


def test_a_folder_is_a_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.json").write_bytes(b"{}")
    assert ("pack.json", b"{}") == read_pack_file(tmp_path)


@pytest.mark.parametrize(("licence", "expected"), [("CC-BY-4.0", True), ("", False)])
def test_only_a_known_licence_lets_a_pack_leave(licence: str, expected: bool) -> None:
    assert expected == is_shareable(PackInfo("a", "b", licence=licence))


def test_the_command_tells_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pack.yaml"
    file.write_text(HEAD + "  - {id: a, prompt: x, answer: 3//4, steps: [x]}\n", "utf-8")
    code = main(["questions", "pack", "check", str(file)])
    expected = (
        "pack.yaml:3:32 E31 answer: “3//4” is not a number (second “/”).\n"
        "The pack cannot be used: 1 error, 0 warnings.\n"
    )
    assert (1, expected) == (code, capsys.readouterr().out)


def test_the_command_accepts_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["questions", "pack", "check", str(EXAMPLE), "--json"])
    assert (0, True) == (code, '"sound":true' in capsys.readouterr().out)
