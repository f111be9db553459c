import { BAR, DOT, HOOK, hasPlaces, NOTHING, SHELL, type System, WEDGE } from './systems';

/** The tiles put together so far: signs in their places, the highest first, and where the next one goes. */
export interface Composition {
  readonly wells: readonly (readonly string[])[];
  /** The place that is chosen. */
  readonly well: number;
  /** How many signs of that place come before the next one. */
  readonly caret: number;
}

/** Why a sign cannot be put. */
export type PutProblem = 'full' | 'long';

/** Stands for a storey without any sign, so that the number is not read as a smaller one. */
const HOLE = '◌';
/** The least number of places. */
const PLACES = 2;
const LONGEST = 40;
const FIRST_STOREY = 0x1d2e0;
/** The most of each sign in one place. */
const MOST: Readonly<Partial<Record<System, Readonly<Record<string, number>>>>> = {
  mayan: { [DOT]: 4, [BAR]: 3, [SHELL]: 1 },
  babylonian: { [HOOK]: 5, [WEDGE]: 9, [NOTHING]: 1 },
  egyptian: { '𓏺': 9, '𓎆': 9, '𓍢': 9 },
};
/** A sign for nothing is alone in its place. */
const ALONE: readonly string[] = [SHELL, NOTHING];

/** A text, laid out; the lowest place is chosen. */
export function parseComposition(system: System, text: string, most = 0): Composition {
  const places = hasPlaces(system) ? (text ? text.split(' ') : []).map((place) => signsOf(system, place)) : [[...text]];
  const missing = hasPlaces(system) ? Math.max(0, PLACES - places.length) : 0;
  const wells = [...Array.from({ length: missing }, () => []), ...places];
  return addEmptyPlace(system, at(wells, wells.length - 1), most);
}

/** With an empty place above the number as long as there may be one more, and no further ones. */
export function addEmptyPlace(system: System, state: Composition, most: number): Composition {
  if (!hasPlaces(system)) return state;
  const top = state.wells.findIndex((well) => well.length > 0);
  const filled = top < 0 ? 0 : state.wells.length - top;
  const count = Math.max(PLACES, Math.min(most, filled + 1), filled);
  const more = count - state.wells.length;
  const wells = more < 0 ? state.wells.slice(-more) : [...Array.from({ length: more }, () => []), ...state.wells];
  return { wells, well: Math.max(0, state.well + more), caret: state.caret };
}

function signsOf(system: System, place: string): readonly string[] {
  const signs = [...place].filter((sign) => sign !== HOLE);
  return system === 'mayan' ? signs.flatMap(storey) : signs;
}

/** A whole storey in one sign is its dots and bars. */
function storey(sign: string): readonly string[] {
  const digit = (sign.codePointAt(0) ?? 0) - FIRST_STOREY;
  if (digit <= 0 || digit > 19) return [sign];
  return [...Array<string>(digit % 5).fill(DOT), ...Array<string>(Math.floor(digit / 5)).fill(BAR)];
}

/** The text that the referee reads. */
export function formatComposition(system: System, { wells }: Composition): string {
  if (!hasPlaces(system)) return (wells[0] ?? []).join('');
  const top = wells.findIndex((well) => well.length > 0);
  if (top < 0) return '';
  const empty = system === 'babylonian' ? NOTHING : HOLE;
  return wells
    .slice(top)
    .map((well) => sortSigns(well).join('') || empty)
    .join(' ');
}

/** The signs of a place as they are drawn: dots above bars, hooks before wedges. */
export function sortSigns(well: readonly string[]): readonly string[] {
  const rank = (sign: string) => (sign === DOT || sign === HOOK ? 0 : 1);
  return [...well].sort((one, other) => rank(one) - rank(other));
}

/** A sign put where the next one goes, or why not. */
export function putSign(system: System, state: Composition, sign: string, well = state.well, caret = caretIn(state, well)): Composition | PutProblem {
  const before = state.wells[well] ?? [];
  const isAlone = ALONE.includes(sign);
  if (hasPlaces(system) && (isAlone || before.some((each) => ALONE.includes(each)))) {
    return isAlone && before.some((each) => !ALONE.includes(each)) ? 'full' : at(withWell(state.wells, well, [sign]), well);
  }
  const count = before.filter((each) => each === sign).length;
  if (count >= (MOST[system]?.[sign] ?? Infinity)) return 'full';
  if (before.length >= LONGEST) return 'long';
  const after = [...before.slice(0, caret), sign, ...before.slice(caret)];
  return at(withWell(state.wells, well, after), well, caret + 1);
}

/** A sign taken off. */
export function removeSign(state: Composition, well: number, place: number): Composition {
  const left = (state.wells[well] ?? []).filter((_, each) => each !== place);
  return at(withWell(state.wells, well, left), well, place);
}

/** The sign before the caret taken back; where a place has none, the last one of the next place that has. */
export function removeLastSign(system: System, state: Composition): Composition {
  const here = state.wells[state.well] ?? [];
  const isImplied = system === 'babylonian' && here.join() === NOTHING && state.wells.slice(0, state.well).some((well) => well.length);
  if (state.caret > 0 && !isImplied) return removeSign(state, state.well, state.caret - 1);
  const well = state.wells.findLastIndex((each, place) => each.length > 0 && (place < state.well || (place > state.well && !here.length)));
  return well < 0 ? state : removeSign(state, well, (state.wells[well]?.length ?? 0) - 1);
}

/** Another place chosen, or the caret moved within a row, past a whole pile; −1 is up, left. */
export function moveCaret(system: System, state: Composition, by: -1 | 1): Composition {
  if (hasPlaces(system)) return at(state.wells, Math.min(Math.max(0, state.well + by), state.wells.length - 1));
  const row = state.wells[0] ?? [];
  const next = Math.min(Math.max(0, state.caret + by), row.length);
  const isInside = system === 'egyptian' && next > 0 && next < row.length && row[next - 1] === row[next];
  const to = at(state.wells, state.well, next);
  return isInside ? moveCaret(system, to, by) : to;
}

export function choosePlace(state: Composition, well: number): Composition {
  return at(state.wells, well);
}

/** Runs of equal signs of a row, each with its first place: they are drawn as piles. */
export function runs(row: readonly string[]): readonly { readonly sign: string; readonly first: number; readonly count: number }[] {
  const found: { sign: string; first: number; count: number }[] = [];
  row.forEach((sign, first) => {
    const last = found.at(-1);
    if (last?.sign === sign) last.count += 1;
    else found.push({ sign, first, count: 1 });
  });
  return found;
}

/** Equal signs arranged in rows that can be counted at a glance, the longer rows above. */
export function pileRows(count: number): readonly number[] {
  const height = count <= 3 ? 1 : count <= 8 ? 2 : 3;
  return Array.from({ length: height }, (_, row) => Math.floor((count + height - 1 - row) / height));
}

function at(wells: readonly (readonly string[])[], well: number, caret = wells[well]?.length ?? 0): Composition {
  return { wells, well, caret };
}

function caretIn(state: Composition, well: number): number {
  return well === state.well ? state.caret : (state.wells[well]?.length ?? 0);
}

function withWell(wells: readonly (readonly string[])[], well: number, signs: readonly string[]): readonly (readonly string[])[] {
  return wells.map((each, place) => (place === well ? signs : each));
}
