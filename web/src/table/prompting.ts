/** Which buttons there are now, which of them is the one, and why it may have to wait. */
import type { Button, Choose, Gesture, Point, Prompt, Rich, Scene, Take, Target } from '../wire';
import type { Hands } from './hands.svelte';
import { totalOf } from './laying';
import { isPainted, isStrewn } from './zones';
import { t } from './words';

export interface Primary {
  readonly label: Rich;
  /** Why it cannot be pressed; empty: it can. */
  readonly off: string;
  readonly gesture: Gesture | null;
  /** Asked before. */
  readonly confirm: Rich | null;
  readonly id: string;
  /** What is chosen from before there is a gesture: faces, or pieces of others. */
  readonly opens?: Choose | Point;
}

export type Secondary =
  | { readonly kind: 'opens'; readonly prompt: Choose | Point }
  | { readonly kind: 'take'; readonly prompt: Take }
  | { readonly kind: 'button'; readonly prompt: Button };

export interface Circumstances {
  readonly isLost: boolean;
  readonly isBusy: boolean;
}

export function buttonsOf(scene: Scene): Button[] {
  return scene.prompts.filter((each): each is Button => each.type === 'button');
}

/** The button that a letter presses. */
export function keyedIn(buttons: readonly Button[], key: string): Button | undefined {
  return buttons.find((button) => button.key !== '' && button.key === key.toLowerCase());
}

/** Whether something is beside the game, and out of the way. */
export function isAside(prompt: Prompt): boolean {
  return (prompt.type === 'button' || prompt.type === 'choose') && prompt.aside;
}

function pressing(button: Button): Gesture {
  return { type: 'press', move: button.move };
}

/** The one button most people want now; null if there is none. */
export function primary(hands: Hands, scene: Scene, now: Circumstances): Primary | null {
  const found = wanted(hands, scene);
  if (found === null || found.off !== '') return found;
  if (now.isLost) return { ...found, off: t('lost-first') };
  return now.isBusy ? { ...found, off: t('sending') } : found;
}

function wanted(hands: Hands, scene: Scene): Primary | null {
  if (hands.taking !== null) return taking(hands);
  const lifted = hands.lifted === null ? null : hands.targetAt(hands.lifted);
  if (lifted !== null) return choosing(hands, lifted);
  const { card } = hands;
  if (card !== null) {
    const id = hands.cards.find((each) => each.cards.includes(card))?.id ?? '';
    const gesture = { type: 'press' as const, move: card.move };
    return { label: card.confirm ?? card.name, off: '', gesture, confirm: null, id };
  }
  const main = mainButton(scene);
  const prompt = hands.ground.prompt;
  if (main !== null && hands.laying.placings.length === 0) {
    return {
      label: main.label,
      off: '',
      gesture: pressing(main),
      confirm: main.confirm,
      id: main.id,
    };
  }
  const isFirst = hands.laying.placings.length === 0;
  if (hands.point !== null && isPainted(scene)) return unchosen(hands.point.id, t('painted-first'));
  const looking = hands.cards.find((each) => each.cards.some((one) => one.confirm !== null));
  if (looking !== undefined) return unchosen(looking.id, t('cards-first'));
  if (prompt === null || (prompt.ahead && isFirst && isAsked(scene))) return opening(hands, scene);
  const { verdict } = hands;
  const label = (verdict?.says === 'yes' && verdict.confirm) || prompt.label;
  return { label, off: whyNot(hands), gesture: hands.gesture, confirm: null, id: prompt.id };
}

/** The piece that is held up, or the space that was tapped, is chosen. */
function choosing({ lifted, point, ground, scene }: Hands, { move, meaning }: Target): Primary {
  const sign = ground.signs.get(lifted ?? '') ?? '';
  const what = isPainted(scene) ? meaning : [sign];
  const label = [...(point?.label ?? []), ' ', ...what];
  return { label, off: '', gesture: { type: 'press', move }, confirm: null, id: point?.id ?? '' };
}

/** Something is to be chosen first. */
function unchosen(id: string, why: string): Primary {
  return { label: [why], off: why, gesture: null, confirm: null, id };
}

/** What opens a sheet: choosing faces, or a piece of somebody else. */
function sheets(hands: Hands, scene: Scene): (Choose | Point)[] {
  return scene.prompts.filter(
    (each): each is Choose | Point =>
      each.type === 'choose' || (each.type === 'point' && hands.pointedRacks.length > 0),
  );
}

/** Whether something is to be chosen before pieces can be laid. */
function isAsked(scene: Scene): boolean {
  return scene.prompts.some((each) => each.type === 'point' || each.type === 'cards');
}

/** Where there is nothing else to do, the sheet is opened by the main button. */
function opening(hands: Hands, scene: Scene): Primary | null {
  const near = sheets(hands, scene).filter((each) => !isAside(each));
  const found = near.toSorted((a, b) => b.type.localeCompare(a.type))[0];
  if (found === undefined) return null;
  const { label, id } = found;
  return { label, off: '', gesture: null, confirm: null, id, opens: found };
}

/** On a table with strewn pieces, what must be confirmed is never the thing to do next. */
export function isOnlyToLeave(scene: Scene): boolean {
  return isStrewn(scene) && buttonsOf(scene).every((button) => button.confirm !== null);
}

/** The main button of a scene: the one that says so, or the only thing there is to do. */
export function mainButton(scene: Scene): Button | null {
  const buttons = buttonsOf(scene);
  const main = buttons.find((button) => button.is_main);
  if (main !== undefined) return main;
  const near = scene.prompts.filter((each) => !isAside(each));
  if (near.length !== 1 || isOnlyToLeave(scene)) return null;
  return buttons.find((button) => !button.aside) ?? null;
}

function taking(hands: Hands): Primary | null {
  const taking = hands.taking;
  if (taking === null) return null;
  const { prompt, pieces } = taking;
  const isEnough = prompt.counts.includes(pieces.length);
  const counts = prompt.counts.join(` ${t('or')} `);
  return {
    label: prompt.confirm,
    off: isEnough ? '' : t('choose-more', { counts: range(prompt.counts) ?? counts }),
    gesture: { type: 'take', prompt: prompt.id, pieces },
    confirm: null,
    id: prompt.id,
  };
}

/** 1–7 for a row of numbers without a gap. */
function range(counts: readonly number[]): string | null {
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined || counts.length < 3) return null;
  return last - first === counts.length - 1 ? `${first}–${last}` : null;
}

function whyNot(hands: Hands): string {
  const { laying, verdict } = hands;
  const { prompt } = hands.ground;
  if (laying.placings.length === 0) return prompt?.ahead ? t('turn-first') : t('lay-first');
  if (laying.naming !== null) return t('name-first');
  if (prompt?.ahead) return t('turn-first');
  if (prompt?.total != null && totalOf(laying) === null) return t('total-first');
  if (verdict === null) return t('asking');
  return verdict.says === 'yes' ? '' : t('not-yet');
}

/** Everything else there is to press. */
export function secondaries(hands: Hands, scene: Scene, first: Primary | null): Secondary[] {
  if (hands.taking !== null) return [];
  const found: Secondary[] = [];
  for (const prompt of sheets(hands, scene)) {
    if (prompt.id !== first?.id) found.push({ kind: 'opens', prompt });
  }
  for (const prompt of scene.prompts) {
    if (prompt.type === 'take') found.push({ kind: 'take', prompt });
    if (prompt.type === 'button' && prompt.id !== first?.id) found.push({ kind: 'button', prompt });
  }
  return found;
}
