"""Well-known public facts, each with a year in which it held and who says so."""

from typing import Final

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """A number of the world, rounded to whole units."""

    value: int
    unit: str
    year: int
    source: str


_TALL: Final = "Council on Tall Buildings and Urban Habitat"
_PLANETS: Final = "NASA, Planetary Fact Sheet (NSSDCA)"

BUILDINGS: Final = {
    "burj_khalifa": Fact(828, "m", 2010, _TALL),
    "shanghai_tower": Fact(632, "m", 2015, _TALL),
    "one_world_trade": Fact(541, "m", 2014, _TALL),
    "taipei_101": Fact(508, "m", 2004, _TALL),
    "petronas": Fact(452, "m", 1998, _TALL),
    "empire_state": Fact(381, "m", 1931, _TALL + ", height of the roof"),
    "eiffel_tower": Fact(330, "m", 2022, "Société d’exploitation de la tour Eiffel"),
    "liberty": Fact(93, "m", 1886, "US National Park Service, ground to torch"),
}
MOUNTAINS: Final = {
    "everest": Fact(8849, "m", 2020, "joint survey of China and Nepal"),
    "k2": Fact(8611, "m", 2000, "Encyclopaedia Britannica"),
    "aconcagua": Fact(6961, "m", 2012, "Instituto Geográfico Nacional, Argentina"),
    "denali": Fact(6190, "m", 2015, "US Geological Survey"),
    "kilimanjaro": Fact(5895, "m", 2000, "Encyclopaedia Britannica"),
    "elbrus": Fact(5642, "m", 2000, "Encyclopaedia Britannica"),
    "matterhorn": Fact(4478, "m", 2000, "swisstopo"),
    "fuji": Fact(3776, "m", 2000, "Geospatial Information Authority of Japan"),
}
DIAMETERS: Final = {
    "mercury": Fact(4879, "km", 2024, _PLANETS),
    "venus": Fact(12104, "km", 2024, _PLANETS),
    "earth": Fact(12756, "km", 2024, _PLANETS),
    "mars": Fact(6792, "km", 2024, _PLANETS),
    "jupiter": Fact(142984, "km", 2024, _PLANETS),
    "saturn": Fact(120536, "km", 2024, _PLANETS),
    "uranus": Fact(51118, "km", 2024, _PLANETS),
    "neptune": Fact(49528, "km", 2024, _PLANETS),
}
FROM_SUN: Final = {
    "mercury": Fact(58, "million km", 2024, _PLANETS),
    "venus": Fact(108, "million km", 2024, _PLANETS),
    "earth": Fact(150, "million km", 2024, _PLANETS),
    "mars": Fact(228, "million km", 2024, _PLANETS),
    "jupiter": Fact(779, "million km", 2024, _PLANETS),
    "saturn": Fact(1432, "million km", 2024, _PLANETS),
    "uranus": Fact(2867, "million km", 2024, _PLANETS),
    "neptune": Fact(4515, "million km", 2024, _PLANETS),
}
ORBITS: Final = {
    "mercury": Fact(88, "days", 2024, _PLANETS),
    "venus": Fact(225, "days", 2024, _PLANETS),
    "mars": Fact(687, "days", 2024, _PLANETS),
}
ANIMALS: Final = {
    "giraffe": Fact(5, "m", 2000, "Encyclopaedia Britannica, a tall giraffe, rounded"),
    "blue_whale": Fact(30, "m", 2000, "Encyclopaedia Britannica, a very long one, rounded"),
    "elephant": Fact(3, "m", 2000, "Encyclopaedia Britannica, at the shoulder, rounded"),
    "ostrich": Fact(2, "m", 2000, "Encyclopaedia Britannica, rounded down"),
}
LIGHT: Final = Fact(300_000, "km/s", 1983, "BIPM, definition of the metre: 299 792 km/s, rounded")
SOUND: Final = Fact(340, "m/s", 1976, "US Standard Atmosphere, air at 15 °C, rounded")
