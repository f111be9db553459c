/** The spaces of a painted board: how they are outlined, and where on them things stand. */
import type { Cell, Sector, Shape } from '../../wire';
import { pointAround, centre, frame, type Frame } from '../geometry';

export type Spot = readonly [number, number];

/** Between a space and what it borders on, and how round its corners are. */
export const GAP = 2.2;
export const CORNER = 7;
/** How far apart pieces in one, two and three rows stand, and how large they are. */
const FANS = [
  { apart: 32, deep: 0, size: 0.8 },
  { apart: 34, deep: 36, size: 0.66 },
  { apart: 30, deep: 27, size: 0.54 },
] as const;
/** Beside their space pieces stand larger apart, in rows of three. */
const OUTWARDS = 22;
const OUTSIDE = { row: 3, apart: 46, deep: 42 } as const;
/** How much of its space an icon takes. */
const FILLS = { sector: 0.94, other: 0.89 } as const;
/** How much smaller icons are half-way between the axes, where their parts are tilted. */
const ASKEW = 0.06;

/** The way a space points, in degrees clockwise from the top. */
export function axis(cell: Cell): number {
  const { shape } = cell;
  return shape.type === 'sector' ? (shape.start + shape.end) / 200 : cell.angle;
}

/** The angle by which parts of an icon are placed: no part of the board is upside down. */
export function turn(angle: number): number {
  return angle - 90 * Math.round(angle / 90);
}

/** The shorter side of a space. */
export function breadth(shape: Shape): number {
  if (shape.type === 'disc') return 2 * shape.radius;
  if (shape.type === 'box') return Math.min(shape.width, shape.height);
  if (shape.type === 'sector') {
    const { inner, outer, start, end } = shape;
    const along = (((end - start) / 100) * Math.PI * (inner + outer)) / 360;
    return Math.min(outer - inner, along);
  }
  const sides = shape.points.map((one, at) => distance(one, shape.points[(at + 1) % shape.points.length]!));
  return Math.min(...sides);
}

/** The usual shorter side of the spaces of a board. */
export function usualBreadth(cells: readonly Cell[]): number {
  const sides = cells.map((cell) => breadth(cell.shape)).sort((a, b) => a - b);
  return sides[Math.floor(sides.length / 2)] ?? 100;
}

/** The size of the icon on a space. */
export function iconSize(cell: Cell): number {
  const fills = cell.shape.type === 'sector' ? FILLS.sector : FILLS.other;
  const askew = Math.abs(Math.sin((2 * axis(cell) * Math.PI) / 180));
  return breadth(cell.shape) * fills * (1 - ASKEW * askew);
}

/** The outline of a space, drawn in so far that a stroke twice as wide makes its corners round. */
export function outline(shape: Shape, inset: number = GAP + CORNER): string {
  if (shape.type === 'sector') return sectorPath(shape, inset);
  if (shape.type === 'disc') return discPath(shape.x, shape.y, shape.radius - inset);
  const points = shape.type === 'polygon' ? shape.points : boxCorners(shape);
  return `M${shrinkPolygon(points, inset).map(pair).join('L')}Z`;
}

function sectorPath({ x, y, inner, outer, start, end }: Sector, inset: number): string {
  const [near, out] = [inner + inset, outer - inset];
  const at = (angle: number, sign: 1 | -1, reach: number): string => {
    const aside = (Math.asin(Math.min(1, inset / reach)) * 180) / Math.PI;
    return pair(pointAround(x, y, angle / 100 + sign * aside, reach));
  };
  const large = end - start > 18000 ? 1 : 0;
  return (
    `M${at(start, 1, near)}L${at(start, 1, out)}A${out} ${out} 0 ${large} 1 ${at(end, -1, out)}` +
    `L${at(end, -1, near)}A${near} ${near} 0 ${large} 0 ${at(start, 1, near)}Z`
  );
}

function discPath(x: number, y: number, radius: number): string {
  const across = pair([2 * radius, 0]);
  return `M${pair([x - radius, y])}a${radius} ${radius} 0 1 1 ${across}a${radius} ${radius} 0 1 1 -${across}Z`;
}

