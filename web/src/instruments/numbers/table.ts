import { get } from '../../browser/api';
import type { NumeralTable } from '../../wire';

let known: Promise<readonly NumeralTable[]> | undefined;

/** The numbers in every system; fetched once, what went wrong is asked again. */
export function numerals(): Promise<readonly NumeralTable[]> {
  known ??= get<readonly NumeralTable[]>('/numerals').catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}
