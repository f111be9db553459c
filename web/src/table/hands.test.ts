import { describe, expect, it } from 'vitest';
import type { Gesture, Scene, Take, Verdict } from '../wire';
import { openTable, putting, scene } from './fixture';
import { Hands, type Notice } from './hands.svelte';
import { primary, secondaries } from './prompting';

const CALM = { isLost: false, isBusy: false };
const YES = {
  says: 'yes',
  sentence: ['Yes.'],
  formula: null,
  rows: [],
  total: null,
  cells: [],
  advice: [],
  confirm: ['Lay it for 3'],
  rule: '',
  gain: null,
  strip: [],
  reading: null,
} as const satisfies Verdict;

const SWAP: Take = {
  type: 'take',
  id: 'swap',
  label: ['Swap'],
  ask: ['Choose.'],
  pieces: ['p0', 'p1'],
  counts: [1, 2],
  confirm: ['Swap them'],
};

function at(of: Scene, verdict: Verdict | null = YES) {
  const asked: Gesture[] = [];
  const notices: Notice[] = [];
  const pace = { later: (_: number, act: () => void) => (act(), 0), cancel: () => {} };
  const hands = new Hands(
    pace,
    (gesture) => (asked.push(gesture), Promise.resolve(verdict)),
    (notice) => notices.push(notice),
  );
  hands.show(of, 0);
  return { hands, asked, notices };
}

describe('hands on a scene', () => {
  it('lay the held piece on the cell that is tapped, and ask the referee', async () => {
    const { hands, asked } = at(scene(['3']));

    hands.pick('p0');
    hands.tap('A1');
    await Promise.resolve();

    expect(asked).toMatchObject([{ placings: [{ piece: 'p0', cell: 'A1' }] }]);
    expect(hands.verdict).toEqual(YES);
  });

  it('lift a laid piece that is tapped, and lay it elsewhere', () => {
    const { hands } = at(scene(['3']));
    hands.lay('p0', 'A1');

    hands.tap('A1');
    hands.tap('B2');

    expect(hands.laying.placings.map(({ cell }) => cell)).toEqual(['B2']);
  });

  it('tell the target of a cell instead of laying', () => {
    const point = {
      type: 'point',
      id: 'x',
      label: ['x'],
      targets: [{ id: 'A1', move: 'a1', meaning: ['m'] }],
    };
    const { hands } = at({ ...scene([]), prompts: [point as never] });

    expect(hands.tap('A1')).toBe('a1');
    expect(hands.tap('B1')).toBeNull();
  });

  it('do not ask about a joker that has no name yet', () => {
    const { hands, asked } = at(scene(['']));
    hands.lay('p0', 'A1');
    expect(asked).toEqual([]);

    hands.name('p0', '+');

    expect(asked.length).toBeGreaterThan(0);
  });

  it('notice when an update sends pieces back', () => {
    const { hands, notices } = at(scene(['3']));
    hands.lay('p0', 'A1');

    hands.show(scene(['3'], { A1: '8' }), 0);

    expect(notices).toEqual([{ kind: 'returned', count: 1 }]);
  });

  it('keep nothing of one seat for the next', () => {
    const { hands } = at(scene(['3']));
    hands.lay('p0', 'A1');

    hands.show(scene(['3']), 1);

    expect(hands.laying.placings).toEqual([]);
  });

  it('choose no more pieces than may be taken', () => {
    const { hands } = at({ ...scene(['1', '2', '3']), prompts: [{ ...SWAP, counts: [1] }] });
    hands.startTaking(hands.takes[0]!);

    hands.pick('p0');
    hands.pick('p1');
    hands.pick('p2');

    expect(hands.taking?.pieces).toEqual(['p0']);
  });
});

describe('the main button', () => {
  it('waits for a piece, then for the referee, then says what it does', async () => {
    const of = scene(['3']);
    const { hands } = at(of);
    const first = primary(hands, of, CALM);
    hands.lay('p0', 'A1');
    await Promise.resolve();

    const then = primary(hands, of, CALM);

    expect(first).toMatchObject({ label: ['Lay it'], off: 'Lay at least one piece first.' });
    expect(then).toMatchObject({ label: ['Lay it for 3'], off: '' });
  });

  it('stays off ahead of one’s turn, without a connection and after a refusal', async () => {
    const of = scene(['3']);
    const { hands } = at(of);
    hands.lay('p0', 'A1');
    await Promise.resolve();

    expect(primary(hands, of, { ...CALM, isLost: true })?.off).toContain('Connection lost');
    hands.verdict = { ...YES, says: 'no' };
    expect(primary(hands, of, CALM)?.off).toContain('says no');
    const ahead = scene(['3'], {}, { ahead: true });
    hands.show(ahead, 0);
    expect(primary(hands, ahead, CALM)?.off).toContain('when it is your turn');
  });

  it('ends the choosing of pieces when there are enough', () => {
    const of = { ...scene(['1', '2']), prompts: [...scene(['1', '2']).prompts, SWAP] };
    const { hands } = at(of);
    hands.startTaking(SWAP);
    const before = primary(hands, of, CALM);

    hands.pick('p1');

    expect(before?.off).toBe('Choose 1 or 2.');
    expect(primary(hands, of, CALM)).toMatchObject({
      off: '',
      gesture: { type: 'take', prompt: 'swap', pieces: ['p1'] },
    });
    expect(secondaries(hands, of, null)).toEqual([]);
  });

  it('is the only button there is, or the one the game calls main', () => {
    const button = {
      type: 'button',
      id: 'go',
      label: ['Go'],
      move: 'go',
      confirm: null,
      is_main: false,
      icon: '',
      die: '',
      aside: false,
      key: '',
    } as const;
    const alone = { ...scene([]), prompts: [button] };
    const two = { ...scene([]), prompts: [button, { ...button, id: 'stop', is_main: true }] };
    const neither = { ...scene([]), prompts: [button, { ...button, id: 'stop' }] };
    const beside = { ...scene([]), prompts: [{ ...button, id: 'object', aside: true }, button] };

    expect(primary(at(alone).hands, alone, CALM)?.id).toBe('go');
    expect(primary(at(beside).hands, beside, CALM)?.id).toBe('go');
    expect(primary(at(two).hands, two, CALM)?.id).toBe('stop');
    expect(primary(at(neither).hands, neither, CALM)).toBeNull();
  });
});

