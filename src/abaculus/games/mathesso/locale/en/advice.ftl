# Advice during a game, and looking back after it.

advice-any = Turn one of the marked jettons.
advice-back = Nothing is certain. A jetton with { $top } promises most.
advice-pair =
    { $seen ->
        [yes] { $first } and { $second } were both turned: they are a pair.
       *[no] The backs alone prove it: { $first } and { $second } are a pair.
    }
advice-partner = Its partner lies on { $place }.
advice-chance = Its partner has { $top } on its back: { $many } in { $of } of them { $many ->
        [one] is right.
       *[other] are right.
    }
hint-back = You are looking for a jetton with { $top } on its back.

review-pair =
    { $seen ->
        [yes] Everybody had seen both: { $first } and { $second } are the pair { $group ->
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
review-back = No better pair was known. A jetton with { $top } first promised most: a pair in { $percent } of 100 cases.
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
review-lost = Lost by this turn (the points of a rival count half)
review-row-one = After { $first }: stop with one jetton, less what the next player can take
review-row-two = After { $first }: a second one with { $top } ({ $many } in { $of } is right), less what the next player can take

memory-score = { $taken ->
    [0] left lying every pair that could be known, in { $known ->
        [one] 1 turn
       *[other] { $known } turns
    }
   *[other] took a pair that could be known in { $taken } of { $known } turns
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
    [one] 1 pair more
   *[other] { $count } pairs more
}
