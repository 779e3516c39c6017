"""The English texts of prompts, events, moves and score lines."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.cat_lady.cards import GOALS, NAMES, TITLES, TURN_CARDS, WANTED
from tabbytop.games.cat_lady.moves import LINES, TAKE_BACK, VOCABULARY
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller, join_with_and, sentence

_TITLES: Final = dict(zip(NAMES, TITLES, strict=True))
_GOALS: Final = {goal.name: goal.title for goal in GOALS}
_STARTING: Final = {
    "two-tokens": "two 2-point tokens",
    "one-more-stray": "one more stray",
    "one-catnip": "a catnip",
    "three-wild": "three wild food",
    "two-costumes": "two costumes",
    "wild-toy": "a toy of any kind",
}


def title(card: object) -> str:
    """Return a card's printed name."""
    return _TITLES[str(card)]


def titles(cards: object) -> str:
    """Return the printed names: `Zeus, Milk and Catnip`."""
    return join_with_and([title(card) for card in cards]) if isinstance(cards, list) else ""


def goal_title(goal: object) -> str:
    """Return what a shared goal counts."""
    return _GOALS[str(goal)]


def starting_card(card: object) -> str:
    """Return what a starting card of the cat player brings."""
    return _STARTING[str(card)]


def line_called(line: object) -> str:
    """Return the label of a line: `row A`."""
    kind, _, mark = str(line).partition(" ")
    return f"{kind} {mark.upper()}"


def turn_card(name: object) -> str:
    """Return what a turn card wants: `most toys, else row C`."""
    [card] = [card for card in TURN_CARDS if card.name == name]
    return WANTED[card.wants] + (
        f", else {line_called(LINES[card.arrow])}" if card.arrow >= 0 else ""
    )


def does(event: Mapping[str, object], teller: Teller, verb: str) -> str:
    """Return subject and verb: `You take`, `Ana takes`, `The cat player takes`."""
    seat = int(str(event["seat"]))
    if seat >= len(teller.names):
        return Teller(["The cat player"]).does(0, verb)
    return teller.does(seat, verb)


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """Return the question to a seat."""
    key = str(prompt["key"])
    if key == "place":
        who = teller.does(int(str(prompt["first"])), "begin")
        return sentence(f"Where does the cat sit down? {who}, but not with that line")
    if key == "guide":
        return f"The cat player wants {turn_card(prompt['card'])}, and lines are tied. Which one?"
    if key == "pick":
        more = "two cards" if prompt["left"] == 2 else "one more card"
        return f"Choupette may fetch {more} from the grid."
    return {
        "turn": "Your turn. Which row or column?",
        "after": "Anything else before your turn ends?",
        "throw": "Which card is thrown away?",
        "choupette": "Feed Choupette tuna and milk now? She fetches two cards.",
        "fresh": "Play a card that you have just taken? Now or never.",
        "feed": "Feed your cats. Nobody sees how before all are done.",
    }[key]


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """Return a sentence about an event; empty if it needs none."""
    kind = str(event["event"])
    if kind in {"turn", "end", "hands"}:
        return ""
    if kind in {"reveal", "done", "cat_player_feeds", "pay"}:
        return sentence(_tell_feeding(kind, event, teller))
    if "seat" in event:
        return sentence(_tell_action(kind, event, teller))
    return sentence(_tell_table(kind, event))


def _tell_table(kind: str, event: Mapping[str, object]) -> str:
    if kind == "refill":
        return f"New in the grid: {titles(event['cards'])}"
    if kind == "turn_card":
        return f"The cat player's card: {turn_card(event['card'])}"
    if kind == "reshuffle":
        return "The turn cards are shuffled"
    text = f"Strays: {titles(event['strays'])}"
    goals = event.get("goals")
    if isinstance(goals, list) and goals:
        text += f". Goals: {join_with_and([goal_title(goal) for goal in goals])}"
    starting = event.get("starting")
    if isinstance(starting, list):
        cards = join_with_and([starting_card(card) for card in starting])
        text += f". The cat player begins with {cards}"
    return text


