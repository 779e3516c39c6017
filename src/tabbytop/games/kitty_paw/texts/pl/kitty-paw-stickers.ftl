### Kitty Paw: naklejki za zakończone partie. <nazwa> to nazwa naklejki, `text` mówi, za co się ją dostaje.

paw-print = Odcisk łapki
    .text = Rozegraj partię do końca.

fastest-paw = Najszybsza łapka
    .text = Wygraj partię z innymi.

meow = Miau!
    .text = Zawołaj Miau! z obrazkiem, który się zgadza.

steady-paw = Pewna łapka
    .text = Ułóż obrazek bez ani jednej poprawki.

three-in-a-row = Trzy z rzędu
    .text = Zawołaj dobre Miau! w trzech rundach z rzędu.

level-three = Kot na kocie
    .text = Ułóż obrazek poziomu III.

cat-nose = Koci nos
    .text = Znajdź ukryte zwierzątko już w pierwszym kartonie.

not-a-cat = To nie kot
    .text = Ułóż obrazek z chihuahua. Też chciała się pobawić.

big-ears = Uszy na baczność
    .text = Trzy razy w jednej partii odpowiedz na Miau! przed wszystkimi.

photo-finish = Fotofinisz
    .text = Rozegraj dogrywkę o zwycięstwo.

twenty-seconds = Dwadzieścia sekund
    .text = Solo kontra zegar: ułóż obrazek w mniej niż 20 sekund.

ten-of-ten = Dziesięć na dziesięć
    .text = Solo: ułóż dobrze wszystkie dziesięć obrazków.

herding-cats = Worek pcheł
    .text = Niech w jednej partii uciekną ci do domu trzy koty. Miały swoje plany.

after-you = Proszę przodem
    .text = Trzy razy w jednej partii odpowiedz na Miau! po wszystkich.
