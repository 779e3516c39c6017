"""What the server says about people: their names, accounts and passwords."""

from typing import Final

PHRASES: Final = {
    "Somebody": "Jemand",
    "Seat {number}": "Platz {number}",
    "a name is made of letters that can be seen": "ein Name besteht aus Zeichen, die man sieht",
    "that name belongs to somebody else": "der Name gehört schon jemandem",
    "somebody of that name sits here": "hier sitzt schon jemand, der so heißt",
    "the name or the password is wrong": "der Name oder das Passwort stimmt nicht",
    "to change it, say the old password too": "zum Ändern braucht es auch das alte Passwort",
    "that is not the old password": "das ist nicht das alte Passwort",
    "to delete the account, say its password": "zum Löschen des Kontos braucht es das Passwort",
    "the account was deleted meanwhile": "das Konto wurde inzwischen gelöscht",
    "a text must not contain the character NUL": "das Zeichen NUL darf nicht im Text stehen",
}
