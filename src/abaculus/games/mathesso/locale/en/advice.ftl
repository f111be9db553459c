# Advice during a game, and looking back after it.

advice-any = Turn one of the marked jettons.
advice-back = Nothing is certain, but a jetton with { $top } is your best chance.
advice-pair =
    { $seen ->
        [yes] { $first } and { $second } have both been turned: they are a pair.
       *[no] The backs alone prove it: { $first } and { $second } are a pair.
    }
advice-partner = Its partner is at { $place }.
advice-chance = Its partner has { $top } on its back: { $many } in { $of } of them { $many ->
        [one] is right.
       *[other] are right.
    }
hint-back = You are looking for a jetton with { $top } on its back.

review-pair =
    { $seen ->
        [yes] Everyone had seen both: { $first } and { $second } are the pair { $group ->
            [product] { $sum }
            [square] { $sum }
            [factorial] { $sum }
            [prime] { $sum } on yellow
            [fibonacci] { $sum } on orange
            [mirrored] { $sum } mirrored
           *[zero] the zeros over { $behind }
        }.
       *[no] The backs proved it: { $first } and { $second } had to be the pair { $group ->
            [product] { $sum }
            [square] { $sum }
            [factorial] { $sum }
            [prime] { $sum } on yellow
            [fibonacci] { $sum } on orange
            [mirrored] { $sum } mirrored
           *[zero] the zeros over { $behind }
        }.
    }
review-back = No better pair was known. The best chance was to turn a jetton with { $top } first: a pair in { $percent } of 100 cases.
review-row-pair = { $first } and { $second }: { $group ->
    [product] { $sum }
    [square] { $sum }
    [factorial] { $sum }
    [prime] { $sum } on yellow
    [fibonacci] { $sum } on orange
    [mirrored] { $sum } mirrored
   *[zero] the zeros over { $behind }
}
review-row-back = First a jetton with { $top }
review-lost = Lost on this turn (a rival’s points count half)
review-row-one = After { $first }: stop with one jetton, minus what the next player can take
review-row-two = After { $first }: a second one with { $top } ({ $many } in { $of } is right), minus what the next player can take

memory-score = { $taken ->
    [0] missed every pair that could be known, in { $known ->
        [one] 1 turn
       *[other] { $known } turns
    }
   *[other] took a pair that could be known in { $taken } of { $known ->
        [one] 1 turn
       *[other] { $known } turns
    }
}
memory-missed = missed { $first } and { $second }: { $group ->
    [product] { $sum }
    [square] { $sum }
    [factorial] { $sum }
    [prime] { $sum } on yellow
    [fibonacci] { $sum } on orange
    [mirrored] { $sum } mirrored
   *[zero] the zeros over { $behind }
}
memory-more = and { $count ->
    [one] 1 more pair
   *[other] { $count } more pairs
}