describe('putting one piece on one cell', () => {
  const of = putting(scene(['3', '5', '7']), ['p0@A1', 'p1@A1', 'p1@B1']);

  it('is clear by itself where there is only one cell', () => {
    const { hands } = at(of);

    expect(hands.putAlone('p0')).toBe('p0@A1');
    expect(hands.putAlone('p1')).toBeNull();
    expect(hands.putAlone('p2')).toBeNull();
  });

  it('opens the cells for all pieces, then for the one in the hand', () => {
    const { hands } = at(of);
    expect([...hands.open]).toEqual(['A1', 'B1']);

    hands.pick('p0');

    expect([...hands.open]).toEqual(['A1']);
  });

  it('makes the move of the cell that is tapped, and none elsewhere', () => {
    const { hands } = at(of);
    expect(hands.tap('B1')).toBeNull();

    hands.pick('p1');

    expect(hands.tap('B1')).toBe('p1@B1');
    expect(hands.tap('C1')).toBeNull();
    expect(hands.laying.placings).toEqual([]);
  });

  it('makes the same move when the piece is dropped there', () => {
    const { hands } = at(of);

    expect(hands.drop('p1', 'B1')).toBe('p1@B1');
    expect(hands.drop('p2', 'B1')).toBeNull();
  });

  it('leaves alone what may be put nowhere', () => {
    const { hands } = at(of);

    hands.pick('p2');

    expect(hands.laying.held).toBeNull();
    expect([hands.isHoldable('p1'), hands.isHoldable('p2')]).toEqual([true, false]);
  });
});

describe('piles in the hands', () => {
  it('know when the piece that is held is theirs', () => {
    const { hands } = at(openTable(['3']));

    hands.pick(hands.topOf('eq'));

    expect([hands.isFrom('eq'), hands.piles.map((pile) => hands.leftOf(pile))]).toEqual([true, [9]]);
  });
});

describe('what opens a sheet', () => {
  const point = {
    type: 'point',
    id: 'take',
    label: ['Take one'],
    targets: [{ id: 'o0', move: 'take o0', meaning: ['from Ana'], path: [], picture: '', detail: null, key: '' }],
  } as const;
  const [zone] = scene(['3']).zones.slice(1);
  const theirs = { ...zone!, id: 'theirs', seat: 1, cells: [{ ...zone!.cells[0]!, id: 't0' }] };
  const lent = { ...scene(['3']).pieces[0]!, id: 'o0', cell: 't0' };

  it('is the main button where a piece of somebody else is to be chosen first', () => {
    const ahead = scene(['3'], {}, { ahead: true });
    const of: Scene = {
      ...ahead,
      zones: [...ahead.zones, theirs],
      pieces: [...ahead.pieces, lent],
      prompts: [point, ...ahead.prompts],
    };
    const { hands } = at(of);

    expect(hands.pointedRacks.map((rack) => rack.id)).toEqual(['theirs']);
    expect(primary(hands, of, CALM)).toMatchObject({ id: 'take', off: '', opens: point });
    expect(hands.targetAt('t0')?.move).toBe('take o0');
  });

  it('is a second button where pieces can be laid', () => {
    const choose = { type: 'choose', id: 'buy', label: ['Buy'], ask: [''], groups: [], confirm: [''], aside: false } as const;
    const base = scene(['3']);
    const of: Scene = { ...base, prompts: [...base.prompts, choose] };
    const { hands } = at(of);
    const first = primary(hands, of, CALM);

    expect(first?.id).toBe('lay');
    expect(secondaries(hands, of, first)).toEqual([{ kind: 'opens', prompt: choose }]);
  });
});

describe('typing what no keyboard has', () => {
  function typing(signs: readonly string[], keys: readonly string[]): readonly string[] {
    const { hands } = at(openTable([...signs]));
    keys.forEach((key) => hands.type(key));
    return hands.laying.placings.map(({ piece }) => hands.ground.pieces.get(piece)?.face.sign ?? '');
  }

  it('writes powers and roots with two keys', () => {
    expect(typing(['3', '²', '√', '9'], ['3', '^', '2', 'r', '2', '9'])).toEqual(['3', '²', '√', '9']);
  });

  it('takes the second key for itself where the first one begins nothing', () => {
    expect(typing(['3', '²', '2'], ['3', 'r', '2'])).toEqual(['3', '2']);
    expect(typing(['3', '²', '5'], ['^', '5'])).toEqual(['5']);
  });
});
