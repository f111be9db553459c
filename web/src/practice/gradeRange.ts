import { abilityOf, GRADES } from './learning/scale';
import type { TopicLine } from './learning/statistics';

/** Grades that lie further apart say nothing yet. */
const WIDE = 5;

/** The grades whose questions suit the learner; empty while the range is too wide to say. */
export function aboutGrade({ low, high }: Pick<TopicLine, 'low' | 'high'>): string {
  const [from, to] = [nearest(low), nearest(high)];
  const places: readonly string[] = GRADES;
  if (places.indexOf(to) - places.indexOf(from) > WIDE) return '';
  return from === to ? from : `${from}–${to}`;
}

function nearest(ability: number): string {
  const gap = (grade: string) => Math.abs(abilityOf(null, grade) - ability);
  return GRADES.reduce<string>((best, grade) => (gap(grade) < gap(best) ? grade : best), GRADES[0]);
}
