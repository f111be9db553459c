import { describe, expect, it } from 'vitest';
import { clockwiseSeats, positionAt } from './seatRing';

describe('who sits around a table', () => {
  it('is in the order of play, from one’s own seat on', () => {
    expect(clockwiseSeats([2, 0, 1], 0)).toEqual([0, 1, 2]);
    expect(clockwiseSeats([2, 0, 1], 1)).toEqual([1, 2, 0]);
  });

  it('begins with the first for one who looks on, or has left', () => {
    expect(clockwiseSeats([2, 0, 1], null)).toEqual([2, 0, 1]);
    expect(clockwiseSeats([2, 0], 1)).toEqual([2, 0]);
  });

  it('sits at the foot or evenly along the top', () => {
    expect(positionAt(0, 3)).toContain('bottom');
    expect([1, 2].map((place) => positionAt(place, 3))).toEqual(['--at:25%;top:0', '--at:75%;top:0']);
  });
});
