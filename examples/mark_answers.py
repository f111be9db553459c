"""Mark what pupils typed: right, wrong or not readable, and which mistake it was."""

import csv
import io
from collections import Counter

import abaculus
from abaculus.questions.views import explain_mistake

ANSWERS = """\
pupil,question,answer
Ada,frac.mul@1/L3#0f3k9c2m,1/2
Bob,frac.mul@1/L3#0f3k9c2m,5/7
Cleo,frac.mul@1/L3#0f3k9c2m,0.5
Dan,frac.mul@1/L3#0f3k9c2m,6/12
Eve,frac.mul@1/L3#0f3k9c2m,half of it
"""

outcomes = Counter()
for row in csv.DictReader(io.StringIO(ANSWERS)):
    verdict = abaculus.question(row["question"]).check(row["answer"])
    outcomes[verdict.outcome] += 1
    mistake = verdict.code.removeprefix("mis:")
    why = explain_mistake(mistake) if mistake != verdict.code else verdict.code
    print(f"{row['pupil']:5} {row['answer']:10} {verdict.outcome:10} {why}")
print(", ".join(f"{count} {outcome}" for outcome, count in outcomes.items()))
