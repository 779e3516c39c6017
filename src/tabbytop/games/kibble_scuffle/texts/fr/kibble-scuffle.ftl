### Kibble Scuffle.
###
### Mots choisis : gamelle (bowl), croquette (cube), boîte de croquettes (Cat Food Box), dîner (dinner), objet (item), deck,
### défausse (discard), chat prioritaire (priority cat). Toutes les cartes commencent par une consonne : « le », « la », « du »,
### « ton », « ta » suffisent. Toutes les gamelles sont féminines.

title = Kibble Scuffle
about = Envoie tes chats vers trois gamelles, et sois là quand le dîner commence.

# L’ambiance, en trois mots.
mood-first = rusé
mood-second = culotté
mood-third = affamé

## Cartes : le nom, et dans `gender` son genre (m, f).

card-kitten = Chaton
    .gender = m
    .one = un Chaton
    .text = Tu peux jouer un autre Chaton, où tu veux.
card-big-eyes = Quémandeur
    .gender = m
    .one = un Quémandeur
    .text = Deux croquettes au hasard tombent ici.
card-catnip = Charmeur
    .gender = m
    .one = un Charmeur
    .text = Attire ici un chat d’une autre gamelle.
card-clumsy = Maladroit
    .gender = m
    .one = un Maladroit
    .text = Renvoie dans la boîte une croquette au choix.
card-fat = Patapouf
    .gender = m
    .one = un Patapouf
    .text = Compte pour deux chats à l’heure du dîner.
card-feral = Chat Sauvage
    .gender = m
    .one = un Chat Sauvage
    .text = Chasse un autre chat d’ici vers la défausse.
card-fraidy = Froussard
    .gender = m
    .one = un Froussard
    .text = S’il part à jeun, les croquettes d’ici changent.
card-greedy = Glouton
    .gender = m
    .one = un Glouton
    .text = Mange jusqu’à deux croquettes d’un coup.
card-house = Casanier
    .gender = m
    .one = un Casanier
    .text = Une fois nourri, revient ici après le dîner.
card-mangy = Pouilleux
    .gender = m
    .one = un Pouilleux
    .text = Un autre chat doit partir ; son camp dit où.
card-pounce = Bondisseur
    .gender = m
    .one = un Bondisseur
    .text = Renvoie un autre chat d’ici en main.
card-queen = Reine
    .gender = f
    .one = une Reine
    .text = Mange d’abord. Éjecte Matou ou Gouttière.
card-tom = Matou
    .gender = m
    .one = un Matou
    .text = Mange d’abord. Ni Sauvage ni Bondisseur !
card-trickster = Filou
    .gender = m
    .one = un Filou
    .text = Échange tout le repas d’ici contre un autre.
card-alley = Chat de Gouttière
    .gender = m
    .one = un Chat de Gouttière
    .text = Mange d’abord. Peut troquer sa croquette.
card-lazy = Flemmard
    .gender = m
    .one = un Flemmard
    .text = Dès qu’il mange, le dîner est fini, partout.
card-mama = Maman Chat
    .gender = f
    .one = une Maman Chat
    .text = Nourrit aussitôt un autre chat d’ici.
card-copy = Copichat
    .gender = m
    .one = un Copichat
    .text = Défausse-le ; joue un chat de ta défausse.
card-bag = Sac de Croquettes
    .gender = m
    .one = un Sac de Croquettes
    .text = Une croquette par gamelle. Puis un chat ici.
card-robo-vac = Robot Aspirateur
    .gender = m
    .one = un Robot Aspirateur
    .text = Tous les chats doivent partir. Puis un chat ici.
card-laser-pointer = Pointeur Laser
    .gender = m
    .one = un Pointeur Laser
    .text = On joue ici jusqu’à ton tour. Puis un chat ici.
card-toy-mouse = Souris en Peluche
    .gender = f
    .one = une Souris en Peluche
    .text = Un chat d’ici agit encore. Puis un chat ici.

bowl-1 = gamelle Poisson
bowl-2 = gamelle Souris
bowl-3 = gamelle Oiseau

# Une croquette, par ses points.
cube = un { $value }

# La carte avec son article : « le Matou », « la Reine » ; « ton Matou », « ta Reine ».
the-card =
    { $card-gender ->
        [f] la { $card }
       *[m] le { $card }
    }
