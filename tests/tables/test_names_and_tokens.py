"""Names, tokens and codes."""

from __future__ import annotations

import pytest

from abaculus.i18n import load_translator
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.rng import SecureRng, SeededRng
from abaculus.tables.names import check_name, is_same_name, nickname, number_name, tidy_name
from abaculus.tables.phrases import PHRASES, is_phrase
from abaculus.tables.tokens import digest, join_code, new_table_id, new_token, tidy_code


@pytest.mark.parametrize(
    ("expected", "given"),
    [("Ann", " Ann "), ("Mary Lou", "Mary\t\n Lou"), ("Ünï", "U\u0308ni\u0308"), ("李", "李")],
)
def test_a_name_is_tidied(expected: str, given: str) -> None:
    assert expected == tidy_name(given)


@pytest.mark.parametrize("given", ["", "  ", "x" * 25, "a\x00b", "\u200b", "\u202eAnn", "\ud800"])
def test_what_cannot_be_seen_is_no_name(given: str) -> None:
    with pytest.raises(RefusedError) as raised:
        tidy_name(given)

    assert "name-bad" == raised.value.refusal.code


@pytest.mark.parametrize("other", ["ann", "ANN", "\uff21nn"])
def test_names_that_read_alike_are_one(other: str) -> None:
    with pytest.raises(RefusedError):
        check_name(other, ["Ben", "Ann"])

    assert is_same_name("Ann", other)


def test_nicknames_never_repeat_at_a_table() -> None:
    rng = SeededRng(1)
    names: list[str] = []
    for _ in range(1000):
        names.append(nickname(names, rng))

    assert 1000 == len(set(names))
    assert all(name == tidy_name(name) for name in names)


def test_a_name_that_is_taken_is_numbered() -> None:
    names: list[str] = []
    for given in ("Al", "Al", "al", "", "x" * 40, "x" * 40):
        names.append(number_name(given, names))

    assert ["Al", "Al 2", "al 3", "?", "x" * 24, "x" * 20 + " 2"] == names


def test_tokens_and_ids_are_long_and_never_the_same() -> None:
    for make in (new_token, new_table_id):
        made = {make(SecureRng()) for _ in range(200)}
        assert 200 == len(made)
        assert all(len(one) >= 16 for one in made)


def test_a_digest_does_not_tell_the_token() -> None:
    token = new_token(SecureRng())

    assert digest(token) == digest(token)
    assert token not in digest(token)
    assert "" == digest("")
    assert 64 == len(digest("\ud800"))


def test_a_code_follows_from_the_table_and_can_be_called_out() -> None:
    ids = [new_table_id(SecureRng()) for _ in range(300)]

    codes = [join_code(one) for one in ids]

    assert codes == [join_code(one) for one in ids]
    assert 300 == len(set(codes))
    assert not set("".join(codes)) & set("01OILAEU")
    assert codes == [tidy_code(f" {code[:3].lower()}-{code[3:]} ") for code in codes]


@pytest.mark.parametrize("text", ["", "ABC", "2345678", "O0I1LL", "äöüßßß", "23456\u0662"])
def test_what_is_no_code_is_distinguished(text: str) -> None:
    assert "" == tidy_code(text)


def test_every_phrase_has_a_sentence() -> None:
    assert all(load_translator().tell(phrase) for phrase in PHRASES)
    assert all(is_phrase(phrase) for phrase in PHRASES)
    assert not is_phrase("You smell!")
