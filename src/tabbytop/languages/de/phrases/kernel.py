"""What the rules of several games say alike."""

from typing import Final

PHRASES: Final = {
    "now you have to {task}": "jetzt musst du {task}",
    "there is no seat {seat}": "es gibt keinen Platz {seat}",
    "there is no {card} in your hand": "du hast „{card}“ nicht auf der Hand",
    "play a card from your hand": "eine Karte von deiner Hand spielen",
}
