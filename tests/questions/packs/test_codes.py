"""Every code, provoked alone, at its exact line and column."""

from __future__ import annotations

import pytest

from abaculus.questions.packs.sentences import MEANINGS
from tests.questions.packs.samples import HEAD, check_sample, pack, summarize

SOUND = 'prompt: "What is 3 + 4?"\nanswer: 7\nsteps: ["$3 + 4 = 7$"]\n'
LONG = " ".join(["word"] * 70)

OF_ITEMS = {
    "E21 the prompt is missing": ("answer: 7\nsteps: [x]", "3:5 E21 prompt"),
    "E22 a field is unknown": (SOUND + "promt: x", "7:5 E22 promt"),
    "E23 a list instead of a text": ("prompt: [a]\nanswer: 7\nsteps: [x]", "4:13 E23 prompt"),
    "E23 a text instead of a number": (SOUND + "level: two", "7:12 E23 level"),
    "E23 steps are no list": ("prompt: a\nanswer: 7\nsteps: {a: b}", "6:12 E23 steps"),
    "E25 a field stands twice": (SOUND + "answer: 8", "7:5 E25 answer"),
    "E30 no kind": ("prompt: a\nanswer: {kind: colour}\nsteps: [x]", "5:20 E30 answer.kind"),
    "E30 no unit": (
        "prompt: a\nanswer: {kind: number, value: 3, unit: hug}\nsteps: [x]",
        "5:13 E30 answer",
    ),
    "E31 a second stroke": ('prompt: a\nanswer: "3//4"\nsteps: [x]', "5:13 E31 answer"),
    "E31 a word": ("prompt: a\nanswer: rombo\nsteps: [x]", "5:13 E31 answer"),
    "E32 division by zero": ("prompt: a\nanswer: 3/0\nsteps: [x]", "5:13 E32 answer"),
    "E32 a tower of powers": ("prompt: a\nanswer: 9^9^9^9\nsteps: [x]", "5:13 E32 answer"),
    "E33 the right choice is none": (
        "prompt: a\nanswer: {kind: choice, options: [1, 2], correct: three}\nsteps: [x]",
        "5:54 E33 answer.correct",
    ),
    "E33 a place that is not there": (
        "prompt: a\nanswer: {kind: choice, options: [1, 2], correct: 2}\nsteps: [x]",
        "5:54 E33 answer.correct",
    ),
    "E34 a mistake is right": (SOUND + 'distractors: [8, "14/2"]', "7:22 E34 distractors[2]"),
    "E35 mistakes are alike": (SOUND + 'distractors: [8, "8.0"]', "7:22 E35 distractors[2]"),
    "E35 options are alike": (
        "prompt: a\nanswer: {kind: choice, options: [1, 2, 1], correct: 1}\nsteps: [x]",
        "5:44 E35 answer.options[3]",
    ),
    "E36 a mistake is unreadable": (SOUND + 'distractors: ["8+"]', "7:19 E36 distractors[1]"),
    "E37 not in its own form": (
        "prompt: a\nanswer: {kind: number, value: 1/3, form: integer}\nsteps: [x]",
        "5:13 E37 answer",
    ),
    "E40 a dollar is never closed": (
        'prompt: "What is $3?"\nanswer: 3\nsteps: [x]',
        "4:13 E40 prompt",
    ),
    "E41 an unknown variable": ('prompt: "What is {a}?"\nanswer: 3\nsteps: [x]', "4:13 E41 prompt"),
    "E42 HTML": ('prompt: "What is <b>3</b>?"\nanswer: 3\nsteps: [x]', "4:13 E42 prompt"),
    "E43 unreadable TeX": ("prompt: a\nanswer: 3\nsteps: ['$\\foo{3}$']", "6:13 E43 steps[1]"),
    "E44 a novel": (f"prompt: {'a' * 601}\nanswer: 3\nsteps: [x]\nsecs: 90", "4:13 E44 prompt"),
    "E45 a lonely brace": ('prompt: "What is 3}?"\nanswer: 3\nsteps: [x]', "4:13 E45 prompt"),
    "E50 level five": (SOUND + "level: 5", "7:12 E50 level"),
    "E51 twenty seconds": (SOUND + "secs: 20", "7:11 E51 secs"),
    "E52 grade thirteen": (SOUND + "grade: 13", "7:12 E52 grade"),
    "E53 category X": (SOUND + "category: X", "7:15 E53 category"),
    "E54 no such row": (SOUND + "row: 4G9", "7:10 E54 row"),
    "E54 a row of another grade": (SOUND + "row: 4G1\ngrade: 5", "7:10 E54 row"),
    "E55 no range": (SOUND + "vars: {a: three to nine}", "7:15 E55 vars.a"),
    "E55 a billion values": (SOUND + "vars: {a: 1..1000000000}", "7:15 E55 vars.a"),
    "E55 a taken name": (SOUND + "vars: {mod: 1..20}", "7:17 E55 vars.mod"),
    "E56 no comparison": (SOUND + "vars: {a: 1..20}\nwhere: a + 1", "8:12 E56 where"),
    "E57 no values suit": (SOUND + "vars: {a: 1..20}\nwhere: a > 20", "8:12 E57 where"),
    "W70 much to read": (f"prompt: {LONG}\nanswer: 3\nsteps: [x]\nsecs: 15", "4:13 W70 prompt"),
    "W71 no steps": ("prompt: a\nanswer: 3", "3:5 W71 items[1]"),
    "W72 few variants": (SOUND + "vars: {a: 1..11}", "7:11 W72 vars"),
    "W74 the solution ends elsewhere": (
        'prompt: a\nanswer: 7\nsteps: ["$3 + 5 = 8$"]',
        "6:13 W74 steps[1]",
    ),
    "W75 an unknown misconception": (
        SOUND + "distractors: [{value: 8, mis: no.such}]",
        "7:35 W75 distractors[1].mis",
    ),
}
_ITEM = "  - {id: a, prompt: x, answer: 1, steps: [x]}\n"
OF_PACKS = {
    "E20 something else": ("a: b\n", "1:1 E20 file"),
    "E21 no items": ("pack: {id: a, title: b, licence: CC0-1.0}\n", "1:1 E21 items"),
    "E22 a field of the pack": (
        f"pack: {{id: a, title: b, license: CC0-1.0, licence: CC0-1.0}}\nitems:\n{_ITEM}",
        "1:25 E22 pack.license",
    ),
    "E24 an id twice": (HEAD + _ITEM + _ITEM, "4:10 E24 id"),
    "E26 a bad id": (HEAD + _ITEM.replace("id: a", "id: a b"), "3:10 E26 id"),
    "E58 a language": (
        f"pack: {{id: a, title: b, lang: xx, licence: CC0-1.0}}\nitems:\n{_ITEM}",
        "1:31 E58 pack.lang",
    ),
    "E58 another engine": (
        f"pack: {{id: a, title: b, licence: CC0-1.0, engine: '>=2'}}\nitems:\n{_ITEM}",
        "1:51 E58 pack.engine",
    ),
    "E60 no licence of that name": (
        f"pack: {{id: a, title: b, licence: CC-BY-4}}\nitems:\n{_ITEM}",
        "1:34 E60 pack.licence",
    ),
    "E61 nobody to name": (
        f"pack: {{id: a, title: b, licence: CC-BY-4.0}}\nitems:\n{_ITEM}",
        "1:34 E61 pack.licence",
    ),
    "W73 no licence": (f"pack: {{id: a, title: b}}\nitems:\n{_ITEM}", "1:7 W73 pack"),
    "E14 a bracket is missing": ("pack: {id: a\nitems: []\n", "2:6 E14 file"),
    "E15 an anchor": ("pack: &a {id: a}\n", "1:7 E15 file"),
    "E15 an alias": ("pack: *a\n", "1:7 E15 file"),
    "E15 a tag": ("pack: !!python/object:os.system {}\n", "1:7 E15 file"),
    "E15 a second document": ("pack: {}\n---\nitems: []\n", "2:1 E15 file"),
    "E16 too deep": ("pack: " + "[" * 20 + "]" * 20 + "\n", "1:18 E16 file"),
    "E17 a long text": (f"pack: {'a' * 2001}\n", "1:7 E17 pack"),
    "E18 empty": ("\n", "1:1 E18 file"),
    "E13 a control character": ("pack: {id: a\x00}\n", "1:13 E13 file"),
}  # fmt: skip


