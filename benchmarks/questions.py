"""Questions made and answers checked, beside other programs, each in its own environment."""

from __future__ import annotations

import json
import resource
import statistics
import subprocess
import sys
import venv
from functools import partial
from pathlib import Path

from abaculus.maths.answers import check, read_spec
from benchmarks.stopwatch import Rate, milliseconds

HOME = Path(__file__).parents[1] / "build" / "peers"
ROUNDS = 5

OURS = """
import gc, json, sys, time
from abaculus.questions.selection import places
from abaculus.questions.engine import make
from abaculus.questions.question import Question
from abaculus.questions.renderer import tex, text
known = [place for place in places() if not place.preset.is_blue]
plain, typeset = text(), tex()
def some(start, count):
    for number in range(start, start + count):
        place = known[number % len(known)]
        made = make(place.gen, place.preset.name, f"{number:08}")
        if isinstance(made, Question):
            plain.blocks(made.prompt), typeset.blocks(made.prompt), plain.value(made.answer.shown)
some(0, 10 * len(known))
gc.collect(); gc.freeze()
begin = time.process_time()
some(10 * len(known), 40 * len(known))
print(json.dumps([40 * len(known), time.process_time() - begin]))
"""
"""Questions made, verified by the second way, as text and TeX, with the answer."""

MATHGENERATOR = """
import gc, json, time, warnings
warnings.simplefilter("ignore")
import mathgenerator
kind = type(mathgenerator.addition)
known = [one for name, one in sorted(vars(mathgenerator).items()) if isinstance(one, kind)]
assert len(known) > 100
def some(count):
    for number in range(count):
        try:
            known[number % len(known)]()
        except Exception:
            pass  # a few of them fail now and then
some(10 * len(known))
gc.collect(); gc.freeze()
begin = time.process_time()
some(200 * len(known))
print(json.dumps([200 * len(known), time.process_time() - begin]))
"""
"""Many rounds, because its generators take from one to hundreds of milliseconds."""

MATHEMATICS_DATASET = """
import collections, collections.abc, fractions, gc, json, math, random, time
for name in ("Mapping", "MutableMapping", "Iterable", "Callable", "Sequence", "Set", "Hashable"):
    setattr(collections, name, getattr(collections.abc, name))
fractions.gcd = math.gcd
import numpy
numpy.object = object
from absl import flags
flags.FLAGS(["peer"])
from mathematics_dataset import generate
generate.init_modules(train_split=False)
modules = [one for part in generate.filtered_modules.values() for one in part.values()]
def some(count):
    for number in range(count):
        generate.sample_from_module(modules[number % len(modules)])
some(len(modules))
gc.collect(); gc.freeze()
begin = time.process_time()
some(5 * len(modules))
print(json.dumps([5 * len(modules), time.process_time() - begin]))
"""

ANSWERS = [
    ("7/12", ["7/12", "14/24", "0.58", "1/2", "5/12"]),
    ("2048", ["2048", "2,048", "4096", "2^11", "20"]),
    ("5*sqrt(2)", ["sqrt(50)", "5*sqrt(2)", "7.07", "10/sqrt(2)"]),
    ("-3/4", ["-3/4", "-0.75", "3/4", "-6/8"]),
    ("0.125", ["1/8", "0.125", "0.12", "12.5%"]),
]
"""What pupils type for some numbers, with some odd forms."""

OUR_CHECKS = f"""
import gc, json, time
from abaculus.maths.answers import check, read_spec
cases = {ANSWERS!r}
specs = [(read_spec({{"kind": "number", "value": value}}), given) for value, given in cases]
def some(times):
    count = 0
    for _ in range(times):
        for spec, given in specs:
            for text in given:
                check(spec, text)
                count += 1
    return count
some(3)
gc.collect(); gc.freeze()
begin = time.process_time()
count = some(150)
print(json.dumps([count, time.process_time() - begin]))
"""

MATH_VERIFY = f"""
import gc, json, time
from math_verify import parse, verify
cases = {ANSWERS!r}
def tex(text):
    return "$" + text.replace("sqrt(", "\\\\sqrt{{").replace(")", "}}").replace("*", " ") + "$"
def some(times):
    count = 0
    for _ in range(times):
        for value, given in cases:
            truth = parse(tex(value), parsing_timeout=None)
            for text in given:
                verify(truth, parse(tex(text), parsing_timeout=None), timeout_seconds=None)
                count += 1
    return count
some(1)
gc.collect(); gc.freeze()
begin = time.process_time()
count = some(10)
print(json.dumps([count, time.process_time() - begin]))
"""


