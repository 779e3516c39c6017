### Kitty Paw.
###
### Mots choisis : tuile (tile), tapis (mat), emplacement (spot), carton (box), carte Carton (Box card), carte Cache-cache,
### intrus (stray), patte, manche (round), Miaou !

title = Kitty Paw
about = Tout le monde construit en même temps, d’une seule patte, jusqu’à ce que quelqu’un dise Miaou !

# L’ambiance, en trois mots.
mood-first = rapide
mood-second = bruyant
mood-third = tout à la fois

## Les tuiles. `one` : avec « un » ; `the` : avec « le ».

card-siamese = Siamois
    .one = un Siamois
    .the = le Siamois
    .text = { -tile }
card-ginger = Roux tigré
    .one = un Roux tigré
    .the = le Roux tigré
    .text = { -tile }
card-tuxedo = Smoking
    .one = un Smoking
    .the = le Smoking
    .text = { -tile }
card-calico = Calico
    .one = un Calico
    .the = le Calico
    .text = { -tile }
card-sphynx = Sphynx
    .one = un Sphynx
    .the = le Sphynx
    .text = { -tile }
card-blue = Bleu russe
    .one = un Bleu russe
    .the = le Bleu russe
    .text = { -tile }
card-bobtail = Bobtail japonais
    .one = un Bobtail japonais
    .the = le Bobtail japonais
    .text = Une tuile longue de deux chats : chat éveillé d’un côté, endormi de l’autre.
-tile = Une tuile : chat éveillé d’un côté, endormi de l’autre.

## Les chats des cartes Cache-cache.

card-birman = Sacré de Birmanie
    .one = un Sacré de Birmanie
    .the = le Sacré de Birmanie
    .text = Se cache dans un carton et ressemble beaucoup au { card-siamese }.
card-somali = Somali
    .one = un Somali
    .the = le Somali
    .text = Se cache dans un carton et ressemble beaucoup au { card-ginger }.
card-cymric = Cymric
    .one = un Cymric
    .the = le Cymric
    .text = Se cache dans un carton et ressemble beaucoup au { card-tuxedo }.
card-tortie = Chat écaille
    .one = un Chat écaille
    .the = le Chat écaille
    .text = Se cache dans un carton et ressemble beaucoup au { card-calico }.
card-peterbald = Peterbald
    .one = un Peterbald
    .the = le Peterbald
    .text = Se cache dans un carton et ressemble beaucoup au { card-sphynx }.
card-chartreux = Chartreux
    .one = un Chartreux
    .the = le Chartreux
    .text = Se cache dans un carton et ressemble beaucoup au { card-blue }.
card-turkish-van = Turc de Van
    .one = un Turc de Van
    .the = le Turc de Van
    .text = Se cache dans un carton et ressemble beaucoup au { card-bobtail }.
card-chihuahua = Chihuahua
    .one = un Chihuahua
    .the = le Chihuahua
    .text = Se cache dans un carton. Pas un chat du tout, quoi qu’il en dise.

## Autres pièces.

card-symbol = carte Cache-cache
    .one = une carte Cache-cache
    .the = la carte Cache-cache
card-box = carte Carton
    .one = une carte Carton
    .the = la carte Carton
card-stray = intrus
    .one = un intrus
    .the = l’intrus

## Comment une pièce est posée.

face-back = côté éveillé
face-belly = côté endormi
face-horizontal = horizontale
face-vertical = verticale
face-up = symbole visible

## Questions.

prompt-paw = Ta patte, s’il te plaît !
prompt-grab = Quelle carte attrapes-tu ?
prompt-build = Construis ce que montre ta carte, puis Miaou !
prompt-clock = L’horloge tourne.
prompt-answer =
    { $caller-is ->
        [you] Tu as appelé : réponds, vite !
       *[other] { $caller } appelle : réponds, vite !
    }

## Événements : le cours de la partie.

