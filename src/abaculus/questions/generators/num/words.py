"""Numbers from words to digits and back."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    choice,
    effort,
    eq,
    generator,
    number,
    step,
    t,
)
from abaculus.questions.number_words import spell_number


@generator(
    presets={
        "L1": P(ways=("read",), low=101, high=9999, level=1, secs=15),
        "L2": P(ways=("read", "write"), low=10_001, high=999_999, level=2, secs=30),
        "g2": P(ways=("read", "write"), low=101, high=999, grade="2", category="G", secs=15),
        "g5": P(ways=("read", "write"), low=10_001, high=999_999, grade="5", category="G", secs=30),
    }
)
def in_words(r: Rng, p: Params) -> MaybeDraft:
    n = r.between(p.low, p.high)
    for _ in range(r.below(2 if n < 1000 else 3)):
        place = 10 ** r.below(len(str(n)) - 1)
        n -= n // place % 10 * place
    if n % 10 ** (len(str(n)) - 1) == 0 or n < p.low:
        return REJECT
    way = r.pick(p.ways)
    shown: tuple[int, ...] = ()
    if way == "read":
        asked, answer = t("num.in_digits", n=("spelled", n)), number(n, form="plain")
    else:
        wrong = r.sample(misread(n), 3)
        shown = r.shuffle((n, *wrong))
        options: list[Formula] = [("spelled", one) for one in shown]
        asked, answer = t("num.in_words", n=n), choice(options, shown.index(n))
    groups = 1 + (n > 999)
    return Draft(
        params={"way": way, "n": n, "options": shown},
        prompt=(asked,),
        answer=answer,
        work=effort(
            "look", "convert", *(("convert", "convert") if groups > 1 and p.low > 9999 else ())
        ),
        normal=(way, n),
    )


def misread(n: int) -> tuple[int, ...]:
    """Numbers that result from mixed-up places."""
    return tuple({wrong: "" for wrong, _ in slips(n)})


def slips(n: int) -> list[tuple[int, str]]:
    """Numbers with a zero lost or added, or two digits exchanged, and the mistake."""
    written = str(n)
    found: list[tuple[int, str]] = []
    if "0" in written[1:]:
        hole = written.index("0", 1)
        found.append((int(written[:hole] + written[hole + 1 :]), "num.zero_left_out"))
    found += [
        (int(written[:k] + written[k + 1] + written[k] + written[k + 2 :]), "num.places_swapped")
        for k in range(len(written) - 1)
        if written[k] != written[k + 1] and (k or written[1] != "0")
    ]
    if len(written) > 3:
        found.append((int(written[:-3] + "0" + written[-3:]), "num.zero_put_in"))
    found.append((int(written[0] + "0" + written[1:]), "num.zero_put_in"))
    found.append((n + 10, "num.ten_too_many"))
    found.append((n + 100, "num.hundred_too_many"))
    return [(wrong, mis) for wrong, mis in found if wrong != n and wrong < 10**6]


@in_words.verify
def _(q: Params, v: Formula) -> bool:
    if q.way == "write":
        return isinstance(v, tuple) and str(v[1]) == str(q.n)
    return parse_words(spell_number(q.n)) == v


NAMES = {spell_number(n): n for n in (*range(20), *range(20, 100, 10))}


def parse_words(words: str) -> int:
    """The number as heard, word by word."""
    total = group = 0
    for one in words.replace("-", " ").split():
        if one == "thousand":
            total, group = 1000 * group, 0
        elif one == "hundred":
            group *= 100
        elif one != "and":
            group += NAMES[one]
    return total + group


@in_words.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    for wrong, mis in slips(q.n):
        if q.way == "read":
            yield wrong, mis
        elif wrong in q.options:
            yield ("spelled", wrong), mis


@in_words.steps
def _(q: Params) -> Iterator[SolutionStep]:
    thousands, rest = divmod(q.n, 1000)
    hundreds = rest // 100 * 100
    groups = [one for one in (thousands * 1000, hundreds, rest - hundreds) if one]
    msgid = "num.say.words_to_places" if q.way == "read" else "num.say.places_to_words"
    if q.way == "read":
        yield step(msgid, m=eq(add(*groups), q.n))
    else:
        yield step(msgid, m=eq(q.n, add(*groups)))
        yield step("num.say.so", m=("spelled", q.n))
