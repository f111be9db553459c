import { describe, expect, it } from 'vitest';
import { piece } from '../fixture';
import { scenePieces, type VisiblePiece } from '../visiblePieces';
import { scene } from '../fixture';
import { numberTargets } from './targets';
import { frames, walkedPath } from './motion';

function pawn(cell: string, path: readonly string[]): VisiblePiece {
  const of = scene([]);
  const [board] = of.zones;
  return scenePieces({ ...of, pieces: [{ ...piece('pawn0', cell, ''), path, seat: 0 }] }, board!)[0]!;
}

describe('a piece that walks', () => {
  it('goes along the spaces of its path', () => {
    expect(walkedPath('A1', pawn('D1', ['A1', 'B1', 'C1', 'D1']))).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  it('begins where it was seen last, also in the middle of its path or beside it', () => {
    expect(walkedPath('C1', pawn('D1', ['A1', 'B1', 'C1', 'D1']))).toEqual(['C1', 'D1']);
    expect(walkedPath('A5', pawn('D1', ['C1', 'D1']))).toEqual(['A5', 'C1', 'D1']);
  });

  it('goes straight there where the path tells of another move', () => {
    expect(walkedPath('A1', pawn('D1', ['A1', 'B1']))).toEqual(['A1', 'D1']);
  });

  it('stays where it stands, and appears where it was not seen before', () => {
    expect(walkedPath('D1', pawn('D1', ['C1', 'D1']))).toBeNull();
    expect(walkedPath(undefined, pawn('D1', ['C1', 'D1']))).toBeNull();
  });

  it('needs as long for each space', () => {
    const at = frames([
      [0, 0],
      [10, 0],
      [10, 5],
    ]);
    expect(at.map(({ transform }) => transform)).toEqual([
      'translate(0px, 0px)',
      'translate(10px, 0px)',
      'translate(10px, 5px)',
    ]);
    expect(at.every(({ offset }) => offset === undefined)).toBe(true);
  });
});

describe('destinations', () => {
  const target = (id: string) => ({ id, move: `>${id}`, meaning: [id], path: [], picture: '', detail: null, key: '' });
  const of = scene([]);
  const point = (ids: readonly string[]) => ({ type: 'point' as const, id: 'go', label: [], targets: ids.map(target) });

  it('are numbered while there are few of them', () => {
    const few = numberTargets(of, point(['A1', 'B1']));
    expect(few.map(({ cell, number }) => [cell, number])).toEqual([
      ['A1', 1],
      ['B1', 2],
    ]);
    const many = numberTargets(of, point('ABCDE'.split('').flatMap((letter) => [`${letter}1`, `${letter}2`])));
    expect(many.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, () => 0));
  });

  it('are on the cell of the piece that is meant', () => {
    const there = { ...of, pieces: [piece('p', 'C3', '1')] };
    expect(numberTargets(there, point(['p']))[0]?.cell).toBe('C3');
    expect(numberTargets(there, null)).toEqual([]);
  });
});
