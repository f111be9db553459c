"""Packs of questions for tests."""

from __future__ import annotations


def own_pack(items: int) -> str:
    """A pack with so many questions of each category for grade 6."""
    written = ",".join(
        f'{{"id":"{category}{number}","prompt":"What is ${number}+1$?","answer":"{number + 1}",'
        f'"grade":"6","category":"{category}"}}'
        for category in "ENG"
        for number in range(1, items + 1)
    )
    return f'{{"pack":{{"id":"mine","title":"Mine"}},"items":[{written}]}}'
