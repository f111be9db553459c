/** The view of a table with an edge: all of it, or a part enlarged. */
import type { Size } from './scatter';

export interface Viewport {
  /** How many times larger than when all of it is visible. */
  readonly times: number;
  /** Where its upper left corner is in the window, in pixels. */
  readonly x: number;
  readonly y: number;
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** In the middle along an axis where it fits; otherwise without a gap at either end. */
function clampAlong(at: number, size: number, port: number): number {
  return size <= port ? (port - size) / 2 : within(at, port - size, 0);
}

/** The nearest look that shows as much of the table as there is room for. */
export function clampViewport({ times, x, y }: Viewport, table: Size, port: Size): Viewport {
  return {
    times,
    x: clampAlong(x, table.width * times, port.width),
    y: clampAlong(y, table.height * times, port.height),
  };
}

/** Another size, with the point under the fingers where it was. */
export function zoomViewport(look: Viewport, times: number, [x, y]: readonly [number, number]): Viewport {
  const grows = times / look.times;
  return { times, x: x - (x - look.x) * grows, y: y - (y - look.y) * grows };
}

/** The view at a scale, with a point of the table in the middle. */
export function centreViewport(times: number, [x, y]: readonly [number, number], port: Size): Viewport {
  return { times, x: port.width / 2 - x * times, y: port.height / 2 - y * times };
}

/** Moved as little as need be, so that a point is seen with a rim around it. */
export function revealPoint(look: Viewport, [x, y]: readonly [number, number], rim: number, port: Size): Viewport {
  const along = (at: number, point: number, size: number): number => {
    const seen = at + point * look.times;
    return at + within(seen, rim, Math.max(rim, size - rim)) - seen;
  };
  return { ...look, x: along(look.x, x, port.width), y: along(look.y, y, port.height) };
}

/** The part of the table in the window, in its pixels when all of it is seen. */
export function visiblePart({ times, x, y }: Viewport, port: Size): Size & { x: number; y: number } {
  return { x: -x / times, y: -y / times, width: port.width / times, height: port.height / times };
}

/** The corner of the window farthest from a point of the table; without one, the lower left. */
export function farthestCorner(look: Viewport, point: readonly [number, number] | null, port: Size): Corner {
  if (point === null) return 'bottom-left';
  const isRight = look.x + point[0] * look.times > port.width / 2;
  const isLow = look.y + point[1] * look.times > port.height / 2;
  return `${isLow ? 'top' : 'bottom'}-${isRight ? 'left' : 'right'}`;
}
