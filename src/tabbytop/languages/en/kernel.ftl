### What the rules of all games say.

# The result. Variables: $winners (persons), $among ("all" if everybody shares the win, else how many win), $loser (the only
# player of a game that was lost), $reason.
verdict =
    { $among ->
        [all] All share the win: { $reason }.
        [0]
            { $loser-is ->
                [you] You lose: { $reason }.
               *[other] { $loser } loses: { $reason }.
            }
        [1]
            { $winners-is ->
                [you] You win: { $reason }.
               *[other] { $winners } wins: { $reason }.
            }
       *[other] { $winners } win: { $reason }.
    }
