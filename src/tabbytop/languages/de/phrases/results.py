"""Why a game was won, and by whom if not by a person."""

from typing import Final

PHRASES: Final = {
    "most points": "die meisten Punkte",
    "equal points, shared": "gleich viele Punkte, geteilt",
    # Kibble Scuffle.
    "equal points, fewest cubes": "gleich viele Punkte, die wenigsten Brocken",
    "equal points and cubes, shared": "gleich viele Punkte und Brocken, geteilt",
    # Tem-Purr-A.
    "fewest tokens": "die wenigsten Marken",
    "equal tokens, most cards in hand": "gleich viele Marken, die meisten Karten auf der Hand",
    "equal tokens and cards, shared": "gleich viele Marken und Karten, geteilt",
    # Cat Lady.
    "equal points, most fed cats": "gleich viele Punkte, die meisten satten Katzen",
    "equal points and fed cats, shared": "gleich viele Punkte und satte Katzen, geteilt",
    "cat player": "Spielkatze",
    "more points than the cat player": "mehr Punkte als die Spielkatze",
    "as many points as the cat player are not enough": (
        "so viele Punkte wie die Spielkatze reichen nicht"
    ),
    "the cat player has more points": "die Spielkatze hat mehr Punkte",
    # Kitty Paw.
    "all rows played": "alle Reihen gespielt",
    "most points after extra rounds": "die meisten Punkte nach Extrarunden",
    # Meow!
    "broke no rule": "keine Regel gebrochen",
    "was caught at no broken rule": "bei keiner gebrochenen Regel erwischt",
    "got past most hands before the last round was over": (
        "an den meisten Händen vorbeigekommen, bis die letzte Runde vorbei war"
    ),
}
