"""Play over the network, as any program can: it gets what its seat may know, and sends moves.

Start a server first (`abaculus`), then: python examples/network_bot.py http://127.0.0.1:8642
"""

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

import abaculus
from abaculus.kernel.codec import decode

LINK = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8642"
PLAYERS = [{"kind": "here", "name": "Network bot"}, {"kind": "bot", "bot": "1"}]
NEW = {"family": "pytagora", "variant": "number", "players": PLAYERS, "start": True}

game, rng = abaculus.load_family("pytagora").game("number"), abaculus.SecureRng()
request = Request(f"{LINK}/api/tables", json.dumps(NEW).encode())
request.add_header("content-type", "application/json")
new = json.load(urlopen(request))

with connect(f"ws{LINK[4:]}/api/tables/{new['table']}/play", proxy=None) as socket:
    hello = {"type": "hello", "token": new["token"], "seat": 0, "wants": "view"}
    socket.send(json.dumps(hello))
    for message in map(json.loads, socket):
        awaits = message.get("awaits") or {}
        if awaits.get("type") == "over":
            print(awaits["outcome"])
            break
        if 0 in awaits.get("must", ()):
            view = decode(json.dumps(message["view"]), game.shapes.view)
            move = game.sample(game.imagine(view, rng), 0, rng)
            gesture = {"type": "press", "move": game.notation.write_move(move)}
            act = {"type": "play", "seat": 0, "gesture": gesture}
            socket.send(json.dumps({"type": "do", "id": str(message["number"]), "act": act}))
