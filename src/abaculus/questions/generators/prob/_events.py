"""Events on fair dice and numbered things, by name."""

from abaculus.questions.generator_kit import F, Formula

PRIMES = frozenset({2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47})
COLOURS = ("red", "blue", "green", "yellow", "white", "black")
KINDS = ("even", "odd", "prime", "square", "more", "less", "multiple", "factor")


def happens(kind: str, k: int, score: int) -> bool:
    """Whether a score belongs to an event."""
    match kind:
        case "even":
            return score % 2 == 0
        case "odd":
            return score % 2 == 1
        case "prime":
            return score in PRIMES
        case "square":
            return score in (1, 4, 9, 16, 25, 36, 49)
        case "more":
            return score > k
        case "less":
            return score < k
        case "multiple":
            return score % k == 0
        case _:
            return k % score == 0


def size(kind: str, k: int, most: int) -> int:
    """The number of scores from 1 to most in an event."""
    match kind:
        case "even":
            return most // 2
        case "odd":
            return (most + 1) // 2
        case "prime":
            return sum(one <= most for one in PRIMES)
        case "square":
            return next(one for one in range(8) if (one + 1) ** 2 > most)
        case "more":
            return most - k
        case "less":
            return k - 1
        case "multiple":
            return most // k
        case _:
            return len([one for one in range(1, min(k, most) + 1) if k % one == 0])


def fraction(good: int, all_: int | str) -> Formula:
    """Favourable over all outcomes, unreduced."""
    return ("frac", good, all_)


def is_chance(value: object) -> bool:
    """Whether a number could be a probability; others would not tempt anyone."""
    return isinstance(value, (int, F)) and 0 < value.numerator < value.denominator
