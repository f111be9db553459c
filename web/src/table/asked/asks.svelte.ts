/** Which question lies on the table for this screen, and which verdicts wait to be put away. */
import type { Asked, Picture, Scene } from '../../wire';

/** An answer that came when the time was over. */
export interface Late {
  readonly seconds: number;
  /** Whether the connection was lost meanwhile. */
  readonly wasLost: boolean;
}

export class Asks {
  #scene = $state.raw<Scene | null>(null);
  #seats = $state.raw<readonly number[]>([]);
  /** Verdicts on own answers; they stay until somebody has read them. */
  #kept = $state.raw<readonly Asked[]>([]);
  late = $state.raw<Late | null>(null);
  /** The last question whose verdict was put away. */
  #away = -1;
  /** When the time of the open question is over, by the page's clock. */
  #due: number | null = null;
  #wasLost = false;

  /** The question that somebody at this screen has to answer. */
  open: Asked | null = $derived(this.#scene?.asked.find((each) => this.#isOwn(each) && each.judged === null) ?? null);
  told: readonly Asked[] = $derived(this.open === null ? this.#kept : []);
  isMine = $derived(this.open !== null || this.told.length > 0);
  /** Somebody else's question, or what came of it. */
  others: readonly Asked[] = $derived(
    this.isMine ? [] : (this.#scene?.asked ?? []).filter((each) => !this.#isOwn(each)),
  );

  #isOwn({ seat }: Asked): boolean {
    return this.#seats.includes(seat);
  }

  /** What is known of the table now. */
  show({ scene, table, clocks }: Picture, now: number): void {
    const before = this.open?.number;
    this.#scene = scene;
    this.#seats = table.seats;
    const { open } = this;
    if (open !== null) {
      if (open.number !== before) this.#wasLost = false;
      // a question that was taken back comes again under its number
      this.#away = Math.min(this.#away, open.number - 1);
      const clock = clocks.find(({ name }) => name === open.clock);
      this.#due = clock?.runs ? now + clock.left : null;
    }
    const judged = (scene?.asked ?? []).filter(
      (each) => each.judged !== null && this.#isOwn(each) && each.number > this.#away,
    );
    if (judged.length > 0) this.#kept = judged;
    else if (scene === null) this.#kept = [];
  }

  lose(): void {
    this.#wasLost = true;
  }

  /** An answer was refused because its question is no longer open. */
  miss(now: number): void {
    if (this.#due === null) return;
    this.late = { seconds: Math.max(1, Math.ceil((now - this.#due) / 1000)), wasLost: this.#wasLost };
  }

  /** The verdicts are read. */
  putAway(): void {
    this.#away = Math.max(this.#away, ...this.#kept.map(({ number }) => number));
    this.#kept = [];
    this.late = null;
  }
}
