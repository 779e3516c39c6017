### What every text needs: the name of the language, people and lists.

# How speakers call the language.
language-name = English

# A player: the reader is "you".
# Variables: $is (you, clock, opponent, other), $name, $ends (the last letter of the name).
person =
    { $is ->
        [you] you
        [clock] the clock
       *[other] { $name }
    }
    .whose =
        { $is ->
            [you] your
            [clock] the clock's
           *[other]
                { $ends ->
                    [s] { $name }'
                   *[other] { $name }'s
                }
        }

# a, b
list = { $start }, { $next }
# a, b and c
list-and = { $start } and { $next }
# a, b or c
list-or = { $start } or { $next }
