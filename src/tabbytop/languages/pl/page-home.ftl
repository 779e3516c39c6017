### Strona: jej rama, półka z grami, własna strona. Te teksty wczytuje każda strona.

## Aplikacja na urządzeniu i to, co mówią o niej wyszukiwarki.

app-name = Tabbytop
app-about = Pięć kocich gier na jednym stole.
# Dla przeglądarki bez JavaScriptu. „tabbytop play” to polecenie.
app-no-script = Koty Tabbytop nie ruszą się bez JavaScriptu. W terminalu obejdą się bez niego: tabbytop play

## Małe słowa, z których powstają inne teksty.

dates = pl-PL
# Mała liczba słownie, w mianowniku: „dwa stoły”.
number =
    { $number ->
        [0] zero
        [1] jeden
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
        [11] jedenaście
        [12] dwanaście
       *[other] { $number }
    }
# Boty według tego, jak dobrze grają; mianownik.
level =
    { $level ->
        [kitten] kociak
        [tabby] burasek
        [lynx] ryś
        [puma] puma
        [tiger] tygrys
       *[other] { $level }
    }

## Wszędzie.

name = Tabbytop
title =
    { $page ->
        [none] Tabbytop
       *[other] { $page } · Tabbytop
    }
close = Zamknij
notes = Wiadomości
silent = Serwer nie odpowiada. Masz internet?
failed = Serwer nie dał rady.
somebody = ktoś
announcement = Od obsługi serwera
put-away = Jasne

## Na górze każdej strony.

top-home = Tabbytop: do półki
top-back = Wróć do półki
top-tools = Ustawienia i ty
top-mute = Wycisz
top-unmute = Włącz dźwięk
top-dark = Zgaś światło
top-light = Zapal światło
top-me =
    { $name ->
        [none] Ty
       *[other] Ty: { $name }
    }

## Bez połączenia z serwerem.

offline-title = Brak połączenia
offline-about = Ktoś przegryzł kabel. Gdy go naprawią, wszystko ruszy samo.
offline-again = Spróbuj ponownie
offline-look = Na razie twoje stoły, takie jak ostatnio:
offline-table =
    { $others ->
        [none] { $game }
       *[other] { $game } · { $others }
    }
# Kiedy widziano stół zapisany na urządzeniu. Zmienne: $clock (21:04), $day (poniedziałek, 3 maja; none: dziś).
offline-time =
    { $day ->
        [none] Stan z godziny { $clock }
       *[other] Stan: { $day }, { $clock }
    }
offline-open = Zobacz
offline-open-at =
    { $others ->
        [none] Zobacz: { $game }
       *[other] Zobacz: { $game } · { $others }
    }

## Pierwszy ekran.

home-shelf = Półka
# Nazwa na ścianie, z kocim pyszczkiem zamiast o.
home-name-before = Tabbyt
home-name-after = p
home-line-first = Pięć kocich gier, jeden stół.
home-line-second = Pada. Zostań na chwilę.

## Własne stoły.

# Nagłówek. Zmienne: $tables (liczba), $counted (to samo słownie, zob. „number”).
mine-turns =
    { $tables ->
        [one] Czeka na ciebie jeden stół
        [few] Czekają na ciebie { $counted } stoły
       *[other] Czeka na ciebie { $counted } stołów
    }
mine-tables = Twoje stoły
mine-more = i jeszcze { $tables }
mine-none = Stół jeszcze pusty
mine-none-yet = Zdejmij pudełko z półki. Znajomi dostaną link, a puste krzesła – bota.
mine-where =
    { $others ->
        [none] { $game }
       *[other] { $game } · { $others }
    }
# Tak zaczynają się pytania serwera; opuszczane, gdy mówi to już nagłówek.
mine-asks = Twoja kolej
mine-your-turn = Twoja kolej
mine-others-play = Grają pozostali
# Czyja kolej. Zmienne: $who (ludzie, jako lista).
mine-waits-for = Czekamy na: { $who }
# Od kiedy. Zmienne: $ago („5 minut temu”).
mine-since = Twoja tura zaczęła się { $ago }
mine-since-others = Tura zaczęła się { $ago }
mine-history = Historia i naklejki
mine-waits = Kogoś tu brakuje
# Ktoś ze znajomych chce rewanżu.
mine-kept = Jeszcze raz? Miejsce na ciebie czeka
mine-over = Koniec
mine-sit-down = Usiądź
mine-sit-down-at =
    { $others ->
        [none] Usiądź: { $game }
       *[other] Usiądź: { $game } · { $others }
    }
