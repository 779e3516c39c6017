### Was der Server am Tisch sagt: meist, warum etwas nicht geht. Kleiner Anfangsbuchstabe, kein Punkt am Ende.

## Wer keinen eigenen Namen hat

seat-name = Platz { $number }
somebody = Jemand

## Zu viel, zu oft

limited-moves = Züge
limited-lines = Zeilen
limited-talk = Geplauder
limited-questions = Fragen
limited-replays = Wiederholungen
limited-requests = Anfragen
limited-logins = Anmeldeversuche
limited-reports = Meldungen
limited-tables = neue Tische
limited-joins = Plätze
limited-guests = neue Gäste
limited-device-games = offline gespielte Partien
limited-codes = Versuche mit einem Code
limited-circles = neue Kreise
none-allowed = { $what } gibt es hier nicht
too-much-for-seconds = das war zu viel: { $what }, warte { $seconds } Sekunden
too-much-for-minutes =
    genug { $what } für den Augenblick; warte { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
too-much = das war zu viel
too-many-sockets = von dieser Adresse sind zu viele Verbindungen offen
too-many-log-in = gerade melden sich zu viele an; versuch es noch einmal
one-hint-at-a-time = ein Tipp nach dem anderen; über den letzten wird noch nachgedacht
one-advice-at-a-time = eins nach dem anderen; das letzte wird noch ausgerechnet
enough-to-think-about = das ist genug zum Nachdenken auf einmal; warte erst eine Antwort ab
too-many-reviews = zu viele Rückblicke warten; versuch es gleich noch einmal
comes-and-goes =
    du kommst und gehst recht oft; warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
too-many-own-tables =
    { $most ->
        [one] du hast einen Tisch, der nicht zu Ende ist; beende erst den
       *[other] du hast { $most } Tische, die nicht zu Ende sind; beende erst einen
    }
too-many-tables-from-network =
    { $most ->
        [one] aus deinem Netz ist ein Tisch nicht zu Ende; erst muss er enden
       *[other] aus deinem Netz sind { $most } Tische nicht zu Ende; erst muss einer enden
    }
too-many-waiting-seats =
    { $most ->
        [one] du wartest schon an einem Tisch; spiel erst dort, oder steh auf
       *[other] du wartest schon an { $most } Tischen; spiel erst dort, oder steh an einem auf
    }
too-many-waiting-seats-from-network =
    { $most ->
        [one] aus deinem Netz wartet schon jemand an einem Tisch; der muss erst beginnen
       *[other] aus deinem Netz sind schon { $most } Plätze besetzt, an denen noch nicht gespielt wird; erst muss einer frei werden oder beginnen
    }

## Es ging schief

went-wrong = das ist bei uns schiefgegangen
not-written = es ließ sich nicht aufschreiben, also ist nichts passiert; versuch es noch einmal
outcome-unknown = ob das aufgeschrieben wurde, weiß gerade niemand; schick dasselbe noch einmal, unter derselben Kennung
table-reloaded = der Tisch wird neu gelesen; versuch es noch einmal
table-not-readable = der Tisch lässt sich gerade nicht lesen; versuch es noch einmal
table-too-busy = am Tisch ist gerade zu viel los; versuch es noch einmal
server-stops = der Server hält an; versuch es gleich noch einmal
advice-failed = das ließ sich gerade nicht ausrechnen; versuch es noch einmal
hint-failed = gerade hat kein Bot eine Idee; versuch es noch einmal
something-else-happened = inzwischen ist etwas anderes passiert; versuch es noch einmal

## Der Server legt auf

bye-reloaded = der Tisch wird neu gelesen; sag noch einmal `hello`
bye-seat-gone = der Platz gehört jetzt jemand anderem
bye-stops = der Server hält an; er kommt wieder
bye-handed-over = ein anderer Prozess bedient jetzt diesen Tisch; sag noch einmal `hello`

## Es ist nicht da oder lässt sich nicht lesen

nothing-here = so etwas gibt es hier nicht
no-such-table = diesen Tisch gibt es nicht
no-such-file = die Seite hat keine Datei dieses Namens
cannot-be-done = das geht hier nicht
too-long = das ist zu lang
nested-too-deeply = das ist zu tief verschachtelt
unreadable = die Anfrage lässt sich nicht lesen
unreadable-part =
    { $error ->
        [none] { $place }: lässt sich nicht lesen
       *[other] { $place }: { $error }
    }
not-a-message = keine Nachricht: { $error }
not-json = keine Nachricht: es ist kein JSON
hello-first = die erste Nachricht ist `hello`
hello-again = `hello` wurde schon gesagt
websockets-only = das ist nur für WebSockets
nul-in-text = das Zeichen NUL darf nicht im Text stehen
other-site = eine andere Seite darf das nicht; die Einstellung `origins` erlaubt es einer
metrics-hidden = die Einstellung `metrics_from` sagt, wer das lesen darf

## Plätze

all-seats-taken = alle Plätze sind besetzt
seat-taken = Platz { $seat } ist besetzt
seat-closed = der Platz ist zu
one-seat-each = an diesem Tisch hat jeder einen Platz; so wollte es, wer ihn aufgestellt hat
host-closes-seats = Plätze schließen darf, wer den Tisch aufgestellt hat
host-asks-to-leave = zum Gehen auffordern darf, wer den Tisch aufgestellt hat
nobody-removed-at-stake = das Spiel zählt für einen Wettbewerb oder die Wertung, da wird niemand weggeschickt
fixture-seat-kept = dieser Platz ist für jemanden aus dem Wettbewerb reserviert
host-asks-for-bots = Bots dazuholen darf, wer den Tisch aufgestellt hat
banned-from-table = wer diesen Tisch aufgestellt hat, lässt dich nicht wieder herein
own-seat = das ist dein eigener Platz; steh auf, wenn du magst
nobody-sits-there = an Platz { $seat } sitzt niemand
left-already = da ist schon jemand gegangen
everybody-goes-home = das Spiel ist vorbei; es gehen ohnehin alle heim
seat-kept = der Platz ist für jemanden reserviert
seats-kept = die übrigen Plätze sind für jemanden reserviert
no-free-seat = es ist kein Platz mehr frei
seats-free = es sind noch Plätze frei
no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }
nobodys-seat = Platz { $seat } gehört niemandem
seat-plays-itself = Platz { $seat } spielt selbst
not-your-seat = das ist nicht dein Platz
no-seat-of-yours = an dem Tisch hast du keinen Platz
wrong-secret = dieser Schlüssel passt hier zu keinem Platz
no-onlookers = an diesem Tisch schaut niemand zu