your-card =
    { $card-gender ->
        [f] ta { $card }
       *[m] ton { $card }
    }

# Le chat de quelqu’un : « ton Matou », « le Matou de Mia ».
whose-cat =
    { $owner-is ->
        [you] { your-card }
       *[other] { the-card } { $owner-of }
    }

# Ce qui agit : « ton Pouilleux », « le Pouilleux de Mia », « le Robot Aspirateur ».
cause =
    { $by-key ->
        [robo-vac] le { $by }
        [bag] le { $by }
        [toy-mouse] la { $by }
       *[other]
            { $by_owner-is ->
                [you]
                    { $by-gender ->
                        [f] ta { $by }
                       *[m] ton { $by }
                    }
               *[other]
                    { $by-gender ->
                        [f] la { $by } { $by_owner-of }
                       *[m] le { $by } { $by_owner-of }
                    }
            }
    }

## Questions.

left =
    { $left ->
        [one] encore une carte
        [5] 5 cartes
       *[other] encore { $left } cartes
    }
prompt-building = Retire { left } de ton deck. Personne ne voit ton choix.
prompt-opening = Choisis { left } pour ta première main. Personne ne voit ton choix.
prompt-play = À toi de jouer. Quelle carte, et à quelle gamelle ?
prompt-item-cat = Maintenant un chat, à la { $bowl }.
prompt-kitten = Ton Chaton à la { $bowl } miaule, tout seul. En amènes-tu un autre ?
prompt-catnip = Le Charmeur embaume l’herbe à chat. Qui attire-t-il à la { $bowl } ?
prompt-clumsy = Le Maladroit trébuche à la { $bowl }. Quelle croquette retourne dans la boîte ?
prompt-feral = Le Chat Sauvage feule. Qui chasse-t-il de la { $bowl } ?
prompt-mangy = Le Pouilleux veut de la place à la { $bowl }. Qui pousse-t-il ?
prompt-pounce = Le Bondisseur se tapit à la { $bowl }. Qui retourne en main ?
prompt-trickster = Le Filou échange le repas de la { $bowl }. Avec quelle autre gamelle ?
prompt-mama = La Maman Chat nourrit quelqu’un à la { $bowl }. Qui ?
prompt-mama-fed = { cause } nourrit { your-card }. Quelle croquette de la { $bowl } ?
prompt-toy-mouse = La Souris en Peluche couine à la { $bowl }. Quel chat se déchaîne à nouveau ?
prompt-send = { cause } pousse { your-card } hors de la { $bowl }. Vers où ?
prompt-vacuum = Le Robot Aspirateur ronfle à la { $bowl }. Lequel de tes chats s’enfuit, et où ?
prompt-serve = Plusieurs gamelles sont pleines. Où dîne-t-on maintenant ?
prompt-feed = Dîner à la { $bowl }. Lequel de tes chats mange, et quoi ?
prompt-feed-first =
    { $card-gender ->
        [f] Dîner à la { $bowl }. Ta { $card } mange en premier. Quoi ?
       *[m] Dîner à la { $bowl }. Ton { $card } mange en premier. Quoi ?
    }
prompt-swap = Le Chat de Gouttière a { $cube }. Tu l’échanges avec quelqu’un ?

## Événements.

event-play =
    { $owner-is ->
        [you] Tu joues { $card-one } à la { $bowl }.
       *[other] { $owner } joue { $card-one } à la { $bowl }.
    }
event-item =
    { $card-key ->
        [laser-pointer]
            { $owner-is ->
                [you] Tu braques { the-card } sur la { $bowl } : tout le monde joue là maintenant.
               *[other] { $owner } braque { the-card } sur la { $bowl } : tout le monde joue là maintenant.
            }
       *[other]
            { $owner-is ->
                [you] Tu utilises { the-card } à la { $bowl }.
               *[other] { $owner } utilise { the-card } à la { $bowl }.
            }
    }
event-copy =
    { $owner-is ->
        [you] Tu joues le Copichat en { $card } à la { $bowl }.
       *[other] { $owner } joue le Copichat en { $card } à la { $bowl }.
    }
