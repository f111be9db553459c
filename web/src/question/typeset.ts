/** A typed text as drawn in its field: fractions with a bar, exponents raised, roots with a roof. */
export type TypesetPiece =
  | { readonly kind: 'run'; readonly text: string }
  | { readonly kind: 'caret' }
  | { readonly kind: 'fraction'; readonly top: readonly TypesetPiece[]; readonly bottom: readonly TypesetPiece[] }
  | { readonly kind: 'power' | 'root' | 'box'; readonly of: readonly TypesetPiece[] };

/** Stands for the caret while the text is taken apart. */
const CARET = '\uE000';
const FRACTION = new RegExp(`([\\d${CARET}]*)/([\\d${CARET}]*)`, 'g');
/** What must not be next to a fraction of two numerals, or the drawing would mean something else. */
const JOINED = /[\p{L}\p{N}.^/√)]/u;
/** A root or an exponent covers a bracket, a numeral or one letter; what follows is not part of it. */
const RAISED = new RegExp(
  `([\\^√])(${CARET}?\\([^()]*\\)?|${CARET}?−?${CARET}?(?:[\\d.${CARET}]+|[a-z]${CARET}?)?)`,
  'g',
);

/** How a text is drawn; undefined if plain text is as good, or the drawing would be uncertain. */
export function typesetText(text: string, caret = -1): readonly TypesetPiece[] | undefined {
  const marked = caret < 0 ? text : text.slice(0, caret) + CARET + text.slice(caret);
  if (text.includes('/')) return typesetFractions(marked);
  return /[\^√]/.test(text) ? splitPieces(marked, RAISED, typesetScript) : undefined;
}

function typesetFractions(marked: string): readonly TypesetPiece[] | undefined {
  const bare = marked.replace(CARET, '');
  if (/[\^√]/.test(bare)) return undefined;
  const isSure = [...bare.matchAll(/\d*\/\d*/g)].every(
    ({ index, 0: found }) =>
      !JOINED.test(bare.charAt(index - 1)) && !JOINED.test(bare.charAt(index + found.length).replace(')', '')),
  );
  if (!isSure) return undefined;
  return splitPieces(marked, FRACTION, ([, top = '', bottom = '']) => ({
    kind: 'fraction',
    top: typesetRuns(top),
    bottom: typesetRuns(bottom),
  }));
}

function typesetScript([, sign = '', of = '']: RegExpExecArray): TypesetPiece {
  const inside = of.replace(/^\((.*)\)$/, '$1');
  return { kind: sign === '^' ? 'power' : 'root', of: typesetRuns(inside) };
}

function splitPieces(text: string, pattern: RegExp, made: (found: RegExpExecArray) => TypesetPiece): readonly TypesetPiece[] {
  const all: TypesetPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    all.push(...typesetRuns(text.slice(from, found.index)), made(found));
    from = found.index + found[0].length;
  }
  return [...all, ...typesetRuns(text.slice(from))];
}

/** A time of day as two boxes. */
export function typesetTime(text: string, caret = -1): readonly TypesetPiece[] | undefined {
  const parts = /^(\d{0,2})(:(\d{0,2}))?$/.exec(text);
  if (!parts) return undefined;
  const [, hours = '', colon, minutes = ''] = parts;
  const inHours = caret >= 0 && caret <= hours.length;
  const below = caret - hours.length - 1;
  return [
    { kind: 'box', of: withCaret(hours, inHours ? caret : -1) },
    { kind: 'run', text: ':' },
    { kind: 'box', of: withCaret(minutes, colon !== undefined && below >= 0 ? below : -1) },
  ];
}

function withCaret(text: string, caret: number): readonly TypesetPiece[] {
  return typesetRuns(caret < 0 ? text : text.slice(0, caret) + CARET + text.slice(caret));
}

function typesetRuns(text: string): readonly TypesetPiece[] {
  return text
    .split(new RegExp(`(${CARET})`))
    .filter(Boolean)
    .map((part) => (part === CARET ? { kind: 'caret' } : { kind: 'run', text: part }));
}
