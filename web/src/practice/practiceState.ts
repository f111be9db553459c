import type { AnswerVerdict, PracticeCard, CardText, Solution } from '../wire';
import type { FinishedQuestion } from './summary';
import { DEFAULT_REQUEST, type PracticeChoice } from './request';

const PHASES = ['start', 'asking', 'answered', 'summary'] as const;

/** Everything of a practice that outlives a reload; the answer is not among it before it was given. */
export interface PracticeState {
  readonly phase: (typeof PHASES)[number];
  readonly choice: PracticeChoice;
  readonly card: PracticeCard | null;
  readonly texts: readonly string[];
  readonly judged: AnswerVerdict | null;
  /** What the verdict is about. */
  readonly given: string;
  /** The first answer to this question: not yet, right or wrong. */
  readonly first: '' | 'right' | 'wrong';
  readonly hints: readonly CardText[];
  readonly solution: Solution | null;
  /** When the question was shown, and when its clock was stopped. */
  readonly since: number;
  readonly stopped: number | null;
  readonly done: readonly FinishedQuestion[];
  readonly seen: readonly string[];
}

export const EMPTY_STATE: PracticeState = {
  phase: 'start',
  choice: DEFAULT_REQUEST,
  card: null,
  texts: [''],
  judged: null,
  given: '',
  first: '',
  hints: [],
  solution: null,
  since: 0,
  stopped: null,
  done: [],
  seen: [],
};

/** The practice in whatever was stored; anything from another version starts afresh. */
export function parseState(saved: unknown): PracticeState {
  if (!isLike(saved, EMPTY_STATE)) return EMPTY_STATE;
  const { phase, card, choice } = saved;
  const isWhole = PHASES.includes(phase) && isLike(choice, DEFAULT_REQUEST) && (card === null || isCard(card));
  return isWhole && (card !== null || phase === 'start' || phase === 'summary') ? saved : EMPTY_STATE;
}

/** The choices in whatever was stored. */
export function parseRequest(saved: unknown): PracticeChoice {
  return isLike(saved, DEFAULT_REQUEST) ? saved : DEFAULT_REQUEST;
}

const CARD = { handle: '', place: '', title: '', prompt: {}, keypad: '', keys: [], tiles: [], choices: [], boxes: [] };

function isCard(value: unknown): boolean {
  return isLike(value, CARD);
}

/** Whether a value has all the fields of a sample, and of their kinds as far as the sample has one. */
function isLike<T extends object>(value: unknown, sample: T): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Record<string, unknown>;
  return Object.entries(sample).every(
    ([name, like]) =>
      name in given &&
      (like === null || (typeof given[name] === typeof like && Array.isArray(given[name]) === Array.isArray(like))),
  );
}
