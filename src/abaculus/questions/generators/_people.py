"""People in stories."""

from abaculus.questions.generator_kit import Formula

PEOPLE: tuple[Formula, ...] = (
    ("name", "Mila", "f"), ("name", "Omar", "m"), ("name", "Ana", "f"), ("name", "Ken", "m"),
    ("name", "Zoe", "f"), ("name", "Leo", "m"), ("name", "Ines", "f"), ("name", "Ravi", "m"),
)  # fmt: skip