event-laser_off = { whose-cat } s’éteint à la { $bowl }.
event-move =
    { $by-key ->
        [catnip] { cause } attire { whose-cat } de la { $bowl } à la { $to }.
        [mangy] { cause } pousse { whose-cat } de la { $bowl } à la { $to }.
        [robo-vac] { cause } fait fuir { whose-cat } de la { $bowl } à la { $to }.
       *[other] { cause } déplace { whose-cat } de la { $bowl } à la { $to }.
    }
event-return = { cause } renvoie { whose-cat } de la { $bowl } en main.
event-tease = { cause } relance { whose-cat } à la { $bowl }.
event-aside = { whose-cat } reviendra à la { $bowl } après le dîner.
event-back = { whose-cat } est de retour à la { $bowl }.
event-eat =
    { $by-key ->
        [none] { whose-cat } mange { $cubes } à la { $bowl }.
       *[other] { cause } nourrit { whose-cat } à la { $bowl } : { $cubes }.
    }
event-discard =
    { $why ->
        [hungry] { whose-cat } quitte la { $bowl } le ventre vide.
        [turned-away]
            { whose-cat } quitte la { $bowl }, tombe sur { cause } et va à la défausse : un seul chat prioritaire par
            gamelle.
       *[other]
            { $by-key ->
                [feral] { cause } chasse { whose-cat } de la { $bowl }.
               *[other] { cause } éjecte { whose-cat } de la { $bowl }.
            }
    }
event-draw =
    { $seat-is ->
        [you] Tu pioches { drawn }.
       *[other] { $seat } pioche { drawn }.
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] une carte
               *[other] { $count } cartes
            }
       *[other] { $cards-one }
    }
event-reshuffle =
    { $seat-is ->
        [you] Tu mélanges ta défausse pour refaire ton deck.
       *[other] { $seat } mélange sa défausse pour refaire son deck.
    }
event-throw =
    { $seat-is ->
        [you] Tu défausses { $card-one } : rien d’autre à jouer.
       *[other] { $seat } défausse { $card-one } : rien d’autre à jouer.
    }
event-swap =
    { $seat-is ->
        [you] Tu échanges le { $gives } du Chat de Gouttière contre un { $gets } { $other-of }.
       *[other]
            { $other-is ->
                [you] { $seat } échange le { $gives } du Chat de Gouttière contre un de tes { $gets }.
               *[other] { $seat } échange le { $gives } du Chat de Gouttière contre un { $gets } { $other-of }.
            }
    }
event-box =
    { $seat-is ->
        [you] Tu as la boîte de croquettes.
       *[other] { $seat } a la boîte de croquettes.
    }
event-omit =
    { $seat-is ->
        [you] Tu retires { picked }.
       *[other] { $seat } retire { picked }.
    }
event-hold =
    { $seat-is ->
        [you] Tu prends { picked } pour commencer.
       *[other] { $seat } prend { picked } pour commencer.
    }
picked =
    { $card-key ->
        [none] une carte
       *[other] { $card-one }
    }
event-drop =
    { $by-key ->
        [none] La { $bowl } se remplit : { $cubes }.
        [bag] { cause } verse { $cubes } dans la { $bowl }.
       *[other] { cause } fait tomber { $cubes } dans la { $bowl }.
    }
event-spill =
    { $by-key ->
        [fraidy] { cause } détale et renverse la { $bowl } : { $cubes } de retour dans la boîte.
       *[other] { cause } fait tomber { $cubes } de la { $bowl } dans la boîte.
    }
event-trade = { cause } échange les repas de la { $bowl } et de la { $other_bowl }.
event-dinner = À table ! On dîne à la { $bowl }.
event-dinner_over = { cause } a mangé : le dîner est fini partout, et la boîte reste où elle est.
event-nothing_left = Il n’y a plus rien dans la { $bowl }.
event-end = Les decks sont dévoilés. { $decks }.
left-out =
    { $seat-is ->
        [you]
            { $first ->
                [yes] Tu as retiré { $cards-one }
               *[no] tu as retiré { $cards-one }
            }
       *[other] { $seat } a retiré { $cards-one }
    }
decks = { $start } ; { $next }

## Coups.

