"""The fixtures of the terminal, for the tests of the games' boards."""

from tests.terminal.conftest import home, keyboard, pressing_enter, tabbytop

__all__ = ["home", "keyboard", "pressing_enter", "tabbytop"]
