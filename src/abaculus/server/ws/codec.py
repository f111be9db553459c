"""Messages to bytes, and back."""

from __future__ import annotations

import msgspec

from abaculus.kernel.codec import encode_hook
from abaculus.kernel.messages import Refusal
from abaculus.server.ws.messages import FromClient, FromServer

_ENCODER = msgspec.json.Encoder(enc_hook=encode_hook)
_FROM_CLIENT: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode_message(message: FromServer) -> bytes:
    """A message as bytes."""
    return _ENCODER.encode(message)


def decode_message(data: bytes | str) -> FromClient | Refusal:
    """A client's message, or why it cannot be read."""
    try:
        return _FROM_CLIENT.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        return Refusal("malformed", {"reason": str(error)})
    except RecursionError:
        return Refusal("malformed", {"reason": "nested too deeply"})
