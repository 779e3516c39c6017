"""The mimes and gestures: 29 cards, 23 of them blue. Nothing is touched, least of all people."""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE, Rule

MIMES: Final = [
    Rule("peel banana", sign="🍌", motion="eat", blue=True, part=BEFORE),
    Rule("nitpick", sign="🔍", motion="scratch", part=AFTER),
    Rule("lick paw", sign="👅", motion="lick", blue=True, part=BEFORE),
    Rule("flap wings", sign="🐧", motion="flap", blue=True, part=AFTER),
    Rule("wag tail", sign="🐶", motion="wag", blue=True, part=BEFORE),
    Rule("yawn", sign="🥱", motion="yawn", blue=True, part=AFTER),
    Rule("play dead", sign="👻", motion="freeze", blue=True, part=BEFORE),
    Rule("make biscuits", sign="🍪", motion="rub", blue=True, part=AFTER),
    Rule("wiggle nose", sign="🐰", motion="sniff", blue=True, part=BEFORE),
    Rule("pounce", sign="🐆", motion="pounce", blue=True, part=AFTER),
    Rule("tip hat", sign="🎩", motion="bow", blue=True, part=BEFORE),
    Rule("thumbs up", sign="👍", motion="point", blue=True, part=AFTER),
    Rule("air kiss", sign="😘", motion="wave", blue=True, part=BEFORE),
    Rule("cover eyes", sign="🙈", motion="peek", blue=True, part=AFTER),
    Rule("shrug", sign="🤷", motion="stretch", blue=True, part=BEFORE),
    Rule("check watch", sign="⌚", motion="peek", blue=True, part=AFTER),
    Rule("antlers", sign="🦌", motion="nod", blue=True, part=BEFORE),
    Rule("pinch", sign="🦀", motion="clap", blue=True, part=AFTER),
    Rule("swim", sign="🏊", motion="stretch", blue=True, part=BEFORE),
    Rule("drive bus", sign="🚌", motion="sway", blue=True, part=AFTER),
    Rule("dig hole", sign="🦡", motion="crouch", blue=True, part=BEFORE),
    Rule("balance ball", sign="🏐", motion="sway", blue=True, part=AFTER),
    Rule("brush teeth", sign="😁", motion="shake", blue=True, part=AFTER),
    Rule("shiver", sign="🥶", motion="shake", blue=True, part=AFTER),
    Rule("light candle", sign="🔥", motion="point", part=BEFORE),
    Rule("stir cauldron", sign="🥄", motion="stir", part=AFTER),
    Rule("pour tea", sign="🍵", motion="eat", part=BEFORE),
    Rule("tightrope", sign="🎪", motion="walk", part=AFTER),
    Rule("reel in", sign="🎣", motion="pounce", part=BEFORE),
]
