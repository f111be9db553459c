import { marksBeside, isOnSlide, marksOf, stepPlace, nearest, onScale, placeOf, scales, type MarksBeside, type Mark, type Scale } from './scales';

/** Pixels that eyes do not tell apart. */
const UNSEEN = 0.6;

const within = (place: number, low: number, high: number) => Math.min(Math.max(place, low), high);

/** The positions of slide and hairline, as parts of the length of D. */
export class Setting {
  /** The place of the 1 of C over D; negative: it is off the left end, and the 10 of C is the one to use. */
  shift = $state(0);
  /** The place of the hairline over D. */
  hair = $state(0);
  /** The scale whose marks the slide follows: one of the body for its end, one of its own for the reading under the hairline. */
  slideBy = $state<Scale>('D');
  /** The scale whose marks the hairline follows. */
  hairBy = $state<Scale>('C');
  /** The scale that was touched last. */
  touched = $state<Scale>('D');
  /** Where the hairline was wanted, beyond the end of the rule. */
  missed = $state<number>();
  /** How many pixels D is long. */
  length = $state(760);
  /** Whether everything settles on marks. */
  isLed = $state(false);

  /** The end of the slide that is over D: 1 or 10 on C. */
  readonly end: 0 | 1 = $derived(this.shift < 0 ? 1 : 0);

  readonly #marks = $derived(new Map(scales.map((scale) => [scale, marksOf(scale, this.length)])));

  marks(scale: Scale): readonly Mark[] {
    return this.#marks.get(scale) ?? [];
  }

  /** The marks beside a place of a scale, as eyes see them. */
  marksBeside(scale: Scale, place: number): MarksBeside {
    return marksBeside(this.marks(scale), place, UNSEEN / this.length);
  }

  /** The place under the hairline, on whatever part the scale is. */
  under(scale: Scale): number {
    return isOnSlide(scale) ? this.hair - this.shift : this.hair;
  }

  slideTo(shift: number): void {
    const wanted = within(shift, -1, 1);
    this.missed = undefined;
    if (!this.isLed) this.shift = wanted;
    else if (isOnSlide(this.slideBy)) this.shift = this.hair - this.#snap(this.slideBy, this.hair - wanted);
    else {
      const end = wanted < 0 ? 1 : 0;
      this.shift = this.#snap(this.slideBy, wanted + end) - end;
    }
  }

  hairTo(place: number): void {
    const base = isOnSlide(this.hairBy) ? this.shift : 0;
    const wanted = this.isLed ? base + this.#snap(this.hairBy, place - base) : place;
    this.hair = within(wanted, 0, 1);
    const isOff = Math.abs(place - this.hair) * this.length > UNSEEN && within(place, 0, 1) !== place;
    this.missed = isOff && this.shift !== 0 ? place : undefined;
  }

  #snap(scale: Scale, place: number): number {
    return nearest(this.marks(scale), place)?.place ?? place;
  }

  /** One mark to the right (1) or to the left (−1), or a tenth of that. */
  stepSlide(way: 1 | -1, isFine: boolean): void {
    const marks = this.marks(this.slideBy);
    if (isOnSlide(this.slideBy)) {
      this.#put(this.hair - stepPlace(marks, this.hair - this.shift, way === 1 ? -1 : 1, isFine));
      return;
    }
    const end = this.shift < 0 || (this.shift === 0 && way === -1) ? 1 : 0;
    this.#put(stepPlace(marks, this.shift + end, way, isFine) - end);
  }

  stepHair(way: 1 | -1, isFine: boolean): void {
    const base = isOnSlide(this.hairBy) ? this.shift : 0;
    this.hairTo(base + stepPlace(this.marks(this.hairBy), this.hair - base, way, isFine));
  }

  /** Over a number of the body comes the 1 of the slide; a number of the slide comes under the hairline. */
  jumpSlide(value: number): void {
    const place = placeOf(this.slideBy, onScale(this.slideBy, value));
    this.#put(isOnSlide(this.slideBy) ? this.hair - place : place);
  }

  jumpHair(value: number): void {
    const place = placeOf(this.hairBy, onScale(this.hairBy, value));
    this.hairTo(isOnSlide(this.hairBy) ? this.shift + place : place);
  }

  #put(shift: number): void {
    this.shift = within(shift, -1, 1);
    this.missed = undefined;
  }

  /** The slide goes a whole length: its other end comes where the one was, and the hairline where it was wanted. */
  switchEnd(): void {
    const way = this.shift > 0 ? -1 : 1;
    const wanted = this.missed;
    this.#put(this.shift + way);
    if (wanted !== undefined) this.hair = within(wanted + way, 0, 1);
  }

  reset(): void {
    this.#put(0);
    this.hair = 0;
  }
}
