"""What the server says at a table: who may sit, move, talk, leave and come back."""

from typing import Final

PHRASES: Final = {
    # Seats.
    "all seats are taken": "alle Plätze sind besetzt",
    "seat {seat} is taken": "Platz {seat} ist besetzt",
    "that seat is closed": "der Platz ist zu",
    "at this table everybody has one seat; its host has said so": (
        "an diesem Tisch hat jeder einen Platz; so wollte es, wer ihn aufgestellt hat"
    ),
    "whoever set this table up may close seats": (
        "Plätze schließen darf, wer den Tisch aufgestellt hat"
    ),
    "whoever set this table up may ask people to leave": (
        "zum Gehen auffordern darf, wer den Tisch aufgestellt hat"
    ),
    "the host of this table does not let you back in": (
        "wer diesen Tisch aufgestellt hat, lässt dich nicht wieder herein"
    ),
    "that is your own seat; get up if you like": (
        "das ist dein eigener Platz; steh auf, wenn du magst"
    ),
    "nobody sits at seat {seat}": "an Platz {seat} sitzt niemand",
    "they have left already": "da ist schon jemand gegangen",
    "the game is over; everybody goes home anyway": (
        "das Spiel ist vorbei; es gehen ohnehin alle heim"
    ),
    "that seat is kept for somebody": "der Platz ist für jemanden reserviert",
    "the seats that are left are kept for somebody": (
        "die übrigen Plätze sind für jemanden reserviert"
    ),
    "there is no free seat any more": "es ist kein Platz mehr frei",
    "there are seats free": "es sind noch Plätze frei",
    "there is no seat {seat} at this table": "an diesem Tisch gibt es keinen Platz {seat}",
    "seat {seat} is nobody's": "Platz {seat} gehört niemandem",
    "seat {seat} plays itself": "Platz {seat} spielt selbst",
    "that is not your seat": "das ist nicht dein Platz",
    "you have no seat at that table": "an dem Tisch hast du keinen Platz",
    "that secret opens no seat here": "dieser Schlüssel passt hier zu keinem Platz",
    "this table has no onlookers": "an diesem Tisch schaut niemand zu",
    "whoever set this table up may ask for bots": (
        "Bots dazuholen darf, wer den Tisch aufgestellt hat"
    ),
    # Beginning and end.
    "the game is over": "das Spiel ist vorbei",
    "the game has not begun": "das Spiel hat noch nicht begonnen",
    "the game has begun already": "das Spiel hat schon begonnen",
    "the game has begun without you": "das Spiel hat ohne dich begonnen",
    "the game is not over": "das Spiel ist noch nicht vorbei",
    "the game is over; nobody waits for you": "das Spiel ist vorbei; niemand wartet auf dich",
    "this table was closed": "dieser Tisch wurde geschlossen",
    "this table is closed": "dieser Tisch ist geschlossen",
    "only a table that was never played can be closed": (
        "schließen lässt sich nur ein Tisch, an dem nie gespielt wurde"
    ),
    "first this game": "erst dieses Spiel",
    "there is a new table already": "es gibt schon einen neuen Tisch",
    "it was played by earlier rules, which this server has no more": (
        "es wurde nach früheren Regeln gespielt, die dieser Server nicht mehr kennt"
    ),
    # Moves.
    "somebody was quicker": "jemand war schneller",
    "that is not asked any more": "danach ist nicht mehr gefragt",
    "that question is no longer asked; look again": (
        "die Frage steht nicht mehr; schau noch einmal hin"
    ),
    "this table has not come to number {number} yet": (
        "so weit ist dieser Tisch noch nicht: Nummer {number}"
    ),
    "the time of seat {seat} is not up": "die Zeit von Platz {seat} ist noch nicht um",
    "the clock has to wait": "die Uhr muss warten",
    # Taking back.
    "where all play at once, nothing can be taken back": (
        "wo alle gleichzeitig spielen, lässt sich nichts zurücknehmen"
    ),
    "there is no move of yours to take back": "du hast keinen Zug zum Zurücknehmen",
    "nobody asks to take a move back": "niemand möchte einen Zug zurücknehmen",
    "somebody has asked to take a move back; answer that first": (
        "jemand möchte einen Zug zurücknehmen; antworte erst darauf"
    ),
    "others have answered since; that move stands": (
        "inzwischen haben andere geantwortet; der Zug gilt"
    ),
    "you have agreed already; the others have not": (
        "du hast schon zugestimmt; die anderen noch nicht"
    ),
    "you have had {count} moves back in this game; this stays": (
        "du hast in diesem Spiel schon {count} Züge zurückgenommen; der gilt"
    ),
    "all must agree to that, and somebody is away; it stands": (
        "dazu müssen alle zustimmen, und jemand ist weg; der Zug gilt"
    ),
    "somebody who had to agree was sent away; it stands": (
        "jemand, dessen Zustimmung nötig war, wurde weggeschickt; der Zug gilt"
    ),
    "what was hidden has been seen since; that move stands": (
        "inzwischen ist Verdecktes ans Licht gekommen; der Zug gilt"
    ),
    # Hints and talk.
    "there are no hints here": "hier gibt es keine Tipps",
    "this table plays without hints; that was agreed": (
        "an diesem Tisch wird ohne Tipps gespielt; so ist es abgemacht"
    ),
    "no hints while people play against each other here": (
        "keine Tipps, solange hier Menschen gegeneinander spielen"
    ),
    "one hint at a time; the last one is still being thought about": (
        "ein Tipp nach dem anderen; über den letzten wird noch nachgedacht"
    ),
    "one thing at a time; the last one is still being worked out": (
        "eins nach dem anderen; das letzte wird noch ausgerechnet"
    ),
    "that is enough to think about at once; wait for an answer first": (
        "das ist genug zum Nachdenken auf einmal; warte erst eine Antwort ab"
    ),
    "nothing is asked of you now; have a stretch": (
        "gerade wirst du nichts gefragt; streck dich mal"
    ),
    "there is no chat at this table": "an diesem Tisch wird nicht geplaudert",
    "there is nothing in that": "da steht nichts drin",
    "this table is silent": "an diesem Tisch ist es still",
    # Leaving and coming back.
    "you come and go a lot; wait {seconds} seconds": (
        "du kommst und gehst recht oft; warte {seconds} Sekunden"
    ),
    "you play yourself": "du spielst doch selbst",
    "you have left this table; come back first": (
        "du hast diesen Tisch verlassen; komm erst zurück"
    ),
    "a bot plays for you; come back first": "ein Bot spielt für dich; komm erst zurück",
    "a bot plays there already": "da spielt schon ein Bot",
    "whoever sat here has been forgotten": "wer hier saß, ist vergessen",
    "nobody is missing at seat {seat}": "an Platz {seat} fehlt niemand",
    "nobody waits for that seat": "auf den Platz wartet niemand",
    "the clock is running": "die Uhr läuft",
    "no clock is running": "es läuft keine Uhr",
    "the clock waits for nobody who plays with others": (
        "wer mit anderen spielt, auf den wartet die Uhr nicht"
    ),
    "the clock has waited often enough in this game": (
        "in diesem Spiel hat die Uhr oft genug gewartet"
    ),
    "the clock may stand still": "die Uhr darf noch stillstehen",
    "they were here a moment ago; give them some time": (
        "eben war da noch jemand; warte noch ein bisschen"
    ),
    "at this table everybody has days; the clock decides": (
        "an diesem Tisch haben alle Tage Zeit; die Uhr entscheidet"
    ),
}
