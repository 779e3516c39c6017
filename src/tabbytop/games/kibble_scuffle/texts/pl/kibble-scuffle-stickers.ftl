### Kibble Scuffle: naklejki za skończoną partię. <nazwa> mówi, jak naklejka się nazywa, a atrybut `text`, za co ją się
### dostaje.

served = Podano!
    .text = Rozegraj partię do końca.

top-cat = Szef misek
    .text = Wygraj partię.

dinner-bell = Na kolację!
    .text = Trzy razy zwołaj na kolację: zakończ turę z pięcioma kotami przy misce.

dinner-for-five = Pięć nakryć
    .text = Pięć kotów je podczas jednej kolacji, w tym co najmniej jeden twój.

family-dinner = Rodzinna kolacja
    .text = Trzy twoje koty jedzą podczas jednej kolacji.

feast = Uczta
    .text = Zjedz podczas jednej kolacji chrupki za co najmniej osiem punktów.

second-helping = Druga kolacja
    .text = Zjedz przy dwóch miskach w tej samej turze.

kitten-parade = Parada kociaków
    .text = Nakarm w jednej partii cztery Kociaki.

house-guest = Jak mebel
    .text = Twój Domator je dwie kolacje i nadal siedzi przy misce.

good-trade = Uczciwa wymiana
    .text = Twój Dachowiec zamienia jedynkę na trójkę.

bouncer = Bramkarz
    .text = Twoje karty przeganiają w jednej partii sześć cudzych kotów od misek.

small-bites = Ziarnko do ziarnka
    .text = Zjedz w jednej partii osiem jedynek. One też się liczą.

by-a-whisker = O włos z wąsa
    .text = Wygraj albo przegraj najwyżej jednym punktem.

patient-paws = Cierpliwe łapki
    .text = W jednej partii cztery twoje koty wracają do domu głodne. Wybaczają ci.
