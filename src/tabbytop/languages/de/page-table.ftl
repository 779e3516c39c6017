### Was an jedem Tisch gesagt wird.

a-bot =
    { $level ->
        [kitten] Ein Kätzchen
        [tabby] Eine Mieze
        [lynx] Ein Luchs
        [puma] Ein Puma
        [tiger] Ein Tiger
       *[other] Ein Bot
    }
page =
    { $turn ->
        [yes] ● Du bist dran · { $title } · Tabbytop
       *[no] { $title } · Tabbytop
    }
moment = Moment …
clock = Die Uhr
free-seat = Freier Platz
somebody = Jemand
you = Du
no-table = Unter diesem Link gibt es keinen Tisch.
open-elsewhere = Deine Tische sind in einem anderen Tab offen. Schließ ihn und versuch es noch einmal.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Was gefragt ist, oder auf wen gewartet wird.

prompt-label = Deine Antwort
prompt-what = Was machst du?
prompt-waits-for-friends = Noch sind nicht alle Plätze besetzt.
prompt-never-played = Es ist niemand gekommen. An diesem Tisch wurde nie gespielt.
prompt-closed = Das Haus hat den Tisch geschlossen. Niemand hat gewonnen, alle dürfen dösen.
prompt-over = Die Partie ist vorbei.
prompt-busy = Einen Moment, bitte.
# In a lesson, while its coach speaks.
prompt-lesson = Erst lesen, dann weiter.
prompt-lesson-over = Die Lektion ist vorbei.
prompt-thinks =
    { $who-count ->
        [one] { $who } denkt nach.
       *[other] { $who } denken nach.
    }
prompt-search = In deinen Antworten suchen
prompt-nothing = So heißt hier nichts.
prompt-more = und noch { $count }: such danach
prompt-why-not = Warum nicht?
prompt-rule = Regel { $ruling }
prompt-hint = Was würde eine große Katze tun?
prompt-hinting = Eine große Katze wird gefragt …
prompt-hinted = Eine große Katze würde wählen: { $words }
# Above the move.
prompt-hint-by = Eine große Katze würde wählen
# The move that came second; what it brings follows.
prompt-runner-up = Am zweitbesten: { $words }
# Unfolds and folds the reasons of a hint.
prompt-hint-more = Den ganzen Tipp zeigen
prompt-hint-less = Den Tipp kürzen
prompt-do-it = Mach das
prompt-undo = Zurücknehmen
prompt-ask-undo = Ums Zurücknehmen bitten
prompt-wants-undo = { $name } möchte einen Zug zurücknehmen.
prompt-fine = Von mir aus
prompt-no = Nein
prompt-never-mind = Ach, egal
prompt-waits-for-yes = Die anderen müssen noch zustimmen.
prompt-bot-for-you = { a-bot } spielt für dich.
prompt-not-here = { $name } ist nicht verbunden.

## Wer am Tisch sitzt.

seats-label = Wer wo sitzt
seats-colour-denim = Jeans
seats-colour-brick = Ziegel
seats-colour-mustard = Senf
seats-colour-pine = Tanne
seats-colour-lilac = Flieder
seats-colour-rose = Rosa
seats-colour-cocoa = Kakao
seats-colour-lagoon = Lagune
seats-colour-olive = Olivgrün
seats-colour-plum = Pflaume
seats-colour-peach = Pfirsich
seats-colour-shell = Muschel
seats-you = du
seats-thinks =
    { $mine ->
        [yes] am Zug
       *[no] überlegt
    }
seats-here = da
seats-gone = nicht verbunden
seats-away = weg, { seats-bot }
seats-bot =
    { $level ->
        [none] Bot
        [kitten] Kätzchen-Bot
        [tabby] Mieze-Bot
        [lynx] Luchs-Bot
        [puma] Puma-Bot
        [tiger] Tiger-Bot
       *[other] { $level }-Bot
    }
seats-may-join = hier ist noch frei
seats-is-back = Wieder da
seats-let-bot = Einen Bot spielen lassen
seats-mute = { $name } stummschalten
seats-unmute = { $name } wieder hören
seats-time = noch { $left }

