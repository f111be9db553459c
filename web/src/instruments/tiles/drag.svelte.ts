/** What is in the hand, and the place it would fall on. */
export interface HeldTile {
  readonly sign: string;
  /** Where it came from; nothing for a tile of the tray. */
  readonly from: { readonly well: number; readonly place: number } | undefined;
}

export interface Aim {
  readonly well: number;
  readonly caret: number;
}

/** px that a finger may tremble. */
const STILL = 6;

/** A tile that is dragged with a finger or a mouse. */
export class TileDrag {
  held: HeldTile | undefined = $state.raw();
  aim: Aim | undefined = $state.raw();
  x = $state(0);
  y = $state(0);
  #start: { readonly held: HeldTile; readonly x: number; readonly y: number; readonly pointer: number } | undefined;

  /** The surface in which tiles fall, and what happens when one has fallen; no aim: beside it. */
  constructor(
    readonly surface: () => HTMLElement | undefined,
    readonly fell: (held: HeldTile, aim: Aim | undefined) => void,
  ) {}

  lift(event: PointerEvent, held: HeldTile): void {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    this.#start = { held, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.pointer) return;
    const { x, y, held } = this.#start;
    if (!this.held && Math.hypot(event.clientX - x, event.clientY - y) < STILL) return;
    this.held = held;
    this.x = event.clientX;
    this.y = event.clientY;
    this.aim = this.#updateAim();
  }

  drop(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.pointer) return;
    this.#start = undefined;
    const { held, aim } = this;
    if (!held) return;
    this.fell(held, aim);
    // the press that ends a drag comes right after it
    setTimeout(() => this.cancel());
  }

  cancel(): void {
    this.#start = undefined;
    this.held = this.aim = undefined;
  }

  #updateAim(): Aim | undefined {
    const surface = this.surface();
    const well = [...(surface?.querySelectorAll<HTMLElement>('[data-well]') ?? [])].find((each) => within(each, this.x, this.y));
    if (!well) return undefined;
    const before = [...well.querySelectorAll<HTMLElement>('[data-first]')].filter((each) => middle(each) < this.x);
    const caret = Math.max(0, ...before.map(({ dataset }) => Number(dataset['first']) + Number(dataset['count'])));
    return { well: Number(well.dataset['well']), caret };
  }
}

function within(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function middle(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
