import { describe, expect, it } from 'vitest';
import { plane } from '../fixture';
import { extentOf, firstCell, rowsAround } from './nearbyCells';

describe('the cells of a plane that can be walked over', () => {
  it('lie around the middle of an empty board', () => {
    const rows = rowsAround(plane(), [], null);

    expect(rows.length).toBe(7);
    expect(rows[0]?.map((cell) => cell.id)).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((column) => `${column},-3`),
    );
  });

  it('lie two around every piece and three around the cursor, each once, in reading order', () => {
    const rows = rowsAround(plane(), ['0,0', '1,0'], '10,0');

    const ids = rows.flat().map((cell) => cell.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows.find((row) => row[0]?.id === '-2,0')?.map((cell) => cell.id)).toEqual(
      [-2, -1, 0, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13].map((column) => `${column},0`),
    );
    expect(ids).not.toContain('5,0');
  });

  it('end where the board does', () => {
    const ids = rowsAround(plane(5), [], '5,5').flat().map((cell) => cell.id);

    expect(ids).toContain('5,5');
    expect(ids).not.toContain('6,5');
  });

  it('have names that are read aloud', () => {
    const cell = rowsAround(plane(), [], null)[0]?.[0];

    expect(cell?.spoken).toEqual(['Column −3, row −3']);
  });
});

describe('what lies on a plane', () => {
  it('has an extent, or none', () => {
    expect(extentOf([])).toBeNull();
    expect(extentOf(['-1,2', '3,2', '0,4'])).toEqual({ x: -100, y: 200, width: 500, height: 300 });
  });

  it('is walked onto in its middle', () => {
    expect(firstCell([])).toBe('0,0');
    expect(firstCell(['2,1', '4,1', '3,3'])).toBe('3,2');
  });
});
