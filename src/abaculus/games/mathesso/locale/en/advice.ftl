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
        [yes] Both had been seen by everybody: { $first } and { $second } are the pair { $key }.
       *[no] The backs proved it: { $first } and { $second } had to be the pair { $key }.
    }
review-back = No better pair was known. A jetton with { $top } first promised most: a pair in { $percent } of 100 cases.
review-row-pair = The pair { $key } on { $first } and { $second }
review-row-back = First a jetton with { $top }
review-lost = Lost by what was done

memory-score = took a pair it could know in { $taken } of { $known } turns
memory-missed = left lying: { $pairs }
