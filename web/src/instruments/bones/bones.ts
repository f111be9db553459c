/** Napier's bones: a row of digits times one digit, read along the diagonals. */
export interface Cell {
  readonly tens: number;
  readonly units: number;
}

/** What is added between two diagonals, and what is written under it. */
export interface Band {
  /** The digits in the band, from the top. */
  readonly terms: readonly number[];
  /** What came from the band on the right. */
  readonly carried: number;
  readonly digit: number;
  /** What goes to the band on the left. */
  readonly carry: number;
}

export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** No number of a question has more digits. */
export const MOST = 6;

/** The square of a bone in a row: their product, tens above the diagonal and units below. */
export function cell(bone: number, row: number): Cell {
  return { tens: Math.floor((bone * row) / 10), units: (bone * row) % 10 };
}

/** The bands of a row from the right to the left, added up with their carries. */
export function bands(bones: readonly number[], row: number): readonly Band[] {
  const cells = bones.map((bone) => cell(bone, row)).reverse();
  const found: Band[] = [];
  if (!cells.length) return found;
  for (let place = 0; place <= cells.length; place += 1) {
    const above = cells[place - 1]?.tens;
    const below = cells[place]?.units;
    const terms = [above, below].filter((term) => term !== undefined);
    const carried = found[place - 1]?.carry ?? 0;
    const sum = terms.reduce((all, term) => all + term, carried);
    found.push({ terms, carried, digit: sum % 10, carry: Math.floor(sum / 10) });
  }
  return found;
}

/** The product that a row tells, as its digits from the left. */
export function readProduct(bones: readonly number[], row: number): string {
  const digits = bands(bones, row).map(({ digit }) => digit);
  return digits.reverse().join('').replace(/^0+(?=\d)/, '');
}

/** A bone moved to another place; beyond the ends it is taken off. */
export function moveBone(bones: readonly number[], from: number, to: number): readonly number[] {
  const bone = bones[from];
  if (bone === undefined) return bones;
  const left = bones.filter((_, place) => place !== from);
  return to < 0 ? left : [...left.slice(0, to), bone, ...left.slice(to)];
}

/** What is written in the boxes from the left; nothing until all under the number are filled. */
export function readAnswer(boxes: readonly string[]): string {
  const text = boxes.join('');
  const first = boxes.findIndex((box) => box !== '');
  const isWhole = first >= 0 && boxes.slice(first).every((box) => box !== '');
  return isWhole ? text.replace(/^0+(?=\d)/, '') : '';
}
