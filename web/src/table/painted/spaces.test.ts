import { describe, expect, it } from 'vitest';
import type { Cell, Shape } from '../../wire';
import { centre, frame } from '../geometry';
import { square } from '../fixture';
import { axis, badges, badgeSpots, labelSpot, breadth, fanOut, iconSize, nearest, neighbours, outline, shrinkPolygon, boxAround, turn, usualBreadth, pathThrough, type Spot } from './spaces';

const MIDDLE: Spot = [500, 500];

function space(id: string, shape: Shape, angle = 0): Cell {
  return { ...square(0, 0), id, shape, angle };
}

/** A space of a ring of so many, the first one at the top. */
function sector(number: number, many: number, inner = 400, outer = 480): Cell {
  const half = 18000 / many;
  const at = number * 2 * half;
  return space(`s${number}`, { type: 'sector', x: 500, y: 500, inner, outer, start: at - half, end: at + half });
}

function polygon(...points: Spot[]): Cell {
  return space('p', { type: 'polygon', points });
}

/** The upper space of a spoke. */
const SPOKE = polygon([465, 104], [535, 104], [535, 175], [465, 175]);

function roundSpot([x, y]: Spot): Spot {
  return [Math.round(x), Math.round(y)];
}

describe('where spaces lie', () => {
  it('finds the middle of a sector half-way around and half-way out', () => {
    expect(roundSpot(centre(sector(0, 4).shape))).toEqual([500, 60]);
    expect(roundSpot(centre(sector(1, 4).shape))).toEqual([940, 500]);
    expect(roundSpot(centre(sector(2, 4).shape))).toEqual([500, 940]);
  });

  it('frames a sector with its bulge, not only with its corners', () => {
    const { y, height } = frame(sector(0, 4).shape);
    expect([Math.round(y), Math.round(y + height)]).toEqual([20, 217]);
  });

  it('frames a polygon by its corners', () => {
    const { shape } = polygon([10, 20], [40, 10], [50, 60]);
    expect(frame(shape)).toEqual({ x: 10, y: 10, width: 40, height: 50 });
  });

  it('measures the shorter side of every form', () => {
    expect(breadth(sector(0, 4).shape)).toBe(80);
    expect(Math.round(breadth(sector(0, 42).shape))).toBe(66);
    expect(breadth(polygon([0, 0], [70, 0], [70, 71], [0, 71]).shape)).toBe(70);
    expect(breadth({ type: 'disc', x: 0, y: 0, radius: 9 })).toBe(18);
    expect(breadth({ type: 'box', x: 0, y: 0, width: 30, height: 20 })).toBe(20);
    expect(Math.round(usualBreadth([sector(0, 4), sector(0, 42), sector(1, 42)]))).toBe(66);
  });
});

