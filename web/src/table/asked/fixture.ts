/** Questions at a table, for tests. */
import type { Asked, Judged, Picture, QuestionCard } from '../../wire';
import { picture, scene, table } from '../fixture';

const shown = (text: string) => ({ text, html: text, spoken: text });

export const CARD: QuestionCard = {
  topic: 'frac',
  title: 'Dividing fractions',
  level: null,
  grade: '6',
  category: 'G',
  prompt: shown('Work out 1/2 ÷ 2/3.'),
  figure: null,
  keypad: 'fraction',
  keys: ['/'],
  tiles: [],
  choices: [],
  boxes: [],
  unit: '',
  secs: 20,
  credit: '',
  places: 0,
};

export const WRONG: Judged = { outcome: 'wrong', code: 'wrong', sentence: 'You wrote 4/3.', shown: shown('4/3'), mis: '' };

export function asked(number: number, more: Partial<Asked> = {}): Asked {
  return {
    number,
    seat: 0,
    card: CARD,
    sign: 'G',
    role: 'gauss',
    stake: [],
    clock: 'question',
    limit: 20_000,
    judged: null,
    solution: null,
    result: [],
    aids: [],
    is_rolled: false,
    doubt: null,
    is_read: true,
    ...more,
  };
}

/** Seat 0 looks at these questions; so much time is left for the open one. */
export function asking(questions: readonly Asked[], left = 14_000, seats: readonly number[] = [0]): Picture {
  return picture(1, {
    table: table({ seats, must: [0] }),
    scene: { ...scene(['1']), asked: questions, prompts: [] },
    clocks: [{ name: 'question', seat: 0, left, runs: true }],
  });
}
