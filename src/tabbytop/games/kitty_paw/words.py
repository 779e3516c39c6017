"""The English texts of questions, events, moves and score lines."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.kitty_paw.moves import START, VOCABULARY
from tabbytop.games.kitty_paw.pieces import KINDS, SYMBOLS, TITLES
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller, join_with_and, sentence

_TITLES: Final = {
    **dict(zip(KINDS, TITLES, strict=True)),
    **{symbol: symbol.title() for symbol in SYMBOLS},
    "symbol": "Hide-and-Seek card",
    "box": "Box card",
    "stray": "stray",
}
_FAULTS: Final = {
    "missing": "missing",
    "extra": "too much",
    "place": "in the wrong place",
    "face": "on the wrong face",
    "side": "on the wrong side",
    "turn": "turned wrongly",
    "order": "under what it should lie on",
    "symbol": "the wrong one",
}
_PROMPTS: Final = {
    "paw": "Your paw, please!",
    "grab": "Which card do you grab?",
    "build": "Build what your card shows, then Meow!",
    "clock": "The clock is ticking.",
}


def title(piece: object) -> str:
    """The title of a piece or a symbol."""
    return _TITLES[str(piece)]


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """Describe the question to a seat."""
    key = str(prompt["key"])
    if key == "answer":
        return sentence(f"{teller.does(_number(prompt, 'caller'), 'call')}: answer, quick!")
    return _PROMPTS[key]


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """Describe an event."""
    kind = str(event["event"])
    if "seat" not in event:
        return sentence(_tell_course(kind, event, teller))
    seat = _number(event, "seat")
    if kind in _MEOWS:
        return sentence(_tell_meow(kind, event, teller, seat))
    if "box" in event:
        return sentence(_tell_hide(kind, event, teller, seat))
    return sentence(_tell_paw(kind, event, teller, seat))


def _tell_course(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    if kind == "round":
        extra = f", extra round {event['extra']}" if event["extra"] else ""
        return f"round {event['round']}{extra}: {_cards(event['row'])}. The paws, please"
    if kind == "last":
        seats = [teller.name(seat) for seat in _seats(event)]
        return f"the last to answer: {join_with_and(seats)}"
    if kind == "tie":
        return f"a tie! {_tied(_seats(event), teller)} play an extra round"
    if kind == "removed":
        return f"removed: {_cards(event['cards'])}"
    return {
        "under": f"card {event.get('card')} shows a symbol that is there: it goes under the pile",
        "start": "Kitty Paw!",
        "bell": "the bell rings: the round is over",
        "tick": "",
        "over": "the game is over!",
    }[kind]


def _tell_paw(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    does, whose = teller.does, teller.whose(seat)
    if kind == "ran_home":
        return f"{whose} {title(event['kind'])} runs home to spot {event['spot']}"
    if kind == "took":
        return f"{does(seat, 'take')} a {title(event['kind'])} from spot {event['spot']}"
    if kind == "placed":
        return f"{does(seat, 'place')} a {title(event['piece'])} at {event['cell']}"
    if kind in {"lifted", "home"}:
        verb = "lift" if kind == "lifted" else "put home"
        return f"{does(seat, verb)} a {title(event['piece'])}"
    return {
        "paw": does(seat, "put a paw in"),
        "grabbed": f"{does(seat, 'grab')} card {event.get('card')}",
        "given": f"{does(seat, 'get')} card {event.get('card')}",
        "turned": does(seat, "turn it"),
        "flipped": f"{does(seat, 'flip')} it: {event.get('face')}",
    }[kind]


def _tell_hide(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    box = f"box {event['box']}"
    symbol = title(event["symbol"]) if "symbol" in event else ""
    if kind == "peeked":
        told = f"{teller.does(seat, 'peek')} into {box}"
        return f"{told}: {symbol}" if symbol else told
    if kind == "kept":
        return f"{teller.does(seat, 'keep')} what was in {box}: {symbol}"
    if kind == "shut":
        if event["late"]:
            return f"{box} falls shut by itself"
        return f"{teller.does(seat, 'shut')} {box}"
    return f"{teller.whose(seat)} Hide-and-Seek card slips back to {box}"


_MEOWS: Final = {
    "called", "answered", "false_start", "released", "checked", "scored", "false_alarm",
}  # fmt: skip


def _tell_meow(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    if kind == "checked":
        if event["right"]:
            return f"{teller.whose(seat)} pattern is right!"
        return f"{teller.whose(seat)} pattern is wrong: {faults_told(event['faults'])}"
    if kind == "scored":
        points = _number(event, "points")
        return f"{teller.does(seat, 'score')} card {event['card']}: {points:+d}"
    are = "are" if seat == teller.you else "is"
    return {
        "called": f"{teller.does(seat, 'call')}: Meow!",
        "answered": f"{teller.does(seat, 'answer')}: Meow!",
        "false_start": f"{teller.does(seat, 'say Meow! too early')} and {are} frozen",
        "released": f"{teller.does(seat, 'thaw')}",
        "false_alarm": f"a false alarm: {teller.name(seat)} {are} out of the round",
    }[kind]


def faults_told(faults: object) -> str:
    """Describe faults: `Tuxedo turned wrongly, Box card on the wrong side`."""
    assert isinstance(faults, list)
    return ", ".join([f"{title(f['piece'])} {_FAULTS[str(f['fault'])]}" for f in faults])


def tell_move(move: int, teller: Teller) -> str:
    """Describe a move, short enough for a list."""
    parts = VOCABULARY.parts(move)
    verb = parts["verb"]
    if move >= START.base:
        return f"the clock {_clock_does(parts, teller)}"
    if verb == "lift":
        return f"lift {title(parts['piece'])}"
    return {
        "paw": "put your paw in",
        "grab": f"grab card {parts.get('card')} of the row",
        "take": f"take the tile at spot {parts.get('spot')}",
        "turn": f"turn it {parts.get('way')}",
        "flip": "flip it",
        "place": f"place it at {parts.get('cell')}",
        "home": "put it home",
        "peek": f"peek into box {parts.get('box')}",
        "keep": "keep it",
        "shut": "shut the box",
        "meow": "Meow!",
    }[verb]


def _clock_does(parts: Mapping[str, str], teller: Teller) -> str:
    whom = whose = ""
    if "seat" in parts:
        seat = int(parts["seat"])
        sits_there = seat < len(teller.names)
        whom = teller.name(seat) if sits_there else f"seat {seat}"
        whose = teller.whose(seat) if sits_there else f"seat {seat}'s"
    return {
        "start": "puts in the late paws",
        "give": "gives cards to those who have none",
        "release": f"lets {whom} go",
        "chase": f"chases {whose} stray home",
        "close": f"shuts {whose} box",
        "slip": f"slips {whose} card back",
        "hush": "ends the answers",
        "tick": "ticks",
        "bell": "rings the bell",
    }[parts["verb"]]


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """Describe a line of the score sheet."""
    if line.key == "card":
        return f"card {line.args['card']}, built"
    if line.key == "penalty":
        return f"card {line.args['card']}, penalty"
    if line.key == "extra":
        return f"extra rounds: {line.args['rounds']}"
    return f"seconds: {line.args['seconds']}"


def _number(data: Mapping[str, object], name: str) -> int:
    return int(str(data[name]))


def _seats(event: Mapping[str, object]) -> list[int]:
    seats = event["seats"]
    assert isinstance(seats, list)
    return [int(seat) for seat in seats]


def _tied(seats: list[int], teller: Teller) -> str:
    """Names for the start of a sentence: `You and Ben`, `Ben and Cleo`."""
    names = [teller.name(seat) for seat in seats if seat != teller.you]
    return join_with_and(["You", *names] if teller.you in seats else names)


def _cards(cards: object) -> str:
    """`card 3`, `cards 3 and 7`."""
    assert isinstance(cards, list)
    return f"card{'s' if len(cards) > 1 else ''} {join_with_and([str(card) for card in cards])}"