move-play = { $card } à la { $bowl }
move-copy = Copichat en { $cat } à la { $bowl }
move-discard = défausser { $card-one }
move-choose =
    { $cat-gender ->
        [f]
            { $seat-is ->
                [you] ta { $cat } à la { $bowl }
               *[other] la { $cat } { $seat-of } à la { $bowl }
            }
       *[m]
            { $seat-is ->
                [you] ton { $cat } à la { $bowl }
               *[other] le { $cat } { $seat-of } à la { $bowl }
            }
    }
move-send = { $cat } à la { $bowl }
move-return = le { $cube-key }
move-trade = avec la { $bowl }
move-serve = à la { $bowl }
move-feed = { $cat } mange { $cubes }
move-swap =
    { $seat-is ->
        [you] contre ton { $cube-key }
       *[other] contre un { $cube-key } { $seat-of }
    }
move-omit = retirer { $card-one }
move-hold = { $card }
move-pass = Non, merci

## Score.

score-cubes =
    { $value ->
        [1] { $count } × croquette à 1 point
       *[other] { $count } × croquette à { $value } points
    }
score-partner =
    { $seat-is ->
        [you] tes croquettes, en équipe
       *[other] les croquettes { $seat-of }, en équipe
    }
score-tie-break = croquettes mangées : { $cubes-key }

reason-most-points = le plus de points
reason-equal-points-fewest-cubes = à égalité de points, le moins de croquettes
reason-equal-points-and-cubes-shared = égalité de points et de croquettes

## Réglages.

option-deck =
    quelles cartes : les 20 de base, les 25, un deck que chaque personne construit en secret, ou 20 de ton choix pour
    tout le monde
    .title = Le deck
    .choice-basic = Les 20 de base
    .choice-all = Les 25
    .choice-built = Un deck à soi
    .choice-same = Le même partout
option-cards = si le deck est le même partout : les noms des vingt cartes, un par carte
    .title = Ces cartes
    .hint = Vingt en tout ; touche une carte pour la prendre ou la laisser
option-opening = tes cinq premières cartes : distribuées, ou choisies dans ton propre deck
    .title = Le début
    .choice-dealt = Distribué
    .choice-chosen = Choisi
option-teams = à quatre seulement : on joue avec la personne d’en face
    .title = Deux contre deux
option-reminders = montrer les cartes que tout le monde a vues retourner en main ; sinon, il faut s’en souvenir
    .title = Aide-mémoire

refusal-teams = en équipe, on joue exactement à 4, pas à { $seats } (KS-F15)
refusal-cards-without-deck = on ne choisit les cartes que si tout le monde a les mêmes 20 (KS-V1)
refusal-copies = il n’y a pas plus de { $copies } × { $card } dans un jeu (KS-B1)
refusal-unknown-card = il n’y a pas de carte « { $name } » (KS-B1)
refusal-deck-size = ce deck demande { $size } cartes, pas { $count } (KS-V1)

## Ce qu’il faut faire maintenant.

must-building = maintenant, choisis une carte à retirer de ton deck
must-opening = maintenant, choisis une carte de ton deck pour ta première main
must-play = maintenant, joue une carte de ta main
must-item-cat = maintenant, joue un chat à la { $bowl }, là où était l’objet
must-kitten = maintenant, amène un autre Chaton, ou passe
must-catnip = maintenant, choisis un chat d’une autre gamelle à attirer
must-clumsy = maintenant, choisis une croquette de cette gamelle à remettre dans la boîte
must-feral = maintenant, choisis un autre chat d’ici à chasser
must-mangy = maintenant, choisis un autre chat d’ici à pousser
must-pounce = maintenant, choisis un autre chat d’ici à renvoyer en main
must-trickster = maintenant, choisis la gamelle avec laquelle tu échanges le repas
must-mama = maintenant, choisis un autre chat d’ici à nourrir
must-mama-fed = maintenant, nourris { the-card } d’une croquette de cette gamelle
must-toy-mouse = maintenant, choisis un chat à la gamelle de la Souris en Peluche
must-send = maintenant, envoie { the-card } à une autre gamelle
must-vacuum = maintenant, envoie un de tes chats d’ici à une autre gamelle
must-serve = maintenant, choisis la gamelle où l’on dîne ensuite
must-feed = maintenant, nourris un de tes chats à cette gamelle
must-feed-first =
    { $card-gender ->
        [f] maintenant, nourris d’abord la { $card }, qui est prioritaire
       *[m] maintenant, nourris d’abord le { $card }, qui est prioritaire
    }
