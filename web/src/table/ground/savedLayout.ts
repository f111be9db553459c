/** The spread of each table on this device: a player's map of it must never change. */
import { recall, remember } from '../../browser/storage';
import type { Layout } from './scatter';

const KEY = 'spreads';
/** Tables older than these are over and forgotten. */
const MOST = 60;

type SavedLayouts = readonly (readonly [string, Layout])[];

/** The spread of a table, made now if it has none yet; without a name it is not remembered. */
export function loadLayout(table: string, make: () => Layout): Layout {
  const saved = recall<SavedLayouts>(KEY, []);
  const found = saved.find(([name]) => name === table);
  if (table === '' || found !== undefined) return found?.[1] ?? make();
  const spread = make();
  remember(KEY, [...saved.slice(1 - MOST), [table, spread]]);
  return spread;
}
