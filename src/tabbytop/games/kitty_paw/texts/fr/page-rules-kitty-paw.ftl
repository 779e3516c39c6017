### Les règles de Kitty Paw en images. `.picture` décrit l’image à qui ne peut pas la voir.

goal = Reproduis l’image de ta carte avec les chats du milieu, et dis Miaou ! avant les autres.

kitty-cards = Cartes Chatons

## Une manche, pas à pas. Tout le monde fait tout cela en même temps.

step-grab = Les pattes au milieu, et c’est parti. Attrape une des quatre cartes.
    .picture = Quatre cartes ; l’une d’elles est entourée.
step-take = Prends un chat à la fois au milieu. Tourne-le et retourne-le jusqu’à ce qu’il soit comme sur ta carte.
    .picture = Un chat, le même tourné, et le même retourné : maintenant il dort.
step-build = Construis l’image sur ton tapis. Peu importe où elle se trouve ; ce qui compte, c’est la position des chats entre eux. La carte Carton en fait partie, avec un chat dedans.
    .picture = Une carte, et un tapis avec la même image.
step-seek = Ta carte montre un symbole Cache-cache ? Regarde dans les cartons jusqu’à le trouver. Ce qui s’y cache, personne d’autre ne le voit.
    .picture = Un carton fermé, un carton ouvert, et le somali qui s’y cachait.
step-call = Ton tapis est complet : crie Miaou ! Les autres s’arrêtent et lèvent la patte. À trois ou plus, la dernière patte paie.
    .picture = Un tapis complet et l’appel ; trois personnes, et la dernière à lever la patte.
step-check = La table vérifie le tapis. Juste : la carte est à toi, un point par chat. Faux : tu paies sa pénalité. Puis vient la manche suivante.
    .picture = Une carte juste rapporte 5, une carte fausse coûte 2.

## L’exemple : les points d’une personne.

example = Quelqu’un a cinq cartes comptées : la partie est finie. Tu en as quatre.
    .picture = Deux cartes justes, pour 5 et 6 points, et une fausse, pour moins 1.
example-one = Une carte de niveau I avec cinq chats, juste
example-two = Une carte de niveau II avec six chats, juste
example-wrong = Une carte de niveau I, appelée trop tôt : un chat était mal placé
example-last = Une carte de niveau II : ta patte s’est levée la dernière
example-sum = En tout
