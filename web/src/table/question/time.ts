import type { TableQuestion, Clock } from '../../wire';

const SHORT = 15;
const LONG = 30;
/** At most this many are shown side by side. */
const MOST = 4;

export interface RunningHourglass {
  /** Given in all. */
  readonly seconds: number;
  /** When it began and, if it has stopped, when, by the clock of `Date.now()`. */
  readonly since: number;
  readonly stopped: number | undefined;
}

/** The glasses of the box that make up a time: those of 30 seconds first, then one of 15; else one of its own. */
export function glassesOf(seconds: number): readonly number[] {
  if (seconds % SHORT !== 0 || seconds > MOST * LONG) return [seconds];
  const longs = Array<number>(Math.floor(seconds / LONG)).fill(LONG);
  return seconds % LONG ? [...longs, SHORT] : longs;
}

/** What has a limit: a question, or a scene that hurries its viewer. */
type TimeLimit = Pick<TableQuestion, 'clock' | 'limit'>;

/** The hourglass of a question, or null without a limit. `received` is when the clocks were received. */
export function hourglass({ clock: name, limit }: TimeLimit, clocks: readonly Clock[], received: number): RunningHourglass | null {
  const clock = clocks.find((each) => each.name === name);
  if (name === '' || limit <= 0 || clock === undefined) return null;
  return {
    seconds: limit / 1000,
    since: received - (limit - clock.left),
    stopped: clock.runs ? undefined : received,
  };
}
