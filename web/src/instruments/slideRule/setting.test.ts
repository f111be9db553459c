import { describe, expect, it } from 'vitest';
import { numberAt, placeOf } from './scales';
import { Setting } from './setting.svelte';

function createSetting(shift = 0, hair = 0): Setting {
  const setting = new Setting();
  setting.shift = shift;
  setting.hair = hair;
  return setting;
}

describe('the slide', () => {
  it('goes by one mark of D with its 1, and with its 10 when that one is off', () => {
    const setting = createSetting(placeOf('D', 1.8));
    setting.stepSlide(1, false);
    expect(numberAt('D', setting.shift)).toBeCloseTo(1.82, 9);

    const left = createSetting();
    left.stepSlide(-1, false);
    expect(left.end).toBe(1);
    expect(numberAt('D', left.shift + 1)).toBeCloseTo(9.9, 9);
    left.stepSlide(1, false);
    expect(left.shift).toBeCloseTo(0, 12);
  });

  it('goes a tenth of a mark finely', () => {
    const setting = createSetting(placeOf('D', 5));
    for (let step = 0; step < 5; step += 1) setting.stepSlide(1, true);

    expect(numberAt('D', setting.shift)).toBeCloseTo(5.05, 2);
  });

  it('brings a number of its own under the hairline', () => {
    const setting = createSetting(0, placeOf('D', 5.4));
    setting.slideBy = 'C';
    setting.jumpSlide(4);

    expect(numberAt('C', setting.under('C'))).toBeCloseTo(4, 9);
    expect(numberAt('D', setting.shift)).toBeCloseTo(1.35, 9);
    setting.stepSlide(1, false);
    expect(numberAt('C', setting.under('C'))).toBeCloseTo(3.95, 9);
  });

  it('stays within one length', () => {
    const setting = createSetting();
    setting.slideTo(3);
    expect(setting.shift).toBe(1);
    setting.slideTo(-3);
    expect(setting.shift).toBe(-1);
  });

  it('settles on marks only where it leads the hand', () => {
    const setting = createSetting();
    setting.slideTo(placeOf('D', 1.8031));
    expect(numberAt('D', setting.shift)).toBeCloseTo(1.8031, 9);

    setting.isLed = true;
    setting.slideTo(placeOf('D', 1.8031));
    expect(numberAt('D', setting.shift)).toBeCloseTo(1.8, 9);
    setting.slideTo(placeOf('D', 1.8031) - 1);
    expect(numberAt('D', setting.shift + 1)).toBeCloseTo(1.8, 9);
  });
});

describe('the hairline', () => {
  it('goes by the marks of the scale chosen', () => {
    const setting = createSetting(placeOf('D', 1.83));
    setting.jumpHair(3);
    expect(numberAt('D', setting.hair)).toBeCloseTo(5.49, 9);

    setting.hairBy = 'D';
    setting.stepHair(1, false);
    expect(numberAt('D', setting.hair)).toBeCloseTo(5.5, 9);

    setting.hairBy = 'C';
    setting.stepHair(-1, false);
    expect(numberAt('C', setting.under('C'))).toBeCloseTo(3, 9);
  });

  it('that is wanted off the end is found with the other end of the slide', () => {
    const setting = createSetting(placeOf('D', 4));
    setting.jumpHair(5);
    expect(setting.hair).toBe(1);
    expect(setting.missed).toBeGreaterThan(1);

    setting.switchEnd();
    expect(setting.missed).toBeUndefined();
    expect(numberAt('D', setting.shift + 1)).toBeCloseTo(4, 9);
    expect(numberAt('C', setting.under('C'))).toBeCloseTo(5, 9);
    expect(numberAt('D', setting.hair)).toBeCloseTo(2, 9);
  });

  it('stops at the ends, without a hint where the slide has not moved', () => {
    const setting = createSetting();
    setting.hairTo(1.2);

    expect(setting.hair).toBe(1);
    expect(setting.missed).toBeUndefined();
  });

  it('settles on marks of the slide too where it leads the hand', () => {
    const setting = createSetting(placeOf('D', 1.83));
    setting.isLed = true;
    setting.hairTo(setting.shift + placeOf('C', 3.011));

    expect(numberAt('C', setting.under('C'))).toBeCloseTo(3, 9);
  });
});
