### Die eigene Seite: wer man ist, was man mag, das eigene Konto.

page = Du
hello = Hallo, { $name }
kept = In Partien, die schon laufen, heißt du weiter wie bisher.
name = Dein Name
change = So heiße ich
changed = Also { $name }.
cat = Deine Katze
cat-name-tabby = Getigert
cat-name-ginger = Rot
cat-name-tuxedo = Im Frack
cat-name-calico = Glückskatze
cat-name-siamese = Siam
cat-name-persian = Perser
cat-name-sphynx = Sphynx
cat-name-bengal = Bengal
cat-name-russian-blue = Russisch Blau
cat-name-maine-coon = Maine Coon
cat-name-black = Schwarz
cat-name-white = Weiß
cat-name-tortoiseshell = Schildpatt
cat-name-scottish-fold = Faltohr
cat-name-ragdoll = Ragdoll
cat-name-birman = Birma
games = Deine Partien
running = Läuft noch
over = Vorbei
review = Rückblick
review-of = Rückblick: { $game }
no-games = Noch keine. Das Regal ist voll.
shelf = Zum Regal
likes = Wie du es magst
language = Sprache
sound = Ton
sound-about = Schnurren, Papier und Trockenfutter, leise
volume-off = Aus
volume-quiet = Leise
volume-normal = Normal
voices = Stimmen der Katzen
voices-about = Miauen, Schnurren und Fauchen; Papier und Trockenfutter bleiben
theme = Aussehen
theme-device = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-device = Wie das Gerät
motion-full = Katzen hüpfen
motion-calm = Ruhig
hand = Deine Spielhand
hand-left = Links
hand-right = Rechts

## Spielen ohne Verbindung.

offline-title = Offline spielen
offline-about = Alle Spiele, die Bots und die Lektionen auf diesem Gerät: für Bahn, Flugzeug und Hütte.
offline-keep = Für offline speichern
# Variables: $size (in megabytes).
offline-weight = { $size } MB zu laden
# Variables: $percent.
offline-fetching = { $percent } % sind schon da …
# Variables: $size (in megabytes).
offline-kept = Auf diesem Gerät: { $size } MB.
offline-delete = Löschen
offline-failed = Das hat nicht geklappt. Versuch es mit besserer Verbindung noch einmal.
offline-impossible = Dieser Browser kann die Spiele hier nicht speichern; er will eine sichere Adresse (https).
offline-unready = Dieser Server packt die Spiele noch ein. Starte ihn in ein paar Minuten neu, dann kannst du sie mitnehmen.
offline-games =
    { $games ->
        [one] 1 Partie wurde nur auf diesem Gerät gespielt.
       *[other] { $games } Partien wurden nur auf diesem Gerät gespielt.
    }
offline-games-put =
    { $games ->
        [one] In den Verlauf legen
       *[other] Alle in den Verlauf legen
    }
offline-games-putting = { $done } von { $games } …
offline-games-put-done =
    { $games ->
        [one] 1 Partie ist jetzt in deinem Verlauf.
       *[other] { $games } Partien sind jetzt in deinem Verlauf.
    }
offline-games-stay =
    { $games ->
        [one] 1 Partie bleibt auf diesem Gerät.
       *[other] { $games } Partien bleiben auf diesem Gerät.
    }
offline-games-failed = Das hat nicht geklappt. Versuch es noch einmal.

## Das eigene Konto.

account-title = Ein Konto, wenn du magst
account-guest = Du bist hier zu Gast. Mit einem Konto hast du deine Partien auch auf deinen anderen Geräten.
account-login = Name zum Anmelden
account-password = Passwort, mindestens acht Zeichen
# Below the field, before anything is refused.
account-password-how = Zu leicht: ein gängiges Wort, dein eigener Name oder Tasten nebeneinander, auch mit ein paar Ziffern daran, wie „whiskers99“. Drei seltsame Wörter sind gut.
account-make = Konto anlegen
account-have = Ich habe schon eins
account-name = Anmeldename
account-old-password = Passwort
account-enter = Anmelden
account-yours = Dein Konto
account-you = Du bist „{ $login }“ auf jedem Gerät, auf dem du dich anmeldest.
account-leave = Hier abmelden
account-left = Abgemeldet. Bis bald!
account-leave-everywhere = Überall abmelden
account-left-everywhere = Auf allen Geräten abgemeldet.
account-data = Meine Daten
account-data-about = Alles, was über dich gespeichert ist, als Datei: dein Name, deine Tische, Ergebnisse, Statistik und Aufkleber, und was du gesagt hast.
account-download = Gib mir die Datei
account-another = Passwort ändern
account-before = Bisheriges Passwort
account-after = Neues Passwort
account-change = Ändern
account-changed = Passwort geändert. Melde dich auf deinen anderen Geräten neu an.
account-forget = Vergesst mich
account-forget-about = Du verlässt alle Tische. Dein Name, was du gesagt hast, deine Ergebnisse, Statistik und Aufkleber werden gelöscht. Zurück geht es dann nicht mehr.
account-your-password = Dein Passwort
account-delete = Mich und alles von mir löschen
account-forgotten = Alles vergessen. Wer warst du noch mal?
