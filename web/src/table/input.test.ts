import { describe, expect, it } from 'vitest';
import type { Gesture, Scene, Take, MoveVerdict } from '../wire';
import { openTable, withPuttings, scene } from './fixture';
import { BoardInput, type Notice } from './input.svelte';
import { primary, secondaries } from './promptButtons';

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
} as const satisfies MoveVerdict;

const SWAP: Take = {
  type: 'take',
  id: 'swap',
  label: ['Swap'],
  ask: ['Choose.'],
  pieces: ['p0', 'p1'],
  counts: [1, 2],
  confirm: ['Swap them'],
};

function at(of: Scene, verdict: MoveVerdict | null = YES) {
  const asked: Gesture[] = [];
  const notices: Notice[] = [];
  const pace = { later: (_: number, act: () => void) => (act(), 0), cancel: () => {} };
  const input = new BoardInput(
    pace,
    (gesture) => (asked.push(gesture), Promise.resolve(verdict)),
    (notice) => notices.push(notice),
  );
  input.show(of, 0);
  return { input, asked, notices };
}

describe('hands on a scene', () => {
  it('lay the held piece on the cell that is tapped, and ask the referee', async () => {
    const { input, asked } = at(scene(['3']));

    input.pick('p0');
    input.tap('A1');
    await Promise.resolve();

    expect(asked).toMatchObject([{ placings: [{ piece: 'p0', cell: 'A1' }] }]);
    expect(input.verdict).toEqual(YES);
  });

  it('lift a laid piece that is tapped, and lay it elsewhere', () => {
    const { input } = at(scene(['3']));
    input.lay('p0', 'A1');

    input.tap('A1');
    input.tap('B2');

    expect(input.placement.placings.map(({ cell }) => cell)).toEqual(['B2']);
  });

  it('tell the target of a cell instead of laying', () => {
    const point = {
      type: 'point',
      id: 'x',
      label: ['x'],
      targets: [{ id: 'A1', move: 'a1', meaning: ['m'] }],
    };
    const { input } = at({ ...scene([]), prompts: [point as never] });

    expect(input.tap('A1')).toBe('a1');
    expect(input.tap('B1')).toBeNull();
  });

  it('do not ask about a joker that has no name yet', () => {
    const { input, asked } = at(scene(['']));
    input.lay('p0', 'A1');
    expect(asked).toEqual([]);

    input.name('p0', '+');

    expect(asked.length).toBeGreaterThan(0);
  });

  it('notice when an update sends pieces back', () => {
    const { input, notices } = at(scene(['3']));
    input.lay('p0', 'A1');

    input.show(scene(['3'], { A1: '8' }), 0);

    expect(notices).toEqual([{ kind: 'returned', count: 1 }]);
  });

  it('keep nothing of one seat for the next', () => {
    const { input } = at(scene(['3']));
    input.lay('p0', 'A1');

    input.show(scene(['3']), 1);

    expect(input.placement.placings).toEqual([]);
  });

  it('choose no more pieces than may be taken', () => {
    const { input } = at({ ...scene(['1', '2', '3']), prompts: [{ ...SWAP, counts: [1] }] });
    input.startSelection(input.takes[0]!);

    input.pick('p0');
    input.pick('p1');
    input.pick('p2');

    expect(input.selection?.pieces).toEqual(['p0']);
  });
});

describe('the main button', () => {
  it('waits for a piece, then for the referee, then says what it does', async () => {
    const of = scene(['3']);
    const { input } = at(of);
    const first = primary(input, of, CALM);
    input.lay('p0', 'A1');
    await Promise.resolve();

    const then = primary(input, of, CALM);

    expect(first).toMatchObject({ label: ['Lay it'], off: 'Lay at least one piece first.' });
    expect(then).toMatchObject({ label: ['Lay it for 3'], off: '' });
  });

  it('stays off ahead of one’s turn, without a connection and after a refusal', async () => {
    const of = scene(['3']);
    const { input } = at(of);
    input.lay('p0', 'A1');
    await Promise.resolve();

    expect(primary(input, of, { ...CALM, isLost: true })?.off).toContain('Connection lost');
    input.verdict = { ...YES, says: 'no' };
    expect(primary(input, of, CALM)?.off).toContain('says no');
    const ahead = scene(['3'], {}, { ahead: true });
    input.show(ahead, 0);
    expect(primary(input, ahead, CALM)?.off).toContain('when it is your turn');
  });

  it('ends the choosing of pieces when there are enough', () => {
    const of = { ...scene(['1', '2']), prompts: [...scene(['1', '2']).prompts, SWAP] };
    const { input } = at(of);
    input.startSelection(SWAP);
    const before = primary(input, of, CALM);

    input.pick('p1');

    expect(before?.off).toBe('Choose 1 or 2.');
    expect(primary(input, of, CALM)).toMatchObject({
      off: '',
      gesture: { type: 'take', prompt: 'swap', pieces: ['p1'] },
    });
    expect(secondaries(input, of, null)).toEqual([]);
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

    expect(primary(at(alone).input, alone, CALM)?.id).toBe('go');
    expect(primary(at(beside).input, beside, CALM)?.id).toBe('go');
    expect(primary(at(two).input, two, CALM)?.id).toBe('stop');
    expect(primary(at(neither).input, neither, CALM)).toBeNull();
  });
});

