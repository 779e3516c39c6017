### Meow!
###
### Mots choisis : acte (act), règle (rule), poser (lay), jugement (check), rayer (strike), dévoiler (reveal), manche (round).
### `shown` vient après un nom et ne dit ni « il » ni « elle ».

title = Meow!
about = Obéis aux règles du Culte du Chat, que personne ne t’a dites pour la plupart.

# L’ambiance, en trois mots.
mood-first = loufoque
mood-second = secret
mood-third = sonore

## Questions.

prompt-strike =
    { $most ->
        [one] Y a-t-il quelque chose que tu ne peux pas faire ? Raye un acte au plus ; personne ne le saura. C’est bon ?
       *[other] Y a-t-il quelque chose que tu ne peux pas faire ? Raye jusqu’à { $most } actes ; personne ne le saura. C’est bon ?
    }
prompt-pass = Apprends tes règles par cœur. Peuvent-elles passer à ta gauche ?
prompt-clock = La bougie se consume.
prompt-play =
    { $may_act ->
        [yes]
            { $left ->
                [0] Le chat t’a assez vu à l’œuvre : pose une carte, ou répète-toi d’abord.
                [1] Fais ce qui vient avant (encore un acte en tout), puis pose une carte.
               *[other] Fais ce qui vient avant ({ $left } actes différents en tout), puis pose une carte.
            }
       *[no] Pose une carte.
    }{ $may_replace ->
        [yes] {" "}Si tu connais une règle que tu ne peux pas suivre, fais-la remplacer d’abord.
       *[no] {""}
    }
prompt-act =
    { $left ->
        [0] Le chat t’a assez vu à l’œuvre : demande le jugement, ou répète-toi.
        [1] Plais au chat. Il reste de la place pour un acte ; puis demande le jugement.
       *[other] Plais au chat. Il reste de la place pour { $left } actes différents ; puis demande le jugement.
    }
prompt-reveal =
    { $active-is ->
        [you] Tu enfreins une de tes règles. Laquelle dévoiles-tu ?
       *[other] { $active } enfreint une de tes règles. Laquelle dévoiles-tu ?
    }
prompt-answer =
    { $active-is ->
        [you] Tu te montres du doigt. Une de tes règles a-t-elle été enfreinte ?
       *[other] { $active } te montre du doigt. Une de tes règles a-t-elle été enfreinte ?
    }
prompt-object =
    { $active-is ->
        [you] Tu montres { $pointed } du doigt. La carte sur l’autel a-t-elle été respectée ? Fais objection, ou attends.
       *[other] { $active } montre { $pointed } du doigt. La carte sur l’autel a-t-elle été respectée ? Fais objection, ou attends.
    }

## Événements.

titled =
    { $part ->
        [before] « { $card } » (AVANT)
        [after] « { $card } » (APRÈS)
       *[none] « { $card } »
    }
    .read = { titled } : { $card-text }

event-ready =
    { $seat-is ->
        [you] Tu n’as plus rien à rayer.
       *[other] { $seat } n’a plus rien à rayer.
    }
event-dealt =
    { $each ->
        [1] Chaque novice reçoit une règle, { $pile } dans la pile
       *[other] Chaque novice reçoit { $each } règles, { $pile } dans la pile
    }{ $cards-count ->
        [none] {""}
       *[other] { " " }; pour un instant, { $cards } entre tes pattes
    }. { $starter-is ->
        [you] Tu commences.
       *[other] { $starter } commence.
    }
event-passes =
    { $seat-is ->
        [you] Tu as assez regardé.
       *[other] { $seat } a assez regardé.
    }
event-passed =
    { $cards-count ->
        [none] Chaque main passe à gauche.
       *[other] Chaque main passe à gauche ; tes règles sont maintenant : { $cards }.
    }
# In puzzles, after the deal: a card that the reader has passed on to the left.
event-handed =
    { $seat-is ->
        [you] Tu as { $card-read }
       *[other] { $seat } a maintenant { $card-read }
    }
event-turn =
    { $seat-is ->
        [you] Manche { $round } : tu te présentes devant l’autel.
       *[other] Manche { $round } : { $seat } se présente devant l’autel.
    }
event-time_up =
    { $seat-is ->
        [you] La bougie s’éteint : tu n’as plus de temps.
       *[other] La bougie s’éteint : { $seat } n’a plus de temps.
    }
event-played =
    { $seat-is ->
        [you] Tu poses { $card-read }
       *[other] { $seat } pose { $card-read }
    }
event-replaced =
    { $seat-is ->
        [you] Tu fais rayer { $card } du parchemin
       *[other] { $seat } fait rayer { $card } du parchemin
    }{ $fresh ->
        [none] .
       *[other] { " " }; à sa place, tu trouves { $fresh-read }
    }
event-acted =
    { $seat-is ->
        [you] Tu exécutes : { $act-label }{ told }
       *[other] { $seat } { $act-shown }{ told }
    }
told =
    { $word ->
        [none]
            { $times ->
                [1] .
               *[other] {" "}({ $times } fois maintenant).
            }
       *[other] { " " }: « { $word } ».
    }
event-checking =
    { $seat-is ->
        [you] Tu demandes le jugement.
       *[other] { $seat } demande le jugement.
    }
event-pointed =
    { $seat-is ->
        [you] Tu montres { $at } du doigt : « Ai-je enfreint une de tes règles ? »
       *[other]
            { $at-is ->
                [you] { $seat } te montre du doigt : « Ai-je enfreint une de tes règles ? »
               *[other] { $seat } montre { $at } du doigt : « Ai-je enfreint une de tes règles ? »
            }
    }
event-cleared =
    { $kept ->
        [none]
            { $seat-is ->
                [you] Tu dis non : aucune règle enfreinte.
               *[other] { $seat } dit non : aucune règle enfreinte.
            }
       *[other]
            { $seat-is ->
                [you] Tu nommes { $kept }, mais la règle a été respectée : c’est un non.
               *[other] { $seat } nomme { $kept }, mais la règle a été respectée : c’est un non.
            }
    }
