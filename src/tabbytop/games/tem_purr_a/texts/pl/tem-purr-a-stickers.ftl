### Tem-Purr-A: naklejki za skończoną partię. <nazwa> mówi, jak naklejka się nazywa, a atrybut `text`, za co ją się dostaje.

full-menu = Całe menu
    .text = Rozegraj partię do końca.

chef = Ukłony dla kuchni
    .text = Wygraj partię.

spotless = Czysty śliniaczek
    .text = Skończ partię bez ani jednego żetonu.

big-appetite = Wilczy apetyt
    .text = Zjedz stos wart 15 lub więcej i czuj się świetnie.

thirty-and-fine = Trzydzieści i uśmiech
    .text = Zjedz stos wart 30 lub więcej i czuj się świetnie.

small-dish = Małe jest smaczne
    .text = Zjedz stos wart 2.

tower = Wieża z talerzy
    .text = Podaj danie, z którym stos jest wart 25 lub więcej.

return-to-sender = Zwrot do nadawcy
    .text = Odeślij stos wart 15 lub więcej tam, skąd przyszedł.

you-look-hungry = Głodna mina
    .text = Wskaż, kto dostanie stos wart 15 lub więcej.

table-cleared = Posprzątane
    .text = Sprzątnij parą dań stos z co najmniej pięciu kart.

empty-paws = Puste łapki
    .text = Zagraj ostatnią kartę i dobierz trzy.

hot-sauce = Więcej ostrego sosu
    .text = Dorzuć w jednej partii dwa razy Niestrawność do talii.

doggy-bag = Na wynos
    .text = Skończ partię z co najmniej dwudziestoma kartami na ręce.

well-rested = Zasłużona drzemka
    .text = Weź trzeci żeton. Połóż się, zaraz ktoś przyniesie herbatę.
