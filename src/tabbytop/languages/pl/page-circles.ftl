### Kręgi: grupy znajomych z linkiem, ich wieczory, sezony, rankingi i turnieje. Widzą je tylko osoby z kręgu.

## Lista własnych kręgów i nowy krąg.

page = Kręgi
title = Twoje kręgi
about = Krąg to grupa znajomych ze wspólnym linkiem. Pamięta wasze wieczory: kto gra, w co i kto wygrywa.
none = Nie należysz jeszcze do żadnego kręgu. Załóż własny albo otwórz link od znajomych.
# Na liście. Zmienne: $members (liczba).
members-count =
    { $members ->
        [one] jedna osoba
        [few] { $members } osoby
       *[other] { $members } osób
    }
# Na liście, za liczbą osób. Zmienne: $tables (liczba).
open-tables =
    { $tables ->
        [one] czeka jeden stół
        [few] czekają { $tables } stoły
       *[other] czeka { $tables } stołów
    }
# Na liście, za liczbą osób. Zmienne: $date (3 maja 2026).
last-played = ostatnia partia { $date }
found-title = Załóż krąg
found-name = Jak się nazywa?
found-example = Czwartkowe koty
found-rated = Z rankingiem
found-rated-about = i tak każda osoba decyduje sama, czy chce go mieć
found = Załóż
# Zmienne: $most (liczba).
found-most =
    { $most ->
        [one] Należysz już do jednego kręgu, a tydzień nie jest z gumy. Najpierw go opuść.
       *[other] Należysz już do { $most } kręgów, a tydzień nie jest z gumy. Najpierw opuść któryś z nich.
    }

## Strona linku, dla kogoś spoza kręgu.

join-page = Krąg
# Zmienne: $founder (imię), $circle (nazwa).
join-title = { $founder } zaprasza cię do kręgu „{ $circle }”
join-about = Zobaczysz jego stoły, zagrasz przy nich i dołączysz do wspólnych wieczorów. Z zewnątrz nikt niczego nie widzi. Odejść możesz, kiedy chcesz.
# Czytająca osoba ma już imię. Zmienne: $name.
join-you = Dołączysz jako { $name }.
join = Dołącz
join-full = Ten krąg jest pełny. Ktoś musi najpierw odejść.
join-lost = Ten link nie prowadzi do żadnego kręgu. Może go odnowiono: poproś o nowy.

## Strona kręgu.

lost = Nie ma takiego kręgu albo do niego nie należysz. Poproś o link kogoś z kręgu.
# Pod nazwą. Zmienne: $members (zob. members-count), $season (liczba).
under-name = { $members } · sezon { $season }

tables = Stoły
tables-none = Teraz nikt nie gra.
watch = Oglądaj
# Dla czytników ekranu. Zmienne: $game, $who (imiona; none: nikt).
watch-at =
    { $who ->
        [none] Oglądaj: { $game }
       *[other] Oglądaj: { $game } ({ $who })
    }
to-table = Do stołu
to-table-at =
    { $who ->
        [none] Do stołu: { $game }
       *[other] Do stołu: { $game } ({ $who })
    }
table-waits = czeka na komplet
table-runs = gra trwa
table-contest = partia turnieju { $contest }
open-a-table = Otwórz stół
# Dla czytników ekranu.
open-game = Otwórz stół: { $game }

## Osoby w kręgu.

members = Osoby w kręgu
you = ty
# Obok imienia: kto założył krąg albo go przejął.
founder = prowadzi krąg
has-left = już nie w kręgu
# Ranking. Zmienne: $value (1212).
rating = ranking { $value }
# Po mniej niż pięciu partiach. Zmienne: $value, $games (liczba).
rating-provisional =
    { $games ->
        [one] na razie około { $value }: jedna partia niewiele mówi
        [few] na razie około { $value }: { $games } partie niewiele mówią
       *[other] na razie około { $value }: { $games } partii niewiele mówi
    }
