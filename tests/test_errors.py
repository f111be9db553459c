"""Every exception of ours is a child of one, and a refusal says its sentence."""

from __future__ import annotations

import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Iterator

import pytest

import abaculus
from abaculus import errors
from abaculus.kernel.messages import Refusal
from abaculus.testing.law import LawBroken


def all_modules() -> Iterator[str]:
    for found in pkgutil.walk_packages(abaculus.__path__, "abaculus."):
        if ".tests" not in found.name and not found.name.endswith("__main__"):
            yield found.name


def own_exceptions() -> set[type[BaseException]]:
    return {
        kind
        for name in all_modules()
        for _, kind in inspect.getmembers(importlib.import_module(name), inspect.isclass)
        if issubclass(kind, BaseException) and kind.__module__.startswith("abaculus")
    }


def test_every_exception_is_a_child_of_the_base() -> None:
    found = own_exceptions()

    strangers: set[type[BaseException]] = {
        kind for kind in found if not issubclass(kind, abaculus.AbaculusError)
    }

    assert strangers == {LawBroken}
    assert len(found) > 40


def test_every_error_can_be_imported_from_the_package() -> None:
    public = {
        name
        for name, kind in vars(errors).items()
        if inspect.isclass(kind) and issubclass(kind, Exception)
    }

    assert public <= set(abaculus.__all__)
    assert all(getattr(abaculus, name) is getattr(errors, name) for name in public)


@pytest.mark.parametrize("name", ["InvalidMoveError", "OptionError", "RecordError", "PackError"])
def test_refusals_are_caught_together(name: str) -> None:
    with pytest.raises(abaculus.RefusedError):
        raise getattr(abaculus, name)(Refusal("no-draw"))


def test_a_refusal_says_its_sentence() -> None:
    with pytest.raises(abaculus.UnknownGameError) as refused:
        abaculus.load_family("chess")

    assert refused.value.code == "no-game"
    assert refused.value.values["name"] == "chess"
    assert "chess" in str(refused.value)
    assert "no-game" not in str(refused.value)


def test_a_refusal_without_a_shared_sentence_says_its_code() -> None:
    assert str(errors.RefusedError(Refusal("odd", {"n": 3}))) == "odd (n=3)"
    assert str(errors.RefusedError(Refusal("odd"))) == "odd"


def test_a_refusal_survives_another_process() -> None:
    error = errors.OptionError(Refusal("odd", {"n": 3}))
    error.sentence = "This is odd."

    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes

    assert type(again) is errors.OptionError
    assert (again.refusal, str(again)) == (error.refusal, "This is odd.")
