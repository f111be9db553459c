/** The window through which a table with strewn pieces is seen. */
import type { Zone } from '../../wire';
import { centre, frame } from '../geometry';
import { keptSpread } from './kept';
import { centred, revealing, settled, sight, zoomed, type Look } from './look';
import { fitting, spreadFor, spreadPoint, spreadSize, type Size, type Spread } from './spread';

/** A finger needs this many pixels; what it has enlarged is a little larger, at most so large. */
const FINGER = 44;
const NEAR = 52;
const MOST = 88;
/** A tap this far from the middle of a piece, in diameters, still means it. */
const REACH = 0.9;
const WHOLE: Look = { times: 1, x: 0, y: 0 };

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** How far what lies there is turned. */
  readonly angle: number;
}

export class GroundView {
  width = $state(0);
  height = $state(0);
  /** Softly, so that the eye can follow; not under fingers. */
  isGliding = $state(false);
  #look = $state.raw<Look>(WHOLE);
  #spread = $state.raw<Spread | null>(null);
  #zone: () => Zone;
  #port: HTMLElement | null = null;

  #ground: Size = $derived.by(() => this.#zone().ground ?? { width: 1, height: 1 });
  isReady = $derived.by(() => this.#spread !== null && this.width > 0);
  #units = $derived.by(() =>
    this.#spread === null ? this.#ground : spreadSize(this.#ground, this.#spread),
  );
  /** Pixels a unit when all of it is seen. */
  scale = $derived.by(() => (this.width > 0 ? fitting(this.#units, this.port) : 0));
  size: Size = $derived({ width: this.#units.width * this.scale, height: this.#units.height * this.scale });
  /** Of a piece, in pixels when all is seen. */
  diameter = $derived.by(() => {
    const first = this.#zone().cells[0];
    return first === undefined ? 0 : frame(first.shape).width * this.scale;
  });
  spots: readonly Spot[] = $derived.by(() => {
    const spread = this.#spread;
    if (spread === null) return [];
    return this.#zone().cells.map((cell) => {
      const [x, y] = spreadPoint(centre(cell.shape), spread);
      return { id: cell.id, x: x * this.scale, y: y * this.scale, angle: cell.angle };
    });
  });
  at = $derived(new Map(this.spots.map((spot) => [spot.id, spot])));
  look = $derived.by(() => settled(this.#look, this.size, this.port));
  sight = $derived.by(() => sight(this.look, this.port));
  isNear = $derived(this.look.times > 1.01);
  /** Pieces are too small for a finger. */
  isSmall = $derived(this.diameter * this.look.times < FINGER);

  get port(): Size {
    return { width: this.width, height: this.height };
  }

  constructor(zone: () => Zone, table: () => string) {
    this.#zone = zone;
    $effect.pre(() => {
      if (this.#spread !== null || this.width === 0 || zone().cells.length === 0) return;
      this.#spread = keptSpread(table(), () => spreadFor(this.#ground, this.port));
    });
  }

  /** Looks through this window: an attachment. */
  through = (port: HTMLElement): (() => void) => {
    this.#port = port;
    const watch = new ResizeObserver(() => {
      this.width = port.clientWidth;
      this.height = port.clientHeight;
    });
    watch.observe(port);
    return () => watch.disconnect();
  };

  #most(): number {
    return Math.max(1, MOST / Math.max(1, this.diameter));
  }

  #set(look: Look, glides: boolean): void {
    this.isGliding = glides;
    this.#look = settled(look, this.size, this.port);
  }

  #inPort(clientX: number, clientY: number): readonly [number, number] {
    const box = this.#port?.getBoundingClientRect();
    return box === undefined ? [0, 0] : [clientX - box.x, clientY - box.y];
  }

  /** Where a spot is now, told from the middle of the window, and how large its piece. */
  fromMiddle(id: string): { x: number; y: number; size: number } | null {
    const spot = this.at.get(id);
    if (spot === undefined) return null;
    const { times, x, y } = this.look;
    return {
      x: x + spot.x * times - this.width / 2,
      y: y + spot.y * times - this.height / 2,
      size: this.diameter * times,
    };
  }

  push = (dx: number, dy: number): void => {
    const { times, x, y } = this.look;
    this.#set({ times, x: x + dx, y: y + dy }, false);
  };

  zoom = (to: number, clientX: number, clientY: number): void => {
    const times = Math.min(Math.max(to, 1), this.#most());
    this.#set(zoomed(this.look, times, this.#inPort(clientX, clientY)), false);
  };

  /** So near that a finger finds it, with this spot in the middle. */
  near(id: string): void {
    const spot = this.at.get(id);
    const times = Math.max(this.look.times, NEAR / Math.max(1, this.diameter));
    if (spot) this.#set(centred(times, [spot.x, spot.y], this.port), true);
  }

  /** A part of the table in the middle, as large as now. */
  goTo(x: number, y: number): void {
    this.#set(centred(this.look.times, [x, y], this.port), true);
  }

  whole(): void {
    this.#set(WHOLE, true);
  }

  /** Brings a spot into sight. */
  reveal(id: string): void {
    const spot = this.at.get(id);
    if (!spot || !this.isNear) return;
    this.#set(revealing(this.look, [spot.x, spot.y], this.diameter * this.look.times, this.port), true);
  }

  /** The piece a point of the page means: the nearest of these, if it is near enough. */
  nearest(clientX: number, clientY: number, among: (id: string) => boolean): string | null {
    const [px, py] = this.#inPort(clientX, clientY);
    const { times, x, y } = this.look;
    let best: string | null = null;
    let least = Math.max(this.diameter * REACH, FINGER / 2 / times);
    for (const spot of this.spots) {
      const far = Math.hypot((px - x) / times - spot.x, (py - y) / times - spot.y);
      if (far < least && among(spot.id)) [best, least] = [spot.id, far];
    }
    return best;
  }
}
