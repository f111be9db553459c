/** A move that could have been made, as pieces in a row. */
import { lineOf } from '../table/lines';
import { isIn } from '../table/zones';
import type { Face, Piece, Scene } from '../wire';

export interface LinePiece {
  readonly face: Face;
  readonly joker: boolean;
  /** Whether the move lays it. */
  readonly isNew: boolean;
}

/** The line that a move's pieces make with those on the board; empty if they are not in a line. */
export function findBestLine(scene: Scene, laid: readonly Piece[]): readonly LinePiece[] {
  const first = laid[0]?.cell;
  const zone = scene.zones.find((each) => first !== undefined && isIn(each, first));
  if (zone === undefined || zone.kind !== 'board' || zone.ground) return [];
  const fresh = new Map(laid.map((piece) => [piece.cell, piece]));
  const there = new Map(scene.pieces.map((piece) => [piece.cell, piece]));
  const at = (id: string) => fresh.get(id) ?? there.get(id);
  const line = lineOf(zone, [...fresh.keys()], (id) => at(id) !== undefined);
  return (line ?? []).flatMap((id) => {
    const piece = at(id);
    return piece ? [{ face: piece.face, joker: piece.tags.includes('joker'), isNew: fresh.has(id) }] : [];
  });
}
