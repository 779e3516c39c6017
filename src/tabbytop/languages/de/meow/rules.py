"""How to play Meow!, in German."""

from typing import Final

RULES: Final = """\
# Der Kreis
Du bist neu im Katzenkult. Jede Karte ist eine Regel des Kults, und jede Regel verlangt ein
Kunststück: quaken wie ein Frosch, eine Pfote lecken, eine Stadt nennen. Wer als Erstes eine Karte
legt und ihre Regel befolgt und dazu alle Regeln, die die anderen halten, gewinnt. Welche das sind,
sagt dir niemand.

# Bevor es losgeht
Gibt es etwas, das du nicht kannst oder lieber lässt? Streich es, ungesehen von allen; diese Karten
bleiben in der Schachtel. Dann bekommen alle zwei Karten (eine, ab sechs am Tisch), und eine ist der
Stapel. Sieh dir deine Karten gut an: Die ganze Hand wandert nach links, und wer dort sitzt, hat sie
nun.

# Dein Zug
Leg eine Karte; alle hören ihre Regel. Dann führ etwas vor. Du hast Kunststücke zu vergeben: eins
für jede Regel, die dich binden könnte, und zwei übrige, für Unsinn, der alle in die Irre führt, die
dir etwas abschauen. Dasselbe noch einmal zu tun, ist umsonst. Dann lass dich prüfen.

# Die Prüfung
Hast du die Regel auf deiner eigenen Karte vergessen, kommt sie zurück auf deine Hand, und das war
es. Sonst zeigst du auf die anderen, von links an. Wer eine Regel hält, die du nicht befolgt hast,
sagt es und zeigt sie; beide Karten kommen in den Stapel, er wird gemischt, und ihr zieht je eine.
Sagen alle Nein, hast du gewonnen. Die Regeln auf deiner eigenen Hand und im Stapel binden dich
nicht.

# Merk es dir
Was getan und gezeigt wurde, ist fort, wenn der nächste Zug beginnt, und nichts hier schreibt es
auf, weder das Protokoll noch das Zurücknehmen. Was du gesehen hast, als du deine Hand weitergabst,
was ans Licht kam, was die anderen tun und womit sie durchkommen: Mehr hast du nicht. Ist der
Spickzettel an, bleiben die Regeln stehen, die ans Licht kamen.

# Kunststücke
Gezählte Kunststücke macht man genau so oft, wie die Regel sagt. Ein gesprochenes macht man einmal
im Zug, mit einem Wort aus seiner Liste. Manche Regeln brauchen ein Wort, das in diesem Spiel noch
niemand gesagt hat; die Wörter aller zählen.

# Einmal im Spiel
Zu Beginn deines Zuges darfst du eine Regel austauschen lassen, von der du weißt und die jemand
nicht befolgen kann. Alle erfahren, welche fort ist; was dafür kam, sieht nur, wer sie hält.

# Dreizehn, vorher und nachher
Mit dreizehn Regeln sind immer gleich viele im Spiel, wie viele ihr auch seid. Mit Vorher und
Nachher hat jede Regel auch ihre Zeit, bevor oder nachdem die Karte gelegt wird, und zur falschen
Zeit bricht man sie, selbst wenn man sie zur richtigen auch noch befolgt.

# Augen
Urteilen eure eigenen Augen, dann antwortet ihr selbst. Sieh genau hin. Zeigt jemand auf dich, sagst
du Nein oder nennst deine Regel, die gebrochen wurde; eine Karte, die doch befolgt wurde, bekommt
niemand zu sehen. Einmal in jeder Prüfung darfst du noch einmal hinsehen. Was dir entgeht, entgeht
dir. Und wer sieht, dass die Regel auf der gelegten Karte selbst nicht befolgt wurde, darf Einspruch
erheben, einmal im Zug.
"""


def tell_rules() -> str:
    """How to play, in short."""
    return RULES
