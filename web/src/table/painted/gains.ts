/** What has come to a seat, and from which pile. */
import type { Scene } from '../../wire';
import { motionIsLess } from '../motion';

const FLIGHT = { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' };

export interface Gain {
  readonly seat: number;
  /** The sign of its place. */
  readonly sign: string;
  /** The cell of the pile it came from. */
  readonly pile: string;
}

/** The places that were filled between two scenes, where a pile shows the same picture. */
export function findGains(before: Scene | null, after: Scene | null): Gain[] {
  const piles = new Map((after?.pieces ?? []).filter(({ many }) => many !== null).map((pile) => [pile.face.picture, pile.cell]));
  return (after?.seats ?? []).flatMap(({ tallies }, seat) =>
    tallies.flatMap(({ sign, many, goal, picture }) => {
      const had = before?.seats[seat]?.tallies.find((each) => each.picture === picture)?.many;
      const pile = piles.get(picture);
      return goal !== null && had !== undefined && many > had && pile !== undefined ? [{ seat, sign, pile }] : [];
    }),
  );
}

/** Lets a won thing fly from its pile to its place, wherever on the page that is. */
export function animateGain(page: Element, { seat, sign, pile }: Gain, isOwn: boolean): void {
  const from = page.querySelector(`[data-painted] [data-heap="${CSS.escape(pile)}"]`)?.getBoundingClientRect();
  if (from === undefined || from.width === 0 || motionIsLess() || document.hidden) return;
  const homes = `[data-seat="${seat}"]${isOwn ? ', .hand' : ''}`;
  const places = page.querySelectorAll<HTMLElement>(`:is(${homes}) [data-tally="${CSS.escape(sign)}"] .picture`);
  for (const place of places) {
    const to = place.getBoundingClientRect();
    if (to.width === 0) continue;
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
    place.animate([{ transform: start }, { transform: 'none' }], FLIGHT);
  }
}
