import { describe, expect, it } from 'vitest';
import { Keys, type Hand } from './keys';
import { numberAt, type Scale } from './scales';
import { Setting } from './setting.svelte';

function typeKeys(keys: readonly string[], hand: Hand, by?: Scale): Setting {
  const setting = new Setting();
  if (by) setting.hairBy = by;
  const board = new Keys(setting);
  for (const key of keys) board.press(key, false, hand);
  return setting;
}

const indexed = (setting: Setting) => numberAt('D', setting.shift);

describe('the keys', () => {
  it.each([
    [['3'], 3],
    [['1', '.', '8'], 1.8],
    [['1', ',', '8'], 1.8],
    [['1', '8'], 1.8],
    [['1', '8', 'Backspace', '7'], 1.7],
    [['2', 'ArrowRight', '3'], 3],
    [['1', '2', '3', '4', '5'], 5],
    [['0', '7'], 7],
  ])('%j bring the 1 of C over %d', (keys, value) => {
    expect(indexed(typeKeys(keys, 'slide'))).toBeCloseTo(value, 9);
  });

  it('tell 18 from 1.8 on A', () => {
    expect(numberAt('A', typeKeys(['1', '8'], 'hair', 'A').hair)).toBeCloseTo(18, 9);
    expect(numberAt('A', typeKeys(['1', '.', '8'], 'hair', 'A').hair)).toBeCloseTo(1.8, 9);
  });

  it('choose a scale by its letter, or the next one', () => {
    expect(typeKeys(['k'], 'hair').hairBy).toBe('K');
    expect(typeKeys(['I'], 'hair').hairBy).toBe('CI');
    expect(typeKeys(['ArrowDown'], 'hair').hairBy).toBe('D');
    expect(typeKeys(['ArrowDown', 'ArrowDown'], 'hair').hairBy).toBe('D');
    expect(typeKeys(['c'], 'slide').slideBy).toBe('C');
    expect(typeKeys(['c'], 'slide').touched).toBe('C');
    expect(typeKeys(['k'], 'slide').slideBy).toBe('A');
  });

  it('leave alone what means nothing here', () => {
    expect(new Keys(new Setting()).press('x', false, 'slide')).toBe(false);
    expect(new Keys(new Setting()).press('Tab', false, 'slide')).toBe(false);
  });

  it('multiply and divide: 18 × 3 ÷ 4', () => {
    const setting = new Setting();
    const board = new Keys(setting);
    const press = (hand: Hand, ...keys: string[]) => {
      for (const key of keys) board.press(key, false, hand);
      board.reset();
    };
    press('slide', '1', '8');
    press('hair', '3');
    press('slide', 'c', '4');

    expect(indexed(setting)).toBeCloseTo(1.35, 9);
  });
});
