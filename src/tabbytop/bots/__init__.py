"""Bots. They see what a seat may know, never the hidden state of a table.

`player` defines the interface, `registry` finds bots by name, `levels` lists the strengths from
kitten to tiger. `search` is an information-set MCTS on determinized tables. `live` drives tables
where all players act at once.
"""

from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.levels import LEVELS, Level
from tabbytop.bots.live import LiveDriver
from tabbytop.bots.player import BlindBot, Bot, LiveBot
from tabbytop.bots.random_bots import RandomBot
from tabbytop.bots.registry import BotMaker, UnknownBot, bot, bots, is_bot, is_command, register
from tabbytop.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "BlindBot",
    "Bot",
    "BotMaker",
    "GreedyBot",
    "Level",
    "LiveBot",
    "LiveDriver",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot",
    "bots",
    "is_bot",
    "is_command",
    "register",
]
