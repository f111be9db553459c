import { hasPlaces, type System } from './systems';

/** What a key means on tiles: a sign, back, or −1 and 1 for the place before and after. */
export type TileKey = { readonly sign: string } | 'back' | -1 | 1 | undefined;

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The keys of the tray, place by place. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** A key that is a sign itself is that sign; others press the tile in their place. */
export function parseKey(event: KeyPress, system: System, signs: readonly string[]): TileKey {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (key === 'Backspace') return 'back';
  const step = STEPS[key];
  if (step !== undefined) return isAcross(key) || hasPlaces(system) ? step : undefined;
  const own = signs.find((sign) => sign === key || sign === key.toUpperCase());
  const placed = system === 'binary' ? undefined : signs[PLACES.indexOf(key === '−' ? '-' : key)];
  const sign = own ?? placed;
  return sign === undefined ? undefined : { sign };
}

function isAcross(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}
