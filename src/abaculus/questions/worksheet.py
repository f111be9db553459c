"""A page of many questions to look through, each with its answer and steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from typing import Final

from abaculus.questions.dice import bind_by_seed
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import make
from abaculus.questions.ids import format_seed
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import Place, places
from abaculus.questions.svg import FigureRenderer
from abaculus.questions.views import AfterView, CardText, after_view

_LOOK: Final = """
body { padding: var(--s-4); }
.sheet { margin-top: var(--s-4); columns: 24rem; column-gap: var(--s-4); }
.sheet > li { break-inside: avoid; margin-bottom: var(--s-4); padding: var(--s-4); }
.sheet > li > * + * { margin-top: var(--s-3); }
.sheet h2 { font: var(--w-strong) var(--step--1)/1.3 var(--font-text); overflow-wrap: anywhere; }
.sheet .prompt { font-size: var(--step-2); line-height: 1.35; }
.sheet .q-figure { margin-inline: auto; }
.sheet .choices { display: flex; flex-wrap: wrap; gap: var(--s-2); }
.sheet .choices li { padding: var(--s-2) var(--s-3); border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-2); }
.sheet .steps li + li { margin-top: var(--s-2); }
"""


def sample_questions(count: int, seed: str, page: int = 1) -> tuple[Question, ...]:
    """A page of an endless series of questions; every second one is of a kind with figures."""
    chosen = (_nth(number, seed) for number in range(count * (page - 1), count * page))
    return tuple(sorted(chosen, key=lambda question: question.qid))


def render_worksheet(
    questions: Iterable[Question], style: str, *, locale: str = "en", dark: bool
) -> str:
    """The questions as one self-contained HTML page."""
    drawing = FigureRenderer(locale)
    cards = [_card(after_view(question, locale), question, drawing) for question in questions]
    theme = "dark" if dark else "light"
    return (
        f'<!doctype html><html lang="{escape(locale)}" data-theme="{theme}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Questions</title><style>{style}{_LOOK}</style>"
        f"<main><h1>{len(cards)} questions</h1>"
        f'<ol class="sheet">{"".join(cards)}</ol></main></html>'
    )


def _nth(number: int, seed: str) -> Question:
    """The nth question: generators take turns, with another of their presets every time."""
    kinds = _kinds(seed)[number % 2]
    turn, place = divmod(number // 2, len(kinds))
    presets = kinds[place]
    chance = Rng(f"sheet/{seed}/{number}")
    return _make(presets[turn % len(presets)], format_seed(chance.below(1 << 40)))


@cache
def _kinds(seed: str) -> tuple[Sequence[Sequence[Place]], Sequence[Sequence[Place]]]:
    """The presets of all generators with figures, and of all others, in the order of a seed."""
    rng = Rng(f"sheet/{seed}")
    drawn: dict[str, list[Place]] = {}
    plain: dict[str, list[Place]] = {}
    for place in rng.shuffle(places()):
        kind = drawn if _make(place, format_seed(0)).figure else plain
        kind.setdefault(place.gen, []).append(place)
    others = [presets for gen, presets in plain.items() if gen not in drawn]
    return tuple(drawn.values()), others


def _make(place: Place, seed: str) -> Question:
    made = make(place.gen, place.preset.name, seed)
    return bind_by_seed(place, seed, made) if isinstance(made, DiceQuestion) else made


def _card(view: AfterView, question: Question, drawing: FigureRenderer) -> str:
    player = view.referee.player
    parts = [
        f"<h2>{escape(view.qid)}</h2>",
        f'<p class="prompt">{speakable_html(player.prompt)}</p>',
        "" if question.figure is None else drawing.svg(question.figure),
        _list("choices", [speakable_html(one) for one in player.choices]),
        f"<p><b>{speakable_html(view.referee.answer)}</b> · {player.secs} s</p>",
        _list(
            "steps",
            [
                " ".join(speakable_html(part) for part in (line.say, line.m) if part)
                for line in view.steps
            ],
        ),
        _list(
            "small quiet",
            [f"{speakable_html(one.shown)} {escape(one.why, quote=False)}" for one in view.wrong],
        ),
    ]
    return f'<li class="card">{"".join(parts)}</li>'


def _list(name: str, lines: Sequence[str]) -> str:
    inside = "".join(f"<li>{line}</li>" for line in lines)
    return f'<ul class="{name}">{inside}</ul>' if lines else ""


def speakable_html(shown: CardText) -> str:
    """Visible mathematics, covered by its words for screen readers."""
    if shown.html == shown.spoken:
        return shown.html
    spoken = escape(shown.spoken, quote=False)
    return (
        f'<span class="heard"><span class="spoken">{spoken}</span>'
        f'<span aria-hidden="true">{shown.html}</span></span>'
    )