event-round =
    { $extra ->
        [0] Manche { $round } : { open-cards }. Toutes les pattes au milieu !
       *[other] Manche { $round }, manche supplémentaire { $extra } : { open-cards }. Toutes les pattes au milieu !
    }
open-cards =
    { $row-count ->
        [one] carte { $row }
       *[other] cartes { $row }
    }
event-under = La carte { $card } montre un symbole déjà présent : elle va sous la pile.
event-start = Kitty Paw !
event-bell = La cloche sonne : la manche est finie.
event-last = En dernier : { $seats }.
event-tie =
    { $seats-is ->
        [you] Égalité ! { $seats }, vous jouez une manche supplémentaire.
       *[other] Égalité ! { $seats } jouent une manche supplémentaire.
    }
event-removed =
    { $cards-count ->
        [one] Retirée : la carte { $cards }.
       *[other] Retirées : les cartes { $cards }.
    }
event-over = La partie est finie !

## Événements : ce que fait une patte.

event-paw =
    { $seat-is ->
        [you] Tu mets ta patte au milieu.
       *[other] { $seat } met sa patte au milieu.
    }
event-grabbed =
    { $seat-is ->
        [you] Tu attrapes la carte { $card }.
       *[other] { $seat } attrape la carte { $card }.
    }
event-given =
    { $seat-is ->
        [you] Tu reçois la carte { $card }.
       *[other] { $seat } reçoit la carte { $card }.
    }
event-took =
    { $seat-is ->
        [you] Tu prends { $kind-one } à l’emplacement { $spot }.
       *[other] { $seat } prend { $kind-one } à l’emplacement { $spot }.
    }
event-ran_home =
    { $seat-is ->
        [you] Ton { $kind } rentre chez lui, à l’emplacement { $spot }.
       *[other] { $kind-the } { $seat-of } rentre chez lui, à l’emplacement { $spot }.
    }
event-placed =
    { $seat-is ->
        [you] Tu poses { laid-piece } en { $cell }.
       *[other] { $seat } pose { laid-piece } en { $cell }.
    }
laid-piece =
    { $piece-key ->
        [box] { $piece-the }
       *[other] { $piece-one }
    }
event-lifted =
    { $seat-is ->
        [you] Tu reprends { $piece-the }.
       *[other] { $seat } reprend { $piece-the }.
    }
event-home =
    { $seat-is ->
        [you] Tu remets { $piece-the } à sa place.
       *[other] { $seat } remet { $piece-the } à sa place.
    }
event-turned =
    { $seat-is ->
        [you] Tu tournes la pièce.
       *[other] { $seat } tourne la pièce.
    }
event-flipped =
    { $seat-is ->
        [you] Tu retournes la pièce : { $face }.
       *[other] { $seat } retourne la pièce : { $face }.
    }

## Événements : cache-cache.

event-peeked =
    { $symbol-key ->
        [none]
            { $seat-is ->
                [you] Tu regardes dans le carton { $box }.
               *[other] { $seat } regarde dans le carton { $box }.
            }
       *[other]
            { $seat-is ->
                [you] Tu regardes dans le carton { $box } : { $symbol }.
               *[other] { $seat } regarde dans le carton { $box } : { $symbol }.
            }
    }
event-kept =
    { $seat-is ->
        [you] Tu gardes ce qui était dans le carton { $box } : { $symbol }.
       *[other] { $seat } garde ce qui était dans le carton { $box } : { $symbol }.
    }
event-shut =
    { $late ->
        [yes] Le carton { $box } se referme tout seul.
       *[no]
            { $seat-is ->
                [you] Tu refermes le carton { $box }.
               *[other] { $seat } referme le carton { $box }.
            }
    }
event-slipped =
    { $seat-is ->
        [you] Ta carte Cache-cache file vers le carton { $box }.
       *[other] La carte Cache-cache { $seat-of } file vers le carton { $box }.
    }

## Événements : Miaou !

event-called =
    { $seat-is ->
        [you] Tu appelles : Miaou !
       *[other] { $seat } appelle : Miaou !
    }
