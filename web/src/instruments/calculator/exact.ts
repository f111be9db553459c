/** Numbers that stay exact: fractions of whole numbers of any length. */
export interface Exact {
  readonly over: bigint;
  /** Always above 0, without a common factor. */
  readonly under: bigint;
  /** A root that does not come out even, or a result calculated with one. */
  readonly isRounded: boolean;
}

/** Digits that fit the display. */
const FIT = 12;
/** Decimals of a root that never ends. */
const ROOT = 24n;

export function exact(over: bigint, under = 1n, isRounded = false): Exact {
  const sign = under < 0n ? -1n : 1n;
  const common = gcd(over < 0n ? -over : over, under < 0n ? -under : under) || 1n;
  return { over: (sign * over) / common, under: (sign * under) / common, isRounded };
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** What digits and a point mean. */
export function parseNumber(text: string): Exact {
  const [whole = '', behind = ''] = text.split('.');
  return exact(BigInt(`${whole}${behind}` || '0'), 10n ** BigInt(behind.length));
}

export const add = (a: Exact, b: Exact) => exact(a.over * b.under + b.over * a.under, a.under * b.under, isEitherRounded(a, b));
export const subtract = (a: Exact, b: Exact) => add(a, { ...b, over: -b.over });
export const multiply = (a: Exact, b: Exact) => exact(a.over * b.over, a.under * b.under, isEitherRounded(a, b));
/** Nothing where it cannot be divided. */
export const divide = (a: Exact, b: Exact) => (b.over === 0n ? null : exact(a.over * b.under, a.under * b.over, isEitherRounded(a, b)));

function isEitherRounded(a: Exact, b: Exact): boolean {
  return a.isRounded || b.isRounded;
}

/** Nothing where there is no root. */
export function root({ over, under, isRounded }: Exact): Exact | null {
  if (over < 0n) return null;
  const [up, down] = [wholeRoot(over), wholeRoot(under)];
  if (up * up === over && down * down === under) return exact(up, down, isRounded);
  const scale = 10n ** ROOT;
  return exact(wholeRoot((over * scale * scale) / under), scale, true);
}

function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const better = (guess + square / guess) >> 1n;
    if (better >= guess) return guess;
    guess = better;
  }
}

export interface DisplayText {
  readonly text: string;
  /** Whether that is the number itself. */
  readonly isExact: boolean;
}

/** As a display shows it: all digits where they fit, otherwise rounded. */
export function formatNumber(value: Exact): DisplayText {
  const sign = value.over < 0n ? '−' : '';
  const over = value.over < 0n ? -value.over : value.over;
  const whole = over / value.under;
  const digits = whole === 0n ? 0 : whole.toString().length;
  if (digits > FIT) return { text: `${sign}${formatPower(whole)}`, isExact: false };
  const room = FIT - Math.max(digits, 1);
  const leading = whole === 0n && over > 0n ? leadingZeros(over, value.under) : 0;
  const places = BigInt(Math.min(room + leading, 3 * FIT));
  const scale = 10n ** places;
  const scaled = (2n * over * scale + value.under) / (2n * value.under);
  const text = formatDecimal(scaled, Number(places));
  return { text: `${text === '0' ? '' : sign}${text}`, isExact: !value.isRounded && scaled * value.under === over * scale };
}

function leadingZeros(over: bigint, under: bigint): number {
  return Math.max(0, under.toString().length - over.toString().length - 1);
}

function formatDecimal(scaled: bigint, places: number): string {
  const digits = scaled.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const behind = digits.slice(cut).replace(/0+$/, '');
  return behind ? `${digits.slice(0, cut)}.${behind}` : digits.slice(0, cut);
}

function formatPower(whole: bigint): string {
  const power = whole.toString().length - 1;
  const lost = 10n ** BigInt(power - 9);
  const head = ((whole + lost / 2n) / lost).toString();
  return `${formatDecimal(BigInt(head), head.length - 1)} × 10^${power + head.length - 10}`;
}
