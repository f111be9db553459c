import { recall, remember } from './storage';

const KEY = 'names';
const MOST = 12;

/** Names used on this screen, the last one first. */
export function knownNames(): readonly string[] {
  const saved = recall<unknown>(KEY, []);
  return Array.isArray(saved) ? saved.filter((name) => typeof name === 'string') : [];
}

/** Remembers names in the order they sit, so that the next table can propose them again. */
export function saveNames(names: readonly string[]): void {
  const fresh = names.map((name) => name.trim()).filter(Boolean);
  const all = new Set([...fresh, ...knownNames()]);
  remember(KEY, [...all].slice(0, MOST));
}
