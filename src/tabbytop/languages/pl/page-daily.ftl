### Rozdanie dnia: po jednej próbie dla każdego, te same karty dla wszystkich.

## Przed próbą.

title = Rozdanie dnia
lead = Te same karty dla wszystkich na tym serwerze, zapieczętowane od wczoraj. Jedna próba, z botami, które na te same ruchy odpowiadają zawsze tak samo.
# Zmienne: $game, $bots (liczba), $level (na przykład „ryś”).
today =
    Dziś: { $game }, ty kontra { $bots ->
        [one] jeden bot
        [few] { $bots } boty
       *[other] { $bots } botów
    } ({ $level }).
go = Gram!
on = Gram dalej
again = Dzisiejsza próba już za tobą. Następne rozdanie o północy (UTC).
tries =
    { $tries ->
        [0] Jak dotąd nikogo na mecie.
        [one] Jak dotąd jedna próba.
        [few] Jak dotąd { $tries } próby.
       *[other] Jak dotąd { $tries } prób.
    }
site = Rozdanie dnia potrzebuje serwera, który strzeże pieczęci, a ta strona działa bez niego. Za to zagadki są i tutaj.
puzzles = Zagadki
shelf = Wróć do gier

## Próba.

# Nazwa strony w przeglądarce.
page = Rozdanie dnia · { $game }
board = Stół
leave = Wyjdź; próba nie przepadnie
turn = Twoja kolej.
watch = Patrz.
rules = Jedna próba, bez cofania.
changed = Dzień minął. Jest nowe rozdanie.

## Po próbie.

over = Miejsce { $place } z { $seats }, wynik: { $score }
# Inni z kontem, którzy dziś już skończyli. Zmienne: $others, $better.
among =
    { $others ->
        [0] Nikt inny z kontem nie jest dziś jeszcze na mecie.
        [one] { $better ->
            [0] Jeszcze jedna osoba z kontem jest dziś na mecie, ale bez lepszego wyniku.
           *[other] Jeszcze jedna osoba z kontem jest dziś na mecie, i to z lepszym wynikiem.
        }
       *[other] { $better ->
            [0] Z { $others } innych osób z kontem nikt nie ma dziś lepszego wyniku.
            [one] Z { $others } innych osób z kontem jedna ma dziś lepszy wynik.
            [few] Z { $others } innych osób z kontem { $better } mają dziś lepszy wynik.
           *[other] Z { $others } innych osób z kontem { $better } ma dziś lepszy wynik.
        }
    }
among-who = Goście się tu nie liczą, bo każdy nowy gość ma nową próbę.
no-replay = Dziś jeszcze bez powtórki i analizy: tymi kartami ktoś nadal gra.
share = Udostępnij obrazek
save = Zapisz obrazek
copy = Kopiuj jako tekst
copied = Skopiowano. Wklej tam, gdzie koty są mile widziane.
picture = Obrazek do udostępnienia: dzień, gra, twoje miejsce i wynik. Nie widać na nim żadnej karty.
# Pierwszy wiersz obrazka i tekstu. Zmienne: $day (data), $game.
share-title = Tabbytop · { $day } · { $game }
share-place = Miejsce { $place } z { $seats }, wynik: { $score }

## Dowód, że karty ustalono dzień wcześniej.

proof = Dowód
committed = Dzisiejsza pieczęć
tomorrow = Jutrzejsza pieczęć, ogłoszona dziś
yesterday = Wczorajsze ziarno, do sprawdzenia pieczęci
how = Pieczęć ustala karty, ale ich nie pokazuje. Gdy dzień minie, pojawi się tu ziarno; „tabbytop daily verify” sprawdza, czy pasuje.
