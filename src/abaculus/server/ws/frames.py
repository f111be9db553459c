"""Where the frames of a client begin and end; what they mean is the library's business."""

from __future__ import annotations

from websockets.frames import Opcode

WHOLE_TEXT = 0x81
"""The first byte of a text in one frame."""
_OPCODE = 0x0F
_OPCODES = frozenset(Opcode)
_MASKED = 0x80
_MASK = 4
_TWO_MORE = 126
_EIGHT_MORE = 127
"""Lengths from 126 on take two or eight more bytes."""


def frame_end(data: bytes | bytearray, at: int, room: int) -> int:
    """Where a client's frame ends; 0 if that is not here yet, -1 if its head is forbidden."""
    there = len(data) - at
    if there < 2:
        return 0
    length = data[at + 1] - _MASKED
    if length < 0 or data[at] & _OPCODE not in _OPCODES:
        return -1
    begin = at + 2 + _MASK
    if length >= _TWO_MORE:
        more = 2 if length == _TWO_MORE else 8
        if there < 2 + more:
            return 0
        length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        begin += more
    if length > room:
        return -1
    end = begin + length
    return end if end <= len(data) else 0


def split_frame(data: bytes) -> tuple[bytes, bytes]:
    """The mask and the masked payload of a whole frame."""
    length = data[1] - _MASKED
    begin = 2 if length < _TWO_MORE else 4 if length == _TWO_MORE else 10
    return data[begin : begin + _MASK], data[begin + _MASK :]


def frame_text(message: bytes) -> bytes:
    """A whole text frame from the server."""
    length = len(message)
    if length < _TWO_MORE:
        return bytes((WHOLE_TEXT, length)) + message
    if length < 0x10000:
        return bytes((WHOLE_TEXT, _TWO_MORE)) + length.to_bytes(2, "big") + message
    return bytes((WHOLE_TEXT, _EIGHT_MORE)) + length.to_bytes(8, "big") + message
