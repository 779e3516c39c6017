### Das Terminal: Befehle, Seiten, Eingabezeilen und Hinweise, die alle Spiele gemeinsam haben.

unknown-language = die Sprache { $language } gibt es nicht; es gibt { $languages }

yes = ja
no = nein
yes-words = j ja
no-words = n nein

## Namen.

you = Du
player = Person { $number }
cat = Katze { $number }
seat-name = Platz { $number }
seat-within = Platz { $number }
clock = Uhr
shown-bot = { $bot }
bot = { $value }
bot-kitten = Kätzchen
bot-tabby = Mieze
bot-lynx = Luchs
bot-puma = Puma
bot-tiger = Tiger
bot-random = Zufall
bot-greedy = gierig
bot-program = Programm

## Befehle.

command-help = hilfe, ?
    .text = diese Seite
command-rules = regeln
    .text = die Regeln in Kürze
command-cards = karten [name]
    .text = was die Karten können
command-table = tisch
    .text = alles, was du wissen darfst: Ablagen, was noch da ist, …
command-hint = tipp
    .text = was eine große Katze tun würde, und warum
command-plan = plan
    .text = was der Tisch für dich ausrechnet, wo ein Spiel das bietet
command-follow = folgen
    .text = die Züge dieses Plans machen
command-log = verlauf
    .text = alles, was bisher geschah, die neueste Seite zuerst
command-undo = zurück
    .text = deinen letzten Zug zurücknehmen, wenn nichts ans Licht kam
command-save = speichern [datei]
    .text = die Partie speichern und weiterspielen
command-resume = weiter [datei]
    .text = diese Partie speichern und eine andere fortsetzen
command-quit = ende
    .text = speichern und gehen, wie Strg-C und Strg-D

## Die Seite zu `hilfe`.

help-commands = In jeder Eingabezeile
help-answers = Deine Antwort
help-how = Eine Zahl vom Bildschirm oder der Zug in Worten, etwa so:
help-short = Eindeutige Wortanfänge reichen. Für Plätze: Nummer, Name oder Zeichen:

## Die Seite zu `karten`.

no-cards = { $game } hat hier keine Kartenliste.
no-such-card = Keine Karte dieses Spiels heißt { $word }. Es gibt: { $names }.

## Der Tisch.

progress = Zug { $number }
more-lines =
    { $count ->
        [one] … noch 1 Zeile: `tisch` zeigt alles
       *[other] … noch { $count } Zeilen: `tisch` zeigt alles
    }
more-answers = … noch { $count }: tipp eine ein oder nur so viel davon, wie nötig ist
only-answer = (Nur eine Antwort: { $answer }.)

## Was geschah.

log-since = Seit deinem letzten Zug
log-so-far = Bisher
log-all = Was alle gesehen haben
log-nothing = Noch ist nichts geschehen.
log-more = (… { $count } weitere mit `verlauf`)
log-panel = Was geschah
log-panel-foot = verlauf: alles

## Fragen.

ask-answer = Zahl oder Zug, ? für Hilfe
ask-go-on = Enter: weiter
small-window = In ein Fenster ab 80×24 passt alles auf einmal.
no-list-yet = { $number } wovon? Hier ist die Liste: Tipp es noch einmal, wenn du es so meinst.
hinting = Eine große Katze wird gefragt …
# The move of a strong bot; a full stop and what the move brings follow.
hint = Eine große Katze würde wählen: { $move }
hint-second = Am zweitbesten: { $move }
no-hints-between-people = Hier gibt es keine Tipps, solange Menschen gegeneinander spielen.
no-advice = Dieses Spiel überlässt das Planen ganz dir.
nothing-to-follow = Es gibt noch nichts auszuführen; `plan` zeigt, was der Tisch ausrechnet.
too-many-refusals =
    { $count ->
        [one] Das ist hier keine Antwort. Das reicht für heute.
       *[other] { $count } Antworten nacheinander, die hier keine sind. Das reicht für heute.
    }
