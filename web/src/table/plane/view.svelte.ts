/** The window through which a board without an edge is seen. */
import { untrack } from 'svelte';
import { motionIsLess } from '../motion';
import type { Frame } from '../geometry';
import { idAt, SIDE } from '../zones';
import {
  cellUnder,
  fitCamera,
  isSeen,
  MOST,
  pushCamera,
  revealPart,
  visiblePart,
  USUAL,
  zoomCamera,
  type Camera,
} from './camera';

/** A press of + or −. */
const STEP = 1.25;
const GLIDES = 320;
const FOOT = 56;

export class View {
  camera = $state.raw<Camera>({ x: SIDE / 2, y: SIDE / 2, scale: USUAL / SIDE });
  width = $state(0);
  height = $state(0);
  /** Somebody has chosen what to look at. */
  isMoved = $state(false);
  isReady = $derived(this.width > 0 && this.height > 0);
  visibleArea = $derived.by(() => visiblePart(this.camera, this.#window()));
  isLargest = $derived(this.camera.scale * SIDE >= MOST);

  #port: HTMLElement | null = null;
  #gliding = 0;
  #isSmall: () => boolean;

  /** On a small screen buttons hide its foot, and there is less room around. */
  constructor(isSmall: () => boolean) {
    this.#isSmall = isSmall;
  }

  /** Looks through this window: an attachment. */
  through = (port: HTMLElement): (() => void) => {
    this.#port = port;
    const watch = new ResizeObserver(() => {
      this.width = port.clientWidth;
      this.height = port.clientHeight;
    });
    watch.observe(port);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.#gliding);
    };
  };

  #window() {
    return { width: this.width, height: this.height, foot: this.#isSmall() ? FOOT : 0 };
  }

  #set(camera: Camera): void {
    cancelAnimationFrame(this.#gliding);
    this.camera = camera;
  }

  /** Where a point of the page is, from the middle of the window. */
  #fromMiddle(clientX: number, clientY: number): readonly [number, number] {
    const box = this.#port?.getBoundingClientRect();
    if (box === undefined) return [0, 0];
    return [clientX - box.x - box.width / 2, clientY - box.y - box.height / 2];
  }

  cellAt = (clientX: number, clientY: number): string =>
    idAt(...cellUnder(this.camera, ...this.#fromMiddle(clientX, clientY)));

  /** The board is pushed by hand. */
  push = (dx: number, dy: number): void => {
    this.isMoved = true;
    this.#set(pushCamera(this.camera, dx, dy));
  };

  zoom = (to: number, clientX: number, clientY: number): void => {
    this.isMoved = true;
    this.#set(zoomCamera(this.camera, to, ...this.#fromMiddle(clientX, clientY)));
  };

  /** One step larger or smaller about the middle. */
  step(way: 1 | -1): void {
    this.isMoved = true;
    this.#glide(zoomCamera(this.camera, this.camera.scale * (way > 0 ? STEP : 1 / STEP)));
  }

  /** All of it, in the middle. */
  fit(part: Frame | null, atOnce = false): void {
    const goal = fitCamera(part, this.#window(), this.#isSmall() ? 1 : 2);
    this.isMoved = false;
    if (atOnce) this.#set(goal);
    else this.#glide(goal);
  }

  isSeen(part: Frame): boolean {
    return isSeen(part, this.camera, this.#window());
  }

  reveal(part: Frame): void {
    if (this.isReady) this.#glide(revealPart(this.camera, this.#window(), part));
  }

  /** Moves there softly, so that the eye can follow. */
  #glide(goal: Camera): void {
    cancelAnimationFrame(this.#gliding);
    const from = untrack(() => this.camera);
    if (motionIsLess()) return this.#set(goal);
    const since = performance.now();
    const go = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - since) / GLIDES);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.camera = {
        x: mix(from.x, goal.x),
        y: mix(from.y, goal.y),
        scale: mix(from.scale, goal.scale),
      };
      if (part < 1) this.#gliding = requestAnimationFrame(go);
    };
    this.#gliding = requestAnimationFrame(go);
  }
}
