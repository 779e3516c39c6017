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
    Un concours de gloutons : le moins de jetons gagne. Une mauvaise carte se cache dans la pioche, l’Indigestion : qui
    la pioche prend un jeton. Manger, c’est piocher, alors fais manger les autres.
stack-serve =
    Un 3 est sur la table : qui le mange pioche trois cartes. Rien ne t’y oblige. Pose un autre 3 dessus : six à manger
    pour le suivant. Touche ton 3.
    .other = Tu peux. Mais pourquoi manger, ou gâcher une paire, si tu peux servir un 3 ?
stack-eat =
    Miso a servi un 3 aussi, et Juno a dû en manger neuf. Rien de mauvais. Puis Juno a posé un 2. Tu n’en as pas, mais deux
    cartes, c’est peu. Touche « Manger 2 ».
    .other = Garde tes 5 pour pire que ça. Ce n’est qu’un 2.
stack-start =
    Un 6 et un 7, tous deux bons. Tout le monde les a vus, et tu les gardes : une main grandit sans limite. Qui a mangé
    commence la pile suivante. Touche ton 4.
    .other = C’est permis. Ici, commence avec le 4.
stack-skip =
    Douze à manger, et tu n’as pas de 4 ! Deux plats égaux te sauvent : l’un enlève toute la pile, l’autre en
    commence une nouvelle. Touche tes 5, puis « Esquiver avec deux ».
    .other = Douze cartes ? Esquive plutôt avec tes 5.
stack-last =
    Encore une petite pile, mais elle a fait le tour : déjà 15. Et tu as un troisième 5 ! (Une main vide ne gagne
    rien : tu en pioches trois.) Touche-le : 20 pour Miso.
    .other = Pas besoin de manger. Sers ton 5.
stack-won =
    Tu as passé la pile, et Miso a dû manger : 20 cartes, dont une Indigestion ! Un jeton pour Miso, qui cache une autre
    Indigestion dans la pioche. Le troisième jeton d’un joueur finit la partie, et le moins de jetons gagne.

## La deuxième leçon : les actions.

actions = Cartes action
actions-more =
    Trois 7 : 21 à manger, et tu n’as pas de 7. Mais tu as des actions ; l’une d’elles peut aller sur la pile au lieu d’un
    plat. Du Rab ajoute une seule carte. Touche Du Rab.
    .other = Bonne carte, pour plus tard. D’abord Du Rab.
actions-sum =
    Avec toi, c’était 22. Miso a servi un 7 : ce qui compte, c’est le plat sous les actions. Puis Juno et Pico ont posé Du Rab,
    l’un sur l’autre. Ça fait 31, et c’est à toi.
actions-turn =
    Demi-tour renvoie la pile : le sens change, et la place voisine de ce côté joue. C’est Pico. Bien fait. Touche
    Demi-tour.
    .other = Pas encore. Renvoie la pile avec Demi-tour.
actions-there =
    « Toi, là », dit Pico, et la pile te revient. Mais tu as cette carte aussi : choisis qui tu veux, sauf toi. Touche « Toi,
    là », puis Miso.
    .other = Miso a l’air d’avoir faim. Choisis Miso.
actions-three =
    Miso en a mangé 31, tous bons, et a posé un 4. Ta main était vide, ni bien ni mal : au début de ton tour, tu pioches
    trois cartes, cachées aux autres. Touche ton 4.
    .other = Un 4 convient. Sers-le.
actions-done =
    Huit pour Pico, car on joue toujours dans l’autre sens. Retiens : une action par tour, et deux actions égales ne font pas
    une paire pour esquiver.

## La troisième leçon : l’indigestion, les jetons et la fin.

tokens = Aïe, mon ventre
tokens-eat =
    Dix à manger, et tu n’as ni 5, ni paire, ni action. Il reste huit cartes dans la pioche, dont trois mauvaises. Ça arrive
    aux meilleurs. Touche « Manger 10 ».
tokens-add =
    La pioche était vide : on a mélangé la défausse. Trois indigestions d’un coup, un seul jeton ! Elles y retournent,
    et tu peux en ajouter une, pour tous : « oui, une de plus » ou « non, on en reste là » ?
tokens-again =
    Tu gardes les bonnes cartes. Le reste est mélangé, on repart dans le sens horaire, et qui a pris le jeton commence. C’est
    toi : touche un plat.
tokens-last =
    Quelques manches plus tard, Miso a deux jetons, Juno et toi un chacun. Un troisième met fin à la partie aussitôt. Douze à
    manger : touche ton 4, et ça fait 16 pour Miso.
    .other = Miso aimerait bien. Sers le 4.
tokens-over =
    Le troisième jeton de Miso ! C’est fini, et Miso arrive en dernier. Juno et toi avez chacun un jeton : le plus de cartes en
    main gagne. Tu en as quatre, Juno trois : tu gagnes !

## La quatrième leçon : ce que tous voient, et les options.

variants = Règles maison
variants-seen =
    Ce qu’on mange, tous le voient. Miso a mangé un 6 et un 7 ; avec l’option « Aide-mémoire », la page les montre. Alors ne
    commence pas par là. Touche ton 3.
    .other = Miso a justement ça. Prends le 3.
variants-open =
    Miso n’avait pas de 3 et a mangé. La défausse est visible aussi. Tu peux la regarder à tout moment, et calculer ce qui
    reste peut-être dans la pioche.
variants-none =
    À toi de commencer, mais tu n’avais que des actions, et une pile commence par un plat. Tu as donc pioché trois cartes,
    et tous savent que tu n’avais pas de plat. Touches-en un.
variants-same =
    Douze à manger. Tu pourrais servir un 4. Mais une paire peut toujours esquiver, même avec le plat en jeu. Touche tes 4,
    puis « Esquiver avec deux ».
    .other = Ça marche aussi. Ici, esquive avec les deux 4.
variants-easy =
    Il ne restait qu’un 4, et Miso l’a mangé. Trop facile ? Alors choisis l’option « Une esquive change de plat ».
variants-changed =
    Les mêmes cartes, avec cette option. Tes 4 ne peuvent plus esquiver, seule une paire d’un autre plat le peut. Touche tes 2,
    puis « Esquiver avec deux ».
    .other = C’est permis. Mais essaie tes 2.
variants-even =
    Une autre option : les plats. D’habitude il y a dix-sept 2, mais seulement sept 7. Ici il y en a douze de chaque, alors
    gare aux nouilles ! Tu choisis les options en ouvrant une table.
