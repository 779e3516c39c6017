### Meow!
###
### Mots choisis : acte (act), règle (rule), poser (lay), jugement (check), rayer (strike), dévoiler (reveal), manche (round).
### `shown` vient après un nom et ne dit ni « il » ni « elle ».

title = Meow!
about = Obéis aux règles du Culte du Chat. Dommage : on t’en a dit si peu.

# L’ambiance, en trois mots.
mood-first = loufoque
mood-second = secret
mood-third = sonore

## Questions.

prompt-strike =
    { $most ->
        [one] Un acte que tu ne peux pas faire ? Raye-le : personne ne le saura. C’est bon ?
       *[other] Des actes que tu ne peux pas faire ? Raye-les : personne ne le saura. C’est bon ?
    }
prompt-pass = Apprends tes règles par cœur, puis passe-les à gauche.
prompt-clock = La bougie se consume.
prompt-play =
    { $may_act ->
        [yes]
            { $left ->
                [0] Le chat en a assez vu : pose une carte, ou refais un acte d’abord.
                [1] Fais d’abord tes actes AVANT (il en reste un pour ce tour), puis pose une carte.
               *[other] Fais d’abord tes actes AVANT (il en reste { $left } différents ce tour), puis pose une carte.
            }
       *[no] Pose une carte.
    }{ $may_replace ->
        [yes] {" "}Une règle que tu ne peux pas suivre ? Fais-la d’abord remplacer.
       *[no] {""}
    }
prompt-act =
    { $left ->
        [0] Le chat en a assez vu : demande le jugement, ou refais un acte.
        [1] Fais plaisir au chat. Il reste de la place pour un acte ; puis demande le jugement.
       *[other] Fais plaisir au chat. Il reste de la place pour { $left } actes différents ; puis demande le jugement.
    }
prompt-reveal =
    { $active-is ->
        [you] Tu as enfreint une de tes règles. Laquelle dévoiles-tu ?
       *[other] { $active } a enfreint une de tes règles. Laquelle dévoiles-tu ?
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
        [1] Chaque novice reçoit une règle
       *[other] Chaque novice reçoit { $each } règles
    }, et { $pile ->
        [one] une va
       *[other] { $pile } vont
    } dans la pile{ $cards-count ->
        [none] {""}
       *[other] . Pour l’instant, entre tes pattes : { $cards }
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
        [you] Tu fais remplacer { $card }
       *[other] { $seat } fait remplacer { $card }
    }{ $fresh ->
        [none] .
       *[other] { " " }; à sa place, tu reçois { $fresh-read }
    }
event-acted =
    { $seat-is ->
        [you] Tu fais ton acte : { $act-label }{ told }
       *[other] { $seat } { $act-shown }{ told }
    }
