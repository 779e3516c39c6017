### Tem-Purr-A : les autocollants gagnés dans une partie finie. <name> dit comment il s’appelle, son attribut `text`
### comment on le gagne.

full-menu = Menu complet
    .text = Joue une partie jusqu’au bout.

chef = Compliments au chef
    .text = Gagne une partie.

spotless = Bavoir impeccable
    .text = Finis une partie sans un seul jeton.

big-appetite = Gros appétit
    .text = Mange une pile de 15 ou plus, sans indigestion.

thirty-and-fine = Trente, et le sourire
    .text = Mange une pile de 30 ou plus, sans indigestion.

small-dish = Petit mais bon
    .text = Mange une pile de 2.

tower = Tour d’assiettes
    .text = Sers un plat qui porte la pile à 25 ou plus.

return-to-sender = Retour en cuisine
    .text = Renvoie d’où elle vient une pile de 15 ou plus.

you-look-hungry = Tu as l’air d’avoir faim
    .text = Choisis qui reçoit une pile de 15 ou plus.

table-cleared = Table débarrassée
    .text = Débarrasse une pile de cinq cartes ou plus avec une paire de plats.

empty-paws = Pattes vides
    .text = Joue ta dernière carte et pioches-en trois.

hot-sauce = Encore du piment
    .text = Ajoute deux indigestions à la pioche dans une partie.

doggy-bag = À emporter
    .text = Finis une partie avec vingt cartes ou plus en main.

well-rested = Sieste méritée
    .text = Prends ton troisième jeton. Allonge-toi, la tisane arrive.
