/** Laying pieces by typing their signs. */
import { isLaid, lay, nameJoker, pieceOn, type Placement } from './placement';
import { isLayable, type Ground } from './placementGround';
import { signsOf, WILD_KEY } from './signKeys';
import { stepFrom } from './zones';

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

/** The first free cell from the cursor in the direction of typing. */
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
