import { describe, expect, it } from 'vitest';
import { piece, scene } from '../table/fixture';
import { runOf } from './run';

const before = scene([], { B2: '6', B3: '×', B4: '7', C4: '−', D4: '1' });
const told = (...laid: [string, string][]) =>
  runOf(
    before,
    laid.map(([cell, sign]) => piece(`n${cell}`, cell, sign)),
  ).map(({ face, isNew }) => (isNew ? `[${face.sign}]` : face.sign));

describe('a move that could have been made', () => {
  it('is shown with what it joins', () => {
    expect(told(['B1', '+'], ['B5', '+'])).toEqual(['[+]', '6', '×', '7', '[+]']);
    expect(told(['E4', '+'])).toEqual(['7', '−', '1', '[+]']);
  });

  it('is shown in the longer of two lines', () => {
    expect(told(['A4', '3'])).toEqual(['[3]', '7', '−', '1']);
  });

  it('is not shown as a row where pieces are strewn', () => {
    const [zone] = before.zones;
    if (zone === undefined) throw new Error('no board');
    const strewn = { ...before, zones: [{ ...zone, ground: { width: 500, height: 500 } }] };
    expect(runOf(strewn, [piece('nB1', 'B1', '+')])).toEqual([]);
    expect(runOf(before, [piece('nB1', 'B1', '+')])).not.toEqual([]);
  });

  it('is not shown as a row where it fills several lines', () => {
    expect(told(['B1', '+'], ['E4', '+'])).toEqual([]);
    expect(told()).toEqual([]);
  });
});
