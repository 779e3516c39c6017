### Zasady Kitty Paw w obrazkach. `.picture` opisuje obrazek tym, którzy go nie widzą.
### Koty i karty nazywają się jak w kitty-paw.ftl.

goal = Ułóż z kotów ze środka stołu obrazek ze swojej karty i zawołaj Miau!, zanim zrobi to ktoś inny.

# Grupa kart, jako nagłówek: karty z obrazkami do ułożenia.
kitty-cards = Kocie karty

## Runda krok po kroku. Wszyscy robią to jednocześnie.

step-grab = Wszyscy dają łapkę i start! Złap jedną z czterech kart.
    .picture = Cztery karty; jedna jest zaznaczona.
step-take = Bierz ze środka stołu po jednym kocie. Obracaj go i przewracaj, aż będzie leżał jak na karcie.
    .picture = Kot, ten sam kot obrócony i ten sam kot przewrócony na drugą stronę: teraz śpi.
step-build = Ułóż obrazek gdziekolwiek na macie, byle układ był taki jak na karcie. Należy do niego też twoja karta z kartonem, z kotem w środku.
    .picture = Karta, a obok mata z takim samym obrazkiem.
step-seek = Na karcie jest ukryte zwierzątko? Zaglądaj do kartonów, aż je znajdziesz. Tylko ty widzisz, co jest w środku.
    .picture = Zamknięty karton, otwarty karton i somali, który się w nim krył.
step-call = Mata pełna? Zawołaj Miau! Pozostali przerywają i podnoszą łapkę. Gdy grają co najmniej trzy osoby, ostatnia łapka płaci.
    .picture = Pełna mata i zawołanie; trzy osoby, a ostatnia z nich dopiero podnosi łapkę.
step-check = Stół sprawdza matę. Dobrze: karta jest twoja i daje punkt za każdego kota. Źle: płacisz karę z karty. I zaczyna się następna runda.
    .picture = Dobra karta daje 5 punktów, zła kosztuje 2.

## Przykład: punkty jednej osoby.

example = Ktoś ma już pięć kart, więc gra się kończy. Ty masz cztery.
    .picture = Dwie dobre karty, za 5 i 6 punktów, i jedna zła, za minus 1.
example-one = Karta poziomu I z pięcioma kotami, dobra
example-two = Karta poziomu II z sześcioma kotami, dobra
example-wrong = Karta poziomu I, Miau! za szybko: jeden kot leżał źle
example-last = Karta poziomu II: twoja łapka była ostatnia
example-sum = Razem
