import { expect, test } from 'vitest';
import { isNear, parseNumber, sumOf } from './tasks';

test('a reading is right within a twentieth, the end counted in', () => {
  expect([228, 252].map((read) => isNear(read, 240))).toEqual([true, true]);
  expect([227.9, 252.1].map((read) => isNear(read, 240))).toEqual([false, false]);
});

test('numbers are read with a point or a comma, and nothing else is a number', () => {
  expect(['5.4', ' 5,4 ', '28'].map(parseNumber)).toEqual([5.4, 5.4, 28]);
  expect(['', '5.4.1', 'about 5', '-3', '1e9'].map(parseNumber)).toEqual(Array(5).fill(undefined));
});

test('after the known sums come others, which are what they say', () => {
  expect(sumOf(0)).toEqual({ text: '1.8 × 3', value: 5.4 });
  const later = sumOf(99, () => 0.5);
  expect(later.text).toBe('11 × 7 ÷ 3');
  expect(later.value).toBeCloseTo(77 / 3);
});
