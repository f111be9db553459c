import { describe, expect, it } from 'vitest';
import { SIDE } from '../zones';
import { cellUnder, fitted, isSeen, LEAST, MOST, pushed, revealing, sight, USUAL, zoomed } from './camera';

const WINDOW = { width: 500, height: 400 };
const CAMERA = { x: 50, y: 50, scale: 0.5 };

function part(column: number, row: number, columns = 1, rows = 1) {
  return { x: column * SIDE, y: row * SIDE, width: columns * SIDE, height: rows * SIDE };
}

describe('a camera over a board without an edge', () => {
  it('moves against the board when that is pushed', () => {
    expect(pushed(CAMERA, 30, -20)).toEqual({ x: -10, y: 90, scale: 0.5 });
  });

  it('keeps the point under the fingers where it is while it zooms', () => {
    const before = cellUnder(CAMERA, 120, -80);

    const after = zoomed(CAMERA, 0.8, 120, -80);

    expect(after.scale).toBe(0.8);
    expect(cellUnder(after, 120, -80)).toEqual(before);
    expect(after.x + 120 / 0.8).toBeCloseTo(CAMERA.x + 120 / 0.5);
  });

  it.each([
    [100, MOST / SIDE],
    [0.001, LEAST / SIDE],
  ])('zooms neither too far in nor too far out', (wanted, got) => {
    expect(zoomed(CAMERA, wanted).scale).toBe(got);
  });

  it('looks at the middle cell of an empty board in the usual size', () => {
    const camera = fitted(null, WINDOW);

    expect(camera.scale).toBe(USUAL / SIDE);
    expect(cellUnder(camera, 0, 0)).toEqual([0, 0]);
  });

  it('fits what lies there with room around it', () => {
    const lies = part(-3, 2, 20, 4);

    const camera = fitted(lies, WINDOW, 2);

    const seen = sight(camera, WINDOW);
    expect(seen.x).toBeCloseTo(lies.x - 2 * SIDE);
    expect(seen.width).toBeCloseTo(24 * SIDE);
    expect(isSeen(lies, camera, WINDOW)).toBe(true);
  });

  it('never draws a few pieces larger than usual', () => {
    expect(fitted(part(0, 0), WINDOW).scale).toBe(USUAL / SIDE);
  });

  it('keeps the foot of the window, where buttons are, free', () => {
    const lies = part(0, 0, 4, 9);
    const camera = fitted(lies, { ...WINDOW, foot: 60 }, 0);

    const bottom = (lies.y + lies.height - camera.y) * camera.scale + WINDOW.height / 2;

    expect(bottom).toBeLessThanOrEqual(WINDOW.height - 60 + 0.001);
  });

  it('moves as little as need be to show a cell, and not at all when it is seen', () => {
    expect(revealing(CAMERA, WINDOW, part(0, 0))).toEqual(CAMERA);

    const camera = revealing(CAMERA, WINDOW, part(12, 0));

    expect(camera.y).toBe(CAMERA.y);
    expect(sight(camera, WINDOW).x + sight(camera, WINDOW).width).toBe(13 * SIDE + SIDE / 2);
  });

  it.each([
    [0, 0, [0, 0]],
    [-26, 0, [-1, 0]],
    [74, 25, [1, 1]],
    [0, -76, [0, -2]],
  ])('knows the cell under a point', (dx, dy, cell) => {
    expect(cellUnder(CAMERA, dx, dy)).toEqual(cell);
  });
});
