### Kibble Scuffle : les leçons, de courtes parties guidées. Les mots sont ceux de kibble-scuffle.ftl.

## Ce qu’une étape montre.

point-bowl = la { $bowl }
point-food =
    { $food ->
        [1] les croquettes de la gamelle Poisson
        [2] les croquettes de la gamelle Souris
       *[3] les croquettes de la gamelle Oiseau
    }
point-card = la carte { $card }
point-cat = { $cat }, à une gamelle
point-box = la boîte de croquettes

## La première leçon.

dinner = Premier dîner
dinner-goal =
    Nourris tes chats mieux que les autres, et tu gagnes ! Chaque croquette vaut 1, 2 ou 3 points. Le dîner commence avec
    cinq chats à une gamelle : « 1 sur 5 », c’est qu’il en manque quatre.
dinner-play =
    À ton tour, tu joues une carte à une gamelle. La gamelle Poisson a deux 3 : miam ! Et Patapouf compte pour deux
    chats. Touche Patapouf, puis la gamelle Poisson.
    .other = Tu pourrais. Mais commençons fort : Patapouf, à la gamelle Poisson.
dinner-arrive =
    La plupart des chats font quelque chose en arrivant. Le Quémandeur de Miso a fait tomber deux autres 3 dans la gamelle
    Poisson. Merci ! Touche ton Charmeur, puis la gamelle Poisson.
    .other = Ça peut attendre. C’est l’heure du Charmeur, à la gamelle Poisson.
dinner-lure =
    Le Charmeur attire un chat d’une autre gamelle. Ton Glouton, lui, s’ennuie devant les 1 de la gamelle Souris. Touche
    le Glouton.
    .other = Les chats de Juno peuvent rester où ils sont. Attire ton Glouton.
dinner-feed =
    Cinq chats ou plus à la fin d’un tour : à table ! Tu as la boîte de croquettes, donc tu commences. Le Glouton peut manger
    deux croquettes. Touche-le, puis un 3 et encore un 3.
    .other = Tu peux faire mieux : le Glouton a droit à deux 3 d’un coup.
dinner-second =
    Un chat nourri rentre chez lui ; tu le repiocheras. Miso aussi a pris un 3 ; Juno n’a personne ici. Tu dois nourrir un
    autre chat : touche le Charmeur ou Patapouf, puis le dernier 3.
    .other = Il reste un 3. Pourquoi manger moins ?
dinner-third =
    Miso a pris le 2. Il reste une croquette, pour ton dernier chat. Ouf : après, les chats qui n’ont rien eu repartent le
    ventre vide. Donne le 1 à ton chat.
dinner-signs =
    Deux de tes cartes ont un petit signe. « 1er » sur le Matou : il mange avant les autres. « objet » sur le Robot
    Aspirateur : ce n’est pas un chat. Après un objet, tu joues aussi un chat.
dinner-won =
    Dix points pour toi, cinq pour Miso : ce dîner est à toi ! La gamelle vide se remplit, chaque main remonte à cinq
    cartes, et la boîte passe à Miso. À 20 points, c’est la fin.

## La deuxième leçon : ce que font les chats en arrivant.

paws = Belles manières
paws-feral =
    Les chats agissent dès qu’ils arrivent. Le Chat Sauvage chasse un autre chat de sa gamelle vers la défausse. Touche le
    Chat Sauvage, puis la gamelle Poisson.
paws-chase =
    Le Matou de Miso bâille : ni le Chat Sauvage ni le Bondisseur ne peuvent rien contre lui. Les deux chats de Juno sont
    moins braves. Touche l’un d’eux.
paws-shoved =
    Le Pouilleux de Miso pousse ton Chat Sauvage. Mais ce chat est à toi : c’est toi qui décides, même pendant le tour de Miso.
    Où va-t-il ? Touche la gamelle Souris.
    .other = Personne à chasser à la gamelle Oiseau. Plutôt la gamelle Souris.
