### Leçons de Kitty Paw. Le fichier anglais dit à quoi sert chaque partie.
###
### Les mots entre guillemets sont des boutons, avec les noms de page-kitty-paw.ftl.

first-card = Ta première carte

first-card-paw =
    Reproduis avec des chats l’image de ta carte, et dis Miaou ! avant les autres : voilà le jeu. Appuie sur « Patte au
    milieu ! »
first-card-grab =
    Chaque carte va à la première patte, sans échange. Le grand chiffre est ce qu’elle vaut, « ou −1 » ce que coûte un Miaou !
    faux. Attrape la première carte.
    .other = Une bonne carte aussi. Cette fois, attrape la première.
first-card-ginger =
    Ta carte montre six pièces : cinq chats et un carton. Touche-la pour la voir en grand, encore une fois pour la reposer. Deux chats sont déjà là. Prends le
    Roux tigré orange qui brille.
    .other = Un beau chat, mais pas celui-là. Prends le Roux tigré qui brille.
first-card-beside =
    Il est venu comme il était : éveillé, tourné comme sur ta carte. Une chance ! Pose-le à gauche du Siamois aux pattes brunes, là
    où ton tapis brille.
    .other = Il est très bien ainsi. Pose-le là où ton tapis brille, tout contre le Siamois.
first-card-long =
    Miso construit en même temps. Une patte tient un chat, jamais deux. À présent, prends le long chat blanc au cœur.
    .other = Pas celui-là. Prends le long chat qui brille.
first-card-turn = Il est éveillé, comme sur ta carte, mais tourné autrement. Tourne-le une fois vers la droite.
    .other = Il suffit de le tourner : une fois vers la droite.
first-card-between =
    Il est comme il faut. Le long chat occupe deux places : touche le milieu des deux, là où ton tapis brille.
    .other = Il est bien tourné. Touche là où ton tapis brille : le milieu du long chat y sera.
first-card-box =
    Le dernier chat de ta carte est dans un carton. Ta carte Carton attend à côté de ta carte. Prends-la.
    .other = D’abord le carton, ensuite son chat. Prends ta carte Carton.
first-card-apart =
    Elle est à plat, comme sur ta carte. Si une carte la montre debout, appuie sur « Debout ». Pose-la en haut à droite, à
    l’écart des chats.
    .other = L’écart doit être le même que sur ta carte. Pose-la là où ton tapis brille.
first-card-blue = Maintenant son chat : prends le Bleu russe gris qui brille.
    .other = Pas celui-là. Prends le Bleu russe qui brille.
first-card-awake = Celui-ci dort. Sur ta carte il est éveillé, debout. Appuie sur « Retourner ».
    .other = Il est bien tourné, mais il dort. Appuie sur « Retourner ».
first-card-inside = Bonjour, toi. Pose-le dans le carton.
    .other = Il est comme il faut. Pose-le dans le carton.
first-card-meow = Six sur six, complet ! Chaque pièce est-elle à sa place, bien tournée, du bon côté ? Oui. Appuie sur « Miaou ! »
    .other = Tout est juste. N’y touche plus, et appuie sur « Miaou ! »
first-card-done =
    C’est juste, les six ! Une carte vaut autant de points qu’elle a de chats : 5 pour toi, 0 pour Miso. En jeu, « Conseil », en
    haut, te montre le prochain coup.

hide-and-seek = Cache-cache

hide-and-seek-peek =
    Ta carte montre aussi un Peterbald. Il ressemble au Sphynx, mais se cache sous un carton. Regarde sous celui qui brille.
    .other = Plus tard. Regarde d’abord sous le carton qui brille.
hide-and-seek-shut =
    Un Chat écaille, pas celui que tu cherches. Miso voit seulement où tu regardes. Retiens-le, et appuie sur « Refermer ».
    .other = Tu pourrais le garder, mais ta figure serait fausse. Appuie sur « Refermer ».
hide-and-seek-held =
    Miso tient un carton ouvert : personne d’autre ne peut y regarder. En attendant, prends le Calico qui brille.
    .other = Prends le Calico qui brille. Tu verras pourquoi.
hide-and-seek-stray =
    Oh, il n’est pas sur ta carte. Un intrus rentre bientôt, ou dès que tu prends autre chose. Prends le Roux tigré.
    .other = Laisse filer le Calico : prends le Roux tigré qui brille.
hide-and-seek-ginger =
    Le Calico est rentré. Et regarde, Miso a gardé une carte, visible de tous : le Peterbald ! Pose ton Roux tigré, l’air de
    rien.
    .other = Il est très bien ainsi. Pose-le là où ton tapis brille.
hide-and-seek-slipped =
    Miso n’a pas besoin de Peterbald. Une mauvaise carte repart au bout d’un moment, et voilà. Regarde sous ce carton.
    .other = Tu sais où il est. Regarde sous le carton qui brille.
hide-and-seek-keep = Le voilà. Tu peux avoir une carte de ce genre, pas plus. Appuie sur « Garder ».
    .other = C’est la bonne. Appuie sur « Garder ».
hide-and-seek-turn = Elle arrive toujours droite. Sur ta carte elle est tournée. Tourne-la une fois vers la droite.
    .other = Pas encore. Tourne-la une fois vers la droite.
