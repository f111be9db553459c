/** Pieces on their way from space to space. */
import type { VisiblePiece } from '../visiblePieces';
import type { Spot } from './spaces';

/** Milliseconds for a space, for one on a way round, for the tumbling of a die, and for a fade. */
export const STEP = 120;
export const SWIFT = 90;
export const TUMBLE = 600;
export const FADE = 200;

/** The spaces a piece passes since it was seen last; null: it stays, or comes from nowhere. */
export function walkedPath(before: string | undefined, piece: VisiblePiece): readonly string[] | null {
  if (before === undefined || before === piece.cell) return null;
  const { path } = piece;
  const from = path.indexOf(before);
  if (path.at(-1) !== piece.cell) return [before, piece.cell];
  return from < 0 ? [before, ...path] : path.slice(from);
}

/** The same way as keyframes, each space reached after the same time, the last where it stands now. */
export function frames(spots: readonly Spot[]): Keyframe[] {
  return spots.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
}
