"""`abaculus questions`: list, show, sample, check and measure generated questions."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

from cyclopts import App, Parameter

from abaculus.cli.inputs import AT_LEAST_ONE, AsJson
from abaculus.cli.output import align, complain, write, write_json
from abaculus.cli.verification import verify_questions
from abaculus.questions.ask import make_again
from abaculus.questions.dice import bind_by_seed
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import UnknownPresetError, UnsoundError, make
from abaculus.questions.ids import parse_qid
from abaculus.questions.picker import pick_question
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import Place, PresetFilter, matching_places, places
from abaculus.questions.views import AfterView, after_view
from abaculus.questions.yellow_cards import LEVELS

app = App(name="questions", help="Make, show and check questions.")
app.command(
    "abaculus.cli.packs:app", name="pack", help="Check, import and export packs of your questions."
)
app.command(
    "abaculus.cli.worksheet:sheet", name="sheet", help="Write a page of questions to look through."
)

Level = Annotated[int | None, Parameter(help="The level of a yellow card, 1 to 4.")]
Grade = Annotated[str | None, Parameter(help="R or 1 to 12.")]
Category = Annotated[str | None, Parameter(help="E, N or G.")]
Topic = Annotated[
    str | None, Parameter(help="A topic, such as frac; `questions list` shows them all.")
]
Row = Annotated[str | None, Parameter(help="A row of the syllabus, such as 7N2.")]
Blue = Annotated[bool, Parameter(help="Blue cards: questions with dice.")]
Seed = Annotated[str | None, Parameter(help="The same word gives the same questions.")]


@app.command(name="list")
def list_(
    *,
    level: Level = None,
    grade: Grade = None,
    category: Category = None,
    topic: Topic = None,
    row: Row = None,
    blue: Blue = False,
    json: AsJson = False,
) -> int:
    """List generators and presets."""
    found = _select_places(
        _request(level, grade, category, topic, row, blue=blue), everything=not blue
    )
    if json:
        write_json([_describe(place) for place in found])
    else:
        for line in align([_columns(place) for place in found] or [("nothing fits",)]):
            write(line)
    return 0 if found else 1


@app.command
def show(
    qid: Annotated[str, Parameter(help="A name such as frac.mul@1/L3#0f3k9c2m.")],
    /,
    *,
    locale: Annotated[str, Parameter(help="The language of the numbers.")] = "en",
    json: AsJson = False,
) -> int:
    """Show one question with its answer, solution and typical mistakes."""
    try:
        made = make_again(parse_qid(qid))
    except (ValueError, UnknownPresetError, UnsoundError) as fault:
        complain(str(fault))
        return 2
    if made.qid != qid:
        complain(f"{qid} was made by an older version; now it is {made.qid}")
        return 1
    _show_question(made, locale, as_json=json)
    return 0


@app.command
def sample(
    *,
    level: Level = None,
    grade: Grade = None,
    category: Category = None,
    topic: Topic = None,
    row: Row = None,
    blue: Blue = False,
    count: Annotated[int, Parameter(help="How many.", validator=AT_LEAST_ONE)] = 5,
    seed: Seed = None,
    locale: Annotated[str, Parameter(help="The language of the numbers.")] = "en",
    json: AsJson = False,
) -> int:
    """Draw some questions and show them."""
    request = _request(level, grade, category, topic, row, blue=blue)
    rng = Rng(secrets.token_hex(8) if seed is None else seed)
    used: list[int] = []
    last: str | None = None
    for number in range(count):
        drawn = pick_question(request, rng, used, last)
        if drawn is None:
            complain("No question fits: `abaculus questions list` shows what there is.")
            return 1
        place, text, made = drawn
        question = bind_by_seed(place, text, made) if isinstance(made, DiceQuestion) else made
        used.append(question.fp)
        last = question.gen
        if number and not json:
            write("")
        _show_question(question, locale, as_json=json)
    return 0


@app.command
def verify(
    *,
    count: Annotated[int, Parameter(help="How many.", validator=AT_LEAST_ONE)] = 10_000,
    seed: Seed = None,
    processes: Annotated[
        int | None, Parameter(help="How many; without it, one per core.", validator=AT_LEAST_ONE)
    ] = None,
    json: AsJson = False,
) -> int:
    """Make many questions and check each again: by a second way, the checker and the lints."""
    source = secrets.token_hex(8) if seed is None else seed
    began = time.perf_counter()
    checked, faults = verify_questions(source, count, processes)
    spent = time.perf_counter() - began
    if json:
        write_json({"checked": checked, "faults": faults, "seed": source})
    else:
        for fault in faults[:100]:
            write(fault)
        write(f"{checked:,} questions checked in {spent:,.0f} s: {len(faults)} faults.")
        write(f"The same ones again: --seed {source}")
    return 1 if faults else 0


@app.command
def stats(*, json: AsJson = False) -> int:
    """Count generators, presets and the questions they give."""
    known = places()
    counts: dict[str, Any] = {
        "generators": len({place.gen for place in known}),
        "presets": len(known),
        "rows": sum(place.preset.is_row for place in known),
        "templates": sum(place.preset.is_blue for place in known),
        **{
            f"level {level}": sum(place.preset.level == level for place in known)
            for level in LEVELS
        },
        "topics": len({place.topic for place in known}),
        "finite": sum(place.preset.finite is not None for place in known),
    }
    if json:
        write_json(counts)
    else:
        for line in align([(name, str(number)) for name, number in counts.items()]):
            write(line)
    return 0


@app.command
def bench(
    *,
    count: Annotated[int, Parameter(help="How many.", validator=AT_LEAST_ONE)] = 20_000,
    json: AsJson = False,
) -> int:
    """Measure how many questions are made, checked and written out per second of CPU time."""
    from abaculus.questions.renderer import text

    plain = text()
    known = [place for place in places() if not place.preset.is_blue]
    for place in known:
        make(place.gen, place.preset.name, "00000000")
    began = time.process_time()
    for number in range(count):
        place = known[number % len(known)]
        made = make(place.gen, place.preset.name, f"{number:08}")
        if isinstance(made, Question):
            plain.blocks(made.prompt)
    rate = count / (time.process_time() - began)
    if json:
        write_json({"per_cpu_second": round(rate)})
    else:
        write(f"{rate:,.0f} questions a second of CPU, made, verified and worded.")
    return 0


def _request(
    level: int | None,
    grade: str | None,
    category: str | None,
    topic: str | None,
    row: str | None,
    *,
    blue: bool,
) -> PresetFilter:
    topics = () if topic is None else (topic,)
    return PresetFilter(
        level=level, grade=grade, category=category, topics=topics, row=row, blue=blue
    )


def _select_places(request: PresetFilter, *, everything: bool) -> tuple[Place, ...]:
    """The places that match a request; without limits, the blue cards too."""
    is_bare = request == PresetFilter()
    return places() if everything and is_bare else matching_places(request)


def _describe(place: Place) -> dict[str, Any]:
    preset = place.preset
    return {
        "generator": place.gen,
        "preset": preset.name,
        "topic": place.topic,
        "level": preset.level,
        "grade": preset.grade,
        "category": preset.category,
        "row": preset.is_row,
        "blue": preset.is_blue,
        "seconds": preset.secs,
        "finite": preset.finite,
    }


def _columns(place: Place) -> tuple[str, ...]:
    preset = place.preset
    where = f"level {preset.level}" if preset.level else f"grade {preset.grade}"
    if preset.is_blue:
        where = "blue card"
    elif preset.category and not preset.level:
        where += f", {preset.category}"
    return place.name, where, f"{preset.secs} s"


def _show_question(question: Question, locale: str, *, as_json: bool) -> None:
    view = after_view(question, locale)
    if as_json:
        write_json(view)
        return
    for line in _lines(view):
        write(line)


def _lines(view: AfterView) -> list[str]:
    player = view.referee.player
    lines = [view.qid, f"  {player.prompt.text}"]
    lines += [
        f"    {letter}  {one.text}" for letter, one in zip("abcdef", player.choices, strict=False)
    ]
    lines += [f"  Answer: {view.referee.answer.text}   ({player.secs} s)"]
    for step in view.steps:
        parts = [part.text for part in (step.say, step.m) if part is not None]
        lines.append(f"    {'  '.join(parts)}")
    lines += [f"  Not {one.shown.text}: {one.why}" for one in view.wrong]
    return lines
