/** Several people at one screen: whose eyes it shows, and when it has to be passed on. */
import type { TableInfo } from '../wire';

/** The first of this screen's seats whose move the game waits for. */
function awaitedSeat(table: TableInfo): number | null {
  return table.seats.find((seat) => table.must.includes(seat)) ?? null;
}

function needsCurtain(table: TableInfo): boolean {
  const isOn = table.phase === 'playing' || table.phase === 'paused';
  return isOn && table.secret && table.seats.length > 1;
}

/** The seat the curtain waits for; `eyes` is the seat that looks now, `hangs` the one it waited for before. */
export function curtainFor(
  table: TableInfo,
  eyes: number | null,
  hangs: number | null,
): number | null {
  if (!needsCurtain(table)) return null;
  if (hangs !== null) return awaitedSeat(table) ?? hangs;
  const next = awaitedSeat(table);
  if (next === null || next === eyes) return null;
  return eyes !== null && table.must.includes(eyes) ? null : next;
}

/** Whose eyes the screen shows while no curtain hangs. */
export function eyesFor(table: TableInfo, eyes: number | null): number | null {
  const { seats } = table;
  if (seats.length === 0) return null;
  if (seats.length === 1) return seats[0] ?? null;
  if (eyes !== null && seats.includes(eyes) && (table.secret || table.must.includes(eyes))) {
    return eyes;
  }
  const keeps = eyes !== null && seats.includes(eyes) ? eyes : null;
  return table.secret ? keeps : (awaitedSeat(table) ?? keeps ?? seats[0] ?? null);
}