function boxCorners(shape: Shape): Spot[] {
  const { x, y, width, height } = frame(shape);
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The corners of a form whose sides are moved inwards. */
export function shrinkPolygon(points: readonly Spot[], inset: number): Spot[] {
  const many = points.length;
  const next = (at: number): Spot => points[(at + 1) % many]!;
  const area = points.reduce((sum, [x, y], at) => sum + x * next(at)[1] - y * next(at)[0], 0);
  const side = area < 0 ? -inset : inset;
  return points.map((corner, at) => {
    const before = unit(points[(at + many - 1) % many]!, corner);
    const after = unit(corner, next(at));
    // the normals of both sides; they meet where the corner goes
    const [ax, ay] = [-before[1], before[0]];
    const [bx, by] = [-after[1], after[0]];
    const reach = side / (1 + ax * bx + ay * by);
    return [corner[0] + (ax + bx) * reach, corner[1] + (ay + by) * reach];
  });
}

/** A piece among others on its space: where it stands, and how much of its size is left. */
export interface Place {
  readonly at: Spot;
  readonly size: number;
}

/** Where a piece stands that is alone on its space. */
export function standSpot({ stand, shape }: Cell): Spot {
  return stand ?? centre(shape);
}

/** Beside a space: a row of three along it, the next one farther away from it. */
function placesOutside(cell: Cell, many: number): Place[] {
  const [x, y] = standSpot(cell);
  const { row, apart, deep } = OUTSIDE;
  return Array.from({ length: many }, (_, index) => {
    const place = Math.floor(index / row);
    const inRow = Math.min(row, many - row * place);
    const [rx, ry] = pointAround(x, y, axis(cell), -place * deep);
    return { at: pointAround(rx, ry, axis(cell) + 90, ((index % row) - (inRow - 1) / 2) * apart), size: 1 };
  });
}

/** Where each of several pieces on a space stands: side by side, then in rows of two. */
export function fanOut(cell: Cell, many: number): Place[] {
  if (cell.stand !== null) return placesOutside(cell, many);
  const [x, y] = centre(cell.shape);
  const rows = Math.ceil(many / 2);
  const { apart, deep, size } = FANS[Math.min(rows, FANS.length) - 1]!;
  const angle = axis(cell);
  return Array.from({ length: many }, (_, index) => {
    const row = Math.floor(index / 2);
    const inRow = Math.min(2, many - 2 * row);
    const [rx, ry] = pointAround(x, y, angle, ((rows - 1) / 2 - row) * deep);
    const at = pointAround(rx, ry, angle + 90, ((index % 2) - (inRow - 1) / 2) * apart);
    return { at, size: many === 1 ? 1 : size };
  });
}

/** Where the number of a destination may stand: towards the middle or outside, beside a spoke on
 * either side. */
export function badgeSpots(cell: Cell, middle: Spot, reach: number): readonly [Spot, Spot] {
  const { shape } = cell;
  if (shape.type === 'sector') {
    const at = (out: number): Spot => pointAround(shape.x, shape.y, axis(cell), out);
    return [at(shape.inner - reach * 0.7), at(shape.outer + reach * 0.3)];
  }
  const [x, y] = centre(shape);
  if (cell.stand !== null) {
    const edge = distance([x, y], cell.stand) - OUTWARDS;
    return [pointAround(x, y, axis(cell), edge + reach), pointAround(x, y, axis(cell), edge - reach)];
  }
  const out = breadth(shape) / 2 + reach;
  const [dx, dy] = unit(middle, [x, y]);
  return [
    [x - dy * out, y + dx * out],
    [x + dy * out, y - dx * out],
  ];
}

/** The middle of a label of that size outside a space, on the side that it faces. */
export function labelSpot(cell: Cell, wide: number, high: number, gap: number): Spot {
  const [x, y] = centre(cell.shape);
  const [dx, dy] = pointAround(0, 0, axis(cell), 1);
  const corners = cell.shape.type === 'polygon' ? cell.shape.points : boxCorners(cell.shape);
  const edge = Math.max(...corners.map(([px, py]) => (px - x) * dx + (py - y) * dy));
  return pointAround(x, y, axis(cell), edge + gap + (Math.abs(dx) * wide + Math.abs(dy) * high) / 2);
}

/** The upright box round some spaces and the places of pieces on them. */
export function boxAround(cells: readonly Cell[], edge: number): Frame {
  const boxes = cells.map(({ shape }) => frame(shape));
  const feet = cells.map(standSpot);
  const x = Math.min(...boxes.map((box) => box.x), ...feet.map(([at]) => at - edge));
  const y = Math.min(...boxes.map((box) => box.y), ...feet.map(([, at]) => at - edge));
  const right = Math.max(...boxes.map((box) => box.x + box.width), ...feet.map(([at]) => at + edge));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height), ...feet.map(([, at]) => at + edge));
  return { x, y, width: right - x, height: bottom - y };
}

/** A space of a circuit, with this many others on each side of it. */
export function neighbours(cells: readonly Cell[], id: string, many: number): Cell[] {
  const at = cells.findIndex((cell) => cell.id === id);
  if (at < 0) return [];
  return Array.from({ length: 2 * many + 1 }, (_, step) => cells[(at + step - many + cells.length) % cells.length]!);
}

/** Where the numbers of several destinations stand, none over another where that can be. */
export function badges(cells: readonly Cell[], middle: Spot, reach: number): Spot[] {
  const found: Spot[] = [];
  for (const cell of cells) {
    const [first, second] = badgeSpots(cell, middle, reach);
    const isTaken = found.some((spot) => distance(spot, first) < 2.2 * reach);
    found.push(isTaken ? second : first);
  }
  return found;
}

/** The line from space to space. */
export function pathThrough(cells: ReadonlyMap<string, Cell>, path: readonly string[]): string {
  const spots = path.flatMap((id) => {
    const cell = cells.get(id);
    return cell === undefined ? [] : [standSpot(cell)];
  });
  return spots.length < 2 ? '' : `M${spots.map(pair).join('L')}`;
}

/** The cell whose middle is nearest, if it is not farther than that. */
export function nearest(cells: Iterable<Cell>, spot: Spot, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const cell of cells) {
    const away = distance(centre(cell.shape), spot);
    if (away <= least) [best, least] = [cell.id, away];
  }
  return best;
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

function unit(from: Spot, to: Spot): Spot {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function pair([x, y]: Spot): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
