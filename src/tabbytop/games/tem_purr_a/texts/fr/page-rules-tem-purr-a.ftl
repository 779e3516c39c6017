### Les règles de Tem-Purr-A en images. `.picture` décrit l’image à qui ne peut pas la voir.

goal =
    Fais passer la pile qui grandit avant de devoir la manger. Quand quelqu’un prend son troisième jeton, on gagne avec
    le moins de jetons.

## Un tour : l’une des quatre premières choses ; puis ce qui peut en sortir.

step-serve = Servir : pose le même plat que celui en jeu. La pile grandit et passe à la personne suivante.
    .picture = Une pile de deux Dango, et une main avec un troisième qui va dessus.
step-eat = Ou manger : pioche autant de cartes que la pile en vaut. Elles sont à toi, et tu commences une nouvelle pile avec un plat.
    .picture = Un chat affamé devant une pile de deux Dango, et six cartes de la pioche.
step-act = Ou agir : Du Rab agrandit la pile d’une carte, Demi-tour la renvoie, « Toi, là » dit qui joue ensuite.
    .picture = Les trois actions : Du Rab, Demi-tour et Toi, là.
step-skip = Ou esquiver : pose deux plats pareils, quel que soit celui en jeu. La pile disparaît, l’un des deux en commence une nouvelle.
    .picture = Une pile de deux Nouilles disparaît ; deux Boules de riz sont jouées, et l’une d’elles est la nouvelle pile.
step-indigestion = Tu as pioché une indigestion ? Prends un jeton. La manche est finie, tout est mélangé sauf les mains, et tu commences.
    .picture = Un chat barbouillé, la carte Indigestion et un jeton.
step-end =
    Dès que quelqu’un prend un troisième jeton, c’est fini. On gagne avec le moins de jetons ; à égalité, avec le plus
    de cartes en main.
    .picture = Trois personnes avec trois jetons, un et aucun.

## L’exemple : ce que coûte une pile.

example = Trois Dango et un Du Rab sont devant toi. Tu n’as ni Dango, ni action, ni paire : il faut manger.
    .picture = Une pile de trois Dango avec un Du Rab dessus ; dix cartes sont piochées, dont une indigestion.
example-dishes = Trois Dango à 3 chacun
example-plus = Du Rab
example-sum = Autant de cartes à piocher
example-bad = L’une d’elles est une indigestion : tu prends un jeton et gardes les neuf autres.
example-end = À la fin, Cem a 3 jetons, Ben en a 1, et toi aussi. Tu as plus de cartes que Ben : tu gagnes.
