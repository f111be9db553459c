/** The order of the pieces on a rack: shuffled, sorted or moved by hand. */
import type { Face } from '../wire';
import type { Placement } from './placement';
import type { Ground } from './placementGround';

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

/** Whether sorting would make no visible difference: equal pieces may change places. */
export function isSorted(placement: Placement, on: Ground): boolean {
  const shows = (id: string | null) => (id === null ? '' : placement.faces.get(id));
  return sortRack(placement, on).places.every((id, place) => shows(id) === shows(placement.places[place] ?? null));
}

/** Moves a rack piece to another place; the pieces in between shift by one. */
export function moveInRack(placement: Placement, piece: string, place: number): Placement {
  const from = placement.places.indexOf(piece);
  if (from < 0 || from === place || place < 0 || place >= placement.places.length) return placement;
  const places = [...placement.places];
  const [moved] = places.splice(from, 1);
  places.splice(place, 0, moved ?? null);
  return { ...placement, places };
}
