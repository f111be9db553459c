/** When another level or grade is proposed; whether it is taken, people decide. */
import type { Ability } from './rating';
import { abilityOf, GRADES, LEVELS } from './scale';

const SURE_ENOUGH = 0.9;
/** Answers needed since the last change or refusal before anything is proposed. */
export const ENOUGH = 8;
const RIGHT_RUN = 5;
const WRONG_RUN = 4;

/** The level that fits instead of this one, if that is sure enough. */
export function suggestLevel(ability: Ability, answers: number, here: number): number | null {
  const homes = LEVELS.map((level) => abilityOf(level, null));
  return suggestOther(LEVELS, homes, ability, answers, here);
}

/** The grade that fits instead of this one, if that is sure enough. */
export function suggestGrade(ability: Ability, answers: number, here: string): string | null {
  const homes = GRADES.map((grade) => abilityOf(null, grade));
  return suggestOther<string>(GRADES, homes, ability, answers, here);
}

/** The next rung up after five right in a row, down after four wrong: without a profile. */
export function suggestByRuns<T>(answers: readonly boolean[], here: T, ladder: readonly T[]): T | null {
  const place = ladder.indexOf(here);
  const run = (length: number, right: boolean) =>
    answers.length >= length && answers.slice(-length).every((answer) => answer === right);
  if (run(RIGHT_RUN, true)) return ladder[place + 1] ?? null;
  if (run(WRONG_RUN, false)) return ladder[place - 1] ?? null;
  return null;
}

/** For each rung of a ladder the probability that no other is nearer to the ability. */
export function fitProbabilities(homes: readonly number[], ability: Ability): number[] {
  const borders = homes.slice(1).map((home, index) => (home + homes[index]!) / 2);
  const below = [0, ...borders.map((border) => chanceBelow(border, ability)), 1];
  return below.slice(1).map((high, index) => high - below[index]!);
}

/** The furthest rung of which it is sure enough that it or one beyond fits. */
function suggestOther<T>(
  ladder: readonly T[],
  homes: readonly number[],
  ability: Ability,
  answers: number,
  here: T,
): T | null {
  if (answers < ENOUGH) return null;
  const odds = fitProbabilities(homes, ability);
  const place = ladder.indexOf(here);
  const sum = (some: readonly number[]) => some.reduce((total, odd) => total + odd, 0);
  const above = ladder.filter((_, k) => k > place && sum(odds.slice(k)) > SURE_ENOUGH);
  const below = ladder.filter((_, k) => k < place && sum(odds.slice(0, k + 1)) > SURE_ENOUGH);
  return above.at(-1) ?? below[0] ?? null;
}

function chanceBelow(border: number, ability: Ability): number {
  return (1 + erf((border - ability.mean) / Math.sqrt(2 * ability.variance))) / 2;
}

/** The error function by a series whose terms all have one sign, so that nothing cancels. */
export function erf(x: number): number {
  if (Math.abs(x) > 6) return Math.sign(x); // nearer to 1 than numbers can tell
  let [term, sum] = [x, x];
  for (let n = 1; Math.abs(term) > Math.abs(sum) * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}
