### Leçons de Kitty Paw. Le fichier anglais dit à quoi sert chaque partie.
###
### Les mots entre guillemets sont des boutons, avec les noms de page-kitty-paw.ftl.

first-card = Ta première carte

first-card-paw =
    Reproduis avec des chats l’image de ta carte, et dis Miaou ! avant les autres : voilà tout le jeu. Touche « Patte au
    milieu ! »
first-card-grab =
    Premier coup de patte, et la carte est à toi : pas d’échange ! Le grand chiffre est ce qu’elle vaut ; « ou −1 », ce que
    coûte un faux Miaou ! Attrape la première carte.
    .other = Une bonne carte aussi, mais cette fois, attrape la première.
first-card-ginger =
    Ta carte montre cinq chats et un carton. Touche-la pour la voir en grand, et encore une fois pour la reposer. Deux chats
    sont déjà sur ton tapis. Prends le Roux tigré qui brille.
    .other = Un beau chat, mais pas celui-là. Prends le Roux tigré qui brille.
first-card-beside =
    On prend un chat comme il est. Celui-ci est éveillé et tourné comme sur ta carte : une chance ! Pose-le à gauche du
    Siamois aux pattes brunes, là où ton tapis brille.
    .other = Il est très bien comme ça. Pose-le là où ton tapis brille, tout contre le Siamois.
first-card-long =
    Miso construit en même temps. Une patte tient un chat, jamais deux. Prends maintenant le long chat blanc au cœur.
    .other = Pas celui-là. Prends le long chat qui brille.
first-card-turn = Il est éveillé, comme sur ta carte, mais tourné autrement. Tourne-le une fois vers la droite.
    .other = Il suffit de le tourner : une fois vers la droite.
first-card-between =
    Maintenant, il est comme sur ta carte. Ce long chat occupe deux places : touche la ligne entre les deux, là où ton tapis
    brille.
    .other = Il est bien tourné. Touche là où ton tapis brille : le milieu du long chat y sera.
first-card-box = Le dernier chat de ta carte est dans un carton. Ta carte Carton attend juste à côté. Prends-la.
    .other = D’abord le carton, ensuite son chat. Prends ta carte Carton.
first-card-apart =
    Elle est à plat, comme sur ta carte : parfait. (Pour la mettre debout, il y a « Debout ».) Pose-la en haut à droite, à
    l’écart des chats.
    .other = L’écart doit être le même que sur ta carte. Pose-la là où ton tapis brille.
first-card-blue = Maintenant, son chat : prends le Bleu russe gris qui brille.
    .other = Pas celui-là. Prends le Bleu russe qui brille.
first-card-awake = Celui-ci dort. Sur ta carte, il est éveillé, sur ses pattes. Touche « Retourner ».
    .other = Il est bien tourné, mais il dort. Touche « Retourner ».
first-card-inside = Bonjour, le chat ! Pose-le dans le carton.
    .other = Il est très bien comme ça. Pose-le dans le carton.
first-card-meow =
    Six sur six : c’est complet ! Chaque pièce est-elle à sa place, bien tournée, éveillée ou endormie comme sur ta
    carte ? Oui ! Touche « Miaou ! »
    .other = Tout est juste. Laisse tout en place, et touche « Miaou ! »
first-card-done =
    Les six pièces sont justes ! Une carte vaut un point par chat : 5 pour toi, 0 pour Miso. En jeu, « Conseil », en haut,
    te montre le prochain coup.

hide-and-seek = Cache-cache

hide-and-seek-peek =
    Ta carte montre aussi un Peterbald. Il ressemble au Sphynx, mais se cache dans l’un des huit cartons. Regarde dans celui
    qui brille.
    .other = Plus tard. Regarde d’abord dans le carton qui brille.
hide-and-seek-shut =
    Un Chat écaille : ce n’est pas celui qu’il te faut. Personne d’autre ne le voit ; Miso voit seulement où tu regardes.
    Retiens-le bien, et touche « Refermer ».
    .other = Tu pourrais le garder, mais ton image serait fausse. Touche « Refermer ».
hide-and-seek-held =
    Maintenant, Miso tient un carton ouvert : personne d’autre ne peut y regarder. En attendant, prends le Calico qui
    brille.
    .other = Prends le Calico qui brille. Tu verras pourquoi.
hide-and-seek-stray =
    Oh, ta carte ne montre pas de Calico ! Un intrus rentre chez lui au bout d’un moment, ou dès que tu prends autre chose.
    Prends le Roux tigré.
    .other = Laisse filer le Calico : prends le Roux tigré qui brille.
hide-and-seek-ginger =
    Le Calico est rentré. Et regarde ce que Miso a gardé, sous les yeux de tout le monde : le Peterbald ! Pose ton Roux
    tigré, l’air de rien.
    .other = Il est très bien comme ça. Pose-le là où ton tapis brille.
hide-and-seek-slipped =
    Miso n’a pas besoin de Peterbald. Une mauvaise carte retourne dans son carton au bout d’un moment : celle de Miso vient
    d’y rentrer. Regarde dans ce carton.
    .other = Tu sais où il est. Regarde dans le carton qui brille.
hide-and-seek-keep = Le voilà ! Tu ne peux garder qu’une carte Cache-cache. Touche « Garder ».
    .other = C’est la bonne. Touche « Garder ».
