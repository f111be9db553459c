import type { PlaceCard, PracticeWanted } from '../wire';

/** How somebody wants to practise. */
export type Way = 'suits' | 'grade' | 'topics' | 'level' | 'again' | 'pack';
export type Mood = 'confident' | 'steady' | 'hard';

export interface Wish {
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

export const FIRST_WISH: Wish = {
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
export function wanted(wish: Wish, seen: readonly string[], place = ''): PracticeWanted {
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
export function isWhole(wish: Wish): boolean {
  return wish.way !== 'topics' || wish.topics.length > 0;
}

/** The time for a question in seconds. */
export function secondsOf(wish: Wish, secs: number): number {
  return Math.round((secs * (100 + wish.extra)) / 100);
}
