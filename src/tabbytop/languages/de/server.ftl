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
limited-joins = Hinsetzen
limited-guests = neue Gäste
limited-device-games = offline gespielte Partien
limited-codes = Versuche mit einem Code
limited-circles = neue Kreise
none-allowed = { $what } gibt es hier nicht
too-much-for-seconds =
    genug { $what } für den Augenblick; warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
too-much-for-minutes =
    genug { $what } für den Augenblick; warte { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
too-much = das war zu viel
too-many-sockets = von dieser Adresse sind zu viele Verbindungen offen
too-many-log-in = gerade melden sich zu viele an; versuch es noch einmal
one-hint-at-a-time = ein Tipp nach dem anderen; die große Katze denkt noch über den letzten nach
one-advice-at-a-time = eins nach dem anderen; das letzte wird noch ausgerechnet
enough-to-think-about = das ist vorerst genug zum Nachdenken; warte erst eine Antwort ab
too-many-reviews = zu viele Rückblicke warten; versuch es gleich noch einmal
comes-and-goes =
    rein, raus, wie eine Katze an der Tür; warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
too-many-own-tables =
    { $most ->
        [one] du hast schon einen Tisch, der nicht zu Ende ist; spiel ihn erst zu Ende
       *[other] du hast schon { $most } Tische, die nicht zu Ende sind; spiel erst an einem zu Ende
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
        [one] aus deinem Netz wartet schon jemand an einem Tisch; erst muss es dort losgehen
       *[other] aus deinem Netz warten schon Leute auf { $most } Plätzen; erst muss es bei jemandem losgehen, oder jemand steht auf
    }

## Es ging schief

went-wrong = das ist bei uns schiefgegangen
not-written = es ließ sich nicht speichern, also ist nichts passiert; versuch es noch einmal
outcome-unknown = ob das gespeichert wurde, weiß gerade niemand; schick dasselbe noch einmal, unter derselben Kennung
table-reloaded = der Tisch wird neu geladen; versuch es noch einmal
table-not-readable = der Tisch lässt sich gerade nicht laden; versuch es noch einmal
table-too-busy = am Tisch ist gerade zu viel los; versuch es noch einmal
server-stops = der Server hält an; versuch es gleich noch einmal
advice-failed = das ließ sich gerade nicht ausrechnen; versuch es noch einmal
hint-failed = gerade hat kein Bot eine Idee; versuch es noch einmal
something-else-happened = inzwischen ist etwas anderes passiert; versuch es noch einmal

## Der Server legt auf

bye-reloaded = der Tisch wird neu geladen; sag noch einmal Hallo
bye-seat-gone = der Platz gehört jetzt jemand anderem
bye-stops = der Server hält an; er kommt wieder
bye-handed-over = ein anderer Prozess bedient jetzt diesen Tisch; sag noch einmal Hallo

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
not-json = keine Nachricht: Es ist kein JSON
hello-first = die erste Nachricht muss hello sein
hello-again = hello wurde schon gesagt
websockets-only = das ist nur für WebSockets
nul-in-text = das Zeichen NUL darf nicht im Text stehen
other-site = eine andere Seite darf das nicht; die Einstellung `origins` erlaubt es einer
metrics-hidden = die Einstellung `metrics_from` sagt, wer das lesen darf

## Plätze

all-seats-taken = alle Plätze sind besetzt
seat-taken = der Platz ist besetzt
seat-closed = der Platz ist zu
one-seat-each = an diesem Tisch gibt es einen Platz pro Person; so wollte es, wer ihn geöffnet hat
host-closes-seats = Plätze schließen darf nur, wer den Tisch geöffnet hat
host-asks-to-leave = jemanden wegschicken darf nur, wer den Tisch geöffnet hat
nobody-removed-at-stake = diese Partie zählt für einen Wettbewerb oder die Wertung, da wird niemand weggeschickt
fixture-seat-kept = dieser Platz ist für jemanden aus dem Wettbewerb freigehalten
host-asks-for-bots = Bots dazuholen darf nur, wer den Tisch geöffnet hat
banned-from-table = wer diesen Tisch geöffnet hat, lässt dich nicht wieder herein
own-seat = das ist dein eigener Platz; steh auf, wenn du magst
nobody-sits-there = da sitzt niemand
left-already = wer da saß, ist schon gegangen
everybody-goes-home = die Partie ist vorbei; es gehen ohnehin alle heim
seat-kept = der Platz ist für jemanden freigehalten
seats-kept = die übrigen Plätze sind für jemanden freigehalten
no-free-seat = es ist kein Platz mehr frei
seats-free = es sind noch Plätze frei
no-such-seat = so einen Platz gibt es an diesem Tisch nicht
nobodys-seat = der Platz gehört niemandem
seat-plays-itself = da spielt jemand selbst, ganz ohne Bot
not-your-seat = das ist nicht dein Platz
no-seat-of-yours = an diesem Tisch hast du keinen Platz
wrong-secret = dieser Schlüssel passt hier zu keinem Platz
no-onlookers = an diesem Tisch darf niemand zuschauen

## Anfang und Ende

not-begun = die Partie hat noch nicht begonnen
begun-already = die Partie hat schon begonnen
begun-without-you = die Partie hat ohne dich begonnen
not-over = die Partie ist noch nicht vorbei
over-already = die Partie ist schon vorbei
over-nobody-waits = die Partie ist vorbei; du kannst ruhig gehen
table-was-closed = dieser Tisch wurde geschlossen
table-is-closed = dieser Tisch ist geschlossen
only-unplayed-tables-close = schließen lässt sich nur ein Tisch, an dem nie gespielt wurde
friends-need-a-server = wer weit weg ist, trifft sich auf einem Server; auf diesem Gerät spielst du gegen Bots, oder ihr wechselt euch ab
first-this-game = spielt erst diese Partie zu Ende
new-table-already = es gibt schon einen neuen Tisch
earlier-rules = es wurde nach früheren Regeln gespielt, die dieser Server nicht mehr kennt
game-does-not-replay = diese Partie lässt sich nach den Regeln dieses Servers nicht nachspielen: { $why }
game-too-long = diese Partie ist zu lang, um hier aufgehoben zu werden
# Somebody wants to play on from the end of a finished game.
play-on-over = dort ist nichts mehr zu spielen; wähl einen früheren Zug
# A game that was played on from a moment of a finished game is not put into the history.
play-on-not-kept = eine Partie, die aus einer anderen heraus weitergespielt wurde, kommt nicht in den Verlauf

## Züge

somebody-was-quicker = jemand war schneller
not-asked-any-more = das fragt niemand mehr
question-gone = das fragt niemand mehr; schau noch einmal hin
not-your-turn = du bist gerade nicht dran
number-to-come = so weit ist dieser Tisch noch nicht: Nummer { $number }
time-not-up = da ist die Zeit noch nicht um
clock-has-to-wait = die Uhr muss warten

## Züge zurücknehmen

no-undo-live = hier spielen alle gleichzeitig, da lässt sich nichts zurücknehmen
no-undo-at-stake = diese Partie zählt für einen Wettbewerb oder die Wertung, da gilt jeder Zug
nothing-to-undo = du hast keinen Zug zum Zurücknehmen
nobody-asks-undo = niemand möchte einen Zug zurücknehmen
answer-undo-first = jemand möchte einen Zug zurücknehmen; antworte erst darauf
undo-others-answered = inzwischen haben andere geantwortet; der Zug gilt
agreed-already = du hast schon zugestimmt; die anderen noch nicht
undo-limit =
    { $count ->
        [one] du hast in dieser Partie schon einen Zug zurückgenommen; dieser gilt
       *[other] du hast in dieser Partie schon { $count } Züge zurückgenommen; dieser gilt
    }
undo-somebody-away = dazu müssen alle zustimmen, und jemand ist weg; der Zug gilt
undo-somebody-sent-away = die nötige Zustimmung fehlt, weil jemand weggeschickt wurde; der Zug gilt
undo-hidden-seen = inzwischen ist Verdecktes ans Licht gekommen; der Zug gilt

## Tipps und Geplauder

no-hints-here = hier gibt es keine Tipps
without-hints = an diesem Tisch wird ohne Tipps gespielt, wie abgemacht
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
sitter-forgotten = wer hier saß, ist für immer fort
nobody-missing = da fehlt niemand
nobody-waits-for-seat = auf den Platz wartet niemand
clock-runs = die Uhr läuft
no-clock-runs = es läuft keine Uhr
clock-waits-for-nobody = Pause geht nur, wenn du allein mit Bots spielst
clock-waited-enough = in dieser Partie hast du keine Pausen mehr
clock-may-stand-still = die Uhr darf noch stillstehen
here-a-moment-ago = eben war da noch jemand; warte noch ein bisschen
days-for-everybody = an diesem Tisch ist tagelang Zeit für einen Zug; überlass es der Uhr

## Namen, Konten und Passwörter

name-unseen = ein Name braucht Zeichen, die man sieht
name-too-long =
    { $most ->
        [one] ein Name darf nur 1 Zeichen haben
       *[other] ein Name darf höchstens { $most } Zeichen haben
    }
name-taken = der Name gehört schon jemandem
name-looks-taken = der Name sieht aus wie der von jemand anderem; nimm einen anderen
name-reserved = der Name gehört dem Haus; nimm einen anderen
same-name-here = hier sitzt schon jemand, der so heißt
same-looking-name-here = hier sitzt schon jemand mit einem Namen, der genauso aussieht
weak-password = das Passwort errät man leicht; nimm ein längeres oder schrägeres
wrong-login = der Name oder das Passwort stimmt nicht
old-password-missing = gib auch dein altes Passwort ein
old-password-wrong = das ist nicht dein altes Passwort
password-to-delete = gib dein Passwort ein, um das Konto zu löschen
account-deleted = das Konto wurde inzwischen gelöscht

## Sperren und Meldungen

banned = du bist hier nicht willkommen; so hat es das Haus entschieden
muted = reden kannst du gerade nicht, spielen schon
accused-forgotten = wer das war, weiß niemand mehr
reports-yourself = das bist du selbst; streck dich lieber
nobody-to-report = da gibt es niemanden zu melden
said-nothing-there = diese Zeile hat jemand anders gesagt
reporter-elsewhere = melden kannst du nur Leute an deinem eigenen Tisch

## Einen Tisch aufstellen

bots-alone = Bots allein sind keine Gesellschaft: Lass jemandem einen Platz
one-seat-for-you = du hast nur einen Platz; andere an diesem Gerät brauchen eigene Namen
bot-level = wähl eine Stufe für den Bot: { $levels-or }
level-installed = ein Bot, der auf diesem Server installiert ist
own-clock = { $game } hat eine eigene Uhr
clock-seconds =
    { $most ->
        [0] ohne Uhr gibt es keine Sekunden einzustellen
       *[other] so eine Uhr kann { $least } bis { $most } Sekunden haben
    }

## Lessons

lesson-changed = die Lektion hat sich seitdem geändert; fang sie neu an
# Variables: $error (in English).
lesson-broken = diese Lektion geht hier nicht: { $error }

## Invitations

# A code has six letters and digits, to be read out on the phone; it leads to a table that waits for players.
no-code = das ist kein Code für einen Tisch; so ein Code hat sechs Buchstaben und Ziffern
no-such-code = unter diesem Code wartet kein Tisch; ein Code gilt nur, bis es losgeht
code-too-late = die Partie läuft schon; jetzt braucht niemand mehr einen Code
# Beside a link in a messenger: a sentence of its own. Variables: $game (its name), $host (a person's name).
preview-title = { $game } – { $host } lädt dich ein
# The same. Variables: $minutes (0: not known).
preview-about =
    { $minutes ->
        [0] Setz dich dazu: Gespielt wird im Browser, ohne Installation.
        [one] Setz dich dazu: etwa eine Minute, im Browser, ohne Installation.
       *[other] Setz dich dazu: etwa { $minutes } Minuten, im Browser, ohne Installation.
    }

## Benachrichtigungen: woanders erfahren, dass man dran ist

no-notices = dieser Server verschickt keine Benachrichtigungen
bad-notice-url = an diese Adresse geht keine Benachrichtigung; sie beginnt mit https und liegt im offenen Internet
no-ntfy-topic = die Adresse eines ntfy-Themas endet mit dessen Namen
bad-push-keys = die Schlüssel des Browsers sind nicht lesbar
too-many-endpoints =
    { $most ->
        [one] du hast schon einen Ort für Benachrichtigungen; entferne ihn erst
       *[other] du hast schon { $most } Orte für Benachrichtigungen; entferne erst einen
    }
no-such-endpoint = dorthin gehen keine Benachrichtigungen

## Comments at moments of finished games

comment-players-only = nur wer an diesem Tisch saß, kann die Partie kommentieren
comment-not-yours = dieser Kommentar ist nicht deiner
no-such-comment = diesen Kommentar gibt es nicht mehr
too-many-comments = zu dieser Partie gibt es schon zu viele Kommentare
# Variables: $last (a number).
no-such-step =
    { $last ->
        [one] diese Partie hat nur 1 Zug
       *[other] diese Partie hat nur { $last } Züge
    }

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

daily-no-day = für diesen Tag gibt es keine Partie
daily-over = dieser Versuch ist vorbei: Sein Tag ist zu Ende, oder er hat nie begonnen
daily-late = zu spät: Die Partie ist schon weiter
