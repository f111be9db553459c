"""The kinds `bool`, `word` and `choice`."""

from __future__ import annotations

import re
from typing import Final

from abaculus.maths.answers import specs, values
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.items import AnswerItem, parse_item
from abaculus.maths.answers.normalise import fold, normalise
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.styles import ENGLISH, AnswerStyle
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict

_YES: Final = {
    "en": "yes y true t yeah correct right",
    "it": "si s vero v giusto",
    "fr": "oui o vrai v juste",
    "de": "ja j wahr w richtig r stimmt",
    "cs": "ano a pravda p pravdive spravne",
    "es": "si s verdadero v cierto correcto",
}
_NO: Final = {
    "en": "no n false f nope incorrect",
    "it": "no n falso f sbagliato",
    "fr": "non n faux f",
    "de": "nein n falsch f",
    "cs": "ne n nepravda nepravdive spatne",
    "es": "no n falso f incorrecto",
}
_ARTICLES: Final = {
    "en": "a an the",
    "it": "il lo la i gli le un uno una l un",
    "fr": "le la les un une des l d",
    "de": "der die das ein eine einen dem den",
    "cs": "",
    "es": "el la los las un una unos unas",
}
_APART: Final = re.compile(r"[-'/]| +")
_LETTER: Final = re.compile(r"\(?([a-z])[).:]?")
_SHORTEST: Final = 5
_COMPARISONS: Final = {
    "<": "less smaller lessthan smallerthan minore minoredi menor menorque menore inferieur "
    "pluspetit pluspetitque kleiner kleinerals mensi mensinez islessthan under below fewer",
    ">": "greater bigger larger greaterthan biggerthan largerthan maggiore maggioredi mayor "
    "mayorque superieur plusgrand plusgrandque grosser grosserals vetsi vetsinez more morethan "
    "isgreaterthan over above",
    "=": "equal equals equalto isequalto same thesame uguale ugualea egal egala gleich rovno "
    "rovnase stejne igual iguala eq",
}


def _plain(text: str, style: AnswerStyle) -> str:
    """A word without case, accents, hyphens, blanks, its article and its full stop."""
    pieces = [piece for piece in _APART.split(fold(text).rstrip(".!").strip()) if piece]
    articles = f"{_ARTICLES['en']} {_ARTICLES[style.language]}".split()
    while len(pieces) > 1 and pieces[0] in articles:
        pieces = pieces[1:]
    return "".join(pieces)


def check_bool(spec: specs.Bool, text: str, style: AnswerStyle) -> Verdict:
    """Check for yes or no, in the seat's language or in English."""
    typed = fold(normalise(text)).strip(" .!")
    for is_yes, words in ((True, _YES), (False, _NO)):
        if typed in words[style.language].split() or typed in words["en"].split():
            word = "true" if is_yes else "false"
            code = "exact" if is_yes is spec.value else "wrong"
            return CheckResult(code, word, ("raw", word)).verdict
    raise MalformedError("syntax")


def check_word(spec: specs.Word, text: str, style: AnswerStyle) -> Verdict:
    """Check a word of the question's language, forgiving one slip of the finger."""
    if not any(spec.accept.values()):
        raise ValueError("accept: no word is given")
    text = normalise(text)
    if not any(sign.isalpha() for sign in text):
        raise MalformedError("syntax")
    typed = _plain(text, style)
    accepted = [_plain(word, style) for word in _accepted_words(spec, style)]
    shown = ("raw", text)
    if typed in accepted:
        return CheckResult("exact", typed, shown).verdict
    if any(_is_plural(typed, word) for word in accepted):
        return CheckResult("equivalent_form", typed, shown).verdict
    if _is_slip(spec, typed, accepted, style):
        return CheckResult("typo", typed, shown).verdict
    return CheckResult("wrong", typed, shown).verdict


def _accepted_words(spec: specs.Word, style: AnswerStyle) -> list[str]:
    tags = dict.fromkeys((style.locale, style.language, "en"))
    found = [word for tag in tags for word in spec.accept.get(tag, ())]
    return found or [word for words in spec.accept.values() for word in words]


def _is_plural(typed: str, word: str) -> bool:
    return any(typed == word + end or typed + end == word for end in ("s", "es"))


def _is_slip(spec: specs.Word, typed: str, accepted: list[str], style: AnswerStyle) -> bool:
    near = min(
        (edit_distance(typed, word, spec.typo) for word in accepted if len(word) >= _SHORTEST),
        default=spec.typo + 1,
    )
    if near > spec.typo:
        return False
    others = [_plain(word, style) for word in _lexicon(spec, style)]
    return not any(
        edit_distance(typed, word, near) <= near for word in others if word not in accepted
    )


def _lexicon(spec: specs.Word, style: AnswerStyle) -> list[str]:
    if isinstance(spec.lexicon, tuple):
        return list(spec.lexicon)
    tags = dict.fromkeys((style.locale, style.language, "en"))
    return [word for tag in tags for word in spec.lexicon.get(tag, ())]


def edit_distance(one: str, other: str, most: int) -> int:
    """The number of edits and swaps of neighbours between two words, at most `most` + 1."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        now = [i]
        for j, sign in enumerate(other, 1):
            best = min(row[j] + 1, now[j - 1] + 1, row[j - 1] + (letter != sign))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == sign:
                best = min(best, before[j - 2] + 1)
            now.append(best)
        before, row = row, now
    return min(row[-1], most + 1)


def check_choice(spec: specs.Choice, text: str, style: AnswerStyle) -> Verdict:
    """Check one of the options, by its text, its letter or its value."""
    correct = _correct(spec)
    text = normalise(text)
    options = [normalise(option) for option in spec.options]
    chosen = _find_option(text, options, style)
    if chosen is None:
        raise MalformedError("syntax")
    option = spec.options[chosen]
    code = "exact" if chosen == correct else "wrong"
    return CheckResult(code, option, ("raw", option)).verdict


def _correct(spec: specs.Choice) -> int:
    if len(spec.options) < 2 or not all(option.strip() for option in spec.options):
        raise ValueError("options: two or more are needed, none of them empty")
    if isinstance(spec.correct, int):
        if not 0 <= spec.correct < len(spec.options):
            raise ValueError(f"correct: there is no option {spec.correct}, counted from 0")
        return spec.correct
    if spec.correct not in spec.options:
        raise ValueError(f"correct: {spec.correct!r} is none of the options")
    return spec.options.index(spec.correct)


def _find_option(text: str, options: list[str], style: AnswerStyle) -> int | None:
    for written, known in (
        (text, options),
        (_plain(text, style), [_plain(option, style) for option in options]),
    ):
        if written and written in known:
            return known.index(written)
    if (found := _LETTER.fullmatch(text.lower())) and (place := ord(found[1]) - ord("a")) < len(
        options
    ):
        return place
    plain = _plain(text, style)
    for sign, names in _COMPARISONS.items():
        if sign in options and plain in names.split():
            return options.index(sign)
    return _by_value(text, options, style)


def _by_value(text: str, options: list[str], style: AnswerStyle) -> int | None:
    try:
        typed: AnswerItem = parse_item(text, style)
    except MalformedError:
        return None
    for place, option in enumerate(options):
        truth = _option_value(option, style)
        if truth is not None and any(values.equal(amount, truth) for amount in typed.amounts):
            return place
    return None


def _option_value(option: str, style: AnswerStyle) -> Value | None:
    """The value of an option, in the seat's notation or else in English notation."""
    for convention in (style, ENGLISH):
        try:
            return value(parse(option, convention))
        except MalformedError:
            continue
    return None
