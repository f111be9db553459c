import { describe, expect, it } from 'vitest';
import { mosaic } from './mosaic';

describe('a shape of tiles', () => {
  it('is another one for each of six seats, then they begin again', () => {
    const shapes = [0, 1, 2, 3, 4, 5].map((seat) => JSON.stringify(mosaic(seat)));

    expect(new Set(shapes).size).toBe(6);
    expect(mosaic(6)).toEqual(mosaic(0));
  });

  it('is the same from the left and from the right, and stands on its foot', () => {
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      const tiles = mosaic(seat).map(({ x, y }) => `${x} ${y}`);
      const turned = mosaic(seat).map(({ x, y }) => `${7 - x} ${y}`);

      expect(new Set(turned)).toEqual(new Set(tiles));
      expect(mosaic(seat)[0]?.y).toBe(7);
    }
  });
});
