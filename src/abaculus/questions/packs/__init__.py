"""Questions that people write themselves: packs, checked before any use.

Start with `validate.check_text(name, data)`: a `ValidationReport` with the pack, the findings, and
what was left out. `folders.read_pack_file(path)` reads a file or folder for it.
`instantiate.ask(pack, item, seed)` makes a question that views, marking and solutions take like any
other, with `origin.credit` for the back of the card. `pick.pick(pack, request, rng, used)` draws
one. `canonical.pack_id(pack)` names its contents, `dump` writes it again, and
`licences.is_shareable(about)` says whether it may leave the machine. `AnswerError`, `TextError` and
`CompileError` cannot occur with items of a checked pack.
"""
