### Cat Lady : les autocollants gagnés dans une partie finie. <name> dit comment il s’appelle, son attribut `text`
### comment on le gagne.

open-door = Porte ouverte
    .text = Joue une partie jusqu’au bout.

cat-person = Cœur de chat
    .text = Gagne une partie.

twelve-bowls = Douze gamelles
    .text = Nourris douze chats dans une partie.

nobody-hungry = Personne n’a faim
    .text = Nourris tous tes chats, et sept au moins.

toy-box = Coffre à jouets
    .text = Réunis les cinq jouets.

best-dressed = Sur son trente-et-un
    .text = Termine avec plus de costumes que les autres.

catnip-party = Fête à l’herbe à chat
    .text = Termine avec quatre herbes à chat ou plus.

if-it-fits = Si ça rentre, j’y reste
    .text = Remplis trois cartons : un chat dans chacun.

treat-day = Jour de friandises
    .text = Régale deux chats d’une friandise chacun.

soft-spot = Cœur tendre
    .text = Adopte deux chats errants dans une partie.

just-water = Ce n’est que de l’eau
    .text = Utilise deux vaporisateurs dans une partie.

first-class = Première classe
    .text = Nourris Choupette avant tout le monde, comme elle s’y attend.

good-neighbour = Bon voisinage
    .text = Atteins tes deux objectifs partagés.

still-purring = Ils ronronnent quand même
    .text = Trois de tes chats restent affamés. Ils dorment sur ton lit malgré tout.
