/** What is worked out with the slide rule, and how near a reading must come. */

export interface Sum {
  /** As it is asked. */
  readonly text: string;
  readonly value: number;
}

const KNOWN: readonly Sum[] = [
  { text: '1.8 × 3', value: 5.4 },
  { text: '7 × 4', value: 28 },
  { text: '18 × 3 ÷ 4', value: 13.5 },
  { text: '√20', value: Math.sqrt(20) },
  { text: 'π × 6²', value: 36 * Math.PI },
];
/** A reading is right within a twentieth, the end counted in. */
const NEAR = 20;
/** So that the end itself is not lost by binary fractions. */
const ROUNDING = 1e-9;

/** The sum of a try; later ones are by chance. */
export function sumOf(turn: number, chance = Math.random): Sum {
  const known = KNOWN[turn];
  if (known !== undefined) return known;
  const [a, b, c] = [2 + Math.floor(chance() * 19), 2 + Math.floor(chance() * 11), 2 + Math.floor(chance() * 3)];
  return { text: `${a} × ${b} ÷ ${c}`, value: (a * b) / c };
}

/** The number a text means; none where it means no number. */
export function parseNumber(text: string): number | undefined {
  const bare = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,6})?$/.test(bare) ? Number(bare) : undefined;
}

/** Whether a reading is near enough. */
export function isNear(read: number, exact: number): boolean {
  return NEAR * Math.abs(read - exact) <= exact * (1 + ROUNDING);
}
