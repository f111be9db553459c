import { recall, remember } from './storage';

/** A table at which this browser has a place; the newest comes first. */
export interface Place {
  readonly table: string;
  /** The key to the place. */
  readonly token: string;
  /** Who sits here, as far as is known. */
  readonly seats: readonly number[];
}

const KEY = 'places';
const MOST = 30;

function isPlace(value: unknown): value is Place {
  const place = value as Place | null;
  return typeof place?.table === 'string' && typeof place.token === 'string' && Array.isArray(place.seats);
}

export function places(): readonly Place[] {
  const saved = recall<unknown>(KEY, []);
  return Array.isArray(saved) ? saved.filter(isPlace) : [];
}

export function savePlace(table: string, token: string, seats: readonly number[] = []): void {
  const others = places().filter((place) => place.table !== table);
  remember(KEY, [{ table, token, seats }, ...others].slice(0, MOST));
}

export function forgetPlace(table: string): void {
  remember(KEY, places().filter((place) => place.table !== table));
}

/** The token for a table; empty: a spectator. */
export function tokenFor(table: string): string {
  return places().find((place) => place.table === table)?.token ?? '';
}

/** Saves a token that came in the address, and removes it from address and history. */
export function takeTokenFromAddress(table: string): void {
  const token = location.hash.slice(1);
  if (!/^[\w-]{16,}$/.test(token)) return;
  savePlace(table, token);
  history.replaceState(history.state, '', location.pathname + location.search);
}
