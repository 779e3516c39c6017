### Was die Regeln aller Spiele sagen.

verdict =
    { $among ->
        [all] Alle teilen sich den Sieg: { $reason }.
        [0]
            { $loser-is ->
                [you] Du verlierst: { $reason }.
               *[other] { $loser } verliert: { $reason }.
            }
        [1]
            { $winners-is ->
                [you] Du gewinnst: { $reason }.
               *[other] { $winners } gewinnt: { $reason }.
            }
       *[other]
            { $winners-is ->
                [you] { $winners } gewinnt: { $reason }.
               *[other] { $winners } gewinnen: { $reason }.
            }
    }
