/** Keys at a screen that several share: first the number of a seat, then the letter of what it does. */
import type { Button, SeatOffer } from '../wire';

export interface SeatKeyPress {
  readonly seat: number;
  /** The button that was pressed; none if only the seat's number was. */
  readonly button?: Button;
}

export class SeatKeys {
  #offers: readonly SeatOffer[] = [];
  #called: number | null = null;

  constructor(private readonly onCall: (seat: number | null) => void) {}

  /** What can be pressed now; a seat that has nothing to press is no longer called. */
  setOffers(offers: readonly SeatOffer[]): void {
    this.#offers = offers;
    if (!offers.some(({ seat }) => seat === this.#called)) this.#call(null);
  }

  /** What a key means; nothing: it is not for us. */
  press(key: string): SeatKeyPress | null {
    const seat = /^[1-9]$/.test(key) ? Number(key) - 1 : null;
    if (seat !== null && this.#offers.some((each) => each.seat === seat)) {
      this.#call(seat);
      return { seat };
    }
    const called = this.#offers.find((each) => each.seat === this.#called);
    const button = called?.buttons.find((each) => each.key !== '' && each.key === key.toLowerCase());
    if (called === undefined || button === undefined) return null;
    this.#call(null);
    return { seat: called.seat, button };
  }

  stop(): void {
    this.#call(null);
  }

  #call(seat: number | null): void {
    if (seat === this.#called) return;
    this.#called = seat;
    this.onCall(seat);
  }
}
