"""Players made of code; they see what a seat may know, never the table's truth.

`player` says what a bot is, `shelf` which bots there are.
"""

from tabbytop.bots.chance import RandomBot
from tabbytop.bots.player import BlindBot, Bot
from tabbytop.bots.shelf import UnknownBot, bot, bots, is_command

__all__ = ["BlindBot", "Bot", "RandomBot", "UnknownBot", "bot", "bots", "is_command"]
