"""How to play Kitty Paw, in German."""

from typing import Final

RULES: Final = """\
# Die Idee
Alle bauen gleichzeitig, mit einer Pfote. Bau das Bild auf deiner Karte mit Katzen aus der Mitte
nach und sag Miau!, bevor es die anderen tun.

# Eine Runde
Pfoten in die Mitte, und los. Schnapp dir eine der vier Karten. Nimm eine Katze nach der anderen,
dreh sie, wende sie, leg sie auf deine Matte. Wo auf der Matte das Bild liegt, ist egal; wie die
Teile zueinander liegen, nicht. Deine Kartonkarte gehört dazu, mit einer Katze darin. Eine Katze,
die deine Karte nicht verlangt, läuft nach einer Weile heim.

# Verstecken
Zeigt deine Karte ein verstecktes Bild, dann such es unter den acht Kartons. Nur du siehst, was du
aufdeckst, und nur einen Augenblick: Merk es dir. Diese Katzen sehen den Plättchen sehr ähnlich.
Was du nimmst, sehen alle; eine falsche schlüpft nach einer Weile zurück.

# Miau!
Mit voller Matte ist Miau! ein Ruf: Alle halten inne und heben eine Pfote, und ab drei am Tisch
zahlt die letzte Pfote. Dann wird die Matte geprüft. Stimmt sie, gehört dir die Karte mit ihren
Punkten. Stimmt sie nicht, kostet sie dich ihre Strafe. Ist die Matte nicht voll, ist es ein
Fehlstart, und deine Pfote friert kurz ein. Bevor alle eine Karte haben, kann niemand rufen: Eine
volle Matte wartet so lange, und nichts friert ein.

# Das Ende
Wenn bei jemandem fünf Karten gewertet sind, richtig oder falsch, oder der Stapel leer ist. Die
meisten Punkte gewinnen; wer gleichauf liegt, spielt eine Extrarunde. Allein baust du aus zehn
Reihen je eine Karte, gegen die Sekunden.
"""


def tell_rules() -> str:
    """How to play, in short."""
    return RULES