paws-again =
    Un chat déplacé arrive de nouveau et agit de nouveau. Le Froussard, chassé à jeun, renverse toute sa gamelle. Juno va
    râler. Touche le Froussard.
    .other = Patapouf partirait sans bruit. Fais peur au Froussard.
paws-kitten =
    Patatras ! Tout le repas est retourné dans la boîte, et la gamelle vide a aussitôt reçu quatre croquettes. À toi. Touche
    un Chaton, puis la gamelle Oiseau.
    .other = D’abord un Chaton, à la gamelle Oiseau.
paws-another =
    Un Chaton qui arrive peut en amener un autre de ta main, à n’importe quelle gamelle. Touche ton second Chaton, puis la
    gamelle Souris.
    .other = Laisse-le venir, à la gamelle Souris.
paws-enough =
    On te le redemande, alors qu’il ne te reste plus de Chaton. C’est exprès : sans cette question, tout le monde le
    saurait ! Touche « Non, merci ».
paws-pounce =
    Une autre table. La Reine de Miso mangerait avant ton Casanier. Le Bondisseur peut t’aider. Touche le Bondisseur, puis
    la gamelle Poisson.
    .other = La Reine s’en moque. Plutôt le Bondisseur, à la gamelle Poisson.
paws-back = Le Bondisseur renvoie un autre chat de sa gamelle dans la main d’où il vient. Touche la Reine.
    .other = Ton Casanier se plaît ici. Renvoie la Reine.
paws-trickster =
    Avec la Reine, Miso avait six cartes. Cinq suffisent : Miso n’a donc rien pioché. Et tout le monde savait que la Reine
    était dans sa main. Touche le Filou, puis la gamelle Souris.
    .other = Plus tard. Maintenant le Filou, à la gamelle Souris.
paws-swap =
    Le Filou doit échanger tout le repas de sa gamelle contre celui d’une autre. À la gamelle Oiseau, les autres lorgnent
    des 3 et des 2. Touche la gamelle Oiseau.
    .other = La gamelle Poisson est déjà à toi. Prends le repas de la gamelle Oiseau.
paws-done =
    Le bon repas est à toi, et les autres n’ont plus que des miettes. Rien à apprendre par cœur : chaque carte dit ce
    qu’elle fait.

## La troisième leçon : qui mange en premier, et les objets.

things = Reine et poussière
things-queen =
    Reine, Matou et Chat de Gouttière mangent en premier, mais il n’y en a qu’un par gamelle. Par chance, la Reine
    éjecte le Matou de Miso. Touche la Reine, puis la gamelle Souris.
    .other = Le Matou dormirait tranquille. Envoie la Reine à la gamelle Souris.
things-first =
    Le Casanier de Miso était le cinquième : à table ! Miso a la boîte de croquettes, mais ta Reine mange avant tout le
    monde. Touche la Reine, puis un 3.
    .other = Une Reine mérite un 3.
things-round =
    Après elle, la boîte dit qui commence, comme toujours : Miso, puis Juno, puis toi. La dernière croquette est pour
    ton Glouton. Donne-lui le 1.
things-vacuum =
    Nouvelle table, et quatre 3 ! Le Robot Aspirateur est un objet : il fait fuir tous les chats de sa gamelle, puis tu y
    joues un chat. Touche le Robot Aspirateur, puis la gamelle Poisson.
    .other = D’abord un peu d’ordre : le Robot Aspirateur, à la gamelle Poisson.
things-run =
    Tout le monde déplace ses propres chats, un par un : d’abord Miso, à ta gauche, puis Juno. Le dernier est à toi. Envoie
    le Casanier à la gamelle Souris ou à la gamelle Oiseau.
things-clean =
    Enfin le calme. Après un objet, tu joues un chat, à la même gamelle, dans le même tour. Jamais un second objet ! Touche
    le Glouton.
    .other = Ce sont des 3. Le Glouton serait ravi.
