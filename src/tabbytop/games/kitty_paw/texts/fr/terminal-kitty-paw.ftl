### Kitty Paw dans le terminal : un jeu en temps réel, dessiné plusieurs fois par seconde.

## Deux lettres pour chaque chat, toutes différentes.

letters-siamese = Si
letters-ginger = Ro
letters-tuxedo = Sm
letters-calico = Ca
letters-sphynx = Sp
letters-blue = Bl
letters-bobtail = Bo
letters-birman = Bi
letters-somali = So
letters-cymric = Cy
letters-tortie = Éc
letters-peterbald = Pe
letters-chartreux = Cx
letters-turkish-van = Va
letters-chihuahua = Ch
letters-box = Car

## La première ligne.

round = manche { $round }
tie-round = manche supplémentaire { $extra }
over = la fin
pile =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
in-all = { $clock } en tout
time-left = reste { $clock }
small-window = Une fenêtre de 80×24 ou plus montre tout.

## Cartes.

worth = { $value } ou { $penalty }
seek = trouve { $symbol }
level = niveau { $level }
your-card = carte
taken = prise

## Tapis et milieu.

your-mat = ton tapis
laid = { $laid } sur { $all }
middle = le milieu
cursor-cat =
    { $face-key ->
        [back] { $piece }, éveillé, { $arrow }
       *[other] { $piece }, endormi, { $arrow }
    }
cursor-box = carton Cache-cache { $number }
cursor-own-box = ta carte Carton
in-paw = dans la patte : { $sign }
peeks =
    { $symbol-key ->
        [none] regarde dans le carton { $box }
       *[other] regarde dans le carton { $box } : { $symbol }
    }

## À côté d’un nom : ce que chacun fait en ce moment. 20 colonnes au plus.

frozen = patte gelée
frozen-sign = ❄ patte gelée
out = hors de la manche
looks-on = regarde
did-paw = patte au milieu
did-turned = tourne la pièce
did-flipped = retourne la pièce
did-called = MIAOU !
did-answered = lève la patte
did-false_start = trop tôt ! ça gèle
did-released = patte dégelée
did-false_alarm = sort de la manche
did-grabbed = carte { $card }
did-took = prend { $letters }
did-ran_home = { $letters } rentre chez lui
did-placed =
    { $piece-key ->
        [symbol] pose sa carte
        [box] pose le Carton
       *[other] pose { $letters }
    }
did-lifted =
    { $piece-key ->
        [symbol] reprend sa carte
        [box] reprend le Carton
       *[other] reprend { $letters }
    }
did-home =
    { $piece-key ->
        [symbol] rend sa carte
        [box] range le Carton
       *[other] remet { $letters }
    }
did-peeked = ouvre le carton { $box }
did-kept = garde { $letters }
did-shut =
    { $late ->
        [yes] carton refermé
       *[no] referme le carton
    }
did-slipped = carton { $box } : ça file
points-word =
    { $points ->
        [one] point
       *[other] points
    }

## La ligne urgente au-dessus des touches. 78 colonnes au plus.

time =
    { $seconds ->
        [none] un instant
       *[other] { $seconds } s
    }
you-look-on = Tu regardes : d’autres se départagent.
too-early = Trop tôt ! Ta patte reste gelée { time }.
paw-in = Entrée : ta patte au milieu. On commence quand toutes y sont. ({ time })
waiting = Kitty Paw ! On attend { $seats }… ({ time })
grab = Attrape une carte ! { time }
in-box = Dans le carton { $box } : { $symbol }. ({ time })
stray = Pas sur ta carte : ce chat rentre chez lui dans { time }.
slips = Ce n’est pas ce que demande ta carte : ça file dans { time }.
full-wait = Ton tapis est complet. Tu appelleras quand tout le monde aura une carte.
full-call = Ton tapis est complet. Est-il juste ? Espace dit MIAOU !
you-called = MIAOU ! Tu as appelé. Les autres répondent…
caller-answered = MIAOU ! { $caller } appelle ! Les pattes se lèvent…
caller-frozen = MIAOU ! { $caller } appelle ! Et ta patte est gelée…
caller-answer = MIAOU ! { $caller } appelle ! LÈVE LA PATTE ! Espace !
caller-answer-last = MIAOU ! { $caller } appelle ! LÈVE LA PATTE ! Espace ! La dernière paie.