rating-soon = ranking po pierwszej partii
rating-none = gra bez rankingu
# Jak gra zmienia ranking, na liście: +12, −8.
rating-change =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
# To samo dla czytników ekranu. Zmienne: $change (zob. rating-change).
rating-changed = ranking { $change }
rating-how = Jak działa ranking
rating-how-start = Sezon zaczyna się dla wszystkich od 1000. Ta liczba jest ostrożna: rośnie, gdy twoje partie coraz wyraźniej pokazują, co potrafisz, i nikt nie traci wiele w jeden wieczór.
rating-how-bots = Boty też się liczą, bo znamy ich siłę. Ważne, kogo wyprzedzasz, a nie o ile punktów.
rating-how-only = Ranking widzą tylko osoby z kręgu, a listy najlepszych całego serwera nie ma.
my-rating = Mój ranking
my-rating-about = widzą go inni w kręgu; wyłącz, a zniknie na dobre
invite = Zaproś znajomych
invite-about = Kto ma ten link, może dołączyć do kręgu.
invite-link = Link do tego kręgu
invite-qr = Kod QR z linkiem do tego kręgu
# Idzie z linkiem w komunikatorze. Zmienne: $circle.
invite-text = Dołącz do naszego kręgu „{ $circle }” na Tabbytop.
leave = Opuść krąg
leave-sure = Tracisz tutejszy ranking i inni nie widzą cię już w kręgu. Rozegrane partie zostają. Z linkiem możesz wrócić.
leave-yes = Tak, opuść
leave-founder = Krąg przejmie osoba, która jest w nim najdłużej. Jeśli nie ma w nim nikogo poza tobą, zniknie.
confirm-no = Nie
left = Nie należysz już do kręgu „{ $circle }”.

## Sezony.

season-now = Ten sezon
# Zmienne: $number.
season = Sezon { $number }
# Pod nagłówkiem. Zmienne: $began, $ends (daty; $ends to none, gdy sezon nie ma daty końca).
season-since =
    { $ends ->
        [none] od { $began }
       *[other] od { $began }, kończy się { $ends }
    }
season-was = od { $began } do { $ended }
season-empty = W tym sezonie jeszcze żadnej partii. Pierwszy wieczór doda pierwszy wiersz.
season-past = Dawne sezony
# Nagłówki kolumn.
column-place = Miejsce
column-player = Imię
column-evenings = Wygrane wieczory
column-games = Partie
column-wins = Wygrane
column-points = Punkty
column-rating = Ranking
points-how =
    Punkty za partię mówią, jaką część pozostałych wyprzedzasz: przy czterech osobach pierwsze miejsce daje 1, drugie
    0,67, ostatnie 0. Kto ma najwięcej punktów, wygrywa wieczór.

## Wieczory.

evenings = Wieczory
evenings-none = Jeszcze żadnego wieczoru. Otwórz stół: partia liczy się, gdy grają co najmniej dwie osoby z kręgu.
evenings-older = Dawne wieczory
# Zmienne: $names (jedno lub więcej, jako tekst), $count (ile).
evening-won =
    { $count ->
        [one] { $names } wygrywa wieczór
       *[other] { $names } wspólnie wygrywają wieczór
    }
evening-friendly = Nic się nie liczyło – i też dobrze
evening-table = Tabela wieczoru
# Wiersz pod grą: jak się skończyła. Zmienne: $place (liczba), $name.
game-place = { $place }. { $name }
look-back = Obejrzyj
look-back-at = Obejrzyj: { $game }, { $date }

## Turnieje.

contests = Turnieje
contests-none = Jeszcze żadnej ligi ani pucharu.
contests-founder = Może je ogłosić osoba, która prowadzi krąg.
# Bez własnej nazwy. Zmienne: $kind (league lub knock-out), $game.
contest-title =
    { $kind ->
        [league] Liga: { $game }
       *[knock-out] Puchar: { $game }
    }
contest-progress = rozstrzygnięte partie: { $decided } z { $fixtures }
contest-won =
    { $count ->
        [one] { $names } wygrywa
       *[other] { $names } wygrywają razem
    }
contest-abandoned = odwołany
contest-look = Zobacz
contest-look-at = Zobacz: { $contest }
contest-new = Nowy turniej
contest-kind = Jaki turniej?
contest-kind-league = Liga
contest-kind-knock-out = Puchar
contest-kind-league-about = każdy gra z każdym
contest-kind-knock-out-about = kto wygrywa, przechodzi dalej
contest-game = Jaka gra?
contest-players = Kto bierze udział?
# Zmienne: $least i $most (liczby).
contest-players-count = od { $least } do { $most } osób
contest-seats = Ile osób przy stole?
# Jedna z możliwości. Zmienne: $seats (liczba).
contest-seats-each = { $seats }
contest-seats-four = trzy lub cztery, dwie przechodzą dalej
contest-rounds = Ile razy każdy z każdym?
contest-rounds-each =
    { $rounds ->
        [1] raz
        [2] dwa razy
       *[other] { $rounds } razy
    }
