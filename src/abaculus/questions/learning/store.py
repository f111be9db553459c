"""The learners on this machine, in a small file that its owner can inspect and delete."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from abaculus.questions.learning.learner import Learner

MOST: Final = 100
_FILE: Final = "practice.json"
_ASIDE: Final = "practice.damaged.json"


class _LearnerFile(msgspec.Struct, frozen=True):
    learners: tuple[Learner, ...]
    version: int = 1


class LearnerList(msgspec.Struct, frozen=True):
    """The learners by pseudonym, and any remark about reading them."""

    learners: dict[str, Learner]
    sentence: str = ""
    """Empty, or what happened to a file that could not be read."""
    blocked: bool = False
    """Whether a file exists that cannot be read now; it is not overwritten."""


class LearnerStore:
    """The file in a folder; nothing here ever raises because of the disk's contents."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / _FILE
        self._aside = folder / _ASIDE

    def read(self) -> LearnerList:
        """All learners; a damaged file is set aside and replaced by a new one."""
        try:
            kept = msgspec.json.decode(self._file.read_bytes(), type=_LearnerFile)
        except FileNotFoundError:
            return LearnerList({})
        except OSError as error:
            sentence = f"What was kept about practice cannot be read: {error.strerror}."
            return LearnerList({}, sentence, blocked=True)
        except (msgspec.DecodeError, UnicodeError):
            return self._put_aside()
        return LearnerList({learner.name: learner for learner in kept.learners})

    def keep(self, learner: Learner) -> str:
        """Save a learner, completely or not at all; returns the reason if it fails."""
        return self._change(learner.name, learner)

    def forget(self, name: str) -> str:
        """Delete everything about one learner; returns the reason if it fails."""
        reason = self._change(name, None)
        with suppress(OSError):  # the file set aside may be about this learner
            self._aside.unlink(missing_ok=True)
        return reason

    def forget_all(self) -> str:
        """Delete everything; returns the reason if it fails."""
        try:
            for file in (self._file, self._aside, self._file.with_suffix(".new")):
                file.unlink(missing_ok=True)
        except OSError as error:
            return f"What was kept about practice cannot be thrown away: {error.strerror}."
        return ""

    def _put_aside(self) -> LearnerList:
        try:
            self._file.replace(self._aside)
        except OSError as error:
            sentence = f"What was kept about practice is damaged: {error.strerror}."
            return LearnerList({}, sentence, blocked=True)
        sentence = (
            "What was kept about practice was damaged. "
            f"It is put aside as {self._aside.name}, and counting starts anew."
        )
        return LearnerList({}, sentence)

    def _change(self, name: str, learner: Learner | None) -> str:
        found = self.read()
        if found.blocked:
            return found.sentence
        others = [one for one in found.learners.values() if one.name != name]
        return self._write((*others, learner)[-MOST:] if learner else tuple(others))

    def _write(self, learners: tuple[Learner, ...]) -> str:
        fresh = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            fresh.unlink(missing_ok=True)
            # readable by its owner alone from the start
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(msgspec.json.encode(_LearnerFile(learners)))
            fresh.replace(self._file)
        except OSError as error:
            return f"What was practised cannot be kept: {error.strerror}."
        return ""


def data_folder() -> Path:
    """The folder of this person's data."""
    return platformdirs.user_data_path("abaculus", appauthor=False)
