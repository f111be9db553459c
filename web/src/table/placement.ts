/**
 * Pieces on their way from a rack to the board, before anything is said to the table.
 *
 * A laying is a value; every act gives the next one. It knows which pieces are whose and which
 * cells are free, and nothing about what is allowed: that is the referee's business.
 */
import type { Face, LayGesture, Lay, Piece, PiecePlacement, PutChoice, Scene, Zone } from '../wire';
import { choicesOf, allChoices } from './pieceChoices';
import { signsOf, WILD_KEY } from './signKeys';
import { createCellFilter, idAt, isIn, placeOf, stepFrom } from './zones';

export interface Placement {
  /** The rack from left to right; a piece keeps its place, null is an empty one. */
  places: readonly (string | null)[];
  /** What the pieces of the rack showed, so that another with the same face can take over. */
  faces: ReadonlyMap<string, string>;
  /** In the order in which they were laid. */
  placings: readonly PiecePlacement[];
  cursor: string | null;
  /** Where typing goes. */
  way: 'right' | 'down';
  /** The piece in the hand. */
  held: string | null;
  /** The laid piece that still has to be named. */
  naming: string | null;
  /** What is typed as the announced total. */
  total: string;
}

/** Cells on which nothing lies; of a board without an edge there is no end of them. */
export interface Free {
  has(cell: string): boolean;
  readonly size: number;
}

/** What of a scene concerns laying. */
export interface Ground {
  prompt: Lay | null;
  rack: Zone | null;
  /** Everybody's piles, beside the rack. */
  stock: Zone | null;
  board: Zone | null;
  /** On the rack and in the piles, by id; a pile has as many as can be laid. */
  pieces: ReadonlyMap<string, Piece>;
  /** The pile that a piece comes from. */
  piles: ReadonlyMap<string, string>;
  free: Free;
  /** What lies on the others. */
  signs: ReadonlyMap<string, string>;
  /** What may be put where by a single gesture. */
  puts: readonly PutChoice[];
  /** Where typing begins before anybody says so. */
  start: { readonly cursor: string; readonly way: 'right' | 'down' } | null;
}

/** Nobody lays more of one pile at once. */
const MOST = 40;

export const NOTHING_LAID: Placement = {
  places: [],
  faces: new Map(),
  placings: [],
  cursor: null,
  way: 'right',
  held: null,
  naming: null,
  total: '',
};

/** The ground of a scene for the seat that looks at it. */
export function ground(scene: Scene, seat: number | null): Ground {
  const prompt = scene.prompts.find((each): each is Lay => each.type === 'lay') ?? null;
  const own = (zone: Zone) => zone.kind === 'rack' && zone.seat === seat && seat !== null;
  const rack = scene.zones.find((zone) => (prompt ? zone.id === prompt.rack : own(zone))) ?? null;
  const isBoard = (zone: Zone) => (prompt ? zone.id === prompt.board : zone.kind === 'board');
  const board = scene.zones.find(isBoard) ?? null;
  const isStock = (zone: Zone) => (prompt?.stock ? zone.id === prompt.stock : zone.kind === 'stock');
  const stock = scene.zones.find(isStock) ?? null;
  const places = new Set(rack?.cells.map((cell) => cell.id));
  const heaps = new Set(stock?.cells.map((cell) => cell.id));
  const pieces = new Map<string, Piece>();
  const piles = new Map<string, string>();
  const signs = new Map<string, string>();
  for (const piece of scene.pieces) {
    if (places.has(piece.cell)) pieces.set(piece.id, piece);
    else if (heaps.has(piece.cell)) addPile(piece, pieces, piles);
    else signs.set(piece.cell, piece.face.sign);
  }
  return {
    prompt,
    rack,
    stock,
    board,
    pieces,
    piles,
    signs,
    free: freeCells(prompt, board, signs),
    puts: allChoices(scene),
    start: startOf(scene, prompt, board, signs),
  };
}

/** Each piece of a pile gets an id of its own, so that it can be laid, moved and taken back. */
function addPile(pile: Piece, pieces: Map<string, Piece>, piles: Map<string, string>): void {
  const count = Math.min(pile.many ?? 1, MOST);
  for (let number = 1; number <= count; number += 1) {
    const id = `${pile.id} #${number}`;
    pieces.set(id, { ...pile, id });
    piles.set(id, pile.id);
  }
}

function freeCells(prompt: Lay | null, board: Zone | null, signs: ReadonlyMap<string, string>): Free {
  if (board?.plane && (prompt === null || prompt.cells.length === 0)) {
    return { has: (cell) => !signs.has(cell) && isIn(board, cell), size: Infinity };
  }
  const cells = prompt ? prompt.cells : (board?.cells ?? []).map((cell) => cell.id);
  return new Set(cells.filter((id) => !signs.has(id)));
}