describe('putting one piece on one cell', () => {
  const of = withPuttings(scene(['3', '5', '7']), ['p0@A1', 'p1@A1', 'p1@B1']);

  it('is clear by itself where there is only one cell', () => {
    const { input } = at(of);

    expect(input.putAlone('p0')).toBe('p0@A1');
    expect(input.putAlone('p1')).toBeNull();
    expect(input.putAlone('p2')).toBeNull();
  });

  it('opens the cells for all pieces, then for the one in the hand', () => {
    const { input } = at(of);
    expect([...input.open]).toEqual(['A1', 'B1']);

    input.pick('p0');

    expect([...input.open]).toEqual(['A1']);
  });

  it('makes the move of the cell that is tapped, and none elsewhere', () => {
    const { input } = at(of);
    expect(input.tap('B1')).toBeNull();

    input.pick('p1');

    expect(input.tap('B1')).toBe('p1@B1');
    expect(input.tap('C1')).toBeNull();
    expect(input.placement.placings).toEqual([]);
  });

  it('makes the same move when the piece is dropped there', () => {
    const { input } = at(of);

    expect(input.drop('p1', 'B1')).toBe('p1@B1');
    expect(input.drop('p2', 'B1')).toBeNull();
  });

  it('leaves alone what may be put nowhere', () => {
    const { input } = at(of);

    input.pick('p2');

    expect(input.placement.held).toBeNull();
    expect([input.isHoldable('p1'), input.isHoldable('p2')]).toEqual([true, false]);
  });
});

describe('piles in the hands', () => {
  it('know when the piece that is held is theirs', () => {
    const { input } = at(openTable(['3']));

    input.pick(input.topOf('eq'));

    expect([input.isFrom('eq'), input.piles.map((pile) => input.leftOf(pile))]).toEqual([true, [9]]);
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
    const { input } = at(of);

    expect(input.pointedRacks.map((rack) => rack.id)).toEqual(['theirs']);
    expect(primary(input, of, CALM)).toMatchObject({ id: 'take', off: '', opens: point });
    expect(input.targetAt('t0')?.move).toBe('take o0');
  });

  it('is a second button where pieces can be laid', () => {
    const choose = { type: 'choose', id: 'buy', label: ['Buy'], ask: [''], groups: [], confirm: [''], aside: false } as const;
    const base = scene(['3']);
    const of: Scene = { ...base, prompts: [...base.prompts, choose] };
    const { input } = at(of);
    const first = primary(input, of, CALM);

    expect(first?.id).toBe('lay');
    expect(secondaries(input, of, first)).toEqual([{ kind: 'opens', prompt: choose }]);
  });
});

describe('typing what no keyboard has', () => {
  function typeKeys(signs: readonly string[], keys: readonly string[]): readonly string[] {
    const { input } = at(openTable([...signs]));
    keys.forEach((key) => input.type(key));
    return input.placement.placings.map(({ piece }) => input.ground.pieces.get(piece)?.face.sign ?? '');
  }

  it('writes powers and roots with two keys', () => {
    expect(typeKeys(['3', '²', '√', '9'], ['3', '^', '2', 'r', '2', '9'])).toEqual(['3', '²', '√', '9']);
  });

  it('takes the second key for itself where the first one begins nothing', () => {
    expect(typeKeys(['3', '²', '2'], ['3', 'r', '2'])).toEqual(['3', '2']);
    expect(typeKeys(['3', '²', '5'], ['^', '5'])).toEqual(['5']);
  });
});
