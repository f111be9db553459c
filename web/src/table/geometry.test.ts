import { describe, expect, it } from 'vitest';
import type { Cell } from '../wire';
import { board } from './fixture';
import { extent, sortIntoRows, labels, neighbour, nextCell, unit } from './geometry';

const zone = board(3);

function disc(id: string, x: number, y: number): Cell {
  return { id, shape: { type: 'disc', x, y, radius: 20 }, spoken: [id], mark: null, shaded: false, angle: 0, picture: '', role: '', detail: null, stand: null };
}

describe('cells of a board', () => {
  it('are framed all together', () => {
    expect(extent(zone.cells)).toEqual({ x: 0, y: 0, width: 300, height: 300 });
    expect(extent([disc('a', 0, 0), disc('b', 100, 50)])).toEqual({
      x: -20,
      y: -20,
      width: 140,
      height: 90,
    });
  });

  it('have a usual width', () => {
    expect(unit(zone.cells)).toBe(100);
    expect(unit([disc('a', 0, 0)])).toBe(40);
  });

  it('are read in rows', () => {
    const rows = sortIntoRows([...zone.cells].reverse()).map((row) => row.map((cell) => cell.id));

    expect(rows).toEqual([
      ['A1', 'B1', 'C1'],
      ['A2', 'B2', 'C2'],
      ['A3', 'B3', 'C3'],
    ]);
  });

  it('carry the labels of columns and rows', () => {
    expect(labels(zone, 0)).toEqual([
      { text: 'A', at: 50 },
      { text: 'B', at: 150 },
      { text: 'C', at: 250 },
    ]);
    expect(labels({ ...zone, rows: ['1'] }, 1)).toEqual([]);
  });
});

describe('the arrows', () => {
  it('go to the next cell and stop at the edge', () => {
    expect(neighbour(zone.cells, 'B2', 'right')).toBe('C2');
    expect(neighbour(zone.cells, 'B2', 'up')).toBe('B1');
    expect(neighbour(zone.cells, 'C2', 'right')).toBeNull();
  });

  it('find a cell a little aside where none lies straight on', () => {
    const cells = [disc('a', 0, 0), disc('b', 100, 60), disc('c', 10, 100)];

    expect(neighbour(cells, 'a', 'right')).toBe('b');
    expect(neighbour(cells, 'a', 'down')).toBe('c');
  });
});

describe('typing', () => {
  it('goes on to the cell that touches this one', () => {
    expect(nextCell(zone.cells, 'A1', 'right')).toBe('B1');
    expect(nextCell(zone.cells, 'A3', 'down')).toBeNull();
  });

  it('does not jump over a hole', () => {
    const cells = zone.cells.filter((cell) => cell.id !== 'B1');

    expect(nextCell(cells, 'A1', 'right')).toBeNull();
  });
});
