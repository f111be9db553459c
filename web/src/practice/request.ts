import { categoryTitle } from '../question/categories';
import type { PlaceCard, PracticeRequest } from '../wire';
import { t } from './messages';

/** How questions are chosen. */
export type Way = 'suits' | 'grade' | 'topics' | 'level' | 'again' | 'pack';
export type Mood = 'confident' | 'steady' | 'hard';

export interface PracticeChoice {
  readonly way: Way;
  readonly grade: string;
  /** Empty: all three. */
  readonly category: string;
  readonly topics: readonly string[];
  readonly level: number;
  readonly mood: Mood;
  /** Only these places, such as topics to review. */
  readonly places: readonly string[];
  /** The id of a question pack; empty: the built-in questions. */
  readonly pack: string;
  /** With an hourglass, and how much longer in per cent. */
  readonly timed: boolean;
  readonly extra: number;
  /** With answers to choose from. */
  readonly choose: boolean;
}

export const DEFAULT_REQUEST: PracticeChoice = {
  way: 'suits',
  grade: '4',
  category: '',
  topics: [],
  level: 1,
  mood: 'steady',
  places: [],
  pack: '',
  timed: false,
  extra: 0,
  choose: false,
};

/** This many questions are remembered so that they are not asked again. */
export const LATELY = 12;

/** The request for the server; `place` is the one chosen here for the way `suits`. */
export function toServerRequest(choice: PracticeChoice, seen: readonly string[], place = ''): PracticeRequest {
  const lately = seen.slice(-LATELY);
  const asked = { seen: lately, choose: choice.choose, ...(choice.pack && { pack: choice.pack }) };
  switch (choice.way) {
    case 'suits':
      return { ...asked, places: [place] };
    case 'grade':
      return { ...asked, grade: choice.grade, category: choice.category || null };
    case 'topics':
      return { ...asked, topics: choice.topics };
    case 'level':
      return { ...asked, level: choice.level };
    case 'again':
      return { ...asked, places: choice.places };
    case 'pack':
      return asked;
  }
}

/** The places that may suit: all but those that need dice, which are not rolled here. */
export function candidates(places: readonly PlaceCard[]): readonly PlaceCard[] {
  return places.filter((place) => place.level !== null || place.grade !== null);
}

/** Whether enough is chosen to begin. */
export function isComplete(choice: PracticeChoice): boolean {
  return choice.way !== 'topics' || choice.topics.length > 0;
}

/** The time for a question in seconds. */
export function secondsOf(choice: PracticeChoice, secs: number): number {
  return Math.round((secs * (100 + choice.extra)) / 100);
}

const MOODS = { confident: 'request-confident', steady: 'request-steady', hard: 'request-hard' } as const;

/** What will be practised, in a sentence. */
export function describeRequest(choice: PracticeChoice): string {
  switch (choice.way) {
    case 'suits':
      return t(MOODS[choice.mood], { grade: choice.grade });
    case 'grade':
      if (!choice.category) return t('request-grade-all', { grade: choice.grade });
      return t('request-grade', { grade: choice.grade, part: categoryTitle(choice.category) });
    case 'topics':
      return choice.topics.length ? t('request-topics', { count: choice.topics.length }) : t('topics-missing');
    case 'level':
      return t('request-level', { level: choice.level });
    case 'again':
      return t('request-again');
    case 'pack':
      return t('request-pack');
  }
}
