/** Signs on pieces are drawn as strokes in a 24 × 24 box; anything else is set in Lexend. */
const ROOT = 'd="M2.8 13.2l3.4-1.6 4.2 8.6L15.6 3.8h6" stroke-linejoin="round"';
/** An empty place that a small sign belongs to. */
const DOTTED =
  '<rect x="2.2" y="8.6" width="12.6" height="13" rx="3" stroke-width="2" stroke-dasharray="0.1 3.6"/>';

function small(text: string, x: number, y: number, size: number): string {
  return `<text class="small" x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${text}</text>`;
}

function power(exponent: string): string {
  return DOTTED + small(exponent, 19, 10.4, 12.5);
}

function root(index: string): string {
  return `<path ${ROOT}/>` + small(index, 5.4, 8.6, 9.6);
}

const BAR = '<path d="M4 4.6h16"/>' + DOTTED.replace('x="2.2"', 'x="5.7"').replace('13"', '12"');

const STROKES: Readonly<Record<string, string>> = {
  '+': '<path d="M12 3.6v16.8M3.6 12h16.8"/>',
  '−': '<path d="M3.6 12h16.8"/>',
  '×': '<path d="M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4"/>',
  '÷': '<path d="M3.6 12h16.8"/><circle cx="12" cy="5.2" r="1.1" fill="currentColor"/><circle cx="12" cy="18.8" r="1.1" fill="currentColor"/>',
  '=': '<path d="M4 8.2h16M4 15.8h16"/>',
  '√': `<path ${ROOT}/>`,
  '∛': root('3'),
  '∜': root('4'),
  '²': power('2'),
  '³': power('3'),
  '⁴': power('4'),
  ',': '<path d="M12.4 15.6v1.6c0 1.9-.9 3.3-2.6 4.2"/><circle cx="12.1" cy="15.6" r="1" fill="currentColor"/>',
  '‾': BAR,
  '~': BAR,
  '(': '<path d="M15 2.5c-7 5-7 14 0 19"/>',
  ')': '<path d="M9 2.5c7 5 7 14 0 19"/>',
  '<': '<path d="M18.5 4.5L5.5 12l13 7.5" stroke-linejoin="round"/>',
  '>': '<path d="M5.5 4.5l13 7.5-13 7.5" stroke-linejoin="round"/>',
};

const SAME: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };
const FRACTION = /^(\d{1,2})[/⁄](\d{1,2})$/;

function fraction(over: string, under: string): string {
  const size = Math.max(over.length, under.length) > 1 ? 11.4 : 12.4;
  return (
    small(over, 12, 8.6, size) + '<path d="M4.6 12h14.8" stroke-width="2.4"/>' + small(under, 12, 23.4, size)
  );
}

/** How to draw a sign, or nothing if it is a numeral or a letter. */
export function strokes(sign: string): string | undefined {
  const parts = FRACTION.exec(sign.normalize('NFKC'));
  if (parts?.[1] && parts[2]) return fraction(parts[1], parts[2]);
  return STROKES[SAME[sign] ?? sign];
}

/** A star for a joker: large while it is nothing yet, small in the corner afterwards. */
export const STAR =
  '<path d="M12 2.8l2.8 5.9 6.5.8-4.8 4.5 1.3 6.4L12 17.2l-5.8 3.2 1.3-6.4L2.7 9.5l6.5-.8z"/>';

/** Whether a number upside down would be another one. */
export function isAmbiguous(sign: string): boolean {
  if (!/^[689]+$/.test(sign)) return false;
  const turned = [...sign].reverse().map((digit) => ({ '6': '9', '9': '6' })[digit] ?? digit);
  return turned.join('') !== sign;
}