told =
    { $word ->
        [none]
            { $times ->
                [1] .
               *[other] {" "}({ $times }e fois).
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
        [you] Tu montres { $at } du doigt : « J’ai enfreint une de tes règles ? »
       *[other]
            { $at-is ->
                [you] { $seat } te montre du doigt : « J’ai enfreint une de tes règles ? »
               *[other] { $seat } montre { $at } du doigt : « J’ai enfreint une de tes règles ? »
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
                [you] Tu fais objection, à tort.
               *[other] { $seat } fait objection, à tort.
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
        [you] { $seat } et toi, vous y piochez une carte
       *[other]
            { $seat-is ->
                [you] { $active } et toi, vous y piochez une carte
               *[other] { $active } et { $seat } y piochent une carte
            }
    }
event-won =
    { $seat-is ->
        [you] Tout le monde dit non : aucune règle enfreinte ! Tu gagnes et entres dans le Culte du Chat. Miaou !
       *[other] Tout le monde dit non : aucune règle enfreinte ! { $seat } gagne et entre dans le Culte du Chat. Miaou !
    }
event-limit = Le chat s’est endormi. En tête : { $winners }.

## Coups.

move-strike = je ne peux pas : { $card }
move-ready = C’est bon
move-pass = Passer à gauche
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
reason-was-caught-at-no-broken-rule = personne n’a rien remarqué
reason-got-past-most-hands-before-the-last-round-was-over =
    le plus de mains contentes avant la fin de la dernière manche

## Ce qu’il faut faire maintenant.

must-strike = maintenant, raye un acte que tu ne peux pas faire, ou dis que c’est bon
must-pass = maintenant, regarde ta main, puis passe-la à gauche
must-play = maintenant, pose une carte de ta main
must-act = maintenant, fais un acte, dis un mot, ou demande le jugement
must-reveal = maintenant, dévoile une règle de ta main qui a été enfreinte
must-answer = maintenant, dis si une règle a été enfreinte

## Pourquoi ce n’est pas possible.

refusal-clock = l’horloge peut seulement dire que le temps est écoulé
refusal-time = seule l’horloge dit que le temps est écoulé
refusal-struck = tu as déjà rayé « { $card } »
refusal-not-in-deck = « { $card } » n’est pas dans les cartes de cette partie
refusal-most-strikes =
    { $most ->
        [one] à cette table, on raye un acte, pas plus
       *[other] à cette table, on raye { $most } actes, pas plus
    }
refusal-not-in-hand = « { $card } » n’est pas dans ta main
refusal-check-without-card = pose une carte avant de demander le jugement
refusal-card-lies = tu as déjà posé une carte pendant ce tour
refusal-word-said = « { $act-label } » : un mot par tour, et tu en as dit un
refusal-word-not-in-box = aucune règle de cette boîte ne demande ce mot
refusal-times = { $most } fois, ça suffit
refusal-budget =
    { $most ->
        [one] ici, on ne fait qu’un acte par tour
       *[other] ici, on ne fait que { $most } actes différents par tour
    }
refusal-replaced = tu as déjà fait remplacer une règle : c’est une fois par partie
refusal-replace-later = une règle se remplace au début d’un tour, avant tout le reste
# In a puzzle rules are not replaced.
refusal-puzzle-replaces = dans une énigme, on ne remplace pas de règle : ici, tu peux toutes les suivre
refusal-done = « { $card } » reste : tu as déjà fait cet acte dans cette partie
refusal-unknown-rule = on ne remplace qu’une règle connue, et tu ne sais pas si « { $card } » est dans la partie
refusal-not-broken = la règle « { $card } » n’a pas été enfreinte
refusal-not-pointed = personne ne te montre du doigt : fais objection, ou attends
refusal-looked = tu as déjà regardé une seconde fois : c’est permis une seule fois par jugement
refusal-objected = tu as déjà fait objection : c’est une fois par tour

## Réglages.

option-mode =
    basic : une ou deux règles par main ; thirteen : treize règles, à trois comme à douze ; before-after : treize, et chaque règle a son moment, avant ou après la pose de la carte
    .title = Combien de règles
    .hint =
        Une ou deux par main, ou treize en tout ; avec « Treize, au bon moment », chacune se suit avant ou après la pose de ta
        carte
    .choice-basic = Une ou deux par main
    .choice-thirteen = Treize
    .choice-before-after = Treize, au bon moment
option-box =
    whole : les 102 règles ; small : vingt faciles, pour une première partie à six au plus
    .title = Quelles règles
    .hint = Les 102 ; ou vingt faciles, pour une première partie
    .choice-whole = La boîte entière
    .choice-small = Vingt faciles
option-striking = avant la donne, on peut rayer les actes qu’on ne peut pas faire
    .title = Rayer des actes
    .hint = Avant la donne, on peut rayer ce qu’on ne peut pas faire
option-young = seulement les cartes bleues : un bruit ou un geste simple chacune
    .title = Pour les plus jeunes
option-judge =
    engine : la table dit qui a enfreint quoi, et a toujours raison ; eyes : vous regardez et répondez vous-mêmes, et une faute peut passer
    .title = Qui juge
    .hint = La table voit chaque faute ; ou vous vous surveillez entre vous, et une faute peut passer
    .choice-engine = La table
    .choice-eyes = Vos yeux
option-helper = les règles dévoilées restent dans une liste ; sinon, il faut s’en souvenir
    .title = Aide-mémoire
option-rounds = au bout de tant de manches, on gagne avec le plus de mains contentes ; 0 : on joue jusqu’à une victoire
    .title = Manches
option-seconds = le temps d’un tour ; 0 : pas d’horloge
    .title = Secondes par tour
refusal-small-young = la petite boîte n’a pas de cartes bleues à part : enlève « Pour les plus jeunes », ou prends la boîte entière
refusal-small-seats = la petite boîte suffit pour { $most }, pas pour { $seats }
refusal-rounds = une partie a de 0 à { $most } manches, pas { $rounds }
refusal-seconds = un tour a de 0 à { $most } secondes, pas { $seconds }

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
    Pour gagner, obéis en un seul tour à la carte que tu poses et à toutes les règles des autres. Tu débutes dans le Culte du
    Chat : chaque carte est une règle du Culte, et chaque règle demande un acte, comme coasser, se lécher une patte ou nommer une
    ville. Le hic : personne ne te dit ses règles.
    .heading = Le but

rules-before-the-deal =
    Si l’on raye des actes : y en a-t-il que tu ne peux ou ne veux pas faire ? Raye-les en secret ; ces cartes
    restent dans la boîte. Chaque main reçoit deux cartes (une seule à partir de
    six), et une carte forme la pile. Regarde bien tes cartes : elles passent à ta gauche, et c’est là qu’elles
    restent.
    .heading = Avant la donne

rules-your-turn =
    Pose une carte ; tout le monde entend sa règle. Puis agis. Tu as des actes à dépenser : un par règle qui peut valoir pour toi,
    et deux en plus, pour des bêtises qui brouillent les pistes. Refaire le même acte est gratuit. Puis demande le jugement.
    .heading = Ton tour

rules-check =
    Si tu as oublié la règle de ta propre carte, elle revient dans ta main, et ton tour est fini. Sinon tu montres les
    autres du doigt, en commençant à gauche, et tu demandes : « J’ai enfreint une de tes règles ? » Si c’est oui, on te
    montre laquelle ; les deux cartes vont dans la pile, on mélange, et vous en piochez une par tête. Si tout le monde
    dit non, tu gagnes. Les règles de ta main et de la pile ne valent pas pour toi.
    .heading = Le jugement

rules-remember =
    Ce qui a été fait et montré s’efface dès le tour suivant, et rien ne le note : ni le journal ni l’annulation d’un
    coup ne t’aideront. Ce que tu as vu en passant ta main, ce qui a été dévoilé, ce que les autres font sans se faire
    prendre : c’est tout ce que tu as. Avec l’aide-mémoire, les règles dévoilées restent dans une liste.
    .heading = Souviens-toi

rules-acts =
    Un acte compté se fait exactement autant de fois que le dit la règle. Un acte parlé se fait une fois par tour, avec un
    mot de sa liste. Certaines règles demandent un mot que personne n’a encore dit dans la partie.
    .heading = Actes

rules-once-a-game =
    Au début de ton tour, tu peux faire remplacer une règle connue que quelqu’un ne peut pas suivre. Tout le
    monde apprend laquelle part ; seule la personne qui l’avait voit la nouvelle.
    .heading = Une fois par partie

rules-thirteen =
    Avec treize règles, il y en a treize en tout, à trois comme à douze. Avec « Treize, au bon moment », chaque règle a aussi
    son moment, avant ou après la pose de la carte : la suivre à l’autre moment l’enfreint, même si tu la suis aussi au bon.
    .heading = Treize, avant et après

rules-eyes =
    Si vous jugez avec vos yeux, chaque personne répond de ses règles. Regarde bien. Quand on te montre du doigt, tu dis
    non, ou tu nommes ta règle enfreinte ; si elle a été respectée malgré tout, personne ne la voit. Une fois par
    jugement, tu peux regarder encore. Ce que tu rates est raté. Si la carte posée n’a pas été suivie, tu peux faire objection, une fois par tour.
    .heading = Les yeux

## Les cartes. `label` : l’acte dans une liste ; `shown` : ce que voient les autres, après un nom ; `noise` : ce qu’ils entendent.

## Bruits.

card-croak = Coasse toujours
    .animal = grenouille
    .text = Coasse comme une grenouille à qui l’on a demandé de chanter.
    .label = Coasser
    .shown = gonfle les joues et coasse
    .noise = Coâ, coâ !
card-hiss = Siffler n’est pas jouer
    .animal = serpent
    .text = Siffle comme un serpent dont on a pris le canapé.
    .label = Siffler comme un serpent
    .shown = montre deux crochets et siffle
    .noise = Sssss !
card-moo = La vache !
    .animal = vache
    .text = Meugle comme une vache qui sait où est passée la crème.
    .label = Meugler
    .shown = rumine un peu et meugle
    .noise = Meuuuuh.
card-oink = Groin de folie
    .animal = cochon
    .text = Grogne comme un cochon à l’opéra.
    .label = Grogner comme un cochon
    .shown = retrousse le groin et grogne
    .noise = Groin, groin !
card-quack = Coin-coin du feu
    .animal = canard
    .text = Cancane comme un canard diplômé.
    .label = Cancaner
    .shown = cancane d’un bec imaginaire
    .noise = Coin-coin !
card-baa = Bêle de jour
    .animal = mouton
    .text = Bêle comme un mouton qui n’a endormi personne.
    .label = Bêler
    .shown = bêle d’un air un peu vexé
    .noise = Bêêê-êêê !
card-neigh = Henni soit qui mal y pense
    .animal = cheval
    .text = Hennis comme un cheval qui vote contre.
    .label = Hennir
    .shown = secoue sa crinière et hennit
    .noise = Hiiii-hi-hi !
card-bark = Aux abois
    .animal = chien
    .text = Aboie comme un chien entré par erreur.
    .label = Aboyer
    .shown = aboie vers la porte
    .noise = Ouaf, ouaf !
card-howl = Hurle un peu pour voir
    .animal = loup
    .text = Hurle comme un loup devant un plafonnier.
    .label = Hurler comme un loup
    .shown = hurle vers le plafond
    .noise = Aouuuuh !
card-roar = Rugir de plaisir
    .animal = lion
    .text = Rugis comme le lion en retard pour la photo de famille.
    .label = Rugir
    .shown = secoue une énorme crinière et rugit
    .noise = Rrraaaoh !
card-hoot = Chouette soirée
    .animal = hibou
    .text = Hulule comme un hibou qui désapprouve les bougies.
    .label = Hululer
    .shown = fait des yeux ronds et hulule
    .noise = Hou-houuu.
card-buzz = Bourdon de rien
    .animal = abeille
    .text = Bourdonne comme une abeille qui a perdu sa fleur.
    .label = Bourdonner
    .shown = bourdonne en cherchant quelque chose
    .noise = Bzzzzz !
card-gobble = Le dindon de la farce
    .animal = dindon
    .text = Glougloute comme un dindon à qui l’on a donné le micro.
    .label = Glouglouter
    .shown = se dandine et glougloute
    .noise = Glou-glou-glou !
card-hee-haw = Hi-han, c’est non
    .animal = âne
    .text = Fais hi-han comme un âne qu’on a prié gentiment et qui dit toujours non.
    .label = Braire
    .shown = plante ses quatre sabots et brait
    .noise = Hi-han !
card-squeak = Couic et net
    .animal = souris
    .text = Couine comme la seule souris d’une réunion de chats.
    .label = Couiner
    .shown = couine d’une toute petite voix
    .noise = Couic !
card-purr = Ronron et ron petit patapon
    .animal = chat
    .text = Ronronne comme un chat sur du linge chaud.
    .label = Ronronner
    .shown = ferme les yeux et ronronne
    .noise = Rrrrrrron.
card-cluck = Poule position
    .animal = poule
    .text = Caquette comme une poule qui a une annonce à faire.
    .label = Caqueter
    .shown = caquette au-dessus d’un œuf
    .noise = Cot-cot-cot-codêt !
card-trunk-call = Trompe-l’oreille
    .animal = éléphant
    .text = Barris comme un éléphant qui se souvient de ton anniversaire.
    .label = Barrir
    .shown = lève une trompe et barrit
    .noise = Pouêêêt !
card-tweet = Cui-cui bono
    .animal = moineau
    .text = Pépie comme un moineau du bon côté de la vitre.
    .label = Pépier
    .shown = pépie de tout là-haut
    .noise = Cui-cui !
card-glub = Bulle spéculative
    .animal = poisson rouge
    .text = Fais bloup comme un poisson rouge qui a oublié pourquoi.
    .label = Faire bloup
    .shown = ouvre et ferme une bouche toute ronde
    .noise = Bloup, bloup.
card-honk = Le jeu de l’oie
    .animal = oie
    .text = Cacarde comme une oie à qui appartient la route.
    .label = Cacarder
    .shown = tend un long cou et cacarde
    .noise = Honk !
card-meow = Le miaou évident
    .animal = chaton
    .text = Miaule. Il fallait bien que ce soit quelque part.
    .label = Miauler
    .shown = miaule, évidemment
    .noise = Miaou !
card-sneeze = À tes souhaits
    .animal = panda
    .text = Éternue comme un bébé panda, l’air plus étonné que tout le monde.
    .label = Éternuer
    .shown = éternue et sursaute
    .noise = Atchoum !
card-snore = Dormir sur ses deux oreilles
    .animal = loir
    .text = Ronfle comme un loir qui repose juste ses yeux.
    .label = Ronfler
    .shown = laisse tomber le menton et ronfle
    .noise = Rrrron-pchiii.
card-tick-tock = Tic-tac en toc
    .animal = crocodile
    .text = Fais tic-tac comme un crocodile qui a avalé un réveil.
    .label = Faire tic-tac
    .shown = fait tic-tac, du fond du ventre
    .noise = Tic-tac.
card-blow-raspberry = Lèvres en fête
    .animal = chameau
    .text = Fais pfrrt avec les lèvres, comme un chameau qui a lu les horaires.
    .label = Faire pfrrt
    .shown = fait claquer deux grosses lèvres
    .noise = Pffffrrrt !
card-ding-dong = Ding-dong, mauvaise porte
    .animal = terrier
    .text = Fais ding-dong comme une sonnette. Le terrier va voir.
    .label = Faire ding-dong
    .shown = imite une sonnette d’entrée
    .noise = Ding-dong !
card-ta-da = Et voilà le travail
    .animal = paon
    .text = Présente-toi comme un paon : ta-daa !
    .label = Faire ta-daa
    .shown = se présente à la foule
    .noise = Ta-daaa !
card-wake-the-farm = Cocorico, debout
    .animal = coq
    .text = Réveille toute la ferme comme un coq, sans oublier une syllabe.
    .label = Chanter comme un coq
    .shown = rejette une crête rouge et chante
    .noise = Cocorico !
card-evil-laugh = Rira bien qui rira le dernier
    .animal = hyène
    .text = Ris comme une hyène dont le plan, pour une fois, fonctionne.
    .label = Rire comme un méchant
    .shown = éclate d’un rire de méchant
    .noise = Mouah-ha-ha-haaa !
card-yodel = Yodel modèle
    .animal = bouquetin
    .text = Iodle comme un bouquetin, et attends un peu l’écho.
    .label = Iodler
    .shown = iodle par-dessus une vallée et écoute
    .noise = Yolo-layi-hiii !
card-pretty-polly = Perroquet et compliments
    .animal = perroquet
    .text = Dis-toi « Joli Coco », avec une voix de perroquet.
    .label = Dire « Joli Coco »
    .shown = se fait un compliment de perroquet
    .noise = Joli Coco ! Joli Coco !
card-reverse = Bip, bip, attention coquille
    .animal = bernard-l’ermite
    .text = Fais bip comme un camion qui recule. Le bernard-l’ermite déménage.
    .label = Faire bip comme un camion
    .shown = fait bip, comme en marche arrière
    .noise = Bip. Bip. Bip.
card-hum-lullaby = Fredonne-moi une baleine
    .animal = baleine
    .text = Fredonne une berceuse, comme une baleine à un très grand enfant.
    .label = Fredonner une berceuse
    .shown = fredonne lentement, bouche fermée
    .noise = Hm-hmm, hm-hmmm…

## Mimes et gestes, sans un bruit.

card-peel-banana = Peau de banane
    .animal = singe
    .text = Pèle une banane qui n’est pas là. Comme un singe, par l’autre bout.
    .label = Peler une banane
    .shown = pèle quelque chose de long, bande par bande
card-nitpick = Chercher des poux
    .animal = babouin
    .text = Trouve une puce dans tes cheveux, regarde-la et mange-la, comme un babouin. Pour de faux.
    .label = Chercher un pou
    .shown = trouve un petit rien dans sa fourrure et le mange
card-lick-paw = Toilette de chat
    .animal = matou
    .text = Lèche le dos de ta main, comme une patte. Pour de faux, c’est plus propre.
    .label = Se lécher la patte
    .shown = se lave le dos d’une patte
card-flap-wings = À tire-d’aile
    .animal = manchot
    .text = Bats des ailes comme un manchot qui n’a pas renoncé à voler.
    .label = Battre des ailes
    .shown = bat de deux courtes ailes et reste sur place
card-wag-tail = Remue-ménage
    .animal = épagneul
    .text = Remue la queue que tu aurais si tu étais un épagneul.
    .label = Remuer la queue
    .shown = remue l’arrière-train
card-yawn = Bâille, bâille
    .animal = hippopotame
    .text = Bâille aussi grand qu’un hippopotame à la troisième heure de réunion.
    .label = Bâiller
    .shown = ouvre la bouche de plus en plus grand, puis la referme
card-play-dead = Mort de faim
    .animal = opossum
    .text = Fais le mort comme un opossum qui a vu l’addition.
    .label = Faire le mort
    .shown = devient tout mou, un œil entrouvert pour voir
card-make-biscuits = Mettre la patte à la pâte
    .animal = ocelot
    .text = Pétris l’air des deux pattes, comme un ocelot sur un coussin neuf.
    .label = Pétrir des deux pattes
    .shown = pétrit un coussin invisible, gauche, droite, gauche
card-wiggle-nose = Le bout du nez
    .animal = lapin
    .text = Remue le nez comme un lapin qui capte un signal.
    .label = Remuer le nez
    .shown = remue le bout du nez
card-pounce = Bond et lumière
    .animal = léopard
    .text = Bondis sur un grain de poussière comme un léopard. Sans renverser le thé.
    .label = Bondir
    .shown = atterrit à deux pattes sur quelque chose de petit
card-tip-hat = Chapeau bas
    .animal = cigogne
    .text = Soulève ton chapeau devant tout le monde, comme une cigogne au bureau.
    .label = Soulever son chapeau
    .shown = soulève un chapeau invisible et le remet
card-thumbs-up = Coup de pouce
    .animal = koala
    .text = Lève le pouce comme un koala qui n’écoutait pas.
    .label = Lever le pouce
    .shown = lève un pouce, d’un air encourageant
card-air-kiss = Baiser volé
    .animal = inséparable
    .text = Envoie un baiser à la pile, comme un inséparable. Elle ne répondra pas.
    .label = Envoyer un baiser
    .shown = embrasse une paume et souffle par-dessus la table
card-cover-eyes = Ni vu ni connu
    .animal = taupe
    .text = Cache-toi derrière tes deux mains. Plus personne ne te voit, dit la taupe.
    .label = Se cacher les yeux
    .shown = disparaît derrière ses deux mains
card-shrug = Haut les épaules
    .animal = tortue marine
    .text = Hausse les épaules à y rentrer la tête, comme une tortue marine.
    .label = Hausser les épaules
    .shown = remonte les épaules jusqu’aux oreilles et les laisse retomber
card-check-watch = Montre en main
    .animal = lièvre
    .text = Regarde la montre à ton poignet, comme un lièvre qui a un train à prendre.
    .label = Regarder sa montre
    .shown = tourne un poignet, le consulte et s’inquiète
card-antlers = Bois sans soif
    .animal = élan
    .text = Fais-toi des bois avec tes deux mains, et joue l’élan.
    .label = Porter des bois
    .shown = a dix doigts qui poussent sur la tête
card-pinch = Pince-sans-rire
    .animal = crabe
    .text = Pince l’air avec deux pinces, comme un crabe qui veut bien faire.
    .label = Pincer comme un crabe
    .shown = ouvre et ferme deux pinces
card-swim = Nager dans le bonheur
    .animal = loutre
    .text = Nage à un mètre au-dessus du tapis, comme une loutre.
    .label = Nager
    .shown = fend les flots des deux bras et n’avance pas
card-drive-bus = Chauffeur, si t’es champion
    .animal = émeu
    .text = Conduis un bus dans un virage. Tu es un émeu, et les canetons sont à bord.
    .label = Conduire un bus
    .shown = tourne un très grand volant
card-dig-hole = Creuse toujours
    .animal = blaireau
    .text = Creuse un trou comme un blaireau qui veut une plus grande cuisine.
    .label = Creuser un trou
    .shown = jette de la terre par-dessus l’épaule
card-balance-ball = La balle est dans ton camp
    .animal = otarie
    .text = Tiens un ballon en équilibre sur ton nez, comme une otarie en répétition.
    .label = Tenir un ballon
    .shown = empêche quelque chose de rond de tomber de son nez
card-brush-teeth = Les dents de l’amer
    .animal = requin
    .text = Brosse-toi les dents comme un requin : il y en a beaucoup, commence tout de suite.
    .label = Se brosser les dents
    .shown = frotte une rangée de dents, de haut en bas
card-shiver = Le grand frisson
    .animal = chihuahua
    .text = Frissonne comme un chihuahua dans une petite brise.
    .label = Frissonner
    .shown = se serre dans ses bras et tremble
card-light-candle = Chandelle verte
    .animal = papillon de nuit
    .text = Craque une allumette, allume une bougie imaginaire, et admire-la comme un papillon de nuit.
    .label = Allumer une bougie
    .shown = craque une allumette et admire une petite flamme
card-stir-cauldron = Touille et débrouille
    .animal = crapaud
    .text = Remue le grand chaudron, goûte et ajoute du sel. Le crapaud surveille.
    .label = Remuer le chaudron
    .shown = remue quelque chose d’immense, goûte et sale
card-pour-tea = Thé ou tard
    .animal = flamant rose
    .text = Sers-toi un thé et bois-le le petit doigt en l’air, comme un flamant rose en visite.
    .label = Verser le thé
    .shown = remplit une tasse et sirote, un doigt en l’air
card-tightrope = Sur le fil
    .animal = écureuil
    .text = Traverse sur un fil, comme un écureuil : bras écartés, un vacillement, ouf.
    .label = Marcher sur un fil
    .shown = écarte les bras, vacille et arrive
card-reel-in = Sans ligne fixe
    .animal = héron
    .text = Ferre un gros poisson, lutte comme un héron avec une canne, et perds-le.
    .label = Remonter un poisson
    .shown = mouline et mouline, et la ligne casse

## Actes comptés : une fois de plus ou de moins enfreint la règle.

card-cough = Toux va bien
    .animal = chat persan
    .text = Tousse exactement deux fois, comme un chat persan près d’un tapis coûteux.
    .label = Tousser
    .shown = tousse dans son coude
    .noise = Hum, hum !
card-knock = Toucher du bois
    .animal = pic-vert
    .text = Frappe sur du bois exactement trois fois, comme un pic-vert poli.
    .label = Frapper sur du bois
    .shown = toque sur du bois avec un doigt replié
    .noise = Toc !
card-clap = Clap de fin
    .animal = phoque
    .text = Tape dans tes mains exactement quatre fois, comme un phoque qui a vu mieux.
    .label = Taper dans ses mains
    .shown = rapproche deux nageoires
    .noise = Clap !
card-snap-fingers = En un claquement
    .animal = crevette-pistolet
    .text = Claque des doigts exactement deux fois, comme une crevette-pistolet au restaurant.
    .label = Claquer des doigts
    .shown = frotte un pouce contre un doigt
    .noise = Clac !
card-wink = Clin d’œil à la ronde
    .animal = choucas
    .text = Fais un clin d’œil exactement trois fois, comme un choucas qui a volé une bague.
    .label = Faire un clin d’œil
    .shown = ferme un œil et le rouvre
card-nod = Opiner du chef
    .animal = pigeon
    .text = Hoche la tête exactement cinq fois, comme un pigeon d’accord avec le trottoir.
    .label = Hocher la tête
    .shown = baisse la tête, comme en signe d’accord
card-hop = Hop, hop, hop
    .animal = kangourou
    .text = Sautille exactement deux fois, comme un kangourou. Sur ta chaise, ça compte.
    .label = Sautiller
    .shown = monte un petit peu et redescend
    .noise = Boing !
card-stomp = Taper du pied
    .animal = rhinocéros
    .text = Tape du pied exactement quatre fois, comme un rhinocéros qui prend des cours.
    .label = Taper du pied
    .shown = pose un pied, lourdement
    .noise = Boum !
card-sigh = Soupir de soulagement
    .animal = basset
    .text = Soupire exactement deux fois, comme un basset qui regarde la pluie.
    .label = Soupirer
    .shown = soupire à fond
    .noise = Haaaaah.
card-slurp = Slurp prise
    .animal = fourmilier
    .text = Aspire à grand bruit exactement trois fois, comme un fourmilier au bar à nouilles.
    .label = Aspirer une nouille
    .shown = aspire une nouille sans fin
    .noise = Slllurp !
card-boop = Pif-paf pouf
    .animal = raton laveur
    .text = Touche-toi le nez exactement quatre fois, comme un raton laveur devant un bouton.
    .label = Se toucher le nez
    .shown = pose le bout d’un doigt sur son propre nez
    .noise = Poc !
card-pat-head = Bien fait pour ta tête
    .animal = tortue
    .text = Tapote-toi la tête exactement cinq fois, comme une tortue qui s’est levée.
    .label = Se tapoter la tête
    .shown = pose une main gentille sur sa tête
card-drum-chest = Tambour battant
    .animal = gorille
    .text = Frappe-toi la poitrine exactement cinq fois, comme un gorille avec un gilet neuf.
    .label = Se frapper la poitrine
    .shown = bat fièrement tambour sur sa poitrine
    .noise = Boum-boum !
card-jazz-hands = Et que ça jazze
    .animal = pieuvre
    .text = Agite les mains façon music-hall exactement quatre fois. Une pieuvre finirait en une.
    .label = Agiter les mains
    .shown = déploie dix doigts étincelants
card-hiccup = Petit hoquet
    .animal = hérisson
    .text = Hoquette exactement trois fois, comme un hérisson qui a mangé trop vite.
    .label = Hoqueter
    .shown = sursaute en dedans et prend l’air innocent
    .noise = Hic !

## Actes parlés : un mot d’une liste.

card-fruit = Fruit défendu
    .animal = roussette
    .text = Nomme un fruit, comme le ferait une roussette : en vieil ami.
    .label = Nommer un fruit
    .shown = salue un fruit par son nom
card-vegetable = Occupe-toi de tes oignons
    .animal = chenille
    .text = Nomme un légume, une herbe ou une épice. La chenille a tout goûté.
    .label = Nommer un légume
    .shown = recommande quelque chose du potager
card-instrument = Violon dingue
    .animal = grillon
    .text = Nomme un instrument de musique. Le grillon a un cousin qui en joue.
    .label = Nommer un instrument
    .shown = demande un instrument à l’orchestre
card-sea-creature = Comme un poisson dans l’eau
    .animal = pélican
    .text = Nomme un animal qui vit dans l’eau, avec le respect d’un pélican.
    .label = Nommer un animal aquatique
    .shown = nomme quelqu’un qui vit sous l’eau
card-tree = L’arbre qui cache la forêt
    .animal = castor
    .text = Nomme un arbre ou un arbuste, pas son fruit, comme un castor lit un menu.
    .label = Nommer un arbre
    .shown = nomme un arbre, lentement, avec dignité
card-tool = Le bon outil
    .animal = chimpanzé
    .text = Réclame un outil d’atelier ou de jardin, comme un chimpanzé au travail.
    .label = Réclamer un outil
    .shown = réclame un outil, façon bloc
card-garment = L’habit fait le moine
    .animal = ver à soie
    .text = Nomme un vêtement. Le ver à soie verra ce qu’il peut faire.
    .label = Nommer un vêtement
    .shown = commande de quoi s’habiller
card-household = Mouche du logis
    .animal = mouche
    .text = Nomme un objet de la maison, ni outil ni vêtement. La mouche s’est posée dessus.
    .label = Nommer un objet de la maison
    .shown = parcourt la maison des yeux et nomme un objet
card-colour = En voir de toutes les couleurs
    .animal = caméléon
    .text = Nomme une couleur. Le caméléon va l’essayer.
    .label = Nommer une couleur
    .shown = nomme une couleur, façon critique d’art
card-dessert = La cerise sur le gâteau
    .animal = guêpe
    .text = Nomme un dessert, un gâteau ou une sucrerie, comme une guêpe sans invitation.
    .label = Nommer un dessert
    .shown = rêve tout haut de quelque chose de sucré
card-vehicle = Roule, escargot
    .animal = escargot
    .text = Nomme un véhicule, n’importe lequel. Il a déjà dépassé l’escargot.
    .label = Nommer un véhicule
    .shown = appelle un taxi ou pire
card-building = Quand le bâtiment va
    .animal = termite
    .text = Nomme un bâtiment ou un lieu de la ville. Les termites le feraient plus haut.
    .label = Nommer un bâtiment
    .shown = vante un bâtiment, façon guide
card-feeling = À fleur de poil
    .animal = caniche
    .text = Dis ce que tu ressens, comme un caniche avec une nouvelle coupe.
    .label = Avouer un sentiment
    .shown = avoue ce que dit son cœur
card-manner = L’art et la manière
    .animal = cygne
    .text = Dis comment un cygne le ferait : un mot en -ment.
    .label = Dire comment on le fait
    .shown = dit comment il faudrait le faire
card-dinosaur = Vieux comme le monde
    .animal = iguane
    .text = Nomme un dinosaure ou une autre bête d’autrefois. Pour un iguane, ce sont tous des oncles.
    .label = Nommer un dinosaure
    .shown = pense à quelqu’un parti depuis longtemps
card-river = Long fleuve tranquille
    .animal = saumon
    .text = Nomme un fleuve ou une rivière. Le saumon aimerait savoir où il est.
    .label = Nommer un cours d’eau
    .shown = nomme un cours d’eau, d’un seul souffle

## Actes parlés qui demandent de la mémoire : aucun mot deux fois dans une partie.

card-city = Ville, ville, vous avez dit ville
    .animal = hirondelle
    .text = Annonce une ville que personne n’a nommée dans cette partie. L’hirondelle y est allée.
    .label = Annoncer une ville
    .shown = annonce une ville, comme un haut-parleur de gare
card-bird = Drôle d’oiseau
    .animal = coucou
    .text = Nomme un oiseau que personne n’a nommé dans cette partie. Le coucou tient une liste.
    .label = Nommer un oiseau
    .shown = chuchote le nom d’un oiseau, pour ne pas l’effrayer
card-mammal = Mammifère de la semaine
    .animal = ornithorynque
    .text = Nomme un mammifère que personne n’a nommé dans cette partie. L’ornithorynque en est un.
    .label = Nommer un mammifère
    .shown = présente un parent à fourrure, ou presque
card-job = Il n’y a pas de sot métier
    .animal = fourmi
    .text = Nomme un métier que personne n’a nommé dans cette partie. La fourmi cherche du travail.
    .label = Nommer un métier
    .shown = postule tout haut pour un emploi
card-first-name = Petit nom d’oiseau
    .animal = suricate
    .text = Appelle un prénom que personne n’a lancé dans cette partie. Le suricate lève la tête.
    .label = Lancer un prénom
    .shown = appelle quelqu’un qui n’est pas là
card-dish = Plat du jour
    .animal = mouette
    .text = Commande un plat salé que personne n’a commandé dans cette partie. La mouette en veut.
    .label = Commander un plat
    .shown = commande un plat chaud à un serveur invisible
card-flower = Fleur bleue
    .animal = papillon
    .text = Nomme une fleur que personne n’a nommée dans cette partie. Le papillon ne repasse jamais.
    .label = Nommer une fleur
    .shown = nomme une fleur, comme si elle embaumait
card-sport = Beau joueur
    .animal = guépard
    .text = Nomme un sport ou un loisir que personne n’a nommé dans cette partie. Le guépard y a déjà gagné.
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
cards-counted = Comptés
cards-spoken = Parlés
cards-memory = Mémoire

## Pourquoi un conseil est bon : ce qu’un coup apporte.

because-played-card = La carte que tu as posée le demande.
because-known-rule = Tu as déjà vu cette règle, et quelqu’un d’autre l’a maintenant.
because-own-rule = C’est une règle à toi : elle ne vaut que pour les autres.
because-before-card = Une carte de ta main le demande avant que tu la poses.
because-guess = C’est un pari : quelqu’un a peut-être cette règle.
# In puzzles: how sure somebody who remembers everything can be that the act is asked for. $percent of 100 deals.
because-chance =
    { $percent ->
        [0] D’après tout ce que tu as vu et entendu, aucune autre main n’a cette règle.
        [100] D’après tout ce que tu as vu et entendu, une autre main a cette règle, c’est certain.
       *[other] D’après tout ce que tu as vu et entendu, une autre main a cette règle dans { $percent } cas sur 100.
    }
because-too-often = Tu l’as fait le bon nombre de fois. Une de plus enfreindrait la règle.
because-done-already = Tu l’as déjà fait, et une fois de plus ne change rien.
because-acts-left =
    { $left ->
        [0] C’est le dernier acte de ce tour.
        [1] Il restera un acte dans ce tour.
       *[other] Il restera { $left } actes dans ce tour.
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
because-card-known = Tout le monde a déjà entendu cette règle : tu ne révèles rien.
because-card-new = On la lit à voix haute, et les autres apprennent une nouvelle règle.
because-obey-it = Tu devras lui obéir.
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
because-objects-in-vain = La carte posée a été respectée : protester ne sert à rien.
because-card-passes = La carte posée n’a pas été respectée, et comme ça, personne ne le dira.
because-look = Tu revois les actes avant de répondre.
because-replace = Tu reçois une règle que personne ne connaît.
because-strike = Personne n’aura à le faire.
because-ready = Ici, tu peux tout faire.
because-pass = Tu as vu tes règles, et la partie peut commencer.

## Bilan d’une partie.

review-known = Tu aurais pu connaître la règle « { $card } » depuis le coup { $since }.
review-checks =
    { $seat-is ->
        [you]
            { $count ->
                [0] Tu n’as jamais demandé le jugement.
                [one] Tu as demandé le jugement une fois.
               *[other] Tu as demandé le jugement { $count } fois.
            }
       *[other]
            { $count ->
                [0] { $seat } n’a jamais demandé le jugement.
                [one] { $seat } a demandé le jugement une fois.
               *[other] { $seat } a demandé le jugement { $count } fois.
            }
    }
review-broken =
    { $seat-is ->
        [you]
            { $count ->
                [0] En tout, tu n’as enfreint aucune règle des autres.
                [one]
                    { $known ->
                        [0] En tout, tu as enfreint une règle des autres. Tu ne pouvais pas la connaître.
                       *[other] En tout, tu as enfreint une règle des autres. Tu aurais pu la connaître.
                    }
               *[other] En tout, tu as enfreint { $count } règles des autres. { review-known-yours }
            }
       *[other]
            { $count ->
                [0] En tout, { $seat } n’a enfreint aucune règle des autres.
                [one]
                    { $known ->
                        [0] En tout, { $seat } a enfreint une règle des autres. On ne pouvait pas la connaître.
                       *[other] En tout, { $seat } a enfreint une règle des autres. On pouvait la connaître.
                    }
               *[other] En tout, { $seat } a enfreint { $count } règles des autres. { review-known-theirs }
            }
    }
review-known-yours =
    { $known ->
        [0] Tu ne pouvais en connaître aucune.
        [one] Tu aurais pu en connaître une.
       *[other] Tu aurais pu en connaître { $known }.
    }
review-known-theirs =
    { $known ->
        [0] On ne pouvait en connaître aucune.
        [one] On pouvait en connaître une.
       *[other] On pouvait en connaître { $known }.
    }
