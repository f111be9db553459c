/** The scale of abilities and difficulties: half a unit per grade. */

export const GRADES = ['R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export const LEVELS = [1, 2, 3, 4] as const;
const A_GRADE = 0.5;
const MIDDLE = 6;
const GRADES_A_LEVEL = 2.5;
/** How far an ability is above the difficulty it gets right three times in four. */
export const SURE = Math.log(3);
const USUAL_CLOCK = 30;

/** The difficulty of a question by its clock and its grade, or else its level. */
export function difficultyOf(secs: number, level: number | null, grade: string | null): number {
  return Math.log(secs / 16) + A_GRADE * (gradeOf(level, grade) - MIDDLE);
}

/** The ability of a learner at home there: usual questions go right three times in four. */
export function abilityOf(level: number | null, grade: string | null): number {
  return difficultyOf(USUAL_CLOCK, level, grade) + SURE;
}

function gradeOf(level: number | null, grade: string | null): number {
  if (grade !== null) return (GRADES as readonly string[]).indexOf(grade);
  return level === null ? MIDDLE : GRADES_A_LEVEL * level;
}
