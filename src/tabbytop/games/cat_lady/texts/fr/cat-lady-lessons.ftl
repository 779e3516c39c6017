### Les leçons de Cat Lady. Les mots entre guillemets sont sur des boutons de la page et doivent être les mêmes que là-bas.

## Tes premiers chats.

first-cats = Tes premiers chats
first-cats-grid =
    Dans Cat Lady, tu réunis des chats et tu les nourris : c’est ce qui rapporte des points.

    Neuf cartes forment la grille. À ton tour, prends-en trois : toute une rangée ou toute une colonne.
first-cats-take =
    Le chat de bois est devant la colonne 2 : personne ne peut la prendre. Zeus est dans la rangée A, avec du poulet et du
    lait. Prends-la : touche le A (deux fois sur un téléphone).
    .other = Jolie ligne, mais Zeus est dans la rangée A. Prends la rangée A.
first-cats-home =
    Zeus habite chez toi maintenant, et ta nourriture s’est changée en jetons. Au dîner, il voudra deux poulets : tu en as
    un. Le chat de bois est passé devant ta rangée. À Miso de jouer.
first-cats-again =
    De nouvelles cartes sont là. Dans la rangée B : le poulet qui manque à Zeus, et Flocon, qui boit du lait. Le chat de
    bois est devant la C, alors prends la rangée B.
    .other = Zeus aurait encore faim. Son poulet est dans la rangée B.
first-cats-end =
    La pioche est vide, donc c’était le dernier tour. Ton nœud papillon est un costume : en avoir le plus rapporte 6
    points. Il n’y a plus rien à faire : touche « C’est tout ».
first-cats-chicken =
    À table ! Tout le monde nourrit ses chats en secret. Donne un poulet à Zeus : touche le poulet, puis Zeus.
    .other = Zeus d’abord, s’il te plaît : touche le poulet, puis Zeus.
first-cats-more =
    Un demi-repas ne compte pas : un chat reçoit tout ce qu’il lui faut, ou rien. Donne à Zeus le deuxième poulet
    de la même façon.
    .other = Zeus te regarde. Donne-lui le deuxième poulet.
first-cats-milk = Zeus est nourri. Flocon ne veut qu’un lait. Donne le lait à Flocon.
    .other = Flocon a encore faim. Le lait, s’il te plaît.
first-cats-done =
    Les deux ont mangé. Tant que tu n’as pas fini, tu peux récupérer de la nourriture et changer d’avis. Touche « C’est
    fini ».
    .other = Ils sont contents comme ça. Touche « C’est fini ».
first-cats-points =
    Zeus rapporte 3 points, Flocon 2, ton costume 6 : 11 points. Keaton a faim et coûte 2 à Miso. Tu gagnes !

    Bien d’autres cartes t’attendent. Garde le doigt sur une carte pour la lire.

## Des cartes en main.

hand-cards = Ta main
hand-cards-hand =
    Certaines cartes vont dans ta main et attendent que tu les joues. Miso voit combien tu en as, mais pas lesquelles. Tu as un
    vaporisateur et un chat perdu.
hand-cards-spray =
    La rangée B est la meilleure, et le chat de bois, bien sûr, est juste devant. Un vaporisateur l’envoie vers une autre
    ligne. Touche « Faire fuir le chat de bois », puis la rangée C.
    .other = La rangée B vaut bien un peu d’eau. Envoie le chat de bois vers la rangée C.
hand-cards-take =
    Il file. La rangée B est libre : Bronte, deux thons pour elle, et un autre chat perdu. Prends la rangée B.
    .other = L’eau, c’était pour la rangée B. Prends la rangée B.
hand-cards-stray =
    Tu peux jouer des cartes avant ou après avoir pris une ligne. Deux chats perdus amènent un chat errant. Florence
    rapporte 2 points par chat roux nourri. Touche « Adopter un errant », puis Florence.
    .other = C’est Florence qui va le mieux avec tes chats roux. Adopte Florence.
hand-cards-home =
    Florence est à la maison, et aucun autre chat errant ne prend sa place. Ta main est vide, donc ton tour s’est terminé
    tout seul. Passons au dernier tour.
hand-cards-last =
    La pioche est vide. C’est le dernier tour, et ensuite plus personne ne jouera de carte. Dans la rangée B : du lait, du
    poulet et un deuxième chat perdu. Prends la rangée B.
    .other = Il faut du lait et du poulet à tes chats. Tout est dans la rangée B.
