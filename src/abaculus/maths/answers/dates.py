"""The kinds `date` and `year`."""

from __future__ import annotations

import datetime
import re
from typing import Final

from abaculus.maths.answers import specs
from abaculus.maths.answers.forms import integer
from abaculus.maths.answers.normalise import fold, normalise
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.sides import refuse_hedge, sides
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict

_MONTHS: Final = {
    "en": "january february march april may june july august september october november december",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
    "dicembre",
    "fr": "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
    "de": "januar februar marz april mai juni juli august september oktober november dezember",
    "cs": "leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
    "diciembre",
}
_OTHER_MONTHS: Final = {
    "cs": "ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince",
    "de": "janner feber maerz april mai juno julei august september oktober november dezember",
}
_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_NUMBERS: Final = re.compile(r"([0-9]{1,2}) ?([/.-]) ?([0-9]{1,2}) ?\2 ?([0-9]{4})")
_DAY_FIRST: Final = re.compile(
    r"([0-9]{1,2})(?:st|nd|rd|th|er|\.|°|o)? ?(?:of |de |di )?([^\W\d_]{3,})\.?,? ?(?:de |del )?"
    r"([0-9]{4})"
)
_MONTH_FIRST: Final = re.compile(r"([^\W\d_]{3,})\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? ([0-9]{4})")
_DAY_NAME: Final = re.compile(r"[^\W\d_]+,? (?=[0-9])|[^\W\d_]+, (?=[^\W\d_])")

_BEFORE: Final = frozenset(
    {
        *("bc", "bce", "ac", "aec", "avjc", "avantjc", "avantjesuschrist", "avantnotreere"),
        *("vchr", "vorchristus", "vuz", "vorunsererzeitrechnung", "prnl", "prkr"),
        *("predkristem", "prednasimletopoctem", "avanticristo", "antesdecristo", "ane"),
    }
)
_AFTER: Final = frozenset(
    {
        *("ad", "ce", "dc", "dec", "ec", "apjc", "aprjc", "apresjc", "apresjesuschrist"),
        *("nchr", "nachchristus", "uz", "nuz", "nl", "pokr", "pokristu", "nasiholetopoctu"),
        *("dopocristo", "despuesdecristo", "ne"),
    }
)
_ERA: Final = re.compile(r"([^0-9+-]*?)([+-]? ?[0-9][0-9 .,'_]*?)([^0-9]*)")


def _month(name: str, style: AnswerStyle) -> list[int]:
    """The months a name can mean."""
    small = fold(name)
    found: set[int] = set()
    for language in (style.language, "en"):
        for names in (_MONTHS[language], _OTHER_MONTHS.get(language, "")):
            whole = names.split()
            if small in whole:
                return [whole.index(small) + 1]
            found |= {place for place, month in enumerate(whole, 1) if month.startswith(small)}
    return sorted(found)


def _days(text: str, style: AnswerStyle) -> list[datetime.date]:
    """The days a text can mean; raises MalformedError if there are none."""
    if found := _ISO.fullmatch(text):
        year, month, day = (int(part) for part in found.groups())
        triples = [(year, month, day)]
    elif found := _NUMBERS.fullmatch(text):
        first, second, year = int(found[1]), int(found[3]), int(found[4])
        triples = [(year, second, first)] if style.locale != "en-US" else []
        if style.locale in ("en", "en-US"):
            triples.append((year, first, second))
    else:
        triples = _parse_names(text, style)
    days = [found_day for triple in triples if (found_day := _day(*triple))]
    if not days:
        raise MalformedError("syntax")
    return days


def _parse_names(text: str, style: AnswerStyle) -> list[tuple[int, int, int]]:
    for candidate in (text, _DAY_NAME.sub("", text, count=1)):
        if found := _DAY_FIRST.fullmatch(candidate):
            return [(int(found[3]), month, int(found[1])) for month in _month(found[2], style)]
        if found := _MONTH_FIRST.fullmatch(candidate):
            return [(int(found[3]), month, int(found[2])) for month in _month(found[1], style)]
    return []


def _day(year: int, month: int, day: int) -> datetime.date | None:
    try:
        return datetime.date(year, month, day)
    except ValueError:
        return None


def check_date(spec: specs.Date, text: str, style: AnswerStyle) -> Verdict:
    """Check for the same day."""
    try:
        truth = datetime.date.fromisoformat(spec.value)
    except ValueError as error:
        raise ValueError(f"value: {spec.value!r} is not a date yyyy-mm-dd") from error
    days = _days(sides(normalise(text))[-1], style)
    day = truth if truth in days else days[0]
    code = "wrong" if day != truth else "exact" if text == spec.value else "equivalent_form"
    shown = ("date", day.year, day.month, day.day)
    return CheckResult(code, day.isoformat(), shown).verdict


def check_year(spec: specs.Year, text: str, style: AnswerStyle) -> Verdict:
    """Check for the same year of the same era; there is no year 0."""
    if spec.value == 0:
        raise ValueError("value: there is no year 0")
    text = normalise(text)
    refuse_hedge(text)
    typed = _year(sides(text)[-1], style)
    if typed == spec.value:
        code = "exact"
    elif typed == 0:
        code = "no_year_zero"
    else:
        code = "wrong_sign" if typed == -spec.value else "wrong"
    return CheckResult(code, str(typed), ("year", typed)).verdict


def _year(text: str, style: AnswerStyle) -> int:
    found = _ERA.fullmatch(text)
    if found is None:
        raise MalformedError("syntax")
    before, digits, after = found.groups()
    era = re.sub(r"[^a-z]", "", fold(before + after))
    rest = re.sub(r"[\w .,'°-]", "", before + after)
    number = integer(parse(digits.strip().rstrip("."), style))
    if number is None or rest:
        raise MalformedError("syntax" if rest else "not_plain")
    if not era:
        return number
    if era not in _BEFORE and era not in _AFTER:
        raise MalformedError("unit_unknown")
    if digits[0] in "+-":
        raise MalformedError("syntax")
    return -number if era in _BEFORE else number