## Jemanden melden.

report-open = Melden …
report-person = { $name } melden
report-line = Melden, was { $name } gesagt hat
report-why = Was ist los?
report-reasons-insult = Beleidigung
report-reasons-harassment = Lässt jemanden nicht in Ruhe
report-reasons-spam = Spam oder Werbung
report-reasons-name = Verletzender Name
report-reasons-cheating = Schummeln
report-reasons-other = Etwas anderes
report-more = Was du noch sagen magst
report-quiet = Am Tisch erfährt niemand davon.
report-send = Meldung abschicken
report-thanks = Danke. Jemand sieht es sich an.

## Was geschah, Zeile für Zeile.

log-title = Was geschah
log-older = Früheres
log-nothing = Noch nichts. Die Katzen strecken sich.
log-sits-down =
    { $mine ->
        [yes] Du setzt dich.
       *[no] { $name } setzt sich.
    }
log-stands = Jemand steht auf, der Platz ist wieder frei.
log-begins = Es geht los.
log-late =
    { $mine ->
        [yes] Deine Zeit ist um.
       *[no] Für { $name } ist die Zeit um.
    }
log-away =
    { $mine ->
        [yes] { a-bot } spielt für dich.
       *[no] { a-bot } spielt für { $name }.
    }
log-back =
    { $mine ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }
log-holds =
    { $mine ->
        [yes] Alles wartet auf dich.
       *[no] Alles wartet auf { $name }.
    }
log-pauses =
    { $mine ->
        [yes] Die Uhr wartet auf dich.
       *[no] Die Uhr wartet auf { $name }.
    }
log-resumes = Es geht weiter.
log-leaves =
    { $mine ->
        [yes] Du gehst, ein Bot spielt weiter.
       *[no] { $name } geht, ein Bot spielt weiter.
    }
log-asks-undo =
    { $mine ->
        [yes] Du bittest darum, einen Zug zurückzunehmen.
       *[no] { $name } bittet darum, einen Zug zurückzunehmen.
    }
log-agrees =
    { $mine ->
        [yes] Du bist einverstanden.
       *[no] { $name } ist einverstanden.
    }
log-declines =
    { $mine ->
        [yes] Du lehnst ab.
       *[no] { $name } lehnt ab.
    }
log-lapsed = Zum Zurücknehmen ist es zu spät.
log-removed =
    { $mine ->
        [yes] Wer den Tisch geöffnet hat, bittet dich zu gehen.
       *[no] Wer den Tisch geöffnet hat, bittet { $name } zu gehen.
    }
log-banned =
    { $mine ->
        [yes] Wer den Tisch geöffnet hat, bittet dich, für immer zu gehen.
       *[no] Wer den Tisch geöffnet hat, bittet { $name }, für immer zu gehen.
    }
log-undone = Zurückgenommen.
log-rematch = Für die Revanche gibt es einen neuen Tisch.
log-closed = Der Tisch wurde geschlossen.
log-says = { $name }: { $text }
log-does = { $name }: *{ $gesture }*

## Plaudern und Katzengesten.

talk-label = Plaudern
talk-say = Sag etwas
talk-send = Sagen
talk-emotes = Katzengesten
talk-emote-purr = Schnurr
    .done = Schnurr
talk-emote-meow = Miau
    .done = Miau
talk-emote-hiss = Fauch
    .done = Fauch
talk-emote-chirp = Gurr
    .done = Gurr
talk-emote-yawn = Gähn
    .done = Gähn
talk-emote-stretch = Streck
    .done = Streck
talk-emote-pounce = Spring
    .done = Spring
talk-emote-headbutt = Stups
    .done = Stups
talk-emote-tail-up = Schwanz hoch
    .done = Schwanz hoch
talk-emote-loaf = Brotlaib
    .done = Brotlaib
talk-emote-zoomies = Flitz
    .done = Flitz
talk-emote-slow-blink = Blinzel
    .done = Blinzel

## Die Verbindung.