IMPORTS = {
    "Python alone": "pass",
    "the engine": "import abaculus.questions.engine",
    "the engine with all generators": "import abaculus.questions.engine as e; e.generators()",
    "the checker": "import abaculus.maths.answers",
}
HOSTILE = (
    "9^9^9^9",
    "(" * 190 + "1" + ")" * 9,
    "9" * 10_000,
    "1e999999999",
    "200!^200!",
    "sqrt(" * 39 + "2" + ")" * 39,
    "\u202e" * 50 + "١٢٣",
    "1/" * 99 + "3",
    "2^" * 99 + "2",
    "((((1+sqrt(2))^64)^64)^64)^64",
)


def _imports() -> list[str]:
    """CPU milliseconds of a process that only imports something; medians of nine, in turns."""
    spent: dict[str, list[float]] = {name: [] for name in IMPORTS}
    for _ in range(9):
        for name, code in IMPORTS.items():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-c", code], check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            spent[name].append(used * 1000)
    return [f"| {name} | {statistics.median(times):.0f} |" for name, times in spent.items()]


def _hostile() -> float:
    """The worst CPU milliseconds to check a hostile text, best of five each."""
    rule = read_spec({"kind": "number", "value": "6"})
    check(rule, "(1")
    return max(
        min(milliseconds(partial(check, rule, text))[0] for _ in range(5)) for text in HOSTILE
    )


def report() -> list[str]:
    """All programs in turns."""
    makers = {
        "Abaculus": (sys.executable, OURS),
        "mathgenerator 1.5": (_peer("mathgenerator", "mathgenerator==1.5.0"), MATHGENERATOR),
        "mathematics_dataset 1.0.1": (
            _peer("mathematics", "mathematics_dataset==1.0.1", "sympy==1.4", "numpy==1.26.4"),
            MATHEMATICS_DATASET,
        ),
    }
    checkers = {
        "Abaculus": (sys.executable, OUR_CHECKS),
        "Math-Verify 0.9": (_peer("verify", "math-verify[antlr4_13_2]==0.9.0"), MATH_VERIFY),
    }
    made, checked = _rates(makers), _rates(checkers)
    return [
        "## Questions and answers",
        "",
        f"Per CPU second: median of {ROUNDS} rounds (lowest to highest), all in turns, each in its own process; the start and the first rounds are not counted.",
        "A uniform mix over all generators; ours with the second way, text, TeX and answer.",
        "",
        "| questions made | per CPU second | times faster (ours) |",
        "| --- | --- | --- |",
        *_rows(made),
        "",
        "| answers checked | per CPU second | times faster (ours) |",
        "| --- | --- | --- |",
        *_rows(checked),
        "",
        f"The worst of {len(HOSTILE)} hostile texts (towers of powers, 10,000 digits, deep brackets) was answered within {_hostile():.1f} ms of CPU.",
        "",
        "| loading | CPU ms of the whole process |",
        "| --- | --- |",
        *_imports(),
    ]


def _peer(name: str, *packages: str) -> str:
    """The Python of an environment with these packages."""
    place = HOME / name
    python = place / "bin" / "python"
    if not python.exists():
        venv.create(place, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
    return str(python)


def _rates(rivals: dict[str, tuple[str, str]]) -> dict[str, Rate]:
    seen: dict[str, list[float]] = {name: [] for name in rivals}
    for _ in range(ROUNDS):
        for name, (python, script) in rivals.items():
            run = subprocess.run([python, "-c", script], capture_output=True, text=True, check=True)
            count, spent = json.loads(run.stdout.splitlines()[-1])
            seen[name].append(count / spent)
    return {
        name: Rate(statistics.median(times), min(times), max(times)) for name, times in seen.items()
    }


def _rows(rates: dict[str, Rate]) -> list[str]:
    ours = next(iter(rates.values())).median
    return [f"| {name} | {rate} | {ours / rate.median:,.1f} |" for name, rate in rates.items()]


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