event-looked =
    { $seat-is ->
        [you] Tu te frottes les yeux et regardes encore.
       *[other] { $seat } se frotte les yeux et regarde encore.
    }
event-objected =
    { $right ->
        [yes]
            { $seat-is ->
                [you] Tu fais objection, à raison.
               *[other] { $seat } fait objection, à raison.
            }
       *[no]
            { $seat-is ->
                [you] Tu fais objection, pour rien.
               *[other] { $seat } fait objection, pour rien.
            }
    }
event-taken_back =
    { $seat-is ->
        [you] Tu reprends { $card }, faute d’avoir obéi.
       *[other] { $seat } reprend { $card }, faute d’avoir obéi.
    }
event-revealed =
    { $active-is ->
        [you] Tu as enfreint une règle.
       *[other] { $active } a enfreint une règle.
    } { $seat-is ->
        [you] Tu dévoiles { $card-read }
       *[other] { $seat } dévoile { $card-read }
    }
event-exchanged =
    { $drawn ->
        [none] Les deux cartes sont mélangées à la pile ; { exchanged } : ces règles peuvent revenir.
       *[other] Les deux cartes sont mélangées à la pile ; { exchanged } ; la tienne est { $drawn-read }
    }
exchanged =
    { $active-is ->
        [you] { $seat } et toi y piochez
       *[other]
            { $seat-is ->
                [you] { $active } et toi y piochez
               *[other] { $active } et { $seat } y piochent
            }
    }
event-won =
    { $seat-is ->
        [you] Tous disent non : aucune règle enfreinte ! Tu gagnes et entres dans le Culte du Chat. Miaou !
       *[other] Tous disent non : aucune règle enfreinte ! { $seat } gagne et entre dans le Culte du Chat. Miaou !
    }
event-limit = Le chat s’est endormi. En tête : { $winners }.

## Coups.

move-strike = je ne peux pas : { $card }
move-ready = c’est bon
move-pass = passer à gauche
move-play = poser « { $card } »
move-replace = faire remplacer : { $card }
move-do = { $act-label }
move-say = dire « { $word } »
move-check = demander le jugement
move-reveal = dévoiler « { $card } »
move-no = non, pas les miennes
move-broken = enfreinte : { $card }
move-look = regarder encore
move-object = objection : la carte elle-même n’a pas été respectée
move-wait = rien à dire
move-time = le temps est écoulé

## La fin.

score-best =
    { $hands ->
        [0] au meilleur jugement, aucune main n’était contente
        [1] au meilleur jugement, une main était contente
       *[other] au meilleur jugement, { $hands } mains étaient contentes
    }
reason-broke-no-rule = aucune règle enfreinte
reason-was-caught-at-no-broken-rule = aucune faute remarquée
reason-got-past-most-hands-before-the-last-round-was-over = le plus de mains franchies avant la fin de la dernière manche

## Ce qu’il faut faire maintenant.

must-strike = maintenant, raye un acte que tu ne peux pas faire, ou dis `ready`
must-pass = maintenant, regarde ta main et dis `pass`
must-play = maintenant, pose une carte de ta main
must-act = maintenant, fais un acte, dis un mot, ou demande le jugement : `check`
must-reveal = maintenant, dévoile une règle de ta main qui a été enfreinte
must-answer = maintenant, dis si une règle a été enfreinte

## Pourquoi ce n’est pas possible.

refusal-clock = l’horloge dit seulement que le temps est écoulé
refusal-time = seule l’horloge dit que le temps est écoulé
refusal-struck = tu as déjà rayé « { $card-key } »
refusal-not-in-deck = « { $card-key } » n’est pas dans les cartes de cette partie
refusal-most-strikes = { $most }, c’est tout ce que tu peux rayer à cette table
refusal-not-in-hand = il n’y a pas de « { $card-key } » dans ta main
refusal-check-without-card = une carte doit être posée avant le jugement
refusal-card-lies = ta carte est déjà posée : une par tour
refusal-word-said = « { $act-label } » : un mot par tour, et tu en as dit un
refusal-word-not-in-box = aucune règle de cette boîte ne demande ce mot
refusal-times = { $most } fois, ça suffit
refusal-budget = { $most } actes différents, c’est tout ce que peut contenir un tour ici
refusal-replaced = tu as déjà remplacé une règle dans cette partie, et cela ne se fait qu’une fois
refusal-replace-later = une règle se remplace au début d’un tour, avant toute chose
# In a puzzle rules are not replaced.
refusal-puzzle-replaces = une énigme ne change pas les règles : ici, tu peux toutes les suivre
refusal-done = tu as fait « { $card } » dans cette partie, donc tu peux le faire
refusal-unknown-rule = tu ne sais pas si « { $card } » est dans la partie
refusal-not-broken = « { $card-key } » n’a pas été enfreinte
refusal-not-pointed = personne ne te montre du doigt : `object`, ou `wait`
refusal-looked = tu as déjà regardé encore une fois pendant ce jugement
refusal-objected = tu as déjà fait objection pendant ce tour, et cela ne se fait qu’une fois

## Réglages.

option-mode =
    basic : une ou deux règles chacun ; thirteen : treize règles quel que soit le nombre de joueurs ; before-after : treize, et chaque règle a son moment, avant ou après la pose de la carte
    .title = Combien de règles
    .hint = Une ou deux chacun, ou treize en tout ; au bon moment : chacune doit être suivie avant ou après la pose de la carte
    .choice-basic = Une ou deux chacun
    .choice-thirteen = Treize
    .choice-before-after = Treize, au bon moment
option-box =
    whole : les 102 règles ; small : vingt que tout le monde connaît, pour une première partie à six au plus
    .title = Quelles règles
    .hint = Les 102 ; ou vingt que tout le monde connaît, pour une première partie
    .choice-whole = La boîte entière
    .choice-small = Vingt faciles
