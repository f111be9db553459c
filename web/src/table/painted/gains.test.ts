import { describe, expect, it } from 'vitest';
import type { Scene } from '../../wire';
import { piece, scene } from '../fixture';
import { findGains } from './gains';

function sceneWithFigures(...figures: string[]): Scene {
  const tallies = ['E', 'A'].map((sign) => ({
    sign,
    role: 'slot',
    name: [sign],
    many: figures.includes(sign) ? 1 : 0,
    goal: 1,
    picture: `figure-${sign}`,
  }));
  const pile = piece('pile', 'figure-E', 'E');
  const standing = { score: 0, facts: [], is_gone: false, goal: null, held: null, rows: [], tallies, badge: null, doing: null };
  const of = scene([]);
  return { ...of, seats: [standing], pieces: [{ ...pile, many: 1, face: { ...pile.face, picture: 'figure-E' } }] };
}

describe('what was won', () => {
  it('comes from the pile with the same picture', () => {
    expect(findGains(sceneWithFigures(), sceneWithFigures('E'))).toEqual([{ seat: 0, sign: 'E', pile: 'figure-E' }]);
  });

  it('comes from nowhere where there is no such pile, or nothing before it', () => {
    expect(findGains(sceneWithFigures(), sceneWithFigures('A'))).toEqual([]);
    expect(findGains(null, sceneWithFigures('E'))).toEqual([]);
    expect(findGains(sceneWithFigures('E'), sceneWithFigures('E'))).toEqual([]);
  });
});
