import { describe, expect, it } from 'vitest';
import { face } from './fixture';
import { readChosenFaces } from './faceChoice';
import { goalProgress } from './goal';

describe('the way to the goal', () => {
  it.each([
    [15, 41, null, 36.6, 36.6],
    [6, 41, 15, 14.6, 51.2],
    [35, 41, 15, 85.4, 100],
    [-5, 41, 3, 0, 0],
    [10, 40, -5, 25, 25],
    [3, 0, 4, 0, 0],
  ])('of %i of %i with a gain of %s', (score, goal, gain, done, ahead) => {
    expect(goalProgress(score, goal, gain)).toEqual({ done, ahead });
  });
});

describe('one face of each group', () => {
  const groups = [
    { name: ['Number'], faces: ['1', '2'].map(face) },
    { name: ['Sign'], faces: ['+'].map(face) },
  ];

  it('is chosen when every group has one of its own', () => {
    expect(readChosenFaces(groups, { 0: '2', 1: '+' })).toEqual(['2', '+']);
  });

  it.each([[{}], [{ 0: '2' }], [{ 0: '2', 1: '×' }]])('is not yet chosen otherwise', (picked) => {
    expect(readChosenFaces(groups, picked)).toBeNull();
  });
});
