import { describe, expect, it } from 'vitest';
import { ERASE, isFree, padOf } from './keypad';

function lines(keypad: string, keys: readonly string[]): string[] {
  const pad = padOf(keypad, keys)!;
  const rows = [...new Set(pad.keys.map((key) => key.row))].sort();
  const below = rows.map((row) =>
    pad.keys
      .filter((key) => key.row === row)
      .sort((one, other) => one.column - other.column)
      .map((key) => key.sign)
      .join(''),
  );
  return [...pad.above.map((row) => row.join('')), ...below];
}

describe('a keypad', () => {
  it('has digits alone where the answer needs nothing else', () => {
    expect(lines('digits', [])).toEqual(['789', '456', '123', `0${ERASE}`]);
  });

  it('has its signs in a column beside the digits', () => {
    expect(lines('fraction', ['−', '.', '/'])).toEqual([`789${ERASE}`, '456−', '123.', '0/']);
  });

  it('makes keys tall where there are few', () => {
    const tall = padOf('fraction', ['/'])!.keys.filter((key) => key.rows > 1);

    expect(tall.map((key) => [key.sign, key.row])).toEqual([[ERASE, 1], ['/', 3]]);
  });

  it('has a fourth sign beside the zero', () => {
    expect(lines('digits', ['−', '(', ')', ';'])).toEqual([`789${ERASE}`, '456−', '123(', '0;)']);
  });

  it('keeps the commonest of many signs near, and brackets together above', () => {
    expect(lines('algebra', ['x', '−', '/', '^', '×', '+', '(', ')'])).toEqual([
      'x^×()',
      `789${ERASE}`,
      '456/',
      '123−',
      '0+',
    ]);
  });

  it('has every sign once, however many there are', () => {
    const keys = ['x', '−', '/', '<', '>', '≤', '≥', '∞', '∪', '(', ')', '[', ']', ';'];
    const pad = padOf('text', keys)!;
    const all = [...pad.above.flat(), ...pad.keys.map((key) => key.sign)];

    expect(all.sort()).toEqual([...keys, ...'0123456789', ERASE].sort());
    expect(pad.above.every((row) => row.length <= 6)).toBe(true);
  });

  it('is the keyboard of the device for words, and none for choices and tiles', () => {
    expect([padOf('text', []), padOf('choice', []), padOf('tiles:roman', ['I', 'V'])]).toEqual([undefined, undefined, undefined]);
    expect([isFree('text', []), isFree('text', ['x'])]).toEqual([true, false]);
  });
});
