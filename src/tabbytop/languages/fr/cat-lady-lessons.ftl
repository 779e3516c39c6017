### Les leçons de Cat Lady. Les mots entre guillemets sont sur des boutons de la page et doivent être les mêmes que là-bas.

## Tes premiers chats.

first-cats = Tes premiers chats
first-cats-grid =
    Dans Cat Lady, tu réunis des chats et tu les nourris, et les chats nourris rapportent des points.

    Neuf cartes forment la grille. À ton tour, tu en prends trois : toute une rangée ou toute une colonne.
first-cats-take =
    Le chat de bois est devant la colonne 2 : personne ne peut la prendre maintenant. Zeus est dans la rangée A, avec du poulet
    et du lait. Prends la rangée A : appuie sur son A, deux fois sur un téléphone.
    .other = Jolie ligne, mais Zeus est dans la rangée A. Prends la rangée A.
first-cats-home =
    Zeus habite chez toi maintenant. La nourriture devient aussitôt des jetons. À la fin, Zeus veut deux poulets, et tu en as
    un. Le chat de bois est allé devant ta rangée. C’est au tour de Miso.
first-cats-again =
    Trois nouvelles cartes comblent toujours le vide. Dans la rangée B, il y a l’autre poulet pour Zeus, et Snowflake, qui boit
    du lait. Le chat de bois est devant la C, donc la B est libre. Prends la rangée B.
    .other = Zeus aurait encore faim. Son poulet est dans la rangée B.
first-cats-end =
    La pioche est vide et le vide reste : c’était le dernier tour. Ton nœud papillon est un costume : qui
    en a le plus gagne 6 points à la fin. Il n’y a plus rien à faire. Appuie sur « c’est tout ».
first-cats-chicken =
    À table ! Chacun nourrit ses chats, sans voir ce que font les autres. Donne un poulet à Zeus : appuie sur le poulet, puis sur
    Zeus.
    .other = Zeus d’abord, s’il te plaît : appuie sur le poulet, puis sur Zeus.
first-cats-more =
    Un demi-repas ne compte pas : un chat reçoit tout ce qu’il lui faut, ou rien. Donne à Zeus le deuxième poulet
    de la même façon.
    .other = Zeus te regarde. Donne-lui le deuxième poulet.
first-cats-milk = Zeus est nourri. Snowflake ne demande qu’un lait. Donne le lait à Snowflake.
    .other = Snowflake a encore faim. Le lait, s’il te plaît.
first-cats-done =
    Tout le monde a mangé. Jusqu’au bout, tu peux reprendre de la nourriture et changer d’avis. Appuie sur « Tout est prêt ».
    .other = Ils sont contents ainsi. Appuie sur « Tout est prêt ».
first-cats-points =
    Zeus rapporte 3 points, Snowflake 2, et ton costume 6, car personne n’en a plus : 11. Chez Miso, Keaton a faim : cela coûte 2. Tu
    gagnes !

    Une partie a d’autres sortes de cartes, comme les jouets et les chats perdus. Garde le doigt sur une carte pour la lire.

## Des cartes en main.

hand-cards = Des cartes en main
hand-cards-hand =
    Certaines cartes vont dans ta main et attendent que tu les joues. Miso voit combien tu en as, mais pas lesquelles. Tu as un
    vaporisateur et un chat perdu.
hand-cards-spray =
    La rangée B est la meilleure, et le chat de bois est juste devant. Un vaporisateur l’envoie vers une autre ligne. Appuie sur
    « Faire fuir le chat de bois », puis sur la rangée C.
    .other = La rangée B vaut bien un peu d’eau. Envoie le chat de bois à la rangée C.
hand-cards-take =
    Il file. La rangée B est libre : Bronte, deux thons pour elle, et un autre chat perdu. Prends la rangée B.
    .other = L’eau, c’était pour la rangée B. Prends la rangée B.
hand-cards-stray =
    Tu peux jouer des cartes avant de prendre une ligne, et après. Deux chats perdus amènent un chat errant. Florence rapporte 2
    points par chat roux nourri. Appuie sur « Adopter un errant », puis sur Florence.
    .other = Florence va le mieux avec tes chats roux. Adopte Florence.
hand-cards-home =
    Florence est à la maison, et aucun chat errant ne prend sa place. Ta main est vide, donc ton tour s’est terminé tout seul.
    Passons au dernier tour.
