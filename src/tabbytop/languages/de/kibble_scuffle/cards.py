"""The cards and bowls of Kibble Scuffle in German, each with its gender."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from tabbytop.games.kibble_scuffle import guide
from tabbytop.kernel.guide import Card
from tabbytop.languages.de.nouns import Noun

BOWLS: Final = ("Fischnapf", "Mäusenapf", "Vogelnapf")


class _Kind(NamedTuple):
    noun: Noun
    text: str


_KINDS: Final = {
    "kitten": _Kind(Noun("Kätzchen", "n"), "Darf noch ein Kätzchen holen, an jeden Napf."),
    "big-eyes": _Kind(Noun("Bettelkatze", "f"), "Zwei zufällige Brocken fallen in diesen Napf."),
    "catnip": _Kind(Noun("Minzkatze", "f"), "Lockt eine Katze von einem anderen Napf her."),
    "clumsy": _Kind(Noun("Tollpatsch", "m"), "Stößt einen Brocken deiner Wahl in die Box."),
    "fat": _Kind(Noun("Moppel", "m"), "Zählt am Napf als zwei Katzen."),
    "feral": _Kind(Noun("Wildkatze", "f"), "Jagt eine andere Katze hier in die Ablage."),
    "fraidy": _Kind(Noun("Hasenfuß", "m"), "Hungrig verjagt, kippt er alles in die Box."),
    "greedy": _Kind(Noun("Gierschlund", "m"), "Frisst bis zu zwei Brocken auf einmal."),
    "house": _Kind(Noun("Hauskatze", "f"), "Satt kommt sie nach der Futterzeit wieder."),
    "mangy": _Kind(Noun("Zottelkatze", "f"), "Schubst eine Katze; wem sie gehört, sagt, wohin."),
    "pounce": _Kind(Noun("Lauerkatze", "f"), "Schickt eine Katze hier zurück auf die Hand."),
    "queen": _Kind(Noun("Königin", "f"), "Frisst zuerst. Wirft Kater oder Gassenkatze raus."),
    "tom": _Kind(Noun("Kater", "m"), "Frisst zuerst. Wild- und Lauerkatze? Egal."),
    "trickster": _Kind(
        Noun("Schlawiner", "m"), "Tauscht alles Futter hier mit einem anderen Napf."
    ),
    "alley": _Kind(Noun("Gassenkatze", "f"), "Frisst zuerst. Darf mit jemandem Brocken tauschen."),
    "lazy": _Kind(Noun("Faulpelz", "m"), "Frisst er, ist die Futterzeit vorbei, überall."),
    "mama": _Kind(Noun("Mamakatze", "f"), "Füttert sofort eine andere Katze hier."),
    "copy": _Kind(Noun("Nachahmerkatze", "f"), "Leg sie ab; spiel eine Katze aus der Ablage."),
    "bag": _Kind(Noun("Futtersack", "m"), "Ein Zufallsbrocken je Napf. Dann hier eine Katze."),
    "robo-vac": _Kind(
        Noun("Saugroboter", "m"), "Scheucht alle von hier weg. Dann hier eine Katze."
    ),
    "laser-pointer": _Kind(
        Noun("Laserpointer", "m"), "Ruft alle her bis zu deinem Zug. Dann eine Katze."
    ),
    "toy-mouse": _Kind(Noun("Spielmaus", "f"), "Eine Katze legt wieder los. Dann hier eine Katze."),
}


def noun(card: object) -> Noun:
    """A card by its name in notation."""
    return _KINDS[str(card)].noun


def bowl_name(bowl: object) -> str:
    """`Fischnapf`, for 1."""
    return BOWLS[int(str(bowl)) - 1]


def tell_cards(options: Mapping[str, object]) -> list[Card]:
    """What it is played with."""
    return [
        replace(card, title=_KINDS[card.name].noun.word, text=_KINDS[card.name].text)
        for card in guide.cards(options)
    ]
