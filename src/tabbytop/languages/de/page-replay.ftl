### A replay: links to its moments, comments, and playing on.

## A moment

moment = Dieser Moment
# Variables: $at, $last (numbers of moves).
moment-at = Nach Zug { $at } von { $last }
moment-deal = Das Austeilen
moment-end = Das Ende
# Names in such a replay are chosen by whoever sent it.
from-device = Diese Partie hat ein Gerät geschickt. Die Züge folgen den Regeln, aber wer sie gemacht hat, weiß nur das Gerät.

## Sharing it

share = Diesen Moment teilen
# The browser's own sheet for sharing opens.
share-link = Link teilen
share-copy = Kopieren
share-copied = Kopiert. Der Link öffnet diesen Moment.
# It could not be copied.
share-marked = Der Link ist markiert: Kopier ihn.
share-label = Link zu diesem Moment
# The message that is sent with the link. Variables: $game.
share-text = Schau dir diesen Moment in { $game } an!
share-not = Diese Partie ist nur auf deinem Gerät, darum gibt es keinen Link für andere.

## Playing on from it

play-on = Ab hier weiterspielen
play-on-note = Du nimmst einen Platz, Bots die anderen. Die Hände sind, wie sie waren; nur was von hier an gezogen wird, ist neu. Hast du dir die anderen Hände angesehen, kennst du sie. So eine Partie zählt für keine Statistik und keine Aufkleber.
play-on-seat = Dein Platz
play-on-level = Die Bots
play-on-go = Los geht’s
play-on-over = Hier ist die Partie vorbei. Geh ein paar Züge zurück, um weiterzuspielen.

## Comments

comments = Kommentare
comments-none = Zu dieser Partie hat noch niemand etwas gesagt.
comments-write = Sag etwas zu diesem Moment
comments-public = Alle, die den Link haben, können ihn lesen.
comments-who = Kommentieren können hier alle, die an diesem Tisch saßen, wenn er einen Chat hatte.
comments-send = Abschicken
comments-posted = Dein Kommentar ist da.
# Variables: $step (a number).
comments-step = Zug { $step }
comments-delete = Löschen
# Variables: $text.
comments-delete-one = Deinen Kommentar „{ $text }“ löschen
comments-deleted = Dein Kommentar ist gelöscht.
# Variables: $name.
comments-mute = { $name } ausblenden
# Variables: $name.
comments-unmute = { $name } wieder zeigen
# How many there are, beside the button. Variables: $count.
comments-count =
    { $count ->
        [one] Ein Kommentar
       *[other] { $count } Kommentare
    }

## A link with numbers that make no sense

# A link to a moment has a number that is too large. Variables: $last.
clamped-at =
    { $last ->
        [one] Diese Partie hat nur { $last } Zug, darum siehst du das Ende.
       *[other] Diese Partie hat nur { $last } Züge, darum siehst du das Ende.
    }
# … or none at all.
clamped-bad = Der Link nennt keinen Moment dieser Partie, darum siehst du den Anfang.
# … or a seat that there is not.
clamped-seat = Dort saß in dieser Partie niemand, darum siehst du alles mit den Augen der Person, die am Zug ist.

## A game of rules that are gone

other-rules = Diese Partie wurde nach anderen Regeln gespielt, die Tabbytop nicht mehr hat. Darum gibt es keinen Tisch zu sehen, aber jeden Zug in Worten.
other-rules-moves = Alle Züge
other-rules-result = Wie es ausging
# It made a move.
other-rules-clock = Die Uhr
