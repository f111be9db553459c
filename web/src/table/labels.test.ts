import { describe, expect, it } from 'vitest';
import { board } from './fixture';
import { placeLabels } from './labels';
import { extent } from './geometry';

const zone = board(9);
const cells = new Map(zone.cells.map((cell) => [cell.id, cell]));
const flag = (cell: string) => ({ cell, text: 'best, 41', colour: '' });
const places = (flags: readonly string[], taken: readonly string[]) =>
  placeLabels(flags.map(flag), taken, cells, extent(zone.cells), 0.45).map(({ at }) => at);

describe('a word beside a cell', () => {
  it('stands at its right', () => {
    const [at] = places(['C5'], ['C5']);

    expect(at?.x).toBeGreaterThan(300);
    expect(at?.y).toBeGreaterThan(400);
    expect(at?.y).toBeLessThan(500);
  });

  it('stays on the board', () => {
    const [at] = places(['I5'], ['I5']);

    expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(900);
  });

  it('hides no piece where it need not', () => {
    const [at] = places(['C5'], ['C5', 'D5']);

    expect(at?.y).toBeLessThan(400);
  });

  it('hides no other word', () => {
    const [one, other] = places(['C5', 'C5'], ['C5']);

    expect(one?.y).not.toBe(other?.y);
  });
});
