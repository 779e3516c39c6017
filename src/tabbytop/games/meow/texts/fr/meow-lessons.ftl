### Les leçons de Meow! Les mots entre guillemets sont sur des cartes et des boutons et doivent être les mêmes que là-bas.

## Ta première nuit.

first-night = Ta première nuit
first-night-goal =
    Pour gagner, obéis en un seul tour à la carte que tu poses et à toutes les règles des autres. Le hic : personne ne
    te dit les siennes !

    Chaque main a deux cartes : deux règles.
first-night-pass =
    Voici tes règles : meugler et miauler. Retiens-les ! Chaque main passe à gauche, et la tienne va à Miso. Touche « Passer à
    gauche ».
first-night-watch =
    Tu connais donc les règles de Miso : meugler et miauler. Tes nouvelles règles, aboyer et bâiller, valent pour les
    autres, pas pour toi. Touche « Continuer » et regarde bien Miso : rien n’est noté.
first-night-forgot =
    Miso a grogné et rugi : ce sont sûrement les règles que Miso a passées à Juno ! Mais la carte de Miso voulait un
    meuglement : oublié ! Miso la reprend. Touche « Continuer » et regarde Juno.
first-night-lay =
    Juno aussi a oublié d’obéir à la carte posée. Pas toi ! La carte que tu gardes ne vaut que pour les autres. Pose
    l’autre : touche « Aux abois ».
    .other = Garde celle-là. Pose « Aux abois ».
first-night-bark = Plus bas, il y a vingt actes. Commence par la règle de ta propre carte : touche « Aboyer ».
    .other = Ça ne fait pas de mal. Mais d’abord ta propre carte : touche « Aboyer ».
first-night-moo = Maintenant, les deux règles de Miso. Tu les as eues en main. Touche « Meugler ».
    .other = Les règles de Miso : meugler et miauler. Touche « Meugler ».
first-night-meow = Et l’autre : touche « Miauler ».
    .other = Les règles de Miso : meugler et miauler. Touche « Miauler ».
first-night-oink = Maintenant, les règles de Juno, que Miso t’a montrées. Touche « Grogner comme un cochon ».
    .other = Miso a grogné et rugi. Touche « Grogner comme un cochon ».
first-night-roar = Peu importe l’ordre. Touche « Rugir ».
    .other = Miso a grogné et rugi. Touche « Rugir ».
first-night-ask =
    Tu vas demander à Miso, puis à Juno : « J’ai enfreint une de tes règles ? » Il te faut un non ! Un oui finit ton
    tour, des cartes changent de main : voir « La patte dans le sac ».
first-night-check =
    Tu pourrais faire trois actes de plus, et les bêtises ne font pas de mal. Mais tu n’en as pas besoin. Le jugement
    commence par Miso, à ta gauche. Touche « Demander le jugement ».
    .other = Cinq actes suffisent ce soir. Touche « Demander le jugement ».
first-night-won =
    Non de Miso, non de Juno : tu n’as enfreint aucune règle, et tu gagnes. Bienvenue dans le Culte du Chat. Miaou !

    Certaines règles demandent des mots ou des nombres : la leçon suivante les montre.

## Des mots et des nombres.

words = Des mots et des nombres
words-rules =
    Certaines règles demandent un mot, d’autres un nombre. Ce soir, tu les connais toutes. Miso veut une couleur et trois
    coups sur du bois ; Juno, une ville que personne n’a nommée et un miaulement.
words-lay = Tu as une règle qui demande un fruit. Pose « Fruit défendu ».
    .other = Ce soir, c’est le fruit. Pose « Fruit défendu ».
words-orange =
    Orange est un fruit et une couleur : un mot pour deux règles. Sous « Parlés », touche « Nommer un fruit », tape
    orange, puis touche le mot.
    .other = Il faut un mot qui soit à la fois un fruit et une couleur : orange.
words-knock =
    Les règles comptées veulent un nombre exact. Ici, trois coups : un quatrième enfreindrait la règle. Sous « Comptés »,
    touche « Frapper sur du bois ».
    .other = Miso veut trois coups. Touche « Frapper sur du bois ».
words-again = Refaire un acte ne compte pas comme un acte de plus. Touche encore « Frapper sur du bois ».
    .other = Ça fait un coup. Touche encore « Frapper sur du bois ».
words-third = Touche une troisième fois « Frapper sur du bois », puis arrête-toi.
    .other = Deux pour l’instant. Encore un « Frapper sur du bois ».
words-city =
    La ville de Juno doit être nouvelle dans cette partie, et quelqu’un a déjà dit Paris. Sous « Parlés », touche « Annoncer
    une ville » et dis par exemple Rome.
    .other = Paris est pris, et la leçon ne connaît pas toutes les villes. Dis Rome.
words-meow = Il ne manque que le miaulement. Sous « Bruits », touche « Miauler ».
    .other = Juno veut un miaulement. Touche « Miauler ».
