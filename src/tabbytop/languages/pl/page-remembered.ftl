### Co o tobie pamiętamy: skończone gry, statystyki i album naklejek.

## Trzy strony.

# Dla tych, którzy nie widzą, że to linki do trzech stron.
nav = Co o tobie pamiętamy
nav-history = Historia
nav-statistics = Statystyki
nav-stickers = Naklejki
# Pod tymi trzema, na własnej stronie.
nav-history-about = Każda skończona gra
nav-statistics-about = Wygrane, pojedynki, wieczory
nav-stickers-about = Twój album
# Niczego jeszcze nie rozegrano do końca.
empty-title = Pusta kartka
empty-history = Skończ grę, a zapiszemy ją tutaj: skład, wynik i powtórkę.
empty-statistics = Skończ grę albo dwie, a zaczniemy liczyć.
empty-play = Wybierz grę

## Historia.

# Dzień gry, która skończyła się dziś lub wczoraj.
today = Dzisiaj
yesterday = Wczoraj
place = { $place }. miejsce
# Wynik. Zmienne: $unit (points, token lub hand), $count (ile), $shown (to samo cyframi, czasem z minusem).
score =
    { $unit ->
        [points]
            { $count ->
                [one] { $shown } punkt
                [few] { $shown } punkty
                [many] { $shown } punktów
               *[other] { $shown } punktu
            }
        [token]
            { $count ->
                [one] { $count } żeton
                [few] { $count } żetony
               *[other] { $count } żetonów
            }
        [hand]
            { $count ->
                [0] ani jednej zaliczonej ręki
                [one] { $count } zaliczona ręka
                [few] { $count } zaliczone ręce
               *[other] { $count } zaliczonych rąk
            }
       *[other] { $shown }
    }
you = ty
# Miejsce czytającej osoby przejął bot.
stood-in = Końcówkę zagrał za ciebie bot.
# Zasady się zmieniły albo wyniku jeszcze nie policzono.
no-result = Wynik nie jest znany.
# Gra, którą przysłało urządzenie albo która jest tylko na nim.
from-device = Rozegrana offline
who-played = Skład według miejsc
older = Starsze gry
no-older = To już wszystkie.

## Statystyki.

all-games = Wszystkie gry
choose-game = Które gry
# Zmienne: $games, $wins (liczby).
summary =
    { $games ->
        [one] Jedna partia, { won }
        [few] { $games } partie, { won }
       *[other] { $games } partii, { won }
    }
won =
    { $wins ->
        [0] jeszcze bez wygranej.
        [one] jedna wygrana.
        [few] { $wins } wygrane.
       *[other] { $wins } wygranych.
    }
# Jak dobrze idzie średnio. Zmienne: $about (liczba od 0 do 10).
standing =
    { $about ->
        [0] Na dziesięć osób zwykle nie wyprzedzasz nikogo. Jeszcze!
        [one] Na dziesięć osób zwykle wyprzedzasz jedną.
       *[other] Na dziesięć osób zwykle wyprzedzasz { $about }.
    }
# Jak to pewne. Zmienne: $low, $high (liczby od 0 do 10).
between = Po tylu partiach prawdziwa liczba leży najpewniej między { $low } a { $high }.
# Po jednej grze.
one-game = Jedna partia niewiele mówi. Zagraj jeszcze raz, a dowiemy się więcej.
against-bots = Przeciw botom
against-people = Z innymi ludźmi
# Jak często ktoś był niżej i wyżej. Zmienne: $ahead, $behind (liczby).
ahead-behind = { ahead-times }, { behind-times }
ahead-times =
    { $ahead ->
        [0] nigdy wyżej
        [one] raz wyżej
       *[other] { $ahead } razy wyżej
    }
behind-times =
    { $behind ->
        [0] nigdy niżej
        [one] raz niżej
       *[other] { $behind } razy niżej
    }
rivals = Pojedynki
# Zmienne: $name (imię), $ahead, $behind (liczby).
beaten = Najczęściej przegrywa z tobą { $name }: { $ahead } do { $behind } dla ciebie.
nemesis = { $name } wciąż cię ogrywa: { $behind } do { $ahead }. Jutro też jest dzień.
evenings = Wieczory
best-evening = Twój najlepszy wieczór
worst-evening = Wieczór do zapomnienia
by-game = Według gier
favourite-cat = Twój ulubiony kot
# Zmienne: $cat (nazwa kota).
favourite-about = { $cat } siada z tobą częściej niż jakikolwiek inny kot.
how-counted = Jak to liczymy
how-counted-about = Partia liczy się, gdy serwer wie, kto gdzie siedzi. Nie liczy się, gdy kilka osób gra na jednym urządzeniu, ani gdy gra się offline. Wspólne miejsce liczy się za połowę. „Najpewniej” znaczy: zgadza się w 95 przypadkach na 100.
# Nie ma połączenia, ale liczyło samo urządzenie.
only-here = Bez połączenia liczymy tylko gry na tym urządzeniu.
need-server = Statystyki liczy serwer, a on nie odpowiada. Historię i naklejki masz tu mimo to.

## Album naklejek.

album = Album
# Zmienne: $game (tytuł).
album-of = Naklejki: { $game }
# Zmienne: $earned, $all (liczby).
album-count = { $earned } z { $all }
# To samo dla czytników ekranu. Zmienne: $game (tytuł).
album-count-of = { $game }: { $earned } z { $all } naklejek
# Zmienne: $date (3 maja 2026).
earned-on = Zdobyta { $date }
not-yet = Jeszcze nie
see-game = Obejrzyj
# Dla tych, którzy nie widzą, przy której to naklejce. Zmienne: $sticker (jej nazwa).
see-game-of = Obejrzyj grę, z której jest naklejka „{ $sticker }”
no-stickers = Ta gra nie ma naklejek.
album-empty = Pierwsza jest łatwa: skończ grę.
# W wynikach. Zmienne: $stickers (ile).
new-stickers =
    { $stickers ->
        [one] Nowa naklejka
        [few] { $stickers } nowe naklejki
       *[other] { $stickers } nowych naklejek
    }
stickers-of-game =
    { $stickers ->
        [one] Naklejka z tej partii
       *[other] Naklejki z tej partii
    }
to-album = Do albumu