hide-and-seek-lay =
    Une figure va n’importe où, si ses pièces sont entre elles comme sur la carte. Pose le Peterbald dans le trou.
    .other = Il est bien tourné. Pose-le là où ton tapis brille.
hide-and-seek-meow = La figure est complète, et elle est juste. Appuie sur « Miaou ! »
    .other = Il ne manque rien. Appuie sur « Miaou ! »
hide-and-seek-done = C’est juste ! Cinq chats, 5 points ; le Peterbald ne compte pas. Un faux appel au niveau II coûte 2 points.

right-or-wrong = Miaou, juste ou faux

right-or-wrong-early =
    Miaou ! est appel, réponse ou erreur. D’abord l’erreur : il manque un chat sur ton tapis. Appuie quand même sur « Miaou ! »
    .other = Plus tard. Pour une fois, va trop vite : appuie sur « Miaou ! »
right-or-wrong-answer =
    Trop tôt : ta patte a gelé. Elle a dégelé, mais Miso appelle ! On répond, la dernière patte paie. Appuie sur « Lève la
    patte ! »
right-or-wrong-last =
    La patte de Juno était la dernière, et paie la pénalité de sa carte : 1 point. Juno en avait zéro, et passe à moins un.
right-or-wrong-wrong =
    Le Siamois de Miso était mal tourné : 1 point de moins, et fin de la manche. Les cartes non marquées quittent la partie.
right-or-wrong-lift =
    Plus tard. Ton tapis est complet, mais sur ta carte le Calico est éveillé. Tu peux tout changer : reprends le Calico.
    .other = Pas celui-là. Reprends le Calico, en bas à gauche.
right-or-wrong-flip = Réveille-le : appuie sur « Retourner ».
    .other = Il doit juste se réveiller. Appuie sur « Retourner ».
right-or-wrong-lay = Repose-le là où il était.
    .other = Sa place est là où il était, au bout de la rangée du bas, à gauche.
right-or-wrong-extra =
    Ta carte ne montre pas de Bleu russe. Ton tapis est complet, mais un chat de trop fausse l’appel. Reprends-le.
    .other = Celui-là peut rester. Reprends le Bleu russe.
right-or-wrong-home = Il n’est pas à toi : remets-le au milieu.
    .other = Il n’a rien à faire sur ton tapis. Appuie sur « Remettre ».
right-or-wrong-call =
    Maintenant, c’est juste. Tu as quatre cartes, trois gagnées et une pénalité. Va chercher la cinquième : « Miaou ! »
    .other = Il n’y a plus rien à changer. Appuie sur « Miaou ! »
right-or-wrong-done =
    C’est juste ! Miso arrive après tous et paie. Cinq cartes marquées, pénalités comprises, et c’est fini. Tu gagnes avec 20.

time-attack = En solo contre la montre

time-attack-paw =
    En solo : dix rangées, une carte de chacune. Les points d’abord, puis moins de secondes. Appuie sur « Patte au milieu ! »
time-attack-grab =
    Ici, personne ne te devance. Les trois cartes que tu laisses quittent la partie. Attrape la première carte.
    .other = Elles sont toutes jolies. Attrape la première.
time-attack-seconds =
    Les secondes comptent, jusqu’à la fin de la rangée : 180 au plus, ou à ton choix avant la partie. Laisse-les passer.
time-attack-bell =
    La cloche a sonné avant toi : rien n’est marqué. Entre les rangées, rien ne compte. Appuie sur « Patte au milieu ! »
time-attack-under =
    Rangée neuf, niveau III : ça se chevauche. Sur ta carte, le Peterbald est sur le Siamois. Tire-le de dessous : reprends-le.
    .other = Le Peterbald est trop bas. Touche la moitié que tu vois.
time-attack-over = Ce que tu poses se met par-dessus. Repose-le à son ancienne place.
    .other = Seule la hauteur était fausse. Repose-le là où ton tapis brille.
time-attack-meow =
    Maintenant, c’est juste. En solo aussi, un faux appel coûte des points et termine la rangée. Appuie sur « Miaou ! »
    .other = Tout est juste. Appuie sur « Miaou ! »
time-attack-done =
    Sept chats, 7 points : 45 en tout. Après la dixième rangée, c’est fini, quel que soit le nombre de tes cartes.
time-attack-options =
    Avant une partie, tu peux choisir : les cartes jaunes sont un peu plus dures que les vertes, ou tout est mélangé.
time-attack-strangers =
    Et à plusieurs, pour la paix à table : un second faux appel peut n’exclure que toi, et les autres continuent.

## Ce que l’on montre.

point-ready = le bouton « Patte au milieu ! »
point-row = la carte { $row } de la rangée
point-card = ta carte
point-spot = l’emplacement { $spot } au milieu
point-cell = { $cell } sur ton tapis
point-mat = ton tapis
point-paw = ta patte
point-piece = { $piece-the } sur ton tapis
point-stray = l’intrus sur ton tapis
point-box-card = ta carte Carton
point-box = le carton { $box }
point-turn = la rotation vers la droite
point-flip = le bouton « Retourner »
point-back = le bouton « Remettre »
point-keep = le bouton « Garder »
point-shut = le bouton « Refermer »
point-meow = le bouton « Miaou ! »
point-check = la vérification
point-clock = les secondes
