"""Questions that people write themselves: packs, checked before anything of them is used.

`checking.check_text(name, data)` is the way in: a `Report` with the pack, the findings, and what
was left out. `folders.find(path)` reads a file or folder for it. `asking.ask(pack, item, seed)`
makes a question that views, marking and solutions take like any other, with `origin.credit` for
the back of the card. `picking.pick(pack, wish, rng, used)` draws one. `canonical.canonical(pack)`
and `canonical.pack_id(pack)` name its contents, `writing` writes it again,
`licences.is_shareable(about)` says whether it may leave the machine. `keys.AnswerError`,
`texts.TextError` and `preparing.CompileError` cannot happen with items of a checked pack.
"""