mine-replay = Obejrzyj
mine-replay-of =
    { $others ->
        [none] Obejrzyj jeszcze raz: { $game }
       *[other] Obejrzyj jeszcze raz: { $game } · { $others }
    }

## Karteczka: ktoś przysłał link.

friend-title = Masz zaproszenie?
friend-how = Link lub kod zaprowadzi cię prosto na miejsce.
friend-placeholder = link lub kod
friend-label = Link do stołu lub jego kod
friend-join = Dołącz
friend-no-link = To nie jest link do stołu.
friend-or = albo
friend-lobby = zobacz, kto czeka
# Link do kręgów: grup znajomych, którzy razem grają.
friend-circles = Twoje kręgi

## Linki pod karteczkami.

daily = Rozdanie dnia
puzzles = Zagadki

## Karteczka: od razu gra z botami.

bots-title = Nikogo nie ma?
bots-fair = Boty są. Grają uczciwie i mruczą.
bots-level = Jak dobrze grają
bots-about =
    { $level ->
        [kitten] Kociak: bardzo łatwy
        [tabby] Burasek: łatwy
        [lynx] Ryś: średni
        [puma] Puma: trudna
        [tiger] Tygrys: diabelski
       *[other] { $level }
    }
# Co robi dotknięcie „Gram!”. Zmienne: $game, $bots (liczba), $counted (słownie), $level (kitten, tabby, lynx, puma
# albo tiger).
bots-what =
    { $bots ->
        [one] { $game } z { level-with-one }
       *[other] { $game } z { bots-with } { level-with-several }
    }
# Narzędnik.
bots-with =
    { $bots ->
        [2] { $level ->
            [puma] dwiema
           *[other] dwoma
        }
        [3] trzema
        [4] czterema
        [5] pięcioma
        [6] sześcioma
        [7] siedmioma
        [8] ośmioma
        [9] dziewięcioma
       *[other] { $bots }
    }
level-with-one =
    { $level ->
        [kitten] jednym kociakiem
        [tabby] jednym buraskiem
        [lynx] jednym rysiem
        [puma] jedną pumą
        [tiger] jednym tygrysem
       *[other] { $level }
    }
level-with-several =
    { $level ->
        [kitten] kociakami
        [tabby] buraskami
        [lynx] rysiami
        [puma] pumami
        [tiger] tygrysami
       *[other] { $level }
    }
bots-deal = Gram!

## Stoły z wolnymi krzesłami.

lobby-page = Kto czeka
lobby-title = Ktoś czeka
# Obok stołu z wolnymi krzesłami. Zmienne: $who (ludzie, jako lista), $free (liczba krzeseł), $counted (słownie).
lobby-with =
    { $who ->
        [none] { lobby-free }
       *[other] { $who } · { lobby-free }
    }
lobby-free =
    { $free ->
        [one] jedno wolne miejsce
        [few] { $counted } wolne miejsca
       *[other] { $counted } wolnych miejsc
    }
lobby-sit-down = Usiądź
lobby-sit-down-at =
    { $who ->
        [none] Usiądź: { $game }
       *[other] Usiądź: { $game } · { $who }
    }
lobby-nobody = Teraz nikt nie czeka
lobby-first = Ktoś musi zacząć. Zostaw miejsce otwarte dla wszystkich, a twój stół będzie tu czekał.
lobby-own = Otwórz własny stół

## Adres, który prowadzi donikąd.

lost-page = Ślepa uliczka
lost-title = Nikogo tu nie ma
lost-words = Nie ma tu nic prócz kartonu. Prosimy nie zaglądać do środka.
lost-home = Wróć do półki

## Gry: co stoi na pudełkach.

game-seats =
    { $least ->
        [none] { game-most }
       *[other] { $least }–{ game-most }
    }
game-most =
    { $most ->
        [one] { $most } osoba
        [few] { $most } osoby
       *[other] { $most } osób
    }
game-minutes = { $minutes } min
# Naklejka na pudełku, w dwóch wierszach.
game-your-turn = Twoja
    .second = kolej
game-another = Kolejna partia
game-another-of = Kolejna partia { $game }
# Na półce, pod grą, w którą jeszcze nie grano; i gdy lekcja jest zaczęta.
game-learn =
    { $minutes ->
        [one] Poznaj ją w { $minutes } minutę
        [few] Poznaj ją w { $minutes } minuty
       *[other] Poznaj ją w { $minutes } minut
    }
game-learn-on = Dokończ lekcję
game-learn-of = { $game }: { $words }
