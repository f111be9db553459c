# Chance cards: to whom they are dedicated, and what they do

heading-pythagoras = Pythagoras
heading-thales = Thales
heading-fermat = Fermat
heading-eratosthenes = Eratosthenes
heading-mirzakhani = Mirzakhani
heading-euler = Euler
heading-fibonacci = Fibonacci
heading-descartes = Descartes
heading-pascal = Pascal
heading-ramanujan = Ramanujan
heading-noether = Noether
heading-galois = Galois
heading-agnesi = Agnesi
heading-napier = Napier
heading-zeno = Zeno
heading-cantor = Cantor
heading-abel = Abel
heading-tartaglia = Tartaglia
heading-riemann = Riemann
heading-leibniz = Leibniz
heading-cardano = Cardano
heading-goedel = Gödel
heading-newton = Newton
heading-germain = Germain
heading-lovelace = Lovelace
heading-bernoulli = Bernoulli
heading-kovalevskaya = Kovalevskaya
heading-viete = Viète
heading-hilbert = Hilbert
heading-von-neumann = von Neumann
heading-liu-hui = Liu Hui
heading-poincare = Poincaré

effect-take = Take { $value ->
    [4] a d4 roll token
    [12] a d12 roll token
    [c] a challenge token
    [x] a ×2 token
   *[m] a Fields Medal
}.
effect-to-figure = Go forward to the nearest mathematician you do not have yet.
effect-to-square = Go forward to square { $value }.
effect-free-roll = You may roll the d{ $value } once more for free.
effect-question = Answer a question one level above yours. Right: take any figure you don’t have from the board, or a medal if there is none. Wrong: your turn ends.
effect-behind = If another player has at least two figures more than you, take one you don’t have from the board. Otherwise take a roll token of your choice.
effect-duel = You may duel a player for a figure you don’t have, without a token and without moving.
effect-swap = You may swap one of your figures for one of another player’s. Nobody may have the same figure twice.
effect-lose-challenge = Give back all your challenge tokens and your half nonagon.
effect-skip = Skip your next turn, unless you pay to keep it.
effect-return-roll = Give back a roll token of your choice.
effect-return-doubles = Give back all your ×2 tokens.
effect-give = Give a roll, challenge or ×2 token to the next player.
effect-put-back = Your pawn goes to square { $value }. Nothing happens there.
effect-roll-back = Roll the d12 and go back that many squares. Nothing happens there.
effect-return-medal = Give back a Fields Medal.
effect-return-figure = If you have three figures or more, give back one of your choice.
effect-no-skip = Keep this card. It cancels one skipped turn.
effect-refuse = Keep this card. Use it to refuse a challenge.
effect-second = Keep this card. After a wrong answer it gets you another question.
effect-name-score = Keep this card. Instead of your free roll, name a score from 1 to 4.
effect-clockwise = Keep this card. Go back with any score, except on your first move.
effect-easier = Keep this card. Played before the question, it makes your question one level easier.
effect-shield = Keep this card. Use it to keep a figure when a medal or a nonagon would take it from you.
effect-calculator = Keep this card. Use a calculator for one of your questions.
effect-other-question = Keep this card. Before your clock starts, swap the question for another.
effect-buy-figure = Keep this card. Before you roll, give it back with a d4 and a d12 roll token and take any figure you don’t have from the board.
