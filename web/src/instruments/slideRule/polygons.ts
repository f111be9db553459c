/** Regular polygons of side 1, as the back of the rule lists them. */
export const polygons = [
  'triangle', 'square', 'pentagon', 'hexagon', 'heptagon', 'octagon',
  'nonagon', 'decagon', 'hendecagon', 'dodecagon', 'tridecagon', 'tetradecagon',
] as const;

const FEWEST = 3;

export interface Polygon {
  readonly name: (typeof polygons)[number];
  readonly sides: number;
  /** In degrees. */
  readonly angle: number;
  readonly sum: number;
  readonly diagonals: number;
  readonly apothem: number;
  readonly radius: number;
  readonly area: number;
  /** Corners for an SVG polygon in a box of 30 round the middle, the base lying flat. */
  readonly points: string;
}

/** All of them. */
export function regular(): readonly Polygon[] {
  return polygons.map((name, place) => {
    const sides = place + FEWEST;
    const half = Math.PI / sides;
    const apothem = 1 / (2 * Math.tan(half));
    return {
      name,
      sides,
      angle: ((sides - 2) * 180) / sides,
      sum: (sides - 2) * 180,
      diagonals: (sides * (sides - 3)) / 2,
      apothem,
      radius: 1 / (2 * Math.sin(half)),
      area: (sides * apothem) / 2,
      points: outline(sides),
    };
  });
}

function outline(sides: number): string {
  return Array.from({ length: sides }, (_, corner) => {
    const turn = ((2 * corner + 1) * Math.PI) / sides;
    return `${(13 * Math.sin(turn)).toFixed(2)},${(13 * Math.cos(turn)).toFixed(2)}`;
  }).join(' ');
}