## Anfang und Ende

not-begun = das Spiel hat noch nicht begonnen
begun-already = das Spiel hat schon begonnen
begun-without-you = das Spiel hat ohne dich begonnen
not-over = das Spiel ist noch nicht vorbei
over-already = das Spiel ist schon vorbei
over-nobody-waits = das Spiel ist vorbei; niemand wartet auf dich
table-was-closed = dieser Tisch wurde geschlossen
table-is-closed = dieser Tisch ist geschlossen
only-unplayed-tables-close = schließen lässt sich nur ein Tisch, an dem nie gespielt wurde
friends-need-a-server = für Freunde in der Ferne braucht es einen Server; auf diesem Gerät spielst du gegen Bots, oder ihr wechselt euch ab
first-this-game = erst dieses Spiel
new-table-already = es gibt schon einen neuen Tisch
earlier-rules = es wurde nach früheren Regeln gespielt, die dieser Server nicht mehr kennt
game-does-not-replay = diese Partie lässt sich nach den Regeln dieses Servers nicht nachspielen: { $why }
game-too-long = diese Partie ist zu lang, um hier aufgehoben zu werden
# Somebody wants to play on from the end of a finished game.
play-on-over = dort ist nichts mehr zu spielen; wähle einen früheren Zug
# A game that was played on from a moment of a finished game is not put into the history.
play-on-not-kept = eine Partie, die aus einer anderen weitergespielt wurde, kommt nicht in den Verlauf

