import { UnreachableError } from '../browser/api';
import type { TypedAnswer, AnswerPreview } from '../wire';

/** A pause in typing, in ms, before the text is read, and before a text that cannot be read is reported. */
const PAUSE = 200;
const PATIENCE = 700;

/** Shows how an answer is read while it is typed; late replies are dropped. */
export class LivePreview {
  shown: AnswerPreview | undefined = $state.raw();
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` returns how a text is read, or null if that is unknown now. */
  constructor(readonly ask: (given: TypedAnswer) => Promise<AnswerPreview | null>) {}

  /** The text has changed. */
  schedule(handle: string, given: string): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    if (!given.trim()) {
      this.shown = undefined;
      return;
    }
    this.#timer = setTimeout(() => void this.#read(turn, handle, given), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.shown = undefined;
  }

  async #read(turn: number, handle: string, given: string): Promise<void> {
    try {
      const reading = await this.ask({ handle, given });
      if (turn !== this.#turn || reading === null) return;
      if (reading.code === 'read' || !reading.sentence) this.shown = reading;
      else {
        this.shown = undefined;
        this.#timer = setTimeout(() => turn === this.#turn && (this.shown = reading), PATIENCE);
      }
    } catch (problem) {
      // it is only a kindness: the answer itself says what is wrong
      if (turn === this.#turn && problem instanceof UnreachableError) this.shown = undefined;
    }
  }
}
