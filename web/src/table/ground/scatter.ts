/** How strewn pieces are laid out on a screen: chosen once for a game, then only scaled. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** Across and down have changed places. */
  readonly turned: boolean;
  /** How much wider and higher than it was dealt. */
  readonly x: number;
  readonly y: number;
}

/** Pieces never lie farther apart than this many times as far as they were dealt. */
const MOST = 1.5;

function rotateSize({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** Pixels a unit at which all of a size can be seen. */
export function fittingScale(size: Size, port: Size): number {
  return Math.min(port.width / size.width, port.height / size.height);
}

/** What suits a window best: the pieces as large as can be, then the room between them. */
export function chooseLayout(ground: Size, port: Size): Layout {
  const turned = fittingScale(rotateSize(ground), port) > fittingScale(ground, port);
  const { width, height } = turned ? rotateSize(ground) : ground;
  const scale = fittingScale({ width, height }, port);
  return {
    turned,
    x: Math.min(MOST, port.width / scale / width),
    y: Math.min(MOST, port.height / scale / height),
  };
}

/** How large the table is when it is spread so, in its own units. */
export function layoutSize(ground: Size, { turned, x, y }: Layout): Size {
  const { width, height } = turned ? rotateSize(ground) : ground;
  return { width: width * x, height: height * y };
}

/** Where a point of the table comes to lie. */
export function layoutPoint(
  [x, y]: readonly [number, number],
  spread: Layout,
): readonly [number, number] {
  return spread.turned ? [y * spread.x, x * spread.y] : [x * spread.x, y * spread.y];
}
