### Einen Tisch öffnen: wer sitzt, und nach welchen Hausregeln.

title = Wer setzt sich?
facts = Was für ein Spiel das ist
rules = Wie es geht, und alle Karten
lessons = Beim Spielen lernen
table = Die Stühle um den Tisch
you = Du
friend = Jemand per Link
chair = Stuhl { $number }: { $who }. Ändern
bot = { $name }, ein Bot
more = Noch ein Stuhl
deal = Austeilen
open = Tisch öffnen
begins = Wer mitspielen soll, bekommt einen Link. Es geht los, wenn alle Stühle besetzt sind.
# A table that counts for a circle of friends. Variables: $circle (its name).
circle = Ein Tisch von „{ $circle }“: Alle Mitglieder sehen ihn und dürfen sich setzen.
company =
    { $me ->
        [yes]
            { $bots ->
                [0]
                    { $people ->
                        [0] nur du und die Katzen
                       *[other] du und { company-people }
                    }
               *[other]
                    { $people ->
                        [0] du und { company-bots }
                       *[other] du, { company-bots } und { company-people }
                    }
            }
       *[no] { company-others }, und du schaust zu
    }
company-bots =
    { $bots ->
        [one] ein Bot
       *[other] { $countedBots } Bots
    }
company-people =
    { $people ->
        [one] noch jemand
       *[other] noch { $countedPeople }
    }
company-others =
    { $bots ->
        [0] { company-people }
       *[other]
            { $people ->
                [0] { company-bots }
               *[other] { company-bots } und { company-people }
            }
    }
unknown = So heißt keine Schachtel im Regal.

## Wer auf einem Stuhl sitzen soll.

sheet-title = Wer sitzt hier?
sheet-me = Ich
sheet-bots = Ein Bot
sheet-friend = Jemand per Link
sheet-friend-about = der Stuhl bleibt frei, bis jemand kommt
sheet-device = Jemand hier
sheet-device-about = an diesem Gerät, abwechselnd
sheet-name = Name
sheet-player = Pfote { $number }
sheet-sit = Hinsetzen
sheet-away = Den Stuhl wegstellen

## Hausregeln.

house-title = Hausregeln
house-as-in-the-box = wie in der Schachtel
house-suggested = wie vorgeschlagen
house-changed =
    { $number ->
        [one] eine geändert
       *[other] { $number } geändert
    }
house-again = Wieder wie in der Schachtel
house-fine = Feinheiten
house-chairs =
    { $least ->
        [none]
            { $most ->
                [one] „{ $rule }“ braucht einen Stuhl.
               *[other] „{ $rule }“ braucht { $countedMost } Stühle.
            }
       *[other] „{ $rule }“ braucht { $countedLeast } bis { $countedMost } Stühle.
    }
house-set-chairs = Stell sie hin
house-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
house-times = ×{ $count }
house-less = { $what }: weniger
house-more = { $what }: mehr

## Was für alle Spiele gilt.

at-title = Am Tisch
at-clock = Zeit zum Nachdenken
at-clock-none = Keine Uhr
    .short = Keine Uhr
at-clock-half-minute = 30 s je Zug
    .short = 30 s je Zug
at-clock-minute = Eine Minute
    .short = Eine Minute
at-clock-three-minutes = Drei Minuten
    .short = Drei Minuten
at-clock-day = Ein Tag je Zug
    .short = Ein Tag je Zug
at-clock-three-days = Drei Tage
    .short = Drei Tage
at-own =
    { $seconds ->
        [0] eigene Uhr
       *[other] { $seconds } s je Zug
    }
at-own-about = Dieses Spiel hat seine eigene Uhr. Ändern kannst du das unter Hausregeln, Feinheiten.
at-talk = Plaudern
at-talk-chat = Mit Worten
    .short = Mit Worten
at-talk-emotes = Nur Katzengesten
    .short = Nur Katzengesten
at-talk-none = Gar nicht
    .short = Gar nicht
at-who = Wer sich auf einen freien Stuhl setzen darf
at-who-link = Wer den Link hat
at-who-anybody = Alle
at-onlookers = Zuschauen
at-onlookers-about = wer den Link hat, sieht, was alle sehen
at-one-seat = Ein Platz pro Person
at-one-seat-about = wer dazukommt, bekommt einen Platz; aus: Am selben Gerät dürfen sich auch andere setzen
at-hints = Tipps
at-hints-about = alle dürfen eine große Katze fragen, was sie tun würde
at-hints-alone = frag eine große Katze, was sie tun würde, aber nur allein unter Bots
