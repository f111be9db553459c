/** What has just come to the board or to a seat: it flies in from where it was. */
import type { Scene } from '../wire';
import { animateGain, findGains, type Gain } from './painted/gains';
import { flyPieces } from './pieceMotion';

/** More new pieces than this are a new position, not a move. */
const MOST = 24;

/** Lets the pieces of other players' moves fly in from their seats. */
export class IncomingPieces {
  #known = new Set<string>();
  #isFirst = true;

  /** Compares a scene that is now on the page with the one before it. */
  show(page: HTMLElement | undefined, scene: Scene | null, ownSeat: number | null): void {
    const pieces = scene?.pieces ?? [];
    const fresh = pieces.filter(
      (piece) => !this.#known.has(piece.id) && piece.tags.includes('last') && piece.seat !== ownSeat,
    );
    const skip = this.#isFirst || fresh.length > MOST;
    this.#known = new Set(pieces.map((piece) => piece.id));
    this.#isFirst = scene === null;
    if (skip || page === undefined) return;
    for (const seat of new Set(fresh.map((piece) => piece.seat))) {
      const from = page.querySelector(`.seats [data-seat="${seat}"]`);
      const flying = fresh
        .filter((piece) => piece.seat === seat)
        .map((piece) => page.querySelector<HTMLElement>(`.pieces [data-piece="${CSS.escape(piece.id)}"]`))
        .filter((piece) => piece != null);
      if (from) flyPieces(flying, from);
    }
  }
}

/** Lets what a seat wins fly from its pile, once its place can be seen. */
export class IncomingGains {
  #last: Scene | null = null;
  #waiting: Gain[] = [];

  /** Notes what was won since the last scene; without a page it waits. */
  show(page: HTMLElement | undefined, scene: Scene | null, ownSeat: number | null): void {
    this.#waiting = [...this.#waiting, ...findGains(this.#last, scene)];
    this.#last = scene;
    if (!page) return;
    for (const gain of this.#waiting) animateGain(page, gain, gain.seat === ownSeat);
    this.#waiting = [];
  }
}
