import { describe, expect, it } from 'vitest';
import type { PromptCard, Cards, Point, Scene } from '../wire';
import { scene } from './fixture';
import { shortcut } from './shortcuts';

const card: PromptCard = { id: 'R4', picture: '', sign: 'd4', name: ['d4'], move: 'R4', detail: null, why_not: null, reaches: [], confirm: ['Roll'], key: '4' };
const cards: Cards = { type: 'cards', id: 'roll', label: ['Roll'], cards: [card], key: 'r', detail: null };
const point: Point = {
  type: 'point',
  id: 'walk',
  label: ['Go to'],
  targets: [{ id: '10', move: 'F', meaning: ['10'], path: [], picture: '', detail: null, key: 'f' }],
};

function at(...prompts: Scene['prompts']): Scene {
  return { ...scene([]), prompts };
}

describe('keys', () => {
  it('choose a card, and make what is chosen', () => {
    expect(shortcut(at(cards), '4')).toEqual({ kind: 'card', card });
    expect(shortcut(at(cards), 'R')).toEqual({ kind: 'made', prompt: cards });
  });

  it('choose a target', () => {
    expect(shortcut(at(point), 'F')).toEqual({ kind: 'target', target: point.targets[0] });
  });

  it('mean nothing elsewhere', () => {
    expect(shortcut(at(cards), 'f')).toBeNull();
    expect(shortcut(at({ ...cards, key: '', cards: [{ ...card, key: '' }] }), '')).toBeNull();
    expect(shortcut(null, '4')).toBeNull();
  });
});