event-answered =
    { $seat-is ->
        [you] Tu réponds : Miaou !
       *[other] { $seat } répond : Miaou !
    }
event-false_start =
    { $seat-is ->
        [you] Tu dis Miaou ! trop tôt : ta patte gèle.
       *[other] { $seat } dit Miaou ! trop tôt : sa patte gèle.
    }
event-released =
    { $seat-is ->
        [you] Ta patte dégèle.
       *[other] La patte { $seat-of } dégèle.
    }
event-checked =
    { $right ->
        [yes]
            { $seat-is ->
                [you] Ton image est juste !
               *[other] L’image { $seat-of } est juste !
            }
       *[no]
            { $seat-is ->
                [you] Ton image est fausse : { $faults }.
               *[other] L’image { $seat-of } est fausse : { $faults }.
            }
    }
event-scored =
    { $gain ->
        [yes]
            { $seat-is ->
                [you] Carte { $card } pour toi : +{ counted-points }.
               *[other] Carte { $card } pour { $seat } : +{ counted-points }.
            }
       *[no]
            { $seat-is ->
                [you] La carte { $card } te coûte { counted-points }.
               *[other] La carte { $card } coûte { counted-points } à { $seat }.
            }
    }
counted-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-false_alarm =
    { $seat-is ->
        [you] Fausse alerte : la manche est finie pour toi.
       *[other] Fausse alerte : la manche est finie pour { $seat }.
    }

## Ce qui ne va pas dans une construction.

fault-missing = il manque { $piece-one }
fault-extra = { $piece-one } en trop
fault-place = { $piece-the } au mauvais endroit
fault-face = { $piece-the } sur la mauvaise face
fault-side = { $piece-the } sur la mauvaise face
fault-turn = { $piece-the } dans le mauvais sens
fault-order = { $piece-the } dessous au lieu de dessus
fault-symbol = { $piece-the }, qui n’est pas la bonne
fault-next = { $faults }, { $fault }

## Coups.

move-paw = mettre ta patte au milieu
move-grab = attraper la carte { $card } de la rangée
move-take = prendre la tuile à l’emplacement { $spot }
move-lift = reprendre { $piece-the }
move-turn = tourner la pièce { $way }
way-left = vers la gauche
way-right = vers la droite
move-flip = retourner la pièce
move-place = la poser en { $cell }
move-home = la remettre à sa place
move-peek = regarder dans le carton { $box }
move-keep = garder la carte
move-shut = refermer le carton
move-meow = Miaou !

# Les coups de l’horloge.
move-start = l’horloge met au milieu les pattes en retard
move-give = l’horloge donne des cartes à qui n’en a pas
move-release =
    { $seat-is ->
        [opponent] l’horloge libère la place { $seat-key }
        [you] l’horloge te libère
       *[other] l’horloge libère { $seat }
    }
move-chase =
    { $seat-is ->
        [opponent] l’horloge renvoie l’intrus de la place { $seat-key }
        [you] l’horloge renvoie ton intrus
       *[other] l’horloge renvoie l’intrus { $seat-of }
    }
move-close =
    { $seat-is ->
        [opponent] l’horloge referme le carton de la place { $seat-key }
        [you] l’horloge referme ton carton
       *[other] l’horloge referme le carton { $seat-of }
    }
move-slip =
    { $seat-is ->
        [opponent] l’horloge reprend la carte de la place { $seat-key }
        [you] l’horloge reprend ta carte
       *[other] l’horloge reprend la carte { $seat-of }
    }
move-hush = l’horloge met fin aux réponses
move-tick = l’horloge fait tic-tac
move-bell = l’horloge sonne la cloche

## Résultats.

score-card = carte { $card }, construite
score-penalty = carte { $card }, pénalité
score-extra = manches supplémentaires : { $rounds }
score-time = secondes : { $seconds }
reason-most-points = le plus de points
reason-most-points-after-extra-rounds = le plus de points après des manches supplémentaires
reason-equal-points-shared = égalité de points
reason-all-rows-played = toutes les rangées jouées

