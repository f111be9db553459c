import { isFree } from './keypad';
import type { QuestionCard } from '../wire';

/** What a key means before a question, wherever the focus is; nothing: what it always means. */
export type KeyAction = 'keys' | 'hint' | 'answer' | 'type' | { readonly choose: number } | undefined;

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/** Digits choose or type at once; `h` and `?` help unless the answer may need them. */
export function parseKey(event: KeyPress, card: Pick<QuestionCard, 'keypad' | 'keys' | 'choices'>, isAsking: boolean): KeyAction {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || inDialog(event.target)) return undefined;
  if (key === 'F1') return 'keys';
  const isWriting = inField(event.target);
  const isTaken = isAsking && mayNeed(card, key);
  if (key === '?' && !(isWriting && isTaken)) return 'keys';
  if (!isAsking) return undefined;
  if (key === 'Enter' && isWriting) return 'answer';
  if (key === 'h' && !isTaken) return 'hint';
  if (card.keypad === 'choice') return parseChoice(event, card.choices.length);
  return !isWriting && key.length === 1 && key !== ' ' ? 'type' : undefined;
}

function parseChoice({ key, target }: KeyPress, count: number): KeyAction {
  if (key === 'Enter' && isRadio(target)) return 'answer';
  const place = /^[1-6]$/.test(key) ? Number(key) - 1 : count;
  return place < count ? { choose: place } : undefined;
}

function mayNeed(card: Pick<QuestionCard, 'keypad' | 'keys'>, key: string): boolean {
  return isFree(card.keypad, card.keys) || card.keys.some((sign) => sign.includes(key));
}

function inField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !isRadio(target) && !target.readOnly;
  const isTile = target instanceof HTMLButtonElement;
  return target instanceof Element && !isTile && target.closest('[data-composing]') !== null;
}

function isRadio(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio';
}

function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
