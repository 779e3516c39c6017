"""What clients have seen of a server, to be held against what it has written down."""

from collections import Counter, defaultdict
from typing import Any, NamedTuple

from tabbytop.server.errors import FAILURES

Json = dict[str, Any]


class Message(NamedTuple):
    """What a seat has sent, by the name that it gave it."""

    table: str
    seat: int
    id: str


class Claim(NamedTuple):
    """That this is what a seat (None: an onlooker) may know of a table at a number."""

    table: str
    seat: int | None
    number: int
    state: Json


class Evidence:
    """Everything that anybody was told. What contradicts itself is noticed at once."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[int, Json]] = defaultdict(dict)  # by table and number
        self.acknowledged: dict[Message, int] = {}
        self.refused: set[Message] = set()
        self.codes: Counter[str] = Counter()
        self.repeated = 0  # messages sent a second time that had been written down before
        self.caught_up = 0  # lines that somebody had missed and was told afterwards
        self.claims: list[Claim] = []

    def count(self) -> int:
        """How many lines anybody has heard of."""
        return sum(map(len, self.lines.values()))

    def line(self, table: str, happened: Json) -> None:
        """Somebody heard of a line; whoever hears of it must hear the same."""
        known = self.lines[table].setdefault(happened["number"], happened)
        assert known == happened, f"table {table}: two lines under one number"

    def written(self, message: Message, number: int) -> None:
        """It was acknowledged; told twice, it is the same number."""
        assert message not in self.refused, f"{message} was refused, and then written down"
        known = self.acknowledged.setdefault(message, number)
        assert known == number, f"{message} counts twice: {known}, {number}"

    def turned_down(self, message: Message, code: str) -> None:
        """It was refused; only where the server failed may it come to count when sent again."""
        self.codes[code] += 1
        if code not in FAILURES:
            assert message not in self.acknowledged, f"{message} was written down, and then refused"
            self.refused.add(message)


def plain_state(message: Json) -> Json:
    """What a state and the news that lead to it have in common."""
    apart = {"type", "number", "happened", "events", "changes", "id"}
    return {key: value for key, value in message.items() if key not in apart and value is not None}
