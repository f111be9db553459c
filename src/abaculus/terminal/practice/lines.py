"""Practice line by line, for pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from abaculus.terminal.practice import text as words
from abaculus.terminal.practice.figures import draw_figure
from abaculus.terminal.practice.session import PracticeSession
from abaculus.terminal.render.text import say, strip_controls

Write = Callable[[str], None]


def run_in_lines(course: PracticeSession, typed: Iterable[str], write: Write) -> None:
    """Ask until the lines or the questions end, then print the summary."""
    write(say("term-practice-lines"))
    if _ask_next(course, write):
        for line in typed:
            if not _handle_line(course, line.strip(), write):
                break
    write("")
    _write_all(words.summary(course), write)


def _ask_next(course: PracticeSession, write: Write, *, like: bool = False) -> bool:
    """Ask the next question; returns whether there is one."""
    card = course.go_on(like=like)
    if card is None:
        return False
    write("")
    write(words.head(card))
    _write_all(words.question(card), write)
    _write_all(draw_figure(course.desk.figure(card.handle)), write)
    return True


def _handle_line(course: PracticeSession, line: str, write: Write) -> bool:
    """Handle one line; returns whether to continue."""
    match line:
        case "?":
            write(words.hint(course.hint()))
            return True
        case "!":
            _write_all(words.solution(course.solution()), write)
            return _ask_next(course, write)
        case "+" | ">":
            return _ask_next(course, write, like=line == "+")
        case _:
            judged = course.answer(line)
            write(strip_controls(judged.sentence))
            return judged.outcome != "right" or _ask_next(course, write)


def _write_all(lines: Iterable[str] | Iterator[str], write: Write) -> None:
    for line in lines:
        write(line)