option-striking = avant la donne, chacun peut rayer les actes qu’il ne peut pas faire
    .title = Rayer des actes
    .hint = Avant la donne, chacun peut rayer ce qu’il ne peut pas faire
option-young = seulement les cartes bleues : un bruit ou un geste simple chacune
    .title = Pour les plus jeunes
option-judge =
    engine : la table dit qui a enfreint quoi, et a toujours raison ; eyes : les joueurs regardent et répondent eux-mêmes, et peuvent se tromper
    .title = Qui juge
    .hint = La table voit chaque faute ; ou vous vous surveillez entre vous, et une faute peut passer
    .choice-engine = La table
    .choice-eyes = Vos yeux
option-helper = les règles dévoilées restent dans une liste ; sinon, il faut s’en souvenir
    .title = Une liste de ce qu’on sait
option-rounds = au bout de tant de manches, qui va le plus loin gagne ; 0 : on joue jusqu’à une victoire
    .title = Manches
option-seconds = le temps d’un tour ; 0 : pas d’horloge
    .title = Secondes par tour
refusal-small-young = la petite boîte n’a pas de cartes bleues à part : enlève l’option pour les petits, ou prends la boîte entière
refusal-small-seats = la petite boîte suffit pour { $most }, pas pour { $seats }
refusal-rounds = rounds va de 0 à { $most }, pas { $rounds }
refusal-seconds = seconds va de 0 à { $most }, pas { $seconds }

refusal-no-round = round_number : il n’y a pas de manche { $round }
refusal-struck-twice = struck : { $name } y est deux fois
refusal-struck-most = struck : { $most } au plus
refusal-card-twice = { $name } est rayée, ou y est deux fois
refusal-no-memory-word = said : { $name } n’est pas un mot d’une règle de mémoire
refusal-best = best : de 0 à { $most } tant que la partie dure, pas { $hands }
refusal-seats = { $what } : il n’y a que { $most } places
refusal-no-card = il n’y a pas de carte { $name }
refusal-size = { $what } : { $most } à cette table, pas { $count }

## Les groupes d’actes.

group-noise = Bruits
group-mime = Gestes
group-counted = Comptés
group-spoken = Parlés
group-memory = Mémoire

## Comment jouer.

rules-circle =
    Obéis en un seul tour à la carte que tu poses et à toutes les règles que tiennent les autres : alors tu gagnes.
    Tu débutes dans le Culte du Chat : chaque carte est une règle du Culte, et chaque règle demande un acte,
    comme coasser, se lécher une patte ou nommer une ville. Personne ne te dit quelles règles tiennent les autres.
    .heading = Le but

rules-before-the-deal =
    Si l’on raye des actes dans cette partie : y a-t-il quelque chose que tu ne peux pas ou ne veux pas faire ?
    Raye-le, sans que personne le voie ; ces cartes
    restent dans la boîte. Puis chacun reçoit deux cartes (une seule à partir de six), et une fait la pile. Regarde bien
    tes cartes : toute la main passe à ta gauche, et c’est là qu’elle reste.
    .heading = Avant la donne

rules-your-turn =
    Pose une carte ; tous entendent sa règle. Puis agis. Tu as des actes à dépenser : un par règle qui peut t’obliger, et
    deux en plus, pour des bêtises qui égarent les imitateurs. Refaire le même acte est gratuit. Puis demande le jugement.
    .heading = Ton tour

rules-check =
    Si tu as oublié la règle de ta propre carte, elle revient dans ta main, et c’est tout. Sinon tu montres les autres
    du doigt, en commençant à gauche, et tu demandes : « Ai-je enfreint une de tes règles ? » Qui tient une règle que
    tu n’as pas suivie le dit et la montre ; les deux cartes vont dans la pile, on mélange, et chacun de vous en
    pioche une. Si tous disent non, tu gagnes. Les règles de ta main et de la pile ne t’obligent pas.
    .heading = Le jugement

rules-remember =
    Ce qui est fait et montré s’efface quand le tour suivant commence, et rien ici ne le note, ni le journal ni l’annulation
    d’un coup. Ce que tu as vu en passant ta main, ce qui a été dévoilé, ce que les autres font sans se faire prendre :
    c’est tout ce que tu as. Avec l’aide-mémoire, les règles dévoilées restent dans une liste.
    .heading = Souviens-toi

rules-acts =
    Un acte compté se fait exactement autant de fois que le dit la règle. Un acte parlé se fait une fois par tour, avec un
    mot de sa liste. Certaines règles demandent un mot que personne n’a dit dans la partie ; les mots de tous comptent.
    .heading = Actes

rules-once-a-game =
    Au début de ton tour, tu peux faire remplacer une règle que tu connais et que quelqu’un ne peut pas faire. Tous
    apprennent laquelle est partie ; seule la personne qui la tient voit ce qui est venu.
    .heading = Une fois par partie

rules-thirteen =
    Avec treize règles, il y en a autant quel que soit le nombre de joueurs. Avec avant et après, chaque règle a aussi son
    moment, avant ou après la pose de la carte, et la suivre au mauvais moment l’enfreint, même si tu la suis aussi au bon.
    .heading = Treize, avant et après

rules-eyes =
    Si les yeux des joueurs jugent, ils répondent eux-mêmes. Regarde bien. Quand on te montre du doigt, tu dis non, ou tu
    nommes ta règle enfreinte ; une carte respectée malgré tout n’est montrée à personne. Une fois par jugement, tu peux
    regarder encore. Ce que tu rates est raté. Et qui voit que la règle de la carte posée n’a pas été suivie peut faire
    objection, une fois par tour.
    .heading = Les yeux

## Les cartes. `label` : l’acte dans une liste ; `shown` : ce que voient les autres, après un nom ; `noise` : ce qu’ils entendent.

## Bruits.

card-croak = Coasse toujours
    .animal = grenouille
    .text = Doit coasser comme une grenouille à qui l’on a demandé de chanter.
    .label = Coasser
    .shown = gonfle les joues et coasse
    .noise = Coâ, coâ !
