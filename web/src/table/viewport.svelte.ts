/** The view of a board: how large it is drawn, and which part of it is visible. */
import { tick } from 'svelte';
import type { Zone } from '../wire';
import { extent, frame, labels, unit } from './geometry';
import { nearScale, scrollToKeep, scrollToShow, wholeScale, within } from './zoom';

/** Cells drawn smaller than this show dots and are zoomed before they are touched. */
const SMALL = 34;
/** Room for what stands out of pieces at the edge, at most and in parts of a cell. */
const KNOBS = 26;
const STANDS = 0.14;

export interface BoardViewportOptions {
  /** Pieces stand out of their cells. */
  readonly knobs?: boolean;
  /** Cells are never drawn larger, in pixels. */
  readonly most?: number;
  /** Whether all of it is always visible, however small. */
  readonly isWhole?: boolean;
}

export class BoardViewport {
  /** Of the window the board is seen through, in pixels. */
  width = $state(0);
  height = $state(0);
  left = $state(0);
  top = $state(0);
  /** Somebody has chosen what to look at. */
  isMoved = false;

  box = $derived.by(() => extent(this.#zone().cells));
  size = $derived.by(() => unit(this.#zone().cells));
  columns = $derived.by(() => labels(this.#zone(), 0));
  rows = $derived.by(() => labels(this.#zone(), 1));
  rim = $derived.by(() => {
    const { knobs, isWhole } = this.#more();
    const large = wholeScale({ width: this.width, height: this.height }, this.box) * this.size;
    const out = knobs ? Math.min(KNOBS, Math.max(5, large * STANDS)) : 10;
    return {
      left: this.rows.length > 0 ? 26 : isWhole ? 4 : 10,
      top: this.columns.length > 0 ? 22 : out,
      end: out,
    };
  });
  #space = $derived({
    width: this.width - this.rim.left - this.rim.end - 2,
    height: this.height - this.rim.top - this.rim.end - 5,
  });
  #fitted = $derived.by(() => {
    const most = this.#more().most ?? Infinity;
    return Math.floor(Math.min(wholeScale(this.#space, this.box) * this.size, most)) / this.size;
  });
  #close = $derived(nearScale(this.#space, this.box, this.size));
  /** Chosen by fingers; null: whatever suits the screen. */
  #chosen = $state<number | null>(null);
  isSmall = $derived.by(
    () => !this.#more().isWhole && this.#fitted > 0 && this.#fitted * this.size < SMALL,
  );
  /** Pixels per unit of the board. */
  scale = $derived.by(() => {
    if (!this.isSmall) return this.#fitted;
    const wanted = this.#chosen ?? (this.#overview() ? 0 : this.#close);
    return within(wanted, this.#fitted, this.#close * 2);
  });
  isNear = $derived(!this.isSmall || this.scale * this.size >= SMALL);
  /** The part in sight, in the board's own units. */
  visibleArea = $derived({
    x: (this.left - this.rim.left) / this.scale,
    y: (this.top - this.rim.top) / this.scale,
    width: this.width / this.scale,
    height: this.height / this.scale,
  });

  #zone: () => Zone;
  #overview: () => boolean;
  #more: () => BoardViewportOptions;
  #port: HTMLElement | null = null;

  constructor(zone: () => Zone, overview: () => boolean, more: () => BoardViewportOptions = () => ({})) {
    this.#zone = zone;
    this.#overview = overview;
    this.#more = more;
  }

  /** Looks through this window: an attachment. */
  through = (port: HTMLElement): (() => void) => {
    this.#port = port;
    const measure = (): void => {
      this.width = port.clientWidth;
      this.height = port.clientHeight;
    };
    const watch = new ResizeObserver(measure);
    watch.observe(port);
    const handleMove = (): void => void (this.isMoved = true);
    port.addEventListener('pointerdown', handleMove);
    port.addEventListener('wheel', handleMove, { passive: true });
    return () => {
      watch.disconnect();
      port.removeEventListener('pointerdown', handleMove);
      port.removeEventListener('wheel', handleMove);
    };
  };

  updateScroll(): void {
    this.left = this.#port?.scrollLeft ?? 0;
    this.top = this.#port?.scrollTop ?? 0;
  }

  /** Brings a cell into view, in the middle if need be. */
  reveal(id: string, centred = false): void {
    const cell = this.#zone().cells.find((each) => each.id === id);
    if (cell === undefined) return;
    const { x, y, width, height } = frame(cell.shape);
    const x0 = this.rim.left + (x - this.box.x) * this.scale;
    const y0 = this.rim.top + (y - this.box.y) * this.scale;
    const [x1, y1] = [x0 + width * this.scale, y0 + height * this.scale];
    if (centred) this.#port?.scrollTo((x0 + x1 - this.width) / 2, (y0 + y1 - this.height) / 2);
    else {
      const goal = scrollToShow(this.left, this.width, x0, x1, 30);
      this.#port?.scrollTo(goal, scrollToShow(this.top, this.height, y0, y1, 30));
    }
  }

  /** Zooms so that the point under the fingers stays there. */
  zoom = (to: number, clientX: number, clientY: number): void => {
    const port = this.#port;
    const before = this.scale;
    const after = within(to, this.#fitted, this.#close * 2);
    if (port === null || after === before) return;
    const { left: x, top: y } = port.getBoundingClientRect();
    const fingers = { x: clientX - x - this.rim.left, y: clientY - y - this.rim.top };
    const goal = {
      x: scrollToKeep(port.scrollLeft, fingers.x, before, after),
      y: scrollToKeep(port.scrollTop, fingers.y, before, after),
    };
    this.#chosen = after;
    void tick().then(() => port.scrollTo(goal.x, goal.y));
  };

  /** From near to all of it, or back; without a point, about the middle. */
  toggle(at?: { clientX: number; clientY: number }): void {
    const to = this.isNear ? this.#fitted : this.#close;
    const box = this.#port?.getBoundingClientRect();
    if (at) this.zoom(to, at.clientX, at.clientY);
    else if (box) this.zoom(to, box.x + box.width / 2, box.y + box.height / 2);
  }
}
