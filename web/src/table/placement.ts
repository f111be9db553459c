/**
 * Pieces on their way from a rack to the board, before the table hears of them.
 *
 * A placement is a value; every act gives the next one. It says nothing about what is allowed:
 * that is the referee's business.
 */
import type { LayGesture, Piece, PiecePlacement } from '../wire';
import { isHoldable, isLayable, isWild, nameOf, type Ground } from './placementGround';

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

export function pieceOn(placement: Placement, cell: string): PiecePlacement | null {
  return placement.placings.find((placing) => placing.cell === cell) ?? null;
}

export function isLaid(placement: Placement, piece: string): boolean {
  return placement.placings.some((placing) => placing.piece === piece);
}

/** The next piece of a pile that is not on the board yet; null if there is none. */
export function topOf(placement: Placement, on: Ground, pile: string): string | null {
  for (const [id, from] of on.piles) if (from === pile && !isLaid(placement, id)) return id;
  return null;
}

/** How many of a pile are left to lay. */
export function leftOf(placement: Placement, on: Ground, pile: Piece): number {
  const laid = placement.placings.filter(({ piece }) => on.piles.get(piece) === pile.id).length;
  return (pile.many ?? 1) - laid;
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

/** Takes back the piece laid last. */
export function takeLastBack(placement: Placement): Placement {
  const last = placement.placings.at(-1);
  return last === undefined ? placement : takeBack(placement, last.piece);
}

export function takeAllBack(placement: Placement): Placement {
  return { ...placement, placings: [], held: null, naming: null, total: '' };
}

/** Names the face that a laid joker stands for. */
export function nameJoker(placement: Placement, piece: string, face: string): Placement {
  const placings = placement.placings.map((placing) =>
    placing.piece === piece ? { ...placing, face } : placing,
  );
  return { ...placement, placings, naming: placement.naming === piece ? null : placement.naming };
}

/** Moves the cursor; pointing at the same cell again turns it. */
export function pointAt(placement: Placement, cell: string): Placement {
  if (placement.cursor !== cell) return { ...placement, cursor: cell };
  return { ...placement, way: placement.way === 'right' ? 'down' : 'right' };
}

/** The announced total as a number; null: none, or not a number. */
export function totalOf(placement: Placement): number | null {
  const text = placement.total.trim().replace('−', '-');
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The move as the referee and the table receive it; null while nothing is laid. */
export function gesture(placement: Placement, on: Ground): LayGesture | null {
  if (on.prompt === null || placement.placings.length === 0) return null;
  const { id } = on.prompt;
  const placings = placement.placings.map((each) => ({ ...each, piece: nameOf(on, each.piece) }));
  return { type: 'lay', prompt: id, placings, total: totalOf(placement) };
}
