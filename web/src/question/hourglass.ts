/** Where the sand of an hourglass stands. */

/** So many seconds before the end it says so. */
export const LOW = 10;
const NECK = 32;
const BRIM = 12;
const FLOOR = 54;

/** Seconds that are left at a moment. */
export function leftOf(seconds: number, since: number, now: number): number {
  return Math.max(0, Math.min(seconds, seconds - (now - since) / 1000));
}

/** How high the sand stands in both halves, in the drawing's own measure; `share` is what is left. */
export function sandOf(share: number): { readonly top: number; readonly heap: number } {
  // the upper half narrows, so its level sinks slowly at first: a root comes near enough
  return { top: NECK - (NECK - BRIM) * Math.sqrt(share), heap: FLOOR - (FLOOR - NECK - 8) * (1 - share) };
}

/** Where the sand stands in glasses of so many seconds that run one after another. */
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
