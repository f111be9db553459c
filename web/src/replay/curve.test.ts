import { describe, expect, it } from 'vitest';
import type { ReviewTurn } from '../wire';
import { drawLines, scoreLines } from './curve';

function turn(...scores: (number | null)[]): ReviewTurn {
  return { number: 1, seat: 0, entries: [], scores };
}

describe('the curve of a game', () => {
  it('shows the lead of one where two play', () => {
    expect(scoreLines([turn(10, 0), turn(10, 25)], 2, 1)).toEqual([{ seat: 1, values: [0, -10, 15] }]);
  });

  it('shows a line for each where more play', () => {
    expect(scoreLines([turn(1, 2, 3)], 3, 0).map((line) => line.values)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
  });

  it('is left out where there are no scores or no turns', () => {
    expect(scoreLines([turn(null, null)], 2, 0)).toEqual([]);
    expect(scoreLines([], 2, 0)).toEqual([]);
  });

  it('fits its picture and keeps zero in sight', () => {
    const { zero, points } = drawLines([{ seat: 0, values: [0, 10, 20] }], {
      width: 110,
      height: 60,
      rim: 10,
    });

    expect(zero).toBe(50);
    expect(points).toEqual([
      [
        [10, 50],
        [55, 30],
        [100, 10],
      ],
    ]);
  });
});
