/** The level of the sand in an hourglass. */

/** The hourglass warns this many seconds before the end. */
export const LOW = 10;
const NECK = 32;
const BRIM = 12;
const FLOOR = 54;

/** Seconds that are left at a moment. */
export function leftOf(seconds: number, since: number, now: number): number {
  return Math.max(0, Math.min(seconds, seconds - (now - since) / 1000));
}

/** The level of the sand in both halves, in units of the drawing; `share` is what is left. */
export function sandOf(share: number): { readonly top: number; readonly heap: number } {
  // the upper half narrows, so its level sinks slowly at first: a root comes near enough
  return { top: NECK - (NECK - BRIM) * Math.sqrt(share), heap: FLOOR - (FLOOR - NECK - 8) * (1 - share) };
}

/** The levels of the sand in glasses that run one after another, each for its number of seconds. */
export function sandInSequence(
  glasses: readonly number[],
  gone: number,
): readonly { readonly sand: ReturnType<typeof sandOf>; readonly isFalling: boolean }[] {
  let before = 0;
  return glasses.map((seconds) => {
    const left = Math.max(0, Math.min(seconds, seconds - (gone - before)));
    before += seconds;
    return { sand: sandOf(left / seconds), isFalling: left > 0 && (left < seconds || gone >= before - seconds) };
  });
}
