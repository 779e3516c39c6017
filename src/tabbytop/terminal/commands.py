"""The words of commands, which people may type in English or in their own language."""

from typing import Final

from tabbytop.terminal.texts import say

COMMANDS: Final = (
    "help", "rules", "cards", "table", "hint", "plan", "follow", "log", "undo", "save", "resume",
    "quit",
)  # fmt: skip
_ALIASES: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "load": "resume"}


def command_label(name: str) -> str:
    """Return how a command is typed: `cards [name]`."""
    return say("terminal", f"command-{name}")


def command_about(name: str) -> str:
    """Return what a command does."""
    return say("terminal", f"command-{name}.text")


def parse_command(word: str) -> str:
    """Return the command that a word means; the word itself if it means none."""
    word = word.lower()
    if word in COMMANDS:
        return word
    own = {command_label(name).replace(",", " ").split()[0]: name for name in COMMANDS}
    return _ALIASES.get(word) or own.get(word, word)


def is_yes(word: str) -> bool:
    """Whether a word means yes, in English or in the terminal's language."""
    return word in {"y", "yes", *say("terminal", "yes-words").split()}


def is_no(word: str) -> bool:
    """Whether a word means no, in English or in the terminal's language."""
    return word in {"n", "no", *say("terminal", "no-words").split()}
