"""A question at the table as styled text: the card, the time, the preview, the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.style import Style
from rich.text import Text

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.question_card import AnswerPreview, AnswerVerdict
from abaculus.kernel.scenes import TableQuestion
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.practice import text as words
from abaculus.terminal.render.palette import Palette
from abaculus.terminal.render.text import join_facts, plain_text, say, strip_controls
from abaculus.terminal.screens.open_questions import OpenQuestions

_SOON = 10
"""Seconds below which the time is shown as a warning."""
_CODES = {"passed": "term-asked-passed", "late": "term-asked-time-up"}


def question_panel(
    asks: OpenQuestions,
    state: ClientState,
    reading: AnswerPreview | None,
    now: float,
    look: Palette,
) -> Text | None:
    """The open question or the last answer; None if there is neither."""
    if asks.open is not None:
        return _join_lines(_open_lines(asks.open, state, reading, now, look))
    found = asks.verdicts or asks.others
    if not found:
        return None
    return _join_lines(line for one in found for line in _question_lines(one, state, now, look))


def _join_lines(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def _question_lines(
    asked: TableQuestion[RichSentence], state: ClientState, now: float, look: Palette
) -> Iterator[Text]:
    if asked.judged is not None:
        yield from _verdict_lines(asked, state, look)
        return
    yield from _card_lines(asked, state, look)
    name = strip_controls(state.table.players[asked.seat].name)
    yield Text(say("term-asked-thinks", name=name), Style(color=look.faint))
    yield from _time_lines(asked, state, now, look)


def _open_lines(
    asked: TableQuestion[RichSentence],
    state: ClientState,
    reading: AnswerPreview | None,
    now: float,
    look: Palette,
) -> Iterator[Text]:
    yield from _card_lines(asked, state, look)
    yield from _time_lines(asked, state, now, look)
    if reading is not None:
        shown = "" if reading.shown is None else strip_controls(reading.shown.text)
        is_read = reading.code == "read"
        sentence = (
            say("term-practice-reads", text=shown) if is_read else strip_controls(reading.sentence)
        )
        yield Text(sentence, Style(color=look.ink if is_read else look.warn))
    typing = words.signs(asked.card, is_brief=True)
    yield from (Text(line, Style(color=look.ink)) for line in typing)
    yield from (Text(plain_text(stake), Style(color=look.faint)) for stake in asked.stake)


def _card_lines(
    asked: TableQuestion[RichSentence], state: ClientState, look: Palette
) -> Iterator[Text]:
    yield _head(asked, state, look)
    for line in words.statement(asked.card):
        yield Text(line, Style(color=look.ink))


def _head(asked: TableQuestion[RichSentence], state: ClientState, look: Palette) -> Text:
    card, scene = asked.card, state.scene
    standing = scene.seats[asked.seat] if scene and asked.seat < len(scene.seats) else None
    tallies = standing.tallies if standing is not None else ()
    kind = next((plain_text(one.name) for one in tallies if one.role == asked.role), asked.sign)
    place = ""
    if card.grade is not None:
        place = say("term-asked-grade", grade=card.grade)
    return Text(
        join_facts([kind, place, strip_controls(card.title)]), Style(color=look.accent, bold=True)
    )


def _time_lines(
    asked: TableQuestion[RichSentence], state: ClientState, now: float, look: Palette
) -> Iterator[Text]:
    line = time_line(asked, state, now, look)
    if line is not None:
        yield line


def time_line(
    asked: TableQuestion[RichSentence], state: ClientState, now: float, look: Palette
) -> Text | None:
    """The seconds left for a question; None if it has no deadline."""
    clock = next((one for one in state.clocks if asked.clock and one.name == asked.clock), None)
    if clock is None:
        return None
    seconds = -(-state.left(clock, now) // 1000)
    is_soon = seconds <= _SOON
    colour = look.warn if is_soon else look.ink
    return Text(say("term-asked-left", seconds=seconds), Style(color=colour, bold=is_soon))


def _verdict_lines(
    asked: TableQuestion[RichSentence], state: ClientState, look: Palette
) -> Iterator[Text]:
    yield from _card_lines(asked, state, look)
    judged = asked.judged
    if judged is not None:
        is_right = judged.outcome == "right"
        sign, colour = ("✓", look.yes) if is_right else ("≠", look.no)
        yield Text(f"{sign} {_sentence(judged)}", Style(color=colour, bold=True))
    for row in asked.result:
        sums = [plain_text(row.text), strip_controls(row.points)]
        yield Text("  ".join(one for one in sums if one), Style(color=look.ink, bold=True))
    if asked.solution is not None:
        yield from (Text(line, Style(color=look.ink)) for line in words.solution(asked.solution))


def _sentence(judged: AnswerVerdict) -> str:
    """The verdict's sentence; without an answer, or for a bot's, the table's own words."""
    if judged.sentence:
        return strip_controls(judged.sentence)
    if judged.code in _CODES:
        return say(_CODES[judged.code])
    return say("term-asked-right" if judged.outcome == "right" else "term-asked-wrong")
