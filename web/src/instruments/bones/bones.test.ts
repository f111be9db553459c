import { describe, expect, it } from 'vitest';
import { readAnswer, bands, cell, DIGITS, moveBone, readProduct, ROWS } from './bones';

describe('a bone', () => {
  it('has its multiples parted by the diagonal', () => {
    expect(cell(9, 7)).toEqual({ tens: 6, units: 3 });
    expect(cell(0, 9)).toEqual({ tens: 0, units: 0 });
  });
});

describe('a row of bones', () => {
  it('is added in bands from the right, with carries', () => {
    expect(bands([3, 2, 9], 7)).toEqual([
      { terms: [3], carried: 0, digit: 3, carry: 0 },
      { terms: [6, 4], carried: 0, digit: 0, carry: 1 },
      { terms: [1, 1], carried: 1, digit: 3, carry: 0 },
      { terms: [2], carried: 0, digit: 2, carry: 0 },
    ]);
  });

  it('tells the product of every three digits and every row', () => {
    for (const a of DIGITS)
      for (const b of DIGITS)
        for (const c of DIGITS)
          for (const row of ROWS) expect(readProduct([a, b, c], row)).toBe(String((100 * a + 10 * b + c) * row));
  });

  it('says nothing where no bone lies', () => {
    expect(bands([], 7)).toEqual([]);
  });
});

describe('the order of bones', () => {
  it('changes when one is moved', () => {
    expect(moveBone([3, 2, 9], 0, 2)).toEqual([2, 9, 3]);
    expect(moveBone([3, 2, 9], 2, 0)).toEqual([9, 3, 2]);
  });

  it('loses the one that is taken off', () => {
    expect(moveBone([3, 2, 9], 1, -1)).toEqual([3, 9]);
    expect(moveBone([3], 4, 0)).toEqual([3]);
  });
});

describe('the boxes', () => {
  it('are an answer once all under the number are filled', () => {
    expect(readAnswer(['2', '3', '0', '3'])).toBe('2303');
    expect(readAnswer(['', '3', '0', '3'])).toBe('303');
    expect(readAnswer(['0', '3', '0', '3'])).toBe('303');
  });

  it('are none with a hole', () => {
    expect(readAnswer(['2', '', '0', '3'])).toBe('');
    expect(readAnswer(['', ''])).toBe('');
  });
});
