/** What an update leaves of the pieces being laid, and where the rack's pieces go. */
import type { Face, PiecePlacement } from '../wire';
import { isLaid, takeAllBack, type Placement } from './placement';
import { isLayable, type Ground } from './placementGround';
import { isIn } from './zones';

/** The placement after an update, and the pieces that had to go back to the rack. */
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

/** Whether the board now shows every laid piece: the move was made. */
function isPlayed(placement: Placement, on: Ground): boolean {
  const shows = ({ piece, face }: PiecePlacement) => face || placement.faces.get(piece)?.split(' ')[1];
  return (
    placement.placings.length > 0 &&
    placement.placings.every((placing) => on.signs.get(placing.cell) === shows(placing))
  );
}

/** The placement once its laid pieces have left the rack. */
function removePlaced(placement: Placement): Placement {
  const places = placement.places.map((id) => (id !== null && isLaid(placement, id) ? null : id));
  return { ...takeAllBack(placement), places, cursor: null };
}

/** The rack after an update; a piece whose id has gone is replaced by one with the same face. */
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