must-swap = maintenant, échange la croquette contre celle de quelqu’un d’autre, ou passe

## Pourquoi ce n’est pas possible.

refusal-not-in-hand = il n’y a pas de { $card } dans ta main
refusal-not-in-deck = il n’y a plus de { $card } dans ton deck
refusal-not-in-discard = il n’y a pas de { $card } à copier dans ta défausse
refusal-nothing-to-copy = il n’y a pas de chat à copier dans ta défausse
refusal-copy-as-which = le Copichat ne va jamais lui-même à une gamelle ; choisis quel chat il copie
refusal-unplayable = { the-card } ne peut pas se jouer là
refusal-laser = un Pointeur Laser appelle tout le monde à la { $bowl }
refusal-vacuum-at = un Robot Aspirateur travaille à la { $bowl }, personne n’y entre
refusal-vacuum-there = un Robot Aspirateur travaille là, personne n’y entre
refusal-priority = { the-card } mange déjà en premier à la { $bowl }, et il n’y a qu’une place d’honneur
refusal-queen-tired = la Reine n’a plus la force d’éjecter un chat pendant ce tour
refusal-no-cat-follows = aucun chat de ta main ne pourrait suivre cet objet à la { $bowl }
refusal-one-item = un objet par tour, puis un chat
refusal-items-bowl = le chat qui suit un objet va à la même gamelle, la { $bowl }
refusal-must-pass-here = aucun chat de ta main ne peut plus se jouer ici : tu dois passer
refusal-must-play-cat = tu as un chat à jouer ici : joue-le
refusal-must-play = tu as une carte qui peut se jouer : joue-la
refusal-must-pass = ta main est vide : tu dois passer
refusal-must-discard = tu ne peux rien jouer : défausse une carte
refusal-no-cat-there = ce chat n’est pas à cette gamelle-là
refusal-no-cat-here = ce chat n’est pas à cette gamelle
refusal-lures-from-elsewhere = le Charmeur attire toujours un chat d’une autre gamelle
refusal-no-catnip-again = un Charmeur qui agit à nouveau ne peut pas attirer de Charmeur
refusal-own-target = un chat ne peut pas se choisir lui-même
refusal-tom = ni le Chat Sauvage ni le Bondisseur ne peuvent rien contre le Matou
refusal-only-greedy = seul le Glouton mange deux croquettes
refusal-not-in-bowl = cette croquette n’est pas dans la gamelle
refusal-priority-first = un chat mange ici avant les autres : nourris-le d’abord
refusal-house-has-eaten = le Casanier a mangé ; il reviendra après le dîner
refusal-no-cat-of-yours = tu n’as pas ce chat à la { $bowl }

## Pourquoi une table ne peut pas être préparée ainsi.

arrange-only = { $what } : il n’y en a que { $most }
arrange-laser-bowl = laser : les gamelles vont de 1 à { $most }
arrange-not-in-deck = la place { $number } n’a plus de « { $name } » dans son deck
arrange-cat = un chat à une gamelle s’écrit comme « mangy of 1 », pas « { $name } »
arrange-no-cat = « { $name } » ne peut pas être à une gamelle
arrange-not-in-hand = personne n’a de « { $name } » en main
arrange-no-cube = il n’y a plus de croquette « { $name } » dans la boîte

## Les règles en bref.

rules-idea =
    Trois gamelles, des chats affamés. Sois là avec tes chats quand le dîner commence, mange les
    meilleures croquettes, et sois en tête dès que quelqu’un a 20 points.
    .heading = L’idée
rules-turn =
    Joue une carte de ta main à l’une des gamelles. Les chats y restent, et la plupart font quelque chose en arrivant.
    Un chat déplacé vers une autre gamelle arrive de nouveau, et recommence. Pour tes chats, c’est toujours à toi de
    décider, même quand ce n’est pas ton tour.

    Un objet agit d’abord ; puis un chat le suit à la même gamelle, dans le même tour.

    Si rien dans ta main ne peut se jouer, tu défausses une carte à la place.

    Une gamelle vide reçoit aussitôt quatre croquettes fraîches, ou après le dîner si l’on est à table. Après chaque
    tour, tout le monde complète sa main à cinq cartes.
    .heading = Ton tour
