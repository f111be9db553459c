"""Answers: what a question asks for, and whether a typed text meets it."""

from abaculus.maths.answers.checker import check, refuse_bad_spec
from abaculus.maths.answers.specs import AnswerSpec
from abaculus.maths.answers.specs import decode_spec as read_spec
from abaculus.maths.answers.styles import LANGUAGES, Profile, profiles
from abaculus.maths.answers.verdicts import Outcome, Verdict

__all__ = [
    "LANGUAGES",
    "AnswerSpec",
    "Outcome",
    "Profile",
    "Verdict",
    "check",
    "profiles",
    "read_spec",
    "refuse_bad_spec",
]
