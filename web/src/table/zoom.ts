/** How much of a board a small screen shows: all of it, or a part as large as a finger needs. */

export interface Port {
  /** Of the window the board is seen through, in pixels. */
  width: number;
  height: number;
}

/** A finger needs this many pixels. */
export const FINGER = 44;

/** Pixels a unit when the whole board is seen. */
export function wholeScale(port: Port, board: Port): number {
  if (port.width <= 0 || port.height <= 0) return 0;
  return Math.min(port.width / board.width, port.height / board.height);
}

/** Pixels a unit at which a cell is as large as a finger; never less than the whole board. */
export function nearScale(port: Port, board: Port, cell: number): number {
  return Math.max(wholeScale(port, board), FINGER / cell);
}

export function within(scale: number, least: number, most: number): number {
  return Math.min(Math.max(scale, least), Math.max(least, most));
}

/** Where to scroll so that the point under the fingers stays under them. */
export function scrollToKeep(offset: number, finger: number, before: number, after: number): number {
  return ((offset + finger) / before) * after - finger;
}

/** Where to scroll so that a stretch of the board is seen, moving as little as need be. */
export function scrollToShow(offset: number, port: number, from: number, to: number, rim = 0): number {
  if (to - from + 2 * rim >= port) return (from + to - port) / 2;
  if (from - rim < offset) return from - rim;
  if (to + rim > offset + port) return to + rim - port;
  return offset;
}
