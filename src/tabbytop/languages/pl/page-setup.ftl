### Otwieranie stołu: kto siada i według jakich zasad domowych.

title = Kto gra?
facts = O tej grze
rules = Jak się gra i wszystkie karty
lessons = Nauka przez granie
table = Krzesła wokół stołu
you = Ty
friend = Ktoś z linkiem
# Dla czytników ekranu: krzesło i kto na nim siedzi.
chair = Krzesło { $number }: { $who }. Zmień
bot = { $name }, bot
more = Dostaw krzesło
deal = Rozdaj
open = Otwórz stół
begins = Znajomi dostaną link. Zaczynamy, gdy wszystkie krzesła będą zajęte.
# Stół, który liczy się dla kręgu znajomych. Zmienne: $circle (jego nazwa).
circle = Stół kręgu „{ $circle }”: wszyscy z kręgu widzą go i mogą usiąść.
# Kto gra: boty, inni ludzie i czytająca osoba, jeśli gra. Zmienne: $bots i $people (liczby), $countedBots
# i $countedPeople (słownie), $me.
company =
    { $me ->
        [yes]
            { $bots ->
                [0]
                    { $people ->
                        [0] tylko ty i koty
                       *[other] ty i { company-people }
                    }
               *[other]
                    { $people ->
                        [0] ty i { company-bots }
                       *[other] ty, { company-bots } i { company-people }
                    }
            }
       *[no] { company-others }, a ty oglądasz
    }
company-bots =
    { $bots ->
        [one] jeden bot
        [few] { $countedBots } boty
       *[other] { $countedBots } botów
    }
# Zmienne: $people (liczba), $countedPeople (słownie).
company-people =
    { $people ->
        [one] jeszcze ktoś
       *[other] jeszcze { company-several }
    }
company-several =
    { $people ->
        [one] ktoś
        [2] dwie osoby
        [few] { $countedPeople } osoby
       *[other] { $countedPeople } osób
    }
company-others =
    { $bots ->
        [0] { company-several }
       *[other]
            { $people ->
                [0] { company-bots }
               *[other] { company-bots } i { company-people }
            }
    }
unknown = Na półce nie ma pudełka o takiej nazwie.

## Kto ma usiąść na krześle.

sheet-title = Kto tu siedzi?
sheet-me = Ja
sheet-bots = Bot
sheet-friend = Ktoś z linkiem
sheet-friend-about = krzesło czeka, aż ktoś dołączy
sheet-device = Ktoś obok
sheet-device-about = na tym urządzeniu, na zmianę
sheet-name = Imię
sheet-player = Łapka { $number }
sheet-sit = Usiądź
sheet-away = Zabierz krzesło

## Zasady domowe.

house-title = Zasady domowe
house-as-in-the-box = jak w pudełku
# Wybrane przez stronę dla gry z botami albo dla pierwszej gry.
house-suggested = jak proponujemy
house-changed =
    { $number ->
        [one] jedna zmieniona
        [few] { $number } zmienione
       *[other] { $number } zmienionych
    }
house-again = Znów jak w pudełku
house-fine = Szczegóły
# Zasada domowa wymaga innej liczby krzeseł. Zmienne: $least i $most (liczby; $least to none, jeśli obie są równe),
# $countedLeast i $countedMost (słownie).
house-chairs =
    { $least ->
        [none]
            { $most ->
                [one] „{ $rule }” to zasada na jedno krzesło.
                [few] „{ $rule }” to zasada na { $countedMost } krzesła.
               *[other] „{ $rule }” to zasada na { $countedMost } krzeseł.
            }
       *[other]
            { $most ->
                [few] „{ $rule }” to zasada na { $least }–{ $most } krzesła.
               *[other] „{ $rule }” to zasada na { $least }–{ $most } krzeseł.
            }
    }
house-set-chairs = Ustaw krzesła
house-cards =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
house-times = ×{ $count }
house-less = { $what }: mniej
house-more = { $what }: więcej

## Co dotyczy każdej gry: czas, rozmowy, kto może przyjść i oglądać.

at-title = Przy stole
at-clock = Czas do namysłu
# „short”: krótko, obok nagłówka, jedno po drugim.
at-clock-none = Bez zegara
    .short = bez zegara
at-clock-half-minute = 30 s na turę
    .short = 30 s na turę
at-clock-minute = Minuta
    .short = minuta
at-clock-three-minutes = Trzy minuty
    .short = trzy minuty
at-clock-day = Dzień na ruch
    .short = dzień na ruch
at-clock-three-days = Trzy dni
    .short = trzy dni
# Zegar gry, która sama mierzy czas; 0: nie da się go podać w sekundach.
at-own =
    { $seconds ->
        [0] własny zegar
       *[other] { $seconds } s na turę
    }
at-own-about = Ta gra ma własny zegar. Zmienisz go tu: „Zasady domowe”, „Szczegóły”.
at-talk = Rozmowa
at-talk-chat = Czat
    .short = czat
at-talk-emotes = Tylko kocie gesty
    .short = tylko kocie gesty
at-talk-none = Bez rozmów
    .short = bez rozmów
at-who = Kto może zająć wolne krzesło
at-who-link = Kto ma link
at-who-anybody = Wszyscy
at-onlookers = Widzowie
at-onlookers-about = kto ma link, może oglądać to, co widzą wszyscy
at-one-seat = Po jednym krześle
at-one-seat-about = każdy gość zajmuje jedno krzesło; wyłączone: na jednym urządzeniu może grać kilka osób
at-hints = Podpowiedzi
at-hints-about = wszyscy mogą spytać wielkiego kota, co by zrobił
at-hints-alone = spytaj wielkiego kota, co by zrobił, ale tylko przy stole z samymi botami
