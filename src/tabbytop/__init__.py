"""Five cat games on one table.

import tabbytop

game = tabbytop.game("kibble-scuffle")
table = game.deal(seats=4, seed=7)
while seats := table.actors():
    seat = seats[0]
    table.play(seat, table.moves(seat)[0])
print(table.result())
"""

from tabbytop.games.registry import game, list_games, replay
from tabbytop.kernel.agenda import Alarm, Ask, Prompt, Step
from tabbytop.kernel.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    Damaged,
    IllegalMove,
    InvalidNotation,
    MoveError,
    NoSuchSeat,
    NotYourTurn,
    TabbytopError,
    UnknownGame,
)
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, Quick, Sealed, commitment, quick
from tabbytop.kernel.manifest import Accent, Manifest, accent_of
from tabbytop.kernel.match import Match
from tabbytop.kernel.options import Options, option
from tabbytop.kernel.record import Record
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.kernel.vocabulary import Block, Vocabulary

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "Accent",
    "Alarm",
    "Ask",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Block",
    "Damaged",
    "Event",
    "Game",
    "Generator",
    "IllegalMove",
    "InvalidNotation",
    "Manifest",
    "Match",
    "MoveError",
    "NoSuchSeat",
    "NotYourTurn",
    "Options",
    "Prompt",
    "Quick",
    "Record",
    "Result",
    "ScoreLine",
    "Sealed",
    "Step",
    "TabbytopError",
    "Table",
    "UnknownGame",
    "Vocabulary",
    "accent_of",
    "commitment",
    "game",
    "list_games",
    "option",
    "quick",
    "replay",
]
