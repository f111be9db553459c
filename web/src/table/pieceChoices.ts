/** PutChoice one piece on one cell: which pieces may go where, and when it is clear by itself. */
import type { Put, PutChoice, Scene } from '../wire';

/** Everything that may be put now. */
export function allChoices(scene: Scene): readonly PutChoice[] {
  return scene.prompts
    .filter((prompt): prompt is Put => prompt.type === 'put')
    .flatMap((prompt) => prompt.choices);
}

/** Where a piece may go. */
export function choicesOf(choices: readonly PutChoice[], piece: string): readonly PutChoice[] {
  return choices.filter((choice) => choice.piece === piece);
}

/** The only place a piece may go to; null: there is none, or a choice. */
export function onlyChoice(choices: readonly PutChoice[], piece: string): PutChoice | null {
  const own = choicesOf(choices, piece);
  return own.length === 1 ? (own[0] ?? null) : null;
}

export function choiceAt(
  choices: readonly PutChoice[],
  piece: string,
  cell: string,
): PutChoice | null {
  return choices.find((choice) => choice.piece === piece && choice.cell === cell) ?? null;
}

/** The cells where the held piece, or any piece, may be put. */
export function openCells(choices: readonly PutChoice[], held: string | null): ReadonlySet<string> {
  const own = held === null ? choices : choicesOf(choices, held);
  return new Set(own.map((choice) => choice.cell));
}
