import { scales, type Scale } from './scales';
import type { Setting } from './setting.svelte';

/** What the keys move. */
export type Hand = 'slide' | 'hair';

const LETTERS: Readonly<Record<string, Scale>> = { k: 'K', a: 'A', b: 'B', i: 'CI', c: 'C', d: 'D' };
const MOST_DIGITS = 4;

/** Works the rule by keys; while a number is typed, the rule follows digit by digit. */
export class Keys {
  #typed = '';

  constructor(private readonly setting: Setting) {}

  /** Whether the key meant something here. */
  press(key: string, isFine: boolean, hand: Hand): boolean {
    if (/^[0-9.,]$/.test(key)) return this.#digit(key.replace(',', '.'), hand);
    if (key === 'Backspace') return this.#retype(this.#typed.slice(0, -1), hand);
    this.#typed = '';
    const { setting } = this;
    const letter = LETTERS[key.toLowerCase()];
    if (letter) this.#useScale(letter, hand);
    else if (key === 'ArrowUp' || key === 'ArrowDown') this.#useScale(this.#neighbourScale(key === 'ArrowUp' ? -1 : 1, hand), hand);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const way = key === 'ArrowLeft' ? -1 : 1;
      if (hand === 'slide') setting.stepSlide(way, isFine);
      else setting.stepHair(way, isFine);
    } else if (key.toLowerCase() === 'o') setting.switchEnd();
    else if (key === 'Home') setting.reset();
    else return false;
    return true;
  }

  /** The next digit starts a new number. */
  reset(): void {
    this.#typed = '';
  }

  #digit(key: string, hand: Hand): boolean {
    const isFull = this.#typed.replace('.', '').length >= MOST_DIGITS;
    if (key === '.') return this.#typed.includes('.') || this.#retype(`${this.#typed}.`, hand);
    return this.#retype((isFull ? '' : this.#typed) + key, hand);
  }

  #retype(typed: string, hand: Hand): boolean {
    this.#typed = typed;
    const value = Number(typed);
    if (!(value > 0)) return true;
    if (hand === 'slide') this.setting.jumpSlide(value);
    else this.setting.jumpHair(value);
    return true;
  }

  #neighbourScale(way: 1 | -1, hand: Hand): Scale {
    const now = hand === 'slide' ? this.setting.slideBy : this.setting.hairBy;
    const there = Math.min(Math.max(scales.indexOf(now) + way, 0), scales.length - 1);
    return scales[there] ?? now;
  }

  #useScale(scale: Scale, hand: Hand): void {
    this.setting.touched = scale;
    if (hand === 'hair') this.setting.hairBy = scale;
    // its end is set over A or D; K has no partner on the slide
    else this.setting.slideBy = scale === 'K' ? 'A' : scale;
  }
}
