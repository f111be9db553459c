"""Numbers in words, in six languages, from zero to a hundred."""

from __future__ import annotations

from functools import cache

from abaculus.maths.answers.normalise import fold

_SMALL = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen",
    "it": "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici "
    "quattordici quindici sedici diciassette diciotto diciannove",
    "fr": "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze "
    "seize dix-sept dix-huit dix-neuf",
    "de": "null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn "
    "fuenfzehn sechzehn siebzehn achtzehn neunzehn",
    "cs": "nula jedna dva tri ctyri pet sest sedm osm devet deset jedenact dvanact trinact ctrnact "
    "patnact sestnact sedmnact osmnact devatenact",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce "
    "quince dieciseis diecisiete dieciocho diecinueve",
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "fr": "vingt trente quarante cinquante soixante",
    "de": "zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig",
    "cs": "dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
}
_OTHERS = {
    "en": {"nought": 0, "hundred": 100, "one hundred": 100, "a hundred": 100, "nil": 0},
    "it": {"un": 1, "una": 1, "cento": 100},
    "fr": {"une": 1, "cent": 100, "septante": 70, "huitante": 80, "nonante": 90},
    "de": {"ein": 1, "eine": 1, "zwo": 2, "hundert": 100, "einhundert": 100},
    "cs": {"jeden": 1, "jedno": 1, "dve": 2, "sto": 100},
    "es": {"un": 1, "una": 1, "cien": 100, "ciento": 100},
}


@cache
def _words(language: str) -> dict[str, int]:
    small = _SMALL[language].split()
    known = {word: number for number, word in enumerate(small)} | _OTHERS[language]
    for place, ten in enumerate(_TENS[language].split()):
        number = 10 * (place + 2)
        known[ten] = number
        for unit in range(1, 10):
            for word in _between(language, ten, small, unit):
                known.setdefault(word, number + unit)
    if language == "fr":
        known |= _french(small)
    return {_plain(word): number for word, number in known.items()}


def _between(language: str, ten: str, small: list[str], unit: int) -> tuple[str, ...]:
    word = small[unit]
    match language:
        case "it":
            return (ten + word, ten[:-1] + word)
        case "fr":
            return (f"{ten} {word}", f"{ten} et {word}")
        case "de":
            return (f"{'ein' if unit == 1 else word}und{ten}",)
        case "cs":
            short = "jed" if unit == 1 else word
            return (f"{ten} {word}", f"{short}na{ten}" if unit == 1 else f"{word}a{ten}")
        case "es":
            together = f"veinti{word}" if ten == "veinte" else f"{ten} y {word}"
            return (together, f"{ten} y {word}")
        case _:
            return (f"{ten} {word}",)


def _french(small: list[str]) -> dict[str, int]:
    known = {"quatre vingts": 80, "quatre vingt": 80, "soixante et onze": 71}
    for unit in range(1, 20):
        known[f"quatre vingt {small[unit]}"] = 80 + unit
        if unit > 9:
            known[f"soixante {small[unit]}"] = 60 + unit
    return known


def _plain(text: str) -> str:
    for umlaut, letters in (("ü", "ue"), ("ö", "oe")):
        text = text.replace(umlaut, letters)
    return " ".join(fold(text).replace("-", " ").split())


def number_word(text: str, language: str) -> int | None:
    """The number that a text names in words of the language or of English."""
    plain = _plain(text)
    for known in (language, "en"):
        number = _words(known).get(plain)
        if number is None:
            number = _words(known).get(plain.replace(" ", ""))
        if number is not None:
            return number
    return None
