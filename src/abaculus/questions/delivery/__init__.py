"""Questions put to people: cards with their keys, readings, verdicts and solutions."""
