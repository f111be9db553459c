/** What an answer says about an ability: signed residual time and a Gaussian filter. */
import { setLast, getOwn, type Table } from './tables';

/** The variance of an ability about which only grade or level is known. */
export const SPREAD = 1.44;
/** The variance of a difficulty around what was estimated. */
export const ITEM_SPREAD = 0.09;
/** How much variance an ability gains between two answers, since people change. */
export const FORGETTING = 0.005;
/** The variance with which difficulties follow answers: little, or one learner would bend them. */
export const ITEM_GAIN = 0.02;
const SMALL = 0.1;

/** An ability on the scale of difficulties, and how sure it is. */
export interface Ability {
  readonly mean: number;
  readonly variance: number;
}

/** What is expected of an answer: its mean score, and the variance, which is its information. */
export interface Model {
  readonly mean: number;
  readonly variance: number;
}

/** The probability of a right answer where the ability exceeds the difficulty by z. */
export function rightProbability(z: number): number {
  return z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z));
}

/** The score against the clock: coth z − 1/z, with 1/z² − 1/sinh² z around it. */
export function timedModel(z: number): Model {
  if (Math.abs(z) < SMALL) {
    // the two terms are huge and nearly equal there
    const q = z * z;
    return {
      mean: z * (1 / 3 - q * (1 / 45 - q * (2 / 945 - q * (1 / 4725 - (q * 2) / 93555)))),
      variance: 1 / 3 - q * (1 / 15 - q * (2 / 189 - q * (1 / 675 - (q * 2) / 10395))),
    };
  }
  const size = Math.abs(z);
  const tail = Math.exp(-2 * size); // never overflows, unlike sinh
  const mean = (1 + tail) / (1 - tail) - 1 / size;
  const variance = 1 / (size * size) - (4 * tail) / ((1 - tail) * (1 - tail));
  return { mean: z > 0 ? mean : -mean, variance };
}

/** Right is 1 and wrong is 0, however long it took. */
export function untimedModel(z: number): Model {
  const p = rightProbability(z);
  return { mean: p, variance: p * rightProbability(-z) };
}

/** The signed share of time that was left, from −1 to 1; a lapsed clock leaves nothing. */
export function score(right: boolean, spent: number, given: number): number {
  const left = Math.max(0, 1 - Math.max(0, spent) / given);
  return right ? left : -left;
}

/** The ability after an answer that scored so much. */
export function updateAbility(ability: Ability, difficulty: number, got: number, clock: boolean): Ability {
  const expected = expectedOf(ability, difficulty, clock);
  const weight = 1 / (1 + expected.variance * ITEM_SPREAD);
  const before = 1 / (ability.variance + FORGETTING);
  const variance = 1 / (before + weight * expected.variance);
  return { mean: ability.mean + variance * weight * (got - expected.mean), variance };
}

/** How much more difficult the question seems than was thought; negative: less. */
export function difficultyShift(ability: Ability, difficulty: number, got: number, clock: boolean): number {
  const expected = expectedOf(ability, difficulty, clock);
  const weight = 1 / (1 + expected.variance * ability.variance);
  return -ITEM_GAIN * weight * (got - expected.mean);
}

/** The shifts of a topic's difficulties with one moved and their mean still 0, against drift. */
export function recentreShifts(
  shifts: Table<number>,
  place: string,
  by: number,
): Record<string, number> {
  const moved = Object.entries(setLast(shifts, place, (getOwn(shifts, place) ?? 0) + by));
  const mean = moved.reduce((sum, [, shift]) => sum + shift, 0) / moved.length;
  return Object.fromEntries(moved.map(([name, shift]) => [name, shift - mean]));
}

function expectedOf(ability: Ability, difficulty: number, clock: boolean): Model {
  const z = ability.mean - difficulty;
  return clock ? timedModel(z) : untimedModel(z);
}
