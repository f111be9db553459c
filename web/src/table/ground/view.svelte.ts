/** The window through which a table with strewn pieces is seen. */
import type { Zone } from '../../wire';
import { centre, frame } from '../geometry';
import { loadLayout } from './savedLayout';
import { centreViewport, revealPoint, clampViewport, visiblePart, zoomViewport, type Viewport } from './viewport';
import { fittingScale, chooseLayout, layoutPoint, layoutSize, type Size, type Layout } from './scatter';

/** The pixels a finger needs; an enlarged piece is a little larger, up to a limit. */
const FINGER = 44;
const NEAR = 52;
const MOST = 88;
/** A tap this far from the middle of a piece, in diameters, still means it. */
const REACH = 0.9;
const WHOLE: Viewport = { times: 1, x: 0, y: 0 };

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** How far its piece is turned. */
  readonly angle: number;
}

export class GroundView {
  width = $state(0);
  height = $state(0);
  /** Softly, so that the eye can follow; not under fingers. */
  isGliding = $state(false);
  #look = $state.raw<Viewport>(WHOLE);
  #spread = $state.raw<Layout | null>(null);
  #zone: () => Zone;
  #port: HTMLElement | null = null;

  #ground: Size = $derived.by(() => this.#zone().ground ?? { width: 1, height: 1 });
  isReady = $derived.by(() => this.#spread !== null && this.width > 0);
  #units = $derived.by(() =>
    this.#spread === null ? this.#ground : layoutSize(this.#ground, this.#spread),
  );
  /** Pixels per unit when all of it is visible. */
  scale = $derived.by(() => (this.width > 0 ? fittingScale(this.#units, this.port) : 0));
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
      const [x, y] = layoutPoint(centre(cell.shape), spread);
      return { id: cell.id, x: x * this.scale, y: y * this.scale, angle: cell.angle };
    });
  });
  at = $derived(new Map(this.spots.map((spot) => [spot.id, spot])));
  look = $derived.by(() => clampViewport(this.#look, this.size, this.port));
  visibleArea = $derived.by(() => visiblePart(this.look, this.port));
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
      this.#spread = loadLayout(table(), () => chooseLayout(this.#ground, this.port));
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

  #set(look: Viewport, glides: boolean): void {
    this.isGliding = glides;
    this.#look = clampViewport(look, this.size, this.port);
  }

  #inPort(clientX: number, clientY: number): readonly [number, number] {
    const box = this.#port?.getBoundingClientRect();
    return box === undefined ? [0, 0] : [clientX - box.x, clientY - box.y];
  }

  /** Where a spot is now, measured from the middle of the window, and the size of its piece. */
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
    this.#set(zoomViewport(this.look, times, this.#inPort(clientX, clientY)), false);
  };

  /** So near that a finger finds it, with this spot in the middle. */
  zoomTo(id: string): void {
    const spot = this.at.get(id);
    const times = Math.max(this.look.times, NEAR / Math.max(1, this.diameter));
    if (spot) this.#set(centreViewport(times, [spot.x, spot.y], this.port), true);
  }

  /** A part of the table in the middle, as large as now. */
  goTo(x: number, y: number): void {
    this.#set(centreViewport(this.look.times, [x, y], this.port), true);
  }

  showAll(): void {
    this.#set(WHOLE, true);
  }

  /** Brings a spot into sight. */
  reveal(id: string): void {
    const spot = this.at.get(id);
    if (!spot || !this.isNear) return;
    this.#set(revealPoint(this.look, [spot.x, spot.y], this.diameter * this.look.times, this.port), true);
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
