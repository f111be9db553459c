import { describe, expect, it } from 'vitest';
import { sortTables, ownFirst, toMyTable } from '../src/pages/home/tables';
import { isTable, normaliseCode } from '../src/pages/join/code';
import { sectionsWith } from '../src/pages/rules/search';
import { accent } from '../src/browser/accent.svelte';
import { initial, seatShape } from '../src/components/seatShapes';
import { strokes } from '../src/components/signs';
import type { FamilyCard, TableInfo } from '../src/wire';

const table = { id: 'x', phase: 'playing', must: [1], seats: [] } as unknown as TableInfo;

describe('my tables', () => {
  it('say whose turn it is of those who sit here', () => {
    expect(toMyTable(table, [0, 1]).mine).toBe(1);
    expect(toMyTable(table, [0]).mine).toBeUndefined();
    expect(toMyTable({ ...table, phase: 'paused' }, [1]).mine).toBeUndefined();
  });

  it('stand in the order of need', () => {
    const over = toMyTable({ ...table, id: 'over', phase: 'over' }, [1]);
    const theirs = toMyTable({ ...table, id: 'theirs' }, [0]);
    const mine = toMyTable({ ...table, id: 'mine' }, [1]);

    expect(sortTables([over, theirs, mine]).map((one) => one.info.id)).toEqual(['mine', 'theirs', 'over']);
  });
});

describe('the scores of a table', () => {
  it('begin with those who sit here', () => {
    expect(ownFirst([148, 184], [1])).toEqual(['184', '148']);
    expect(ownFirst([-3, 7], [0])).toEqual(['−3', '7']);
  });

  it('are none where the game has none', () => {
    expect(ownFirst([null, null], [0])).toEqual([]);
    expect(ownFirst([], [0])).toEqual([]);
  });
});

describe('a join code', () => {
  it('is read as it was meant', () => {
    expect(normaliseCode(' k7q-rtw ')).toBe('K7QRTW');
    expect(normaliseCode('K7QRTWXYZ')).toBe('K7QRTW');
  });

  it('differs from the name of a table', () => {
    expect([isTable('K7QRTW'), isTable('K7Q-RTW'), isTable('pHT1-wq_88aZ')]).toEqual([false, false, true]);
  });
});

describe('the rules', () => {
  const page = {
    title: 'Boxes',
    sections: [
      { id: 'section-1', title: '1 Your turn', parts: ['<p>You <b>lay</b> a chip.</p>'] },
      { id: 'section-2', title: '2 The end', parts: ['<p>Class of chips.</p>', { variant: '', options: {}, given: {} }] },
    ],
  };
  const found = (typed: string) => sectionsWith(page, typed).map((section) => section.id);

  it('are found by their words, not by their markup', () => {
    expect(found('LAY chip')).toEqual(['section-1']);
    expect(found('end')).toEqual(['section-2']);
    expect(found('<b>')).toEqual([]);
  });

  it('are all there while nothing is asked', () => {
    expect(found('  ')).toEqual(['section-1', 'section-2']);
  });
});

describe('the look of things', () => {
  it('is a family’s own, or ours', () => {
    const light = { accent: '#111111', deep: '#222222', ink: '#333333', soft: '#444444', line: '#555555' };
    const family = { light, dark: null } as unknown as FamilyCard;

    expect(accent(family, false)).toContain('--accent:#111111;--accent-deep:#222222');
    expect(accent(family, true)).toBe('');
    expect(accent(undefined, false)).toBe('');
  });

  it('gives every seat a shape, however many there are', () => {
    expect(seatShape(0).colour).toBe('var(--seat-1)');
    expect(seatShape(6)).toEqual(seatShape(0));
    expect([initial('mila'), initial(' 😀x'), initial('')]).toEqual(['M', '😀', '?']);
  });

  it('draws signs and sets numerals', () => {
    expect(strokes('-')).toBe(strokes('−'));
    expect(strokes('7')).toBeUndefined();
  });
});