describe('what stands on a space', () => {
  it('lets icons follow the axis of their space, never upside down', () => {
    expect(axis(sector(1, 6))).toBe(60);
    expect(axis(space('p', { type: 'disc', x: 0, y: 0, radius: 9 }, 120))).toBe(120);
    expect([0, 60, 120, 180, 300].map(turn).map((angle) => angle + 0)).toEqual([0, -30, 30, 0, 30]);
  });

  it('draws icons a little smaller where they lie askew', () => {
    expect(iconSize(sector(1, 8))).toBeCloseTo(iconSize(sector(0, 8)) * 0.94);
  });

  it('stands several pieces side by side, then in rows of two along the way the space points', () => {
    const spots = (many: number) => fanOut(sector(0, 42), many).map(({ at }) => roundSpot(at));
    expect(spots(1)).toEqual([[500, 60]]);
    expect(spots(2)).toEqual([
      [484, 60],
      [516, 60],
    ]);
    expect(spots(3)).toEqual([
      [483, 42],
      [517, 42],
      [500, 78],
    ]);
    const turned = fanOut(sector(1, 4), 2).map(({ at }) => roundSpot(at));
    expect(turned).toEqual([
      [940, 484],
      [940, 516],
    ]);
  });

  it('draws pieces smaller the more share a space', () => {
    const sizes = [1, 2, 4, 6].map((many) => fanOut(sector(0, 42), many)[0]!.size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBe(1);
    expect(new Set(sizes).size).toBe(4);
  });

  it('puts the number of a destination towards the middle, of a spoke beside it', () => {
    const [inwards, outwards] = badgeSpots(sector(0, 42), MIDDLE, 20).map(roundSpot);
    expect([inwards, outwards]).toEqual([
      [500, 114],
      [500, 14],
    ]);
    const sides = badgeSpots(SPOKE, MIDDLE, 20).map(roundSpot);
    expect(sides.map(([x]) => x).sort()).toEqual([445, 555]);
  });

  it('lets pieces stand in rows of three beside a space that has a place for them', () => {
    const cell: Cell = { ...SPOKE, angle: 0, stand: [500, 300] };
    const places = fanOut(cell, 4);
    expect(places.map(({ at }) => roundSpot(at))).toEqual([
      [454, 300],
      [500, 300],
      [546, 300],
      [500, 342],
    ]);
    expect(places.map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    expect(pathThrough(new Map([['a', cell], ['b', { ...cell, stand: [600, 300] }]]), ['a', 'b'])).toBe('M500 300L600 300');
  });

  it('keeps numbers apart', () => {
    const [first, second] = badges([sector(0, 42), sector(0, 42)], MIDDLE, 20).map(roundSpot);
    expect([first, second]).toEqual([
      [500, 114],
      [500, 14],
    ]);
    const apart = badges([sector(0, 42), sector(10, 42)], MIDDLE, 20);
    expect(apart[1]).toEqual(badgeSpots(sector(10, 42), MIDDLE, 20)[0]);
  });

  it('joins the spaces of a way, and knows a way of one space for none', () => {
    const cells = new Map([sector(0, 4), sector(1, 4)].map((cell) => [cell.id, cell]));
    expect(pathThrough(cells, ['s0', 's1', 'nowhere'])).toBe('M500 60L940 500');
    expect(pathThrough(cells, ['s0'])).toBe('');
  });

  it('finds the nearest space within reach of a finger', () => {
    const cells = [sector(0, 42), sector(1, 42)];
    expect(nearest(cells, [510, 60], 40)).toBe('s0');
    expect(nearest(cells, [560, 65], 40)).toBe('s1');
    expect(nearest(cells, [500, 500], 40)).toBeNull();
  });
});

describe('outlines', () => {
  it('moves every side of a polygon inwards, whichever way its corners go', () => {
    const corners: Spot[] = [
      [0, 0],
      [70, 0],
      [70, 50],
      [0, 50],
    ];
    const inside = [
      [5, 5],
      [65, 5],
      [65, 45],
      [5, 45],
    ];
    expect(shrinkPolygon(corners, 5)).toEqual(inside);
    expect(shrinkPolygon(corners.toReversed(), 5)).toEqual(inside.toReversed());
  });

  it('draws sectors with two arcs, discs with two halves, the rest with straight sides', () => {
    expect(outline(sector(0, 4).shape, 0)).toBe('M217.2 217.2L160.6 160.6A480 480 0 0 1 839.4 160.6L782.8 217.2A400 400 0 0 0 217.2 217.2Z');
    expect(outline({ type: 'disc', x: 10, y: 10, radius: 5 }, 1)).toBe('M6 10a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z');
    expect(outline({ type: 'box', x: 0, y: 0, width: 10, height: 8 }, 1)).toBe('M1 1L9 1L9 7L1 7Z');
  });
});

describe('a way round', () => {
  const cells = [0, 1, 2, 3, 4, 5].map((column) => square(column, 0));

  it('has neighbours past its end', () => {
    expect(neighbours(cells, 'A1', 2).map(({ id }) => id)).toEqual(['E1', 'F1', 'A1', 'B1', 'C1']);
    expect(neighbours(cells, 'Z9', 1)).toEqual([]);
  });

  it('is framed with the pieces that stand beside it', () => {
    const standing = { ...square(1, 0), stand: [150, 130] as const };
    expect(boxAround([square(0, 0), standing], 20)).toEqual({ x: 0, y: 0, width: 200, height: 150 });
  });

  it('has labels outside, on the side that a space faces', () => {
    expect(roundSpot(labelSpot(square(0, 0), 60, 30, 5))).toEqual([50, -20]);
    expect(roundSpot(labelSpot({ ...square(0, 0), angle: 90 }, 60, 30, 5))).toEqual([135, 50]);
  });
});
