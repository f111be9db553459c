/** The cells of a zone, whether they are listed or without end. */
import type { Cell, Scene, Zone } from '../wire';
import { frame, nextCell, type Direction, type Frame } from './geometry';
import { t } from './messages';

/** How wide a cell of a board without an edge is. */
export const SIDE = 100;

const PLACE = /^(-?\d{1,6}),(-?\d{1,6})$/;
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

export function idAt(column: number, row: number): string {
  return `${column},${row}`;
}

/** Column and row of a cell of a plane; null: it is none. */
export function placeOf(id: string): readonly [number, number] | null {
  const found = PLACE.exec(id);
  return found === null ? null : [Number(found[1]), Number(found[2])];
}

/** Whether a cell belongs to a zone. */
export function isIn(zone: Zone, id: string): boolean {
  if (zone.plane === null) return zone.cells.some((cell) => cell.id === id);
  const place = placeOf(id);
  const reach = zone.plane.reach;
  return place !== null && place.every((at) => Math.abs(at) <= reach);
}

/** Tells of many cells whether they belong to a zone. */
export function createCellFilter(zone: Zone): (id: string) => boolean {
  if (zone.plane !== null) return (id) => isIn(zone, id);
  const ids = new Set(zone.cells.map((cell) => cell.id));
  return (id) => ids.has(id);
}

/** Whether a board is worth drawing: a table top from which all is gone is not. */
export function isWorthDrawing(zone: Zone, pieces: number): boolean {
  return zone.ground === null || pieces > 0;
}

/** Whether pieces lie strewn over the table. */
export function isStrewn(scene: Scene | null): boolean {
  return scene?.zones.some((zone) => zone.ground !== null) ?? false;
}

/** Whether the game is played on a painted board. */
export function isPainted(scene: Scene | null): boolean {
  return scene?.zones.some((zone) => zone.painted !== null) ?? false;
}

/** A minus sign in a name is read as one. */
function formatNumber(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A cell of a plane; it is made when it is looked at. */
export function planeCell(column: number, row: number): Cell {
  return {
    id: idAt(column, row),
    shape: { type: 'box', x: column * SIDE, y: row * SIDE, width: SIDE, height: SIDE },
    spoken: [t('plane-cell', { column: formatNumber(column), row: formatNumber(row) })],
    mark: null,
    shaded: false,
    angle: 0,
    picture: '',
    role: '',
    detail: null,
    stand: null,
  };
}

/** The cells of a zone among some ids, by id. */
export function cellsOf(zone: Zone, ids: Iterable<string>): ReadonlyMap<string, Cell> {
  if (zone.plane === null) return new Map(zone.cells.map((cell) => [cell.id, cell]));
  const found = new Map<string, Cell>();
  for (const id of ids) {
    const place = isIn(zone, id) ? placeOf(id) : null;
    if (place !== null) found.set(id, planeCell(...place));
  }
  return found;
}

/** The cell that touches this one in a straight line, or null at the edge. */
export function stepFrom(zone: Zone, id: string, way: Direction): string | null {
  if (zone.plane === null) return nextCell(zone.cells, id, way);
  const place = placeOf(id);
  if (place === null) return null;
  const [dx, dy] = STEPS[way];
  const there = idAt(place[0] + dx, place[1] + dy);
  return isIn(zone, there) ? there : null;
}

/** The rectangle from one cell to another. */
export function span(cells: ReadonlyMap<string, Cell>, first: string, last: string): Frame | null {
  const [a, b] = [cells.get(first), cells.get(last)];
  if (a === undefined || b === undefined) return null;
  const [from, to] = [frame(a.shape), frame(b.shape)];
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const right = Math.max(from.x + from.width, to.x + to.width);
  const bottom = Math.max(from.y + from.height, to.y + to.height);
  return { x, y, width: right - x, height: bottom - y };
}
