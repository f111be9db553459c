import { describe, expect, it } from 'vitest';
import { piece, scene } from '../table/fixture';
import { findBestLine } from './bestLine';

const before = scene([], { B2: '6', B3: '×', B4: '7', C4: '−', D4: '1' });
const describeLine = (...laid: [string, string][]) =>
  findBestLine(
    before,
    laid.map(([cell, sign]) => piece(`n${cell}`, cell, sign)),
  ).map(({ face, isNew }) => (isNew ? `[${face.sign}]` : face.sign));

describe('a move that could have been made', () => {
  it('is shown with what it joins', () => {
    expect(describeLine(['B1', '+'], ['B5', '+'])).toEqual(['[+]', '6', '×', '7', '[+]']);
    expect(describeLine(['E4', '+'])).toEqual(['7', '−', '1', '[+]']);
  });

  it('is shown in the longer of two lines', () => {
    expect(describeLine(['A4', '3'])).toEqual(['[3]', '7', '−', '1']);
  });

  it('is not shown as a row where pieces are strewn', () => {
    const [zone] = before.zones;
    if (zone === undefined) throw new Error('no board');
    const strewn = { ...before, zones: [{ ...zone, ground: { width: 500, height: 500 } }] };
    expect(findBestLine(strewn, [piece('nB1', 'B1', '+')])).toEqual([]);
    expect(findBestLine(before, [piece('nB1', 'B1', '+')])).not.toEqual([]);
  });

  it('is not shown as a row where it fills several lines', () => {
    expect(describeLine(['B1', '+'], ['E4', '+'])).toEqual([]);
    expect(describeLine()).toEqual([]);
  });
});
