"""The file of learners: whole or not there, and gone when it is thrown away."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from abaculus.questions.learning.learner import AnswerResult, new_learner, record_answer
from abaculus.questions.learning.store import MOST, LearnerStore

MILA = record_answer(
    new_learner("Mila", grade="4"),
    AnswerResult("frac.mul/L3", "frac", 0.5, False, 1000, 6000, 30, code="mis", mis="frac.cross"),
)
JONAS = new_learner("Jonas", level=2)


def test_there_is_nobody_at_first(tmp_path: Path) -> None:
    found = LearnerStore(tmp_path / "new").read()

    assert found.learners == {}
    assert found.sentence == ""


def test_learners_come_back(tmp_path: Path) -> None:
    assert LearnerStore(tmp_path / "new").keep(MILA) == ""
    assert LearnerStore(tmp_path / "new").keep(JONAS) == ""

    assert LearnerStore(tmp_path / "new").read().learners == {"Mila": MILA, "Jonas": JONAS}


def test_a_learner_is_kept_once(tmp_path: Path) -> None:
    LearnerStore(tmp_path).keep(new_learner("Mila"))
    LearnerStore(tmp_path).keep(MILA)

    assert LearnerStore(tmp_path).read().learners == {"Mila": MILA}


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    LearnerStore(tmp_path).keep(MILA)

    assert stat.S_IMODE((tmp_path / "practice.json").stat().st_mode) & 0o077 == 0
    assert ["practice.json"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{broken",
        b"[]",
        b"\xff\xfe",
        b'{"learners":[{"name":7}]}',
        b'{"learners":[{"name":"Mila","grade":"13"}]}',
        b'{"learners":[{"name":"Mila","level":0}]}',
        b'{"learners":[{"name":"Mila","overall":{"mean":0,"variance":-1}}]}',
    ],
)
def test_a_damaged_file_is_set_aside_and_reported(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "practice.json").write_bytes(text)

    found = LearnerStore(tmp_path).read()

    assert found.learners == {}
    assert "put aside as practice.damaged.json" in found.sentence
    assert (tmp_path / "practice.damaged.json").read_bytes() == text
    assert LearnerStore(tmp_path).keep(MILA) == ""
    assert LearnerStore(tmp_path).read().learners == {"Mila": MILA}


def test_what_cannot_be_read_now_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "practice.json").mkdir()

    assert "cannot be read" in LearnerStore(tmp_path).read().sentence
    assert "cannot be read" in LearnerStore(tmp_path).keep(MILA)
    assert (tmp_path / "practice.json").is_dir()


def test_a_place_where_nothing_can_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "practice.new").mkdir()

    assert "What was practised cannot be kept" in LearnerStore(tmp_path).keep(MILA)
    assert LearnerStore(tmp_path).read().learners == {}


def test_forgetting_one_learner_removes_set_aside_files_too(tmp_path: Path) -> None:
    (tmp_path / "practice.damaged.json").write_text("Mila")
    LearnerStore(tmp_path).keep(MILA)
    LearnerStore(tmp_path).keep(JONAS)

    assert LearnerStore(tmp_path).forget("Mila") == ""

    assert LearnerStore(tmp_path).read().learners == {"Jonas": JONAS}
    assert all("Mila" not in path.read_text() for path in tmp_path.iterdir())


def test_everyone_is_forgotten_in_one_action(tmp_path: Path) -> None:
    (tmp_path / "practice.json").write_text("{broken")
    LearnerStore(tmp_path).read()
    LearnerStore(tmp_path).keep(MILA)

    assert LearnerStore(tmp_path).forget_all() == ""

    assert list(tmp_path.iterdir()) == []
    assert LearnerStore(tmp_path).forget_all() == ""


def test_too_many_learners_make_room_for_the_latest(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    for number in range(MOST + 2):
        store.keep(new_learner(f"learner {number}"))

    names = list(store.read().learners)
    assert len(names) == MOST
    assert names[0] == "learner 2"
    assert names[-1] == f"learner {MOST + 1}"
