import type { Scene } from '../wire';
import { isStrewn } from './zones';

/** More players than fit side by side on a phone. */
const CROWD = 5;

/** How the cards of the seats look, by the names of their classes. */
export interface SeatLook {
  /** In one row, for small screens. */
  readonly row: boolean;
  /** With a bar on the way to a goal. */
  readonly goals: boolean;
  /** With counts. */
  readonly tallied: boolean;
  /** With pictures of what was won. */
  readonly pictured: boolean;
  readonly crowd: boolean;
  /** Too narrow for a name beside its shape and score: the name is above them. */
  readonly stacked: boolean;
  /** A clock that comes and goes moves nothing. */
  readonly steady: boolean;
}

/** The look that suits a scene, its players and the screen. */
export function chooseSeatLook(scene: Scene | null, players: number, row: boolean, isPhone: boolean): SeatLook {
  const seats = scene?.seats ?? [];
  const goals = seats.some((each) => each.goal !== null);
  const pictured = seats.some((each) => each.tallies.some((one) => one.picture !== ''));
  const tallied = !pictured && seats.some((each) => each.tallies.length > 0);
  return {
    row,
    goals,
    tallied,
    pictured,
    crowd: players > CROWD,
    stacked: row && !goals && !tallied && players > 2 && (pictured || isPhone),
    steady: isStrewn(scene),
  };
}
