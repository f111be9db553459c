import type { PlaceCard } from '../wire';
import { t } from './messages';

/** The grades there are, and the three parts of what each is asked. */
export const GRADES = ['R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export const CATEGORIES = ['G', 'N', 'E'] as const;
export const LEVELS = [1, 2, 3, 4] as const;

const MEANS: Readonly<Record<string, string>> = {
  E: 'category-space-means',
  N: 'category-change-means',
  G: 'category-numbers-means',
};

export function categoryMeans(category: string): string {
  return t(MEANS[category] ?? 'category-all-means');
}

/** The name of a place in a list of many. */
export function placeTitle(place: Pick<PlaceCard, 'title' | 'level' | 'grade'>): string {
  if (place.grade) return t('place-grade', { title: place.title, grade: place.grade });
  if (place.level) return t('place-level', { title: place.title, level: place.level });
  return place.title;
}
