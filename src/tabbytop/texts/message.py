"""A text that is not in words yet."""

from collections.abc import Mapping


class Message:
    """The key of a text in an area of the catalogue, and its arguments.

    An argument is a number, a word, a list of these, or another message. `str()` gives English.
    """

    def __init__(self, area: str, key: str, /, **args: object) -> None:
        self.area = area
        self.key = key
        self.args: Mapping[str, object] = args

    def __str__(self) -> str:
        from tabbytop.texts.catalogue import render  # noqa: PLC0415 - which needs messages

        return render(self)

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.area!r}, {self.key!r}{args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.area, self.key, self.args) == (
            other.area,
            other.key,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.area, self.key))

    def __reduce__(self) -> tuple[object, ...]:
        return message_of, (self.area, self.key, self.args)


def message_of(area: str, key: str, args: Mapping[str, object]) -> Message:
    """Return a message with these arguments, which are not copied."""
    message = Message(area, key)
    message.args = args
    return message


PLAIN = "plain"
"""The area of texts that are in words already, such as those of a game without a catalogue."""


def plain(words: str) -> Message:
    """Return a message that reads the same in every language."""
    return Message(PLAIN, words)


def as_message(text: Message | str) -> Message:
    """Return the message; words are taken as they are."""
    return text if isinstance(text, Message) else plain(text)