## La dernière ligne : les touches. 80 colonnes au plus.

keys-look = flèches · 1-7 vers un chat, 8 carton, 9 ton Carton · Entrée prendre · Tab tapis
keys-mat = flèches · 1-9 vers une pièce · Entrée reprendre · Tab milieu · Espace MIAOU !
keys-hold = flèches, hjkl ½ · a ↶ d ↷ · f retourner · Entrée poser · x rendre · Espace MIAOU
keys-peek = Entrée la garder · x ou une flèche referme le carton
keys-paw = Entrée patte · Tab cartes ou vérif. · ? touches · q sauvegarder et sortir
keys-grab = 1 2 3 4 attraper cette carte
keys-answer = Espace lève la patte !
keys-leave = q sauvegarder et sortir

## La vérification après un appel. 20 colonnes au plus ; 12 pour les fautes.

check-card = la carte
check-mat = le tapis
check-check = la vérification
fault-missing = manque
fault-extra = en trop
fault-place = endroit
fault-face = face
fault-side = côté
fault-turn = sens
fault-order = ordre
fault-symbol = symbole
to-score-pad = Entrée : la feuille de score

## Les pages avant que le temps coure.

live-title = Kitty Paw, en temps réel
begin-or-rules = Le chrono part aussitôt. Entrée : s’asseoir · r : règles · q : sortir
begin-or-reading = Le chrono part aussitôt. Entrée : s’asseoir · r : comment ça se lit · q : quitter
time-runs-on = Le chrono tourne. N’importe quelle touche : retour à la table
sample-awake = éveillé
sample-asleep = endormi
sample-long = tout long
sample-symbol = Cache-cache
sample-box = dans un Carton

help-pieces =
    Un chat est un hexagone avec deux lettres : { letters-siamese } { $siamese }, { letters-ginger } { $ginger },
    { letters-tuxedo } { $tuxedo }, { letters-calico } { $calico }, { letters-sphynx } { $sphynx }, { letters-blue } { $blue },
    { letters-bobtail } { $bobtail }, long de deux hexagones. En dessous, une flèche dit comment il est tourné, et ses yeux
    s’il est éveillé, sur ses pattes (o), ou endormi, sur le dos (z). Un [carré] avec une étoile est une carte Cache-cache :
    { letters-birman } { $birman }, { letters-somali } { $somali }, { letters-cymric } { $cymric }, { letters-tortie }
    { $tortie }, { letters-peterbald } { $peterbald }, { letters-chartreux } { $chartreux }, { letters-turkish-van }
    { $turkish_van }, { letters-chihuahua } { $chihuahua }. Une double ligne est une carte Carton, horizontale ou verticale ; son
    chat est couché dedans. À côté de la carte, ses pièces sont énumérées de bas en haut, chacune avec sa touche ; un • dit
    qu’elle est sur ton tapis, juste ou non. À la vérification, ✓ est juste et ✗ est faux.
    .heading = COMMENT LIRE LES PIÈCES
help-keys =
    Les flèches déplacent le curseur, sur le tapis d’un chat entier ; avec Maj, ou hjkl, d’un demi. 1 à 7 sautent au prochain
    chat de cette sorte, 8 au prochain carton Cache-cache, 9 à ta carte Carton. Entrée prend, pose, reprend, regarde et garde.
    a et d tournent, f retourne, x remet à sa place ou referme un carton. Tab passe du milieu à ton tapis et retour. Espace,
    c’est Miaou !, l’appel et la réponse. q sauvegarde et sort ; rien n’attend, et il n’y a pas de pause.
    .heading = TOUCHES
