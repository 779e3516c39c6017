"""Players made of code; they see what a seat may know, never the table's truth.

`player` says what a bot is, `shelf` which bots there are, `levels` how good they are. `live` drives
tables where nobody waits for a turn.
"""

from tabbytop.bots.chance import RandomBot
from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.levels import LEVELS, Level
from tabbytop.bots.live import Live
from tabbytop.bots.player import BlindBot, Bot, LiveBot
from tabbytop.bots.registry import UnknownBot, bot, bots, is_bot, is_command
from tabbytop.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "BlindBot",
    "Bot",
    "GreedyBot",
    "Level",
    "Live",
    "LiveBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot",
    "bots",
    "is_bot",
    "is_command",
]
