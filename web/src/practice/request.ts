import { categoryTitle } from '../question/categories';
import type { PlaceCard, PracticeRequest } from '../wire';
import { t } from './messages';

/** How somebody wants to practise. */
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
  /** Only these places, such as what is to be looked at again. */
  readonly places: readonly string[];
  /** The id of a pack of somebody's own questions; empty: ours. */
  readonly pack: string;
  /** With an hourglass, and so much longer in per cent. */
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

/** So many questions are remembered in order not to be asked again. */
export const LATELY = 12;

/** What is asked of the server; `place` is what suits, where that was found out here. */
export function toServerRequest(wish: PracticeChoice, seen: readonly string[], place = ''): PracticeRequest {
  const lately = seen.slice(-LATELY);
  const asked = { seen: lately, choose: wish.choose, ...(wish.pack && { pack: wish.pack }) };
  switch (wish.way) {
    case 'suits':
      return { ...asked, places: [place] };
    case 'grade':
      return { ...asked, grade: wish.grade, category: wish.category || null };
    case 'topics':
      return { ...asked, topics: wish.topics };
    case 'level':
      return { ...asked, level: wish.level };
    case 'again':
      return { ...asked, places: wish.places };
    case 'pack':
      return asked;
  }
}

/** The places that may suit: all but those with dice, which nobody rolls here. */
export function candidates(places: readonly PlaceCard[]): readonly PlaceCard[] {
  return places.filter((place) => place.level !== null || place.grade !== null);
}

/** Whether enough is chosen to begin. */
export function isComplete(wish: PracticeChoice): boolean {
  return wish.way !== 'topics' || wish.topics.length > 0;
}

/** The time for a question in seconds. */
export function secondsOf(wish: PracticeChoice, secs: number): number {
  return Math.round((secs * (100 + wish.extra)) / 100);
}

const MOODS = { confident: 'wish-confident', steady: 'wish-steady', hard: 'wish-hard' } as const;

/** What will be practised, in a sentence. */
export function describeRequest(wish: PracticeChoice): string {
  switch (wish.way) {
    case 'suits':
      return t(MOODS[wish.mood], { grade: wish.grade });
    case 'grade':
      if (!wish.category) return t('wish-grade-all', { grade: wish.grade });
      return t('wish-grade', { grade: wish.grade, part: categoryTitle(wish.category) });
    case 'topics':
      return wish.topics.length ? t('wish-topics', { count: wish.topics.length }) : t('topics-missing');
    case 'level':
      return t('wish-level', { level: wish.level });
    case 'again':
      return t('wish-again');
    case 'pack':
      return t('wish-pack');
  }
}
