"""How to play Tem-Purr-A, in German, and what every card does."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tabbytop.games.tem_purr_a import guide
from tabbytop.games.tem_purr_a.cards import INDIGESTION
from tabbytop.kernel.guide import Card
from tabbytop.languages.de.nouns import Noun

NOUNS: Final = {
    "2": Noun("Reisbällchen", "n"),
    "3": Noun("Dango", "n"),
    "4": Noun("Garnele", "f"),
    "5": Noun("Lachs", "m"),
    "6": Noun("Gyoza", "f"),
    "7": Noun("Nudeln", "plural"),
    "plus": Noun("Nachschlag", "m"),
    "reverse": Noun("Kehrtwende", "f"),
    "choose": Noun("Du da", "n"),
    INDIGESTION: Noun("Bauchweh", "n"),
}
_TEXTS: Final = {
    "2": "Ein Gericht: Wer es isst, zieht zwei Karten.",
    "3": "Ein Gericht: Wer es isst, zieht drei Karten.",
    "4": "Ein Gericht: Wer es isst, zieht vier Karten.",
    "5": "Ein Gericht: Wer es isst, zieht fünf Karten.",
    "6": "Ein Gericht: Wer es isst, zieht sechs Karten.",
    "7": "Ein Gericht: Wer es isst, zieht sieben Karten.",
    "plus": "Wer diesen Stapel isst, zieht eine Karte mehr.",
    "reverse": "Es geht andersherum, gleich von dir aus.",
    "choose": "Sag, wer dran ist; von dort geht es weiter.",
    INDIGESTION: "Beendet die Runde; wer es zieht, bekommt eine Marke.",
}

_RULES: Final = """\
# Die Idee
Ein Wettessen. Ein Stapel Gerichte geht herum und wird größer. Wer ihn isst, zieht so viele Karten,
wie er wert ist, und irgendwo im Deck wartet das Bauchweh. Hab am Ende die wenigsten Marken.

# Dein Zug, eins davon
Servieren: Leg das gleiche Gericht wie das, was gerade dran ist; der Stapel wächst.

Essen: Zieh so viele Karten, wie die Gerichte zusammen wert sind, und für jeden Nachschlag eine
mehr. Alle sehen sie, und du behältst sie. Der Stapel ist weg, und du fängst den nächsten mit einem
Gericht von deiner Hand an.

Aktion: Nachschlag macht den Stapel um eine Karte größer, Kehrtwende schickt ihn zurück, „Du da“
sucht aus, wer dran ist.

Ausweichen: zwei gleiche Gerichte, egal was dran ist. Der Stapel ist weg, eins der beiden ist der
neue Stapel.

Ist deine Hand leer, ziehst du zuerst drei Karten, die die anderen nicht sehen.

# Bauchweh
Wer eins zieht, oder mehrere auf einmal, nimmt eine Marke, und die Runde ist vorbei. Die anderen
Karten bleiben auf der Hand. Alles außer den Händen wird gemischt, auch das Bauchweh. Wer die Marke
genommen hat, darf noch ein Bauchweh dazutun, bis es sechs sind, und fängt den nächsten Stapel an.
Es geht wieder im Uhrzeigersinn.

# Das Ende
Mit der dritten Marke vor einem Platz ist Schluss. Die wenigsten Marken gewinnen; bei Gleichstand
die meisten Karten auf der Hand.
"""


def tell_rules() -> str:
    """How to play, in short."""
    return _RULES


def tell_cards(options: Mapping[str, object]) -> list[Card]:
    """What it is played with."""
    return [
        replace(card, title=NOUNS[card.name].word, text=_TEXTS[card.name])
        for card in guide.cards(options)
    ]
