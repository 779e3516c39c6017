"""Why something is not possible, as messages."""

from tabbytop.texts.message import Message


def refusal(key: str, **args: object) -> Message:
    """Return the message `refusal-<key>`."""
    return Message("kitty-paw", f"refusal-{key}", **args)