/** Behind the cell the game names, the way its line goes; on an empty plane, in the middle. */
function startOf(
  scene: Scene,
  prompt: Lay | null,
  board: Zone | null,
  signs: ReadonlyMap<string, string>,
): Ground['start'] {
  if (prompt === null || board === null) return null;
  if (prompt.after !== '') {
    const way = wayOf(scene, board, prompt.after, signs);
    const cursor = stepFrom(board, prompt.after, way);
    return cursor === null ? null : { cursor, way };
  }
  const isOn = createCellFilter(board);
  const isEmpty = board.plane !== null && ![...signs.keys()].some(isOn);
  return isEmpty ? { cursor: idAt(0, 0), way: 'right' } : null;
}

function wayOf(
  scene: Scene,
  board: Zone,
  cell: string,
  signs: ReadonlyMap<string, string>,
): 'right' | 'down' {
  const bands = scene.bands.filter((band) => band.last === cell && band.first !== cell);
  const band = bands.find((each) => each.tags.includes('last')) ?? bands[0];
  const [first, last] = [placeOf(band?.first ?? ''), placeOf(cell)];
  if (first !== null && last !== null) return first[0] === last[0] ? 'down' : 'right';
  const before = stepFrom(board, cell, 'left');
  const above = stepFrom(board, cell, 'up');
  const isAcross = before !== null && signs.has(before);
  return !isAcross && above !== null && signs.has(above) ? 'down' : 'right';
}

/** After an update: the laying that still stands, and what had to go back to the rack. */
export function reconcile(before: Placement, on: Ground): { placement: Placement; returned: PiecePlacement[] } {
  const placement = isPlayed(before, on) ? removePlaced(before) : before;
  const owned = placement.placings.filter(
    ({ piece }) => on.pieces.has(piece) && (on.prompt === null || isLayable(on, piece)),
  );
  const placings = owned.filter(({ cell }) => on.free.has(cell));
  const returned = owned.filter(({ cell }) => !on.free.has(cell));
  const laid = new Set(placings.map(({ piece }) => piece));
  const isKept = placement.cursor !== null && on.board !== null && isIn(on.board, placement.cursor);
  return {
    returned,
    placement: {
      ...placement,
      places: matchRack(placement, on),
      faces: new Map([...on.pieces].map(([id, piece]) => [id, faceKey(piece.face)])),
      placings: placings.length === placement.placings.length ? placement.placings : placings,
      cursor: isKept ? placement.cursor : (on.start?.cursor ?? null),
      way: isKept ? placement.way : (on.start?.way ?? placement.way),
      held: placement.held !== null && on.pieces.has(placement.held) ? placement.held : null,
      naming: placement.naming !== null && laid.has(placement.naming) ? placement.naming : null,
      total: on.prompt?.total == null ? '' : placement.total,
    },
  };
}

function faceKey(face: Face): string {
  return `${face.role} ${face.sign}`;
}

/** Whether everything laid lies on the board now: the move was made. */
function isPlayed(placement: Placement, on: Ground): boolean {
  const shows = ({ piece, face }: PiecePlacement) => face || placement.faces.get(piece)?.split(' ')[1];
  return (
    placement.placings.length > 0 &&
    placement.placings.every((placing) => on.signs.get(placing.cell) === shows(placing))
  );
}

/** The laid pieces are gone from the rack. */
function removePlaced(placement: Placement): Placement {
  const places = placement.places.map((id) => (id !== null && isLaid(placement, id) ? null : id));
  return { ...takeAllBack(placement), places, cursor: null };
}

/** Ids may tell equal pieces apart no longer; then one with the same face takes the place. */
function matchRack(placement: Placement, on: Ground): (string | null)[] {
  const slots = new Map(on.rack?.cells.map((cell, index) => [cell.id, index]));
  const places = placement.places.map((id) => (id !== null && on.pieces.has(id) ? id : null));
  const fresh = [...on.pieces.values()]
    .filter((piece) => slots.has(piece.cell) && !places.includes(piece.id))
    .sort((a, b) => (slots.get(a.cell) ?? 0) - (slots.get(b.cell) ?? 0));
  placement.places.forEach((id, place) => {
    if (id === null || places[place] !== null) return;
    const twin = fresh.findIndex((piece) => faceKey(piece.face) === placement.faces.get(id));
    if (twin >= 0) places[place] = fresh.splice(twin, 1)[0]?.id ?? null;
  });
  const size = on.rack?.cells.length ?? 0;
  while (places.length < size) places.push(null);
  for (const { id } of fresh) {
    const gap = places.indexOf(null);
    if (gap < 0) places.push(id);
    else places[gap] = id;
  }
  while (places.length > size && places.includes(null)) places.splice(places.lastIndexOf(null), 1);
  return places;
}

