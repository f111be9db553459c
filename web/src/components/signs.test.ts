import { describe, expect, it } from 'vitest';
import { isAmbiguous } from './signs';

describe('a number that is turned', () => {
  it('is underlined where it could be taken for another', () => {
    const ambiguous = [...Array(122).keys()].map(String).filter(isAmbiguous);

    expect(ambiguous).toEqual(['6', '9', '66', '68', '86', '89', '98', '99']);
  });

  it('is not, where it is none', () => {
    expect(isAmbiguous('!')).toBe(false);
  });
});
