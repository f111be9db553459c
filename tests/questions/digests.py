"""One digest per preset of its first questions; `python -m` writes them again."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from abaculus.questions import engine
from abaculus.questions.question_json import encode_question
from tests.questions.samples import draw_questions

FILE = Path(__file__).parent / "digests.txt"
COUNT = 256


def digest(name: str, preset: str) -> str:
    """One digest of the first questions of a preset."""
    whole = sha256()
    for question in draw_questions(name, preset, COUNT):
        whole.update(encode_question(question))
    return whole.hexdigest()[:16]


def read_digests() -> dict[str, str]:
    """The digests on file, by generator, version and preset."""
    lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
    return dict(line.split() for line in lines)


def place(name: str, preset: str) -> str:
    """The name of a preset in the file."""
    return f"{name}@{engine.generator(name).version}/{preset}"


if __name__ == "__main__":
    lines = [
        f"{place(found.id, preset)} {digest(found.id, preset)}"
        for found in engine.generators()
        for preset in found.presets
    ]
    FILE.write_text("\n".join(sorted(lines)) + "\n", "utf-8")