words-check = Fruit, couleur, trois coups, une ville, un miaulement. Touche « Demander le jugement ».
    .other = Tout y est. Touche « Demander le jugement ».
words-won =
    Aucune règle enfreinte : tu gagnes ! Dans une partie plus longue, ta ville ne servirait plus, ni à toi ni aux autres.
    Alors écoute bien quand les autres parlent.

## Pris sur le fait.

caught = La patte dans le sac
caught-lay =
    Tu connais les règles de Miso : meugler et miauler. Voyons ce qui se passe si tu en oublies une. Pose « Bâille, bâille ».
    .other = Cette fois, pose « Bâille, bâille ».
caught-yawn = Obéis d’abord à ta propre carte. Sous « Gestes », touche « Bâiller ».
    .other = D’abord ta propre carte : touche « Bâiller ».
caught-moo = Maintenant, meugle, mais ne miaule pas. Sous « Bruits », touche « Meugler ».
    .other = Juste le meuglement, s’il te plaît. Touche « Meugler ».
caught-check =
    Le jugement passe de main en main et s’arrête à la première règle enfreinte. Touche « Demander le jugement ».
    .other = Assez d’actes : ici, il faut te faire prendre. Touche « Demander le jugement ».
caught-pile =
    Miso a montré la règle enfreinte. Elle est allée dans la pile avec ta carte, on a mélangé, puis Miso et toi avez pioché
    une carte. Tu as eu le miaou ! Au tour de Miso.
caught-reveal =
    Miso a demandé à Juno, qui a dit non. Mais Miso a enfreint tes deux règles, et tu n’en montres qu’une. Le miaou est
    déjà connu, alors garde l’aboiement secret. Touche « Le miaou évident ».
    .other = L’aboiement est ton secret. Montre « Le miaou évident ».
caught-drawn =
    De nouveau, Miso et toi avez pioché une carte. Tu as maintenant le meuglement, et personne d’autre ne le voit. Quelques
    tours passent.
caught-replace =
    Rugir, c’est trop bruyant ce soir ? Une fois par partie, au début de ton tour, tu peux faire remplacer une règle que tu
    connais. Touche « Faire remplacer une règle », puis « Rugir de plaisir ».
    .other = D’abord, plus de rugissement : fais remplacer « Rugir de plaisir ».
caught-gone =
    Le rugissement est parti pour de bon. La nouvelle règle, chez Miso, reste cachée aux autres. Après 30 manches sans
    victoire, c’est le plus de non en un jugement qui compte.

## D’autres façons de jouer.

other-ways = D’autres façons de jouer
other-ways-strike =
    Tu ne peux pas faire un acte ? Souvent, on peut rayer des actes en secret avant la donne : ici, trois au plus. Ces
    règles restent dans la boîte. Sous « Comptés », touche « Taper dans ses mains ».
    .other = Bien, mais ici, raye « Taper dans ses mains ».
other-ways-ready = Personne ne le saura. On peut aussi jouer sans rien rayer. Touche « C’est bon ».
    .other = Un seul suffit. Touche « C’est bon ».
other-ways-before =
    « Treize, au bon moment » a treize règles, et chacune a son moment : AVANT la pose de ta carte, ou APRÈS. Le grognement
    de Miso, c’est AVANT. Touche d’abord « Grogner comme un cochon ».
    .other = D’abord le grognement : il se fait AVANT. Touche « Grogner comme un cochon ».
other-ways-lay = Dès que ta carte est posée, AVANT est fini. Pose « Chouette soirée », qui est une carte APRÈS.
    .other = Cette fois, pose « Chouette soirée ».
other-ways-after = Ta propre carte aussi a son moment, et c’est maintenant. Touche « Hululer ».
    .other = Ta carte veut un hululement. Touche « Hululer ».
other-ways-times =
    Un acte au mauvais moment enfreint sa règle, même si tu le fais aussi au bon moment. Fais donc chaque acte seulement à
    son moment.
other-ways-eyes =
    On peut aussi juger avec ses yeux : c’est alors toi qui dis si tes règles ont été enfreintes. Miso va poser une carte
    qui demande de taper exactement quatre fois dans ses mains. Compte bien.
other-ways-object =
    Trois fois ! Tout le monde surveille la carte sur l’autel. Une fois par tour, tu peux faire objection, avant que Juno
    dise oui ou non. Touche « Objection ».
    .other = C’était trois fois, pas quatre. Touche « Objection ».
other-ways-broken =
    Tu avais raison : Miso reprend sa carte. Maintenant, Juno te montre du doigt. Juno a bâillé, mais pas aboyé. Touche ta règle
    « Aux abois ».
    .other = Personne n’a aboyé. Touche « Aux abois ».
other-ways-missed = Bien vu ! Si tu avais dit non, plus personne n’aurait pu relever la faute.

## Ce que l’on montre.

point-card = la carte { $card }
point-act = l’acte « { $act-label } »
point-altar = l’autel
point-pile = la pile
