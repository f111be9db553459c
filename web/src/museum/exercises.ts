import { requestOnce } from '../browser/api';
import type { AnswerVerdict, NumeralTry } from '../wire';

/** The largest number of the table. */
const MOST = 240;

/** What is tried in a room, one after another: some of these first, then any. */
export const FIRST = [7, 20, 64, 105, 164, 200] as const;

/** The number of a try; later ones are by chance. */
export function numberOf(turn: number, chance = Math.random): number {
  return FIRST[turn] ?? 1 + Math.floor(chance() * MOST);
}

/** Two numbers to multiply: a longer one, and a digit. */
export function productOf(turn: number, chance = Math.random): readonly [number, number] {
  const known = [[329, 7], [46, 8], [1058, 6]] as const;
  return known[turn] ?? [100 + Math.floor(chance() * 900), 2 + Math.floor(chance() * 8)];
}

/** The referee's verdict on a composed number. */
export function requestVerdict(wanted: NumeralTry): Promise<AnswerVerdict> {
  return requestOnce<AnswerVerdict>('/numerals/try', wanted);
}
