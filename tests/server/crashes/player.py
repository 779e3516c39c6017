"""Somebody who plays by chance, and comes back whatever happens to the line or the server."""

import random
from collections.abc import Callable

from websockets.exceptions import WebSocketException

from tabbytop.server.errors import FAILURES
from tests.server.client import Client
from tests.server.crashes.evidence import Claim, Evidence, Json, Message
from tests.waiting import client_pause

LOST = (OSError, EOFError, WebSocketException)  # the line, or nobody is there to be called
PAUSE = 0.03  # seconds before the next try, and between two strokes at a live table
HARMLESS = {"late", "not-now", "not-asked", "illegal", *FAILURES}  # where others were quicker
EMOTES = ["purr", "hiss", "yawn", "zoomies"]


class Player:
    """One device at a table, with the seats of some people or, looking on, with none."""

    def __init__(
        self,
        place: Callable[[], str],
        table: str,
        secrets: list[str],
        evidence: Evidence,
        seed: str,
    ) -> None:
        self._place = place
        self.table = table
        self._secrets = secrets
        self._evidence = evidence
        self._rng = random.Random(seed)
        self._name = f"{seed}-" + "-".join(secret.partition(".")[0] for secret in secrets)
        self._count = 0
        self._states: dict[int | None, Json] = {}
        self._seen: dict[int | None, int] = {}  # by seat, the last number
        self._sent: Json | None = None  # what was not answered yet, and is sent until it is
        self._before: Json | None = None  # what was answered last
        self._since: int | None = None  # with what it came to the table this time
        self._sends_again = False
        self._asks = False  # for all legal moves
        self.live = False
        self.hurries = False  # plays, and nothing else
        self.leaves = False  # in the middle of the game
        self.over = False
        self.unavailable = 0

    async def play(self) -> None:
        """Until the game is over."""
        while not (self.over or self.leaves):
            try:
                # The seats of a device may not have seen the same when the line was lost.
                self._since = min(self._seen.values(), default=None)
                client = await Client.connected(self._place(), self.table)
            except LOST:
                await client_pause(PAUSE)
                continue
            try:
                await self._converse(client)
            except LOST:
                self._claim_all()
                await client_pause(PAUSE)
            finally:
                await client.leave()
        self._claim_all()

    async def _converse(self, client: Client) -> None:
        client.states = self._states
        await client.send({"type": "hello", "seats": self._secrets, "since": self._since})
        self._asks, self._sends_again = False, True
        awaited = 1  # messages until all is told that the table shows now
        while not (self.over or self.leaves):
            message = await client.hear(patience=None)
            if message["type"] == "welcome":
                self._welcomed(message)
                awaited = 0 if message["current"] else max(1, len(client.you))
            awaited -= message["type"] == "state"
            await self._take(client, message)
            if not awaited:
                self.over = all("result" in state for state in self._states.values())
                if not self.over:
                    await self._go_on(client)

    # Listening.

    def _welcomed(self, message: Json) -> None:
        last = max(self._seen.values(), default=0)
        assert message["number"] >= last, f"{self.table}: what was told is forgotten"
        self.live = message["table"]["game"] == "kitty-paw"

    async def _take(self, client: Client, message: Json) -> None:
        match message["type"]:
            case "missed":
                self._take_missed(message)
            case "state":
                self._seen[message["seat"]] = message["number"]
                self._claim(message["seat"])
            case "news":
                self._take_news(message)
            case "done":
                self._answered(message["id"], message["number"])
            case "refused":
                await self._take_refusal(message)
            case "moves":
                self._asks = False
                if message["moves"] and message["number"] == self._seen[message["seat"]]:
                    await self._move(client, message["seat"], message["moves"])
            case "ping":
                await client.send({"type": "pong", "nonce": message["nonce"]})

    def _take_missed(self, message: Json) -> None:
        """Exactly what happened since the last number that was seen."""
        assert self._since is not None, "nobody has missed anything"
        number = self._since
        for step in message["steps"]:
            number += 1
            assert step["happened"]["number"] == number, f"{self.table}: a gap before {step}"
            self._evidence.line(self.table, step["happened"])
        self._evidence.caught_up += len(message["steps"])
        self._seen[message["seat"]] = number

    def _take_news(self, message: Json) -> None:
        seat, number = message["seat"], message["happened"]["number"]
        if number == self._seen[seat] + 1:
            self._evidence.line(self.table, message["happened"])
        else:  # a quiet move of one's own has no number
            assert number == self._seen[seat], f"{self.table}: a gap before {number}"
        self._seen[seat] = number
        if message.get("id"):
            self._answered(message["id"], number)

    def _answered(self, name: str, number: int) -> None:
        for sent in (self._sent, self._before):
            if sent is not None and sent["id"] == name:
                message = Message(self.table, sent["seat"], name)
                self._evidence.repeated += message in self._evidence.acknowledged
                self._evidence.written(message, number)
        if self._sent is not None and self._sent["id"] == name:
            self._before, self._sent = self._sent, None

    async def _take_refusal(self, message: Json) -> None:
        code, name = message["code"], message.get("id", "")
        if code == "limit" and not name:  # a question, while another one is being answered
            self._asks = False
            await client_pause(PAUSE)
            return
        assert code in HARMLESS, message
        if code in FAILURES:
            self.unavailable += 1
            self._asks = False
            await client_pause(PAUSE)
        if self._sent is not None and self._sent["id"] == name:
            self._evidence.turned_down(Message(self.table, self._sent["seat"], name), code)
            if code in FAILURES:
                self._sends_again = True
            else:
                self._sent = None

    def _claim(self, seat: int | None) -> None:
        claim = Claim(self.table, seat, self._seen[seat], self._states[seat])
        self._evidence.claims.append(claim)

    def _claim_all(self) -> None:
        for seat in self._seen:
            self._claim(seat)

    # Acting.

    async def _go_on(self, client: Client) -> None:
        """One thing at a time; what was not answered when the line was lost is sent again."""
        if self._sent is not None:
            if self._sends_again:
                self._sends_again = False
                await client.send(self._sent)
        elif self._before is not None and self._rng.random() < 0.01:
            await client.send(self._before)
        else:
            seats = client.you.copy()
            self._rng.shuffle(seats)
            for seat in seats:
                if await self._act(client, seat):
                    return

    async def _act(self, client: Client, seat: int) -> bool:
        """Whether the seat does something."""
        state = self._states[seat]
        roll = 1.0 if self.hurries else self._rng.random()
        asker = state.get("proposal")
        if asker not in (None, seat) and seat not in state.get("agreed", []):
            await self._send(client, "agree", seat, yes=roll < 0.5)
        elif roll < 0.01:
            await self._send(client, "say", seat, text=f"I am {self._name}")
        elif roll < 0.02:
            await self._send(client, "emote", seat, emote=self._rng.choice(EMOTES))
        elif roll < 0.03 and state.get("undo", "no") != "no":
            await self._send(client, "undo", seat)
        elif state.get("prompt") is None or self._asks:
            return False
        elif state.get("moves"):
            await self._move(client, seat, state["moves"])
        else:
            self._asks = True
            if self.live:
                await client_pause(PAUSE)
            await client.send({"type": "moves", "seat": seat})
        return True

    async def _move(self, client: Client, seat: int, moves: list[str]) -> None:
        if self._sent is None:
            # Hands at a live table would only ever fumble: what takes no choosing is preferred.
            short = [move for move in moves if " " not in move]
            move = self._rng.choice(short if short and self._rng.random() < 0.4 else moves)
            await self._send(client, "move", seat, move=move, answers=self._seen[seat])

    async def _send(self, client: Client, kind: str, seat: int, **more: object) -> None:
        self._count += 1
        name = f"{self._name}-{self._count}"
        self._sent = {"type": kind, "seat": seat, "id": name, **more}
        self._sends_again = False
        await client.send(self._sent)
