### Tem-Purr-A : les leçons, de courtes parties guidées. Les mots sont ceux de tem-purr-a.ftl et page-tem-purr-a.ftl.

## Ce qu’une étape montre.

point-stack = la pile
point-total = combien il y a à manger
point-card = la carte { $card }
point-discard = la défausse
point-tokens = tes jetons

## La première leçon : passer la pile jusqu’à ce que quelqu’un la mange.

stack = Fais passer !
stack-goal =
    Un concours de gloutons : pour gagner, il faut le moins de jetons. Une mauvaise carte se cache dans la pioche :
    l’indigestion. Pioche-la, et tu prends un jeton. Manger, c’est piocher : fais manger les autres !
stack-serve =
    Un 3 est sur la table : le manger, c’est piocher trois cartes. Très peu pour toi ! Pose ton 3 dessus, et ça fait six
    pour Miso, à ta gauche. Touche ton 3.
    .other = Tu pourrais. Mais pourquoi manger, ou gâcher une paire, si tu peux servir un 3 ?
stack-eat =
    Miso aussi a servi un 3, et Juno a dû manger neuf cartes. Rien de mauvais, ouf ! Puis Juno a posé un 2. Tu n’en as pas,
    mais deux cartes, c’est peu. Touche « Manger 2 ».
    .other = Garde tes 5 pour pire que ça. Ce n’est qu’un 2.
stack-start =
    Un 6 et un 7, tous deux bons. Tout le monde les a vus, tu les gardes : une main n’a pas de limite. Quand on a mangé,
    on commence la pile suivante. Touche ton 4.
    .other = Tu pourrais. Mais ici, commence avec le 4.
stack-skip =
    Douze à manger, et tu n’as pas de 4 ! Deux plats pareils te sauvent : l’un fait disparaître toute la pile, l’autre en
    commence une nouvelle. Touche tes 5, puis « Esquiver avec deux ».
    .other = Douze cartes ? Esquive plutôt avec tes 5.
stack-last =
    Ta petite pile est de retour, et elle a grossi : déjà 15 à manger. Heureusement, tu as un troisième 5 ! Touche-le, et
    c’est 20 pour Miso.
    .other = Pas besoin de manger. Sers ton 5.
stack-won =
    Tu as passé la pile, et Miso a dû manger : 20 cartes, dont une indigestion ! Un jeton pour Miso. Dès que quelqu’un a
    trois jetons, c’est fini : on gagne avec le moins de jetons.

## La deuxième leçon : les actions.

actions = Cartes action
actions-more =
    Trois 7 : 21 à manger, et tu n’as pas de 7. Mais tu peux jouer une carte action au lieu d’un plat. Du Rab ajoute une
    seule carte. Touche Du Rab.
    .other = Bonne carte, pour plus tard. D’abord Du Rab.
actions-sum =
    Tu en as fait 22. Miso a servi un 7 : les actions ne changent pas le plat, c’est toujours 7. Puis Juno a ajouté Du Rab,
    et Pico aussi. 31, et c’est à toi !
actions-turn =
    Demi-tour renvoie la pile : on change de sens, et elle va de l’autre côté, chez Pico. Bien fait ! Touche Demi-tour.
    .other = Pas encore. Renvoie la pile avec Demi-tour.
actions-there =
    « Toi, là », dit Pico, et la pile te revient. Mais toi aussi, tu as cette carte : choisis qui tu veux, sauf toi. Touche
    « Toi, là », puis Miso.
    .other = Miso a l’air d’avoir faim. Choisis Miso.
actions-three =
    Miso a mangé 31 cartes, toutes bonnes, puis posé un 4. Ta main était vide, ce n’est ni bien ni mal : au début de ton
    tour, tu pioches trois cartes en secret. Touche ton 4.
    .other = Un 4 convient. Sers-le.
actions-done =
    Huit pour Pico, car on joue toujours dans l’autre sens. À retenir : une seule action par tour, et une paire d’actions ne
    permet pas d’esquiver.

## La troisième leçon : l’indigestion, les jetons et la fin.

tokens = Aïe, mon ventre
tokens-eat =
    Dix à manger, et tu n’as ni 5, ni paire, ni action. Sur les huit cartes de la pioche, trois sont déjà mauvaises. Ça
    arrive à tout le monde. Touche « Manger 10 ».
tokens-add =
    Trois indigestions, mais un seul jeton ! La pioche s’est vidée : elles y retournent toutes, bien mélangées. En ajouter
    une, pour le frisson ? Touche « Oui, une de plus » ou « Non, on en reste là ».
tokens-again =
    Tu gardes les bonnes cartes. Tout le reste est mélangé, et on repart dans le sens horaire. Tu as pris le jeton, donc
    tu commences. Touche un plat.
tokens-last =
    Quelques manches plus tard, Miso a deux jetons, Juno et toi un seul. Un troisième met fin à la partie aussitôt. Douze à
    manger ! Touche ton 4, et ça fait 16 pour Miso.
    .other = Miso aimerait bien. Sers le 4.
tokens-over =
    Le troisième jeton de Miso ! C’est fini, et Miso arrive en dernier. Un jeton pour Juno, un pour toi : les cartes en
    main décident. Tu en as quatre, Juno trois : tu gagnes !

## La quatrième leçon : ce que tous voient, et les options.

variants = Règles maison
variants-seen =
    Ce qu’on mange, tout le monde le voit. Miso a mangé un 6 et un 7 ; avec l’option « Aide-mémoire », la page te le
    rappelle. Ne lui sers donc ni l’un ni l’autre. Touche ton 3.
    .other = Miso a la même carte. Prends le 3.
variants-open =
    Miso n’avait pas de 3 et a mangé. La défausse aussi est visible : regarde-la quand tu veux, et calcule ce qui peut
    rester dans la pioche.
variants-none =
    À toi de commencer, mais tu n’avais que des actions, et une pile commence par un plat. Tu as donc pioché trois cartes,
    et tout le monde sait pourquoi. Touche un plat.
variants-same =
    Douze à manger. Tu pourrais servir un 4. Mais n’importe quelle paire permet d’esquiver, même celle du plat en jeu.
    Touche tes 4, puis « Esquiver avec deux ».
    .other = Ça marche aussi. Ici, esquive avec les deux 4.
variants-easy =
    Il ne restait qu’un 4, et Miso l’a mangé. Trop facile ? Alors active l’option « Une esquive change de plat ».
variants-changed =
    Les mêmes cartes, avec cette option. Tes 4 ne peuvent plus esquiver, seule une paire d’un autre plat le peut. Touche
    tes 2, puis « Esquiver avec deux ».
    .other = Tu pourrais. Mais essaie tes 2.
variants-even =
    Encore une option : « Les plats ». D’habitude, il y a dix-sept 2, mais seulement sept 7. Ici, douze de chaque : les 7
    viennent plus souvent ! Tu choisis les options en ouvrant une table.