line-broken = Verbindung weg. Dein Platz bleibt dir, gleich noch ein Versuch …
line-back = Zurück am Tisch.
line-welcome = Willkommen am Tisch.
line-as-it-was =
    { $day ->
        [none] Wie es um { $clock } Uhr war; keine Verbindung.
       *[other] Wie es am { $day } um { $clock } Uhr war; keine Verbindung.
    }
line-sleeps = Der Tisch schläft. Er wacht von selbst auf.
line-waits = Dein Zug wartet hier. Er geht raus, sobald du wieder online bist.
line-no-line = keine Verbindung

## Mehrere an einem Gerät.

curtain-turn = { $name } ist dran
curtain-look-away = Alle anderen: wegschauen!
curtain-i-am = Ich bin { $name }
curtain-hand-over = An { $name } weitergeben

## Die Wertung.

end-label = Wertung
end-wins =
    { $names-count ->
        [0] Niemand gewinnt!
        [one]
            { $you ->
                [yes] Du gewinnst!
               *[no] { $names } gewinnt!
            }
       *[other]
            { $you ->
                [yes] { $names } gewinnt!
               *[no] { $names } gewinnen!
            }
    }
end-you-inside = du
end-opponent =
    { $name ->
        [cat-player] die Spielkatze
       *[other] { $name }
    }
end-beaten = { end-opponent } gewinnt mit { $theirs } zu { $yours }.
end-again = Revanche
end-join = Zum neuen Tisch
end-went-on = An einem neuen Tisch geht es weiter
end-replay = Noch mal ansehen, alle Hände offen
end-review = Rückblick
end-share = Wiederholung teilen
end-copied = Der Link zur Wiederholung ist kopiert.
end-record = Aufzeichnung speichern
end-show = Wertung
end-points =
    { $score ->
        [1] { $shown } Punkt
       *[other] { $shown } Punkte
    }
end-place = { $place }. Platz
end-fair = Ist das fair?
end-sealed = Gemischt wurde schon vor der ersten Karte, und das hier ist das Siegel dafür. Den Startwert siehst du, wenn die Partie vorbei ist.
end-opened = Der Startwert hier unten ist der, der am Anfang versprochen war. `tabbytop verify` beweist es mit der Aufzeichnung.
end-seal = Siegel
end-seed = Startwert
end-home = Zurück zum Regal
# The circle of friends to which the table belongs. Variables: $circle (its name).
end-circle = Zurück zu { $circle }

## Ein Spiel noch einmal ansehen.

replay-title = Wiederholung
replay-page = { $title } · Wiederholung · Tabbytop
replay-label = Vor und zurück
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-of = { $at } von { $last }
replay-eyes = Mit wessen Augen
replay-mover = Wer am Zug ist
replay-hands = Die anderen Hände
# In the menu of a table that plays on from a finished game. Variables: $step (a number).
played-on = Weitergespielt aus einer fertigen Partie, nach Zug { $step }. Zählt für keine Statistik.

## Ein Spiel, dessen Brett nur aus Wörtern besteht.

sketch-seat = Platz { $number }

## Knöpfe und Menü.

menu-title = An diesem Tisch
menu-more = Mehr
menu-to-question = Zur Frage
menu-log = Was geschah
menu-unread =
    { $count ->
        [one] Was geschah: { $count } Zeile ungelesen
       *[other] Was geschah: { $count } Zeilen ungelesen
    }
menu-rules = Regeln und Karten
menu-hint = Tipp
menu-undo = Zurück
menu-pause = Pause
menu-sound-on = Der Ton ist an
menu-sound-off = Der Ton ist aus
menu-dark = Lampe dimmen
menu-light = Lampe heller stellen
menu-host = Das ist dein Tisch
menu-remove = { $name } bitten zu gehen
menu-ban = { $name } nicht wieder hereinlassen
menu-really = Wirklich? { $words }
menu-leave = Aufstehen
menu-really-up = Wirklich aufstehen?
menu-really-leave = Wirklich aufstehen? Ein Bot spielt weiter.
menu-onlooker = Du schaust zu.

## Pause.

pause-title = Pause
pause-waits = Bots und Uhr warten, bis du weiterspielst.
pause-waits-for = Alles wartet auf { $name }.
pause-end = Weiter
