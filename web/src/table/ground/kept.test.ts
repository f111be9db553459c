import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAll } from '../../session/storage';
import { keptSpread } from './kept';

const WIDE = { turned: false, x: 1.2, y: 1 };
const HIGH = { turned: true, x: 1, y: 1.4 };

describe('the spread of a table', () => {
  beforeEach(forgetAll);

  it('is chosen once, whatever becomes of the window', () => {
    const first = keptSpread('t1', () => WIDE);

    expect([first, keptSpread('t1', () => HIGH)]).toEqual([WIDE, WIDE]);
  });

  it('is each table’s own', () => {
    keptSpread('t1', () => WIDE);

    expect(keptSpread('t2', () => HIGH)).toEqual(HIGH);
  });

  it('of a table long over is forgotten', () => {
    keptSpread('old', () => WIDE);
    for (let number = 0; number < 60; number += 1) keptSpread(`t${number}`, () => WIDE);

    expect(keptSpread('old', () => HIGH)).toEqual(HIGH);
  });
});