hand-cards-last =
    La pioche est vide. C’est le dernier tour, et ensuite plus personne ne joue de carte. Dans la rangée B : du lait, du poulet et
    un deuxième chat perdu. Prends la rangée B.
    .other = Il faut du lait et du poulet à tes chats. Tout est dans la rangée B.
hand-cards-cash =
    Encore deux chats perdus. Mais Penny ne serait qu’une bouche affamée de plus. Ils peuvent aussi devenir 2 points : appuie sur
    « Adopter un errant », puis sur « 2 points ».
    .other = Ici, Penny aurait faim. Prends les 2 points.
hand-cards-end =
    Il n’y a plus rien à jouer. Le nœud papillon ne compte qu’à la fin. Appuie sur « c’est tout ».
hand-cards-florence = À table. Il faut à Florence un poulet et un lait. Donne-lui le poulet.
    .other = Florence d’abord : le poulet, s’il te plaît.
hand-cards-milk = Maintenant, donne le lait à Florence.
    .other = Florence attend son lait.
hand-cards-wild =
    Bell veut du poulet, mais il ne reste qu’un joker. Un joker compte comme poulet, thon ou lait, au choix. Donne-le à Bell.
    .other = Le joker est pour Bell.
hand-cards-done = Les deux ont mangé. Appuie sur « Tout est prêt ».
    .other = Ils sont contents ainsi. Appuie sur « Tout est prêt ».
hand-cards-points =
    Florence compte deux chats roux nourris, Bell et elle-même : 4 points. Bell rapporte 1, les chats perdus 2, le nœud papillon
    6. Cela fait 13, et tu gagnes.

## Ce qui rapporte des points.

scoring = Ce qui rapporte des points
scoring-toys =
    Les jouets comptent par séries de jouets différents. Un vaut 1 point, deux 3, trois 5, quatre 8, cinq 12. Tu en as deux. La
    canne à plumes serait le troisième. Prends la rangée A.
    .other = Là, pas de nouveau jouet. La canne à plumes est dans la rangée A.
scoring-catnip =
    Trois jouets : 5 points. Mais tu as une herbe à chat, et une seule coûte 2 points. Il t’en faut une autre. Rien à jouer pour
    l’instant : appuie sur « c’est tout ».
scoring-second =
    Dans la rangée C : herbe à chat, un costume et un quatrième jouet. C’est le dernier tour. Prends la rangée C.
    .other = Regarde encore la rangée C. De l’herbe à chat !
scoring-costumes =
    Deux ou trois herbes à chat rapportent 1 point par chat nourri ; quatre ou plus, 2. Avoir le plus de costumes rapporte 6
    points, n’en avoir aucun en coûte 2. Appuie sur « c’est tout ».
scoring-open =
    Toutes les mains sont maintenant visibles. Tu as deux laits. Keaton prend les deux et rapporte 4. Lily et Snowflake en
    prennent un chacun, rapportent 2 chacun et comptent pour l’herbe à chat. Donne un lait à Lily.
    .other = Ici, deux chats nourris valent mieux qu’un. Lily d’abord.
scoring-snowflake = Maintenant, donne l’autre lait à Snowflake.
    .other = L’autre lait est pour Snowflake.
scoring-done =
    Keaton a faim et coûte 2. Malgré tout, tu as plus de points ainsi. Appuie sur « Fini, 1 chat affamé ».
    .other = Le menu est bon ainsi. Appuie sur « Fini, 1 chat affamé ».
scoring-leftovers =
    La nourriture en trop coûte aussi : qui en a le plus perd 2 points, et à égalité tous ceux-là. Chaque jeton compte, les
    jokers aussi. Il en reste deux à Miso.
scoring-points =
    Jouets 8, Lily et Snowflake 4, herbe à chat 2, Keaton −2. Miso et toi partagez les 6 des costumes : 3 chacun. Tu gagnes avec
    15. À égalité de points, les chats nourris décident.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    Box of Treats ajoute des cartes. Un carton avec un chat qui convient, nourri ou non, rapporte 1 point par carton que tu as.
    Bell va dans ton carton pour un chat roux à poulet.
treats-brush =
    Ton autre carton est pour un chat gris, et Ash est gris. Une brosse échange ton chat contre un chat de la grille, où que soit
    le chat de bois. Appuie sur « Échanger un chat », puis sur Shadow et Ash.
    .other = Le carton gris attend Ash. Échange Shadow contre Ash.
