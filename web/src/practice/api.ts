import { get, once } from '../session/api';
import type { Ask, PracticeCard, Given, Hint, Judged, PracticeWanted, Reading, Solution, Syllabus } from '../wire';

let known: Promise<Syllabus> | undefined;

/** What the server is asked in practice; nothing it is told names anybody. */
export const practiceApi = {
  /** Fetched once; what went wrong is asked again. */
  syllabus: (): Promise<Syllabus> => {
    known ??= get<Syllabus>('/practice/syllabus').catch((problem: unknown) => {
      known = undefined;
      throw problem;
    });
    return known;
  },
  deal: (wanted: PracticeWanted) => once<PracticeCard>('/practice/deal', wanted),
  read: (given: Given) => once<Reading>('/practice/read', given),
  answer: (given: Given) => once<Judged>('/practice/answer', given),
  hint: (ask: Ask) => once<Hint>('/practice/hint', ask),
  solution: (ask: Ask) => once<Solution>('/practice/solution', ask),
};
