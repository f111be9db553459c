/** Where cells lie, and which one is next in a direction; works for squares, discs and any mix. */
import type { Cell, Sector, Shape, Zone } from '../wire';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** A point by its angle clockwise from the top, in degrees, and its distance from another. */
export function pointAround(x: number, y: number, angle: number, reach: number): readonly [number, number] {
  const turned = (angle * Math.PI) / 180;
  return [x + reach * Math.sin(turned), y - reach * Math.cos(turned)];
}

/** The points of a sector that can be outermost: its ends, and where it crosses an axis. */
function corners({ x, y, inner, outer, start, end }: Sector): (readonly [number, number])[] {
  const angles = [start / 100, end / 100];
  for (let axis = Math.ceil(start / 9000) * 90; axis < end / 100; axis += 90) angles.push(axis);
  return angles.flatMap((angle) => [pointAround(x, y, angle, inner), pointAround(x, y, angle, outer)]);
}

/** The upright rectangle round a shape. */
export function frame(shape: Shape): Frame {
  if (shape.type === 'box') return shape;
  if (shape.type === 'disc') {
    const { x, y, radius } = shape;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  }
  const points = shape.type === 'polygon' ? shape.points : corners(shape);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The middle of a shape; of a sector half-way around and half-way out. */
export function centre(shape: Shape): readonly [number, number] {
  if (shape.type === 'disc') return [shape.x, shape.y];
  if (shape.type === 'sector') {
    return pointAround(shape.x, shape.y, (shape.start + shape.end) / 200, (shape.inner + shape.outer) / 2);
  }
  const { x, y, width, height } = frame(shape);
  return [x + width / 2, y + height / 2];
}

/** The rectangle round all cells. */
export function extent(cells: readonly Cell[]): Frame {
  if (cells.length === 0) return { x: 0, y: 0, width: 100, height: 100 };
  const frames = cells.map((cell) => frame(cell.shape));
  const x = Math.min(...frames.map((each) => each.x));
  const y = Math.min(...frames.map((each) => each.y));
  const right = Math.max(...frames.map((each) => each.x + each.width));
  const bottom = Math.max(...frames.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The usual width of a cell: what a piece on it measures. */
export function unit(cells: readonly Cell[]): number {
  const widths = cells.map((cell) => frame(cell.shape).width).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 100;
}

/** The nearest cell that way, a little aside if there is none straight on. */
export function neighbour(cells: readonly Cell[], from: string, way: Direction): string | null {
  const start = cells.find((cell) => cell.id === from);
  if (start === undefined) return null;
  const [x, y] = centre(start.shape);
  const [dx, dy] = STEPS[way];
  let best: string | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [cx, cy] = centre(cell.shape);
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [cell.id, far];
  }
  return best;
}

/** The cell that touches this one in a straight line, or null at the edge. */
export function nextCell(cells: readonly Cell[], from: string, way: Direction): string | null {
  const found = neighbour(cells, from, way);
  if (found === null) return null;
  const here = frameOf(cells, from);
  const there = frameOf(cells, found);
  const size = Math.max(here.width, here.height);
  const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
  const [tx, ty] = [there.x + there.width / 2, there.y + there.height / 2];
  const across = way === 'left' || way === 'right';
  const aside = across ? Math.abs(ty - y) : Math.abs(tx - x);
  const ahead = across ? Math.abs(tx - x) : Math.abs(ty - y);
  return aside < size / 4 && ahead < size * 1.6 ? found : null;
}

function frameOf(cells: readonly Cell[], id: string): Frame {
  const cell = cells.find((each) => each.id === id);
  return cell === undefined ? { x: 0, y: 0, width: 0, height: 0 } : frame(cell.shape);
}

/** The cells in rows from top to bottom, each from left to right, as a grid is read. */
export function sortIntoRows(cells: readonly Cell[]): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const height = Math.round(centre(cell.shape)[1]);
    const row = rows.get(height);
    if (row === undefined) rows.set(height, [cell]);
    else row.push(cell);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => centre(a.shape)[0] - centre(b.shape)[0]));
}

export interface Label {
  text: string;
  at: number;
}

/** What stands above the columns or beside the rows, and where. */
export function labels(zone: Zone, axis: 0 | 1): Label[] {
  const texts = axis === 0 ? zone.columns : zone.rows;
  const places = [...new Set(zone.cells.map((cell) => Math.round(centre(cell.shape)[axis])))];
  places.sort((a, b) => a - b);
  if (places.length !== texts.length) return [];
  return texts.map((text, index) => ({ text, at: places[index] ?? 0 }));
}
