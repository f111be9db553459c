import { UnreachableError } from '../browser/api';

/** Asks after each pause in a stream of changes; answers that come late are dropped. */
export class DebouncedRequest<A, T> {
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ask: (given: A) => Promise<T>,
    /** Receives the answer, or the problem instead. */
    readonly tell: (answer: T | undefined, problem: unknown) => void,
    /** ms after which a server that was away is asked again. */
    readonly again = 3000,
  ) {}

  schedule(given: A, pause: number): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#timer = setTimeout(() => void this.#ask(given, turn), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#turn++;
  }

  async #ask(given: A, turn: number): Promise<void> {
    try {
      const answer = await this.ask(given);
      if (turn === this.#turn) this.tell(answer, undefined);
    } catch (problem) {
      if (turn !== this.#turn) return;
      this.tell(undefined, problem);
      if (problem instanceof UnreachableError) this.#timer = setTimeout(() => void this.#ask(given, turn), this.again);
    }
  }
}
