# What symbols and categories are called, in all other files too.

symbol = { $symbol ->
    [E_GO] Einstein, roll on
    [N_GO] Newton, roll on
    [G_GO] Gauss, roll on
    [E_ONE] Einstein +1
    [N_ONE] Newton +1
    [G_ONE] Gauss +1
    [E_TWO] Einstein +2 −1
    [N_TWO] Newton +2 −1
    [G_TWO] Gauss +2 −1
    [E_RISK] Einstein at risk
    [N_RISK] Newton at risk
    [G_RISK] Gauss at risk
    [ROLL] Roll again
    [ODD] Roll 1, 3, 5
    [EVEN] Roll 2, 4, 6
    [PRIME] Roll 2, 3, 5
    [PICK] Your choice
    [TRIO] All three
    [TWICE] Two rolls
    [HOLD25] Locked
    [HOLE] Black hole
   *[MISS] Pause
}

# The same within a sentence.
landing = { $symbol ->
    [E_GO] Einstein, roll on
    [N_GO] Newton, roll on
    [G_GO] Gauss, roll on
    [ROLL] roll again
    [ODD] roll again, odd moves on
    [EVEN] roll again, even moves on
    [PRIME] roll again, prime moves on
    [E_ONE] Einstein +1
    [N_ONE] Newton +1
    [G_ONE] Gauss +1
    [E_TWO] Einstein +2 −1
    [N_TWO] Newton +2 −1
    [G_TWO] Gauss +2 −1
    [E_RISK] Einstein at risk
    [N_RISK] Newton at risk
    [G_RISK] Gauss at risk
    [PICK] choose a category
    [TRIO] three questions
    [TWICE] roll twice and move one of the two
    [HOLD25] the padlock
    [HOLE] the black hole
   *[MISS] the pause
}

letter = { $category ->
    [E] Einstein
    [N] Newton
   *[G] Gauss
}