## Réglages.

option-pile = levels : les cartes faciles d’abord, les dures à la fin ; all : toutes les cartes de la boîte, bien mélangées
    .title = La pile
    .hint = D’abord les cartes faciles et les dures à la fin, ou toutes les cartes de la boîte, bien mélangées
    .choice-levels = Faciles d’abord
    .choice-all = Tout, mélangé
option-second = quelles cartes de niveau II sont dans la pile ; les jaunes sont un peu plus dures
    .title = Niveau II
    .choice-green = Vert
    .choice-yellow = Jaune, un peu plus dur
option-wrong_call =
    ends : un faux appel termine la manche ; once : à partir de ton deuxième faux appel, c’est une fausse alerte, tu sors de la manche et les autres continuent
    .title = Un faux Miaou !
    .hint = Il termine la manche pour tout le monde ; ou ton deuxième te met hors jeu, et les autres continuent
    .choice-ends = Termine la manche
    .choice-once = Un seul, puis hors jeu
option-ready = secondes avant que les pattes en retard soient mises au milieu
    .title = Pattes en retard
option-pick = secondes pour prendre une carte ; ensuite, tu en reçois une d’office
    .title = Prendre une carte
option-false_start = secondes d’attente après un Miaou ! trop tôt
    .title = Miaou ! trop tôt
option-stray = secondes avant qu’un intrus, un chat que ta carte ne demande pas, rentre chez lui
    .title = Un intrus rentre chez lui
option-peek = secondes pendant lesquelles un carton reste ouvert
    .title = Un carton reste ouvert
option-wrong_box = secondes avant qu’une mauvaise carte Cache-cache reparte
    .title = Une mauvaise carte file
option-answer = secondes pour répondre à un Miaou !
    .title = Répondre à un Miaou !
option-round = secondes que dure une manche au maximum
    .title = Une manche

## Pourquoi ces réglages ne font pas une partie.

refusal-seconds = { $name } va de 1 à { $most } secondes, pas { $seconds }
refusal-alone-wrong-call = en solo, un faux appel termine toujours la rangée
refusal-alone-pile = en solo, on joue avec la pile normale, les cartes faciles d’abord

## Pourquoi ce n’est pas possible.

refusal-paws-first = la manche commence quand toutes les pattes sont là : mets la tienne au milieu
refusal-started = la manche a commencé
refusal-no-card-there = il n’y a plus de carte à cet endroit de la rangée
refusal-card-first = prends d’abord une carte
refusal-one-card = tu as une carte, et tu ne peux pas en changer
refusal-early-call = attends que tout le monde ait une carte pour appeler
refusal-answer = quelqu’un a appelé : réponds Miaou !
refusal-for-clock = c’est à l’horloge de le faire
refusal-no-wait = il n’y a rien de ce genre à attendre
refusal-taken = quelqu’un a été plus rapide : il n’y a rien à cet emplacement
refusal-no-spot = il n’y a pas d’emplacement { $spot } dans cette manche
refusal-own-tile = tu as déjà cette tuile
refusal-not-on-mat =
    { $piece-key ->
        [stray] il n’y a pas d’intrus sur ton tapis
        [symbol] il n’y a pas de carte Cache-cache sur ton tapis
       *[other] sur ton tapis, il n’y a pas de { $piece } que ta carte demande
    }
