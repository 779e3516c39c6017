"""Questions, moves and score lines of Kibble Scuffle in German."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.kibble_scuffle.moves import VOCABULARY
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.grammar import capital, counted, listed, sentence, your
from tabbytop.languages.de.kibble_scuffle.cards import bowl_name, noun

_NO_THANKS: Final = "nein, danke"


def cubes_told(cubes: object, article: str = "eine") -> str:
    """`eine 3`, `eine 2 und eine 1`; with another article, `mit einer 3`."""
    given = cubes if isinstance(cubes, list) else [cubes]
    return listed([f"{article} {cube}" for cube in given])


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """What a seat is asked."""
    bowl = bowl_name(prompt["bowl"]) if "bowl" in prompt else ""
    left = counted(int(str(prompt.get("left", 0))), "eine Karte", "Karten")
    cat = noun(prompt.get("card", "kitten"))
    cause = ""
    if "by" in prompt:
        cause = noun(prompt["by"]).of(teller, int(str(prompt["by_owner"])))
    questions = {
        "building": f"Lass noch {left} aus deinem Deck weg. Niemand sieht, welche.",
        "opening": f"Such dir noch {left} für den Anfang aus. Niemand sieht, welche.",
        "play": "Du bist dran. Welche Karte, und an welchen Napf?",
        "item-cat": f"Jetzt eine Katze, am {bowl}.",
        "kitten": f"Dein Kätzchen am {bowl} maunzt nach Gesellschaft. Noch eins dazu?",
        "catnip": f"Die Minzkatze duftet unwiderstehlich. Wen lockt sie zum {bowl}?",
        "clumsy": f"Der Tollpatsch stolpert am {bowl}. Welcher Brocken kommt in die Futterbox?",
        "feral": f"Die Wildkatze faucht. Wen jagt sie vom {bowl} weg?",
        "mangy": f"Die Zottelkatze will Platz am {bowl}. Wen schubst sie?",
        "pounce": f"Die Lauerkatze duckt sich am {bowl}. Wer muss zurück auf die Hand?",
        "trickster": f"Der Schlawiner vertauscht das Futter im {bowl}. Mit welchem anderen Napf?",
        "mama": f"Die Mamakatze füttert jemanden am {bowl}. Wen?",
        "mama-fed": f"{cause} füttert {cat.yours('accusative')}. Womit aus dem {bowl}?",
        "toy-mouse": f"Die Spielmaus quiekt am {bowl}. Welche Katze dreht noch mal auf?",
        "send": f"{cause} schubst {cat.yours('accusative')} vom {bowl} weg. Wohin?",
        "vacuum": f"Der Saugroboter brummt am {bowl}. Welche deiner Katzen rennt, und wohin?",
        "serve": "Mehrere Näpfe sind voll. Wo ist als Nächstes Futterzeit?",
        "feed": f"Futterzeit am {bowl}. Welche deiner Katzen frisst, und was?",
        "feed-first": f"Futterzeit am {bowl}. {capital(cat.yours())} frisst zuerst. Was?",
        "swap": f"Die Gassenkatze hat eine {prompt.get('cube')}. Tauschst du sie mit jemandem?",
    }
    return sentence(questions[str(prompt["key"])])


def tell_move(move: int, teller: Teller) -> str:
    """A move in words, short enough for a list."""
    parts = VOCABULARY.parts(move)
    card = noun(parts.get("card") or parts.get("cat") or "kitten")
    bowl = bowl_name(parts["bowl"]) if "bowl" in parts else ""
    cat = card.of(teller, int(parts["seat"])) if "seat" in parts else ""
    owner = your(teller, int(parts["seat"]), "deine") if "seat" in parts else ""
    return {
        "play": f"{card.word} zum {bowl}",
        "copy": f"Nachahmerkatze als {card.word} zum {bowl}",
        "discard": f"{card.word} ablegen",
        "choose": f"{cat} am {bowl}",
        "send": f"{card.word} zum {bowl}",
        "return": f"die {parts.get('cube')}",
        "trade": f"mit dem {bowl}",
        "serve": f"am {bowl}",
        "feed": f"{card.word} frisst {cubes_told(parts.get('cubes', '').split('+'))}",
        "swap": f"gegen {owner} {parts.get('cube')}",
        "omit": f"{card.word} weglassen",
        "hold": card.word,
        "pass": _NO_THANKS,
    }[parts["verb"]]


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """A line of the score sheet."""
    if line.key == "cubes":
        return f"{line.args['count']} × {line.args['value']}er-Brocken"
    if line.key == "partner":
        return f"{your(teller, int(str(line.args['seat'])), 'deine')} Brocken, im Team"
    return f"gefressene Brocken: {line.args['cubes']}"