export function pieceOn(placement: Placement, cell: string): PiecePlacement | null {
  return placement.placings.find((placing) => placing.cell === cell) ?? null;
}

export function isLaid(placement: Placement, piece: string): boolean {
  return placement.placings.some((placing) => placing.piece === piece);
}

/** What the game calls a piece: all of a pile have the same name. */
export function nameOf(on: Ground, piece: string): string {
  return on.piles.get(piece) ?? piece;
}

/** Whether a piece may be laid at all just now. */
export function isLayable(on: Ground, piece: string): boolean {
  return on.prompt !== null && on.prompt.pieces.includes(nameOf(on, piece));
}

/** Whether a piece may be taken into the hand: to lay it, or to put it somewhere. */
export function isHoldable(on: Ground, piece: string): boolean {
  return isLayable(on, piece) || choicesOf(on.puts, nameOf(on, piece)).length > 0;
}

/** The next piece of a pile that does not lie on the board yet; null: there is none. */
export function topOf(placement: Placement, on: Ground, pile: string): string | null {
  for (const [id, from] of on.piles) if (from === pile && !isLaid(placement, id)) return id;
  return null;
}

/** How many of a pile are left to lay. */
export function leftOf(placement: Placement, on: Ground, pile: Piece): number {
  const laid = placement.placings.filter(({ piece }) => on.piles.get(piece) === pile.id).length;
  return (pile.many ?? 1) - laid;
}

export function isWild(on: Ground, piece: string): boolean {
  return on.pieces.get(piece)?.face.role === 'wild';
}

/** Takes a piece into the hand, or lets go of it. */
export function hold(placement: Placement, on: Ground, piece: string | null): Placement {
  if (piece === null || piece === placement.held) return { ...placement, held: null };
  return isHoldable(on, piece) ? { ...placement, held: piece } : placement;
}

/** Lays a piece on a cell; it may come from the rack or from another cell. */
export function lay(placement: Placement, on: Ground, piece: string, cell: string, face = ''): Placement {
  const there = pieceOn(placement, cell);
  const isFree = on.free.has(cell) && (there === null || there.piece === piece);
  if (!isFree || !isLayable(on, piece)) return placement;
  const before = placement.placings.find((placing) => placing.piece === piece);
  const named = face || before?.face || '';
  const placings = placement.placings.filter((placing) => placing.piece !== piece);
  const naming = isWild(on, piece) && named === '' ? piece : null;
  return {
    ...placement,
    placings: [...placings, { piece, cell, face: named }],
    held: null,
    naming: naming ?? placement.naming,
    cursor: cell,
  };
}

/** Takes one piece back to its place in the rack. */
export function takeBack(placement: Placement, piece: string): Placement {
  const gone = placement.placings.find((placing) => placing.piece === piece);
  if (gone === undefined) return placement;
  return {
    ...placement,
    placings: placement.placings.filter((placing) => placing !== gone),
    naming: placement.naming === piece ? null : placement.naming,
    held: placement.held === piece ? null : placement.held,
    cursor: gone.cell,
  };
}

/** Takes back what was laid last. */
export function takeLastBack(placement: Placement): Placement {
  const last = placement.placings.at(-1);
  return last === undefined ? placement : takeBack(placement, last.piece);
}

export function takeAllBack(placement: Placement): Placement {
  return { ...placement, placings: [], held: null, naming: null, total: '' };
}

/** Says what a laid joker is to be. */
export function nameJoker(placement: Placement, piece: string, face: string): Placement {
  const placings = placement.placings.map((placing) =>
    placing.piece === piece ? { ...placing, face } : placing,
  );
  return { ...placement, placings, naming: placement.naming === piece ? null : placement.naming };
}

/** Moves the cursor; once more on the same cell, it turns. */
export function pointAt(placement: Placement, cell: string): Placement {
  if (placement.cursor !== cell) return { ...placement, cursor: cell };
  return { ...placement, way: placement.way === 'right' ? 'down' : 'right' };
}

export interface TypedKey {
  placement: Placement;
  /** The key meant a sign, but no piece shows it. */
  missing: boolean;
}