rules-dinner =
    Quand un tour est fini et qu’il y a au moins cinq chats à une gamelle, ils mangent. (Un Patapouf compte pour deux.)

    La personne qui a la boîte de croquettes commence, puis on suit le sens horaire : choisis un de tes chats à cette
    gamelle et une croquette pour lui ; le chat va dans ta défausse. Quand il n’y a plus rien, les autres chats partent
    le ventre vide.

    Si plusieurs gamelles sont pleines, la boîte donne le droit de choisir la suivante. Après le dîner, la boîte passe à
    gauche.
    .heading = Le dîner
rules-first =
    La Reine, le Matou et le Chat de Gouttière mangent avant tous les autres, et une gamelle n’a de place que pour un seul
    d’entre eux. Une Reine peut se jouer sur un Matou ou un Chat de Gouttière : dehors ! Si l’un des trois est déplacé vers
    une gamelle où il y en a déjà un, il va à la défausse.
    .heading = Qui mange en premier
rules-end =
    Après un dîner, si quelqu’un a 20 points ou plus, c’est fini : on gagne avec le plus de points et, à égalité, avec
    le moins de croquettes mangées.

    En équipe, les partenaires sont face à face et additionnent leurs points.
    .heading = La fin

## Les groupes de cartes, comme titres.

cards-cat = Chats
cards-item = Objets

## Pourquoi un conseil est bon : ce qu’un coup apporte, après « Un grand fauve choisirait : … ».

# Le tour de manger.
in-order =
    { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
       *[other] en { $place }e position
    }
because-dinner = Ça fait { $cats } chats à la { $bowl } : à table !
because-place = Tu manges { in-order }.
because-share =
    { $points ->
        [one] Si tout le monde prend la meilleure croquette, tu gagnes { $points } point.
       *[other] Si tout le monde prend la meilleure croquette, tu gagnes { $points } points.
    }
because-no-cat = Tu n’as aucun chat à la { $bowl }.
because-nothing-left = Il ne restera plus rien quand ce sera à toi de manger.
because-cats =
    { $missing ->
        [0] La { $bowl } aura { $cats } chats, assez pour dîner
        [1] La { $bowl } aura { $cats } chats, il n’en manque qu’un
       *[other] La { $bowl } aura { $cats ->
            [one] { $cats } chat
           *[other] { $cats } chats
        } sur 5
    }{ $place ->
        [0] {""}
       *[other] , et tu mangerais { in-order }
    }.
# De même tant qu’un chat qui arrive doit encore en chasser un autre ; $card : celui qui le fait.
because-cats-before = La { $bowl } aura { $cats } chats, et l’un d’eux doit encore partir ({ $card }).
# Ce que fait un Robot Aspirateur ; $others, $own : combien de chats des autres et du lecteur partent.
because-vacuum =
    { $others ->
        [0]
            { $own ->
                [0] Il n’y a aucun chat à faire fuir.
                [one] Il ne fait fuir qu’un de tes chats.
               *[other] Il ne fait fuir que { $own } de tes chats.
            }
        [one]
            { $own ->
                [0] Il fait fuir { $others } chat adverse, et aucun des tiens.
               *[other] Il fait fuir { $others } chat adverse et { $own } des tiens.
            }
       *[other]
            { $own ->
                [0] Il fait fuir { $others } chats adverses, et aucun des tiens.
               *[other] Il fait fuir { $others } chats adverses et { $own } des tiens.
            }
    }
because-ability = { $card } : { $card-text }
because-discard = Tu ne peux rien jouer : échange cette carte contre une nouvelle.
because-points =
    { $points ->
        [one] Ça fait { $points } point
       *[other] Ça fait { $points } points
    }, { $total } sur { $goal } en tout.
because-swap =
    { $points ->
        [1] Tu gagnes 1 point.
        [0] Tu n’y gagnes rien.
        [-1] Tu perds 1 point.
        [-2] Tu perds 2 points.
       *[other] Tu gagnes { $points } points.
    }
because-food =
    { $points ->
        [one] La { $bowl } contiendra { $points } point de croquettes.
       *[other] La { $bowl } contiendra { $points } points de croquettes.
    }
because-keep = Tu gardes ce que tu as.