## Züge

somebody-was-quicker = jemand war schneller
not-asked-any-more = danach ist nicht mehr gefragt
question-gone = die Frage steht nicht mehr; schau noch einmal hin
not-your-turn = du bist gerade nicht dran
number-to-come = so weit ist dieser Tisch noch nicht: Nummer { $number }
time-not-up = die Zeit von Platz { $seat } ist noch nicht um
clock-has-to-wait = die Uhr muss warten

## Züge zurücknehmen

no-undo-live = wo alle gleichzeitig spielen, lässt sich nichts zurücknehmen
no-undo-at-stake = das Spiel zählt für einen Wettbewerb oder die Wertung, da gilt jeder Zug
nothing-to-undo = du hast keinen Zug zum Zurücknehmen
nobody-asks-undo = niemand möchte einen Zug zurücknehmen
answer-undo-first = jemand möchte einen Zug zurücknehmen; antworte erst darauf
undo-others-answered = inzwischen haben andere geantwortet; der Zug gilt
agreed-already = du hast schon zugestimmt; die anderen noch nicht
undo-limit =
    { $count ->
        [one] du hast in diesem Spiel schon einen Zug zurückgenommen; der gilt
       *[other] du hast in diesem Spiel schon { $count } Züge zurückgenommen; der gilt
    }
undo-somebody-away = dazu müssen alle zustimmen, und jemand ist weg; der Zug gilt
undo-somebody-sent-away = jemand, dessen Zustimmung nötig war, wurde weggeschickt; der Zug gilt
undo-hidden-seen = inzwischen ist Verdecktes ans Licht gekommen; der Zug gilt

## Tipps und Geplauder

no-hints-here = hier gibt es keine Tipps
without-hints = an diesem Tisch wird ohne Tipps gespielt; so ist es abgemacht
no-hints-between-people = keine Tipps, solange hier Menschen gegeneinander spielen
nothing-asked = gerade wirst du nichts gefragt; streck dich mal
no-chat = an diesem Tisch wird nicht geplaudert
nothing-said = da steht nichts drin
silent-table = an diesem Tisch ist es still

## Gehen und Wiederkommen

you-play-yourself = du spielst doch selbst
come-back-to-table = du hast diesen Tisch verlassen; komm erst zurück
come-back-to-seat = ein Bot spielt für dich; komm erst zurück
bot-plays-there = da spielt schon ein Bot
sitter-forgotten = wer hier saß, ist vergessen
nobody-missing = an Platz { $seat } fehlt niemand
nobody-waits-for-seat = auf den Platz wartet niemand
clock-runs = die Uhr läuft
no-clock-runs = es läuft keine Uhr
clock-waits-for-nobody = wer mit anderen spielt, auf den wartet die Uhr nicht
clock-waited-enough = in diesem Spiel hat die Uhr oft genug gewartet
clock-may-stand-still = die Uhr darf noch stillstehen
here-a-moment-ago = eben war da noch jemand; warte noch ein bisschen
days-for-everybody = an diesem Tisch haben alle Tage Zeit; die Uhr entscheidet

## Namen, Konten und Passwörter

name-unseen = ein Name besteht aus Zeichen, die man sieht
name-too-long = ein Name hat höchstens { $most } Zeichen
name-taken = der Name gehört schon jemandem
name-looks-taken = der Name sieht aus wie der von jemand anderem; nimm einen anderen
name-reserved = der Name gehört dem Haus; nimm einen anderen
same-name-here = hier sitzt schon jemand, der so heißt
same-looking-name-here = hier sitzt jemand, dessen Name so aussieht
weak-password = das Passwort errät man leicht; nimm ein längeres oder schrägeres
wrong-login = der Name oder das Passwort stimmt nicht
old-password-missing = zum Ändern braucht es auch das alte Passwort
old-password-wrong = das ist nicht das alte Passwort
password-to-delete = zum Löschen des Kontos braucht es das Passwort
account-deleted = das Konto wurde inzwischen gelöscht

## Sperren und Meldungen

