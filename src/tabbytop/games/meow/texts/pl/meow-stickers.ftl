### Naklejki Meow!, zdobywane w ukończonej partii. <nazwa> to tytuł naklejki, `text` mówi, za co się ją dostaje.

neophyte = Nowicjat
    .text = Rozegraj partię do końca.

one-of-us = Swój kot
    .text = Zalicz wszystkie ręce: kult cię przyjmuje.

sixth-sense = Szósty zmysł
    .text = Spełnij zasadę, której nikt ci nie pokazał.

oracle = Wyrocznia
    .text = Spełnij w jednej partii dwie zasady, których nikt ci nie pokazał.

early-night = W domu przed północą
    .text = Dostań się do kultu najpóźniej w drugiej rundzie.

barnyard = Wiejskie podwórko
    .text = Wydaj w jednej turze pięć różnych odgłosów.

big-words = Wielkie słowa
    .text = Powiedz w jednej partii pięć różnych słów.

pure-nonsense = Czyste wygłupy
    .text = Zrób w jednej partii dziesięć rzeczy, których nie żąda żadna zasada.

trendsetter = Nowa moda
    .text = Wymyśl sztuczkę, której nie żąda żadna zasada, i niech ktoś ją zmałpuje.

gatekeeper = Bramka zamknięta
    .text = Zatrzymaj pozostałych swoimi zasadami trzy razy w jednej partii.

sharp-eyes = Koci wzrok
    .text = Zgłoś sprzeciw i miej rację.

fresh-start = Łaska
    .text = Wymień zasadę.

what-was-it = Co to miało być?
    .text = Zapomnij dwa razy o zasadzie z własnej karty. Zdarza się każdemu kotu.

one-paw-in = Jedną łapą w drzwiach
    .text = Zalicz wszystkie ręce oprócz jednej i ani kroku dalej.