refusal-both-ends = le long chat doit tenir sur ton tapis avec ses deux bouts
refusal-empty-paw = il n’y a rien dans ta patte
refusal-turn-box = une carte Carton a deux faces et ne se tourne pas : retourne-la
refusal-flip-symbol = une carte Cache-cache reste côté symbole : tourne-la
refusal-full-paw = une pièce à la fois : pose ce que tu as dans la patte, ou remets-le à sa place
refusal-box-open = ta patte tient un carton ouvert : garde ce qu’il y a dedans, ou referme-le
refusal-symbol-gone = cette carte Cache-cache n’est plus là
refusal-no-symbol = ta carte ne montre pas de symbole Cache-cache
refusal-one-box = un carton à la fois : garde ce qu’il y a dedans, ou referme-le
refusal-peek-full-paw = il faut avoir la patte vide pour regarder : pose ce qu’elle tient, ou remets-le à sa place
refusal-box-held = quelqu’un d’autre tient ce carton ouvert
refusal-right-symbol = tu as déjà la carte Cache-cache qu’il te faut, et une seule suffit
refusal-not-peeking = tu ne regardes dans aucun carton

## Pourquoi une table ne peut pas être préparée ainsi.

refusal-arrange-seats = { $what } : il n’y a que { $most } places
refusal-arrange-row = row : { $most } cartes au plus
refusal-arrange-card = { $what } : il n’y a plus de carte { $given } dans cette pile
refusal-arrange-many = { $what } : il n’y en a que { $most }
refusal-arrange-spot = spots : { $given } n’est pas un chat, une face et une rotation
refusal-arrange-kind = { $what } : il n’y a plus de { $kind-key }
refusal-arrange-twice = symbols : { $symbol-key } y est deux fois
refusal-arrange-piece = mats : { $given } n’est pas une pièce et sa place
refusal-arrange-box = mats : la place { $seat-key } a une seule carte Carton
refusal-arrange-both-ends = mats : { $given } dépasse du tapis
refusal-arrange-strays = mats : la place { $seat-key } a deux intrus
refusal-arrange-symbol = mats : la place { $seat-key } ne peut pas avoir { $symbol-key }
refusal-arrange-number = { $what } : { $given } n’est pas un nombre entier
refusal-arrange-list = { $what } : { $given } n’est pas une liste
refusal-arrange-text = { $what } : { $given } n’est pas un texte
refusal-arrange-word = il n’y a pas de { $given } ici
refusal-arrange-table = { $what } : { $why }

## Comment jouer.

rules-idea =
    Tout le monde construit en même temps, d’une seule patte. Reproduis l’image de ta carte avec les chats du milieu, puis
    dis Miaou ! avant les autres.
    .heading = L’idée
rules-round =
    Les pattes au milieu, et c’est parti. Attrape une des quatre cartes. Prends un chat à la fois, tourne-le, retourne-le,
    pose-le sur ton tapis. Peu importe où se trouve l’image sur le tapis ; ce qui compte, c’est la position des pièces entre
    elles. Ta carte Carton fait partie de l’image, avec un chat dedans. Un chat que ta carte ne demande pas rentre chez lui
    au bout d’un moment.
    .heading = Une manche
rules-hide-and-seek =
    Si ta carte montre un symbole Cache-cache, trouve-le dans les huit cartons. Ce que tu y vois, personne d’autre ne le
    voit, et tu ne le vois qu’un instant : retiens-le. Ces chats ressemblent beaucoup aux tuiles. Ce que tu prends, tout le
    monde le voit ; une mauvaise carte repart au bout d’un moment.
    .heading = Cache-cache
rules-meow =
    Avec un tapis complet, Miaou ! est un appel : tout le monde s’arrête et lève la patte. À trois ou plus, la dernière
    patte paie. Puis on vérifie le tapis. Si c’est juste, la carte est à toi, avec ses points ; si c’est faux, elle te coûte
    sa pénalité. Avec un tapis incomplet, c’est un faux départ, et ta patte gèle un instant. Personne ne peut appeler avant
    que tout le monde ait une carte : si ton tapis est complet avant, attends, et rien ne gèle.
    .heading = Miaou !
rules-end =
    La partie s’arrête quand quelqu’un a cinq cartes comptées, justes ou fausses, ou quand la pile est vide. On gagne
    avec le plus de points ; en cas d’égalité, on joue une manche supplémentaire. En solo, tu construis une carte par
    rangée, dix en tout, contre la montre.
    .heading = La fin