card-hiss = Siffler n’est pas jouer
    .animal = serpent
    .text = Doit siffler comme un serpent dont on a pris le canapé.
    .label = Siffler comme un serpent
    .shown = montre deux crochets et siffle
    .noise = Sssss !
card-moo = La vache !
    .animal = vache
    .text = Doit meugler comme une vache qui sait où est passée la crème.
    .label = Meugler
    .shown = rumine un peu et meugle
    .noise = Meuuuuh.
card-oink = Groin de folie
    .animal = cochon
    .text = Doit grogner comme un cochon à l’opéra.
    .label = Grogner comme un cochon
    .shown = retrousse le groin et grogne
    .noise = Groin, groin !
card-quack = Coin-coin du feu
    .animal = canard
    .text = Doit cancaner comme un canard diplômé.
    .label = Cancaner
    .shown = cancane d’un bec imaginaire
    .noise = Coin-coin !
card-baa = Bêle de jour
    .animal = mouton
    .text = Doit bêler comme un mouton qui n’a endormi personne.
    .label = Bêler
    .shown = bêle d’un air un peu vexé
    .noise = Bêêê-êêê !
card-neigh = Henni soit qui mal y pense
    .animal = cheval
    .text = Doit hennir comme un cheval qui vote contre.
    .label = Hennir
    .shown = secoue sa crinière et hennit
    .noise = Hiiii-hi-hi !
card-bark = Aux abois
    .animal = chien
    .text = Doit aboyer comme un chien entré par erreur.
    .label = Aboyer
    .shown = aboie en direction de la porte
    .noise = Ouaf, ouaf !
card-howl = Hurle un peu pour voir
    .animal = loup
    .text = Doit hurler comme un loup devant un plafonnier.
    .label = Hurler comme un loup
    .shown = hurle vers le plafond
    .noise = Aouuuuh !
card-roar = Rugir de plaisir
    .animal = lion
    .text = Doit rugir comme le lion en retard pour la photo de famille.
    .label = Rugir
    .shown = secoue une énorme crinière et rugit
    .noise = Rrraaaoh !
card-hoot = Chouette soirée
    .animal = hibou
    .text = Doit hululer comme un hibou qui désapprouve les bougies.
    .label = Hululer
    .shown = fait des yeux ronds et hulule
    .noise = Hou-houuu.
card-buzz = Bourdon de rien
    .animal = abeille
    .text = Doit bourdonner comme une abeille qui a perdu sa fleur.
    .label = Bourdonner
    .shown = bourdonne en cherchant quelque chose
    .noise = Bzzzzz !
card-gobble = Le dindon de la farce
    .animal = dindon
    .text = Doit glouglouter comme un dindon à qui l’on a donné le micro.
    .label = Glouglouter
    .shown = se dandine et glougloute
    .noise = Glou-glou-glou !
card-hee-haw = Hi-han, c’est non
    .animal = âne
    .text = Doit braire comme un âne qu’on a prié gentiment et qui dit toujours non.
    .label = Braire
    .shown = plante ses quatre sabots et brait
    .noise = Hi-han !
card-squeak = Couic et net
    .animal = souris
    .text = Doit couiner comme la seule souris d’une réunion de chats.
    .label = Couiner
    .shown = couine d’une toute petite voix
    .noise = Couic !
card-purr = Ronron et ron petit patapon
    .animal = chat
    .text = Doit ronronner comme un chat sur du linge chaud.
    .label = Ronronner
    .shown = ferme les yeux et ronronne
    .noise = Rrrrrrron.
card-cluck = Poule position
    .animal = poule
    .text = Doit caqueter comme une poule qui a une annonce à faire.
    .label = Caqueter
    .shown = caquette au-dessus d’un œuf
    .noise = Cot-cot-cot-codêt !
card-trunk-call = Trompe-l’oreille
    .animal = éléphant
    .text = Doit barrir comme un éléphant qui se souvient de ton anniversaire.
    .label = Barrir
    .shown = lève une trompe et barrit
    .noise = Pouêêêt !
card-tweet = Cui-cui bono
    .animal = moineau
    .text = Doit pépier comme un moineau du bon côté de la vitre.
    .label = Pépier
    .shown = pépie de tout là-haut
    .noise = Cui-cui !
card-glub = Bulle spéculative
    .animal = poisson rouge
    .text = Doit faire bloup comme un poisson rouge qui a oublié pourquoi.
    .label = Faire bloup
    .shown = ouvre et ferme une bouche toute ronde
    .noise = Bloup, bloup.
card-honk = Le jeu de l’oie
    .animal = oie
    .text = Doit cacarder comme une oie à qui appartient la route.
    .label = Cacarder
    .shown = tend un long cou et cacarde
    .noise = Honk !
card-meow = Le miaou évident
    .animal = chaton
    .text = Doit miauler. Il fallait bien que ce soit quelque part.
    .label = Miauler
    .shown = miaule, comme il fallait s’y attendre
    .noise = Miaou !
card-sneeze = À tes souhaits
    .animal = panda
    .text = Doit éternuer comme un bébé panda, et s’en étonner plus que tout le monde.
    .label = Éternuer
    .shown = éternue et sursaute
    .noise = Atchoum !
card-snore = Dormir sur ses deux oreilles
    .animal = loir
    .text = Doit ronfler comme un loir qui repose juste ses yeux.
    .label = Ronfler
    .shown = laisse tomber le menton et ronfle
    .noise = Rrrron-pchiii.
card-tick-tock = Tic-tac en toc
    .animal = crocodile
    .text = Doit faire tic-tac comme un crocodile qui a avalé un réveil.
    .label = Faire tic-tac
    .shown = fait tic-tac, du fond du ventre
    .noise = Tic-tac.