banned = du bist hier nicht willkommen; so hat es die Leitung entschieden
muted = du kannst gerade nicht reden; spielen kannst du
accused-forgotten = wer das war, ist vergessen
reports-yourself = das bist du selbst; streck dich lieber
nobody-to-report = auf Platz { $seat } sitzt niemand, den man melden könnte
said-nothing-there = in der Zeile hat der Platz nichts gesagt
reporter-elsewhere = nur wer am Tisch ist, kann dort jemanden melden

## Einen Tisch aufstellen

bots-alone = Bots allein sind keine Gesellschaft: Lass jemandem einen Platz
one-seat-for-you = du hast einen Platz; andere an diesem Gerät haben Namen
bot-level = ein Bot hat eine Stufe: { $levels }
level-installed = ein Bot, der auf diesem Server installiert ist
own-clock = { $game } hat eine eigene Uhr
clock-seconds =
    { $most ->
        [0] eine Uhr der Art { $clock } hat keine Sekunden
       *[other] eine Uhr der Art { $clock } hat { $least } bis { $most } Sekunden
    }

## Lessons

lesson-changed = die Lektion hat sich seitdem geändert; fang sie neu an
# Variables: $error (in English).
lesson-broken = diese Lektion geht hier nicht: { $error }

## Invitations

# A code has six letters and digits, to be read out on the phone; it leads to a table that waits for players.
no-code = das ist kein Code eines Tischs; er hat sechs Buchstaben und Ziffern
no-such-code = unter diesem Code wartet kein Tisch; mit dem Spielbeginn läuft er ab
code-too-late = das Spiel hat begonnen; jetzt braucht niemand mehr einen Code
# Beside a link in a messenger: a sentence of its own. Variables: $game (its name), $host (a person's name).
preview-title = { $game } – { $host } lädt dich ein
# The same. Variables: $minutes (0: not known).
preview-about =
    { $minutes ->
        [0] Setz dich dazu: gespielt wird im Browser, ohne Installation.
       *[other] Setz dich dazu: etwa { $minutes } Minuten, im Browser, ohne Installation.
    }

## Benachrichtigungen: woanders erfahren, dass man dran ist

no-notices = dieser Server verschickt keine Benachrichtigungen
bad-notice-url = an diese Adresse geht keine Benachrichtigung; sie beginnt mit https und liegt im offenen Internet
no-ntfy-topic = die Adresse eines ntfy-Themas endet mit dessen Namen
bad-push-keys = die Schlüssel des Browsers sind nicht lesbar
too-many-endpoints = du hast schon { $most } Orte für Benachrichtigungen; entferne erst einen
no-such-endpoint = dorthin gehen keine Benachrichtigungen

## Comments at moments of finished games

comment-players-only = nur wer an diesem Tisch saß, kann die Partie kommentieren
comment-not-yours = dieser Kommentar ist nicht deiner
no-such-comment = diesen Kommentar gibt es nicht mehr
too-many-comments = zu dieser Partie gibt es schon zu viele Kommentare
# Variables: $last (a number).
no-such-step = diese Partie hat { $last } Züge

## A link to a moment of a finished game, as messengers and pictures show it

# Variables: $game (its name), $at and $last (numbers of moves).
moment-title = { $game } – Zug { $at } von { $last }
moment-title-deal = { $game } – das Austeilen
moment-title-end = { $game } – das Ende
# Above the words in the picture. Variables: $at, $last (numbers of moves).
moment-at = Zug { $at } von { $last }
moment-deal = Das Austeilen
moment-end = Das Ende
# Where nothing can be told of the move.
moment-look = Sieh dir diesen Moment an und spiel von da weiter.
# A player whose name has letters that the picture cannot show. Variables: $number (from 1 on).
moment-seat = Platz { $number }

## The deal of the day.

daily-no-day = von so einem Tag ist keine Partie bekannt
daily-over = dieser Versuch ist vorbei: Sein Tag ist zu Ende, oder er hat nie begonnen
daily-late = dieser Zug kam zu spät: Die Partie ist weitergegangen
