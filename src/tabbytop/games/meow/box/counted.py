"""The counted acts: 15 cards, none blue. One time more or less breaks the rule (MW-M20)."""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE, Rule

COUNTED: Final = [
    Rule("cough", sign="😷", motion="sneeze", part=AFTER, times=2),
    Rule("knock", sign="🚪", motion="drum", part=BEFORE, times=3),
    Rule("clap", sign="👏", motion="clap", part=AFTER, times=4),
    Rule("snap fingers", sign="✨", motion="wave", part=BEFORE, times=2),
    Rule("wink", sign="😉", motion="wink", part=AFTER, times=3),
    Rule("nod", sign="🙂", motion="nod", part=BEFORE, times=5),
    Rule("hop", sign="🦘", motion="bounce", part=AFTER, times=2),
    Rule("stomp", sign="👣", motion="stomp", part=BEFORE, times=4),
    Rule("sigh", sign="😔", motion="sleep", part=AFTER, times=2),
    Rule("slurp", sign="🍜", motion="eat", part=BEFORE, times=3),
    Rule("boop", sign="👃", motion="point", part=AFTER, times=4),
    Rule("pat head", sign="🐢", motion="rub", part=BEFORE, times=5),
    Rule("drum chest", sign="🦍", motion="drum", part=AFTER, times=5),
    Rule("jazz hands", sign="🐙", motion="wave", part=BEFORE, times=4),
    Rule("hiccup", sign="🦔", motion="bounce", part=BEFORE, times=3),
]
