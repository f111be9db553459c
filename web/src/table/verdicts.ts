/** Asking the referee while pieces move: after a short rest, and only the last question counts. */
import type { Gesture, MoveVerdict } from '../wire';

const REST = 60;

export interface Pace {
  later(milliseconds: number, act: () => void): number;
  cancel(timer: number): void;
}

export class VerdictRequests {
  #timer: number | null = null;
  #turn = 0;

  constructor(
    private readonly pace: Pace,
    private readonly ask: (gesture: Gesture) => Promise<MoveVerdict | null>,
    private readonly onVerdict: (verdict: MoveVerdict | null) => void,
  ) {}

  /** Asks about a gesture; null means that nothing is laid, so there is no verdict. */
  schedule(gesture: Gesture | null): void {
    this.stop();
    if (gesture === null) return this.onVerdict(null);
    const turn = this.#turn;
    this.#timer = this.pace.later(REST, () => {
      this.#timer = null;
      void this.ask(gesture).then((verdict) => {
        if (turn === this.#turn && verdict !== null) this.onVerdict(verdict);
      });
    });
  }

  stop(): void {
    this.#turn += 1;
    if (this.#timer !== null) this.pace.cancel(this.#timer);
    this.#timer = null;
  }
}
