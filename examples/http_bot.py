"""Plays a game of Tem-Purr-A against two kittens over plain HTTP: docs/protocol.md tells how.

Start `tabbytop serve`, then `python3 examples/http_bot.py http://127.0.0.1:8765`.
"""

import json
import sys
import time
from typing import Any
from urllib.request import Request, urlopen


def ask(path: str, secret: str = "", body: object = None) -> Any:  # noqa: ANN401 - it is JSON
    """GET, or POST if there is something to say."""
    time.sleep(0.05)  # no faster than a server lets a seat move
    headers = {"Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{sys.argv[1]}/api{path}", data, headers)) as answer:
        return json.load(answer)


kitten = {"kind": "bot", "level": "kitten"}
table = ask("/tables", body={"game": "tem-purr-a", "seats": [{"kind": "me"}, kitten, kitten]})
play, secret = f"/tables/{table['table']['id']}/play", table["secrets"][0]["secret"]
state = ask(play, secret)["messages"][-1]
moves = 0
while "result" not in state:
    seen = state["number"]
    if "moves" in state:  # I am asked; anything rather than eat
        moves += 1
        move = min(state["moves"], key=lambda move: (move == "eat", move))
        said = {"type": "move", "seat": 0, "move": move, "answers": seen, "id": f"move-{moves}"}
        news = ask(play, secret, said)
        state = {**news, "number": news["happened"]["number"]}
    else:
        told = ask(f"{play}?since={seen}&wait=25", secret)["messages"]
        state = told[-1] if told else state
print("The winners are", state["result"]["winners"])
