"""How to play Kibble Scuffle, in German."""

from typing import Final

_RULES: Final = """\
# Die Idee
Drei Näpfe, hungrige Katzen. Sei mit deinen Katzen da, wenn es an einem Napf voll wird, friss die
besten Brocken und lieg vorn, sobald jemand 20 Punkte hat.

# Dein Zug
Spiel eine Karte von deiner Hand an einen der Näpfe. Katzen bleiben dort, und die meisten tun
etwas, wenn sie ankommen. Wird eine Katze an einen anderen Napf geschubst oder gelockt, kommt sie
noch einmal an und tut es noch einmal. Über eine Katze entscheidet immer, wem sie gehört, egal wer
gerade dran ist.

Ein Ding wirkt zuerst; dann folgt ihm eine Katze an denselben Napf, im selben Zug.

Lässt sich nichts von deiner Hand spielen, legst du stattdessen eine Karte ab.

Ein leerer Napf bekommt sofort vier frische Brocken; nur während der Futterzeit wartet er, bis sie
vorbei ist. Nach jedem Zug ziehen alle auf fünf Karten nach.

# Futterzeit
Ist ein Zug vorbei und stehen fünf Katzen oder mehr an einem Napf, dann fressen sie. (Ein Moppel
zählt als zwei.)

Wer die Futterbox hat, fängt an, dann geht es im Uhrzeigersinn: Such eine deiner Katzen dort aus
und einen Brocken für sie; die Katze kommt auf deine Ablage. Ist das Futter weg, ziehen die anderen
Katzen hungrig ab.

Sind mehrere Näpfe voll, sagt, wer die Futterbox hat, welcher als Nächstes drankommt. Dann wandert
die Box nach links.

# Wer zuerst frisst
Königin, Kater und Gassenkatze fressen vor allen anderen, und an jedem Napf ist nur für eine von
ihnen Platz. Eine Königin darf man auf einen Kater oder eine Gassenkatze spielen: raus mit ihnen.
Wer von ihnen zu einer anderen geschubst wird, landet in der Ablage.

# Das Ende
Hat nach einer Futterzeit jemand 20 Punkte oder mehr, gewinnen die meisten Punkte; bei Gleichstand
die wenigsten Brocken.

In Teams gehören zusammen, die sich gegenübersitzen; ihre Punkte werden zusammengezählt.
"""


def tell_rules() -> str:
    """How to play, in short."""
    return _RULES
