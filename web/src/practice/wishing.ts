import { categoryTitle } from '../question/categories';
import type { Wish } from './wish';
import { t } from './words';

const MOODS = { confident: 'wish-confident', steady: 'wish-steady', hard: 'wish-hard' } as const;

/** What will be practised, in a sentence. */
export function wishSentence(wish: Wish): string {
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
