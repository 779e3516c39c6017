### What every text needs: the name of the language, people and lists.

# How speakers call the language.
language-name = English

# A player: the reader is "you".
# Variables: $is (you, clock, opponent, other), $name, $starts and $ends (its first and last
# letter, a to z in lower case and without accent).
person =
    { $is ->
        [you] you
        [clock] the clock
       *[other] { $name }
    }
    .whose =
        { $is ->
            [you] your
            [clock] the clock’s
           *[other]
                { $ends ->
                    [s] { $name }’
                   *[other] { $name }’s
                }
        }

# a, b
list = { $start }, { $next }
# a, b and c. Here and below $begins is the first letter of $next, a to z in lower case and without accent.
list-and = { $start } and { $next }
# a, b or c; $begins as above.
list-or = { $start } or { $next }
