/** Putting one piece on one cell: which pieces may go where, and when it is clear by itself. */
import type { Put, Putting, Scene } from '../wire';

/** Everything that may be put now. */
export function puttings(scene: Scene): readonly Putting[] {
  return scene.prompts
    .filter((prompt): prompt is Put => prompt.type === 'put')
    .flatMap((prompt) => prompt.choices);
}

/** Where a piece may go. */
export function choicesOf(choices: readonly Putting[], piece: string): readonly Putting[] {
  return choices.filter((choice) => choice.piece === piece);
}

/** The only place a piece may go to; null: there is none, or a choice. */
export function only(choices: readonly Putting[], piece: string): Putting | null {
  const own = choicesOf(choices, piece);
  return own.length === 1 ? (own[0] ?? null) : null;
}

export function choiceAt(
  choices: readonly Putting[],
  piece: string,
  cell: string,
): Putting | null {
  return choices.find((choice) => choice.piece === piece && choice.cell === cell) ?? null;
}

/** The cells that something, or what is held, may be put on. */
export function openCells(choices: readonly Putting[], held: string | null): ReadonlySet<string> {
  const own = held === null ? choices : choicesOf(choices, held);
  return new Set(own.map((choice) => choice.cell));
}
