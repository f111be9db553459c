import type { AnswerVerdict } from '../../wire';
import { t } from '../messages';

const CODES: Readonly<Record<string, string>> = { passed: 'asked-passed', late: 'asked-time-up' };

/** A verdict with its sentence: where nothing was answered, or a program answered, the table words it. */
export function addSentence(judged: AnswerVerdict): AnswerVerdict {
  if (judged.sentence) return judged;
  const otherwise = judged.outcome === 'right' ? 'asked-right' : 'asked-wrong';
  return { ...judged, sentence: t(CODES[judged.code] ?? otherwise) };
}