hand-cards-cash =
    Encore deux chats perdus ! Mais Penny ne serait qu’une bouche affamée de plus. Prends plutôt 2 points : touche « Adopter
    un errant », puis « 2 points ».
    .other = Ici, Penny aurait faim. Prends les 2 points.
hand-cards-end =
    Il n’y a plus rien à jouer. Le nœud papillon ne compte qu’à la fin. Touche « C’est tout ».
hand-cards-florence = À table ! Florence veut un poulet et un lait. Donne-lui le poulet.
    .other = Florence d’abord : le poulet, s’il te plaît.
hand-cards-milk = Maintenant, donne le lait à Florence.
    .other = Florence attend son lait.
hand-cards-wild =
    Grelot veut du poulet, mais il ne reste qu’un joker. Un joker compte comme poulet, thon ou lait, au choix. Donne-le à Grelot.
    .other = Le joker est pour Grelot.
hand-cards-done = Les deux ont mangé. Touche « C’est fini ».
    .other = Ils sont contents comme ça. Touche « C’est fini ».
hand-cards-points =
    Florence compte deux chats roux nourris, Grelot et elle-même : 4 points. Grelot rapporte 1, les chats perdus 2, le
    nœud papillon 6. Ça fait 13, et tu gagnes !

## Ce qui rapporte des points.

scoring = Les points
scoring-toys =
    Collectionne les jouets : un à cinq jouets différents rapportent 1, 3, 5, 8 ou 12 points. Tu en as deux ; ajoute la
    canne à plumes. Prends la rangée A.
    .other = Là, pas de nouveau jouet. La canne à plumes est dans la rangée A.
scoring-catnip =
    Trois jouets : 5 points ! Mais tu n’as qu’une herbe à chat, et une seule coûte 2 points. Il t’en faut une autre. Rien à
    jouer pour l’instant : touche « C’est tout ».
scoring-second =
    Dans la rangée C : herbe à chat, un costume et un quatrième jouet. C’est le dernier tour. Prends la rangée C.
    .other = Regarde encore la rangée C. De l’herbe à chat !
scoring-costumes =
    Deux ou trois herbes à chat : 1 point de plus par chat que tu nourris. Quatre ou plus : 2. Avoir le plus de costumes
    rapporte 6 points, n’en avoir aucun coûte 2. Touche « C’est tout ».
scoring-open =
    Toutes les mains sont visibles. Tu as deux laits. Keaton veut les deux : 4 points. Lily et Flocon en veulent un,
    rapportent 2 chacun et comptent pour l’herbe à chat. Donne un lait à Lily.
    .other = Ici, deux chats nourris valent mieux qu’un. Lily d’abord.
scoring-snowflake = Maintenant, donne l’autre lait à Flocon.
    .other = L’autre lait est pour Flocon.
scoring-done =
    Keaton reste le ventre vide et coûte 2, mais tu auras quand même plus de points comme ça. Pardon, Keaton ! Touche
    « Fini, 1 chat affamé ».
    .other = Le menu est bon comme ça. Touche « Fini, 1 chat affamé ».
scoring-leftovers =
    La nourriture en trop coûte aussi : en avoir le plus coûte 2 points, même à égalité. Chaque jeton compte, les jokers
    aussi. Il en reste deux à Miso.
scoring-points =
    Jouets 8, Lily et Flocon 4, herbe à chat 2, Keaton −2. Costumes : 6 points à partager avec Miso, donc 3. Tu gagnes
    avec 15. À égalité, on gagne avec le plus de chats nourris.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    Box of Treats ajoute des cartes. Un carton avec le bon chat dedans, même affamé, rapporte 1 point par carton que tu as.
    L’un des tiens veut un chat roux fan de poulet : Grelot !
treats-brush =
    Ton autre carton attend un chat gris : Cendre. Une brosse échange un de tes chats contre un de la grille, où que soit le
    chat de bois. Touche « Échanger un chat », puis Ombre et Cendre.
    .other = Le carton gris attend Cendre. Échange Ombre contre Cendre.
treats-bag =
    Deux cartons pleins : 4 points ! Un sac de courses t’apporte un poulet, un thon et un lait. Les autres reçoivent une
    pièce d’or (2 points), par politesse. Touche le sac de courses.
    .other = Les courses d’abord. Touche le sac de courses.
