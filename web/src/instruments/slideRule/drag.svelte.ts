import { scaleAt } from './geometry';
import type { Keys } from './keys';
import type { Setting } from './setting.svelte';
import type { View } from './view.svelte';

/** What the hand holds, where it took it, and where that stood. */
interface Grip {
  readonly what: 'slide' | 'glass' | 'body';
  readonly id: number;
  readonly x: number;
  readonly from: number;
}

/** Slide and glass follow the hand; the body moves where a part of the rule is out of sight. */
export class RuleDrag {
  held = $state.raw<Grip>();

  constructor(
    readonly setting: Setting,
    readonly view: View,
    readonly keys: Keys,
    /** Pixels above the body. */
    readonly over: number,
  ) {}

  take(event: PointerEvent & { currentTarget: HTMLElement }): void {
    if (event.button !== 0) return;
    if (this.held) {
      // a second finger: now it is a pinch
      this.held = undefined;
      return;
    }
    const { setting, view } = this;
    const box = event.currentTarget.getBoundingClientRect();
    const scale = scaleAt((event.clientY - box.top - this.over) / view.unit);
    setting.touched = scale;
    const touched = (event.target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset['part'];
    const isOnBody = touched !== 'slide' && touched !== 'glass';
    let what: Grip['what'] = touched === 'slide' ? 'slide' : 'glass';
    if (isOnBody && view.isPart) what = 'body';
    if (what === 'slide') setting.slideBy = scale === 'B' ? 'A' : 'D';
    else if (what === 'glass') setting.hairBy = scale;
    if (what === 'glass' && isOnBody) setting.hairTo((event.clientX - box.left - view.at(0)) / view.length);
    const from = { slide: setting.shift, glass: setting.hair, body: view.pan }[what];
    this.held = { what, id: event.pointerId, x: event.clientX, from };
    this.keys.reset();
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { held, setting, view } = this;
    if (held?.id !== event.pointerId) return;
    const far = event.clientX - held.x;
    if (held.what === 'slide') setting.slideTo(held.from + far / view.length);
    else if (held.what === 'body') view.panTo(held.from - far);
    else {
      setting.hairTo(held.from + far / view.length);
      view.follow(setting.hair);
    }
  }

  drop(): void {
    this.held = undefined;
  }
}
