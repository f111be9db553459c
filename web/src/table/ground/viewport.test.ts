import { describe, expect, it } from 'vitest';
import { centreViewport, farthestCorner, revealPoint, clampViewport, visiblePart, zoomViewport } from './viewport';

const TABLE = { width: 400, height: 300 };
const PORT = { width: 400, height: 500 };

describe('looking at a table with an edge', () => {
  it('shows it in the middle where it fits', () => {
    expect(clampViewport({ times: 1, x: 70, y: -5 }, TABLE, PORT)).toEqual({ times: 1, x: 0, y: 100 });
  });

  it('never pushes it out of the window', () => {
    expect(clampViewport({ times: 2, x: 30, y: -500 }, TABLE, PORT)).toEqual({ times: 2, x: 0, y: -100 });
  });

  it('zooms about the fingers', () => {
    const look = zoomViewport({ times: 1, x: 0, y: 0 }, 2, [100, 50]);

    expect(look).toEqual({ times: 2, x: -100, y: -50 });
  });

  it('brings a point into the middle', () => {
    expect(centreViewport(2, [150, 200], PORT)).toEqual({ times: 2, x: -100, y: -150 });
  });

  it('moves as little as need be to show a point', () => {
    expect(revealPoint({ times: 2, x: -100, y: 0 }, [40, 100], 30, PORT)).toEqual({ times: 2, x: -50, y: 0 });
    expect(revealPoint({ times: 2, x: 0, y: 0 }, [100, 100], 30, PORT)).toEqual({ times: 2, x: 0, y: 0 });
  });

  it('knows what it sees', () => {
    expect(visiblePart({ times: 2, x: -100, y: -60 }, PORT)).toEqual({ x: 50, y: 30, width: 200, height: 250 });
  });

  it('leaves the corner free where somebody looks', () => {
    const look = { times: 1, x: 0, y: 0 };

    expect(farthestCorner(look, null, PORT)).toBe('bottom-left');
    expect(farthestCorner(look, [390, 20], PORT)).toBe('bottom-left');
    expect(farthestCorner(look, [10, 490], PORT)).toBe('top-right');
  });
});
