import { describe, expect, it } from 'vitest';
import { keypadOf, addPiece, removeLastPiece } from '../src/pages/referee/keypad';

function pieces(signs: string) {
  return [...signs].map((sign) => ({ sign, role: 'number', name: sign, picture: '' }));
}

function rows(signs: string): readonly string[] {
  const { keys } = keypadOf(pieces(signs));
  return [1, 2, 3, 4].map((row) =>
    keys.filter((key) => key.row === row).map((key) => key.piece.sign).join(''),
  );
}

describe('the keypad of a hand', () => {
  it('is a calculator where a game has digits and signs', () => {
    expect(rows('0123456789+−×÷')).toEqual(['789÷', '456×', '123−', '0+']);
  });

  it('has no column of signs where a game has none', () => {
    expect(keypadOf(pieces('0123456789')).columns).toBe(3);
    expect(keypadOf(pieces('0123456789+−')).columns).toBe(4);
  });

  it('puts a joker where a game has no 0', () => {
    expect(rows('123456789+−×÷?')).toEqual(['789÷', '456×', '123−', '+?']);
    expect(keypadOf(pieces('123456789+−×÷?')).more).toEqual([]);
  });

  it('keeps every other piece of the game, in the game’s own order', () => {
    const { more } = keypadOf(pieces('0123456789+−×÷(,²√½?'));

    expect(more.map((piece) => piece.sign).join('')).toBe('(,²√½?');
  });
});

describe('pieces that are no digits', () => {
  it('stand in their own order, below the two keys that take back', () => {
    const pairs = ['M1.2', 'Q1', 'P2'].map((sign) => ({ sign, role: 'product', name: sign, picture: '' }));

    expect(keypadOf(pairs)).toEqual({ keys: [], columns: 4, last: 1, free: 1, more: pairs });
  });
});

describe('taking one piece more', () => {
  it('writes what the desk wants between two of them', () => {
    expect(addPiece('', 'M1.2', ' ')).toBe('M1.2');
    expect(addPiece('M1.2', 'Q1', ' ')).toBe('M1.2 Q1');
    expect(addPiece('M1.2 ', 'Q1', ' ')).toBe('M1.2 Q1');
    expect(addPiece('12', '+', '')).toBe('12+');
  });
});

describe('taking the last piece away', () => {
  it('takes a whole word where pieces are words', () => {
    expect(removeLastPiece('M1.2 Q1', ' ')).toBe('M1.2');
    expect(removeLastPiece('M1.2 ', ' ')).toBe('');
  });

  it('takes a whole piece, however it was written', () => {
    expect(removeLastPiece('12+', '')).toBe('12');
    expect(removeLastPiece('3½', '')).toBe('3');
    expect(removeLastPiece('3{1/10}', '')).toBe('3');
    expect(removeLastPiece('3r2', '')).toBe('3');
    expect(removeLastPiece('3^2 ', '')).toBe('3');
    expect(removeLastPiece('', '')).toBe('');
  });
});
