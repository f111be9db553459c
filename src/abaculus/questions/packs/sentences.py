"""What each code means: its sentence, why it happens, what to do about it."""

from __future__ import annotations

from typing import Final

import msgspec


class Meaning(msgspec.Struct, frozen=True):
    """The meaning of a finding's code."""

    sentence: str
    """The sentence, with values in braces."""
    cause: str
    remedy: str


def _meaning(sentence: str, cause: str, remedy: str) -> Meaning:
    return Meaning(sentence, cause, remedy)


MEANINGS: Final[dict[str, Meaning]] = {
    # the file
    "E10": _meaning(
        "{reason}.",
        "The file does not end in .yaml, .yml, .json or .csv, or the folder has no pack file.",
        "Give the file one of these endings, or name it pack.yaml inside its folder.",
    ),
    "E11": _meaning(
        "The file is larger than {most} MB.",
        "A pack is text; a file of this size is something else, or several packs in one.",
        "Split the pack.",
    ),
    "E12": _meaning(
        "{reason}; save the file as UTF-8.",
        "The file was saved in another encoding, or is not text.",
        "Choose “UTF-8” when you save the file.",
    ),
    "E13": _meaning(
        "An invisible control character ({sign}) has no place in a text.",
        "Something was pasted that is not text.",
        "Delete the character; retype the line if you cannot see it.",
    ),
    "E14": _meaning(
        "The file cannot be read any further: {reason}.",
        "A bracket, quotation mark, comma, colon or indentation is missing or superfluous.",
        "Look at the place named and just before it.",
    ),
    "E15": _meaning(
        "{what} of YAML is not allowed in a pack.",
        "Anchors (&), aliases (*), tags (!) and a second document (---) are refused.",
        "Write the value out, or put the text between quotation marks.",
    ),
    "E16": _meaning(
        "Values are nested more than {most} deep.",
        "No pack needs that.",
        "Look for brackets that are never closed.",
    ),
    "E17": _meaning(
        "There are more than {most} {what}.",
        "The pack, one of its lists or one of its texts is too long.",
        "Split the pack, or shorten the text.",
    ),
    "E18": _meaning(
        "The file is empty.", "There is nothing in it.", "Write pack and items into it."
    ),
    # structure
    "E20": _meaning(
        "A pack has the two fields pack and items.",
        "The file begins with something else.",
        "Begin with pack: and items:, as in the examples.",
    ),
    "E21": _meaning(
        "The field “{name}” is missing.",
        "A pack, an item or a table lacks something it cannot do without.",
        "Add it.",
    ),
    "E22": _meaning(
        "The field “{name}” is unknown{meant}.",
        "A name is mistyped, or does not exist.",
        "Correct the name or delete the field.",
    ),
    "E23": _meaning(
        "This is {found}, but it should be {wanted}.",
        "The value does not suit the field.",
        "Write the value as the format says; quotation marks make anything a text.",
    ),
    "E24": _meaning(
        "The id “{id}” already belongs to the item in line {line}.",
        "Two items share an id.",
        "Give one of them another id.",
    ),
    "E25": _meaning(
        "“{name}” is there twice.",
        "A field or a column is given twice, and only one can count.",
        "Delete one of the two.",
    ),
    "E26": _meaning(
        "“{id}” cannot be an id: {rule}.",
        "Ids become parts of names of questions and files.",
        "Use letters, digits, dots, hyphens and underscores, at most 64, a letter or digit first.",
    ),
    # answer
    "E30": _meaning(
        "No answer can be judged by this description: {reason}.",
        "The kind is unknown, or one of its fields is missing, unknown or makes no sense.",
        "Compare it with the table of kinds.",
    ),
    "E31": _meaning(
        "“{text}” is not {wanted} ({reason}).",
        "The text cannot be read as a number or calculation.",
        "Correct it; for words use an answer of kind word, for options one of kind choice.",
    ),
    "E32": _meaning(
        "“{text}” has no usable value{example}: {reason}.",
        "A division by zero, a root of a negative number, or a number that is far too large.",
        "Change the expression, the values of the variables, or exclude the case in where.",
    ),
    "E33": _meaning(
        "“{text}” is not what the choices say ({choice}).",
        "The right choice is not among the options, is there twice, or contradicts the answer.",
        "Name the right option by its place or its exact text.",
    ),
    "E34": _meaning(
        "The wrong answer “{text}” is right{example}.",
        "A distractor is worth the same as the answer.",
        "Change it, or exclude the case in where.",
    ),
    "E35": _meaning(
        "The wrong answer “{text}” is the same as another one{example}.",
        "Two distractors or two options are worth the same.",
        "Delete one of them, or exclude the case in where.",
    ),
    "E36": _meaning(
        "The wrong answer “{text}” cannot be given{example} ({reason}).",
        "A distractor cannot be read as an answer of this kind.",
        "Write it as a pupil would type it.",
    ),
    "E37": _meaning(
        "The answer “{text}” would not be accepted itself{example} ({reason}).",
        "The form that is asked for, the unit or the kind does not fit the value.",
        "Change the form, or write the answer in it.",
    ),
    # prompt
    "E40": _meaning(
        "The dollar sign at character {at} has no partner.",
        "Mathematics goes between two dollar signs.",
        "Add the second one; for money write \\$.",
    ),
    "E41": _meaning(
        "There is no variable “{name}”{meant}.",
        "Braces hold the name of a variable, and this one is not among vars.",
        "Correct the name or add it to vars.",
    ),
    "E42": _meaning(
        "HTML such as “{text}” is not allowed.",
        "Tags and entities would be shown as they are, or do harm.",
        "Write plain text, and mathematics between dollar signs.",
    ),
    "E43": _meaning(
        "The mathematics cannot be read at character {at}: {reason}.",
        "A command is unknown, or something is missing.",
        "Use the commands of the list.",
    ),
    "E44": _meaning(
        "{reason}.",
        "The text is empty or too long for a card.",
        "Write a question of one to three sentences.",
    ),
    "E45": _meaning(
        "The brace at character {at} has no partner.",
        "Braces come in pairs around a variable.",
        "Close it, or write \\{{ and \\}} between dollar signs for a set.",
    ),
    # values
    "E50": _meaning(
        "The level is 1, 2, 3 or 4.", "It is another number.", "Choose one of the four."
    ),
    "E51": _meaning(
        "The seconds are 15, 30, 45, 60 or 90.",
        "Hourglasses of other sizes do not exist.",
        "Take the next larger one.",
    ),
    "E52": _meaning("The grade is R or 1 to 12.", "It is something else.", "Choose one of them."),
    "E53": _meaning(
        "The category is E, N or G.",
        "It is another letter.",
        "E is space and measure, N patterns and equations, G numbers and data.",
    ),
    "E54": _meaning(
        "The row “{row}” {reason}.",
        "The row is not in the syllabus, or does not fit the grade and the category.",
        "Correct the row, or leave out what contradicts it.",
    ),
    "E55": _meaning(
        "The values “{text}” cannot be read: {reason}.",
        "A variable has no values, too many, or an impossible name.",
        "Write 3..9, 11|12|15, or both joined by a stroke.",
    ),
    "E56": _meaning(
        "The condition “{text}” cannot be read: {reason}.",
        "where is a comparison, or several joined by and, or, not.",
        "Write for example a*b < 130 and a != b.",
    ),
    "E57": _meaning(
        "{reason}.",
        "The condition rules out all values, or nearly all.",
        "Give the variables more values, or loosen the condition.",
    ),
    "E58": _meaning(
        "{reason}.",
        "The language, version or engine of the pack is unknown.",
        "Use a language code such as en, a version such as 1.0.0 and the engine >=1.",
    ),
    # licence
    "E60": _meaning(
        "“{name}” is not the SPDX id of a licence{meant}.",
        "Licences have short official names.",
        "Use one of the list, or leave the field out and keep the pack to yourself.",
    ),
    "E61": _meaning(
        "{name} asks for the names of the authors.",
        "The licence requires attribution, and no author is named.",
        "Fill in authors.",
    ),
    # warnings
    "W70": _meaning(
        "{words} words are a lot to read in {secs} s.",
        "Reading alone takes all the time.",
        "Shorten the text or give more seconds.",
    ),
    "W71": _meaning(
        "There are no steps to show afterwards.",
        "A pupil who got it wrong learns nothing.",
        "Add one to four steps.",
    ),
    "W72": _meaning(
        "There are only {count} different questions in it.",
        "There are variables, but hardly any combinations are left.",
        "Give the variables more values, at least 12 combinations.",
    ),
    "W73": _meaning(
        "Without a licence the pack stays on this machine.",
        "Nobody else may use a work without permission.",
        "Choose a licence such as CC-BY-4.0 if you want to share it.",
    ),
    "W74": _meaning(
        "The last step ends in “{text}”, which is not the answer{example}.",
        "The solution stops early, or works out something else.",
        "Let the last step end in the answer.",
    ),
    "W75": _meaning(
        "The misconception “{name}” has no sentence of its own{meant}.",
        "No explanation for learners has this name.",
        "Use a known name, or leave it out.",
    ),
}  # fmt: skip


def format_sentence(code: str, values: dict[str, object]) -> str:
    """The sentence of a code; values an author wrote are kept short and on one line."""
    shortened = {name: _shorten(value) for name, value in values.items()}
    text = MEANINGS[code].sentence.format_map({"meant": "", "example": "", **shortened})
    return (text[:1].upper() + text[1:]).replace("?.", "?")


def _shorten(value: object) -> object:
    if not isinstance(value, str):
        return value
    line = " " * value.startswith(" ") + " ".join(value.split())
    line = "".join(sign if sign.isprintable() else "�" for sign in line)
    return line if len(line) <= 120 else f"{line[:117]}…"
