### Les règles de Cat Lady en images. `.picture` décrit l’image à qui ne peut pas la voir.

goal =
    Prends des chats et ce qu’ils aiment manger, trois cartes à la fois. On gagne avec le plus de points une fois les
    chats nourris.

## Un tour, pas à pas.

step-take = Neuf cartes forment la grille. Prends toute une rangée ou une colonne : trois cartes.
    .picture = Une grille de neuf cartes ; la rangée du milieu est marquée.
step-token = Mais pas la ligne où est assis le chat de bois ! Il va sur la ligne que tu as prise, et trois nouvelles cartes arrivent.
    .picture = Le chat de bois passe de la rangée du haut à celle du milieu, de nouveau complète.
step-keep = Les chats s’installent devant toi. La nourriture devient aussitôt des jetons. Tout le reste va dans ta main.
    .picture = Un chat, une carte de nourriture qui devient deux jetons de poulet, et de l’herbe à chat.
step-play = Avant ou après avoir pris ta ligne, tu peux jouer des cartes de ta main. Deux chats perdus, par exemple, amènent un chat errant.
    .picture = Deux chats perdus, et Florence, la chatte errante qu’ils amènent.
step-end = Quand la pioche est vide et que la grille ne peut plus être complétée, c’était le dernier tour.
    .picture = Une grille dont une rangée est vide, et plus aucune carte dans la pioche.
step-feed = Maintenant, nourris tes chats. Un chat reçoit exactement ce qu’il lui faut, ou rien. Nourri, il rapporte les points de sa carte.
    .picture = Deux poulets et un lait vont à Potiron, qui n’a plus faim et rapporte 6 points.

## L’exemple : le score d’une personne.

example = La partie est finie. Ta nourriture a suffi pour trois de tes quatre chats.
    .picture = Potiron, Lily et Ombre ont mangé, Keaton est affamé. Dessous : trois jouets différents, deux costumes, deux herbes à chat.
example-fed = Tes chats : Potiron 6, Lily 2, Ombre 1
example-hungry = Keaton est affamé
example-toys = Trois jouets différents
example-costumes = Le plus de costumes à la table
example-catnip = Deux herbes à chat : 1 par chat nourri, et tu en as trois
example-left = Pas de nourriture en trop ; quelqu’un d’autre en a le plus et perd 2
example-sum = En tout
