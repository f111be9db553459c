/** What keys do to a text with a caret or a selection in it. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

const NEATER: Readonly<Record<string, string>> = { '-': '−', '*': '×' };
/** Keys that type more than their sign: with spaces around it. */
const ROOMY: Readonly<Record<string, string>> = {
  r: ' r ',
  h: ' h ',
  min: ' min ',
  s: ' s',
  BCE: ' BCE',
  ';': '; ',
};
/** They go as a whole, as they came. */
const WHOLE = /(?: r | h | min | s| BCE|; |[^])$/u;

/** Signs as mathematics writes them. */
export function normaliseSigns(text: string): string {
  return text.replace(/[-*]/g, (sign) => NEATER[sign] ?? sign);
}

export function insertSign(text: string, start: number, end: number, sign: string): EditedText {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (sign === '/') return insertFractionBar(before, after);
  const written = ROOMY[sign] ?? sign;
  return { text: before + written + after, caret: start + written.length };
}

/** The bar of a fraction: begun at the top, and pressed again it leads below. */
function insertFractionBar(before: string, after: string): EditedText {
  if (after.startsWith('/')) return { text: before + after, caret: before.length + 1 };
  const hasTop = /[\p{L}\p{N})]$/u.test(before);
  return { text: `${before}/${after}`, caret: before.length + (hasTop ? 1 : 0) };
}

export function eraseSign(text: string, start: number, end: number): EditedText {
  if (start !== end) return { text: text.slice(0, start) + text.slice(end), caret: start };
  const before = text.slice(0, start).replace(WHOLE, '');
  return { text: before + text.slice(start), caret: before.length };
}

/** A time typed in one go gets its colon: 1155 is 11:55 and 330 is 3:30. */
export function insertColon(before: string, after: string): string {
  const digits = /^\d{3}$/.exec(after);
  if (!digits || before !== after.slice(0, 2)) return after;
  const cut = Number(before) <= 24 ? 2 : 1;
  return `${after.slice(0, cut)}:${after.slice(cut)}`;
}