taken-back = Zurückgenommen.
saved-to = Gespeichert in { $path }.
no-other-save = Es gibt keine andere gespeicherte Partie, mit der es weitergehen könnte.
try-to-save = Versuch es mit `speichern` und einer anderen Datei.

## Antworten, die nicht verstanden werden.

no-move = { $text } ist hier kein Zug: Tipp eine Zahl aus der Liste oder ? für Hilfe
no-move-similar = { $text } ist hier kein Zug; hast du `{ $near }` gemeint?
ambiguous =
    { $more ->
        [yes] das könnte { $moves } heißen und so weiter; sag es etwas genauer
       *[no] das könnte { $moves } heißen; sag es etwas genauer
    }
either = { $start } oder { $next }
no-number = eine { $number } gibt es hier nicht; jede Zahl, die du siehst, geht
say-which = sag genauer, welche
nothing-follows = danach kann in einer Zeile nichts mehr kommen
nothing-done = nichts davon ist geschehen. `{ $text }`: { $why }

## Einen Zug zurücknehmen.

undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-answered =
    { $seat-is ->
        [clock] Die Uhr hat seitdem geantwortet: Der Zug bleibt.
       *[other] { $seat } hat seitdem geantwortet: Der Zug bleibt.
    }
undo-chance = Der Zufall hat seitdem gesprochen, das lässt sich nicht vergessen: Der Zug bleibt.
undo-revealed = Etwas ist seitdem ans Licht gekommen: Der Zug bleibt.

## Seiten eines langen Textes.

to-table = zurück zum Tisch
to-turn = du bist dran
to-answer = deine Antwort
to-score-pad = die Wertung
to-rest = was darunter steht
to-pass = Tastatur weitergeben
pager-done = Enter: { $done }
pager-more = Enter: mehr
pager-up = u: nach oben
pager-leave = b: { $done }
pager-page = { $page } von { $pages }

## Mehrere Leute an einer Tastatur.

somebody-else = Jetzt ist jemand anders dran. Enter: { to-pass }; `zurück`, `verlauf`, `ende`.
pass-to = Gib die Tastatur weiter an { $name }.
pass-ask = { $name }, tipp { $mark } und Enter, wenn niemand sonst hinsieht
pass-only = Nur { $name } lüftet diesen Vorhang: { $mark } und Enter. `ende` speichert und geht.
ask-together = { $marks }: Wer meldet sich? Enter: niemand

## Bots.

thinking = { $name } überlegt …
bot-fails = Für { $name } spielt der Zufall weiter: { $why }
bot-failed = Für { $name } hat der Zufall weitergespielt: { $why }

## Das Ende und die Wertung.

score-pad = { $game }: die Wertung
wins = gewinnt
place = Platz { $place }
points = Punkte
look-again = Noch einmal ansehen:
once-more = Noch einmal? j/n
once-more-how = j teilt denselben Leuten neu aus, n oder Enter hört auf

## Gespeicherte Spiele.

stickers =
    { $seat-is ->
        [you] Deine Aufkleber: { $stickers }
       *[other] Aufkleber für { $seat }: { $stickers }
    }
saved-in = Gespeichert in { $path }
go-on-with = So geht es weiter:
resumed = { $file } geht weiter, { $progress }.
left-in = Die Partie liegt, wie du sie verlassen hast, in { $path }.
programs-left = Gespeicherte Partien dürfen kein Programm starten, darum spielt für { $names } der Zufall weiter. Mit `tabbytop resume` und --seats gibst du das Programm wieder an.
wrong-seats =
    { $seats ->
        [one] diese Partie hat 1 Platz, nicht { $given }
       *[other] diese Partie hat { $seats } Plätze, nicht { $given }
    }
