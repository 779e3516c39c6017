"""Why something cannot be done in Cat Lady, and what has to be done instead."""

from typing import Final

PHRASES: Final = {
    # Tasks, after "jetzt musst du".
    "place the cat token beside a row or column": ("die Katze neben eine Reihe oder Spalte setzen"),
    "take a row or column, or play a card first": (
        "eine Reihe oder Spalte nehmen oder vorher eine Karte spielen"
    ),
    "play cards or end your turn": "Karten spielen oder deinen Zug beenden",
    "name a card of the grid to throw away": "eine Karte der Auslage zum Wegwerfen nennen",
    "pay tuna and milk for Choupette, or say `end`": (
        "für Choupette Thunfisch und Milch bezahlen oder es lassen"
    ),
    "pick a card of the grid for Choupette, or say `end`": (
        "für Choupette eine Karte der Auslage nehmen oder es lassen"
    ),
    "play one of the cards you have just taken, or say `end`": (
        "eine der eben genommenen Karten spielen oder es lassen"
    ),
    "choose which of the tied lines the cat player takes": (
        "aussuchen, welche der gleich guten Linien die Spielkatze nimmt"
    ),
    "feed your cats, or say `done`": "deine Katzen füttern oder damit aufhören",
    # A turn.
    "the cat token is beside that line": "neben der Linie sitzt die Katze",
    "you have taken your cards in this turn": "du hast in diesem Zug schon Karten genommen",
    "a laser pointer is only for the very beginning of a turn": (
        "ein Laserpointer ist nur für den allerersten Moment eines Zugs"
    ),
    "the cat is there already; it must really move": (
        "die Katze sitzt schon da; sie muss sich wirklich bewegen"
    ),
    "there is no cat in that place of the grid": "an der Stelle der Auslage liegt keine Katze",
    "there is no cat in the grid": "in der Auslage liegt keine Katze",
    "there is no card in that place of the grid": "an der Stelle der Auslage liegt keine Karte",
    "you have no cat to brush away": "du hast keine Katze zum Wegbürsten",
    "that cat is not yours": "die Katze gehört dir nicht",
    "that takes two lost cats from your hand": (
        "dafür brauchst du zwei vermisste Katzen auf der Hand"
    ),
    "that stray is not there": "der Streuner ist nicht da",
    # Choupette.
    "you have no such tokens": "solche Marken hast du nicht",
    "only a card that you have just taken can be played now": (
        "jetzt kannst du nur eine Karte spielen, die du eben genommen hast"
    ),
    "that takes two cards of the grid, and a third to throw away": (
        "dafür braucht es zwei Karten der Auslage und eine dritte zum Wegwerfen"
    ),
    "Choupette has eaten and stays": "Choupette hat gefressen und bleibt",
    "Choupette eats first of all or never; now only a treat feeds her": (
        "Choupette frisst als Erste oder gar nicht; jetzt macht sie nur ein Leckerli satt"
    ),
    # Feeding.
    "a cat is fed in part: feed it up, or take its food back": (
        "eine Katze ist erst halb satt: füttere sie fertig oder nimm ihr Futter zurück"
    ),
    "you have taken food back {most} times; say `done`": (
        "du hast {most}-mal Futter zurückgenommen; jetzt ist Schluss"
    ),
    "it has no use for that now, or you have no such token left": (
        "das braucht sie jetzt nicht, oder du hast davon keins mehr"
    ),
    "that cat has been given nothing": "die Katze hat noch nichts bekommen",
    # Shared goals.
    "there are no shared goals in this game": "in diesem Spiel gibt es keine gemeinsamen Ziele",
    "you have swapped a goal in this turn already": (
        "du hast in diesem Zug schon ein Ziel getauscht"
    ),
    "that goal is not one of yours": "das ist keins von deinen Zielen",
    "that goal is not in the pool": "das Ziel liegt nicht im Vorrat",
}
