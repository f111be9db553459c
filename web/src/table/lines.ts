/** The line that the pieces being laid make with those on the board. */
import type { Zone } from '../wire';
import type { Direction } from './geometry';
import { stepFrom } from './zones';

/** The line from end to end; null unless the cells are in one unbroken line of at least two. */
export function lineOf(
  zone: Zone,
  cells: readonly string[],
  isTaken: (cell: string) => boolean,
): readonly string[] | null {
  const first = cells[0];
  if (first === undefined) return null;
  const walk = (way: Direction): string[] => {
    const found: string[] = [];
    let cell = stepFrom(zone, first, way);
    while (cell !== null && isTaken(cell)) {
      found.push(cell);
      cell = stepFrom(zone, cell, way);
    }
    return found;
  };
  const lines = [
    [...walk('left').reverse(), first, ...walk('right')],
    [...walk('up').reverse(), first, ...walk('down')],
  ];
  const whole = lines.filter(
    (line) => line.length > 1 && cells.every((cell) => line.includes(cell)),
  );
  return whole.sort((a, b) => b.length - a.length)[0] ?? null;
}
