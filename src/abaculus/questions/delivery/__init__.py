"""Questions for players: cards with keypads, previews, verdicts and solutions."""
