/** Questions at a table, for tests. */
import type { TableQuestion, AnswerVerdict, Snapshot, QuestionCard } from '../../wire';
import { scene, snapshot, table } from '../fixture';

const createShown = (text: string) => ({ text, html: text, spoken: text });

export const CARD: QuestionCard = {
  topic: 'frac',
  title: 'Dividing fractions',
  level: null,
  grade: '6',
  category: 'G',
  prompt: createShown('Work out 1/2 ÷ 2/3.'),
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

export const WRONG: AnswerVerdict = { outcome: 'wrong', code: 'wrong', sentence: 'You wrote 4/3.', shown: createShown('4/3'), mis: '' };

export function createQuestion(number: number, more: Partial<TableQuestion> = {}): TableQuestion {
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
export function pictureWith(questions: readonly TableQuestion[], left = 14_000, seats: readonly number[] = [0]): Snapshot {
  return snapshot(1, {
    table: table({ seats, must: [0] }),
    scene: { ...scene(['1']), asked: questions, prompts: [] },
    clocks: [{ name: 'question', seat: 0, left, runs: true }],
  });
}
