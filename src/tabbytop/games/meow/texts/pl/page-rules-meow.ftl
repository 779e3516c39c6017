### Zasady Meow! na obrazkach. `.picture` opisuje obrazek tym, którzy go nie widzą.

goal = Wyprzedź wszystkich: spełnij zagraną kartę i wszystkie zasady pozostałych. Haczyk: nikt ci tych zasad nie zdradzi!

## Tura krok po kroku.

step-deal = Obejrzyj swoje dwie zasady, a potem przekaż je w lewo. Wiesz już, co ma osoba po lewej, ale o reszcie nie wiesz nic.
    .picture = Kot w kapturze podaje w lewo dwie zakryte karty.
step-lay = W swojej turze zagraj kartę. Wszyscy słyszą jej zasadę, a ty też musisz ją spełnić.
    .picture = Kot w kapturze zagrywa odkrytą zasadę.
step-act = Potem pokaż sztuczki: tę, której żąda twoja karta, i te, których chyba żądają zasady pozostałych. Dwie są w zapasie, na wygłupy.
    .picture = Kot w kapturze rechocze; obok lizana łapka i klaszczące łapki.
step-check = Potem jest sprawdzian. Wskazujesz kolejne osoby, zaczynając po lewej: „Czy łamię którąś z twoich zasad?” Oby padło „nie”.
    .picture = Wskazujesz; pierwszy kot mówi „nie”, drugi jest następny.
step-broken = Jeśli ktoś mówi „tak”, pokazuje złamaną zasadę. Trafia ona do stosu razem z twoją kartą i dobieracie po nowej.
    .picture = Kot podnosi zasadę o muczeniu, która trafia do stosu.
step-win = Wszyscy mówią „nie”? Spełniono każdą zasadę i wygrywasz.
    .picture = Twój kot wiwatuje między dwoma kotami, które mówią „nie”.

## Przykład: jeden sprawdzian.

example = Zagrywasz kartę, rechoczesz, liżesz łapkę i klaszczesz cztery razy. Potem sprawdzian.
    .picture = Klaszczesz. Twoja karta jest o rechotaniu. Ana ma zasady o lizaniu łapki i o klaskaniu, Ben o muczeniu.
example-own = Twoja własna karta żąda rechotania.
example-lick = Ana ma zasadę o lizaniu łapki…
example-clap = …i drugą, o czterech klaśnięciach. Ana mówi „nie”.
example-moo = Ben ma zasadę o muczeniu, a muczenia nie było. Ben ją pokazuje.
example-after = Teraz kolej na następną osobę, a wszyscy już wiedzą, że gdzieś jest zasada o muczeniu.
