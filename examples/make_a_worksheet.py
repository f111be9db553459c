"""Make a worksheet for a grade, and the sheet with its answers, as two pages of HTML."""

import sys
from pathlib import Path

import abaculus
from abaculus.questions.views import after_view

GRADE, COUNT = 5, 12
folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
views = [after_view(abaculus.ask(grade=GRADE, seed=number)) for number in range(COUNT)]


def page(title, lines):
    """A whole page; mathematics is MathML, which browsers set themselves."""
    items = "".join(f"<li style='margin: 1em 0'>{line}</li>" for line in lines)
    head = f"<!doctype html><meta charset=utf-8><title>{title}</title>"
    return f"{head}<h1>{title}</h1><ol>{items}</ol>"


questions = [view.referee.player.prompt.html for view in views]
answers = [
    f"{view.referee.answer.html} <small>({view.qid})</small><br>"
    + "<br>".join(part.html for step in view.steps for part in (step.say, step.m) if part)
    for view in views
]
(folder / "worksheet.html").write_text(page(f"Grade {GRADE}", questions), "utf-8")
(folder / "answers.html").write_text(page(f"Grade {GRADE}: answers", answers), "utf-8")
print(f"{COUNT} questions in {folder / 'worksheet.html'} and {folder / 'answers.html'}")
