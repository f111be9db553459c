/** Where the words beside cells are written, so that they hide neither pieces nor each other. */
import type { Cell } from '../wire';
import { frame, type Frame } from './geometry';
import type { Flag } from './visiblePieces';

const HEIGHT = 26;
const GAP = 8;

export interface PlacedLabel extends Flag {
  readonly at: Frame;
}

/** Each flag with its place in the board's units; `scale` is pixels a unit. */
export function placeLabels(
  flags: readonly Flag[],
  taken: readonly string[],
  cells: ReadonlyMap<string, Cell>,
  box: Frame,
  scale: number,
): readonly PlacedLabel[] {
  const hidden = taken.flatMap((id) => cells.get(id) ?? []).map((cell) => frame(cell.shape));
  const done: PlacedLabel[] = [];
  for (const flag of flags) {
    const cell = cells.get(flag.cell);
    if (cell === undefined || scale === 0) continue;
    const words = done.map((one) => one.at);
    const hides = (at: Frame, others: readonly Frame[]) =>
      others.filter((other) => overlapArea(at, other)).length;
    const price = (at: Frame) =>
      hides(at, hidden) + 10 * hides(at, words) + (isInside(at, box) ? 0 : 100);
    const at = labelFrames(frame(cell.shape), width(flag.text) / scale, scale).reduce((best, side) =>
      price(side) < price(best) ? side : best,
    );
    done.push({ ...flag, at });
  }
  return done;
}

function width(text: string): number {
  return 18 + 7.5 * text.length;
}

/** To the right, to the left, above and below, each also moved inwards. */
function labelFrames(cell: Frame, wide: number, scale: number): readonly Frame[] {
  const [high, gap] = [HEIGHT / scale, GAP / scale];
  const middle = cell.y + (cell.height - high) / 2;
  const starts = [cell.x, cell.x + cell.width - wide, cell.x + (cell.width - wide) / 2];
  const spots = [
    { x: cell.x + cell.width + gap, y: middle },
    ...starts.map((x) => ({ x, y: cell.y - high - gap })),
    ...starts.map((x) => ({ x, y: cell.y + cell.height + gap })),
    { x: cell.x - gap - wide, y: middle },
  ];
  return spots.map((spot) => ({ ...spot, width: wide, height: high }));
}

function overlapArea(a: Frame, b: Frame): boolean {
  const apart = a.x >= b.x + b.width || b.x >= a.x + a.width;
  return !apart && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isInside(at: Frame, box: Frame): boolean {
  const isWide = at.x >= box.x && at.x + at.width <= box.x + box.width;
  return isWide && at.y >= box.y && at.y + at.height <= box.y + box.height;
}
