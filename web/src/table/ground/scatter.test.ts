import { describe, expect, it } from 'vitest';
import { chooseLayout, layoutPoint, layoutSize } from './scatter';

const GROUND = { width: 1650, height: 1050 };

describe('a strewn table on a screen', () => {
  it('lies as it was dealt where the window is wide', () => {
    const spread = chooseLayout(GROUND, { width: 800, height: 486 });

    expect(spread.turned).toBe(false);
    expect(layoutSize(GROUND, spread).width / layoutSize(GROUND, spread).height).toBeCloseTo(800 / 486);
  });

  it('is turned where that makes its pieces larger', () => {
    const spread = chooseLayout(GROUND, { width: 366, height: 502 });

    expect(spread.turned).toBe(true);
    expect(layoutPoint([100, 300], { turned: true, x: 1, y: 1.25 })).toEqual([300, 125]);
  });

  it('is never stretched to more than half as much again', () => {
    const spread = chooseLayout({ width: 1000, height: 1000 }, { width: 3000, height: 500 });

    expect(spread).toEqual({ turned: false, x: 1.5, y: 1 });
  });
});