def _tell_action(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    cards, line = titles(event.get("cards")), line_called(event.get("line", ""))
    if kind == "place":
        return f"{does(event, teller, 'place')} the cat at {line}"
    if kind == "take":
        return f"{does(event, teller, 'take')} {line}: {cards}"
    if kind == "spray":
        return f"{does(event, teller, 'spray')}: the cat runs to {line}"
    if kind == "laser":
        return f"{does(event, teller, 'use')} a laser pointer and {_takes(event, teller)} {cards}"
    if kind == "throw":
        return f"{does(event, teller, 'throw')} away {cards}"
    if kind == "pick":
        return f"Choupette fetches {cards}"
    if kind == "brush":
        swapped = f"{title(event['gives'])} away for {title(event['gets'])}"
        return f"{does(event, teller, 'brush')} {swapped}"
    if kind == "adopt":
        return f"{does(event, teller, 'adopt')} {title(event['stray'])} for two lost cats"
    if kind == "cash":
        return f"{does(event, teller, 'turn')} two lost cats into 2 points"
    if kind == "shop":
        return f"{does(event, teller, 'go')} shopping: one of each food, 2 points for all others"
    mine, pooled = goal_title(event["goal"]), goal_title(event["pool"])
    partner = teller.name(int(str(event["partner"])))
    return f"{does(event, teller, 'swap')} the goal with {partner}: {pooled} instead of {mine}"


def _takes(event: Mapping[str, object], teller: Teller) -> str:
    return "take" if event["seat"] == teller.you else "takes"


def _tell_feeding(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    if kind == "done":
        return f"{does(event, teller, 'have')} made up a feeding plan"
    if kind == "pay":
        return f"{does(event, teller, 'feed')} Choupette first of all"
    if kind == "cat_player_feeds":
        return f"The cat player feeds {_fed(event['plan'])}"
    plans = event["plans"]
    sentences = [
        f"{teller.does(seat, 'feed')} {_fed(plan)}"
        for seat, plan in enumerate(plans if isinstance(plans, list) else [])
    ]
    return f"All is shown. {'; '.join(sentences)}"


def _fed(plan: object) -> str:
    """Return the cats that a plan feeds: `Zeus and Lily`, `nobody`."""
    cats: list[str] = []
    for text in plan if isinstance(plan, list) else []:
        cat = title(VOCABULARY.parts(VOCABULARY.move(str(text)))["cat"])
        if cat not in cats:
            cats.append(cat)
    return join_with_and(cats) or "nobody"


def tell_move(move: int, teller: Teller) -> str:
    """Return a move in words, short enough for a list."""
    parts = VOCABULARY.parts(move)
    cat = title(parts["cat"]) if "cat" in parts else ""
    if TAKE_BACK.holds(move):
        return f"everything back from {cat}"
    template = {
        "place": "the cat at {line}",
        "take": "{line}",
        "cash": "two lost cats for 2 points",
        "spray": "spray: the cat to {line}",
        "shop": "go shopping: one of each food",
        "laser": "laser pointer: {cells}",
        "pick": "fetch {cell}",
        "pay": "feed Choupette {tokens}",
        "guide": "{line}",
        "end": "no more",
        "done": "all are fed",
    }.get(parts["verb"])
    if template is not None:
        return template.format(**parts | {"line": line_called(parts.get("line", ""))})
    return {
        "adopt": f"adopt {title(parts['stray'])}" if "stray" in parts else "",
        "brush": f"brush {cat} away for {parts.get('cell')}",
        "throw": f"throw away {parts.get('cell')}",
        "swap": f"{_goal(parts, 'pool')} instead of {_goal(parts, 'goal')}",
        "feed": f"{cat} eats {parts.get('food')}",
    }[parts["verb"]]


def _goal(parts: Mapping[str, str], slot: str) -> str:
    return _GOALS[parts[slot]] if slot in parts else ""


_PER: Final = {  # singular and plural
    "three colours": ("set of black, orange and white", "sets of black, orange and white"),
    "other cat of its food": ("other cat of its food", "other cats of its food"),
    "food eaten": ("food eaten", "food eaten"),
    "tuna, chicken and milk eaten": ("set of food eaten", "sets of food eaten"),
    "costume": ("costume", "costumes"),
    "toy": ("toy", "toys"),
    "point of your toy sets": ("point of toy sets", "points of toy sets"),
    "spray bottle or lost cat": ("card left in hand", "cards left in hand"),
    "goal": ("goal", "goals"),
}


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """Return a line of the score sheet in words."""
    args = line.args
    if "cat" in args:
        return _tell_cat(line, title(args["cat"]))
    cats = "cat" if args.get("fed") == 1 else "cats"
    boxes = "box" if args.get("count") == 1 else "boxes"
    return {
        "catnip": f"{args.get('count')} catnip, {args.get('fed')} fed {cats}",
        "costumes": f"costumes: {args.get('count')}",
        "toys": f"toys in sets: {args.get('count')}",
        "leftovers": f"food left over: {args.get('count')}",
        "boxes": f"{args.get('filled')} of {args.get('count')} {boxes} filled",
        "goal": f"shared goal: {_GOALS.get(str(args.get('goal')))}",
        "tokens": f"tokens: {args.get('count')}",
        "extras": "cards that it cannot play",
        "tie-break": f"fed cats: {args.get('fed')}",
    }[line.key]


def _tell_cat(line: ScoreLine, cat: str) -> str:
    if line.key == "treat":
        return f"{cat}, by a treat"
    if line.key == "hungry":
        return f"{cat}, hungry"
    why, count = str(line.args.get("why")), line.args.get("count")
    if line.key == "cat":
        return cat
    if why == "best other":
        return f"{cat}, as the best other cat"
    if why == "alone the most":
        return f"{cat}, most cats fed"
    one, several = _PER.get(why, (f"{why} cat", f"{why} cats"))
    return f"{cat}: {count} {one if count == 1 else several}"
