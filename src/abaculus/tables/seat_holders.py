"""Chairs before the start: made as the host wants them, taken, left and fitted to the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, Refused, Seat
from abaculus.kernel.registry import Family
from abaculus.kernel.rng import Nature
from abaculus.tables.names import nickname, own_name, same_name
from abaculus.tables.table import Chair, Wanted, agreed, is_free

OPEN = Chair("open", "")


def bot_level(house: Family, name: str) -> str:
    """The bot of that name, or the middle one of the family's; raises `Refused`."""
    if name:
        return house.bot(name).name
    if not house.bots:
        raise Refused(Refusal("no-stand-in"))
    return house.bots[len(house.bots) // 2].name


def make_chairs(
    house: Family,
    host: str,
    wanted: Sequence[Wanted],
    stays: Sequence[Chair | None],
    nature: Nature,
) -> tuple[Chair, ...]:
    """The chairs as they are wanted, each with the one who stays in it; raises `Refused`."""
    taken: list[str] = []
    named: list[Wanted] = []
    for want, stay in zip(wanted, stays, strict=True):
        given = want.name if stay is None or stay.kind == "here" else ""
        given = given or ("" if stay is None else stay.name)
        name = own_name(given, taken) if given.strip() else ""
        taken.append(name)
        named.append(replace(want, name=name))
    chairs: list[Chair] = []
    for want, stay in zip(named, stays, strict=True):
        chair = _chair(house, host, want, taken, nature)
        taken.append(chair.name)
        chairs.append(chair if stay is None else replace(chair, kind=stay.kind, key=stay.key))
    return tuple(chairs)


def _chair(house: Family, host: str, want: Wanted, taken: Sequence[str], nature: Nature) -> Chair:
    match want.kind:
        case "here":
            name = want.name or nickname(taken, nature)
            return Chair("here", name, key=host, options=want.options)
        case "bot":
            name = want.name or nickname(taken, nature)
            return Chair("bot", name, bot=bot_level(house, want.bot), options=want.options)
        case "link" | "open":
            return Chair(want.kind, want.name, options=want.options)


def staying(
    chairs: Sequence[Chair], wanted: Sequence[Wanted], keeps: Sequence[Seat | None]
) -> list[Chair | None]:
    """Who stays in each wanted chair; raises `Refused` where somebody would be in none or two."""
    kept = [seat for seat in keeps if seat is not None]
    fits = len(keeps) == len(wanted) and len(set(kept)) == len(kept)
    if not fits or not all(0 <= seat < len(chairs) for seat in kept):
        raise Refused(Refusal("seating-unclear"))
    return [
        None if seat is None or not _same_sort(chairs[seat], want) else chairs[seat]
        for want, seat in zip(wanted, keeps, strict=True)
    ]


def _same_sort(chair: Chair, want: Wanted) -> bool:
    """Whether the one on this chair can stay when it becomes what is wanted."""
    if is_free(chair):
        return False
    return want.kind in ("link", "open") if chair.kind == "link" else chair.kind == want.kind


def valid_options(
    game: AnyGame, options: dict[str, str | int | bool], chairs: tuple[Chair, ...]
) -> dict[str, str | int | bool]:
    """The host's choices in their one form; raises `Refused` if they clash or do not fit."""
    for key in options:
        if key == "players" or (key.startswith("seat") and "." in key):
            raise Refused(Refusal("option-of-chairs", {"key": key[:60]}))
    whole = agreed(game, options, chairs)
    game.setup(whole)
    return {key: whole.chosen[key] for key in options}


def seat_refusal(
    game: AnyGame, options: dict[str, str | int | bool], own: dict[str, str]
) -> Refusal | None:
    """Why no seat of a table with these options can choose so; what else clashes is not told."""
    usual = game.info.menu.default_players
    plain = (OPEN,) * usual
    refusals: list[Refusal | None] = []
    for chairs in (plain, put(plain, 0, replace(OPEN, options=own))):
        try:
            valid_options(game, options, chairs)
            refusals.append(None)
        except Refused as refused:
            refusals.append(refused.refusal)
    without, with_own = refusals
    return None if with_own == without else with_own


def fitted(game: AnyGame, chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs for another variant: empty ones added, empty ones and then bots taken away.

    People stay in any case. Choices of a seat that the variant does not know are dropped.
    """
    low, high = game.info.menu.players
    known = {option.key for option in game.info.menu.seat_options}
    fit = [
        replace(chair, options={k: v for k, v in chair.options.items() if k in known})
        for chair in (*chairs, *[OPEN] * (low - len(chairs)))
    ]
    while len(fit) > high:
        spare = [chair for chair in fit if is_free(chair)]
        spare = spare or [chair for chair in fit if chair.kind == "bot"]
        if not spare:
            break
        del fit[_last(fit, spare[-1])]
    return tuple(fit)


def _last(chairs: list[Chair], chair: Chair) -> int:
    return max(place for place, other in enumerate(chairs) if other is chair)


def free_seat(chairs: Sequence[Chair], name: str, seat: Seat | None) -> Seat:
    """Where somebody of that name sits down; raises `Refused` if there is no place."""
    free = [place for place, chair in enumerate(chairs) if is_free(chair)]
    if not free:
        raise Refused(Refusal("table-full"))
    if seat is not None:
        if seat not in free:
            raise Refused(Refusal("seat-taken"))
        return seat
    kept = [place for place in free if chairs[place].name and same_name(chairs[place].name, name)]
    return (kept or free)[0]


def emptied(chair: Chair) -> Chair:
    """The chair after its person or bot has gone, open to whoever comes."""
    return Chair("link" if chair.kind == "link" else "open", "", options=chair.options)


def put(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """The row with one chair exchanged."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def other_names(chairs: Sequence[Chair], seat: Seat) -> list[str]:
    """The names at the table but for one seat's."""
    return [chair.name for place, chair in enumerate(chairs) if place != seat]
