### Co wypisują `tabbytop serve`, `backup`, `restore`, `tidy` i `admin`, i co jest nie tak, gdy się nie udają.

## `tabbytop serve`

serves = Tabbytop działa pod adresem { $url }, zatrzymuje go Ctrl-C
serves-network = Tabbytop działa pod adresem { $url }, dla wszystkich w twojej sieci; zatrzymuje go Ctrl-C
scan-code = Na telefonie w tej sieci: skieruj tu aparat.
no-page = Ta kopia nie ma strony, więc odpowiada tylko API; w klonie stronę zbuduje `make play`
lan-and-host = --lan samo wybiera, gdzie nasłuchiwać; pomiń --host
no-network = --lan: ten komputer chyba nie jest w żadnej sieci; --host podaje adres
cannot-listen = { $host } port { $port }: { $why }
workers-fail = procesy nie mogą wystartować; wiersze powyżej mówią, dlaczego
no-setting = { $file }: nie ma ustawienia { $name }
bad-database = database: oczekiwano `postgresql://…` albo nazwy pliku
bad-channels = channels: oczekiwano `redis://…`, `database` albo niczego
channels-sqlite = channels: `database` jest dla PostgreSQL; z SQLite działa `redis://…`
workers-sqlite = workers: więcej niż jeden proces z SQLite wymaga channels: `redis://…`
bad-notice-contact = notice_contact: oczekiwano `mailto:…` albo `https://…`
bad-notice-webhook = notice_webhook: oczekiwano `https://…` albo `http://…`
unknown-channels = wiadomości między procesami idą przez redis://… albo przez bazę danych, jeśli to PostgreSQL

## Baza danych

missing-driver = sterownik { $driver } nie jest zainstalowany: pip install 'tabbytop[{ $extra }]'
no-database = nie ma bazy danych { $file }
unknown-database = { $scheme }:// nie jest bazą danych, którą zna Tabbytop
sqlite-fails = { $file } nie nadaje się na bazę danych: { $why }
postgresql-fails = PostgreSQL nie działa: { $why }
newer-database = ta wersja nie zna kroku { $step }: baza danych jest z nowszej wersji; użyj tamtej
other-database = baza danych jest z innej wersji; najpierw uruchom serwer w tej, której używasz

## `tabbytop backup` i `tabbytop restore`

backed-up =
    { $rows ->
        [one] { $file }: 1 wiersz
        [few] { $file }: { $rows } wiersze
       *[other] { $file }: { $rows } wierszy
    }
restored =
    { $rows ->
        [one] przywrócono 1 wiersz
        [few] przywrócono { $rows } wiersze
       *[other] przywrócono { $rows } wierszy
    }
file-there = { $file } już istnieje
cannot-write = nie można zapisać { $file }: { $why }
cannot-read = nie można odczytać { $file }: { $why }
empty-database = w bazie danych nic nie ma
used-database = w bazie danych są gry; kopię zapasową można wczytać tylko do pustej
backup-line = wiersz { $line }: { $why }
no-backup = to nie jest kopia zapasowa Tabbytop
backup-format = kopia ma format { $found }, ta wersja czyta { $known }
backup-tables = to nie są tabele z tego kroku
backup-no-table = wiersz nie należy do żadnej tabeli
backup-rows = wiersze od { $first } do { $last }: to nie są wiersze { $table }: { $why }
backup-count =
    { $rows ->
        [one] wcześniej miał być 1 wiersz
        [few] wcześniej miały być { $rows } wiersze
       *[other] wcześniej miało być { $rows } wierszy
    }
backup-truncated = brakuje reszty pliku

## `tabbytop tidy`

tidy-would-delete = do usunięcia:
tidy-deleted = usunięto:
tidy-unfinished = niedokończone stoły
tidy-finished = skończone stoły
tidy-chat = wiadomości
tidy-guests = goście
compacted = { $file }: przedtem { $before } B, teraz { $after } B
compact-sqlite = --compact jest dla SQLite; PostgreSQL ma VACUUM FULL
compact-fails = nie można teraz zapisać od nowa { $file }: { $why }

## `tabbytop admin`: co zrobiono.

closed = zamknięto: { $table }
muted = bez głosu: { $name }
unmuted = znów może rozmawiać: { $name }
banned = bez wstępu: { $name }
unbanned = znów może wejść: { $name }
renamed = nowe imię: { $name }
deleted = usunięto: { $name }
delete-really = Usunąć { $target }? t/n
new-password = { $login } loguje się hasłem: { $password }
announced = ogłoszono
withdrawn =
    { $count ->
        [one] cofnięto 1 ogłoszenie
        [few] cofnięto { $count } ogłoszenia
       *[other] cofnięto { $count } ogłoszeń
    }

## `tabbytop admin`: czego nie zrobiono

no-person = nie ma nikogo o imieniu { $name }
no-table = nie ma stołu { $name }
no-person-or-table = nie ma ani osoby, ani stołu { $name }
ambiguous = { $name } pasuje w kilku miejscach ({ $count }); podaj identyfikator
person-line =
    { $login ->
        [none] { $id } { $name } (gość, ostatnio tu { $time })
       *[other] { $id } { $name } (loguje się jako { $login }, ostatnio tu { $time })
    }
not-muted = { $name } i tak może rozmawiać
not-banned = { $name } i tak może wejść
no-password = { $name } to gość i nie ma hasła
announcement-length = ogłoszenie ma od 1 do { $most } znaków
no-announcement = nic nie jest ogłoszone
announce-what = wpisz tekst albo --clear
no-report = nie ma zgłoszenia { $number }
no-duration = { $words } to nie czas trwania: wpisz 30m, 12h, 2d lub 1w
no-time = { $words } to nie termin: wpisz 2d, 2027-01-31 lub 2027-01-31T18:00
time-over = { $words } już minęło

## `tabbytop admin`: listy.

no-rows = brak
column-id = identyfikator
column-name = imię
column-login = login
column-cat = kot
column-created = od
column-seen = ostatnio tu
column-restrictions = ograniczenia
column-sessions = sesje
column-tables = stoły
column-game = gra
column-status = status
column-public = publiczny
column-moved = ostatni ruch
column-seats = miejsca
column-number = numer
column-at = kiedy
column-accused = o kim
column-reason = powód
column-said = słowa
column-text = tekst
column-reporter = zgłasza
column-table = stół
column-done = załatwione
column-by = kto
column-act = co
column-target = kogo
column-detail = szczegół
restriction =
    { $kind ->
        [mute] bez głosu
       *[ban] bez wstępu
    } { $time ->
        [none] na zawsze
       *[other] do { $time }
    }
reason-insult = obrażanie
reason-harassment = nękanie
reason-spam = spam
reason-name = imię
reason-cheating = oszukiwanie
reason-other = coś innego
