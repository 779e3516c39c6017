"""How to play Cat Lady, in German."""

from typing import Final

RULES: Final = """\
# Die Idee
Neun Karten liegen im Quadrat. Nimm immer drei auf einmal, sammle Katzen und was sie fressen, und
füttere so viele wie möglich, wenn das Deck leer ist. Satte Katzen bringen Punkte, jede hungrige
kostet 2.

# Dein Zug
Nimm eine ganze Reihe oder Spalte, nur nicht die, neben der die Katze sitzt. Die Katze zieht an die
Linie um, die du genommen hast, und drei neue Karten kommen. Futter wird sofort zu Marken; Katzen,
Kartons und Futter liegen offen vor dir; alles andere kommt auf deine Hand, und die anderen sehen
nur, wie viele Karten das sind.

# Karten zum Ausspielen
In deinem eigenen Zug, vor oder nach dem Nehmen: Zwei vermisste Katzen holen einen Streuner oder 2
Punkte; eine Sprühflasche scheucht die Katze an eine andere Linie; eine Katzenbürste tauscht eine
deiner Katzen gegen eine aus der Auslage; eine Einkaufstasche bringt dir von jedem Futter eins und
allen anderen 2 Punkte. Ein Laserpointer ist ein ganzer Zug und geht allem anderen vor: zwei Karten
der Auslage nach Wahl, eine dritte wird weggeworfen, die Katze bleibt sitzen.

# Das Ende
Es endet mit dem Zug, nach dem die Auslage nicht mehr voll wird. Wer Choupette hat, darf sie sofort
füttern, und sie holt zwei der Karten, die noch liegen. Dann füttern alle ihre Katzen, ohne dass es
die anderen sehen, und decken auf.

# Füttern
Eine Katze bekommt genau, was sie braucht, oder nichts. Jokerfutter ist Huhn, Thunfisch oder Milch.
Ein Leckerli macht jede Katze ganz allein satt, aber dann ist sie 1 Punkt wert und kann nichts
Besonderes. Bis du fertig bist, darfst du es dir anders überlegen, und der Tisch kennt den besten
Plan, wenn du ihn fragst.

# Punkte
Jede satte Katze bringt, was auf ihr steht; jede hungrige kostet 2.

Spielsachen: Sätze aus verschiedenen, 1, 3, 5, 8, 12 für eins bis fünf.

Kostüme: Die meisten bringen 6, bei Gleichstand geteilt; zu fünft oder sechst bringen die
zweitmeisten 3; gar keins kostet 2.

Katzenminze: Eine allein kostet 2; zwei oder drei bringen 1 für jede satte Katze, vier oder mehr
bringen 2.

Kartons: Jeder mit einer passenden Katze, satt oder nicht, bringt so viele Punkte, wie du Kartons
hast.

Das meiste übrige Futter kostet 2, und bei Gleichstand zahlen alle. Marken bringen je 2.

Die meisten Punkte gewinnen; bei Gleichstand die meisten satten Katzen.

# Gemeinsame Ziele
Wenn ihr wollt, zu dritt oder mehr: Du teilst dir ein Ziel mit links und eins mit rechts. Was ihr zu
zweit habt, zählt zusammen, und wenn es reicht, bekommt ihr beide 3 Punkte. Einmal in deinem Zug
darfst du eins deiner Ziele gegen eins der beiden im Vorrat tauschen.

# Allein
Die Spielkatze nimmt, wovon ihre Zugkarte am meisten will; sind Linien gleichauf, wählst du. Sie
füttert nach dir, und außer Leckerlis ist ihr alles Joker. Du gewinnst nur mit mehr Punkten.
"""