/** Lays the piece a key stands for at the cursor, skipping what is there; null: not our key. */
export function typeKey(placement: Placement, on: Ground, key: string): TypedKey | null {
  if (on.prompt === null) return null;
  const signs = key === WILD_KEY ? [] : signsOf(key);
  if (placement.naming !== null) {
    const face = on.prompt.faces.find((each) => signs.includes(each.sign));
    return face === undefined
      ? null
      : { placement: nameJoker(placement, placement.naming, face.sign), missing: false };
  }
  if (key !== WILD_KEY && signs.length === 0) return null;
  const piece = pieceFor(placement, on, key, signs);
  if (piece === null) return isSign(on, key, signs) ? { placement, missing: true } : null;
  const cell = freeFrom(placement, on);
  if (cell === null) return null;
  const after = lay(placement, on, piece, cell);
  const ahead = freeFrom({ ...after, cursor: nextCell(after, on, cell) }, on);
  return { placement: { ...after, cursor: ahead ?? cell }, missing: false };
}

function pieceFor(placement: Placement, on: Ground, key: string, signs: string[]): string | null {
  for (const id of [...placement.places, ...on.piles.keys()]) {
    if (id === null || isLaid(placement, id) || !isLayable(on, id)) continue;
    const face = on.pieces.get(id)?.face;
    if (face === undefined) continue;
    if (key === WILD_KEY ? face.role === 'wild' : signs.includes(face.sign)) return id;
  }
  return null;
}

/** Whether a key means something that pieces of this game show. */
function isSign(on: Ground, key: string, signs: string[]): boolean {
  if (key === WILD_KEY) return false;
  const faces = [...on.pieces.values()].map((piece) => piece.face).concat(on.prompt?.faces ?? []);
  return /^[0-9]$/.test(key) || faces.some((face) => signs.includes(face.sign));
}

/** The first free cell from the cursor on, along the way of typing. */
function freeFrom(placement: Placement, on: Ground): string | null {
  let cell = placement.cursor;
  while (cell !== null && (!on.free.has(cell) || pieceOn(placement, cell) !== null)) {
    cell = nextCell(placement, on, cell);
  }
  return cell;
}

function nextCell(placement: Placement, on: Ground, cell: string): string | null {
  return on.board === null ? null : stepFrom(on.board, cell, placement.way);
}

/** The rack in another order; pieces on the board keep an empty place. */
export function shuffleRack(placement: Placement, chance: () => number): Placement {
  const places = [...placement.places];
  for (let index = places.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance() * (index + 1));
    [places[index], places[other]] = [places[other] ?? null, places[index] ?? null];
  }
  return { ...placement, places };
}

const ROLES = ['number', 'sign', 'common', 'wild', 'back'];
const SIGNS = ['+', '−', '×', '÷'];

/** Numbers first, then signs in the order they are taught, then jokers; empty places last. */
export function sortRack(placement: Placement, on: Ground): Placement {
  const rank = (id: string | null): [number, number, string] => {
    const face: Face | undefined = id === null ? undefined : on.pieces.get(id)?.face;
    if (face === undefined) return [ROLES.length, 0, ''];
    return [ROLES.indexOf(face.role), SIGNS.indexOf(face.sign), face.sign];
  };
  const places = [...placement.places].sort((a, b) => {
    const [role, sign, text] = rank(a);
    const [otherRole, otherSign, otherText] = rank(b);
    return (
      role - otherRole ||
      sign - otherSign ||
      text.localeCompare(otherText, undefined, { numeric: true })
    );
  });
  return { ...placement, places };
}

/** Whether sorting would change nothing to be seen: equal pieces may lie either way. */
export function isSorted(placement: Placement, on: Ground): boolean {
  const shows = (id: string | null) => (id === null ? '' : placement.faces.get(id));
  return sortRack(placement, on).places.every((id, place) => shows(id) === shows(placement.places[place] ?? null));
}

/** Puts a rack piece on another place of the rack; who was there moves over. */
export function moveInRack(placement: Placement, piece: string, place: number): Placement {
  const from = placement.places.indexOf(piece);
  if (from < 0 || from === place || place < 0 || place >= placement.places.length) return placement;
  const places = [...placement.places];
  const [moved] = places.splice(from, 1);
  places.splice(place, 0, moved ?? null);
  return { ...placement, places };
}

/** The announced total as a number; null: none, or not a number. */
export function totalOf(placement: Placement): number | null {
  const text = placement.total.trim().replace('−', '-');
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What the referee and the table are told; null while there is nothing to tell. */
export function gesture(placement: Placement, on: Ground): LayGesture | null {
  if (on.prompt === null || placement.placings.length === 0) return null;
  const { id } = on.prompt;
  const placings = placement.placings.map((each) => ({ ...each, piece: nameOf(on, each.piece) }));
  return { type: 'lay', prompt: id, placings, total: totalOf(placement) };
}