hide-and-seek-turn =
    Le Peterbald sort toujours la tête en haut, mais ta carte le montre tourné. Tourne-le une fois vers la droite.
    .other = Pas encore. Tourne-le une fois vers la droite.
hide-and-seek-lay =
    Fais ton image n’importe où sur le tapis, tant que les pièces s’assemblent comme sur la carte. Pose le Peterbald
    dans le trou.
    .other = Il est bien tourné. Pose-le là où ton tapis brille.
hide-and-seek-meow = L’image est complète, et elle est juste. Touche « Miaou ! »
    .other = Il ne manque rien. Touche « Miaou ! »
hide-and-seek-done =
    C’est juste ! Cinq chats, 5 points ; un Peterbald caché ne compte pas. C’était une carte de niveau II : un faux Miaou !
    t’aurait coûté 2 points.

right-or-wrong = Miaou, juste ou faux

right-or-wrong-early = C’est l’heure de se tromper ! D’abord, il manque un chat sur ton tapis. Touche quand même « Miaou ! »
    .other = Plus tard. Pour une fois, va trop vite : touche « Miaou ! »
right-or-wrong-answer =
    Il manquait quelque chose, et ta patte a gelé un instant. Et maintenant, Miso appelle ! Tout le monde doit répondre, et
    la dernière patte paie. Touche « Lève la patte ! »
right-or-wrong-last =
    La patte de Juno était la dernière, et sa carte lui coûte 1 point. Juno en avait zéro, ça fait moins un. Aïe !
right-or-wrong-wrong =
    Quant au tapis de Miso, il était complet, mais faux : le Siamois était mal tourné. Ça coûte 1 point à Miso et
    termine la manche. Les autres cartes ne rapportent rien.
right-or-wrong-lift =
    Une manche plus tard. Ton tapis est complet, mais sur ta carte le Calico est éveillé. Tu peux encore tout changer :
    reprends le Calico.
    .other = Pas celui-là. Reprends le Calico, en bas à gauche.
right-or-wrong-flip = Réveille-le : touche « Retourner ».
    .other = Il doit juste se réveiller. Touche « Retourner ».
right-or-wrong-lay = Repose-le là où il était.
    .other = Sa place est là où il était, au bout de la rangée du bas, à gauche.
right-or-wrong-extra =
    Ta carte ne montre pas de Bleu russe. Avec un chat de trop, tu peux quand même appeler, mais ce serait faux.
    Reprends-le.
    .other = Celui-là peut rester. Reprends le Bleu russe.
right-or-wrong-home = Il n’est pas à toi : remets-le au milieu.
    .other = Il n’a rien à faire sur ton tapis. Touche « Remettre ».
right-or-wrong-call =
    Maintenant, c’est juste. Tu as déjà quatre cartes : trois gagnées, et une qui t’a coûté des points. Celle-ci serait la
    cinquième. Touche « Miaou ! »
    .other = Il n’y a plus rien à changer. Touche « Miaou ! »
right-or-wrong-done =
    C’est juste ! La patte de Miso était la dernière : Miso paie. La partie finit quand quelqu’un a cinq cartes, y compris
    celles qui ont coûté des points. Tu gagnes avec 20 points !

time-attack = Contre la montre

time-attack-paw =
    On peut aussi jouer en solo : dix rangées, une carte de chacune. Le but : le plus de points, et à égalité, le moins de
    secondes. Touche « Patte au milieu ! »
time-attack-grab =
    Ici, personne ne te devance. Les trois cartes que tu laisses quittent la partie. Attrape la première carte.
    .other = Elles sont toutes jolies. Attrape la première.
time-attack-seconds =
    Maintenant, les secondes comptent jusqu’à la fin de la rangée : 180 au plus, ou ce que tu choisis avant la partie. Pour
    une fois, laisse-les passer.
time-attack-bell =
    La cloche a sonné avant ton appel : cette rangée ne te rapporte rien. Entre les rangées, les secondes ne comptent pas.
    Touche « Patte au milieu ! »
time-attack-under =
    Rangée neuf, niveau III : des pièces se chevauchent. Sur ta carte, le Peterbald est sur le Siamois. Sur ton tapis, il
    est dessous. Reprends le Peterbald.
    .other = Son autre moitié est sous le Siamois. Touche la moitié que tu vois.
time-attack-over = Ce que tu poses se met par-dessus. Repose-le à son ancienne place.
    .other = Même place, mais par-dessus cette fois. Pose-le là où ton tapis brille.
time-attack-meow =
    Maintenant, c’est juste. En solo aussi, un faux appel coûte des points et termine la rangée. Touche « Miaou ! »
    .other = Tout est juste. Touche « Miaou ! »
time-attack-done =
    Sept chats, 7 points : 45 en tout. La dixième rangée est toujours la dernière. La prochaine fois, plus vite !
time-attack-options =
    Avant une partie, tu peux choisir les cartes vertes, ou les jaunes, un peu plus dures. À plusieurs, on peut aussi
    mélanger toutes les cartes.
time-attack-strangers =
    Il y a aussi une règle maison pour la paix à table : au deuxième faux appel, tu sors de la manche, et les autres
    continuent.

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
point-turn = le bouton « Tourner à droite »
point-flip = le bouton « Retourner »
point-back = le bouton « Remettre »
point-keep = le bouton « Garder »
point-shut = le bouton « Refermer »
point-meow = le bouton « Miaou ! »
point-check = la vérification
point-clock = les secondes
