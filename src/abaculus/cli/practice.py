"""`abaculus practice`: questions for one person, on a screen or line by line."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from hashlib import blake2b
from itertools import count as counting
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from msgspec.structs import replace

from abaculus.cli.inputs import AT_LEAST_ONE, AsJson, file_refusal
from abaculus.cli.output import align, complain, write, write_json
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal, RefusedError

if TYPE_CHECKING:
    from abaculus.questions.packs.model import Pack
    from abaculus.questions.practice.messages import PracticeRequest
    from abaculus.server.packs.store import PackRepository
    from abaculus.terminal.practice.session import PracticeSession

app = App(name="practice", help="Practise mathematics, question by question.")
_NAME = "me"
Who = Annotated[str, Parameter(help="Any name; what is saved about it stays on this computer.")]


@app.default
def practise(
    *,
    grade: Annotated[str | None, Parameter(help="R or 1 to 12.")] = None,
    category: Annotated[str | None, Parameter(help="E, N or G.")] = None,
    topic: Annotated[
        tuple[str, ...], Parameter(help="A topic, such as frac; may be repeated.")
    ] = (),
    level: Annotated[int | None, Parameter(help="The level of a yellow card, 1 to 4.")] = None,
    pack: Annotated[
        str | None, Parameter(help="A pack of questions someone wrote: a file or its folder.")
    ] = None,
    count: Annotated[
        int | None,
        Parameter(help="How many questions; without it, there is no end.", validator=AT_LEAST_ONE),
    ] = None,
    choose: Annotated[bool, Parameter(help="Offer answers to choose from.")] = False,
    learner: Who = _NAME,
    forget: Annotated[bool, Parameter(help="Save nothing about this practice.")] = False,
    seed: Annotated[
        str | None, Parameter(help="The same word gives the same questions; nothing is saved.")
    ] = None,
) -> int:
    """Practise: answer, see at once what kind of mistake you made, and get help step by step.

    The questions suit you: you should get about three in four right. What is saved for
    that stays on this computer; `abaculus practice stats` shows it, `abaculus practice forget`
    deletes it. In a pipe, answers are read line by line.
    """
    from abaculus.questions.practice.messages import PracticeRequest
    from abaculus.questions.practice.syllabus import find_places
    from abaculus.server.packs.store import PackRepository

    request = PracticeRequest(
        level=level, grade=grade, category=category, topics=topic, choose=choose
    )
    packs = PackRepository(None)
    if pack is not None:
        checked = _read_pack(pack)
        if checked is None:
            return 1
        request = replace(request, pack=packs.keep(checked))
    elif not find_places(request):
        raise RefusedError(Refusal("practice-nothing"))
    course = _course(request, packs, count, learner, is_saved=not forget, seed=seed)
    from abaculus.cli.play import is_terminal

    if is_terminal():
        from abaculus.terminal.practice.screen import PracticeApp

        PracticeApp(course).run()
        from abaculus.terminal.practice.text import summary

        for line in summary(course):
            write(line)
        return 0
    from abaculus.terminal.practice.lines import run_in_lines

    run_in_lines(course, sys.stdin, write)
    return 0


@app.command
def stats(*, learner: Who = _NAME, json: AsJson = False) -> int:
    """Show what is saved about a learner on this computer."""
    from abaculus.questions.learning.statistics import topic_lines
    from abaculus.questions.learning.store import LearnerStore, data_folder
    from abaculus.terminal.practice.session import topic_name

    found = LearnerStore(data_folder()).read()
    if found.sentence:
        complain(found.sentence)
    known = found.learners.get(learner)
    lines = () if known is None else topic_lines(known)
    if json:
        write_json(lines)
        return 0
    if not lines:
        write(load_translator().tell("term-practice-nobody", {"name": learner}))
        return 0
    rows = [("topic", "answers", "right", "seconds", "ability", "95 % between")]
    for line in lines:
        right = f"{100 * line.right // line.answers} %"
        between = f"{line.low:+.1f} and {line.high:+.1f}"
        seconds = f"{line.median_ms / 1000:.0f}"
        rows.append(
            (
                topic_name(line.topic),
                str(line.answers),
                right,
                seconds,
                f"{line.ability:+.1f}",
                between,
            )
        )
    for row in align(rows):
        write(row)
    return 0


@app.command
def forget(*, learner: Annotated[str | None, Parameter(help="Only this one.")] = None) -> int:
    """Delete what is saved about practice on this computer."""
    from abaculus.questions.learning.store import LearnerStore, data_folder

    learners = LearnerStore(data_folder())
    trouble = learners.forget_all() if learner is None else learners.forget(learner)
    if trouble:
        complain(trouble)
        return 1
    write(load_translator().tell("term-practice-forgotten"))
    return 0


def _read_pack(file: str) -> Pack | None:
    """A pack without errors; otherwise None, after its errors are shown."""
    from abaculus.questions.packs.folders import read_pack_file
    from abaculus.questions.packs.validate import check_text

    try:
        report = check_text(*read_pack_file(Path(file)))
    except (OSError, ValueError) as error:
        raise file_refusal(file, error) from error
    for finding in report.errors:
        complain(str(finding))
    return report.pack


def _course(
    request: PracticeRequest,
    packs: PackRepository,
    count: int | None,
    name: str,
    *,
    is_saved: bool,
    seed: str | None,
) -> PracticeSession:
    from abaculus.questions.learning.learner import new_learner
    from abaculus.questions.learning.store import LearnerStore, data_folder
    from abaculus.questions.practice.desk import PracticeDesk
    from abaculus.questions.practice.sealed_ids import SECRET
    from abaculus.terminal.practice.session import PracticeSession

    if seed is not None:
        return PracticeSession(
            PracticeDesk(_hash(seed), _nonces(seed), packs), request, count=count
        )
    desk = PracticeDesk(secrets.token_bytes(SECRET), packs=packs)
    fresh = new_learner(name, request.level, request.grade)
    if request.pack or not is_saved:
        return PracticeSession(desk, request, learner=fresh, count=count)
    learners = LearnerStore(data_folder())
    found = learners.read()
    if found.sentence:
        complain(found.sentence)
    known = found.learners.get(fresh.name, fresh)
    return PracticeSession(desk, request, learner=known, learners=learners, count=count)


def _hash(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=32).digest()


def _nonces(seed: str) -> Callable[[], bytes]:
    from abaculus.questions.practice.sealed_ids import NONCE

    numbers = counting()
    return lambda: _hash(f"{seed}/{next(numbers)}")[:NONCE]
