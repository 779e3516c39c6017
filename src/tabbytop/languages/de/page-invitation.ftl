### The invitation to a table, on the page: for those who invite, and for the guest who opens the link.

## The guest

# Variables: $host (a person's name).
invited = { $host } lädt dich ein
there = Wer schon da ist
name = Dein Name
cat = Deine Katze
# The guest has a name already. Variables: $name.
you = Du setzt dich als { $name }.
# A link to the first lesson. Variables: $minutes.
learn =
    { $minutes ->
        [one] Noch nie gespielt? Lern es in { $minutes } Minute.
       *[other] Noch nie gespielt? Lern es in { $minutes } Minuten.
    }
rules = Oder lies die Regeln.
# Under a chair, in a rematch: somebody who played before may sit here. Variables: $name.
kept =
    { $name ->
        [none] Für jemanden freigehalten
       *[other] Freigehalten für { $name }
    }
# The code that was typed leads nowhere.
no-code = Unter diesem Code wartet kein Tisch. Ein Code gilt nur, bis es losgeht: Lass dir den Link schicken.

## Those who invite

# What the picture is, for screen readers.
qr = QR-Code mit dem Link zu diesem Tisch
scan = Mit dem Handy scannen
code = Oder diesen Code vorlesen
# It names the heading page-home/friend-title.
code-how = Er gehört auf die erste Seite, unter „Hast du eine Einladung?“, und gilt, bis es losgeht.
share = Link teilen
# The text that goes with the link in a messenger. Variables: $game (its name).
share-text = Spielst du mit mir { $game }?
# A button in a rematch, for everybody who waits in vain.
bots-instead = Kommt niemand mehr? Bots springen ein

## Seats before the game

open-ask-over = Hol jemanden dazu
# A table that counts for a circle of friends. Variables: $circle (its name).
open-circle = Ein Tisch von „{ $circle }“: Alle Mitglieder sehen ihn auch.
open-for-you = Hier ist ein Platz für dich
open-free =
    { $count ->
        [one] Ein Platz ist frei. Es geht los, wenn alle besetzt sind.
       *[other] { $count } Plätze sind frei. Es geht los, wenn alle besetzt sind.
    }
open-sit = Hinsetzen
open-link = Link zu diesem Tisch
open-copy = Link kopieren
open-copied = Kopiert. Schick ihn herum.
open-marked = Der Link ist markiert: Kopier ihn.
open-here = Hier spielt noch jemand mit
open-their-name = Name
open-fill = Kommt niemand? Bots springen ein
open-closed = Geschlossen
open-close = Freie Plätze schließen
open-reopen = Plätze wieder öffnen
open-onlook = Oder schau nur zu.
