"""The rules that need memory."""

from typing import Final

from tabbytop.languages.de.meow.box.card import Telling

# fmt: off
MEMORY: Final = {  # a card a paragraph: what stands on it, the act, how it looks and sounds
    "city": Telling(
        "Stadtgespräch", "Schwalbe",
        "Du musst eine Stadt ansagen, die in diesem Spiel noch niemand genannt hat. Die Schwalbe "
        "war schon dort.",
        "Eine Stadt ansagen", "sagt eine Stadt an, wie ein Bahnhofslautsprecher",
    ),
    "bird": Telling(
        "Der frühe Vogel", "Kuckuck",
        "Du musst einen Vogel nennen, den in diesem Spiel noch niemand genannt hat. Der Kuckuck "
        "führt eine Liste.",
        "Einen Vogel nennen", "flüstert den Namen eines Vogels, um ihn nicht zu verscheuchen",
    ),
    "mammal": Telling(
        "Säugetier der Woche", "Schnabeltier",
        "Du musst ein Säugetier nennen, das in diesem Spiel noch niemand genannt hat. Das "
        "Schnabeltier besteht darauf, dass es zählt.",
        "Ein Säugetier nennen",
        "stellt jemanden aus der Verwandtschaft vor, mit Fell oder so gut wie",
    ),
    "job": Telling(
        "Beruf und Berufung", "Ameise",
        "Du musst einen Beruf nennen, den in diesem Spiel noch niemand genannt hat. Die Ameise "
        "ist gerade zwischen zweien.",
        "Einen Beruf nennen", "bewirbt sich laut um eine Stelle",
    ),
    "first name": Telling(
        "Mit Vornamen, bitte", "Erdmännchen",
        "Du musst jemanden mit einem Vornamen rufen, den in diesem Spiel noch niemand gerufen "
        "hat. Das Erdmännchen wird aufschauen.",
        "Einen Vornamen rufen", "ruft nach jemandem, der nicht da ist",
    ),
    "dish": Telling(
        "Das Jüngste Gericht", "Möwe",
        "Du musst ein herzhaftes Gericht bestellen, das in diesem Spiel noch niemand bestellt "
        "hat. Die Möwe isst mit.",
        "Ein Gericht bestellen", "bestellt etwas Warmes bei unsichtbarer Bedienung",
    ),
    "flower": Telling(
        "Durch die Blume", "Schmetterling",
        "Du musst eine Blume nennen, die in diesem Spiel noch niemand genannt hat. Der "
        "Schmetterling fliegt nicht zweimal hin.",
        "Eine Blume nennen", "nennt eine Blume, als hätte sie einen Duft",
    ),
    "sport": Telling(
        "Sportsgeist", "Gepard",
        "Du musst einen Sport oder Zeitvertreib nennen, den in diesem Spiel noch niemand genannt "
        "hat. Der Gepard hat ihn schon gewonnen.",
        "Einen Sport nennen", "kommentiert einen Sport, ganz außer Atem",
    ),
}
# fmt: on
