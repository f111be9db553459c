import { describe, expect, it } from 'vitest';
import type { Button, SeatOffer } from '../wire';
import { SeatKeys } from './seatKeys';

const button = (key: string): Button => ({
  type: 'button',
  id: key,
  label: [key],
  move: key,
  confirm: null,
  is_main: false,
  icon: '',
  die: '',
  aside: false,
  key,
});
const offer = (seat: number): SeatOffer => ({ seat, ask: [], buttons: [button('n'), button('c')] });

describe('keys at a shared screen', () => {
  it('press for the seat whose number came first', () => {
    const calling = new SeatKeys(() => {});
    calling.setOffers([offer(0), offer(2)]);

    const found = ['3', 'C'].map((key) => calling.press(key));

    expect(found).toEqual([{ seat: 2 }, { seat: 2, button: button('c') }]);
  });

  it('mean nothing without a number, after one that nobody has, or twice', () => {
    const calling = new SeatKeys(() => {});
    calling.setOffers([offer(0), offer(2)]);

    const found = ['c', '2', 'c', '1', 'c', 'c'].map((key) => calling.press(key)?.button?.key ?? null);

    expect(found).toEqual([null, null, null, null, 'c', null]);
  });

  it('forget a seat that has decided meanwhile', () => {
    const called: (number | null)[] = [];
    const calling = new SeatKeys((seat) => called.push(seat));
    calling.setOffers([offer(0), offer(2)]);

    calling.press('3');
    calling.setOffers([offer(0)]);

    expect([called, calling.press('c')]).toEqual([[2, null], null]);
  });
});
