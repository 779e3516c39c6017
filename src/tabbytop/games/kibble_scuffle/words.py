"""English texts: prompts, events, moves, score lines."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.kibble_scuffle.cards import KINDS
from tabbytop.games.kibble_scuffle.moves import VOCABULARY
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller, join_with_and, sentence

BOWL_NAMES: Final = ("Fish bowl", "Mouse bowl", "Bird bowl")
NO_THANKS: Final = "no, thanks"
_TITLES: Final = {kind.name: kind.title for kind in KINDS}


def bowl_name(bowl: object) -> str:
    """Return `the Fish bowl` for 1."""
    return f"the {BOWL_NAMES[int(str(bowl)) - 1]}"


def title(card: object) -> str:
    """Return a card's printed name."""
    return _TITLES[str(card)]


def describe_cubes(cubes: object) -> str:
    """Return `a 3`, or `a 2 and a 1`."""
    return (
        join_with_and([f"a {cube}" for cube in cubes]) if isinstance(cubes, list) else f"a {cubes}"
    )


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """Return the question to a seat."""
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
    """Return what happened and who did it; empty if it needs no words."""
    kind = str(event["event"])
    if kind in {"ability", "turn"}:
        return ""
    if kind == "end":
        return _tell_end(event, teller)
    if "owner" in event:
        return sentence(_tell_card(kind, event, teller))
    if "seat" in event:
        return sentence(_tell_seat(kind, event, teller))
    return sentence(_tell_bowl(kind, event, teller))


def _cause(event: Mapping[str, object], teller: Teller) -> str:
    """Return `Ana's Mangy Cat` or `the Robo-Vac`; empty if there is no cause."""
    if "by" not in event:
        return ""
    if event["by"] in {"robo-vac", "bag", "toy-mouse"}:
        return f"the {title(event['by'])}"
    return f"{teller.whose(int(str(event['by_owner'])))} {title(event['by'])}"


_MOVED: Final = {"catnip": "lures", "mangy": "shoves", "robo-vac": "drives"}
_THROWN: Final = {"feral": "chases", "queen": "throws"}


def _tell_card(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    owner = int(str(event["owner"]))
    card, bowl = title(event["card"]), bowl_name(event["bowl"])
    cat = f"{teller.whose(owner)} {card}"
    cause = _cause(event, teller)
    if kind == "play":
        return f"{teller.does(owner, 'play')} {card} at {bowl}"
    if kind == "item":
        note = ": everybody plays there now" if event["card"] == "laser-pointer" else ""
        return f"{teller.does(owner, 'use')} {card} at {bowl}{note}"
    if kind == "copy":
        return f"{teller.does(owner, 'play')} Copy Cat as {card} at {bowl}"
    if kind == "laser_off":
        return f"{cat} at {bowl} goes out"
    if kind == "move":
        verb = _MOVED.get(str(event.get("by")), "moves")
        return f"{cause} {verb} {cat} from {bowl} to {bowl_name(event['to'])}"
    if kind == "return":
        return f"{cause} sends {cat} at {bowl} back to hand"
    if kind == "tease":
        return f"{cause} picks {cat} at {bowl}"
    if kind == "aside":
        return f"{cat} will be back at {bowl}"
    if kind == "back":
        return f"{cat} is back at {bowl}"
    if kind == "eat":
        if cause:
            return f"{cause} feeds {cat} {describe_cubes(event['cubes'])} at {bowl}"
        return f"{cat} eats {describe_cubes(event['cubes'])} at {bowl}"
    return _tell_discard(event, cat, bowl, cause)


def _tell_discard(event: Mapping[str, object], cat: str, bowl: str, cause: str) -> str:
    why = event.get("why")
    if why == "fed":
        return ""
    if why == "hungry":
        return f"{cat} leaves {bowl} hungry"
    if why == "turned away":
        return f"{cat} leaves {bowl}, meets {cause} and is discarded: one priority cat a bowl"
    return f"{cause} {_THROWN.get(str(event.get('by')), 'throws')} {cat} out of {bowl}"


def _tell_seat(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    seat = int(str(event["seat"]))
    count = event.get("count")
    if kind == "draw":
        cards = event.get("cards")
        if isinstance(cards, list):
            return f"{teller.does(seat, 'draw')} {join_with_and([title(card) for card in cards])}"
        return f"{teller.does(seat, 'draw')} {'a card' if count == 1 else f'{count} cards'}"
    if kind == "reshuffle":
        return f"{teller.does(seat, 'shuffle')} {teller.whose(seat)} discard into a new deck"
    if kind == "throw":
        return f"{teller.does(seat, 'discard')} {title(event['card'])}: nothing can be played"
    if kind == "swap":
        other = teller.name(int(str(event["other"])))
        verb = teller.does(seat, "swap")
        return f"{verb} Alley Cat's {event['gives']} for a {event['gets']} of {other}"
    if kind == "box":
        return f"{teller.does(seat, 'have')} the Cat Food Box"
    card = f" {title(event['card'])}" if "card" in event else " a card"
    if kind == "omit":
        return f"{teller.does(seat, 'leave')} out{card}"
    return f"{teller.does(seat, 'pick')}{card} to begin with"


def _tell_bowl(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    bowl = bowl_name(event["bowl"])
    cause = _cause(event, teller)
    cubes = describe_cubes(event.get("cubes", []))
    if kind == "drop":
        return f"{cause} drops {cubes} into {bowl}" if cause else f"{bowl} is filled: {cubes}"
    if kind == "spill":
        if event.get("by") == "fraidy":
            return f"{cause} is gone and tips {bowl}: {cubes} back into the box"
        return f"{cause} knocks {cubes} from {bowl} into the box"
    if kind == "trade":
        return f"{cause} swaps the food of {bowl} and {bowl_name(event['other'])}"
    if kind == "dinner":
        return f"Dinner time at {bowl}!"
    if kind == "dinner_over":
        return f"{cause} has eaten: dinner is over everywhere, and the box stays where it is"
    return f"nothing left in {bowl}"


def _tell_end(event: Mapping[str, object], teller: Teller) -> str:
    left_out = event.get("left_out")
    if not isinstance(left_out, list):
        return ""
    told = [
        f"{teller.does(seat, 'leave')} out {join_with_and([title(card) for card in cards])}"
        for seat, cards in enumerate(left_out)
    ]
    return sentence(f"The decks are shown. {'; '.join(told)}")


def tell_move(move: int, teller: Teller) -> str:
    """Return a move in words, short enough for a list."""
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
        "feed": f"{card} eats {describe_cubes(parts.get('cubes', '').split('+'))}",
        "swap": f"for {owner} {parts.get('cube')}",
        "omit": f"leave out {card}",
        "hold": f"{card}",
        "pass": NO_THANKS,
    }[verb]


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """Return a line of the score sheet."""
    if line.key == "cubes":
        return f"{line.args['count']} × {line.args['value']}-point cube"
    if line.key == "partner":
        return f"{teller.whose(int(str(line.args['seat'])))} cubes, as partner"
    return f"cubes eaten: {line.args['cubes']}"
