import { t } from './messages';

const TITLES: Readonly<Record<string, string>> = {
  E: 'category-space',
  N: 'category-change',
  G: 'category-numbers',
};

/** What a part of the syllabus is about. */
export function categoryTitle(category: string): string {
  return t(TITLES[category] ?? 'category-all');
}
