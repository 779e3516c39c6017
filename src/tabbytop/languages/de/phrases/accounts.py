"""What the server says about people: their names, accounts and passwords."""

from typing import Final

PHRASES: Final = {
    "Somebody": "Jemand",
    "Seat {number}": "Platz {number}",
    "a name is made of letters that can be seen": "ein Name besteht aus Zeichen, die man sieht",
    "that name belongs to somebody else": "der Name gehört schon jemandem",
    "somebody of that name sits here": "hier sitzt schon jemand, der so heißt",
    "somebody whose name looks the same sits here": "hier sitzt jemand, dessen Name so aussieht",
    "that name is for the house; choose another": "der Name gehört dem Haus; nimm einen anderen",
    "that name looks like somebody else's; choose another": (
        "der Name sieht aus wie der von jemand anderem; nimm einen anderen"
    ),
    "a name has {number} letters at most": "ein Name hat höchstens {number} Zeichen",
    "that password is easy to guess; take a longer or an odder one": (
        "das Passwort errät man leicht; nimm ein längeres oder schrägeres"
    ),
    "too many people log in at once; try again": (
        "gerade melden sich zu viele an; versuch es noch einmal"
    ),
    "you are not welcome here; whoever runs this place has decided so": (
        "du bist hier nicht willkommen; so hat es die Leitung entschieden"
    ),
    "you cannot talk for now; you can still play": (
        "du kannst gerade nicht reden; spielen kannst du"
    ),
    "the game is over already": "das Spiel ist schon vorbei",
    "whoever that was has been forgotten": "wer das war, ist vergessen",
    "that is yourself; have a stretch instead": "das bist du selbst; streck dich lieber",
    "nobody sits at seat {seat} who could be reported": (
        "auf Platz {seat} sitzt niemand, den man melden könnte"
    ),
    "that seat has not said anything in that line": "in der Zeile hat der Platz nichts gesagt",
    "only who is at the table can report somebody there": (
        "nur wer am Tisch ist, kann dort jemanden melden"
    ),
    "the name or the password is wrong": "der Name oder das Passwort stimmt nicht",
    "to change it, say the old password too": "zum Ändern braucht es auch das alte Passwort",
    "that is not the old password": "das ist nicht das alte Passwort",
    "to delete the account, say its password": "zum Löschen des Kontos braucht es das Passwort",
    "the account was deleted meanwhile": "das Konto wurde inzwischen gelöscht",
    "a text must not contain the character NUL": "das Zeichen NUL darf nicht im Text stehen",
}