card-blow-raspberry = Lèvres en fête
    .animal = chameau
    .text = Doit faire pfrrt avec les lèvres comme un chameau qui a lu les horaires.
    .label = Faire pfrrt
    .shown = fait claquer deux grosses lèvres, grossièrement
    .noise = Pffffrrrt !
card-ding-dong = Ding-dong, mauvaise porte
    .animal = terrier
    .text = Doit faire ding-dong comme une sonnette. Le terrier va voir.
    .label = Faire ding-dong
    .shown = imite une sonnette d’entrée
    .noise = Ding-dong !
card-ta-da = Et voilà le travail
    .animal = paon
    .text = Doit se présenter comme un paon : ta-daa !
    .label = Faire ta-daa
    .shown = se présente à la foule
    .noise = Ta-daaa !
card-wake-the-farm = Cocorico, debout
    .animal = coq
    .text = Doit réveiller toute la ferme comme un coq, sans oublier une syllabe.
    .label = Chanter comme un coq
    .shown = rejette une crête rouge et chante
    .noise = Cocorico !
card-evil-laugh = Rira bien qui rira le dernier
    .animal = hyène
    .text = Doit rire comme une hyène dont le plan, pour une fois, fonctionne.
    .label = Rire comme un méchant
    .shown = éclate d’un rire de méchant
    .noise = Mouah-ha-ha-haaa !
card-yodel = Yodel modèle
    .animal = bouquetin
    .text = Doit iodler comme un bouquetin, et attendre un peu l’écho.
    .label = Iodler
    .shown = iodle par-dessus une vallée et écoute
    .noise = Yolo-layi-hiii !
card-pretty-polly = Perroquet et compliments
    .animal = perroquet
    .text = Doit se dire « joli Coco », avec une voix de perroquet.
    .label = Dire « joli Coco »
    .shown = se fait un compliment de perroquet
    .noise = Joli Coco ! Joli Coco !
card-reverse = Bip, bip, attention coquille
    .animal = bernard-l’ermite
    .text = Doit faire bip comme un camion qui recule. Le bernard-l’ermite déménage.
    .label = Faire bip comme un camion
    .shown = fait bip, comme en marche arrière
    .noise = Bip. Bip. Bip.
card-hum-lullaby = Fredonne-moi une baleine
    .animal = baleine
    .text = Doit fredonner une berceuse, comme une baleine à un très grand enfant.
    .label = Fredonner une berceuse
    .shown = fredonne lentement, bouche fermée
    .noise = Hm-hmm, hm-hmmm…

## Mimes et gestes, sans un bruit.

card-peel-banana = Peau de banane
    .animal = singe
    .text = Doit peler une banane qui n’est pas là. Comme un singe, par l’autre bout.
    .label = Peler une banane
    .shown = pèle quelque chose de long, bande par bande
card-nitpick = Chercher des poux
    .animal = babouin
    .text = Doit trouver un petit rien dans ses cheveux, comme un babouin, le regarder de près et le manger. Pour de faux.
    .label = Chercher un pou
    .shown = trouve un petit rien dans sa fourrure et le mange
card-lick-paw = Toilette de chat
    .animal = matou
    .text = Doit se laver le dos de la main comme une patte. Pour de faux, c’est plus propre.
    .label = Se lécher la patte
    .shown = se lave le dos d’une patte
card-flap-wings = À tire-d’aile
    .animal = manchot
    .text = Doit battre des ailes comme un manchot qui n’a pas renoncé à voler.
    .label = Battre des ailes
    .shown = bat de deux courtes ailes et reste sur place
card-wag-tail = Remue-ménage
    .animal = épagneul
    .text = Doit remuer la queue qu’on a quand on est épagneul.
    .label = Remuer la queue
    .shown = remue l’arrière-train
card-yawn = Bâille, bâille
    .animal = hippopotame
    .text = Doit bâiller aussi large qu’un hippopotame à la troisième heure.
    .label = Bâiller
    .shown = ouvre la bouche de plus en plus grand, puis la referme
card-play-dead = Mort de faim
    .animal = opossum
    .text = Doit faire le mort comme un opossum qui a vu l’addition.
    .label = Faire le mort
    .shown = devient tout mou, un œil mi-ouvert pour voir si ça marche
card-make-biscuits = Mettre la patte à la pâte
    .animal = ocelot
    .text = Doit pétrir l’air des deux pattes, comme un ocelot sur un coussin neuf.
    .label = Pétrir des deux pattes
    .shown = pétrit un coussin invisible, gauche, droite, gauche
card-wiggle-nose = Le bout du nez
    .animal = lapin
    .text = Doit remuer le nez comme un lapin qui capte un signal.
    .label = Remuer le nez
    .shown = remue le bout du nez
card-pounce = Bond et lumière
    .animal = léopard
    .text = Doit bondir sur un grain de poussière comme un léopard. Sans renverser le thé.
    .label = Bondir
    .shown = atterrit sur quelque chose de petit, des deux pattes avant
card-tip-hat = Chapeau bas
    .animal = cigogne
    .text = Doit soulever son chapeau devant la compagnie, comme une cigogne en route pour le bureau.
    .label = Soulever son chapeau
    .shown = soulève un chapeau invisible et le remet
card-thumbs-up = Coup de pouce
    .animal = koala
    .text = Doit lever le pouce comme un koala qui n’écoutait pas.
    .label = Lever le pouce
    .shown = lève un pouce, d’un air encourageant
card-air-kiss = Baiser volé
    .animal = inséparable
    .text = Doit envoyer un baiser à la pioche, comme un inséparable. Elle ne répondra pas.
    .label = Envoyer un baiser
    .shown = embrasse une paume et souffle par-dessus la table
card-cover-eyes = Ni vu ni connu
    .animal = taupe
    .text = Doit se cacher derrière ses deux mains. Plus personne ne te voit, dit la taupe.
    .label = Se cacher les yeux
    .shown = disparaît derrière ses deux mains
