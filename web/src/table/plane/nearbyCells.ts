/** The cells of a plane worth walking over: those near its pieces and near the cursor. */
import type { Cell, Zone } from '../../wire';
import type { Frame } from '../geometry';
import { idAt, isIn, placeOf, planeCell, SIDE } from '../zones';

/** So far around a piece. */
const NEAR = 2;
/** So far around the cursor, and around the middle of an empty board. */
const REACH = 3;

/** The rectangle round some cells; null: there are none. */
export function extentOf(ids: Iterable<string>): Frame | null {
  const places = [...ids].flatMap((id) => {
    const place = placeOf(id);
    return place === null ? [] : [place];
  });
  if (places.length === 0) return null;
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * SIDE,
    y: top * SIDE,
    width: (Math.max(...columns) - left + 1) * SIDE,
    height: (Math.max(...rows) - top + 1) * SIDE,
  };
}

/** The cells to walk over in rows from top to bottom, each from left to right. */
export function rowsAround(
  zone: Zone,
  taken: Iterable<string>,
  cursor: string | null,
): readonly (readonly Cell[])[] {
  const rows = new Map<number, Set<number>>();
  const add = (id: string, far: number): void => {
    const place = placeOf(id);
    if (place === null) return;
    for (let row = place[1] - far; row <= place[1] + far; row += 1) {
      const columns = rows.get(row) ?? new Set<number>();
      rows.set(row, columns);
      for (let column = place[0] - far; column <= place[0] + far; column += 1) {
        if (isIn(zone, idAt(column, row))) columns.add(column);
      }
    }
  };
  for (const id of taken) add(id, NEAR);
  if (cursor !== null) add(cursor, REACH);
  if (rows.size === 0) add(idAt(0, 0), REACH);
  return [...rows]
    .filter(([, columns]) => columns.size > 0)
    .sort(([a], [b]) => a - b)
    .map(([row, columns]) => [...columns].sort((a, b) => a - b).map((column) => planeCell(column, row)));
}

/** The first cell reached on a plane: right of the pieces in its middle row, or the middle. */
export function firstCell(taken: Iterable<string>): string {
  const part = extentOf(taken);
  if (part === null) return idAt(0, 0);
  return idAt(
    Math.round((part.x + part.width / 2) / SIDE - 0.5),
    Math.round((part.y + part.height / 2) / SIDE - 0.5),
  );
}
