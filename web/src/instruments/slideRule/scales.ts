/**
 * The scales of a slide rule. Places are lengths, in parts of the length of D: 0 is its 1, 1 its 10.
 * Everything on the slide is measured from the 1 of C.
 */
export const scales = ['K', 'A', 'B', 'CI', 'C', 'D'] as const;
export type Scale = (typeof scales)[number];

const DECADES: Readonly<Record<Scale, number>> = { K: 3, A: 2, B: 2, CI: 1, C: 1, D: 1 };

/** Whether a scale is on the part that slides. */
export function isOnSlide(scale: Scale): boolean {
  return scale === 'B' || scale === 'CI' || scale === 'C';
}

/** The largest number on a scale. */
export function largest(scale: Scale): number {
  return 10 ** DECADES[scale];
}

/** The place of a number. */
export function placeOf(scale: Scale, value: number): number {
  const place = Math.log10(value) / DECADES[scale];
  return scale === 'CI' ? 1 - place : place;
}

/** The number at a place. */
export function numberAt(scale: Scale, place: number): number {
  return 10 ** ((scale === 'CI' ? 1 - place : place) * DECADES[scale]);
}

/** The same digits as a number of this scale: 18 is 1.8 on C, but 18 on A. */
export function onScale(scale: Scale, value: number): number {
  const most = largest(scale);
  let fitted = value;
  while (fitted > most) fitted /= 10;
  while (fitted < 1) fitted *= 10;
  return fitted;
}

/** How long the stroke of a mark is: 0 the longest. */
export type Stroke = 0 | 1 | 2 | 3;

export interface Mark {
  readonly value: number;
  readonly place: number;
  readonly stroke: Stroke;
}

/** Thousandths from mark to mark between 1 and 2, 2 and 5, 5 and 10 of each decade. */
type Steps = readonly [number, number, number];

interface Fineness {
  readonly low: Steps;
  readonly usual: Steps;
  readonly high: Steps;
}

const STEPS: Readonly<Record<1 | 2 | 3, Fineness>> = {
  1: { low: [100, 100, 500], usual: [20, 50, 100], high: [10, 25, 50] },
  2: { low: [100, 500, 1000], usual: [50, 100, 200], high: [25, 50, 100] },
  3: { low: [500, 1000, 1000], usual: [100, 200, 500], high: [50, 100, 250] },
};

/** Below this length of D the finest marks are left out, from the second on there are twice as many. */
const SHORT = 600;
const LONG = 1400;

function stepsOf(scale: Scale, length: number): Steps {
  const of = STEPS[DECADES[scale] as 1 | 2 | 3];
  return length < SHORT ? of.low : length > LONG ? of.high : of.usual;
}

function strokeOf(thousandths: number, hasTenths: boolean): Stroke {
  if (thousandths % 1000 === 0) return 0;
  if (thousandths % (hasTenths && thousandths < 2000 ? 100 : 500) === 0) return 1;
  return thousandths % 100 === 0 ? 2 : 3;
}

/** All marks of a scale from left to right, on a rule whose D is `length` pixels long. */
export function marksOf(scale: Scale, length: number): readonly Mark[] {
  const [first, second, third] = stepsOf(scale, length);
  const marks: Mark[] = [];
  const put = (thousandths: number, decade: number) => {
    const value = (thousandths * 10 ** decade) / 1000;
    marks.push({ value, place: placeOf(scale, value), stroke: strokeOf(thousandths, DECADES[scale] === 1) });
  };
  for (let decade = 0; decade < DECADES[scale]; decade += 1) {
    let at = 1000;
    while (at < 10_000) {
      put(at, decade);
      at += at < 2000 ? first : at < 5000 ? second : third;
    }
  }
  put(1000, DECADES[scale]);
  return scale === 'CI' ? marks.reverse() : marks;
}

export interface Label {
  readonly text: string;
  readonly value: number;
  readonly place: number;
  /** Main numbers are large, the tenths between 1 and 2 small, π a sign of its own. */
  readonly kind: 'main' | 'tenth' | 'pi';
}

const OFTEN: Readonly<Record<1 | 2 | 3, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  2: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  3: [1, 2, 3, 5, 7],
};

/** The numbers written at a scale. */
export function labelsOf(scale: Scale): readonly Label[] {
  const decades = DECADES[scale] as 1 | 2 | 3;
  const main = Array.from({ length: decades }, (_, decade) =>
    // where the second half of A and B gets narrow, 70 and 90 would touch their neighbours
    OFTEN[decades].filter((n) => !(decades === 2 && decade && (n === 7 || n === 9))).map((n) => n * 10 ** decade),
  ).flat();
  const labels: Label[] = [...main, largest(scale)].map((value) => ({
    text: scale === 'CI' ? `‹${String(value)}` : String(value),
    value,
    place: placeOf(scale, value),
    kind: 'main',
  }));
  if (decades > 1) return labels;
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const value = (10 + tenth) / 10;
    labels.push({ text: String(tenth), value, place: placeOf(scale, value), kind: 'tenth' });
  }
  if (scale !== 'CI') labels.push({ text: 'π', value: Math.PI, place: placeOf(scale, Math.PI), kind: 'pi' });
  return labels;
}

/** The marks around a place: one, or two if it is between them; none outside the scale. */
export interface MarksBeside {
  readonly left: Mark | undefined;
  readonly right: Mark | undefined;
  /** How far it is from the left to the right mark, 0 to 1. */
  readonly part: number;
}

/** The marks just left and right of a place; both are the same if the place is on a mark, as far as eyes can tell. */
export function marksBeside(marks: readonly Mark[], place: number, near: number): MarksBeside {
  const after = firstFrom(marks, place);
  const [left, right] = [marks[after - 1], marks[after]];
  if (right && right.place - place <= near) return { left: right, right, part: 0 };
  if (left && place - left.place <= near) return { left, right: left, part: 0 };
  return { left, right, part: left && right ? (place - left.place) / (right.place - left.place) : 0 };
}

/** The number of the first mark that is not left of a place. */
function firstFrom(marks: readonly Mark[], place: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The nearest mark. */
export function nearest(marks: readonly Mark[], place: number): Mark | undefined {
  const { left, right, part } = marksBeside(marks, place, 0);
  return left && right ? (part < 0.5 ? left : right) : (left ?? right);
}

/** Parts of a step that a fine move goes. */
const FINE = 10;
/** Nearer than this is the same place. */
const SAME = 1e-9;

/** The place one mark further to the right (1) or left (−1), or a tenth of that way; the ends stop it. */
export function stepPlace(marks: readonly Mark[], place: number, way: 1 | -1, isFine: boolean): number {
  const { left, right } = marksBeside(marks, place + way * SAME, 0);
  const goal = way > 0 ? right : left;
  if (!goal) return place;
  if (!isFine) return goal.place;
  // always between two marks, or the last steps before one would get ever smaller
  const other = way > 0 ? left : right;
  const step = Math.abs(goal.place - (other ?? goal).place) / FINE;
  const there = place + way * step;
  return (goal.place - there) * way < SAME ? goal.place : there;
}

/** The number read at a place, to the nearest mark. */
export function readNumber(scale: Scale, place: number, length: number): number | undefined {
  return place < -SAME || place > 1 + SAME ? undefined : nearest(marksOf(scale, length), place)?.value;
}
