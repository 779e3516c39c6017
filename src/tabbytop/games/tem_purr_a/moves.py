"""The moves of Tem-Purr-A in notation. Dishes are named by their value, seats are 0-6."""

from typing import Final

from tabbytop.games.tem_purr_a.cards import DISH_NAMES, MOST_SEATS, NAMES, PLUS, REVERSE
from tabbytop.kernel.vocabulary import Block, Vocabulary

START: Final = Block("start {dish}", dish=DISH_NAMES)
SERVE: Final = Block("serve {dish}", dish=DISH_NAMES)
EAT: Final = Block("eat")
PLAY: Final = Block("play {card}", card=[NAMES[PLUS], NAMES[REVERSE]])
CHOOSE_NEXT: Final = Block("choose {seat}", seat=[str(seat) for seat in range(MOST_SEATS)])
SKIP: Final = Block("skip {dish}", dish=DISH_NAMES)
ADD: Final = Block("add")
PASS: Final = Block("pass")

VOCABULARY: Final = Vocabulary(START, SERVE, EAT, PLAY, CHOOSE_NEXT, SKIP, ADD, PASS)
