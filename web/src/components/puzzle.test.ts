import { describe, expect, it } from 'vitest';
import { AROUND, PUZZLE } from './puzzle';
import { strokes } from './signs';

type Point = readonly [number, number];

/** The points of the curves of a path, in their order. */
function curves(path: string): Point[][] {
  return [...path.matchAll(/C([-\d. ]+)/g)].map(([, numbers = '']) => {
    const flat = numbers.trim().split(/\s+/).map(Number);
    return [0, 2, 4].map((index) => [flat[index]!, flat[index + 1]!] as const);
  });
}

/** Where a side's four curves pass: knob above, knob right, hole below, hole left. */
const [above, right, below, left] = [0, 4, 8, 12].map((from) =>
  curves(PUZZLE).slice(from, from + 4).map((curve) => curve[2]!),
) as [Point[], Point[], Point[], Point[]];

/** The ends of curves run the other way when a hole is drawn; the tip is the same. */
function tip(points: Point[], axis: 0 | 1, farthest: (...all: number[]) => number): number {
  return farthest(...points.map((point) => point[axis]));
}

describe('a puzzle piece', () => {
  it('has two knobs and two holes', () => {
    expect(curves(PUZZLE).length).toBe(16);
    expect(curves(AROUND).length).toBe(8);
  });

  it('locks with the one above: its knob is as high as the hole of that one', () => {
    expect(tip(above, 1, Math.min)).toBeLessThan(0);
    expect(tip(below, 1, Math.min) - 100).toBe(tip(above, 1, Math.min));
  });

  it('locks with the one at its right', () => {
    expect(tip(right, 0, Math.max)).toBeGreaterThan(100);
    expect(tip(left, 0, Math.max)).toBe(tip(right, 0, Math.max) - 100);
  });

  it('has holes of the same shape as its knobs', () => {
    const knob = above.slice(0, 3).map(([x, y]) => `${x} ${y + 100}`);
    const hole = below.slice(0, 3).reverse().map(([x, y]) => `${x} ${y}`);

    expect(hole).toEqual(knob);
  });
});

describe('signs on pieces', () => {
  it.each(['+', '−', '×', '÷', '=', '√', '∛', '∜', '²', '³', '⁴', ',', '‾', '(', ')', '1/2', '½', '⅒'])(
    'are drawn: %s',
    (sign) => {
      expect(strokes(sign)).toMatch(/^<(path|rect|text)/);
    },
  );

  it('stack fractions, the small ones of the keyboard too', () => {
    expect(strokes('⅒')).toBe(strokes('1/10'));
    expect(strokes('1/10')).toContain('>10<');
  });

  it('leave numerals and letters to the typeface', () => {
    expect(['7', '12', 'a', ''].map(strokes)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
