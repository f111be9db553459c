/** How a game went, as lines from left to right. */
import type { ReviewTurn } from '../wire';

export interface ScoreLine {
  /** Whose colour it has. */
  readonly seat: number;
  /** One value per turn, the first before any turn. */
  readonly values: readonly number[];
}

/** For two the lead of one, for more a line for each; none where there are no scores. */
export function scoreLines(turns: readonly ReviewTurn[], seats: number, leader: number): ScoreLine[] {
  const last = turns.at(-1)?.scores ?? [];
  if (turns.length === 0 || last.length !== seats || last.some((score) => score === null))
    return [];
  const scores = turns.map((turn) => turn.scores.map((score) => score ?? 0));
  if (seats === 2) {
    const other = 1 - leader;
    const leads = scores.map((row) => (row[leader] ?? 0) - (row[other] ?? 0));
    return [{ seat: leader, values: [0, ...leads] }];
  }
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: [0, ...scores.map((row) => row[seat] ?? 0)],
  }));
}

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly rim: number;
}

export type Point = readonly [number, number];

/** The lines as points of a picture; zero is always in sight. */
export function drawLines(lines: readonly ScoreLine[], size: Size): { zero: number; points: Point[][] } {
  const all = [0, ...lines.flatMap((line) => line.values)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const reach = Math.max(1, high - low);
  const tall = size.height - 2 * size.rim;
  const wide = size.width - 2 * size.rim;
  const y = (value: number) => size.rim + ((high - value) / reach) * tall;
  const points = lines.map(({ values }) =>
    values.map((value, index): Point => {
      const part = values.length > 1 ? index / (values.length - 1) : 0;
      return [size.rim + part * wide, y(value)];
    }),
  );
  return { zero: y(0), points };
}
