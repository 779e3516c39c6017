### Les règles d’un jeu sur la page : le but, un tour en images, un exemple, les cartes, les précisions.

page = { $game } : comment ça marche
play = S’asseoir et jouer
contents = Sur cette page
goal = Le but
turn = Le déroulement d’un tour
example = Un exemple
words = Les règles en toutes lettres
cards = Les cartes
find = Chercher une carte
all = Toutes
found =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
fact = { $name } : { $value }
none = Aucune carte ne dit ça.
missing = Les règles de ce jeu ne sont pas encore écrites ici. La table dit elle-même ce que tu peux faire et, quand un coup n’est pas permis, pourquoi.
waiting = Un instant, quelqu’un s’est couché sur la page.
rulings = Précisions
rulings-about = Ce qui vaut quand la règle du jeu ne dit pas tout. Ces précisions sont écrites en anglais ; « ours » (de nous) signale que la règle n’en dit rien et que nous avons tranché.
rulings-silent = Impossible de charger les précisions. Réessaie dans un moment.
ruling = Règle { $ruling }
print = Imprimer sur deux pages
own-page = Ouvrir sur une page à part, pour imprimer