@pytest.mark.parametrize("case", OF_ITEMS)
def test_findings_say_what_is_wrong_with_an_item_and_where(case: str) -> None:
    fields, expected = OF_ITEMS[case]
    assert [expected] == summarize(check_sample(pack(fields)))


@pytest.mark.parametrize("case", OF_PACKS)
def test_findings_say_what_is_wrong_with_a_pack_and_where(case: str) -> None:
    text, expected = OF_PACKS[case]
    assert [expected] == summarize(check_sample(text))


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("pack.txt", b"x", "1:1 E10 file"),
        ("pack.json", b"[" * (5 * 1024 * 1024 + 1), "1:1 E11 file"),
        ("pack.yaml", "pack:\n  title: perché\n".encode("latin-1"), "2:15 E12 file"),
        ("pack.csv", "\ufeffid".encode("utf-16-le"), "1:1 E12 file"),
    ],
)
def test_a_file_that_is_no_text_of_ours_is_refused(name: str, data: bytes, expected: str) -> None:
    assert [expected] == summarize(check_sample(data, name))


def test_every_code_has_been_provoked() -> None:
    provoked = {case.split()[0] for case in (*OF_ITEMS, *OF_PACKS)} | {"E10", "E11", "E12"}
    assert set(MEANINGS) == provoked


def test_the_sound_item_has_no_findings() -> None:
    assert [] == summarize(check_sample(pack(SOUND)))


def test_a_finding_is_one_line_that_editors_understand() -> None:
    finding = check_sample(pack('prompt: a\nanswer: "3//4"\nsteps: [x]')).findings[0]
    assert "pack.yaml:5:13 E31 answer: “3//4” is not a number (second “/”)." == str(finding)


def test_a_mistyped_field_is_recognised() -> None:
    finding = check_sample(pack(SOUND + "promt: x")).findings[0]
    assert "The field “promt” is unknown; did you mean “prompt”?" == finding.sentence


def test_a_fault_of_some_variants_names_the_first_of_them() -> None:
    fields = 'prompt: "{a}/{b}"\nvars: {a: 1..9, b: 0..3}\nanswer: a/b\nsteps: [x]'
    finding = check_sample(pack(fields)).findings[0]
    expected = "“a/b” has no usable value for a = 1, b = 0: it divides by zero."
    assert expected == finding.sentence


def test_all_errors_are_reported_up_to_a_hundred() -> None:
    items = "".join(f"  - {{id: i{n}, prompt: x, answer: x, level: 9}}\n" for n in range(200))
    report = check_sample(HEAD + items)
    assert 100 == len(report.errors)


def test_errors_stand_in_the_order_of_the_file() -> None:
    fields = "level: 9\nprompt: $a\nanswer: x\nsteps: [x]"
    assert ["4:12 E50 level"] == summarize(check_sample(pack(fields)))
    fields = "prompt: $a\nanswer: x\nsteps: [x]"
    assert ["4:13 E40 prompt", "5:13 E31 answer"] == summarize(check_sample(pack(fields)))
