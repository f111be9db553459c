"""Well-known public facts, each with its year and its source."""

from typing import Final

import msgspec


class WorldFact(msgspec.Struct, frozen=True):
    """A number of the world, rounded to whole units."""

    value: int
    unit: str
    year: int
    source: str


_TALL: Final = "Council on Tall Buildings and Urban Habitat"
_PLANETS: Final = "NASA, Planetary Fact Sheet (NSSDCA)"

BUILDINGS: Final = {
    "burj_khalifa": WorldFact(828, "m", 2010, _TALL),
    "shanghai_tower": WorldFact(632, "m", 2015, _TALL),
    "one_world_trade": WorldFact(541, "m", 2014, _TALL),
    "taipei_101": WorldFact(508, "m", 2004, _TALL),
    "petronas": WorldFact(452, "m", 1998, _TALL),
    "empire_state": WorldFact(381, "m", 1931, _TALL + ", height of the roof"),
    "eiffel_tower": WorldFact(330, "m", 2022, "Société d’exploitation de la tour Eiffel"),
    "liberty": WorldFact(93, "m", 1886, "US National Park Service, ground to torch"),
}
MOUNTAINS: Final = {
    "everest": WorldFact(8849, "m", 2020, "joint survey of China and Nepal"),
    "k2": WorldFact(8611, "m", 2000, "Encyclopaedia Britannica"),
    "aconcagua": WorldFact(6961, "m", 2012, "Instituto Geográfico Nacional, Argentina"),
    "denali": WorldFact(6190, "m", 2015, "US Geological Survey"),
    "kilimanjaro": WorldFact(5895, "m", 2000, "Encyclopaedia Britannica"),
    "elbrus": WorldFact(5642, "m", 2000, "Encyclopaedia Britannica"),
    "matterhorn": WorldFact(4478, "m", 2000, "swisstopo"),
    "fuji": WorldFact(3776, "m", 2000, "Geospatial Information Authority of Japan"),
}
DIAMETERS: Final = {
    "mercury": WorldFact(4879, "km", 2024, _PLANETS),
    "venus": WorldFact(12104, "km", 2024, _PLANETS),
    "earth": WorldFact(12756, "km", 2024, _PLANETS),
    "mars": WorldFact(6792, "km", 2024, _PLANETS),
    "jupiter": WorldFact(142984, "km", 2024, _PLANETS),
    "saturn": WorldFact(120536, "km", 2024, _PLANETS),
    "uranus": WorldFact(51118, "km", 2024, _PLANETS),
    "neptune": WorldFact(49528, "km", 2024, _PLANETS),
}
FROM_SUN: Final = {
    "mercury": WorldFact(58, "million km", 2024, _PLANETS),
    "venus": WorldFact(108, "million km", 2024, _PLANETS),
    "earth": WorldFact(150, "million km", 2024, _PLANETS),
    "mars": WorldFact(228, "million km", 2024, _PLANETS),
    "jupiter": WorldFact(779, "million km", 2024, _PLANETS),
    "saturn": WorldFact(1432, "million km", 2024, _PLANETS),
    "uranus": WorldFact(2867, "million km", 2024, _PLANETS),
    "neptune": WorldFact(4515, "million km", 2024, _PLANETS),
}
ORBITS: Final = {
    "mercury": WorldFact(88, "days", 2024, _PLANETS),
    "venus": WorldFact(225, "days", 2024, _PLANETS),
    "mars": WorldFact(687, "days", 2024, _PLANETS),
}
ANIMALS: Final = {
    "giraffe": WorldFact(5, "m", 2000, "Encyclopaedia Britannica, a tall giraffe, rounded"),
    "blue_whale": WorldFact(30, "m", 2000, "Encyclopaedia Britannica, a very long one, rounded"),
    "elephant": WorldFact(3, "m", 2000, "Encyclopaedia Britannica, at the shoulder, rounded"),
    "ostrich": WorldFact(2, "m", 2000, "Encyclopaedia Britannica, rounded down"),
}
LIGHT: Final = WorldFact(
    300_000, "km/s", 1983, "BIPM, definition of the metre: 299 792 km/s, rounded"
)
SOUND: Final = WorldFact(340, "m/s", 1976, "US Standard Atmosphere, air at 15 °C, rounded")