treats-goal =
    Atteins avec Miso l’objectif partagé : 3 points par tête. Une fois par tour, tu peux le changer : 5 herbes à chat,
    c’est plus facile que 8 jouets. Touche l’objectif des jouets, puis l’herbe à chat.
    .other = Miso a déjà de l’herbe à chat. Échange l’objectif des jouets contre l’herbe à chat.
treats-shared = Maintenant, Miso et toi, vous cherchez de l’herbe à chat. Laissons passer quelques tours.
treats-laser =
    Un pointeur laser occupe tout ton tour : tu prends deux cartes au choix, et le chat de bois ne bouge pas. Touche
    « Pointeur laser », puis le poulet en A1 et l’herbe à chat en C3.
    .other = Cette fois : le pointeur laser, le poulet en A1, l’herbe à chat en C3.
treats-throw =
    Une troisième carte part à la défausse. Le Zeus de Juno attend un poulet. Quel dommage si ce poulet disparaissait !
    Défausse le poulet en C2.
    .other = Celle-là ne manquerait à personne. Défausse le poulet en C2.
treats-treat =
    À table ! Pablo Pichatso veut trois thons, et tu n’en as pas. Une friandise suffit à n’importe quel chat, mais il ne
    rapporte alors qu’un point. Donne la friandise à Pablo Pichatso.
    .other = La friandise est pour Pablo Pichatso.
treats-ash = Un chat affamé coûte 2, donc ça valait le coup. Donne un poulet à Cendre.
    .other = Cendre veut un poulet.
treats-bell = Donne l’autre poulet à Grelot.
    .other = Grelot veut l’autre poulet.
treats-done = Les trois ont mangé. Touche « C’est fini ».
    .other = Ils sont contents comme ça. Touche « C’est fini ».
treats-points =
    Deux herbes à chat pour toi, trois pour Miso : objectif atteint, 3 points par tête ! Les cartons pleins rapportent 4.
    Pablo Pichatso compte comme nourri : ton herbe à chat rapporte 3. Tu gagnes avec 19.

## En solo.

alone = En solo
alone-gift =
    En solo, tu joues contre le chat adverse. Avant la partie, il reçoit des cadeaux : un en « Facile », deux en « Normal »,
    trois en « Difficile ». Ici, deux pièces d’or, qui valent 4 points.
alone-take =
    Le chat adverse commence toujours. Ensuite, tu joues comme d’habitude. Prends la rangée A : deux chats et un thon.
    .other = Dans la rangée A, il y a deux chats et un thon. Prends la rangée A.
alone-guide =
    La carte du chat adverse veut la ligne avec le plus de nourriture, chat de bois ou pas. B et C sont à égalité : choisis.
    Garde la C, et donne-lui la rangée B.
    .other = La rangée C, tu la veux pour toi. Laisse-lui la rangée B.
alone-last =
    Il t’a obéi : c’est rare, pour un chat ! C’est ton dernier tour. Prends la rangée C : un poulet, un nœud papillon et un
    lait.
    .other = Tes chats attendent la rangée C.
alone-end = La pioche est vide. Touche « C’est tout ».
alone-bell =
    Le chat adverse nourrit les siens après toi, et toute sa nourriture compte comme joker, sauf les friandises. Tes chats
    sont plus difficiles. Donne le poulet à Grelot.
    .other = Grelot d’abord : le poulet, s’il te plaît.
alone-shadow = Donne le thon à Ombre.
    .other = Le thon est pour Ombre.
alone-snowflake = Donne le lait à Flocon.
    .other = Le lait est pour Flocon.
alone-done = Les trois ont mangé. Touche « C’est fini ».
    .other = Ils sont contents comme ça. Touche « C’est fini ».
alone-points =
    Tu as 10 points, donc tu gagnes ! Le chat adverse en a 5 : Zeus 3, pièces d’or 4, aucun costume −2. Il faut toujours
    avoir plus de points que lui ; l’égalité ne suffit pas.

## Ce que l’on montre.

point-grid = la grille
point-line = la { $line }
point-cat = { $cat }
point-stray = { $stray }, chez les chats errants
point-strays = les chats errants
point-token = le chat de bois
point-food = ta nourriture
point-boxes = tes cartons
point-cell = la carte en { $cell }
point-goal = l’objectif « { $goal } »
point-cat-player = le chat adverse
