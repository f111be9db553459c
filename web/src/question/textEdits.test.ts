import { describe, expect, it } from 'vitest';
import { decimalOf } from './decimal';
import { typesetText, typesetTime, type TypesetPiece } from './typeset';
import { eraseSign, normaliseSigns, insertSign, insertColon } from './textEdits';

describe('a key', () => {
  it('writes at the caret, over what is selected', () => {
    expect(insertSign('14', 1, 1, '2')).toEqual({ text: '124', caret: 2 });
    expect(insertSign('14', 0, 2, '7')).toEqual({ text: '7', caret: 1 });
  });

  it('draws the bar of a fraction below a number, or begins at the top', () => {
    expect(insertSign('3', 1, 1, '/')).toEqual({ text: '3/', caret: 2 });
    expect(insertSign('', 0, 0, '/')).toEqual({ text: '/', caret: 0 });
    expect(insertSign('3/', 1, 1, '/')).toEqual({ text: '3/', caret: 2 });
  });

  it('leaves room around words', () => {
    expect(insertSign('25', 2, 2, 'r')).toEqual({ text: '25 r ', caret: 5 });
    expect(insertSign('17', 2, 2, ';')).toEqual({ text: '17; ', caret: 4 });
  });

  it('takes back one sign, a word as a whole, or what is selected', () => {
    expect(eraseSign('124', 2, 2)).toEqual({ text: '14', caret: 1 });
    expect(eraseSign('4 min ', 6, 6)).toEqual({ text: '4', caret: 1 });
    expect(eraseSign('25 r ', 5, 5)).toEqual({ text: '25', caret: 2 });
    expect(eraseSign('124', 0, 3)).toEqual({ text: '', caret: 0 });
    expect(eraseSign('', 0, 0)).toEqual({ text: '', caret: 0 });
  });

  it('writes signs as mathematics has them', () => {
    expect(normaliseSigns('-3*x')).toBe('−3×x');
  });
});

describe('a time', () => {
  it('gets its colon by itself', () => {
    expect(insertColon('11', '115')).toBe('11:5');
    expect(insertColon('33', '330')).toBe('3:30');
  });

  it('keeps what is typed otherwise', () => {
    expect([insertColon('1', '11'), insertColon('11:5', '11:55'), insertColon('', '115')]).toEqual(['11', '11:55', '115']);
  });
});

function describePieces(pieces: readonly TypesetPiece[] | undefined): string | undefined {
  return pieces
    ?.map((piece) => {
      if (piece.kind === 'run') return piece.text;
      if (piece.kind === 'caret') return '|';
      if (piece.kind === 'fraction') return `{${describePieces(piece.top)}/${describePieces(piece.bottom)}}`;
      return `${piece.kind}{${describePieces(piece.of)}}`;
    })
    .join('');
}

describe('what is typed', () => {
  it.each([
    ['3/4', 3, '{3/4|}'],
    ['3/4', -1, '{3/4}'],
    ['/', 0, '{|/}'],
    ['−1 3/4', 6, '−1 {3/4|}'],
    ['1/4; 1', 6, '{1/4}; 1|'],
    ['x^2−7', 5, 'xpower{2}−7|'],
    ['2√3', 3, '2root{3|}'],
    ['x^(12)', -1, 'xpower{12}'],
    ['x^2y', 4, 'xpower{2}y|'],
    ['√(2+x', 5, 'root{(2+x|}'],
  ])('%s is drawn as mathematics', (text, caret, expected) => {
    expect(describePieces(typesetText(text, caret))).toBe(expected);
  });

  it.each(['180', '1/2x', '3x/4', '2^3/4', '√2/2', '(x+1)/2', '1/2/3', '1/2.5'])(
    '%s stays as it stands, where a drawing might say something else',
    (text) => {
      expect(typesetText(text, text.length)).toBeUndefined();
    },
  );

  it('is two boxes for a time', () => {
    expect(describePieces(typesetTime('', 0))).toBe('box{|}:box{}');
    expect(describePieces(typesetTime('11:5', 4))).toBe('box{11}:box{5|}');
    expect(typesetTime('half past', 3)).toBeUndefined();
  });
});

describe('a fraction as a decimal', () => {
  it.each([
    ['3/4', '0.75'],
    ['−1 1/2', '−1.5'],
    ['7/20', '0.35'],
  ])('%s is %s', (text, expected) => {
    expect(decimalOf(text)).toBe(expected);
  });

  it.each(['1/3', '6/3', '4', '3/0', 'x/2', ''])('%s has none worth saying', (text) => {
    expect(decimalOf(text)).toBe('');
  });
});
