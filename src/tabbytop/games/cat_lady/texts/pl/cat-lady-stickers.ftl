### Cat Lady: naklejki, które dostaje się w ukończonej partii. <nazwa> to nazwa naklejki, a jej atrybut `text` mówi krótko,
### za co się ją dostaje.

open-door = Otwarte drzwi
    .text = Rozegraj partię do końca.

cat-person = Kocia dusza
    .text = Wygraj partię.

twelve-bowls = Dwanaście misek
    .text = Nakarm dwanaście kotów w jednej partii.

nobody-hungry = Pełne brzuszki
    .text = Miej co najmniej siedem kotów, wszystkie najedzone.

toy-box = Cała skrzynia zabawek
    .text = Zbierz wszystkie pięć różnych zabawek.

best-dressed = Bal przebierańców
    .text = Miej więcej przebrań niż ktokolwiek inny.

catnip-party = Kocimiętkowe party
    .text = Miej na koniec co najmniej cztery kocimiętki.

if-it-fits = Mieści się, więc siedzi
    .text = Zapełnij kotami trzy kartony.

treat-day = Dzień smakołyka
    .text = Nakarm dwa koty, każdego jednym smakołykiem.

soft-spot = Miękkie serce
    .text = Przygarnij dwie przybłędy w jednej partii.

just-water = To tylko woda
    .text = Użyj dwóch spryskiwaczy w jednej partii.

first-class = Pierwsza klasa
    .text = Nakarm Choupette jako pierwszą, jak na damę przystało.

good-neighbour = Dobre sąsiedztwo
    .text = Osiągnij oba swoje wspólne cele.

still-purring = I tak mruczą
    .text = Trzy twoje koty zostają głodne. I tak śpią w twoim łóżku.
