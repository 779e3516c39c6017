"""What the kernel says about moves and options, and what the rules of several games say alike."""

from typing import Final

PHRASES: Final = {
    # Moves.
    "the game is over": "das Spiel ist vorbei",
    "now you have to {task}": "jetzt musst du {task}",
    "{move} is no move of {game}": "{move} ist kein Zug von {game}",
    "{move} is no move: moves are 0 to {most}": "{move} ist kein Zug: Züge sind 0 bis {most}",
    "{move} is no move; moves begin with one of: {verbs}": (
        "{move} ist kein Zug; Züge beginnen mit einem von diesen: {verbs}"
    ),
    "{move} is no move; did you mean '{near}'?": ("{move} ist kein Zug; hast du „{near}“ gemeint?"),
    "{move} is no move; it is written {sentence}": (
        "{move} ist kein Zug; man schreibt ihn so: {sentence}"
    ),
    "seat {seat} is not asked now; asked: {others}": (
        "Platz {seat} ist gerade nicht gefragt; gefragt: {others}"
    ),
    "seat {seat} and {others}": "Platz {seat} und {others}",
    "seat {seat}": "Platz {seat}",
    "the clock": "die Uhr",
    "there is no seat {seat}": "es gibt keinen Platz {seat}",
    # Cards, in any game.
    "there is no {card} in your hand": "du hast „{card}“ nicht auf der Hand",
    "play a card from your hand": "eine Karte von deiner Hand spielen",
    # Games, seats and options.
    "there is no game {name}; games: {names}": "es gibt kein Spiel {name}; Spiele: {names}",
    "the game '{name}' cannot be loaded: {error}": (
        "das Spiel „{name}“ lässt sich nicht laden: {error}"
    ),
    "the entry point '{name}' is no Game": "unter „{name}“ findet sich kein Spiel",
    "the entry point '{name}' has a game that is called '{other}'": (
        "unter „{name}“ findet sich ein Spiel, das „{other}“ heißt"
    ),
    "{game} has {span} seats, not {seats}": "{game} hat {span} Plätze, nicht {seats}",
    "{game} has {least} to {most} seats, not {seats}": (
        "{game} hat {least} bis {most} Plätze, nicht {seats}"
    ),
    "{game} has no game for {seats} seats or more": (
        "{game} gibt es nicht für {seats} Plätze oder mehr"
    ),
    "those are not options of {game}": "das sind keine Einstellungen von {game}",
    "a seed is a whole number or 32 bytes, not {seed}": (
        "ein Startwert ist eine ganze Zahl oder 32 Bytes, nicht {seed}"
    ),
    "there is no option {name}; {known}": "es gibt keine Einstellung {name}; {known}",
    "options: {names}": "Einstellungen: {names}",
    "this game has no options": "dieses Spiel hat keine Einstellungen",
    "{name} is one of {choices}, not {value}": "{name} ist eins von {choices}, nicht {value}",
    "{name} is {kind}, not {value}": "{name} ist {kind}, nicht {value}",
    "yes or no": "ja oder nein",
    "a whole number": "eine ganze Zahl",
    "a word": "ein Wort",
    "a list of words": "eine Liste von Wörtern",
}
