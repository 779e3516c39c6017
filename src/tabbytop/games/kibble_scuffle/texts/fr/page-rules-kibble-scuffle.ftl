### Les règles de Kibble Scuffle en images. `.picture` décrit l’image à qui ne peut pas la voir.

goal = Sois à la gamelle quand le dîner commence, mange les meilleures croquettes et totalise le plus de points quand quelqu’un arrive à 20.

## Un tour, pas à pas.

step-play = Joue une carte de ta main à l’une des trois gamelles.
    .picture = Trois cartes en main ; l’une va à une gamelle garnie où se trouve un chat.
step-arrive = Ton chat s’assoit et fait ce que dit sa carte. Ici, un Quémandeur réclame deux croquettes de plus.
    .picture = Un Quémandeur à une gamelle, et deux croquettes qui y tombent.
step-moved = Un chat qu’on déplace arrive de nouveau à sa nouvelle gamelle, et agit de nouveau. Pour tes chats, c’est à toi de décider, même quand ce n’est pas ton tour.
    .picture = Un Pouilleux à une gamelle pousse un Chaton vers une autre gamelle.
step-five = Cinq chats à une gamelle à la fin du tour ? C’est l’heure du dîner.
    .picture = Cinq chats autour d’une gamelle pleine.
step-eat =
    La boîte de croquettes dit qui commence, puis on suit le sens horaire : un de tes chats mange une croquette et s’en
    va. Son chiffre, ce sont tes points.
    .picture = La boîte de croquettes, un Casanier ravi et une croquette de 3 qui va de la gamelle vers lui.
step-draw = Tout le monde complète sa main à cinq cartes, et on continue à gauche. Si quelqu’un a 20 points après un dîner, c’est fini.
    .picture = Une main de cinq cartes.

## L’exemple : un dîner.

example = Cinq chats, quatre croquettes : 3, 2, 1 et 1. Tu as la boîte de croquettes.
    .picture = Autour d’une gamelle : ton Pouilleux et ton Glouton, puis le Matou, le Casanier et le Chaton de Ben. La boîte de croquettes est à toi.
example-first = Le Matou de Ben mange avant tous les autres et prend le 3.
example-mangy = Tu as la boîte : ton Pouilleux prend le 2.
example-kitten = Le Chaton de Ben prend un 1.
example-greedy = Ton Glouton en mangerait deux, mais il ne reste qu’un 1.
example-hungry = Plus rien à manger : le Casanier de Ben part le ventre vide.
example-sum = Tes points à ce dîner ; Ben en a 4
