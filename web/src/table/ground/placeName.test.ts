import { describe, expect, it } from 'vitest';
import { PlaceNameInput } from './placeName';

const PLACES = ['a1', 'a2', 'c1', 'c10', 'c7'];

function typeKeys(keys: readonly string[], apart = 100): (string | null)[] {
  const naming = new PlaceNameInput();
  return keys.map((key, index) => naming.type(key, index * apart, PLACES).place);
}

describe('the name of a place', () => {
  it('is spelled key by key', () => {
    expect(typeKeys(['c', '7'])).toEqual([null, 'c7']);
  });

  it('may go on after a shorter one', () => {
    expect(typeKeys(['C', '1', '0'])).toEqual([null, 'c1', 'c10']);
  });

  it('begins anew with a letter, and after a pause', () => {
    expect(typeKeys(['a', '1', 'a', '2'])).toEqual([null, 'a1', null, 'a2']);
    expect(typeKeys(['c', '7'], 2000)).toEqual([null, null]);
  });

  it('that no place has is nobody’s key', () => {
    expect(new PlaceNameInput().type('?', 0, PLACES)).toEqual({ place: null, isBegun: false });
  });
});
