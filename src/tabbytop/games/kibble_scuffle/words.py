"""What the table says in English: questions, events, moves, score lines."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.kibble_scuffle.cards import KINDS
from tabbytop.games.kibble_scuffle.moves import VOCABULARY
from tabbytop.kernel.result import Line
from tabbytop.kernel.telling import Teller, listed, sentence

BOWL_NAMES: Final = ("Fish bowl", "Mouse bowl", "Bird bowl")
_TITLES: Final = {kind.name: kind.title for kind in KINDS}


def bowl_name(bowl: object) -> str:
    """`the Fish bowl`, for 1."""
    return f"the {BOWL_NAMES[int(str(bowl)) - 1]}"


def title(card: object) -> str:
    """A card's printed name."""
    return _TITLES[str(card)]


def cubes_told(cubes: object) -> str:
    """`a 3`, `a 2 and a 1`."""
    return listed([f"a {cube}" for cube in cubes]) if isinstance(cubes, list) else f"a {cubes}"


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """What a seat is asked."""
    key = prompt["key"]
    card = title(prompt["card"]) if "card" in prompt else ""
    bowl = bowl_name(prompt["bowl"]) if "bowl" in prompt else ""
    cause = ""
    if "by" in prompt:
        cause = f"{teller.whose(int(str(prompt['by_owner'])))} {title(prompt['by'])}"
    questions = {
        "building": f"Leave {prompt.get('left')} more out of your deck. Nobody sees which.",
        "opening": f"Pick {prompt.get('left')} more for your opening hand. Nobody sees which.",
        "play": "Your turn. Which card, and at which bowl?",
        "item-cat": f"Now a cat, at {bowl}.",
        "kitten": f"Your Kitten at {bowl} meows for company. Bring another?",
        "catnip": f"{card} smells irresistible. Whom does it lure to {bowl}?",
        "clumsy": f"{card} trips at {bowl}. Which cube goes back into the box?",
        "feral": f"{card} hisses. Whom does it chase from {bowl}?",
        "mangy": f"{card} wants room at {bowl}. Whom does it shove?",
        "pounce": f"{card} crouches at {bowl}. Who goes back to hand?",
        "trickster": f"{card} swaps the food of {bowl} with which other bowl?",
        "mama": f"{card} feeds somebody at {bowl}. Whom?",
        "mama-fed": f"{cause} feeds your {card}. Which food from {bowl}?",
        "toy-mouse": f"The Toy Mouse squeaks at {bowl}. Which cat goes wild again?",
        "send": f"{cause} shoves your {card} out of {bowl}. Where to?",
        "vacuum": f"The Robo-Vac hums at {bowl}. Which of your cats runs, and where?",
        "serve": "Several bowls are full. Which one dines next?",
        "feed": f"Dinner at {bowl}. Which of your cats eats, and what?",
        "feed-first": f"Dinner at {bowl}. Your {card} eats first. What?",
        "swap": f"Alley Cat has a {prompt.get('cube')}. Swap it with somebody?",
    }
    return sentence(questions[str(key)])


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """What happened; empty for what needs no words."""
    kind = str(event["event"])
    if kind in {"ability", "end", "turn"}:
        return ""
    if "owner" in event:
        return sentence(_tell_card(kind, event, teller))
    if "seat" in event:
        return sentence(_tell_seat(kind, event, teller))
    return sentence(_tell_bowl(kind, event))


def _tell_card(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    owner = int(str(event["owner"]))
    card, bowl = title(event["card"]), bowl_name(event["bowl"])
    cat = f"{teller.whose(owner)} {card}"
    if kind == "play":
        return f"{teller.does(owner, 'play')} {card} at {bowl}"
    if kind == "item":
        return f"{teller.does(owner, 'use')} {card} at {bowl}"
    if kind == "copy":
        return f"{teller.does(owner, 'play')} Copy Cat as {card} at {bowl}"
    if kind == "laser_off":
        return f"{cat} at {bowl} goes out"
    if kind == "move":
        return f"{cat} goes from {bowl} to {bowl_name(event['to'])}"
    if kind == "return":
        return f"{cat} at {bowl} goes back to hand"
    if kind == "aside":
        return f"{cat} will be back at {bowl}"
    if kind == "back":
        return f"{cat} is back at {bowl}"
    if kind == "eat":
        return f"{cat} eats {cubes_told(event['cubes'])} at {bowl}"
    return f"{cat} leaves {bowl}, discarded"


def _tell_seat(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    seat = int(str(event["seat"]))
    count = event.get("count")
    if kind == "draw":
        cards = event.get("cards")
        if isinstance(cards, list):
            return f"{teller.does(seat, 'draw')} {listed([title(card) for card in cards])}"
        return f"{teller.does(seat, 'draw')} {'a card' if count == 1 else f'{count} cards'}"
    if kind == "reshuffle":
        return f"{teller.does(seat, 'shuffle')} {teller.whose(seat)} discard into a new deck"
    if kind == "throw":
        return f"{teller.does(seat, 'discard')} {title(event['card'])}: nothing can be played"
    if kind == "swap":
        other = teller.name(int(str(event["other"])))
        return f"{teller.does(seat, 'swap')} a {event['gives']} for a {event['gets']} with {other}"
    if kind == "box":
        return f"{teller.does(seat, 'hold')} the Cat Food Box now"
    card = f" {title(event['card'])}" if "card" in event else " a card"
    if kind == "omit":
        return f"{teller.does(seat, 'leave')} out{card}"
    return f"{teller.does(seat, 'pick')}{card} to begin with"


def _tell_bowl(kind: str, event: Mapping[str, object]) -> str:
    bowl = bowl_name(event["bowl"])
    if kind == "drop":
        return f"{bowl} gets {cubes_told(event['cubes'])}"
    if kind == "spill":
        return f"{bowl} loses {cubes_told(event['cubes'])} to the box"
    if kind == "trade":
        return f"{bowl} and {bowl_name(event['other'])} swap their food"
    if kind == "dinner":
        return f"Dinner time at {bowl}!"
    return f"nothing left in {bowl}: the other cats go hungry"


def tell_move(move: int, teller: Teller) -> str:
    """A move in words, short enough for a list."""
    parts = VOCABULARY.parts(move)
    verb = parts["verb"]
    card = title(parts.get("card") or parts.get("cat") or "kitten")
    bowl = BOWL_NAMES[int(parts["bowl"]) - 1] if "bowl" in parts else ""
    owner = teller.whose(int(parts["seat"])) if "seat" in parts else ""
    return {
        "play": f"{card} at the {bowl}",
        "copy": f"Copy Cat as {card} at the {bowl}",
        "discard": f"discard {card}",
        "choose": f"{owner} {card} at the {bowl}",
        "send": f"{card} to the {bowl}",
        "return": f"the {parts.get('cube')}",
        "trade": f"the {bowl}",
        "serve": f"the {bowl}",
        "feed": f"{card} eats {cubes_told(parts.get('cubes', '').split('+'))}",
        "swap": f"for {owner} {parts.get('cube')}",
        "omit": f"leave out {card}",
        "hold": f"{card}",
        "pass": "no, thanks",
    }[verb]


def tell_line(line: Line, teller: Teller) -> str:
    """A line of the score sheet."""
    if line.key == "cubes":
        return f"{line.args['count']} × {line.args['value']}-point cube"
    if line.key == "partner":
        return f"{teller.whose(int(str(line.args['seat'])))} cubes, as partner"
    return f"cubes eaten: {line.args['cubes']}"
