import { get } from '../../session/api';
import type { NumeralsOf } from '../../wire';

let known: Promise<readonly NumeralsOf[]> | undefined;

/** The numbers in every system; fetched once, what went wrong is asked again. */
export function numerals(): Promise<readonly NumeralsOf[]> {
  known ??= get<readonly NumeralsOf[]>('/numerals').catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}
