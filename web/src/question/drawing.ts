/** A typed text as it is drawn in its field: fractions with a bar, exponents raised, roots with a roof. */
export type Drawn =
  | { readonly kind: 'run'; readonly text: string }
  | { readonly kind: 'caret' }
  | { readonly kind: 'fraction'; readonly top: readonly Drawn[]; readonly bottom: readonly Drawn[] }
  | { readonly kind: 'power' | 'root' | 'box'; readonly of: readonly Drawn[] };

/** Stands for the caret while the text is taken apart. */
const CARET = '\uE000';
const FRACTION = new RegExp(`([\\d${CARET}]*)/([\\d${CARET}]*)`, 'g');
/** What must not stand beside a fraction of two numerals, or the drawing would say something else. */
const JOINED = /[\p{L}\p{N}.^/√)]/u;
/** Under a root or raised stands a bracket, a numeral or one letter; what follows is not part of it. */
const RAISED = new RegExp(
  `([\\^√])(${CARET}?\\([^()]*\\)?|${CARET}?−?${CARET}?(?:[\\d.${CARET}]+|[a-z]${CARET}?)?)`,
  'g',
);

/** How a text is drawn; nothing where it is as good as it stands, or nobody could draw it surely. */
export function drawn(text: string, caret = -1): readonly Drawn[] | undefined {
  const marked = caret < 0 ? text : text.slice(0, caret) + CARET + text.slice(caret);
  if (text.includes('/')) return fractions(marked);
  return /[\^√]/.test(text) ? pieces(marked, RAISED, raised) : undefined;
}

function fractions(marked: string): readonly Drawn[] | undefined {
  const bare = marked.replace(CARET, '');
  if (/[\^√]/.test(bare)) return undefined;
  const isSure = [...bare.matchAll(/\d*\/\d*/g)].every(
    ({ index, 0: found }) =>
      !JOINED.test(bare.charAt(index - 1)) && !JOINED.test(bare.charAt(index + found.length).replace(')', '')),
  );
  if (!isSure) return undefined;
  return pieces(marked, FRACTION, ([, top = '', bottom = '']) => ({
    kind: 'fraction',
    top: runs(top),
    bottom: runs(bottom),
  }));
}

function raised([, sign = '', of = '']: RegExpExecArray): Drawn {
  const inside = of.replace(/^\((.*)\)$/, '$1');
  return { kind: sign === '^' ? 'power' : 'root', of: runs(inside) };
}

function pieces(text: string, pattern: RegExp, made: (found: RegExpExecArray) => Drawn): readonly Drawn[] {
  const all: Drawn[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    all.push(...runs(text.slice(from, found.index)), made(found));
    from = found.index + found[0].length;
  }
  return [...all, ...runs(text.slice(from))];
}

/** A time of day as two boxes. */
export function drawnTime(text: string, caret = -1): readonly Drawn[] | undefined {
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

function withCaret(text: string, caret: number): readonly Drawn[] {
  return runs(caret < 0 ? text : text.slice(0, caret) + CARET + text.slice(caret));
}

function runs(text: string): readonly Drawn[] {
  return text
    .split(new RegExp(`(${CARET})`))
    .filter(Boolean)
    .map((part) => (part === CARET ? { kind: 'caret' } : { kind: 'run', text: part }));
}
