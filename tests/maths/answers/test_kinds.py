"""Every kind but plain numbers, as people type it in six languages."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.maths.answers import check, read_spec
from abaculus.maths.answers.verdicts import MALFORMED, RIGHT

Cases = dict[str, str]


def codes(
    spec: dict[str, Any], typed: Cases, locale: str = "en", profile: str = "default"
) -> Cases:
    """The codes of texts, each after making sure that it belongs to its outcome."""
    found: Cases = {}
    for text in typed:
        verdict = check(read_spec(spec), text, locale, profile)
        expected = "malformed" if verdict.code in MALFORMED else "wrong"
        assert verdict.outcome == ("right" if verdict.code in RIGHT else expected)
        found[text] = verdict.code
    return found


RATIO = {"kind": "ratio", "terms": [3, 4]}
QUOTREM = {"kind": "quotrem", "q": 5, "r": 2}
AFTERNOON = {"kind": "time", "value": "15:30"}
LONG = {"kind": "duration", "seconds": 7500, "unit": "min", "colon": "h:m"}
SHORT = {"kind": "duration", "seconds": 200, "colon": "m:s"}
DAY = {"kind": "date", "value": "2024-07-04"}
CAESAR = {"kind": "year", "value": -44}
PAIR = {"kind": "point", "coords": [2, 5]}
ORDERED = {"kind": "list", "items": [1, 2, 3]}
ROOTS = {"kind": "set", "items": [2, 3]}
FACTORS = {"kind": "multiset", "items": [2, 2, 2, 3]}
SPAN = {"kind": "interval", "value": "(1,4]"}
OUTSIDE = {"kind": "interval", "value": "(-inf,1) U (3,inf)"}
RHOMBUS: dict[str, Any] = {
    "kind": "word",
    "accept": {"en": ["rhombus"], "it": ["rombo"], "fr": ["losange"], "en-US": ["diamond shape"]},
    "lexicon": ["square", "kite", "rhomb", "trapezium"],
}
SHAPES = {"kind": "choice", "options": ["rhombus", "kite", "square"], "correct": 0}
SIGNS = {"kind": "choice", "options": ["<", ">", "="], "correct": "<"}
VALUES = {"kind": "choice", "options": ["1/2", "0.75", "2"], "correct": 1}
LINE = {"kind": "expr", "value": "6x-8"}
EXPANDED = {"kind": "expr", "value": "x^2+5x+6", "form": "expanded"}
FACTORED = {"kind": "expr", "value": "2(x+2)(x+3)", "form": "factored"}
GRAPH = {"kind": "equation", "value": "y=2x+1"}

TABLE: list[tuple[dict[str, Any], str, Cases]] = [
    (RATIO, "en", {"3:4": "exact", "6:8": "equivalent_form", "3 to 4": "exact", "3/4": "exact",
                   "0.75": "wrong_form", "4:3": "order", "3:4:5": "count", "3": "wrong",
                   "1.5:2": "equivalent_form", "0:4": "wrong", "3∶4": "exact", "-3:-4": "wrong",
                   "1/2 : 2/3": "equivalent_form", "3:": "syntax", "3:x": "syntax",
                   "3+1:4": "unevaluated", "6:9": "wrong", "": "empty"}),
    (RATIO, "de", {"3 zu 4": "exact"}),
    (RATIO, "it", {"3 a 4": "exact", "1,5:2": "equivalent_form"}),
    (RATIO, "fr", {"3 à 4": "exact"}),
    (RATIO, "cs", {"3 ku 4": "exact"}),
    (RATIO | {"form": "reduced", "colon": True}, "en",
     {"3:4": "exact", "6:8": "not_reduced", "3/4": "syntax", "1.5:2": "not_reduced",
      "4:3": "order", "0.75": "wrong_form"}),
    (QUOTREM, "en", {"5 r 2": "exact", "5R2": "exact", "5 rem 2": "exact", "5 remainder 2": "exact",
                     "5, 2": "exact", "5,2": "exact", "2 r 5": "order", "5 r 3": "wrong",
                     "5": "count", "5.4": "count", "5 r": "syntax", "q=5, r=2": "exact",
                     "5 (r 2)": "exact", "5 r 2 r 1": "count", "5 r 1/2": "not_plain"}),
    (QUOTREM, "it", {"5 resto 2": "exact"}),
    (QUOTREM, "fr", {"5 reste 2": "exact"}),
    (QUOTREM, "de", {"5 Rest 2": "exact"}),
    (QUOTREM, "cs", {"5 zb. 2": "exact"}),
    (AFTERNOON, "en", {"15:30": "exact", "15.30": "exact", "15h30": "exact", "3:30 pm": "exact",
                       "3.30 p.m.": "exact", "3:30PM": "exact", "3:30": "am_pm",
                       "3:30 a.m.": "am_pm", "15:5": "syntax", "15:60": "syntax",
                       "25:00": "syntax", "15": "syntax", "1530": "syntax", "15:30 am": "syntax",
                       "15:30 pm": "exact", "0:30 pm": "syntax", "24:30": "syntax",
                       "15:31": "wrong", "noon": "wrong"}),
    (AFTERNOON, "de", {"15:30 Uhr": "exact", "15.30 Uhr": "exact", "15 Uhr 30": "exact"}),
    (AFTERNOON, "fr", {"15 h 30": "exact", "15h30": "exact"}),
    ({"kind": "time", "value": "12:00"}, "en", {"noon": "exact", "12 pm": "exact",
                                                "midnight": "am_pm", "12:00 am": "am_pm"}),
    ({"kind": "time", "value": "00:00"}, "en", {"24:00": "exact", "0:00": "exact",
                                                "midnight": "exact", "12 am": "exact"}),
    ({"kind": "time", "value": "00:00"}, "it", {"mezzanotte": "exact"}),
    ({"kind": "time", "value": "3:30", "clock": 12}, "en",
     {"3:30": "exact", "15:30": "equivalent_form", "3:30 am": "exact", "4:30": "wrong"}),
    (LONG, "en", {"2 h 5 min": "exact", "2h05": "exact", "125 min": "exact", "125": "exact",
                  "2:05": "exact", "2h 5m": "exact", "7500 s": "exact", "125'": "exact",
                  "2 hours and 5 minutes": "exact", "2 1/12 h": "exact", "2 h": "wrong",
                  "125 cm": "unit_dimension", "125 foo": "unit_unknown", "5 min 2 h": "syntax",
                  "2:65": "syntax", "-125": "wrong_sign", "2:05:00": "exact", "2:05 h": "exact",
                  "1 h 65 min": "exact", "100+25": "unevaluated"}),
    (LONG, "it", {"2 ore e 5 minuti": "exact", "2,5 h": "wrong"}),
    (LONG, "de", {"2 Stunden 5 Minuten": "exact"}),
    (LONG, "cs", {"2 hodiny 5 minut": "exact"}),
    (SHORT, "en", {"3'20\"": "exact", "3′20″": "exact", "3:20": "exact", "3 min 20 s": "exact",
                   "3 min 20": "exact", "200": "unit_missing", "200 s": "exact",
                   "3:20 h": "wrong"}),
    ({"kind": "duration", "seconds": 200}, "en", {"3:20": "syntax", "3:20 min": "exact"}),
    (DAY, "en", {"2024-07-04": "exact", "4/7/2024": "equivalent_form",
                 "7/4/2024": "equivalent_form", "4.7.2024": "equivalent_form",
                 "4-7-2024": "equivalent_form", "4 July 2024": "equivalent_form",
                 "July 4, 2024": "equivalent_form", "4th of July 2024": "equivalent_form",
                 "Jul 4 2024": "equivalent_form", "5 July 2024": "wrong", "31/2/2024": "syntax",
                 "4/7/24": "syntax", "July 4": "syntax", "4/7-2024": "syntax",
                 "4 Xyz 2024": "syntax"}),
    (DAY, "en-US", {"7/4/2024": "equivalent_form", "4/7/2024": "wrong"}),
    (DAY, "en-IN", {"4/7/2024": "equivalent_form", "7/4/2024": "wrong"}),
    (DAY, "it", {"4 luglio 2024": "equivalent_form", "4 lug 2024": "equivalent_form",
                 "4 July 2024": "equivalent_form", "7/4/2024": "wrong"}),
    (DAY, "fr", {"4 juillet 2024": "equivalent_form", "4 juil. 2024": "equivalent_form",
                 "4 jui 2024": "equivalent_form"}),
    (DAY, "de", {"4. Juli 2024": "equivalent_form", "4.7.2024": "equivalent_form"}),
    (DAY, "cs", {"4. července 2024": "equivalent_form", "4. července  2024": "equivalent_form"}),
    (DAY, "es", {"4 de julio de 2024": "equivalent_form"}),
    (CAESAR, "en", {"-44": "exact", "44 BC": "exact", "44 B.C.": "exact", "44 BCE": "exact",
                    "44 b.c.e.": "exact", "BC 44": "exact", "44": "wrong_sign", "0": "no_year_zero",
                    "44 AD": "wrong_sign", "-44 BC": "syntax", "45 BC": "wrong",
                    "44 xx": "unit_unknown", "44.5 BC": "not_plain"}),
    (CAESAR, "it", {"44 a.C.": "exact"}),
    (CAESAR, "fr", {"44 av. J.-C.": "exact"}),
    (CAESAR, "de", {"44 v. Chr.": "exact", "44 n. Chr.": "wrong_sign"}),
    (CAESAR, "cs", {"44 př. n. l.": "exact"}),
    ({"kind": "year", "value": 1492}, "en", {"AD 1492": "exact", "1492 CE": "exact",
                                             "1,492": "exact", "-1492": "wrong_sign"}),
    (PAIR, "en", {"(2,5)": "exact", "2, 5": "exact", "2;5": "exact", "[2; 5]": "exact",
                  "(2|5)": "exact", "P(2,5)": "exact", "P = (2,5)": "exact",
                  "x=2, y=5": "exact", "y=5, x=2": "exact", "x = 2 and y = 5": "exact",
                  "(x,y)=(2,5)": "exact", "(5,2)": "order", "(2)": "count", "(2,5,1)": "count",
                  "x=2": "count", "a=2, b=5": "syntax", "(2,5": "syntax", "(2 5)": "syntax",
                  "(2, 4+1)": "unevaluated", "(2,6)": "wrong", "x=2, 5": "syntax"}),
    (PAIR, "it", {"2,5": "exact", "(2; 5)": "exact", "(2,0; 5)": "exact", "(2,5; 3)": "wrong"}),
    ({"kind": "point", "coords": ["1/2", -3]}, "de", {"(0,5|-3)": "equivalent_form",
                                                      "(0,5, -3)": "equivalent_form"}),
    ({"kind": "point", "coords": [1, 2, 3], "names": ["a", "b", "c"]}, "en",
     {"(1,2,3)": "exact", "c=3; a=1; b=2": "exact", "(2,1,3)": "order"}),
    (ORDERED, "en", {"1, 2,3": "exact", "1,2,3": "exact",
                     "1 2 3": "exact", "1; 2; 3": "exact", "1|2|3": "exact",
                     "1, 2 and 3": "exact", "1, 2, and 3": "exact", "1<2<3": "exact",
                     "3>2>1": "order", "1<3>2": "syntax", "3,2,1": "order", "1,2": "missing_items",
                     "1,2,3,4": "extra_items", "1,2,4": "wrong", "a,b,c": "syntax",
                     "1+0,2,3": "unevaluated", "{1,2,3}": "exact", "1.0, 4/2, 3": "unevaluated",
                     "1,2,": "syntax"}),
    (ORDERED, "it", {"1, 2 e 3": "exact", "1,0; 2,0; 3,0": "exact", "1,2,3": "exact"}),
    (ORDERED, "cs", {"1, 2 a 3": "exact"}),
    (ROOTS, "en", {"3; 2": "equivalent_form", "x=2 or x=3": "exact", "{2,3}": "exact",
                   "2": "missing_items", "2,3,4": "extra_items", "2,3,3": "equivalent_form",
                   "x1=2, x2=3": "exact", "x₁=2; x₂=3": "exact", "S={2,3}": "exact",
                   "2 & 3": "exact", "none": "missing_items", "(2,3)": "syntax",
                   "x∈{2,3}": "exact", "2,4": "wrong"}),
    (ROOTS, "de", {"2 oder 3": "exact", "2 und 3": "exact"}),
    (ROOTS, "it", {"x=2 oppure x=3": "exact", "x=2 o x=3": "exact"}),
    ({"kind": "set", "items": [3, -3]}, "en", {"±3": "exact", "x=±3": "exact", "x = ± 3": "exact",
                                               "3": "missing_items"}),
    ({"kind": "set", "items": ["2+√3", "2-√3"]}, "en", {"2±√3": "exact", "x=2±√3": "exact"}),
    ({"kind": "set", "items": []}, "en", {"∅": "exact", "{}": "exact", "none": "exact",
                                          "No solution.": "exact", "L={}": "exact",
                                          "2": "extra_items"}),
    ({"kind": "set", "items": []}, "de", {"keine Lösung": "exact"}),
    ({"kind": "set", "items": []}, "cs", {"žádné řešení": "exact"}),
    ({"kind": "set", "items": ["2.5"]}, "it", {"2,5": "exact", "{2,5}": "exact"}),
    (FACTORS, "en", {"2,2,2,3": "exact", "2^3*3": "exact", "2×2×2×3": "exact", "2³·3": "exact",
                     "3,2,2,2": "equivalent_form", "2,3": "missing_items", "8*3": "wrong",
                     "24 = 2^3*3": "exact", "2 2 2 3": "exact", "2,2,2,2,3": "extra_items",
                     "2^99*3": "too_big"}),
    ({"kind": "multiset", "items": [2, 2, 2]}, "en", {"2^3": "exact", "8": "wrong"}),
    (SPAN, "en", {"(1,4]": "exact", "]1;4]": "equivalent_form", "1<x<=4": "equivalent_form",
                  "x>1 and x<=4": "equivalent_form", "4>=x>1": "equivalent_form",
                  "[1,4]": "endpoint", "(1,4)": "endpoint", "(1,3]": "wrong",
                  "(1,2] U [2,4]": "equivalent_form", "(1,2) U (2,4]": "wrong",
                  "1 < x ≤ 4": "equivalent_form", "x∈(1,4]": "equivalent_form",
                  "(4,1]": "order", "{x | 1<x<=4}": "equivalent_form", "x>1": "wrong",
                  "1<y<=4": "syntax", "1<x>4": "syntax", "(1;4;5]": "count", "1,4": "syntax",
                  "(1,2+2]": "unevaluated", "x=4": "wrong", "{4}": "wrong"}),
    (SPAN, "fr", {"]1 ; 4]": "equivalent_form", "]1,0;4]": "equivalent_form"}),
    (SPAN, "it", {"x>1 e x<=4": "equivalent_form"}),
    (OUTSIDE, "en", {"x<1 or x>3": "equivalent_form", "(-∞,1)∪(3,∞)": "exact",
                     "]-∞;1[ ∪ ]3;+∞[": "equivalent_form", "x<=1 or x>=3": "endpoint",
                     "(-inf,1) U (3,+inf]": "endpoint", "[-inf,1) U (3,inf)": "endpoint",
                     "x<1 and x>3": "wrong", "(inf,1) U (3,inf)": "syntax"}),
    (OUTSIDE, "de", {"x<1 oder x>3": "equivalent_form"}),
    ({"kind": "interval", "value": "R"}, "en", {"R": "exact", "ℝ": "exact",
                                                "(-∞,∞)": "equivalent_form"}),
    ({"kind": "interval", "value": "x!=3"}, "en", {"x≠3": "exact",
                                                   "(-inf,3) U (3,inf)": "equivalent_form"}),
    ({"kind": "interval", "value": "{}"}, "en", {"∅": "equivalent_form", "R": "wrong",
                                                 "4<x<1": "equivalent_form"}),
    ({"kind": "interval", "value": "t>=√2", "var": "t"}, "en", {"[√2, inf)": "equivalent_form",
                                                               "t>=1.41": "wrong"}),
    ({"kind": "bool", "value": True}, "en", {"yes": "exact", "Y": "exact", "true": "exact",
                                             "T": "exact", "no": "wrong", "f": "wrong",
                                             "maybe": "syntax", "Yes.": "exact", "": "empty"}),
    ({"kind": "bool", "value": True}, "it", {"sì": "exact", "vero": "exact", "yes": "exact",
                                             "falso": "wrong", "V": "exact"}),
    ({"kind": "bool", "value": False}, "de", {"nein": "exact", "falsch": "exact", "ja": "wrong"}),
    ({"kind": "bool", "value": False}, "cs", {"ne": "exact", "ano": "wrong"}),
    ({"kind": "bool", "value": False}, "fr", {"non": "exact", "vrai": "wrong"}),
    ({"kind": "bool", "value": False}, "es", {"no": "exact", "sí": "wrong"}),
    (RHOMBUS, "en", {"rhombus": "exact", "The Rhombus.": "exact", "a rhombus": "exact",
                     "rhombuses": "equivalent_form", "rombus": "typo", "rhombsu": "typo",
                     "square": "wrong", "rhomb": "wrong", "rhmbs": "wrong", "rombo": "wrong",
                     "42": "syntax", "rhombús": "exact", "rhom-bus": "exact"}),
    (RHOMBUS, "en-US", {"diamond-shape": "exact", "rhombus": "exact"}),
    (RHOMBUS, "it", {"rombo": "exact", "il rombo": "exact", "rhombus": "exact", "rmbo": "typo"}),
    (RHOMBUS, "fr", {"le losange": "exact", "Losanges": "equivalent_form"}),
    ({"kind": "word", "accept": {"en": ["kite"]}}, "en", {"kit": "wrong", "kite": "exact"}),
    ({"kind": "word", "accept": {"en": ["rhombus"]}, "typo": 0}, "en", {"rombus": "wrong"}),
    ({"kind": "word", "accept": {"en": ["mean"]}, "lexicon": ["median"]}, "en",
     {"median": "wrong", "meam": "wrong"}),
    ({"kind": "word", "accept": {"en": ["rhombus"]}, "lexicon": ["rhombos"]}, "en",
     {"rhombs": "wrong", "rhombuz": "typo"}),
    (SHAPES, "en", {"a": "exact", "A)": "exact", "(a)": "exact", "rhombus": "exact",
                    "Kite": "wrong", "b": "wrong", "d": "syntax", "circle": "syntax",
                    "the rhombus": "exact", "1": "syntax"}),
    (SIGNS, "en", {"<": "exact", "less than": "exact", ">": "wrong", "equal": "wrong",
                   "a": "exact", "≤": "syntax"}),
    (SIGNS, "it", {"minore": "exact", "maggiore": "wrong", "less": "exact"}),
    (SIGNS, "de", {"kleiner als": "exact", "größer": "wrong"}),
    (VALUES, "en", {"3/4": "exact", "0.75": "exact", "b": "exact", "2": "wrong", "75%": "exact",
                    "0.5": "wrong", "3": "syntax"}),
    (VALUES | {"options": ["1/2", "0,75", "2"]}, "it", {"0,75": "exact", "0.75": "exact"}),
    ({"kind": "choice", "options": ["B", "A"], "correct": 0}, "en", {"A": "wrong", "B": "exact"}),
    (LINE, "en", {"6x-8": "exact", "-8+6x": "equivalent_form", "2(3x-4)": "equivalent_form",
                  "y=6x-8": "exact", "f(x) = 6x-8": "exact", "6X-8": "syntax", "6a-8": "syntax",
                  "8-6x": "wrong_sign", "6x": "wrong", "6 x − 8": "exact", "12x/2-8":
                  "equivalent_form", "(36x^2-64)/(6x+8)": "equivalent_form", "6x-8=0": "syntax",
                  "√x": "syntax", "2^x": "syntax", "6x-8 cm": "syntax", "6x/0": "div0",
                  "(x+1)^41": "too_big", "x^20*x^21": "too_big"}),
    (LINE, "it", {"6x-8,0": "exact", "6,0x-8": "exact"}),
    (EXPANDED, "en", {"x²+5x+6": "exact", "6+5x+x^2": "equivalent_form", "x*x+5x+6":
                      "not_collected", "x^2+3x+2x+6": "not_collected", "(x+2)(x+3)":
                      "not_expanded", "x(x+5)+6": "not_expanded", "x^2+5x+2*3": "not_collected",
                      "-(-x^2-5x-6)": "not_expanded", "x^2+(5x+6)": "equivalent_form",
                      "x^2+5x+7": "wrong", "(x+2)^2+x+2": "not_expanded",
                      "x^2+10x/2+6": "equivalent_form"}),
    (FACTORED, "en", {"2(x+2)(x+3)": "exact", "2(x+3)(x+2)": "equivalent_form",
                      "(2x+4)(x+3)": "not_factored", "2x^2+10x+12": "not_factored",
                      "2(x^2+5x+6)": "not_factored", "2(x+1)(x+3)": "wrong",
                      "-2(x+2)(-x-3)": "equivalent_form"}),
    ({"kind": "expr", "value": "x+1/x", "form": "expanded"}, "en",
     {"x+1/x": "exact", "1/x+x": "equivalent_form"}),
    ({"kind": "expr", "value": "pi*r^2", "vars": ["r"]}, "en",
     {"πr²": "exact", "pi r^2": "exact", "pir^2": "exact", "3.14r^2": "wrong"}),
    ({"kind": "expr", "value": "(a+b)/c", "vars": ["a", "b", "c"]}, "en",
     {"a/c+b/c": "equivalent_form", "(b+a)c^-1": "equivalent_form", "a+b/c": "wrong"}),
    (GRAPH, "en", {"y=2x+1": "exact", "2x-y+1=0": "equivalent_form", "y-2x=1": "equivalent_form",
                   "2y=4x+2": "equivalent_form", "f(x)=2x+1": "equivalent_form", "y=2x": "wrong",
                   "2x+1": "not_equation", "y<2x+1": "not_equation", "y<=2x+1": "not_equation",
                   "y=2x+1=3": "not_equation", "y=": "not_equation", "0=0": "wrong",
                   "y=2z+1": "syntax", "-y=-2x-1": "equivalent_form"}),
]  # fmt: skip


@pytest.mark.parametrize(("spec", "locale", "cases"), TABLE)
def test_every_kind_reads_what_people_type(spec: dict[str, Any], locale: str, cases: Cases) -> None:
    assert cases == codes(spec, cases, locale)


PREDICATES: list[tuple[str, dict[str, Any], Cases]] = [
    ("goldbach", {"n": 28}, {"5+23": "exact", "5, 23": "exact", "23 and 5": "exact",
                             "14+14": "not_prime", "5": "count", "5+11": "wrong",
                             "28 = 5+23": "exact", "5+23=28": "exact", "1+27": "not_prime",
                             "5+11+12": "count", "5+": "syntax"}),
    ("between", {"a": "1/3", "b": "1/2"}, {"2/5": "exact", "0.4": "exact", "1/3": "endpoint",
                                           "1/4": "wrong", "2/5 or 3/7": "hedged",
                                           "x=2/5": "exact", "1/3+1/15": "unevaluated"}),
    ("egyptian", {"value": "3/4"}, {"1/2+1/4": "exact", "1/2, 1/4": "exact",
                                    "1/4+1/4+1/4": "wrong_form", "3/4": "wrong_form",
                                    "1/2+1/5": "wrong", "1/2 + 1/6 + 1/12": "exact",
                                    "2/4+1/4": "wrong_form", "0.5+1/4": "wrong_form"}),
    ("insert_signs", {"numbers": [3, 4, 5, 1], "target": 22},
     {"3+4*5-1": "exact", "3+4×5−1": "exact", "3 + 4·5 - 1 = 22": "exact", "3+4*5": "wrong_form",
      "(3+4)*5-1": "wrong", "4+3*5-1": "wrong_form", "3+4*5-1=21": "inconsistent",
      "34-5-1": "wrong_form", "3^4-5-1": "wrong_form", "3+4*5-1+": "syntax",
      "-3+4*5-1": "wrong_form", "3/(4-4)": "div0"}),
    ("sum", {"sum": 10}, {"3, 7": "exact", "3+7": "exact", "3, 6": "wrong"}),
    ("product", {"product": 12}, {"3, 4": "exact", "3, 5": "wrong"}),
    ("divisor", {"n": 12}, {"4": "exact", "5": "wrong", "0": "wrong", "1/2": "wrong"}),
    ("multiple", {"n": 7}, {"21": "exact", "22": "wrong", "7/2": "wrong"}),
    ("prime", {}, {"13": "exact", "15": "not_prime", "1": "not_prime", "2.5": "not_prime"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "args", "cases"), PREDICATES)
def test_predicates_take_whatever_passes(name: str, args: dict[str, Any], cases: Cases) -> None:
    assert cases == codes({"kind": "predicate", "name": name, "args": args}, cases)


def test_several_boxes_are_all_looked_at() -> None:
    boxes = {
        "kind": "parts",
        "parts": [
            {"name": "a", "spec": {"kind": "number", "value": 3}},
            {"name": "b", "spec": {"kind": "bool", "value": True}},
        ],
    }

    assert {
        "3; yes": "exact",
        "a=3; b: yes": "exact",
        "3\nyes": "exact",
        "3, yes": "exact",
        '{"a": "3", "b": "yes"}': "exact",
        '{"a": "3"}': "count",
        '{"a": 3}': "syntax",
        "6/2; yes": "unevaluated",
        "4; no": "wrong",
        "4; perhaps": "syntax",
        "3; no": "wrong",
        "3": "count",
        "": "empty",
        "1" * 401: "too_long",
    } == codes(boxes, {
        "3; yes": "", "a=3; b: yes": "", "3\nyes": "", "3, yes": "", '{"a": "3", "b": "yes"}': "",
        '{"a": "3"}': "", '{"a": 3}': "", "6/2; yes": "", "4; no": "", "4; perhaps": "",
        "3; no": "", "3": "", "": "", "1" * 401: "",
    })  # fmt: skip


NUMERALS: list[tuple[dict[str, Any], Cases]] = [
    ({"system": "roman", "value": 19}, {"XIX": "exact", "xix": "exact", "19": "wrong_form",
                                        "XVIIII": "noncanonical_numeral", "XX": "wrong",
                                        "20": "wrong", "ABC": "syntax", "": "empty"}),
    ({"system": "base", "base": 2, "value": 36}, {"100100": "exact", "0b100100": "exact",
                                                  "100100_2": "exact", "(100100)2": "exact",
                                                  "0100100": "exact", "36": "wrong_form",
                                                  "37": "wrong", "100101": "wrong"}),
    ({"system": "base", "base": 8, "value": 36}, {"44": "exact", "36": "wrong_form"}),
    ({"system": "roman", "value": 40, "strict": True}, {"XL": "exact",
                                                        "XXXX": "noncanonical_numeral",
                                                        "XXX": "wrong", "40": "wrong_form"}),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "cases"), NUMERALS)
def test_numerals_of_other_systems(fields: dict[str, Any], cases: Cases) -> None:
    assert cases == codes({"kind": "numeral", **fields}, cases)


def test_a_table_may_give_back_signs_that_form_no_strict_numeral() -> None:
    cases = {"XL": "exact", "XXX": "wrong", "XXXX": "syntax", "40": "syntax", "xl": "syntax"}
    strict = {"kind": "numeral", "system": "roman", "value": 40, "strict": True}
    expected = {"XL; L": "exact", "XXXX; L": "syntax", "XL; LI": "wrong"}
    both = {"kind": "parts", "parts": [{"name": one, "spec": spec} for one, spec in (
        ("a", strict), ("b", {**strict, "value": 50}))]}  # fmt: skip

    assert cases == codes(strict, cases, profile="mathematicus")
    assert expected == codes(both, expected, profile="mathematicus")


def test_a_table_that_rounds_does_so_for_every_item() -> None:
    roots = {"kind": "set", "items": ["√2", "-√2"]}

    assert {"1.414, -1.414": "equivalent_form"} == codes(
        roots, {"1.414, -1.414": ""}, profile="mathematicus"
    )
    assert {"1.414, -1.414": "wrong"} == codes(roots, {"1.414, -1.414": ""})


def test_misconceptions_are_known_in_every_kind() -> None:
    def code(spec: dict[str, Any], typed: str, value: str) -> str:
        return check(read_spec(spec), typed, distractors=[(value, "m")]).code

    assert code(ROOTS, "-2; -3", "-3, -2") == "mis:m"
    assert code(SHAPES, "B", "kite") == "mis:m"
    assert code(AFTERNOON, "4:30 pm", "16:30") == "mis:m"
    assert code(LINE, "x+x", "2x") == "mis:m"
    assert code(PAIR, "(5|2)", "(5, 2)") == "mis:m"