no-saves = Noch ist keine Partie gespeichert.
seats =
    { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
names = { $names }
finished = zu Ende
asks-now = { $progress }: { $asked }
older-saves = … und ältere
in-folder = In { $folder }
no-unfinished = es gibt keine unfertige Partie, mit der es weitergehen könnte
no-finished = es gibt noch keine fertige Partie; sag, welche Datei
resume-says-all = --resume sagt alles: daneben kein Spiel, keine Einstellungen, kein Startwert

no-home = für { $word } gibt es keinen eigenen Ordner
bad-file-name = solche Zeichen hat kein Dateiname
no-folder = es gibt keinen Ordner { $folder }: nichts wurde gespeichert
cannot-write = { $path } lässt sich nicht schreiben: { $why }
cannot-read = { $path } lässt sich nicht lesen: { $why }
damaged = { $path } ist keine gespeicherte Partie oder beschädigt ({ $where }: { $why })

## Die Liste der Spiele und das Menü.

menu = Tabbytop: Was spielen wir?
ask-game = eine Zahl oder ein Name
seats-range = { $least } bis { $most } Plätze
opponents = Wer mit dir spielt
opponents-more = Außerdem: random, greedy, search:500 und run:BEFEHL, ein eigenes Programm.
say-game = sag, welches Spiel: { $games }
no-game-similar = es gibt kein Spiel { $name }; hast du { $near } gemeint?

## Wer wo sitzt.

bad-seat = ein Platz ist `you`, ein Name oder ein Bot: --seats you,Ana,random
no-bot-similar = kein Bot heißt { $word }; hast du { $near } gemeint?
long-name = { $word } ist hier zu lang für einen Namen: höchstens { $most } Buchstaben

## Spiele in Echtzeit.

live-no-board = { $game } wird in Echtzeit gespielt, und noch hat niemand den Tisch für dieses Terminal gezeichnet; Bots allein können es in eine Pipe spielen
live-people = { $game } hat keine Züge, und eine Tastatur ist zu klein für { $count } Leute, die alle zugleich spielen: Setz eine Person mit Bots an den Tisch (--seats you,kitten,kitten)
live-cursor = { $game } wird viele Male in der Sekunde gezeichnet, und dieses Terminal sagt, dass es seinen Cursor nicht bewegen kann (TERM)
live-pipe = { $game } wird in Echtzeit gespielt, Taste für Taste: Es braucht ein Terminal, keine Pipe; Bots allein können hier spielen (--seats kitten,tabby)
live-slow-bot = { $game } wartet auf niemanden, und { $name } denkt zu lange nach, um mit dir an einem Tisch zu sitzen: Nimm { $quick } oder random
live-no-keys = ein Spiel in Echtzeit braucht jede Taste sofort, und das gibt das Terminal dieses Systems nicht her: Spiel es unter Linux, macOS oder WSL

## Ein fertiges Spiel, Zug für Zug.

replay-ask = Enter: weiter, b: zurück, eine Zahl, start, end, log, q
watch-ask = Enter: weiter, b: zurück, log, end, q
replay-help = Enter oder n geht weiter, b zurück, eine Zahl springt, start, end; log; q hört auf.
replay-last = Das war der letzte Zug.
replay-first = Das ist der Anfang.
replay-count =
    { $count ->
        [one] Es gibt nur 1 Zug.
       *[other] Es gibt { $count } Züge.
    }
replay-at = ({ $at } von { $count })
replay-over = Die Partie ist vorbei: { $scores }
replay-goes-on = Ab hier geht die Partie weiter.
replay-deal =
    { $seats ->
        [one] { $game }, 1 Platz, das Austeilen
       *[other] { $game }, { $seats } Plätze, das Austeilen
    }
# A game of rules that this version has no more; the moves follow. $found and $known are numbers.
replay-other-rules = Diese Partie wurde nach Version { $found } der Regeln gespielt; dies ist Version { $known } und kennt sie nicht mehr. Darum gibt es keinen Tisch zu sehen, nur die Züge:
# Playing on from a move of a finished game. $move, $seat and $last are numbers.
play-on-unfinished = ab einem Zug weiterspielen lässt sich nur eine fertige Partie; diese setzt du mit `tabbytop resume` fort
play-on-move = von Zug { $move } lässt sich nicht weiterspielen; der letzte ist { $last }
play-on-seat = so einen Platz gibt es nicht; der erste ist 0, der letzte { $last }
play-on-begins = Du spielst nach Zug { $move } weiter. Die Hände sind, wie sie waren; nur was ab jetzt gezogen wird, ist neu. Diese Partie bringt keine Aufkleber.
open-hands = Diese Partie ist noch nicht vorbei, und du siehst alle Hände offen. Ansehen? j/n

## Der Befehl `verify`.

verify-commitment = Siegel
verify-seed = Startwert
verify-record = Aufzeichnung
verify-result = Ergebnis
verify-game =
    { $seats ->
        [one] { $game }, 1 Platz, { verify-moves }
       *[other] { $game }, { $seats } Plätze, { verify-moves }
    }
verify-moves =
    { $count ->
        [one] 1 Zug, erlaubt
       *[other] { $count } Züge, alle erlaubt
    }
verify-scores = { $scores }. { $verdict }
verify-shown = Der Startwert ist der versprochene, und die Aufzeichnung folgt aus ihm.
verify-file = Der Startwert ist der, den die Datei verspricht, und die Aufzeichnung folgt aus ihm.
verify-compare = Vergleich das Siegel mit dem, was der Tisch am Anfang gezeigt hat.
verify-no-commitment = ein Siegel hat 64 hexadezimale Ziffern
verify-not-sealed = { $path } wurde aus der Zahl { $seed } ausgeteilt, nicht aus einem versiegelten Startwert: Nichts war versprochen
verify-other-shown = der Startwert hält das Versprechen nicht: Sein Siegel ist { $given }, und dir wurde { $promised } gezeigt
verify-other-file = der Startwert hält das Versprechen nicht: Sein Siegel ist { $given }, und in der Datei steht { $promised }
verify-no-promise = { $path } enthält kein Siegel: Sag mit --commitment, was der Tisch am Anfang gezeigt hat; das des Startwerts ist { $given }
verify-not-over = { $path } ist eine Partie, die noch nicht vorbei ist: Was noch kommt, ist nicht bewiesen

## Spielen im Browser: der Befehl `tabbytop` ohne ein weiteres Wort. $url ist eine Adresse wie http://127.0.0.1:8765.

page-opens = Tabbytop ist unter { $url } und öffnet sich im Browser. Strg-C beendet es; `tabbytop --help` zeigt, was es noch gibt.
page-address = Tabbytop ist unter { $url }. Öffne diese Adresse in einem Browser. Strg-C beendet es; `tabbytop --help` zeigt, was es noch gibt.
page-already-there = Tabbytop läuft schon, unter { $url }.
# `tabbytop join`. Variables: $url.
join-opens = Der Tisch ist unter { $url } und öffnet sich im Browser.
join-address = Der Tisch ist unter { $url }. Öffne diese Adresse in einem Browser.
join-no-code = ein Tisch hat einen Link oder einen Code aus sechs Buchstaben und Ziffern
join-no-server = sag, auf welchem Server der Tisch ist: --server https://…
# Eine Kopie zum Entwickeln, oder ein Paket, das ohne die Seite gebaut wurde.
no-page = Dieses Tabbytop kam ohne seine Webseite. In einem Klon des Projekts baut `make play` sie und öffnet sie. Oder spiel gleich hier im Terminal: `tabbytop play`.

## Hilfe zu den Befehlen.

about-tabbytop = Fünf Katzenspiele auf einem Tisch. Ohne Befehl öffnen sie sich im Browser.
about-games = Listet die Spiele mit ihren Plätzen und Einstellungen auf, und wer mitspielen kann.
about-join = Setzt dich mit Code oder Link an einen Tisch, im Browser.
about-play = Startet ein Spiel, mit Bots oder mit Leuten an dieser Tastatur.
about-learn = Bringt dir ein Spiel beim Spielen bei: kurze Lektionen, ein Schritt nach dem anderen.
about-resume = Setzt eine gespeicherte Partie fort.
about-saves = Listet die gespeicherten Partien auf, die neueste zuerst.
about-replay = Zeigt eine Partie noch einmal, Zug für Zug, mit offenen Händen; oder lässt dich von einem Zug an weiterspielen.
about-review = Zeigt, wo du Punkte verloren hast: die Züge, die eindeutig etwas gekostet haben, und bessere.
about-verify = Beweist, dass das Mischen vor der Partie feststand und die Aufzeichnung stimmt.
param-language = Die Sprache, etwa `en` oder `de`; sonst die des Systems.
param-help = Diese Hilfe zeigen.
param-version = Die Version nennen und aufhören.
param-install_completion = Befehle, Spiele und gespeicherte Partien mit der Tabulatortaste ergänzen, in der Shell, die du gerade benutzt.
param-show_completion = Zeigen, was --install-completion schreiben würde, zum Kopieren oder Ändern.
param-seats = Wer wo sitzt, etwa `you,tiger` oder `Ana,Ben,kitten`: Der Name eines Bots ist ein Bot (siehe `tabbytop games`), `run:` und ein Befehl ein Programm, das spielt, jedes andere Wort eine Person an dieser Tastatur. Eine Zahl heißt: du und Bots.
param-learn-game = Sein Name, siehe `tabbytop games`.
param-learn-lesson = Der Name einer Lektion; sonst die erste, die du noch nicht gemacht hast.
param-play-game = Sein Name, siehe `tabbytop games`.
param-play-option = Eine Einstellung, etwa `deck=all`; auch mehrmals. `tabbytop games` listet sie auf.
param-play-seed = Genau diese Partie austeilen.
param-play-resume = Diese Partie fortsetzen, wie `tabbytop resume`.
param-resume-file = Eine gespeicherte Partie; sonst die neueste unfertige.
param-replay-file = Eine gespeicherte Partie oder eine bloße Aufzeichnung; sonst die neueste fertige Partie.
param-replay-plain = Alles auf einmal ausgeben.
param-replay-play_on = Nach diesem Zug weiterspielen, mit Bots auf den anderen Plätzen. So eine Partie bringt keine Aufkleber.
param-replay-seat = Dein Platz beim Weiterspielen; 0 ist der erste.
param-review-file = Eine gespeicherte Partie oder eine bloße Aufzeichnung, zu Ende gespielt; sonst die neueste fertige Partie.
param-review-seat = Der Platz, um dessen Entscheidungen es geht; 0 ist der erste; sonst deiner.
param-review-as_json = Nur den Rückblick als JSON ausgeben.
param-join-table = Der Code, der dir vorgelesen wird, oder der Link zum Tisch.
param-join-server = Die Adresse des Servers, zu dem der Code gehört; sonst der, der auf diesem Rechner läuft.
param-verify-file = Eine Partie, die von einem Server kommt.
param-verify-commitment = Was der Tisch am Anfang gezeigt hat; sonst das Siegel der Datei.

# Befehle für Programme und zum Forschen. Der erste Absatz steht in der Liste der Befehle.
about-moves = Listet alle Züge eines Spiels in seiner Notation auf, einen je Zeile: für Programme, die spielen.
about-sim =
    Lässt Bots viele Partien spielen und zeigt Länge, Punkte und wer von wo aus gewinnt.

    Derselbe Startwert ergibt auf jedem Rechner denselben Bericht, egal wie viele Prozesse oder Rechner sich die Partien teilen.
about-arena =
    Lässt Bots ein Turnier spielen und zeigt, wie stark jeder ist und wie sicher das ist.

    Jedes Austeilen wird mit jeder Drehung der Plätze gespielt. Derselbe Startwert ergibt auf jedem Rechner denselben Stand, solange kein Bot auf die Uhr schaut. Strg-C hört sofort auf und zeigt den Stand bis dahin.
about-puzzles = Findet Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist.
about-puzzles-mine =
    Lässt Bots spielen und behält Stellungen, in denen ein Zug klar der beste ist.

    Jede Stellung wird durchsucht, und dann noch einmal mit zehnmal so vielen Welten. Derselbe Startwert ergibt dieselben Rätsel.
about-puzzles-check =
    Durchsucht unsere Rätsel noch einmal, mit zehnmal so vielen Welten und bis zum Ende der Partie.

    Nennt die, die nicht mehr gelten. Gibt es welche, endet der Befehl mit dem Code 1.
about-daily = Die Partie des Tages: prüfen, ob sie am Tag davor versiegelt war.
about-daily-verify = Beweist, dass die Karten eines Tages am Tag davor feststanden.
param-game = Das Spiel, etwa `kibble-scuffle`.
param-option = Eine Einstellung des Spiels, etwa `deck=all`; auch mehrmals.
param-workers = Wie viele Prozesse spielen; sonst einer je Kern.
param-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; ohne Adresse wird Ray auf diesem Rechner gestartet.
param-as_json = Nur JSON ausgeben.
param-sim-games = Wie viele Partien gespielt werden.
param-sim-seats = Die Bots, einer je Platz (`random,tabby`), oder wie viele zufällige (`4`). Sonst sitzt auf jedem Platz des Spiels ein zufälliger.
param-sim-seed = Der Startwert der ersten Partie; die nächste hat die nächste Zahl.
param-arena-bots = Wer spielt, etwa `random,greedy`: mindestens zwei.
param-arena-seats = Plätze am Tisch; sonst so viele wie Bots, wenn das Spiel es erlaubt.
param-arena-games = Wie viele Partien gespielt werden; ein paar mehr, damit es aufgeht.
param-arena-seed = Der Startwert des ersten Austeilens; das nächste hat die nächste Zahl.
param-worlds = Wie viele mögliche Tische die erste Suche betrachtet.
param-puzzles-mine-games = Wie viele Partien gespielt werden.
param-puzzles-mine-seed = Entscheidet alles.
param-puzzles-mine-out = Die Datei, die geschrieben wird; sonst werden die Rätsel ausgegeben.
param-puzzles-mine-clear = Wie viel Gewinnchance jeder andere Zug mindestens verliert.
param-puzzles-mine-most = Nach so vielen Rätseln aufhören.
param-puzzles-check-seed = Für die Zufallszahlen der Suche.
param-puzzles-check-out = Die Datei, in die alle Rätsel kommen, die noch gelten.
param-daily-verify-day = Etwa 2026-11-18.
param-daily-verify-server = Diesen Server nach Startwert und Siegel fragen.
param-daily-verify-seed = Der Startwert; er wird veröffentlicht, wenn der Tag vorbei ist.
param-daily-verify-commitment = Das Siegel, das du am Tag davor notiert hast.

# Befehle für alle, die einen Server betreiben.
about-serve =
    Öffnet Tische für andere: die Seite, die API und die Bots, bis Strg-C.

    Jede Einstellung kann auch in der Umgebung stehen (TABBYTOP_PORT=80) oder in einer Datei (port = 80). Was hier angegeben ist, geht der Umgebung vor, und die der Datei.
about-backup =
    Schreibt alles, was der Server aufhebt, in eine Datei, während er läuft.

    Die Datei enthält Geheimnisse: Startwerte laufender Partien, Prüfsummen der Passwörter, den Schlüssel des Servers.
about-restore = Füllt eine leere Datenbank aus einer Sicherung, auch aus einer der anderen Art; danach startest du den Server.
about-tidy =
    Löscht alte Tische, Gespräche und Gäste, wie es die Einstellungen `keep_…_days` sagen, während der Server läuft.

    Der Server tut das einmal am Tag auch von selbst.
about-admin = Kümmert sich um einen Server: arbeitet auf seiner Datenbank, laufende Server übernehmen es nach wenigen Sekunden.
about-admin-people = Listet Leute auf; wer zuletzt da war, steht vorn.
about-admin-tables = Listet Tische auf, den neuesten zuerst.
about-admin-show = Zeigt eine Person oder einen Tisch.
about-admin-close = Schließt einen Tisch, auch mitten in der Partie.
about-admin-mute = Lässt jemanden spielen, aber nicht reden.
about-admin-unmute = Lässt jemanden wieder reden.
about-admin-ban = Sperrt eine Person oder einen Bereich von Adressen aus.
about-admin-unban = Lässt eine Person oder einen Bereich von Adressen wieder herein.
about-admin-rename = Gibt jemandem einen anderen Namen, auch an den Tischen.
about-admin-delete = Vergisst eine Person, als hätte sie sich selbst gelöscht, oder entfernt einen Tisch, endgültig.
about-admin-reset-password = Gibt einem Konto ein neues, zufälliges Passwort und meldet es überall ab.
about-admin-announce = Sagt allen etwas, auf der Seite und an den Tischen.
about-admin-reports = Listet auf, was gemeldet wurde, oder hakt es ab.
about-admin-log = Listet auf, was beim Betrieb getan wurde, das Neueste zuerst.
param-config = Einstellungen als TOML; sonst die Datei in TABBYTOP_CONFIG.
param-database = Wie bei `serve`: `postgresql://…` oder eine Datei; sonst wie in den Einstellungen.
param-by = Wer es tut, für das Protokoll; sonst dein Benutzername.
param-limit = Höchstens so viele.
param-person = Der Anfang einer Kennung, ein Anmeldename oder ein Name.
param-time = 30m, 12h, 2d, 1w; sonst für immer.
param-which = Eine Person oder ein Tisch; `person:` oder `table:` davor sagt, was gemeint ist.
param-whom = Adressen: 192.0.2.0/24, 2001:db8::/48.
param-serve-open = Die Seite im Browser öffnen.
param-serve-lan = Für alle in deinem Netz: dort lauschen und die Adresse auch als QR-Code zeigen.
param-backup-file = Die Datei, die geschrieben wird.
param-restore-file = Wo die Sicherung ist.
param-tidy-dry_run = Nur sagen, was gelöscht würde.
param-tidy-compact = Auch die Datei von SQLite ohne Lücken neu schreiben; halt vorher den Server an.
param-admin-people-name = Mit diesem Text im Namen oder Anmeldenamen.
param-admin-people-accounts = Nur Konten oder nur Gäste.
param-admin-people-seen = Wer in den letzten 12h, 2d, … da war.
param-admin-tables-status = open (offen), playing (im Spiel), over (zu Ende) oder closed (geschlossen).
param-admin-tables-game = Nur Tische mit diesem Spiel.
param-admin-tables-person = Wo diese Person einen Platz hat oder hatte.
param-admin-close-table = Die Kennung eines Tischs oder ihr Anfang.
param-admin-rename-name = Der neue Name.
param-admin-delete-yes = Nicht nachfragen.
param-admin-announce-text = Was alle lesen sollen.
param-admin-announce-until = Bis wann: 2d, 2027-01-31 oder 2027-01-31T18:00 (UTC).
param-admin-announce-clear = Nichts mehr ansagen.
param-admin-reports-done = Diese Meldung abhaken.
param-admin-reports-everything = Auch die abgehakten.

## Was Hilfe und Fehler drumherum sagen. Wörter in Großbuchstaben stehen für etwas, das eingegeben wird.

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ARGUMENTE]…
panel-arguments = Argumente
panel-options = Optionen
panel-commands = Befehle
panel-settings = Einstellungen
panel-limits = Grenzen
panel-error = Fehler
usage-default = [sonst: { $value }]
usage-required = [nötig]
usage-aborted = Abgebrochen.
usage-help = Hilfe gibt es mit { $command }.
usage-no-command = Es gibt keinen Befehl { $command }.
usage-no-command-similar = Es gibt keinen Befehl { $command }. Meinst du { $near-or }?
usage-no-option = Es gibt keine Option { $option }.
usage-no-option-similar = Es gibt keine Option { $option }. Meinst du { $near-or }?
usage-argument-missing = Es fehlt: { $name }.
usage-option-missing = Es fehlt: { $name }.
usage-value-missing = { $option } braucht einen Wert.
usage-no-value-allowed = { $option } nimmt keinen Wert.
usage-too-much = Das ist zu viel: { $words }
usage-invalid = { $name }: { $why }
invalid-int_parsing = hier muss eine ganze Zahl stehen
invalid-float_parsing = hier muss eine Zahl stehen
invalid-greater_than_equal = mindestens { $ge }
invalid-less_than_equal = höchstens { $le }
metavar-address = ADRESSE
metavar-addresses = ADRESSEN
metavar-code = CODE
metavar-day = TAG
metavar-file = DATEI
metavar-game = SPIEL
metavar-lesson = LEKTION
metavar-move = ZUG
metavar-name = NAME
metavar-names = NAMEN
metavar-number = ZAHL
metavar-person = PERSON
metavar-record = PARTIE
metavar-seat = PLATZ
metavar-status = STATUS
metavar-table = TISCH
metavar-text = TEXT
metavar-time = ZEIT
metavar-value = WERT

