/** How far a seat has come on its way to the score that ends the game. */

export interface GoalProgress {
  /** Parts of a hundred: what is won, and up to where it would go. */
  readonly done: number;
  readonly ahead: number;
}

function progressShare(score: number, goal: number): number {
  if (goal <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((score / goal) * 1000) / 10));
}

/** The bar of a seat; `gain` is what a move being laid would add. */
export function goalProgress(score: number, goal: number, gain: number | null): GoalProgress {
  return { done: progressShare(score, goal), ahead: progressShare(score + Math.max(0, gain ?? 0), goal) };
}
