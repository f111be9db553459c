/** The shapes of the seats as tiles on a field of eight by eight. */

const SHAPES = [
  ['..####..', '.######.', '########', '########', '########', '########', '.######.', '..####..'],
  ['########', '########', '########', '########', '########', '########', '########', '########'],
  ['...##...', '...##...', '..####..', '..####..', '.######.', '.######.', '########', '########'],
  ['..####..', '.######.', '.######.', '########', '########', '.######.', '.######.', '..####..'],
  ['...##...', '..####..', '.######.', '########', '########', '.######.', '..####..', '...##...'],
  ['...##...', '..####..', '.######.', '########', '########', '.######.', '.######.', '.######.'],
] as const;

export interface Tile {
  readonly x: number;
  readonly y: number;
}

/** The tiles of a seat's shape in the order in which they are laid: from the foot up. */
export function mosaic(seat: number): readonly Tile[] {
  const shape = SHAPES[seat % SHAPES.length] ?? SHAPES[0];
  const tiles = shape.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '#' ? [{ x, y }] : [])),
  );
  return tiles.toSorted((a, b) => b.y - a.y || a.x - b.x);
}
