"""What is exported and imported again is the same, as far as a format can say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from abaculus.questions.packs.exports import TARGETS, export_pack
from abaculus.questions.packs.imports import import_pack
from abaculus.questions.packs.model import ItemMistake, Pack, PackInfo, PackItem
from abaculus.questions.packs.validate import check_text
from tests.questions.packs.foreign_files import question, quiz

SHAPES = ("triangle", "square", "pentagon", "hexagon", "octagon")


def gift_samples() -> Iterator[str]:
    """Two hundred questions in the manners people write them."""
    manners: list[Callable[[int], str]] = [
        lambda n: f"::Times {n}:: What is {n} × 7? {{#{n * 7}}}",
        lambda n: f"// [tag:halves]\nHalf of {n} is {{#{n / 2}:0.01}}.",
        lambda n: f"What comes after {n}? {{~{n} ={n + 1} ~{n + 2}}}",
        lambda n: f"::Even {n}::{n} is even. {{{'T' if n % 2 == 0 else 'F'}}}",
        lambda n: f"[html]<p>Simplify <b>{n}</b>/{2 * n}</p> {{=1/2 =0.5####Divide by {n}.}}",
        lambda n: f"Which holds \\: {n} \\= {n}? {{=\\= ~\\~ ~<}}",
        lambda n: f"A {SHAPES[n % 5]} is a polygon{{TRUE#Yes#No}}",
        lambda n: f"Name \\(x_\\{{{n}\\}}\\): {{=kite =the kite}}",
        lambda n: f"Between {n} and {n + 2} {{#{n}..{n + 2}}}",
        lambda n: f"How long is it ({n})? {{={n} cm ={n}}}",
        lambda n: f"Price of {n} at $3 each? {{#=${3 * n}}}".replace("=$", "="),
        lambda n: f"Angles {n}?\n{{\n=right#ok\n~flat\n~%0%round\n}}",
    ]
    for number in range(200):
        yield manners[number % len(manners)](number + 1)


def xml_samples() -> Iterator[str]:
    """Two hundred questions as Moodle writes them."""
    right = '<answer fraction="100" format="html"><text>{}</text>{}</answer>'
    wrong = '<answer fraction="0" format="html"><text>{}</text></answer>'
    manners: list[Callable[[int], tuple[str, str]]] = [
        lambda n: ("numerical", right.format(n, "<tolerance>0.5</tolerance>")),
        lambda n: ("numerical", right.format(f"{n}.25", "")),
        lambda n: ("multichoice", right.format(f"&lt;p&gt;{n}&lt;/p&gt;", "") + wrong.format("no")),
        lambda n: ("truefalse", right.format("true", "") + wrong.format("false")),
        lambda n: ("shortanswer", right.format(SHAPES[n % 5], "") + wrong.format("*")),
        lambda n: ("shortanswer", right.format(f"{n}/{n + 1}", "")),
        lambda n: (
            "numerical",
            right.format(n, "<tolerance>0</tolerance>")
            + "<units><unit><multiplier>1</multiplier><unit_name>kg</unit_name></unit></units>",
        ),
        lambda n: (
            "multichoice",
            right.format("3 &amp;lt; 5", "") + wrong.format("5 &amp;lt; 3") + "<tags><tag><text>"
            "order</text></tag></tags>",
        ),
    ]
    for number in range(200):
        kind, inside = manners[number % len(manners)](number + 1)
        yield question(kind, inside, f"Number {number}")


def samples(kind: str) -> Pack:
    data = "\n\n".join(gift_samples()).encode() if kind == "gift" else quiz(*xml_samples())
    report = import_pack(data, "samples")
    assert () == report.refused, str(report)
    assert report.pack is not None
    assert 200 == len(report.pack.items)
    return report.pack


@pytest.mark.parametrize("source", ["gift", "moodle"])
@pytest.mark.parametrize("target", ["gift", "moodle"])
def test_two_hundred_questions_come_back_as_they_went(source: str, target: str) -> None:
    pack = samples(source)

    exported = export_pack(pack, target)
    again = import_pack(exported.text.encode(), "samples")

    assert () == exported.refused
    assert () == again.refused, str(again)
    assert again.pack is not None
    assert list(pack.items) == list(again.pack.items)


@pytest.mark.parametrize("source", ["gift", "moodle"])
def test_imported_packs_pass_the_check(source: str) -> None:
    for ending in ("json", "yaml"):
        exported = export_pack(samples(source), ending)

        checked = check_text(f"pack.{ending}", exported.text.encode())

        assert () == checked.errors
        assert checked.pack == samples(source)


RICH = Pack(
    PackInfo(id="class.four", title="Four", lang="en", authors=("Ada",), licence="CC-BY-4.0"),
    (
        PackItem(
            id="times",
            prompt=r"What is $3·4$? It costs \$5 < 6 & \{a\} \\ done",
            answer="12",
            level=2,
            grade="4",
            category="G",
            secs=45,
            distractors=(ItemMistake("7", "arith.added_for_times"),),
            steps=("Count: $3·4 = 12$.", "Done: {x} # ~ = 3".replace("{x}", r"\{x\}")),
            tags=("tables", "easy one"),
        ),
        PackItem(
            id="pick",
            prompt="Which is larger?",
            answer={"kind": "choice", "options": [r"$\frac{1}{2}$", "a < b", "~3"], "correct": 2},
            distractors=(ItemMistake("a < b", "arith.added_for_times"),),
        ),
        PackItem(
            id="area",
            prompt="How large is {a} by {b}?",
            answer="a*b",
            vars={"a": "3..9", "b": "11|12|15"},
            where="a*b < 130",
            steps=("$ {a}·{b} = {= a*b} $",),
        ),
        PackItem(
            id="word",
            prompt="Four equal sides?",
            answer={"kind": "word", "accept": {"en": ["rhombus"]}},
        ),
        PackItem(
            id="near",
            prompt="A third of 1?",
            answer={"kind": "number", "value": "1/3", "tol": {"abs": "1/100"}},
        ),
        PackItem(id="set", prompt="Square roots of 4?", answer={"kind": "set", "items": [2, -2]}),
        PackItem(
            id="free",
            prompt="Two primes with the sum 10?",
            answer={"kind": "predicate", "name": "goldbach", "args": {"n": 10}, "example": "3; 7"},
        ),
    ),
)


def exported_items(target: str) -> tuple[dict[str, PackItem], list[str], list[str]]:
    exported = export_pack(RICH, target)
    name = f"pack.{target}"
    if target in ("csv", "json", "yaml"):
        pack = check_text(name, exported.text.encode()).pack
    else:
        pack = import_pack(exported.text.encode(), name).pack
    assert pack is not None
    return (
        {item.id: item for item in pack.items},
        [f"{entry.what}: {entry.sentence}" for entry in exported.changed],
        [f"{entry.what}: {entry.sentence}" for entry in exported.refused],
    )


def test_the_rich_pack_is_sound() -> None:
    assert () == check_text("pack.json", export_pack(RICH, "json").text.encode()).errors


@pytest.mark.parametrize("target", ["json", "yaml"])
def test_our_own_formats_keep_everything(target: str) -> None:
    exported = export_pack(RICH, target)

    assert RICH == check_text(f"pack.{target}", exported.text.encode()).pack
    assert ((), ()) == (exported.changed, exported.refused)


@pytest.mark.parametrize("target", ["gift", "moodle"])
def test_moodle_keeps_level_time_mistakes_steps_and_signs(target: str) -> None:
    items, _, _ = exported_items(target)

    assert RICH.items[0] == items["times"]
    assert RICH.items[1] == items["pick"]
    assert RICH.items[3] == items["word"]


def test_gift_has_single_questions_instead_of_variables() -> None:
    items, changed, refused = exported_items("gift")

    assert "area: its variables became 12 single questions" in changed
    assert ("How large is 3 by 11?", "33", ("${3}·{11} = {33}$",)) == (
        items["area-1"].prompt,
        items["area-1"].answer,
        items["area-1"].steps,
    )
    assert ["free: its kind of answer is not known there"] == refused


def test_moodle_xml_has_calculated_questions() -> None:
    pack = Pack(RICH.pack, (msgspec.structs.replace(RICH.items[2], steps=("Think of {a} rows.",)),))

    exported = export_pack(pack, "moodle")
    again = import_pack(exported.text.encode(), "quiz.xml")

    assert '<question type="calculated">' in exported.text
    assert again.pack is not None, str(again)
    assert pack.items == again.pack.items


def test_what_moodle_cannot_say_exactly_is_reported() -> None:
    for target in ("gift", "moodle"):
        _, changed, refused = exported_items(target)

        assert "near: 1/3 was rounded to 0.333333333333" in changed
        assert "set: there an answer is judged by its text alone" in changed
        assert ["free: its kind of answer is not known there"] == refused


def test_a_table_keeps_numbers_and_choices_and_tells_the_rest() -> None:
    items, changed, refused = exported_items("csv")

    without = msgspec.structs.replace(RICH.items[1], distractors=())
    assert without == items["pick"]
    assert ("12", 2, "4", 45) == (
        items["times"].answer,
        items["times"].level,
        items["times"].grade,
        items["times"].secs,
    )
    assert RICH.items[4] == items["near"]
    assert "times: tags with blanks fall apart" in changed
    assert {"word", "set", "free"} == {line.split(":")[0] for line in refused}


def test_every_target_reports_in_words() -> None:
    for target in TARGETS:
        assert str(export_pack(RICH, target)).startswith(
            f"{len(export_pack(RICH, target).changed)} changes"
        )