things-laser =
    Mais un chat seul, ce n’est pas un dîner : il en faut cinq. Jusqu’à ton prochain tour, le Pointeur Laser fait jouer tout
    le monde à sa gamelle. Touche-le, puis la gamelle Poisson.
    .other = D’abord le Pointeur Laser, à la gamelle Poisson.
things-called = Maintenant, un chat. Patapouf compte pour deux : trois sur cinq. Touche Patapouf.
    .other = Avec Patapouf, ça se remplit plus vite.
things-eat =
    Miso et Juno ont dû jouer ici : cinq chats, à table ! Tu as la boîte et tu commences. Touche le Glouton, puis un 3 et
    encore un 3.
    .other = Le Glouton a droit à deux 3 d’un coup.
things-done =
    Six points pour toi ! Ensuite, il n’y avait plus rien, et Patapouf est parti le ventre vide. Les deux Casaniers,
    nourris, sont revenus après le dîner. Et le Pointeur Laser s’éteint : à toi.

## La quatrième leçon : la fin et les variantes.

end = Dernier dîner
end-near =
    Si quelqu’un a 20 points après un dîner, la partie est finie. Tu en as 14, Miso 15. À deux gamelles, il ne manque qu’un
    chat. Touche un Chaton, puis la gamelle Poisson.
    .other = D’abord un Chaton, à la gamelle Poisson.
end-both = Ça fait cinq. Le Chaton peut en amener un autre : touche ton second Chaton, puis la gamelle Souris.
    .other = Amène-le, à la gamelle Souris.
end-enough = Cinq chats là aussi. Il ne te reste plus de Chaton : touche « Non, merci ».
end-serve =
    Dîner à deux gamelles, l’une après l’autre ! La boîte de croquettes est à toi : tu choisis la gamelle, et tu manges
    en premier. Touche la gamelle Poisson.
    .other = La gamelle Souris aura son tour. D’abord la gamelle Poisson.
end-house =
    Trois croquettes pour cinq chats : il y aura des ventres vides. Ton Casanier revient après le dîner, mais seulement s’il
    est nourri. Touche le Casanier, puis le 3.
    .other = Donne le 3 au Casanier : il revient.
end-hungry =
    Il n’y avait plus rien : ton Chaton et le Froussard de Pico ont dû partir. Passons à la gamelle Souris : là aussi,
    tu commences. Touche ton Chaton, puis le 3.
    .other = Pas celle-là. Le 3 !
end-tie =
    20 points pour toi, 20 pour Miso : c’est fini ! À égalité, on gagne avec le moins de croquettes. Miso en a mangé
    onze, toi sept. Tu gagnes !
end-teams =
    À quatre, on peut aussi jouer deux contre deux. Juno, en face, joue avec toi : vos points s’additionnent. Touche la
    Maman Chat, puis la gamelle Poisson.
    .other = La Maman Chat peut aider Juno. Joue-la à la gamelle Poisson.
end-partner =
    La Maman Chat doit nourrir aussitôt un autre chat d’ici, peu importe à qui il est. Miso joue contre toi, Juno avec toi.
    Touche le Glouton de Juno.
    .other = Miso te dirait merci. Nourris le chat de Juno.
end-six = Juno a pris deux 3 : six points pour vous deux. Mais les mains restent cachées, même entre partenaires.
end-build =
    On peut aussi construire son deck. Tout le monde a les mêmes 25 cartes et en retire cinq en secret. Touche le Sac de
    Croquettes pour le retirer.
    .other = Dans une vraie partie, pourquoi pas ? Ici, retire le Sac de Croquettes.
end-opening =
    Tu peux aussi choisir ta première main : cinq cartes à ton goût, au lieu de les piocher. Tout le monde le fait en même
    temps, en secret. Touche la Reine.
    .other = Bon choix. Aujourd’hui, prends la Reine.
end-done =
    Encore quatre cartes, et la partie pourrait commencer. Tu peux combiner tout ça à ton goût quand tu ouvres une
    table. Bon appétit !
