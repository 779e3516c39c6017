"""The noises: 34 cards, 28 of them blue. Each is heard as nothing else in the box."""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE, Rule

NOISES: Final = [
    Rule("croak", sign="🐸", motion="bounce", blue=True, part=AFTER),
    Rule("hiss", sign="🐍", motion="sway", blue=True, part=BEFORE),
    Rule("moo", sign="🐄", motion="call", blue=True, part=AFTER),
    Rule("oink", sign="🐖", motion="sniff", blue=True, part=BEFORE),
    Rule("quack", sign="🦆", motion="call", blue=True, part=AFTER),
    Rule("baa", sign="🐑", motion="call", blue=True, part=BEFORE),
    Rule("neigh", sign="🐴", motion="shake", blue=True, part=AFTER),
    Rule("bark", sign="🐕", motion="bounce", blue=True, part=BEFORE),
    Rule("howl", sign="🐺", motion="stretch", blue=True, part=AFTER),
    Rule("roar", sign="🦁", motion="stomp", blue=True, part=BEFORE),
    Rule("hoot", sign="🦉", motion="peek", blue=True, part=AFTER),
    Rule("buzz", sign="🐝", motion="flap", blue=True, part=BEFORE),
    Rule("gobble", sign="🦃", motion="shake", blue=True, part=AFTER),
    Rule("hee haw", sign="🥕", motion="call", blue=True, part=BEFORE),
    Rule("squeak", sign="🐁", motion="crouch", blue=True, part=AFTER),
    Rule("purr", sign="🧶", motion="rub", blue=True, part=BEFORE),
    Rule("cluck", sign="🐔", motion="nod", blue=True, part=AFTER),
    Rule("trunk call", sign="🐘", motion="call", blue=True, part=BEFORE),
    Rule("tweet", sign="🐦", motion="bounce", blue=True, part=AFTER),
    Rule("glub", sign="🐟", motion="freeze", blue=True, part=BEFORE),
    Rule("honk", sign="📯", motion="stretch", blue=True, part=AFTER),
    Rule("meow", sign="😺", motion="call", blue=True, part=BEFORE),
    Rule("sneeze", sign="🤧", motion="sneeze", blue=True, part=AFTER),
    Rule("snore", sign="💤", motion="sleep", blue=True, part=BEFORE),
    Rule("tick tock", sign="⏰", motion="sway", blue=True, part=AFTER),
    Rule("blow raspberry", sign="😛", motion="shake", blue=True, part=BEFORE),
    Rule("ding dong", sign="🔔", motion="freeze", blue=True, part=AFTER),
    Rule("ta da", sign="🎉", motion="spin", blue=True, part=BEFORE),
    Rule("wake the farm", sign="🐓", motion="stretch", part=AFTER),
    Rule("evil laugh", sign="😈", motion="shake", part=BEFORE),
    Rule("yodel", sign="🗻", motion="call", part=AFTER),
    Rule("pretty polly", sign="🦜", motion="bounce", part=BEFORE),
    Rule("reverse", sign="🚚", motion="walk", part=AFTER),
    Rule("hum lullaby", sign="🎵", motion="sway", part=BEFORE),
]
