/** Where a piece may go: each possibility with its number, while there are few of them. */
import type { Point, Scene, Target } from '../../wire';

/** More are not numbered and not listed: they are found on the board. */
export const FEW = 9;

export interface NumberedTarget {
  readonly target: Target;
  /** The cell it is about. */
  readonly cell: string;
  /** From 1; 0: there are too many to be numbered. */
  readonly number: number;
}

/** The targets of a prompt, in their order. */
export function numberTargets(scene: Scene | null, point: Point | null): NumberedTarget[] {
  const targets = point?.targets ?? [];
  const cells = new Map((scene?.pieces ?? []).map((piece) => [piece.id, piece.cell]));
  return targets.map((target, index) => ({
    target,
    cell: cells.get(target.id) ?? target.id,
    number: targets.length <= FEW ? index + 1 : 0,
  }));
}
