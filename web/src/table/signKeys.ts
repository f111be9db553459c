/** Which sign a key means. */

const SIGNS: Readonly<Record<string, string>> = {
  '*': '×',
  x: '×',
  X: '×',
  '·': '×',
  '/': '÷',
  ':': '÷',
  '-': '−',
  '–': '−',
  '~': '‾',
};

/** Signs no keyboard has are written with two keys: a power and a root. */
const PAIRS: Readonly<Record<string, string>> = {
  '^2': '²',
  '^3': '³',
  '^4': '⁴',
  r2: '√',
  r3: '∛',
  r4: '∜',
};

/** The sign two keys write together. */
export function pairOf(first: string, second: string): string | undefined {
  return PAIRS[first + second];
}

/** Whether a key may be the first of two, where pieces show these signs. */
export function beginsPair(key: string, signs: ReadonlySet<string>): boolean {
  return Object.entries(PAIRS).some(([pair, sign]) => pair[0] === key && signs.has(sign));
}

/** The key for a piece that may be named anything. */
export const WILD_KEY = '?';

/** The sign a typed character stands for, in the order in which to look for a piece. */
export function signsOf(key: string): string[] {
  if ([...key].length !== 1 || key.trim() === '') return [];
  const sign = SIGNS[key];
  const plain = [key, key.toUpperCase(), key.toLowerCase()];
  return [...new Set(sign === undefined ? plain : [sign, ...plain])];
}
