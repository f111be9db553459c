import { describe, expect, it } from 'vitest';
import { formatNumber } from './exact';
import { EMPTY, pressKey } from './evaluate';

/** What the display shows after these keys, with ≈ before what is rounded. */
function display(keys: string): string {
  const line = [...keys].reduce(pressKey, EMPTY);
  if (line.result === null) return line.text;
  if (line.result === 'no') return 'no';
  const { text, isExact } = formatNumber(line.result);
  return isExact ? text : `≈${text}`;
}

describe('the calculator', () => {
  it.each([
    ['0.1+0.2=', '0.3'],
    ['2+3×4=', '14'],
    ['(2+3)×4=', '20'],
    ['18×3÷4=', '13.5'],
    ['1÷3=', '≈0.33333333333'],
    ['1÷3=×3=', '1'],
    ['7−10=', '−3'],
    ['−5×−2=', '10'],
    ['√2.25=', '1.5'],
    ['√2=', '≈1.41421356237'],
    ['1÷800=', '0.00125'],
    ['999999999999+1=', '≈1 × 10^12'],
    ['123456789012345×1000=', '≈1.23456789 × 10^17'],
  ])('reckons %s', (keys, expected) => {
    expect(display(keys)).toBe(expected);
  });

  it.each(['1÷0=', '√−4=', '1÷(2−2)='])('says that %s has no result', (keys) => {
    expect(display(keys)).toBe('no');
  });

  it.each([
    ['00.5', '0.5'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['5+×3', '5×3'],
    ['×3', '3'],
    ['2(3)', '2×(3)'],
    ['2)', '2'],
    ['12⌫3', '13'],
    ['12C3', '3'],
    ['1+1=7', '7'],
    ['1+1=+', 'A+'],
    ['12×3=⌫⌫', '12'],
  ])('takes the keys %s as %s', (keys, expected) => {
    expect(display(keys)).toBe(expected);
  });

  it('closes what was left open', () => {
    expect(display('2×(3+4=')).toBe('14');
  });
});
