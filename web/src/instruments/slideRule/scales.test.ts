import { describe, expect, it } from 'vitest';
import { marksBeside, labelsOf, marksOf, stepPlace, nearest, numberAt, onScale, placeOf, readNumber, scales } from './scales';

const LENGTH = 790;
const values = (scale: (typeof scales)[number], length = LENGTH) => marksOf(scale, length).map((mark) => mark.value);

describe('a number', () => {
  it.each([
    ['D', 2, Math.log10(2)],
    ['C', 10, 1],
    ['CI', 2, 1 - Math.log10(2)],
    ['A', 25, Math.log10(25) / 2],
    ['B', 100, 1],
    ['K', 8, Math.log10(2)],
  ] as const)('on %s, %d, lies where the formula says', (scale, value, place) => {
    expect(placeOf(scale, value)).toBeCloseTo(place, 12);
  });

  it.each(scales)('is found again at its place on %s', (scale) => {
    expect(marksOf(scale, LENGTH).map((mark) => numberAt(scale, mark.place) / mark.value)).toEqual(
      marksOf(scale, LENGTH).map(() => expect.closeTo(1, 12) as number),
    );
  });

  it('has its square over it on A, its cube on K, its reciprocal on CI', () => {
    const place = placeOf('D', 5.4);

    expect(numberAt('A', place)).toBeCloseTo(29.16, 9);
    expect(numberAt('K', place)).toBeCloseTo(157.464, 9);
    expect(numberAt('CI', place)).toBeCloseTo(10 / 5.4, 9);
  });

  it.each([
    ['C', 18, 1.8],
    ['C', 10, 10],
    ['A', 18, 18],
    ['A', 240, 24],
    ['K', 240, 240],
    ['D', 0.05, 5],
  ] as const)('keeps its digits on %s: %d', (scale, value, fitted) => {
    expect(onScale(scale, value)).toBeCloseTo(fitted, 12);
  });
});

describe('marks', () => {
  it.each([
    ['D', 50 + 60 + 50 + 1],
    ['CI', 50 + 60 + 50 + 1],
    ['A', 2 * (20 + 30 + 25) + 1],
    ['K', 3 * (10 + 15 + 10) + 1],
  ] as const)('of %s are so many', (scale, count) => {
    expect(marksOf(scale, LENGTH)).toHaveLength(count);
  });

  it('stand in steps of 0.02, 0.05 and 0.1 on D', () => {
    expect(values('D')).toEqual(expect.arrayContaining([1, 1.02, 1.98, 2, 2.05, 4.95, 5, 5.1, 9.9, 10]));
    expect(values('D')).not.toContain(1.01);
    expect(values('D')).not.toContain(5.05);
  });

  it('stand in steps of 0.5, 1 and 2 in the second half of A', () => {
    expect(values('A')).toEqual(expect.arrayContaining([10, 10.5, 19.5, 20, 21, 49, 50, 52, 98, 100]));
  });

  it('are twice as many on a long rule, and the finest are gone on a short one', () => {
    expect(values('C', 1401)).toHaveLength(2 * 160 + 1);
    expect(values('C', 599)).toHaveLength(10 + 30 + 10 + 1);
    expect(values('C', 600)).toEqual(values('C', 1400));
  });

  it.each(scales)('of %s run from left to right', (scale) => {
    const places = marksOf(scale, LENGTH).map((mark) => mark.place);

    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeCloseTo(0, 12);
    expect(places.at(-1)).toBeCloseTo(1, 12);
  });

  it('are longest at whole numbers', () => {
    const strokes = new Map(marksOf('D', LENGTH).map((mark) => [mark.value, mark.stroke]));

    expect([4, 1.7, 2.5, 2.4, 2.45, 1.72].map((value) => strokes.get(value))).toEqual([0, 1, 1, 2, 3, 3]);
  });
});

describe('labels', () => {
  it('stand at their marks', () => {
    for (const scale of scales)
      for (const label of labelsOf(scale)) expect(label.place).toBe(placeOf(scale, label.value));
  });

  it('tell the way of CI by a sign, and where π is', () => {
    expect(labelsOf('CI').map((label) => label.text)).toContain('‹2');
    expect(labelsOf('D').find((label) => label.kind === 'pi')?.value).toBe(Math.PI);
    expect(labelsOf('D').filter((label) => label.kind === 'main').map((label) => label.text).join(' ')).toBe('1 2 3 4 5 6 7 8 9 10');
  });
});

describe('a place', () => {
  const marks = marksOf('D', LENGTH);

  it('lies between two marks, so far along', () => {
    const { left, right, part } = marksBeside(marks, placeOf('D', 1.67), 0.0005);

    expect([left?.value, right?.value]).toEqual([1.66, 1.68]);
    expect(part).toBeCloseTo(0.5, 2);
  });

  it('lies on a mark where eyes see no difference', () => {
    expect(marksBeside(marks, placeOf('D', 5.4) + 0.0004, 0.0005).left?.value).toBe(5.4);
    expect(marksBeside(marks, placeOf('D', 5.4) - 0.0004, 0.0005).right?.value).toBe(5.4);
    expect(marksBeside(marks, placeOf('D', 5.4) - 0.0006, 0.0005).left?.value).toBe(5.3);
  });

  it('outside has no mark on one side', () => {
    expect(marksBeside(marks, -0.1, 0).left).toBeUndefined();
    expect(marksBeside(marks, 1.1, 0).right).toBeUndefined();
  });

  it('has a nearest mark', () => {
    expect(nearest(marks, placeOf('D', 5.44))?.value).toBe(5.4);
    expect(nearest(marks, placeOf('D', 5.46))?.value).toBe(5.5);
    expect(nearest(marks, 2)?.value).toBe(10);
  });

  it('moves by one mark, and to the next one from between', () => {
    expect(numberAt('D', stepPlace(marks, placeOf('D', 1.8), 1, false))).toBeCloseTo(1.82, 9);
    expect(numberAt('D', stepPlace(marks, placeOf('D', 1.8), -1, false))).toBeCloseTo(1.78, 9);
    expect(numberAt('D', stepPlace(marks, placeOf('D', 1.807), -1, false))).toBeCloseTo(1.8, 9);
    expect(stepPlace(marks, 1, 1, false)).toBe(1);
    expect(stepPlace(marks, 0, -1, false)).toBe(0);
  });

  it('moves ten fine steps from mark to mark, either way', () => {
    const steps = (from: number, way: 1 | -1) =>
      Array.from({ length: 10 }).reduce<number>((place) => stepPlace(marks, place, way, true), placeOf('D', from));

    expect(numberAt('D', steps(5, 1))).toBeCloseTo(5.1, 9);
    expect(numberAt('D', steps(5.1, -1))).toBeCloseTo(5, 9);
  });

  it('is read to the nearest mark', () => {
    expect(readNumber('D', placeOf('D', 1.8) + placeOf('C', 3), LENGTH)).toBe(5.4);
    expect(readNumber('A', placeOf('D', 5.4), LENGTH)).toBe(29);
    expect(readNumber('D', 1.2, LENGTH)).toBeUndefined();
  });
});
