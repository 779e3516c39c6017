"""What cards are called, for notices that have one in a gap."""

from collections.abc import Mapping

from tabbytop.games import registry
from tabbytop.languages.locale import Speaker


def titles(speakers: Mapping[str, Speaker]) -> dict[str, str]:
    """From what a card is called in an English notice to what the speaker of its game calls it.
    Cards with a label, which is what somebody does or says, go by that and by name."""
    found: dict[str, str] = {}
    for name, speaker in speakers.items():
        told = {card.name: card for card in speaker.tell_cards({})}
        for card in registry.game(name).tell_cards({}):
            other = told[card.name]
            found[card.title] = found[card.title.lower()] = other.title
            if "label" in card.facts:
                found[card.name] = other.title
                found[str(card.facts["label"])] = str(other.facts["label"])
    return found