contest-seeding = Kto trafia na kogo?
contest-seeding-draw = los decyduje
contest-seeding-rating = według rankingu
contest-seeding-about = Pieczęć losowania widać wcześniej, a jego ziarno – po nim.
contest-name = Nazwa, jeśli chcesz
contest-begin = Zaczynamy
back = Wróć do kręgu { $circle }
contest-table = Tabela
contest-fixtures = Partie
# Zmienne: $round (liczba).
round = Runda { $round }
# Ostatnie rundy pucharu. Zmienne: $left (ile rund jest po niej).
round-name =
    { $left ->
        [0] Finał
        [1] Półfinały
        [2] Ćwierćfinały
       *[other] Runda { $round }
    }
column-played = Rozegrane
# Ktoś w pucharze, kogo jeszcze nie znamy. Zmienne: $fixture (liczba).
from-fixture = z partii { $fixture }
fixture = Partia { $number }
play = Graj
# Dla czytników ekranu. Zmienne: $names (lista).
play-with = Graj: { $names }
fixture-waiting = jeszcze nie wiadomo
fixture-ready = do rozegrania
fixture-playing = gra trwa
fixture-drawn =
    { $games ->
        [one] raz remis, gramy jeszcze raz
       *[other] { $games } razy remis, gramy jeszcze raz
    }
walked-over = rozstrzygnięta bez gry
goes-on = przechodzi dalej
walk-over = Rozstrzygnij bez gry
walk-over-about = Ktoś nie może zagrać? Powiedz, kto wygrywa.
# Przycisk. Zmienne: $name.
walk-over-for = { $name } wygrywa
seeds = Losowanie
seeds-draw = Zdecydował los. Pieczęć było widać, zanim kogokolwiek wybrano, a ziarno ją otwiera.
seeds-rating = W kolejności rankingu.
seal = Pieczęć
seed = Ziarno
abandon = Odwołaj turniej
abandon-sure = Skończy się i nikt nie wygra. Rozegrane partie zostają.
abandon-yes = Tak, odwołaj
contest-over = { $names } wygrywa!
contest-over-many = { $names } wygrywają!
league-how = Przy równej liczbie punktów decydują najpierw bezpośrednie partie, potem wygrane.

## Co może tylko osoba, która prowadzi krąg.

tools = Prowadzenie kręgu
tools-name = Nazwa
tools-rename = Zmień nazwę
tools-renamed = Teraz nazywa się „{ $circle }”.
tools-rated = Ranking w tym kręgu
tools-season = Sezon
tools-season-ends = Kończy się
tools-season-set = Ustaw datę
tools-season-open = Bez daty
tools-season-end = Zakończ teraz
tools-season-end-sure = Tabela zostaje taka, jaka jest, a nowy sezon zaczyna się od zera, z nowym rankingiem.
tools-season-end-yes = Tak, zakończ sezon
tools-season-ended = Zaczyna się nowy sezon.
tools-link = Odnów link
tools-link-sure = Stary link przestanie działać. Osoby z kręgu zostają.
tools-link-yes = Tak, odnów
tools-link-new = Krąg ma nowy link.
tools-members = Osoby w kręgu
tools-remove = Usuń
tools-remove-one = Usuń: { $name }
tools-remove-sure = { $name } nie będzie już w kręgu. Z linkiem da się wrócić: odnów go, jeśli tego nie chcesz.
tools-remove-yes = Tak, usuń: { $name }
tools-hand-over = Przekaż krąg
tools-hand-over-one = Przekaż krąg: { $name }
tools-hand-over-sure = Odtąd tylko { $name } może robić to, co tu widzisz.
tools-hand-over-yes = Tak, przekaż: { $name }
tools-delete = Usuń krąg
tools-delete-sure = Wieczory, sezony, rankingi i turnieje znikną wszystkim i na zawsze.
tools-delete-yes = Tak, usuń na zawsze
tools-deleted = Kręgu „{ $circle }” już nie ma.