treats-bag =
    Deux cartons pleins : 4 points. Un sac de courses t’apporte un poulet, un thon et un lait. Les autres reçoivent une pièce d’or,
    2 points, par politesse. Appuie sur le sac de courses.
    .other = Les courses d’abord. Appuie sur le sac de courses.
treats-goal =
    Tu partages un objectif avec chaque voisin. Atteignez-le ensemble : 3 points chacun. Une fois par tour, tu peux en changer.
    Avec Miso, 5 herbes à chat sont plus faciles que 8 jouets. Appuie sur l’objectif des jouets, puis sur l’herbe à chat.
    .other = Miso a déjà de l’herbe à chat. Échange l’objectif des jouets contre l’herbe à chat.
treats-shared = Maintenant, Miso et toi réunissez de l’herbe à chat ensemble. Laissons passer quelques tours.
treats-laser =
    Un pointeur laser est un tour entier : deux cartes au choix sont à toi, et le chat de bois reste là. Appuie sur
    « Pointeur laser », puis sur le poulet en A1 et l’herbe à chat en C3.
    .other = Cette fois : le pointeur laser, le poulet en A1, l’herbe à chat en C3.
treats-throw =
    Une troisième carte part à la défausse. Le Zeus de Juno attend un poulet. Quel dommage s’il disparaissait. Défausse le poulet
    en C2.
    .other = Celle-là ne manquerait à personne. Défausse le poulet en C2.
treats-treat =
    À table. Il faut trois thons à Pablo Picatso, et tu n’en as pas. Une friandise nourrit un chat à elle seule, mais il ne vaut
    alors que 1 point. Donne la friandise à Pablo Picatso.
    .other = La friandise est pour Pablo Picatso.
treats-ash = Un chat affamé coûte 2, donc cela valait la peine. Donne un poulet à Ash.
    .other = Ash veut un poulet.
treats-bell = Donne l’autre poulet à Bell.
    .other = Bell veut l’autre poulet.
treats-done = Les trois ont mangé. Appuie sur « Tout est prêt ».
    .other = Ils sont contents ainsi. Appuie sur « Tout est prêt ».
treats-points =
    Tes deux herbes à chat et les trois de Miso font 5 : objectif atteint, 3 points chacun. Les cartons pleins t’en rapportent 4.
    Pablo Picatso compte comme nourri, donc ton herbe à chat rapporte 3. Tu gagnes avec 19.

## En solo.

alone = En solo contre le chat
alone-gift =
    En solo, tu joues contre le chat adverse. Avant la partie, il reçoit des cadeaux : un en « Facile », deux en « Normal »,
    trois en « Difficile ». Ici, deux jetons, qui valent 4 points.
alone-take =
    Le chat adverse commence toujours. Ensuite, tu joues comme d’habitude. Prends la rangée A : deux chats et un thon.
    .other = Dans la rangée A, il y a deux chats et un thon. Prends la rangée A.
alone-guide =
    Sa carte dit : la ligne avec le plus de nourriture. Même le chat de bois ne l’arrêterait pas. Les rangées B et C sont à
    égalité, donc tu choisis. Garde la C pour toi : appuie sur la rangée B.
    .other = La rangée C, tu la veux pour toi. Laisse-lui la rangée B.
alone-last = Il t’a obéi. C’est ton dernier tour, avec un poulet, un nœud papillon et un lait. Prends la rangée C.
    .other = Tes chats attendent la rangée C.
alone-end = La pioche est vide. Appuie sur « c’est tout ».
alone-bell =
    Le chat adverse nourrit après toi. Sauf les friandises, toute sa nourriture est joker. Tes chats sont plus difficiles. Donne
    le poulet à Bell.
    .other = Bell d’abord : le poulet, s’il te plaît.
alone-shadow = Donne le thon à Shadow.
    .other = Le thon est pour Shadow.
alone-snowflake = Donne le lait à Snowflake.
    .other = Le lait est pour Snowflake.
alone-done = Les trois ont mangé. Appuie sur « Tout est prêt ».
    .other = Ils sont contents ainsi. Appuie sur « Tout est prêt ».
alone-points =
    Tu as 10 points. Le chat adverse en a 5 : Zeus 3, jetons 4, aucun costume −2. Tu ne gagnes qu’avec plus de points que lui ;
    l’égalité ne suffit pas.

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
