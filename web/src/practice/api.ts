import { get, requestOnce } from '../browser/api';
import type { HintRequest, PracticeCard, TypedAnswer, Hint, AnswerVerdict, PracticeRequest, AnswerPreview, Solution, Syllabus } from '../wire';

let known: Promise<Syllabus> | undefined;

/** Requests to the server in practice; none of them names anyone. */
export const practiceApi = {
  /** Fetched once; what went wrong is asked again. */
  syllabus: (): Promise<Syllabus> => {
    known ??= get<Syllabus>('/practice/syllabus').catch((problem: unknown) => {
      known = undefined;
      throw problem;
    });
    return known;
  },
  deal: (wanted: PracticeRequest) => requestOnce<PracticeCard>('/practice/deal', wanted),
  read: (given: TypedAnswer) => requestOnce<AnswerPreview>('/practice/read', given),
  answer: (given: TypedAnswer) => requestOnce<AnswerVerdict>('/practice/answer', given),
  hint: (ask: HintRequest) => requestOnce<Hint>('/practice/hint', ask),
  solution: (ask: HintRequest) => requestOnce<Solution>('/practice/solution', ask),
};
