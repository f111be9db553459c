import { isOnSlide, type Scale } from './scales';
import type { Setting } from './setting.svelte';
import { t } from './messages';

/** Between these parts of the way from mark to mark, it is about the middle. */
const MIDDLE = [0.38, 0.62] as const;

/** A place as eyes see it: the mark it is on, or the two it is between. Never the number itself. */
function describePlace(setting: Setting, scale: Scale, place: number): string {
  const { left, right, part } = setting.marksBeside(scale, place);
  if (!left || !right) return t('place-beyond', { scale });
  if (left === right) return t('place-on', { scale, value: String(left.value) });
  const where = part < MIDDLE[0] ? 'left' : part > MIDDLE[1] ? 'right' : 'middle';
  return t('place-between', { scale, left: String(left.value), right: String(right.value), where });
}

/** The position of the slide: its end over the body, or its reading under the hairline. */
export function describeSlide(setting: Setting): string {
  const by = setting.slideBy;
  if (isOnSlide(by)) return t('slide-under', { place: describePlace(setting, by, setting.under(by)) });
  const own = by === 'D' ? 'C' : 'B';
  const end = setting.end ? (by === 'D' ? '10' : '100') : '1';
  return t('slide-at', { end, own, place: describePlace(setting, by, setting.shift + setting.end) });
}

/** The position of the hairline on the scale it follows. */
export function describeHairline(setting: Setting): string {
  return t('hairline-at', { place: describePlace(setting, setting.hairBy, setting.under(setting.hairBy)) });
}