## Les groupes de cartes, comme titres.

cards-tile = Tuiles
cards-hide-and-seek = Cache-cache

## Pourquoi un conseil est bon : ce qu’un coup apporte.

because-paw = La manche commence quand toutes les pattes y sont.
because-answer = La dernière patte paie.
because-no-card = Tu n’as pas encore de carte : ce serait un faux départ.
strokes =
    { $strokes ->
        [one] un geste
       *[other] { $strokes } gestes
    }
because-card =
    { $points ->
        [one] Elle vaut { $points } point et demande environ { strokes }.
       *[other] Elle vaut { $points } points et demande environ { strokes }.
    }
because-shown = Ta carte montre { $kind-one }.
because-not-shown = Ta carte n’en a pas besoin.
because-missing =
    { $count ->
        [0] Ton image sera finie : dis Miaou !
        [1] Il manque encore une pièce.
       *[other] Il manque encore { $count } pièces.
    }
because-lies-right = C’est déjà comme sur ta carte.
because-lies-wrong = Ce n’est pas comme sur ta carte.
because-adjusted =
    { $count ->
        [0] Ce sera comme sur ta carte.
        [1] Il faut encore tourner ou retourner une fois.
       *[other] Il faut encore tourner ou retourner { $count } fois.
    }
because-belongs = C’est sa place.
because-elsewhere = Ce n’est pas sa place, ou pas encore.
because-turn-first =
    { $count ->
        [1] Il faut d’abord tourner ou retourner la pièce.
       *[other] Il faut d’abord tourner ou retourner la pièce { $count } fois.
    }
because-home = La pièce n’a pas encore de place sur ton tapis.
because-needed = Ta carte en a besoin, et il faudrait que tu retournes la chercher.
because-unknown-box = Tu ne sais pas encore ce qui s’y cache.
because-right-box = Il cache ce que demande ta carte.
because-wrong-box = Il ne cache pas ce que demande ta carte.
because-slips-away = Ta carte ne la demande pas : elle retourne dans son carton.
because-opens-again = Il cache ce que demande ta carte : il faudrait que tu le rouvres.
because-finished =
    { $points ->
        [one] Ton image est finie. Elle vaut { $points } point.
       *[other] Ton image est finie. Elle vaut { $points } points.
    }

## Bilan d’une partie.

review-pause =
    { $count ->
        [0] Ensuite, la plus rapide des autres pattes n’a fait aucun geste avant ton geste suivant.
        [one] Ensuite, la plus rapide des autres pattes a fait un geste avant ton geste suivant.
       *[other] Ensuite, la plus rapide des autres pattes a fait { $count } gestes avant ton geste suivant.
    }
review-strokes =
    { $seat-is ->
        [you]
            { $count ->
                [0] Tu n’as fait aucun geste pour tes cartes.
                [one] Tu as fait un geste pour tes cartes.
               *[other] Tu as fait { $count } gestes pour tes cartes.
            }
       *[other]
            { $count ->
                [0] { $seat } n’a fait aucun geste pour ses cartes.
                [one] { $seat } a fait un geste pour ses cartes.
               *[other] { $seat } a fait { $count } gestes pour ses cartes.
            }
    }
review-detours =
    { $count ->
        [0] Les détours n’ont rien coûté.
        [one] Les détours ont coûté un geste.
       *[other] Les détours ont coûté { $count } gestes.
    }
review-pauses =
    { $count ->
        [0] Les pauses n’ont rien coûté.
        [one] Les pauses ont coûté le temps d’un geste de la plus rapide des autres pattes.
       *[other] Les pauses ont coûté le temps de { $count } gestes de la plus rapide des autres pattes.
    }
review-boxes =
    { $count ->
        [0] Les cartons au contenu inconnu n’ont rien coûté.
        [one] Les cartons au contenu inconnu ont coûté un geste.
       *[other] Les cartons au contenu inconnu ont coûté { $count } gestes.
    }