card-shrug = Haut les épaules
    .animal = tortue marine
    .text = Doit hausser les épaules jusqu’à presque rentrer la tête, comme une tortue marine.
    .label = Hausser les épaules
    .shown = remonte les épaules jusqu’aux oreilles et les laisse retomber
card-check-watch = Montre en main
    .animal = lièvre
    .text = Doit regarder la montre à son poignet, comme un lièvre qui a un train à prendre.
    .label = Regarder sa montre
    .shown = tourne un poignet, le consulte et s’inquiète
card-antlers = Bois sans soif
    .animal = élan
    .text = Doit porter des bois faits de ses deux mains, et faire l’élan.
    .label = Porter des bois
    .shown = a dix doigts qui poussent sur la tête
card-pinch = Pince-sans-rire
    .animal = crabe
    .text = Doit pincer l’air avec deux pinces, comme un crabe qui veut bien faire.
    .label = Pincer comme un crabe
    .shown = ouvre et ferme deux pinces
card-swim = Nager dans le bonheur
    .animal = loutre
    .text = Doit nager à un mètre du tapis, comme une loutre.
    .label = Nager
    .shown = fend les flots des deux bras et n’avance pas
card-drive-bus = Chauffeur, si t’es champion
    .animal = émeu
    .text = Doit conduire un bus dans un virage. Tu es un émeu, et les canetons sont à bord.
    .label = Conduire un bus
    .shown = tourne un très grand volant
card-dig-hole = Creuse toujours
    .animal = blaireau
    .text = Doit creuser un trou comme un blaireau qui veut une plus grande cuisine.
    .label = Creuser un trou
    .shown = jette de la terre par-dessus l’épaule
card-balance-ball = La balle est dans ton camp
    .animal = otarie
    .text = Doit tenir un ballon en équilibre sur le nez, comme une otarie en répétition.
    .label = Tenir un ballon
    .shown = empêche quelque chose de rond de tomber de son nez
card-brush-teeth = Les dents de l’amer
    .animal = requin
    .text = Doit se brosser les dents comme un requin : il y en a beaucoup, autant commencer.
    .label = Se brosser les dents
    .shown = frotte une rangée de dents, de haut en bas
card-shiver = Frisson nous voilà
    .animal = chihuahua
    .text = Doit frissonner comme un chihuahua dans une petite brise.
    .label = Frissonner
    .shown = se serre dans ses bras et tremble
card-light-candle = Chandelle verte
    .animal = papillon de nuit
    .text = Doit craquer une allumette, allumer une bougie qui n’est pas là, et l’admirer comme un papillon de nuit.
    .label = Allumer une bougie
    .shown = craque une allumette et admire une petite flamme
card-stir-cauldron = Touille et débrouille
    .animal = crapaud
    .text = Doit remuer le grand chaudron, goûter et saler. Le crapaud surveille.
    .label = Remuer le chaudron
    .shown = remue quelque chose d’immense, goûte et sale
card-pour-tea = Thé ou tard
    .animal = flamant rose
    .text = Doit verser une tasse de thé et la siroter le petit doigt en l’air, comme un flamant rose dans le monde.
    .label = Verser le thé
    .shown = remplit une tasse minuscule et sirote, un doigt en l’air
card-tightrope = Sur le fil
    .animal = écureuil
    .text = Doit traverser sur un fil, comme un écureuil : bras écartés, un vacillement, ouf.
    .label = Marcher sur un fil
    .shown = écarte les bras, vacille et arrive
card-reel-in = Sans ligne fixe
    .animal = héron
    .text = Doit ferrer un gros poisson, lutter comme un héron avec une canne, et le perdre.
    .label = Remonter un poisson
    .shown = mouline et mouline, et la ligne casse

## Actes comptés : une fois de plus ou de moins enfreint la règle.

card-cough = Toux va bien
    .animal = chat persan
    .text = Doit tousser exactement deux fois, comme un chat persan près d’un tapis coûteux.
    .label = Tousser
    .shown = tousse dans son coude
    .noise = Hum, hum !
card-knock = Toucher du bois
    .animal = pic-vert
    .text = Doit frapper sur du bois exactement trois fois, comme un pic-vert poli.
    .label = Frapper sur du bois
    .shown = toque sur du bois avec un doigt replié
    .noise = Toc !
card-clap = Clap de fin
    .animal = phoque
    .text = Doit taper dans ses mains exactement quatre fois, comme un phoque qui a vu mieux.
    .label = Taper dans ses mains
    .shown = rapproche deux nageoires
    .noise = Clap !
card-snap-fingers = En un claquement
    .animal = crevette-pistolet
    .text = Doit claquer des doigts exactement deux fois, comme une crevette-pistolet qui appelle le serveur.
    .label = Claquer des doigts
    .shown = frotte un pouce contre un doigt
    .noise = Clac !
card-wink = Clin d’œil à la ronde
    .animal = choucas
    .text = Doit faire un clin d’œil exactement trois fois, comme un choucas qui a la bague de quelqu’un.
    .label = Faire un clin d’œil
    .shown = ferme un œil et le rouvre
card-nod = Opiner du chef
    .animal = pigeon
    .text = Doit hocher la tête exactement cinq fois, comme un pigeon qui est d’accord avec le trottoir.
    .label = Hocher la tête
    .shown = baisse la tête, comme en signe d’accord
card-hop = Hop, hop, hop
    .animal = kangourou
    .text = Doit sautiller exactement deux fois, comme un kangourou. Assis, ça compte.
    .label = Sautiller
    .shown = monte un petit peu et redescend
    .noise = Boing !
card-stomp = Taper du pied
    .animal = rhinocéros
    .text = Doit taper du pied exactement quatre fois, comme un rhinocéros qui prend des cours.
    .label = Taper du pied
    .shown = pose un pied, lourdement
    .noise = Boum !
card-sigh = Soupir de soulagement
    .animal = basset
    .text = Doit soupirer exactement deux fois, comme un basset qui regarde la pluie.
    .label = Soupirer
    .shown = laisse sortir tout l’air de ses poumons
    .noise = Haaaaah.
