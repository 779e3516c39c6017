### Was `tabbytop serve`, `backup`, `restore`, `tidy` und `admin` ausgeben, und was nicht stimmt, wenn sie scheitern.

## `tabbytop serve`

serves = Tabbytop ist unter { $url }, Strg-C beendet es
serves-network = Tabbytop ist unter { $url }, für alle in deinem Netz; Strg-C beendet es
scan-code = Zum Öffnen mit einem Handy in diesem Netz: Richte die Kamera hierher.
no-page = Diese Kopie hat keine Seite, nur die API antwortet; in einem Klon baut `make play` die Seite
lan-and-host = --lan wählt selbst, wo gelauscht wird; lass --host weg
no-network = --lan: Dieser Rechner scheint in keinem Netz zu sein; nenn mit --host eine Adresse
cannot-listen = { $host } Port { $port }: { $why }
workers-fail = die Prozesse können nicht starten; die Zeilen darüber sagen, warum
no-setting = { $file }: Es gibt keine Einstellung { $name }
bad-database = database: Erwartet wird `postgresql://…` oder der Name einer Datei
bad-channels = channels: Erwartet wird `redis://…`, `database` oder nichts
channels-sqlite = channels: `database` ist für PostgreSQL; mit SQLite geht `redis://…`
workers-sqlite = workers: Mehrere Prozesse brauchen mit SQLite auch channels, und zwar `redis://…`
bad-notice-contact = notice_contact: Erwartet wird `mailto:…` oder `https://…`
bad-notice-webhook = notice_webhook: Erwartet wird `https://…` oder `http://…`
unknown-channels = Nachrichten zwischen Prozessen gehen über redis://… oder über die Datenbank, wenn sie PostgreSQL ist

## Die Datenbank

missing-driver = der Treiber { $driver } ist nicht installiert: pip install 'tabbytop[{ $extra }]'
no-database = es gibt keine Datenbank { $file }
unknown-database = { $scheme }:// ist keine Datenbank, die Tabbytop kennt
sqlite-fails = { $file } lässt sich nicht als Datenbank verwenden: { $why }
postgresql-fails = PostgreSQL lässt sich nicht verwenden: { $why }
newer-database = diese Version kennt den Schritt { $step } der Datenbank nicht: Er stammt aus einer neueren Version; mach mit der weiter
other-database = die Datenbank ist von einer anderen Version; starte zuerst den Server dieser Version

## `tabbytop backup` und `tabbytop restore`

backed-up =
    { $rows ->
        [one] { $file }: 1 Zeile
       *[other] { $file }: { $rows } Zeilen
    }
restored =
    { $rows ->
        [one] 1 Zeile wiederhergestellt
       *[other] { $rows } Zeilen wiederhergestellt
    }
file-there = { $file } gibt es schon
cannot-write = { $file } lässt sich nicht schreiben: { $why }
cannot-read = { $file } lässt sich nicht lesen: { $why }
empty-database = in der Datenbank ist nichts
used-database = in der Datenbank sind Partien; eine Sicherung braucht eine leere
backup-line = Zeile { $line }: { $why }
no-backup = das ist keine Sicherung von Tabbytop
backup-format = die Sicherung hat das Format { $found }, diese Version liest { $known }
backup-tables = die Tabellen passen nicht zu diesem Schritt
backup-no-table = eine Zeile, die zu keiner Tabelle gehört
backup-rows = Zeilen { $first } bis { $last }: keine Datensätze von { $table }: { $why }
backup-count =
    { $rows ->
        [one] davor soll 1 Zeile sein
       *[other] davor sollen { $rows } Zeilen sein
    }
backup-truncated = der Rest der Datei fehlt

## `tabbytop tidy`

tidy-would-delete = zu löschen wären:
tidy-deleted = gelöscht:
tidy-unfinished = unfertige Tische
tidy-finished = fertige Tische
tidy-chat = Nachrichten aus Gesprächen
tidy-guests = Gäste
compacted = { $file }: vorher { $before } Bytes, jetzt { $after }
compact-sqlite = --compact ist für SQLite; PostgreSQL hat VACUUM FULL
compact-fails = { $file } lässt sich jetzt nicht neu schreiben: { $why }

## `tabbytop admin`: was getan wurde.

closed = geschlossen: { $table }
muted = stumm: { $name }
unmuted = darf wieder reden: { $name }
banned = ausgesperrt: { $name }
unbanned = darf wieder herein: { $name }
renamed = neuer Name: { $name }
deleted = gelöscht: { $name }
delete-really = { $target } löschen? j/n
new-password = { $login } kommt herein mit: { $password }
announced = angesagt
withdrawn =
    { $count ->
        [one] 1 Ansage zurückgenommen
       *[other] { $count } Ansagen zurückgenommen
    }

## `tabbytop admin`: was nicht getan wird

no-person = niemand heißt { $name }
no-table = es gibt keinen Tisch { $name }
no-person-or-table = es gibt keine Person und keinen Tisch { $name }
ambiguous = { $name } passt auf { $count } Einträge; nenn die Kennung
person-line =
    { $login ->
        [none] { $id } { $name } (Gast, zuletzt da { $time })
       *[other] { $id } { $name } (meldet sich an als { $login }, zuletzt da { $time })
    }
not-muted = { $name } ist nicht stumm
not-banned = { $name } ist nicht ausgesperrt
no-password = { $name } ist ein Gast und hat kein Passwort
announcement-length = eine Ansage hat 1 bis { $most } Zeichen
no-announcement = nichts ist angesagt
announce-what = schreib einen Text, oder --clear
no-report = es gibt keine Meldung { $number }
no-duration = { $words } ist keine Dauer: Schreib 30m, 12h, 2d oder 1w
no-time = { $words } ist keine Zeit: Schreib 2d, 2027-01-31 oder 2027-01-31T18:00
time-over = { $words } ist schon vorbei

## `tabbytop admin`: Listen.

no-rows = keine
column-id = Kennung
column-name = Name
column-login = Anmeldename
column-cat = Katze
column-created = angelegt
column-seen = zuletzt da
column-restrictions = Sperren
column-sessions = Anmeldungen
column-tables = Tische
column-game = Spiel
column-status = Status
column-public = öffentlich
column-moved = letzter Zug
column-seats = Plätze
column-number = Nummer
column-at = wann
column-accused = über
column-reason = Grund
column-said = gesagt
column-text = Text
column-reporter = gemeldet von
column-table = Tisch
column-done = abgehakt
column-by = wer
column-act = was
column-target = wen
column-detail = Einzelheit
restriction =
    { $kind ->
        [mute] stumm
       *[ban] ausgesperrt
    } { $time ->
        [none] für immer
       *[other] bis { $time }
    }
reason-insult = Beleidigung
reason-harassment = Belästigung
reason-spam = Spam
reason-name = Name
reason-cheating = Schummeln
reason-other = etwas anderes