## Lessons (`tabbytop learn`)

# Behind the title of a lesson. Variables: $count.
lesson-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
no-lessons = { $game } hat noch keine Lektionen.
# Above the command.
lesson-left = Du kannst dort weitermachen, wo du aufgehört hast:
lesson-done = Gut gemacht: „{ $title }“ ist geschafft.
# Above the command.
lesson-play-now = Du bist so weit. Spiel deine erste Partie:
lesson-next = Als Nächstes: „{ $title }“.
lesson-go-on = Enter: weiter, alles andere: aufhören
ask-lesson-answer = Nummer oder Zug, `zurück`, `ende`
# How far the lesson has come. Variables: $number, $steps.
lesson-step = { $number } von { $steps }

## Puzzles (`tabbytop puzzle`)

about-puzzle = Stellt dir Rätsel: Finde den einen Zug, der klar der beste ist.
param-puzzle-game = Der Name, siehe `tabbytop games`; ohne ihn werden alle Rätsel gezählt.
param-puzzle-number = Die Nummer eines Rätsels; sonst das erste, das du noch nicht gelöst hast.
param-puzzle-plain = Die Stellung in Worten sagen und nichts zeichnen: für Bildschirmleser.
no-puzzles = { $game } hat keine Rätsel.
# The numbers of the puzzles that a level of bots finds. Variables: $level, $first, $last, $solved.
puzzle-level = { $level }: { $first }–{ $last }, { $solved } gelöst
puzzle-last = Das war das letzte Rätsel dieses Spiels. Schön geschnurrt!
ask-puzzle = Nummer oder Zug, `tisch`, `ende`
# Variables: $number, $count, $level.
puzzle-title = Rätsel { $number } von { $count } · { $level }
# Above everything since the deal, in a game in which one has to remember.
puzzle-story = Was du bisher gesehen und gehört hast:
puzzle-task = Ein Zug ist klar der beste. Welcher?
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nicht ganz. Am besten war: { $move }.
# Before the reasons of a move that was not the best.
puzzle-yours = dein Zug: { $move }
# Chances to win in percent. Variables: $right, $best, $tried.
puzzle-chances =
    { $right ->
        [yes] Damit gewinnst du von hier aus etwa { $best } von 100 Partien, mit dem zweitbesten Zug etwa { $next }.
       *[no] Der beste Zug gewinnt von hier aus etwa { $best } von 100 Partien, deiner etwa { $tried }.
    }
# Variables: $levels, a list such as “kitten 3/20, tabby 9/20”.
puzzle-found = So oft finden ihn Bots: { $levels }.

## The deal of the day (`tabbytop daily verify`)

daily-needs = nenn das Siegel, oder mit --server, wo es steht
daily-not-over = der Startwert dieses Tages ist noch geheim: Der Tag ist nicht vorbei
daily-no-date = ein Tag wird wie 2026-11-18 geschrieben
daily-no-seed = ein Startwert hat 64 hexadezimale Ziffern
daily-no-server = dieser Server antwortet nicht wie einer von Tabbytop
daily-true = Der Startwert vom { $day } passt zum Siegel: Die Karten standen vorher fest.
daily-false = Der Startwert vom { $day } passt NICHT zum Siegel.
daily-deal =
    { $seats ->
        [one] { $game } mit 1 Platz; die Züge vor der ersten eigenen Frage:
       *[other] { $game } mit { $seats } Plätzen; die Züge vor der ersten eigenen Frage:
    }
