import { describe, expect, it } from 'vitest';
import { wordFor } from '../src/pages/new/draft';
import { mixOf, toggleSign, textOf } from '../src/pages/new/mix';
import type { OptionCard } from '../src/wire';

const fruit: OptionCard = {
  ...{ key: 'fruit', kind: 'choice', title: 'Fruit', why: '', default: 'n', apart: 'n' },
  words: [
    { value: 'n', title: 'None', parts: '' },
    { value: 'm', title: 'Market', parts: 'apQ' },
    { value: 'pa', title: 'Garden', parts: 'ap' },
  ],
  ...{ low: 0, high: 0, main: true, endings: [] },
  parts: [
    {
      title: 'From the garden',
      parts: [
        { sign: 'a', title: 'Apple', say: '' },
        { sign: 'p', title: 'Plum', say: '' },
      ],
    },
    { title: 'From afar', parts: [{ sign: 'Q', title: 'Quince', say: '' }] },
  ],
};

describe('a mix of one’s own', () => {
  it('is read from words, from signs in any order, and from texts that say more', () => {
    expect(mixOf(fruit, 'm')).toEqual({ signs: 'apQ', rest: '' });
    expect(mixOf(fruit, 'Qa')).toEqual({ signs: 'aQ', rest: '' });
    expect(mixOf(fruit, '2Qp')).toEqual({ signs: 'pQ', rest: '2' });
    expect(mixOf(fruit, 'n2')).toEqual({ signs: '', rest: '2' });
    expect(mixOf(fruit, 'm3')).toEqual({ signs: 'apQ', rest: '3' });
  });

  it('is written in the order of its parts, and as a word where one says the same', () => {
    const createMix = (text: string, ...signs: string[]) =>
      textOf(fruit, signs.reduce((mix, sign) => toggleSign(fruit, mix, sign), mixOf(fruit, text)));

    expect(createMix('n', 'Q', 'a')).toBe('aQ');
    expect(createMix('n', 'p', 'a')).toBe('pa');
    expect(createMix('m', 'Q')).toBe('pa');
    expect(createMix('Q', 'Q')).toBe('n');
    expect(createMix('2Q', 'p')).toBe('2pQ');
  });

  it('is called by its parts', () => {
    expect(wordFor(fruit, 'm')).toBe('Market');
    expect(wordFor(fruit, 'Qa')).toBe('Apple, Quince');
    expect(wordFor(fruit, '2Qa')).toBe('Apple, Quince (2Qa)');
    expect(wordFor(fruit, '2')).toBe('2');
  });
});
