/** A piece carried by a finger or the mouse, from the rack or from a cell. */
import type { BoardInput } from './input.svelte';

const SLACK = 6;
const EDGE = 28;

export class Drag {
  piece = $state.raw<string | null>(null);
  x = $state.raw(0);
  y = $state.raw(0);
  /** The cell under it. */
  over = $state.raw<string | null>(null);

  /** A board without cells on the page says which of them lies at a point. */
  locate: ((x: number, y: number) => string | null) | null = null;
  /** Moves such a board under the piece. */
  push: ((dx: number, dy: number) => void) | null = null;

  #input: BoardInput;
  #played: (move: string) => void;
  #start: { piece: string; x: number; y: number; pointer: number } | null = null;
  #glide = 0;

  constructor(input: BoardInput, played: (move: string) => void = () => {}) {
    this.#input = input;
    this.#played = played;
  }

  /** A press on a piece: whether it is a tap or a drag shows when it moves. */
  press(event: PointerEvent, piece: string): void {
    if (event.button !== 0 || !this.#input.isHoldable(piece) || this.#input.selection !== null) return;
    this.#start = { piece, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#drop);
    addEventListener('pointercancel', this.#stop);
  }

  #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (start === null || event.pointerId !== start.pointer) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (this.piece === null) {
      if (far < SLACK) return;
      this.piece = start.piece;
      this.#input.dragged = start.piece;
      this.#input.pick(null);
    }
    event.preventDefault();
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = this.#cellUnder(event);
    this.#scroll(event);
  };

  #drop = (event: PointerEvent): void => {
    if (this.#start === null || event.pointerId !== this.#start.pointer) return;
    const piece = this.piece;
    this.#stop();
    if (piece === null) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    const cell = this.#cellUnder(event);
    const place = elementUnder(event, '[data-place]')?.dataset['place'];
    const move = cell === null ? null : this.#input.drop(piece, cell);
    if (move !== null) this.#played(move);
    else if (cell !== null) return;
    else if (place !== undefined) this.#input.moveInRack(piece, Number(place));
    else this.#input.takeBack(piece);
  };

  #cellUnder(event: PointerEvent): string | null {
    const named = elementUnder(event, '[data-cell]')?.dataset['cell'];
    if (named !== undefined) return named;
    const isOver = elementUnder(event, '[data-plane]') !== null && elementUnder(event, 'button') === null;
    return isOver ? (this.locate?.(event.clientX, event.clientY) ?? null) : null;
  }

  #stop = (): void => {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#drop);
    removeEventListener('pointercancel', this.#stop);
    cancelAnimationFrame(this.#glide);
    this.#start = this.piece = this.over = null;
    this.#input.dragged = null;
  };

  /** Near its edge the board glides on under the piece. */
  #scroll(event: PointerEvent): void {
    cancelAnimationFrame(this.#glide);
    const port = elementUnder(event, '[data-port]');
    if (port === null) return;
    const { left, right, top, bottom } = port.getBoundingClientRect();
    const dx = push(event.clientX, left, right);
    const dy = push(event.clientY, top, bottom);
    if (dx === 0 && dy === 0) return;
    const isPlane = port.hasAttribute('data-plane');
    const glide = (): void => {
      if (isPlane) this.push?.(dx, dy);
      else port.scrollBy(dx, dy);
      this.#glide = requestAnimationFrame(glide);
    };
    this.#glide = requestAnimationFrame(glide);
  }
}

function push(at: number, low: number, high: number): number {
  if (at < low + EDGE) return -6;
  return at > high - EDGE ? 6 : 0;
}

function elementUnder(event: PointerEvent, selector: string): HTMLElement | null {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest<HTMLElement>(selector) ?? null;
}

/** The click that follows a drag is not a tap. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
}
