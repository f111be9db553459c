import { describe, expect, it } from 'vitest';
import { board, plane } from './fixture';
import { lineOf } from './lines';
import { cellsOf, isWorthDrawing, isIn, placeOf, span, stepFrom } from './zones';

describe('the cells of a zone', () => {
  it.each([
    ['3,-4', [3, -4]],
    ['A1', null],
    ['3,', null],
    ['1.5,2', null],
  ])('of a plane are read by column and row', (id, place) => {
    expect(placeOf(id)).toEqual(place);
  });

  it('belong to a plane as far as it reaches, and to a board if it lists them', () => {
    expect([isIn(plane(5), '5,-5'), isIn(plane(5), '6,0'), isIn(plane(5), 'A1')]).toEqual([true, false, false]);
    expect([isIn(board(3), 'A1'), isIn(board(3), '0,0')]).toEqual([true, false]);
  });

  it('go on to the edge', () => {
    expect(stepFrom(plane(5), '5,0', 'left')).toBe('4,0');
    expect(stepFrom(plane(5), '5,0', 'right')).toBeNull();
    expect(stepFrom(board(3), 'C1', 'right')).toBeNull();
    expect(stepFrom(board(3), 'C1', 'down')).toBe('C2');
  });

  it('make a rectangle from one to another, either way round', () => {
    const cells = cellsOf(plane(), ['-1,2', '3,2', 'elsewhere']);

    expect(span(cells, '3,2', '-1,2')).toEqual({ x: -100, y: 200, width: 500, height: 100 });
    expect(span(cells, '3,2', '9,9')).toBeNull();
  });
});

describe('the line that laid pieces make', () => {
  const taken = (cells: string[]) => (cell: string) => cells.includes(cell);

  it('goes on over what lies there already', () => {
    const line = lineOf(plane(), ['2,0', '4,0'], taken(['1,0', '2,0', '3,0', '4,0', '2,1']));

    expect(line).toEqual(['1,0', '2,0', '3,0', '4,0']);
  });

  it('is none with a gap, round a corner, or of one piece', () => {
    expect(lineOf(plane(), ['0,0', '2,0'], taken(['0,0', '2,0']))).toBeNull();
    expect(lineOf(plane(), ['0,0', '1,1'], taken(['0,0', '1,0', '1,1']))).toBeNull();
    expect(lineOf(plane(), ['0,0'], taken(['0,0']))).toBeNull();
  });

  it('is the longer one of a single piece', () => {
    expect(lineOf(plane(), ['0,0'], taken(['0,0', '1,0', '0,1', '0,2']))).toEqual(['0,0', '0,1', '0,2']);
  });
});

describe('a board', () => {
  it('is drawn unless all is gone from a table top', () => {
    const ground = { ...board(3), ground: { width: 10, height: 10 } };
    expect([isWorthDrawing(board(3), 0), isWorthDrawing(plane(), 0), isWorthDrawing(ground, 1), isWorthDrawing(ground, 0)]).toEqual([true, true, true, false]);
  });
});
