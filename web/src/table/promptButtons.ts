/** Which buttons there are now, which of them is the one, and why it may have to wait. */
import type { Button, Choose, Gesture, Point, Prompt, Rich, Scene, Take, Target } from '../wire';
import type { BoardInput } from './input.svelte';
import { totalOf } from './placement';
import { isPainted, isStrewn } from './zones';
import { t } from './messages';

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
export function findByKey(buttons: readonly Button[], key: string): Button | undefined {
  return buttons.find((button) => button.key !== '' && button.key === key.toLowerCase());
}

/** Whether something is beside the game, and out of the way. */
export function isAside(prompt: Prompt): boolean {
  return (prompt.type === 'button' || prompt.type === 'choose') && prompt.aside;
}

function pressGesture(button: Button): Gesture {
  return { type: 'press', move: button.move };
}

/** The one button most people want now; null if there is none. */
export function primary(input: BoardInput, scene: Scene, now: Circumstances): Primary | null {
  const found = primaryAction(input, scene);
  if (found === null || found.off !== '') return found;
  if (now.isLost) return { ...found, off: t('lost-first') };
  return now.isBusy ? { ...found, off: t('sending') } : found;
}

function primaryAction(input: BoardInput, scene: Scene): Primary | null {
  if (input.selection !== null) return selectionAction(input);
  const lifted = input.lifted === null ? null : input.targetAt(input.lifted);
  if (lifted !== null) return chooseAction(input, lifted);
  const { card } = input;
  if (card !== null) {
    const id = input.cards.find((each) => each.cards.includes(card))?.id ?? '';
    const gesture = { type: 'press' as const, move: card.move };
    return { label: card.confirm ?? card.name, off: '', gesture, confirm: null, id };
  }
  const main = mainButton(scene);
  const prompt = input.ground.prompt;
  if (main !== null && input.placement.placings.length === 0) {
    return {
      label: main.label,
      off: '',
      gesture: pressGesture(main),
      confirm: main.confirm,
      id: main.id,
    };
  }
  const isFirst = input.placement.placings.length === 0;
  if (input.point !== null && isPainted(scene)) return disabledAction(input.point.id, t('painted-first'));
  const looking = input.cards.find((each) => each.cards.some((one) => one.confirm !== null));
  if (looking !== undefined) return disabledAction(looking.id, t('cards-first'));
  if (prompt === null || (prompt.ahead && isFirst && hasChoicePrompt(scene))) return openSheetAction(input, scene);
  const { verdict } = input;
  const label = (verdict?.says === 'yes' && verdict.confirm) || prompt.label;
  return { label, off: whyNot(input), gesture: input.gesture, confirm: null, id: prompt.id };
}

/** The piece that is held up, or the space that was tapped, is chosen. */
function chooseAction({ lifted, point, ground, scene }: BoardInput, { move, meaning }: Target): Primary {
  const sign = ground.signs.get(lifted ?? '') ?? '';
  const what = isPainted(scene) ? meaning : [sign];
  const label = [...(point?.label ?? []), ' ', ...what];
  return { label, off: '', gesture: { type: 'press', move }, confirm: null, id: point?.id ?? '' };
}

/** Something must be chosen first. */
function disabledAction(id: string, why: string): Primary {
  return { label: [why], off: why, gesture: null, confirm: null, id };
}

/** What opens a sheet: choosing faces, or a piece of somebody else. */
function sheets(input: BoardInput, scene: Scene): (Choose | Point)[] {
  return scene.prompts.filter(
    (each): each is Choose | Point =>
      each.type === 'choose' || (each.type === 'point' && input.pointedRacks.length > 0),
  );
}

/** Whether something must be chosen before pieces can be laid. */
function hasChoicePrompt(scene: Scene): boolean {
  return scene.prompts.some((each) => each.type === 'point' || each.type === 'cards');
}

/** Where there is nothing else to do, the sheet is opened by the main button. */
function openSheetAction(input: BoardInput, scene: Scene): Primary | null {
  const near = sheets(input, scene).filter((each) => !isAside(each));
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

function selectionAction(input: BoardInput): Primary | null {
  const taking = input.selection;
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

function whyNot(input: BoardInput): string {
  const { placement, verdict } = input;
  const { prompt } = input.ground;
  if (placement.placings.length === 0) return prompt?.ahead ? t('turn-first') : t('lay-first');
  if (placement.naming !== null) return t('name-first');
  if (prompt?.ahead) return t('turn-first');
  if (prompt?.total != null && totalOf(placement) === null) return t('total-first');
  if (verdict === null) return t('asking');
  return verdict.says === 'yes' ? '' : t('not-yet');
}

/** Everything else there is to press. */
export function secondaries(input: BoardInput, scene: Scene, first: Primary | null): Secondary[] {
  if (input.selection !== null) return [];
  const found: Secondary[] = [];
  for (const prompt of sheets(input, scene)) {
    if (prompt.id !== first?.id) found.push({ kind: 'opens', prompt });
  }
  for (const prompt of scene.prompts) {
    if (prompt.type === 'take') found.push({ kind: 'take', prompt });
    if (prompt.type === 'button' && prompt.id !== first?.id) found.push({ kind: 'button', prompt });
  }
  return found;
}
