import { describe, expect, it } from 'vitest';
import { SIDE } from '../zones';
import { cellUnder, fitCamera, isSeen, LEAST, MOST, pushCamera, revealPart, visiblePart, USUAL, zoomCamera } from './camera';

const WINDOW = { width: 500, height: 400 };
const CAMERA = { x: 50, y: 50, scale: 0.5 };

function part(column: number, row: number, columns = 1, rows = 1) {
  return { x: column * SIDE, y: row * SIDE, width: columns * SIDE, height: rows * SIDE };
}

describe('a camera over a board without an edge', () => {
  it('moves against the board when that is pushed', () => {
    expect(pushCamera(CAMERA, 30, -20)).toEqual({ x: -10, y: 90, scale: 0.5 });
  });

  it('keeps the point under the fingers where it is while it zooms', () => {
    const before = cellUnder(CAMERA, 120, -80);

    const after = zoomCamera(CAMERA, 0.8, 120, -80);

    expect(after.scale).toBe(0.8);
    expect(cellUnder(after, 120, -80)).toEqual(before);
    expect(after.x + 120 / 0.8).toBeCloseTo(CAMERA.x + 120 / 0.5);
  });

  it.each([
    [100, MOST / SIDE],
    [0.001, LEAST / SIDE],
  ])('zooms neither too far in nor too far out', (wanted, got) => {
    expect(zoomCamera(CAMERA, wanted).scale).toBe(got);
  });

  it('looks at the middle cell of an empty board in the usual size', () => {
    const camera = fitCamera(null, WINDOW);

    expect(camera.scale).toBe(USUAL / SIDE);
    expect(cellUnder(camera, 0, 0)).toEqual([0, 0]);
  });

  it('fits what lies there with room around it', () => {
    const lies = part(-3, 2, 20, 4);

    const camera = fitCamera(lies, WINDOW, 2);

    const seen = visiblePart(camera, WINDOW);
    expect(seen.x).toBeCloseTo(lies.x - 2 * SIDE);
    expect(seen.width).toBeCloseTo(24 * SIDE);
    expect(isSeen(lies, camera, WINDOW)).toBe(true);
  });

  it('never draws a few pieces larger than usual', () => {
    expect(fitCamera(part(0, 0), WINDOW).scale).toBe(USUAL / SIDE);
  });

  it('keeps the foot of the window, where buttons are, free', () => {
    const lies = part(0, 0, 4, 9);
    const camera = fitCamera(lies, { ...WINDOW, foot: 60 }, 0);

    const bottom = (lies.y + lies.height - camera.y) * camera.scale + WINDOW.height / 2;

    expect(bottom).toBeLessThanOrEqual(WINDOW.height - 60 + 0.001);
  });

  it('moves as little as need be to show a cell, and not at all when it is seen', () => {
    expect(revealPart(CAMERA, WINDOW, part(0, 0))).toEqual(CAMERA);

    const camera = revealPart(CAMERA, WINDOW, part(12, 0));

    expect(camera.y).toBe(CAMERA.y);
    expect(visiblePart(camera, WINDOW).x + visiblePart(camera, WINDOW).width).toBe(13 * SIDE + SIDE / 2);
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
