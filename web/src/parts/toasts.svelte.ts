import type { Rich } from '../wire';

export interface Toast {
  readonly id: number;
  readonly text: Rich;
  /** Whose news it is. */
  readonly seat: number | null;
  readonly name: string;
}

/** Long enough to be read. */
const LASTS = 5000;

/** What is told in passing, one at a time; never something that needs an answer. */
class Toasts {
  current = $state<Toast | null>(null);
  #waiting: Toast[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  say(text: Rich | string, seat: number | null = null, name = ''): void {
    const rich = typeof text === 'string' ? [text] : text;
    const toast = { id: ++this.#count, text: rich, seat, name };
    if (this.current) this.#waiting = [...this.#waiting.slice(-2), toast];
    else this.#show(toast);
  }

  /** It has been read. */
  next(): void {
    clearTimeout(this.#timer);
    const toast = this.#waiting.shift();
    if (toast) this.#show(toast);
    else this.current = null;
  }

  #show(toast: Toast): void {
    this.current = toast;
    this.#timer = setTimeout(() => this.next(), LASTS);
  }
}

export const toasts = new Toasts();
