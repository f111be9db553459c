/** What laying needs from a scene: which pieces are whose, and which cells are free. */
import type { Lay, Piece, PutChoice, Scene, Zone } from '../wire';
import { allChoices, choicesOf } from './pieceChoices';
import { createCellFilter, idAt, isIn, placeOf, stepFrom } from './zones';

/** The empty cells; a board without an edge has no end of them. */
export interface Free {
  has(cell: string): boolean;
  readonly size: number;
}

/** The parts of a scene that matter for laying pieces. */
export interface Ground {
  prompt: Lay | null;
  rack: Zone | null;
  /** The piles shared by all, beside the rack. */
  stock: Zone | null;
  board: Zone | null;
  /** On the rack and in the piles, by id; a pile has as many as can be laid. */
  pieces: ReadonlyMap<string, Piece>;
  /** The pile that a piece comes from. */
  piles: ReadonlyMap<string, string>;
  free: Free;
  /** The sign on each occupied cell. */
  signs: ReadonlyMap<string, string>;
  /** What may be put where by a single gesture. */
  puts: readonly PutChoice[];
  /** Where typing begins until the player chooses a cell. */
  start: { readonly cursor: string; readonly way: 'right' | 'down' } | null;
}

/** The most pieces that one move takes from a pile. */
const MOST = 40;

/** The ground of a scene as one seat sees it. */
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

/** After the cell the game names, in the direction of its line; on an empty plane, the middle. */
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

/** What the game calls a piece: all of a pile have the same name. */
export function nameOf(on: Ground, piece: string): string {
  return on.piles.get(piece) ?? piece;
}

/** Whether a piece may be laid now. */
export function isLayable(on: Ground, piece: string): boolean {
  return on.prompt !== null && on.prompt.pieces.includes(nameOf(on, piece));
}

/** Whether a piece may be picked up, to lay it or to put it somewhere. */
export function isHoldable(on: Ground, piece: string): boolean {
  return isLayable(on, piece) || choicesOf(on.puts, nameOf(on, piece)).length > 0;
}

export function isWild(on: Ground, piece: string): boolean {
  return on.pieces.get(piece)?.face.role === 'wild';
}
