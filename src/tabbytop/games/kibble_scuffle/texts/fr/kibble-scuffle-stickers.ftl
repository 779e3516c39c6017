### Kibble Scuffle : les autocollants gagnés dans une partie finie. <name> dit comment il s’appelle, son attribut `text`
### comment on le gagne.

served = À table
    .text = Joue une partie jusqu’au bout.

top-cat = Chat en chef
    .text = Gagne une partie.

dinner-bell = Clochette
    .text = Appelle trois fois à table : finis ton tour avec cinq chats à une gamelle.

dinner-for-five = Table pour cinq
    .text = Cinq chats mangent au même dîner, et l’un d’eux au moins est à toi.

family-dinner = Dîner de famille
    .text = Trois de tes chats mangent au même dîner.

feast = Festin
    .text = Gagne huit points ou plus en un seul dîner.

second-helping = Double ration
    .text = Mange à deux gamelles dans le même tour.

kitten-parade = Défilé de chatons
    .text = Nourris quatre Chatons dans une partie.

house-guest = Comme chez lui
    .text = Ton Casanier mange à deux dîners, et il est toujours là.

good-trade = Bonne affaire
    .text = Ton Chat de Gouttière échange un 1 contre un 3.

bouncer = Du balai !
    .text = Tes cartes chassent de leur gamelle six chats adverses dans une partie.

small-bites = Petites bouchées
    .text = Mange huit croquettes à 1 point dans une partie. Elles comptent aussi.

by-a-whisker = D’un poil de moustache
    .text = Gagne ou perds avec un point d’écart au plus.

patient-paws = Pattes patientes
    .text = Quatre de tes chats repartent le ventre vide dans une partie. Ils te pardonnent.