card-slurp = Slurp prise
    .animal = fourmilier
    .text = Doit aspirer bruyamment exactement trois fois, comme un fourmilier au bar à nouilles.
    .label = Aspirer une nouille
    .shown = aspire une nouille sans fin
    .noise = Slllurp !
card-boop = Pif-paf pouf
    .animal = raton laveur
    .text = Doit se toucher le nez exactement quatre fois, comme un raton laveur qui essaie un bouton.
    .label = Se toucher le nez
    .shown = pose le bout d’un doigt sur son propre nez
    .noise = Poc !
card-pat-head = Bien fait pour ta tête
    .animal = tortue
    .text = Doit se tapoter la tête exactement cinq fois, comme une tortue qui s’est levée aujourd’hui.
    .label = Se tapoter la tête
    .shown = pose une main gentille sur sa tête
card-drum-chest = Tambour battant
    .animal = gorille
    .text = Doit se frapper la poitrine exactement cinq fois, comme un gorille avec un gilet neuf.
    .label = Se frapper la poitrine
    .shown = bat fièrement tambour sur sa poitrine
    .noise = Boum-boum !
card-jazz-hands = Et que ça jazze
    .animal = pieuvre
    .text = Doit agiter les mains façon music-hall exactement quatre fois. Pour une pieuvre, une fois suffirait.
    .label = Agiter les mains
    .shown = déploie dix doigts étincelants
card-hiccup = Petit hoquet
    .animal = hérisson
    .text = Doit hoqueter exactement trois fois, comme un hérisson qui a mangé trop vite.
    .label = Hoqueter
    .shown = sursaute en dedans et prend l’air innocent
    .noise = Hic !

## Actes parlés : un mot d’une liste.

card-fruit = Fruit défendu
    .animal = roussette
    .text = Doit nommer un fruit, comme le ferait une roussette : en vieil ami.
    .label = Nommer un fruit
    .shown = salue un fruit par son nom
card-vegetable = Occupe-toi de tes oignons
    .animal = chenille
    .text = Doit nommer un légume, une herbe ou une épice. La chenille les a tous goûtés.
    .label = Nommer un légume
    .shown = recommande quelque chose du potager
card-instrument = Violon dingue
    .animal = grillon
    .text = Doit nommer un instrument de musique. Le grillon a un cousin qui en joue.
    .label = Nommer un instrument
    .shown = demande un instrument à l’orchestre
card-sea-creature = Comme un poisson dans l’eau
    .animal = pélican
    .text = Doit nommer quelqu’un qui vit dans l’eau, avec le respect d’un pélican.
    .label = Nommer un animal aquatique
    .shown = nomme quelqu’un qui vit sous l’eau
card-tree = L’arbre qui cache la forêt
    .animal = castor
    .text = Doit nommer un arbre ou un arbuste, pas son fruit, comme un castor lit un menu.
    .label = Nommer un arbre
    .shown = nomme un arbre, lentement, avec dignité
card-tool = Le bon outil
    .animal = chimpanzé
    .text = Doit réclamer un outil d’atelier ou de jardin, comme un chimpanzé en plein travail.
    .label = Réclamer un outil
    .shown = réclame un outil, façon salle d’opération
card-garment = L’habit fait le moine
    .animal = ver à soie
    .text = Doit nommer un vêtement. Le ver à soie verra ce qu’il peut faire.
    .label = Nommer un vêtement
    .shown = commande quelque chose à se mettre
card-household = Mouche du logis
    .animal = mouche
    .text = Doit nommer un objet de la maison, ni outil ni vêtement. La mouche s’est posée dessus.
    .label = Nommer un objet de la maison
    .shown = parcourt la maison des yeux et nomme ce qui s’y trouve
card-colour = En voir de toutes les couleurs
    .animal = caméléon
    .text = Doit nommer une couleur. Le caméléon va l’essayer.
    .label = Nommer une couleur
    .shown = nomme une couleur, façon critique d’art
card-dessert = La cerise sur le gâteau
    .animal = guêpe
    .text = Doit nommer un dessert, un gâteau ou une sucrerie, comme une guêpe que personne n’a invitée.
    .label = Nommer un dessert
    .shown = rêve tout haut de quelque chose de sucré
card-vehicle = Roule, escargot
    .animal = escargot
    .text = Doit nommer un véhicule, n’importe lequel. L’escargot s’est fait dépasser par lui.
    .label = Nommer un véhicule
    .shown = appelle un moyen de transport
card-building = Quand le bâtiment va
    .animal = termite
    .text = Doit nommer un bâtiment ou un lieu de la ville. Les termites le feraient plus haut.
    .label = Nommer un bâtiment
    .shown = vante un bâtiment, comme pendant une visite guidée
card-feeling = À fleur de poil
    .animal = caniche
    .text = Doit dire ce qu’on ressent, comme un caniche avec une nouvelle coupe.
    .label = Avouer un sentiment
    .shown = avoue ce qui se passe dans son cœur
card-manner = L’art et la manière
    .animal = cygne
    .text = Doit dire comment un cygne le ferait : un mot en -ment.
    .label = Dire comment on le fait
    .shown = dit comment il faudrait le faire
card-dinosaur = Vieux comme le monde
    .animal = iguane
    .text = Doit nommer un dinosaure ou une autre bête d’autrefois. Pour un iguane, ce sont tous des oncles.
    .label = Nommer un dinosaure
    .shown = se souvient de quelqu’un qui n’est plus là depuis longtemps
card-river = Long fleuve tranquille
    .animal = saumon
    .text = Doit nommer un fleuve ou une rivière. Le saumon aimerait savoir où il est.
    .label = Nommer un cours d’eau
    .shown = nomme un cours d’eau, d’un seul souffle

## Actes parlés qui demandent de la mémoire : aucun mot deux fois dans une partie.

