/** How far a seat has come on its way to the score that ends the game. */

export interface Way {
  /** Parts of a hundred: what is won, and up to where it would go. */
  readonly done: number;
  readonly ahead: number;
}

function part(score: number, goal: number): number {
  if (goal <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((score / goal) * 1000) / 10));
}

/** The bar of a seat; `gain` is what a move being laid would add. */
export function wayTo(score: number, goal: number, gain: number | null): Way {
  return { done: part(score, goal), ahead: part(score + Math.max(0, gain ?? 0), goal) };
}
