import type { Rich } from '../wire';

export interface Toast {
  readonly id: number;
  readonly text: Rich;
  /** Whose news it is. */
  readonly seat: number | null;
  readonly name: string;
  /** A later toast on the same topic replaces it; empty: it has no topic. */
  readonly topic: string;
}

/** Long enough to be read. */
const LASTS = 5000;

/** Short messages, one at a time; never something that needs an answer. */
class Toasts {
  current = $state<Toast | null>(null);
  #waiting: Toast[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  say(text: Rich | string, seat: number | null = null, name = '', topic = ''): void {
    const rich = typeof text === 'string' ? [text] : text;
    if (topic) this.drop(topic);
    const toast = { id: ++this.#count, text: rich, seat, name, topic };
    if (this.current) this.#waiting = [...this.#waiting.slice(-2), toast];
    else this.#show(toast);
  }

  /** Nobody needs to know about it any more. */
  drop(topic: string): void {
    this.#waiting = this.#waiting.filter((toast) => toast.topic !== topic);
    if (this.current?.topic === topic) this.next();
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
