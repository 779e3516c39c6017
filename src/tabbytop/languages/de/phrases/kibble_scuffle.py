"""Why something cannot be done in Kibble Scuffle, and what has to be done instead."""

from collections.abc import Iterator
from typing import Final

from tabbytop.games.kibble_scuffle.cards import KINDS
from tabbytop.languages.de.kibble_scuffle.cards import noun

# Where a card is named: `{der}` and `{den}` are the card with its article.
_WITH_A_CARD: Final = {
    "feed {card}, which has priority": "zuerst {den} füttern",
    "feed {card} from this bowl": "{den} aus diesem Napf füttern",
    "send {card} to a different bowl": "{den} an einen anderen Napf schicken",
    "there is no {card} left in your deck": "{der} ist nicht mehr in deinem Deck",
    "there is no {card} in your discard to copy": "{der} liegt nicht in deiner Ablage",
    "{card} cannot be played there": "{den} kann man dort nicht spielen",
    "{card} has priority at bowl {bowl}, and there is only one": (
        "an Napf {bowl} hat schon {der} Vortritt, und den gibt es nur einmal"
    ),
}


def _with_each_card() -> Iterator[tuple[str, str]]:
    """The phrases that name a card: for each of ours, and for any other in quotes."""
    for english, german in _WITH_A_CARD.items():
        yield english, german.replace("{der}", "„{card}“").replace("{den}", "„{card}“")
        for kind in KINDS:
            card = noun(kind.name)
            told = german.replace("{der}", card.the()).replace("{den}", card.the("accusative"))
            yield english.replace("{card}", kind.title), told
    for kind in KINDS:
        mine = f"du hast {noun(kind.name).no('accusative')} auf der Hand"
        yield f"there is no {kind.title} in your hand", mine


PHRASES: Final = {
    # Tasks, after "jetzt musst du".
    "name a card of your set to leave out of your deck": (
        "eine deiner Karten nennen, die nicht in dein Deck kommt"
    ),
    "name a card of your deck to begin with": "eine Karte aus deinem Deck für den Anfang nennen",
    "play a cat at bowl {bowl}, where the item was": (
        "eine Katze an Napf {bowl} spielen, wo das Ding war"
    ),
    "choose a cat at another bowl to lure over": (
        "eine Katze an einem anderen Napf aussuchen, die hergelockt wird"
    ),
    "choose a cube of this bowl to return to the box": (
        "einen Brocken aus diesem Napf aussuchen, der zurück in die Futterbox kommt"
    ),
    "choose another cat here to chase away": "eine andere Katze hier zum Verjagen aussuchen",
    "bring another Kitten, or pass": "noch ein Kätzchen holen oder passen",
    "choose another cat here to shove": "eine andere Katze hier zum Schubsen aussuchen",
    "choose another cat here to send back to its owner's hand": (
        "eine andere Katze hier aussuchen, die zurück auf die Hand kommt"
    ),
    "choose another bowl to swap food with": (
        "einen anderen Napf aussuchen, mit dem das Futter getauscht wird"
    ),
    "choose another cat here to feed": "eine andere Katze hier zum Füttern aussuchen",
    "send one of your cats here to another bowl": (
        "eine deiner Katzen von hier an einen anderen Napf schicken"
    ),
    "choose a cat at the Toy Mouse's bowl": "eine Katze am Napf der Spielmaus aussuchen",
    "swap the cube for one that another player has, or pass": (
        "den Brocken gegen einen von jemand anderem tauschen oder passen"
    ),
    "choose which of the full bowls is served next": (
        "aussuchen, an welchem vollen Napf als Nächstes Futterzeit ist"
    ),
    "feed one of your cats at this bowl": "eine deiner Katzen an diesem Napf füttern",
    # Playing.
    **dict(_with_each_card()),
    "there is no cat in your discard to copy": ("in deiner Ablage liegt keine Katze zum Nachahmen"),
    "Copy Cat never stands at a bowl; say which cat it is: 'copy mangy 1'": (
        "die Nachahmerkatze steht nie selbst an einem Napf; such aus, welche Katze sie ist"
    ),
    "a Laser Pointer calls every play to bowl {bowl}": (
        "ein Laserpointer ruft alle an Napf {bowl}"
    ),
    "a Robo-Vac is at work at bowl {bowl}, nothing enters": (
        "an Napf {bowl} saugt der Saugroboter, da geht niemand hin"
    ),
    "a Robo-Vac is at work there, nothing enters": (
        "dort saugt der Saugroboter, da geht niemand hin"
    ),
    "Queen Cat has no strength left this turn to throw him out": (
        "die Königin hat in diesem Zug keine Kraft mehr, ihn rauszuwerfen"
    ),
    "no cat in your hand could follow it at bowl {bowl}": (
        "keine Katze auf deiner Hand könnte ihm an Napf {bowl} folgen"
    ),
    "one item a turn, then a cat": "ein Ding je Zug, dann eine Katze",
    "the item's cat is played at the item's bowl, {bowl}": (
        "die Katze nach dem Ding kommt an denselben Napf, an Napf {bowl}"
    ),
    "no cat in your hand can be played here any more, so you have to pass": (
        "keine Katze auf deiner Hand lässt sich hier noch spielen, also musst du passen"
    ),
    "you have a cat that can be played here, so you must": (
        "du hast eine Katze, die hier gespielt werden kann, also musst du"
    ),
    "you can play a card, so you must": "du kannst eine Karte spielen, also musst du",
    "your hand is empty, so you have to pass": "deine Hand ist leer, also musst du passen",
    "nothing in your hand can be played, so you have to discard a card": (
        "nichts auf deiner Hand lässt sich spielen, also musst du eine Karte ablegen"
    ),
    # What cats do.
    "there is no such cat at that bowl": "so eine Katze ist nicht an dem Napf",
    "there is no such cat at this bowl": "so eine Katze ist nicht an diesem Napf",
    "it lures a cat from a different bowl": "sie lockt eine Katze von einem anderen Napf",
    "an ability that resolves again cannot lure a Catnip Cat": (
        "wer noch mal loslegt, kann keine Minzkatze locken"
    ),
    "a cat is never its own target": "eine Katze meint nie sich selbst",
    "neither Feral nor Pounce can touch Tom Cat": (
        "weder Wildkatze noch Lauerkatze können dem Kater etwas tun"
    ),
    # Dinner.
    "only Greedy Cat eats two cubes": "nur der Gierschlund frisst zwei Brocken",
    "that is not in the bowl": "das ist nicht im Napf",
    "the cat with priority eats first": "wer Vortritt hat, frisst zuerst",
    "House Cat has eaten and comes back when dinner is over": (
        "die Hauskatze hat gefressen und kommt nach der Futterzeit wieder"
    ),
    "you have no such cat at bowl {bowl}": "so eine Katze hast du nicht an Napf {bowl}",
}
