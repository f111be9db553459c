import { START, widthOf } from './geometry';

/** Pixels a unit where there is room, and the width of the stage from which on they grow with it. */
const LARGE = 1.12;
const GROWS = 1232;
/** The length of D on a phone, and the least and most anywhere. */
const PHONE = 760;
const LEAST = 600;
const MOST = 2000;
/** What is free left and right of a rule that is seen whole, in parts of the stage: much, or just a little. */
const FREE = 0.06;
const TIGHT = 0.01;
/** How far beside the body one may look, in parts of it. */
const BESIDE = 0.15;
/** How near the edge of what is seen the thing in the hand may come, in pixels. */
const NEAR = 72;

/** What of the rule is seen, and how large. */
export class View {
  /** Pixels of the stage; 0 until it is measured. */
  width = $state(0);
  #chosen = $state<number>();
  #pan = $state<number>();

  /** Whether the whole rule fits, with room for everything around it. */
  readonly isWide = $derived(this.#whole(FREE, LARGE) >= PHONE - 60);
  readonly unit = $derived(this.isWide ? LARGE * Math.max(1, this.width / GROWS) : 1);
  readonly #fitting = $derived(this.#whole(this.isWide ? FREE : TIGHT, this.unit));
  /** Pixels of D. */
  readonly length = $derived(Math.round(this.#chosen ?? (this.#fitting >= LEAST ? this.#fitting : PHONE)));
  readonly body = $derived(widthOf(this.length / this.unit) * this.unit);
  /** Whether a part of the rule is out of sight. */
  readonly isPart = $derived(this.body > this.width);
  /** Pixels from the left edge of the body to the left edge of the stage. */
  readonly pan = $derived(this.isPart ? this.#clamp(this.#pan ?? 0) : (this.body - this.width) / 2);

  /** Pixels from the left edge of the stage to a place. */
  at(place: number): number {
    return START * this.unit + place * this.length - this.pan;
  }

  /** The length of D where the whole rule is seen. */
  #whole(free: number, unit: number): number {
    return this.width * (1 - 2 * free) - widthOf(0) * unit;
  }

  panTo(pan: number): void {
    this.#pan = this.#clamp(pan);
  }

  #clamp(pan: number): number {
    return Math.min(Math.max(pan, -BESIDE * this.body), (1 + BESIDE) * this.body - this.width);
  }

  /** Brings a place into sight. */
  follow(place: number): void {
    if (!this.isPart) return;
    const x = this.at(place);
    const near = Math.min(NEAR, this.width / 4);
    if (x < near) this.panTo(this.pan + x - near);
    else if (x > this.width - near) this.panTo(this.pan + x - this.width + near);
  }

  /** Sets the length of D; what is at this x of the stage stays there. */
  zoom(length: number, x: number): void {
    const place = (x - this.at(0)) / this.length;
    this.#chosen = Math.min(Math.max(length, LEAST), MOST);
    this.panTo(this.pan + this.at(place) - x);
  }
}
