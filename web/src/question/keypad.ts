/** Which keys an answer may need, and where they lie: digits as on a calculator, signs beside and above. */
export interface Key {
  readonly sign: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Pad {
  /** Signs for which there is no room beside the digits, in rows above them. */
  readonly above: readonly (readonly string[])[];
  readonly keys: readonly Key[];
  readonly columns: number;
}

/** The key that takes back. */
export const ERASE = '⌫';
const DIGITS = ['789', '456', '123'];
const LAST = DIGITS.length + 1;
/** Beside the zero there is room for one. */
const BESIDE_ZERO = ['.', ',', ':', ';'];
/** The keys nearest to hand if there are many signs. */
const NEAR = ['/', '−', '+', '√', '=', '×'];
const MOST_ABOVE = 6;

/** Whether the answer is words: then the keyboard of the device serves. */
export function isFree(keypad: string, keys: readonly string[]): boolean {
  return keypad === 'text' && keys.length === 0;
}

/** Whether the answer is composed of tiles, which have a tray of their own. */
export function isTiles(keypad: string): boolean {
  return keypad.startsWith('tiles');
}

/** The keys of a kind of answer; none for words, and for what is chosen or composed of tiles. */
export function padOf(keypad: string, keys: readonly string[]): Pad | undefined {
  return keypad === 'choice' || isTiles(keypad) || isFree(keypad, keys) ? undefined : calculator(keys);
}

function calculator(signs: readonly string[]): Pad {
  const digits = DIGITS.flatMap((row, down) =>
    [...row].map((sign, across) => key(sign, down + 1, across + 1)),
  );
  if (signs.length === 0) {
    return { above: [], keys: [...digits, key('0', LAST, 1, 2), key(ERASE, LAST, 3)], columns: 3 };
  }
  const chosen = besideZero(signs);
  const others = signs.filter((sign) => sign !== chosen);
  const near = others.length > 3 ? NEAR.filter((sign) => others.includes(sign)).slice(0, 3) : others;
  const beside = [ERASE, ...near];
  return {
    above: rowsOf(others.filter((sign) => !near.includes(sign))),
    keys: [
      ...digits,
      key('0', LAST, 1, chosen === undefined ? 3 : 2),
      ...(chosen === undefined ? [] : [key(chosen, LAST, 3)]),
      ...column(beside),
    ],
    columns: 4,
  };
}

function besideZero(signs: readonly string[]): string | undefined {
  if (signs.length < 4) return undefined;
  const fitting = signs.find((sign) => BESIDE_ZERO.includes(sign));
  return fitting ?? (signs.length === 4 ? signs.at(-1) : undefined);
}

/** Up to four keys below each other fill four rows; the first ones are taller where there are fewer. */
function column(signs: readonly string[]): Key[] {
  const tall = LAST - signs.length;
  let row = 1;
  return signs.map((sign, place) => {
    const rows = place < tall ? 2 : 1;
    const made = key(sign, row, 4, 1, rows);
    row += rows;
    return made;
  });
}

function rowsOf(signs: readonly string[]): string[][] {
  const count = Math.ceil(signs.length / MOST_ABOVE);
  const each = Math.ceil(signs.length / count);
  return Array.from({ length: count }, (_, row) => signs.slice(row * each, (row + 1) * each));
}

function key(sign: string, row: number, column: number, columns = 1, rows = 1): Key {
  return { sign, row, column, rows, columns };
}
