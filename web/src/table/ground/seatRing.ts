/** Who sits where around a table: clockwise, with oneself at the foot. */

export interface SeatPosition {
  readonly seat: number;
  readonly name: string;
}

/** The seats from one's own on, as they play; a spectator begins with the first. */
export function clockwiseSeats(order: readonly number[], own: number | null): number[] {
  const first = Math.max(0, order.indexOf(own ?? -1));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** Where on the rim the one of that place sits: the first below, the others above from the left. */
export function positionAt(place: number, many: number): string {
  if (place === 0) return '--at:50%;bottom:5px';
  return `--at:${((place - 0.5) / (many - 1)) * 100}%;top:0`;
}
