import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAll } from '../../browser/storage';
import { loadLayout } from './savedLayout';

const WIDE = { turned: false, x: 1.2, y: 1 };
const HIGH = { turned: true, x: 1, y: 1.4 };

describe('the spread of a table', () => {
  beforeEach(forgetAll);

  it('is chosen once, whatever becomes of the window', () => {
    const first = loadLayout('t1', () => WIDE);

    expect([first, loadLayout('t1', () => HIGH)]).toEqual([WIDE, WIDE]);
  });

  it('is each table’s own', () => {
    loadLayout('t1', () => WIDE);

    expect(loadLayout('t2', () => HIGH)).toEqual(HIGH);
  });

  it('of a table long over is forgotten', () => {
    loadLayout('old', () => WIDE);
    for (let number = 0; number < 60; number += 1) loadLayout(`t${number}`, () => WIDE);

    expect(loadLayout('old', () => HIGH)).toEqual(HIGH);
  });
});
