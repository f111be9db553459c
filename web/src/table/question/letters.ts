import { isFree } from '../../question/keypad';
import type { Answer, Button, QuestionCard } from '../../wire';
import { findByKey } from '../promptButtons';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

type AnswerKeys = Pick<QuestionCard, 'keypad' | 'keys' | 'unit'>;

/** The button beside a question that a letter presses; none where the answer may need that letter. */
export function findButton(event: KeyPress, card: AnswerKeys, isReading: boolean, prompt: Answer | undefined): Button | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || prompt === undefined) return undefined;
  if (event.target instanceof Element && event.target.closest('dialog, [data-instrument]')) return undefined;
  if (!isReading && mayNeed(card, event.key)) return undefined;
  const { helps, skip, start } = prompt;
  return findByKey([...helps, ...(skip ? [skip] : []), ...(start ? [start] : [])], event.key);
}

function mayNeed({ keypad, keys, unit }: AnswerKeys, key: string): boolean {
  if (keypad === 'choice') return false;
  return unit !== '' || isFree(keypad, keys) || keys.some((sign) => sign.toLowerCase().includes(key.toLowerCase()));
}
