"""Names of units in six languages, by dimension, with their sizes in the dimension's base unit."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = {
    "length": "m 1; km 1000; hm 100; dam 10; dm 1/10; cm 1/100; mm 1/1000; μm 1/1000000; "
    "um 1/1000000; nm 1/1000000000; in 127/5000; ft 381/1250; yd 1143/1250; mi 201168/125; "
    "NM 1852",
    "area": "ha 10000; a 100; mq 1; cmq 1/10000; dmq 1/100; mmq 1/1000000; kmq 1000000; qm 1; "
    "qkm 1000000; qcm 1/10000",
    "volume": "l 1/1000; L 1/1000; hl 1/10; dal 1/100; dl 1/10000; cl 1/100000; ml 1/1000000; "
    "mL 1/1000000; cL 1/100000; dL 1/10000; mc 1; cmc 1/1000000; cc 1/1000000; ccm 1/1000000; "
    "cbm 1",
    "mass": "g 1; kg 1000; hg 100; dag 10; dkg 10; dg 1/10; cg 1/100; mg 1/1000; t 1000000; "
    "q 100000; lb 45359237/100000; lbs 45359237/100000; oz 45359237/1600000",
    "time": "s 1; sec 1; ms 1/1000; min 60; h 3600; hr 3600; hrs 3600; Std 3600; hod 3600; "
    "d 86400; wk 604800; Sek 1; sek 1; Min 60",
    "angle": "° 1; deg 1; ' 1/60; \" 1/3600; gon 9/10",
    "euro": "€ 1; EUR 1",
    "dollar": "$ 1; USD 1; US$ 1",
    "pound": "£ 1; GBP 1; p 1/100",
    "franc": "CHF 1; Fr 1; SFr 1; Rp 1/100",
    "koruna": "Kč 1; CZK 1; Kc 1",
    "rupee": "₹ 1; INR 1; Rs 1",
    "rand": "ZAR 1; R 1",
    "cent": "c 1; ct 1; ¢ 1",
    "celsius": "°C 1; degC 1; C 1",
    "fahrenheit": "°F 1; degF 1; F 1",
    "kelvin": "K 1",
    "percent": "% 1",
    "speed": "kmh 5/18; kph 5/18; mph 1397/3125; mps 1; kt 463/900; kn 463/900",
}
"""Signs and abbreviations; case matters where both cases are in use."""

NAMES: Final = {
    "length": {
        "1": "metre metres meter meters metern metro metri metros metr metry metru metrech",
        "1000": "kilometre kilometres kilometer kilometers kilometern kilometro kilometri "
        "kilometros chilometro chilometri kilometr kilometry kilometru",
        "100": "hectometre hectometres hectometro hektometer ettometro ettometri hektometr",
        "10": "decametre decametres decameter decametro dekameter decametri",
        "1/10": "decimetre decimetres decimeter decimeters decimetro decimetri decimetros "
        "dezimeter decimetr decimetry decimetru",
        "1/100": "centimetre centimetres centimeter centimeters centimetro centimetri "
        "centimetros zentimeter zentimetern centimetr centimetry centimetru",
        "1/1000": "millimetre millimetres millimeter millimeters millimetro millimetri "
        "milimetro milimetros millimetern milimetr milimetry milimetru",
        "127/5000": "inch inches pollice pollici pouce pouces zoll palec palce palcu pulgada "
        "pulgadas",
        "381/1250": "foot feet piede piedi pied pieds fuss stopa stopy stop pie pies",
        "1143/1250": "yard yards iarda iarde yarda yardas yardy",
        "201168/125": "mile miles miglio miglia mille meile meilen mile milla millas",
    },
    "area": {
        "10000": "hectare hectares ettaro ettari hektar hektare hektary hektaru hectarea "
        "hectareas",
        "100": "are ares ara aro ar area",
        "4046.8564224": "acre acres",
    },
    "volume": {
        "1/1000": "litre litres liter liters litro litri litros litr litry litru litern",
        "1/10": "hectolitre hectolitres hektoliter ettolitro ettolitri hektolitr hektolitru "
        "hectolitro hectolitros",
        "1/10000": "decilitre decilitres deciliter deciliters decilitro decilitri deziliter "
        "decilitr decilitru decilitros",
        "1/100000": "centilitre centilitres centiliter centiliters centilitro centilitri "
        "zentiliter centilitr centilitru centilitros",
        "1/1000000": "millilitre millilitres milliliter milliliters millilitro millilitri "
        "mililitr mililitru mililitro mililitros",
    },
    "mass": {
        "1": "gram grams gramme grammes grammo grammi gramm gramy gramu gramo gramos",
        "1000": "kilogram kilograms kilogramme kilogrammes chilogrammo chilogrammi chilo chili "
        "kilogramm kilo kilos kilogramu kilogramy kilogramo kilogramos",
        "100": "hectogram ettogrammo ettogrammi etto etti hectogramme hectogrammes",
        "1/1000": "milligram milligrams milligrammo milligrammi milligramme milligrammes "
        "milligramm miligram miligramu miligramo miligramos",
        "1000000": "tonne tonnes ton tons tonnellata tonnellate tonnen tuna tuny tun tonelada "
        "toneladas",
        "100000": "quintal quintals quintale quintali quintaux quintales",
        "45359237/100000": "pound pounds",
        "45359237/1600000": "ounce ounces oncia once onza onzas",
    },
    "time": {
        "1": "second seconds secondo secondi seconde secondes sekunde sekunden sekunda sekundy "
        "sekund segundo segundos secs",
        "60": "minute minutes minuto minuti minuten minuta minuty minut minutos mins mn",
        "3600": "hour hours ora ore heure heures stunde stunden hodina hodiny hodin hora horas",
        "86400": "day days giorno giorni jour jours tag tage tagen den dny dni dnu dia dias",
        "604800": "week weeks settimana settimane semaine semaines woche wochen tyden tydny tydnu "
        "semana semanas",
    },
    "angle": {
        "1": "degree degrees grado gradi degre degres grad grade stupen stupne stupnu stupnich "
        "grados",
    },
    "euro": {"1": "euro euros eur eura"},
    "dollar": {"1": "dollar dollars dollaro dollari dolar dolaru dolary dolares"},
    "pound": {"1/100": "penny pence"},
    "franc": {"1": "franc francs franken franco franchi frank franku francos"},
    "koruna": {"1": "koruna koruny korun crown crowns"},
    "rupee": {"1": "rupee rupees rupia rupie roupie roupies rupias"},
    "rand": {"1": "rand rands"},
    "cent": {"1": "cent cents centesimo centesimi centime centimes cts centu centy centimo "
             "centimos centavo centavos"},
    "celsius": {"1": "celsius centigrade"},
    "fahrenheit": {"1": "fahrenheit"},
    "kelvin": {"1": "kelvin kelvins"},
    "percent": {"1": "percent procent procenta procento prozent pct"},
    "speed": {"463/900": "knot knots nodo nodi noeud noeuds knoten uzel uzlu nudo nudos"},
}  # fmt: skip
"""Whole words, in lower case and without accents."""

SQUARES: Final = frozenset(
    {
        *("sq", "square", "squared", "quadrato", "quadrata", "quadrati", "quadrate", "quadri"),
        *("quadro", "carre", "carres", "ctverecni", "ctverecnich", "ctverecny", "cuadrado"),
        *("cuadrados", "quadrat"),
    }
)
CUBES: Final = frozenset(
    {
        *("cu", "cubic", "cubed", "cubo", "cubi", "cubico", "cubici", "cube", "cubes"),
        *("krychlovy", "krychlovych", "krychlove", "cubicos", "kubik"),
    }
)
PER: Final = frozenset({"per", "al", "all", "alla", "par", "pro", "za", "por", "a", "je", "each"})
PREFIXES: Final = {"quadrat": 2, "kubik": 3}
"""Beginnings of German words for areas and volumes."""
