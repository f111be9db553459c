"""The players of a table on this screen, from `--seats`."""

from __future__ import annotations

from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.registry import Family
from abaculus.tables.table import SeatRequest

_ME = ("me", "person")
_BOT = "bot"


def parse_seats(
    family: Family, game: AnyGame, seats: str | None, players: str | None = None
) -> tuple[SeatRequest, ...]:
    """The seats; by default you against medium bots; raises `RefusedError`.

    `me` or `me:Jonas` is a person at this screen, `bot` or `bot:3` a bot and its strength.
    """
    low, high = game.info.menu.players
    if seats is None:
        usual = max(low, min(2, high))
        many = int(players) if players and players.isdigit() and len(players) < 3 else usual
        if not low <= many <= high:
            raise RefusedError(Refusal("use-company", {"given": many, "low": low, "high": high}))
        return (SeatRequest("here"), *(_bot_seat(family, game, ""),) * (many - 1))
    requests = tuple(_parse_seat(family, game, word.strip()) for word in seats.split(","))
    if not low <= len(requests) <= high:
        raise RefusedError(
            Refusal("use-company", {"given": len(requests), "low": low, "high": high})
        )
    if all(request.kind == "bot" for request in requests):
        raise RefusedError(Refusal("use-nobody"))
    return requests


def _parse_seat(family: Family, game: AnyGame, word: str) -> SeatRequest:
    kind, _, rest = word.partition(":")
    if kind.casefold() in _ME:
        return SeatRequest("here", name=rest.strip())
    if kind.casefold() == _BOT:
        return _bot_seat(family, game, rest.strip())
    if any(maker.name == word for maker in family.bots(game)):
        return _bot_seat(family, game, word)
    raise RefusedError(Refusal("use-seat", {"word": word[:40]}))


def _bot_seat(family: Family, game: AnyGame, level: str) -> SeatRequest:
    bots = family.bots(game)
    maker = family.bot(level, game) if level else bots[len(bots) // 2]
    return SeatRequest("bot", bot=maker.name)