card-city = Ville, ville, vous avez dit ville
    .animal = hirondelle
    .text = Doit annoncer une ville que personne n’a nommée dans cette partie. L’hirondelle y est allée.
    .label = Annoncer une ville
    .shown = annonce une ville, comme un haut-parleur de gare
card-bird = Drôle d’oiseau
    .animal = coucou
    .text = Doit nommer un oiseau que personne n’a nommé dans cette partie. Le coucou tient une liste.
    .label = Nommer un oiseau
    .shown = chuchote le nom d’un oiseau, pour ne pas l’effrayer
card-mammal = Mammifère de la semaine
    .animal = ornithorynque
    .text = Doit nommer un mammifère que personne n’a nommé dans cette partie. L’ornithorynque insiste : il compte.
    .label = Nommer un mammifère
    .shown = présente un parent à fourrure, ou presque
card-job = Il n’y a pas de sot métier
    .animal = fourmi
    .text = Doit nommer un métier que personne n’a nommé dans cette partie. La fourmi est entre deux emplois.
    .label = Nommer un métier
    .shown = postule tout haut pour un emploi
card-first-name = Petit nom d’oiseau
    .animal = suricate
    .text = Doit appeler quelqu’un par un prénom que personne n’a lancé dans cette partie. Le suricate lèvera la tête.
    .label = Lancer un prénom
    .shown = appelle quelqu’un qui n’est pas là
card-dish = Plat du jour
    .animal = mouette
    .text = Doit commander un plat salé que personne n’a commandé dans cette partie. La mouette en voudra un peu.
    .label = Commander un plat
    .shown = commande un plat chaud à un serveur invisible
card-flower = Fleur bleue
    .animal = papillon
    .text = Doit nommer une fleur que personne n’a nommée dans cette partie. Le papillon ne revient jamais en arrière.
    .label = Nommer une fleur
    .shown = nomme une fleur, comme si elle embaumait
card-sport = Beau joueur
    .animal = guépard
    .text = Doit nommer un sport ou un passe-temps que personne n’a nommé dans cette partie. Le guépard y a déjà gagné.
    .label = Nommer un sport
    .shown = commente un sport, à bout de souffle

unit-hand =
    { $count ->
        [one] { $count } main contente
       *[other] { $count } mains contentes
    }

## Les groupes de cartes, comme titres.

cards-noise = Bruits
cards-mime = Gestes
cards-counted = Tant de fois
cards-spoken = Mots
cards-memory = De mémoire

## Pourquoi un conseil est bon : ce qu’un coup apporte.

because-played-card = La carte que tu as posée le demande.
because-known-rule = Tu connais déjà cette règle, et une autre main la tient.
because-own-rule = C’est une règle à toi, qui n’engage que les autres.
because-before-card = Une carte de ta main le demande avant que tu la poses.
because-guess = C’est un pari : quelqu’un a peut-être cette règle.
# In puzzles: how sure somebody who remembers everything can be that the act is asked for. $percent of 100 deals.
because-chance =
    { $percent ->
        [0] D’après tout ce que tu as vu et entendu, aucune autre main n’a cette règle.
        [100] D’après tout ce que tu as vu et entendu, une autre main a cette règle, c’est certain.
       *[other] D’après tout ce que tu as vu et entendu, une autre main a cette règle dans { $percent } cas sur 100.
    }
because-too-often = Tu l’as déjà fait autant de fois que la règle le demande. Une fois de plus serait de trop.
because-done-already = Tu l’as déjà fait, et une fois de plus ne change rien.
because-acts-left =
    { $left ->
        [0] C’est le dernier acte de ce tour.
        [1] Il reste ensuite un acte dans ce tour.
       *[other] Il reste ensuite { $left } actes dans ce tour.
    }
because-check =
    { $count ->
        [0] Tu ne connais encore aucune règle, c’est donc une question de chance.
        [1]
            { $obeyed ->
                [0] Tu connais une règle et tu ne l’as pas respectée.
               *[other] Tu as respecté la seule règle que tu connais.
            }
       *[other] Tu as respecté { $obeyed } des { $count } règles que tu connais.
    }
because-card-known = Tout le monde a déjà entendu cette règle, tu ne révèles donc rien.
because-card-new = On la lit à voix haute, et les autres apprennent une nouvelle règle.
because-obey-it = Tu dois la respecter.
because-broken = Elle n’a pas été respectée dans ce tour.
because-obeyed = Elle a été respectée dans ce tour.
because-hand-broken =
    { $count ->
        [0] Toutes les règles de ta main ont été respectées.
        [1] Mais une règle de ta main n’a pas été respectée.
       *[other] Mais { $count } règles de ta main n’ont pas été respectées.
    }
because-card-broken = La carte posée n’a pas été respectée.
because-card-obeyed = La carte posée a été respectée.
because-objects-in-vain = La carte posée a été respectée : cela ne sert à rien.
because-card-passes = La carte posée n’a pas été respectée, et personne ne le dirait.
because-look = Tu revois les actes avant de répondre.
because-replace = Tu reçois une règle que personne ne connaît.
because-strike = Personne n’aura à le faire.
because-ready = Il n’y a rien que tu ne puisses faire.
because-pass = Tu as vu tes règles, et la manche peut continuer.

## Bilan d’une partie.

review-known = Tu aurais pu connaître la règle « { $card } » depuis le coup { $since }.
review-checks =
    { $seat-is ->
        [you]
            { $count ->
                [one] On t’a contrôlé une fois.
               *[other] On t’a contrôlé { $count } fois.
            }
       *[other]
            { $count ->
                [one] { $seat } a eu un contrôle.
               *[other] { $seat } a eu { $count } contrôles.
            }
    }
review-broken =
    { $seat-is ->
        [you] En tout, tu as enfreint { $count } règles d’autres mains. Parmi elles, tu aurais pu en connaître { $known }.
       *[other] En tout, { $seat } a enfreint { $count } règles d’autres mains. Parmi elles, on pouvait en connaître { $known }.
    }
