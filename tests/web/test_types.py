"""The types of the web client are those of the server."""

from abaculus.server.typescript import PLACE, format_types


def test_the_types_of_the_web_client_are_fresh() -> None:
    expected = format_types()

    actual = PLACE.read_text("utf-8")

    assert expected == actual, "run `python -m abaculus.server.typescript`"


def test_what_the_client_may_leave_out_is_optional_only_there() -> None:
    written = format_types()

    assert "export interface JoinRequest {\n  readonly code?: string\n" in written
    assert "export interface SeatGrant {\n  readonly table: string\n" in written
    assert "  readonly code: string\n}" in written


def test_unions_and_texts_keep_their_names() -> None:
    written = format_types()

    assert "export type Rich = readonly (string | Math | PlayerName)[]\n" in written
    gestures = "PressGesture | TakeGesture | LayGesture | ChooseGesture | WriteGesture"
    assert f"export type Gesture = {gestures}\n" in written
    assert "  readonly gesture: Gesture\n" in written
    assert "  readonly sentence: Rich\n" in written
