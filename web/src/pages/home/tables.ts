import { api, RefusedError } from '../../browser/api';
import { forgetPlace, places } from '../../browser/places';
import type { TableInfo } from '../../wire';

/** A table of this browser, and whose turn it is as seen from here. */
export interface MyTable {
  readonly info: TableInfo;
  readonly seats: readonly number[];
  /** Which of the seats at this browser is to move. */
  readonly mine: number | undefined;
}

const MOST = 8;

/** The tables of this browser, those that wait for a player here first; deleted ones are forgotten. */
export async function myTables(): Promise<readonly MyTable[]> {
  const asked = places()
    .slice(0, MOST)
    .map(async ({ table, seats }) => {
      try {
        return [toMyTable((await api.peek(table)).table, seats)];
      } catch (problem) {
        if (problem instanceof RefusedError && problem.status === 404) forgetPlace(table);
        return [];
      }
    });
  return sortTables((await Promise.all(asked)).flat());
}

export function toMyTable(info: TableInfo, seats: readonly number[]): MyTable {
  const mine = info.phase === 'playing' ? info.must.find((seat) => seats.includes(seat)) : undefined;
  return { info, seats, mine };
}

/** The scores, those of the players at this browser first; empty if the game has none. */
export function ownFirst(scores: readonly (number | null)[], seats: readonly number[]): readonly string[] {
  if (scores.some((score) => score === null)) return [];
  const order = scores.map((_, seat) => seat).sort((a, b) => Number(seats.includes(b)) - Number(seats.includes(a)));
  return order.map((seat) => String(scores[seat]).replace('-', '−'));
}

/** My turn first, then running games, then finished ones; otherwise the newest first. */
export function sortTables(tables: readonly MyTable[]): readonly MyTable[] {
  const rank = ({ info, mine }: MyTable) => (info.phase === 'over' ? 2 : mine === undefined ? 1 : 0);
  return [...tables].sort((one, other) => rank(one) - rank(other));
}
