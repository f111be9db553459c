import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { placeOf } from './scales';
import { describeHairline, describeSlide } from './speech';
import { Setting } from './setting.svelte';
import SlideRule from './SlideRule.svelte';

function renderText(readout: boolean): string {
  const target = document.createElement('div');
  const rule = mount(SlideRule, { target, props: { readout } });
  flushSync();
  const text = target.textContent;
  void unmount(rule);
  return text;
}

describe('the slide rule', () => {
  it('tells its readings only where it may', () => {
    expect(renderText(true)).toContain('Readings');
    expect(renderText(false)).not.toContain('Readings');
  });

  it('says where slide and hairline lie as eyes see it, between marks', () => {
    const setting = new Setting();
    setting.shift = placeOf('D', 1.807);
    setting.hair = setting.shift + placeOf('C', 3.07);

    expect(describeSlide(setting)).toBe('1 of C over D, between 1.8 and 1.82, nearer 1.8');
    expect(describeHairline(setting)).toBe('Over C, between 3.05 and 3.1, about the middle');
    setting.hairBy = 'D';
    expect(describeHairline(setting)).toBe('Over D, between 5.5 and 5.6, about the middle');
    setting.hair = 0;
    setting.hairBy = 'C';
    expect(describeHairline(setting)).toBe('Over C, beyond its end');
  });

  it('names the end of the slide that is in use', () => {
    const setting = new Setting();
    setting.shift = placeOf('D', 4) - 1;
    expect(describeSlide(setting)).toBe('10 of C over D 4');
    setting.slideBy = 'A';
    expect(describeSlide(setting)).toBe('100 of B over A 16');
    setting.slideBy = 'C';
    setting.hair = placeOf('D', 2);
    expect(describeSlide(setting)).toBe('Under the hairline C 5');
  });
});
