import { describe, expect, it } from 'vitest';
import type { Scene } from '../wire';
import { scene } from './fixture';
import {
  gesture,
  ground,
  hold,
  lay,
  moveInRack,
  name,
  NOTHING_LAID,
  pointAt,
  settled,
  shuffled,
  isSorted,
  sorted,
  takeAllBack,
  takeBack,
  takeLastBack,
  totalOf,
  typed,
  type Laying,
} from './laying';

function begun(of: Scene): Laying {
  return settled(NOTHING_LAID, ground(of, 0)).laying;
}

function type(laying: Laying, of: Scene, keys: string): Laying {
  const on = ground(of, 0);
  return [...keys].reduce((before, key) => typed(before, on, key)?.laying ?? before, laying);
}

function cells(laying: Laying): string[] {
  return laying.placings.map(({ piece, cell, face }) => `${piece}@${cell}${face}`);
}

describe('the rack', () => {
  it('takes its order from the scene', () => {
    expect(begun(scene(['4', '3', '+'])).places).toEqual(['p0', 'p1', 'p2']);
  });

  it('keeps every piece in its place, and new ones fill the gaps', () => {
    const laying = sorted(begun(scene(['+', '3', '1'])), ground(scene(['+', '3', '1']), 0));
    const before = scene(['+', '3', '1']);
    const drawn = { ...before, pieces: before.pieces.filter((piece) => piece.id !== 'p1') };
    const fresh = { ...before.pieces[1]!, id: 'p9', cell: 'r2' };

    const gap = settled(laying, ground(drawn, 0)).laying;
    const filled = settled(gap, ground({ ...drawn, pieces: [...drawn.pieces, fresh] }, 0)).laying;

    expect(laying.places).toEqual(['p2', 'p1', 'p0']);
    expect(gap.places).toEqual(['p2', null, 'p0']);
    expect(filled.places).toEqual(['p2', 'p9', 'p0']);
  });

  it('gives the place of a piece to its twin when only that one is left', () => {
    const before = scene(['7', '1', '7']);
    const laid = lay(begun(before), ground(before, 0), 'p0', 'A1');
    const after = scene(['7', '1'], { A1: '7' });

    const { laying, returned } = settled(laid, ground(after, 0));

    expect(laying.places).toEqual(['p1', 'p0']);
    expect([laying.placings, returned]).toEqual([[], []]);
  });

  it('is sorted into numbers, signs and jokers', () => {
    const of = scene(['', '×', '9', '10', '+', '2']);

    const { places } = sorted(begun(of), ground(of, 0));

    expect(places).toEqual(['p5', 'p2', 'p3', 'p4', 'p1', 'p0']);
  });

  it('is sorted as it is dealt, and has its signs in the order they are taught', () => {
    const dealt = scene(['3', '6', '6', '9', '+', '−', '×', '÷', '']);
    const other = scene(['3', '÷', '+']);

    expect(isSorted(begun(dealt), ground(dealt, 0))).toBe(true);
    expect(isSorted(begun(other), ground(other, 0))).toBe(false);
  });

  it('is sorted whichever of two equal pieces comes first', () => {
    const of = scene(['6', '6', '+']);
    const laying = { ...begun(of), places: ['p1', 'p0', 'p2'] };

    expect(isSorted(laying, ground(of, 0))).toBe(true);
  });

  it('holds the same pieces after shuffling', () => {
    const laying = begun(scene(['1', '2', '3', '4']));

    const { places } = shuffled(laying, () => 0);

    expect([...places].sort()).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(places).not.toEqual(laying.places);
  });

  it('lets a piece be moved to another place', () => {
    const laying = begun(scene(['1', '2', '3']));

    expect(moveInRack(laying, 'p2', 0).places).toEqual(['p2', 'p0', 'p1']);
  });
});

describe('laying by hand', () => {
  const of = scene(['3', '+', '4'], { C3: '8' });
  const on = ground(of, 0);

  it('puts the piece on the cell and lets go of it', () => {
    const held = hold(begun(of), on, 'p0');

    const laying = lay(held, on, 'p0', 'A3');

    expect(held.held).toBe('p0');
    expect(laying.held).toBeNull();
    expect(cells(laying)).toEqual(['p0@A3']);
  });

  it('moves a laid piece to another cell', () => {
    const laying = lay(lay(begun(of), on, 'p0', 'A3'), on, 'p0', 'B3');

    expect(cells(laying)).toEqual(['p0@B3']);
  });

  it('leaves occupied cells alone', () => {
    const laying = lay(begun(of), on, 'p0', 'A3');

    expect(lay(laying, on, 'p1', 'C3')).toBe(laying);
    expect(lay(laying, on, 'p1', 'A3')).toBe(laying);
  });

  it('takes one piece, the last one or all of them back', () => {
    const laying = lay(lay(begun(of), on, 'p0', 'A3'), on, 'p1', 'B3');

    expect(cells(takeBack(laying, 'p0'))).toEqual(['p1@B3']);
    expect(cells(takeLastBack(laying))).toEqual(['p0@A3']);
    expect(cells(takeAllBack(laying))).toEqual([]);
    expect(takeLastBack(laying).cursor).toBe('B3');
  });
});

describe('typing', () => {
  it('lays along the cursor and skips what lies there', () => {
    const of = scene(['3', '+', '+', '9'], { C3: '8' });

    const laying = type(pointAt(begun(of), 'A3'), of, '3++9');

    expect(cells(laying)).toEqual(['p0@A3', 'p1@B3', 'p2@D3', 'p3@E3']);
  });

  it('goes down after the cursor is turned', () => {
    const of = scene(['1', '2']);

    const laying = type(pointAt(pointAt(begun(of), 'B2'), 'B2'), of, '12');

    expect(cells(laying)).toEqual(['p0@B2', 'p1@B3']);
    expect(laying.cursor).toBe('B4');
  });

  it.each([
    ['*', '×'],
    ['x', '×'],
    ['/', '÷'],
    [':', '÷'],
    ['-', '−'],
  ])('reads %s as %s', (key, sign) => {
    const of = scene([sign]);

    expect(cells(type(pointAt(begun(of), 'A1'), of, key))).toEqual(['p0@A1']);
  });

  it('stops at the edge', () => {
    const of = scene(['1', '2']);

    const laying = type(pointAt(begun(of), 'E1'), of, '12');

    expect(cells(laying)).toEqual(['p0@E1']);
  });

  it('says when no piece shows the sign', () => {
    const of = scene(['1']);

    expect(typed(pointAt(begun(of), 'A1'), ground(of, 0), '7')?.missing).toBe(true);
  });

  it('leaves other keys alone', () => {
    const of = scene(['1']);

    expect(typed(pointAt(begun(of), 'A1'), ground(of, 0), 'Tab')).toBeNull();
    expect(typed(pointAt(begun(of), 'A1'), ground(of, 0), 'q')).toBeNull();
  });

  it('lays a joker by its own key, and the next sign names it', () => {
    const of = scene(['', '2']);

    const asked = type(pointAt(begun(of), 'A1'), of, '?');
    const named = type(asked, of, '×2');

    expect(asked.naming).toBe('p0');
    expect(named.naming).toBeNull();
    expect(cells(named)).toEqual(['p0@A1×', 'p1@B1']);
  });
});

describe('a joker', () => {
  const of = scene(['']);
  const on = ground(of, 0);

  it('has to be named, and keeps its name when it moves', () => {
    const laid = lay(begun(of), on, 'p0', 'A1');
    const moved = lay(name(laid, 'p0', '+'), on, 'p0', 'B1');

    expect(laid.naming).toBe('p0');
    expect(cells(moved)).toEqual(['p0@B1+']);
    expect(moved.naming).toBeNull();
  });

  it('loses its name in the rack', () => {
    const named = name(lay(begun(of), on, 'p0', 'A1'), 'p0', '+');

    const again = lay(takeBack(named, 'p0'), on, 'p0', 'A1');

    expect(again.naming).toBe('p0');
  });
});

describe('an update', () => {
  const before = scene(['3', '+']);
  const laid = type(pointAt(begun(before), 'A1'), before, '3+');

  it('leaves an arrangement alone that it does not concern', () => {
    const after = scene(['3', '+'], { E5: '7' }, { ahead: true });

    const { laying, returned } = settled(laid, ground(after, 0));

    expect(cells(laying)).toEqual(['p0@A1', 'p1@B1']);
    expect(returned).toEqual([]);
  });

  it('sends a piece back whose cell is taken now, and says which', () => {
    const after = scene(['3', '+'], { B1: '7' });

    const { laying, returned } = settled(laid, ground(after, 0));

    expect(cells(laying)).toEqual(['p0@A1']);
    expect(returned.map(({ piece }) => piece)).toEqual(['p1']);
  });

  it('forgets pieces that are no longer in the rack', () => {
    const after = scene([], { A1: '3', B1: '+' });

    const { laying, returned } = settled(laid, ground(after, 0));

    expect([cells(laying), returned]).toEqual([[], []]);
  });

  it('keeps the arrangement while nothing can be laid for a moment', () => {
    const after = { ...scene(['3', '+']), prompts: [] };

    const { laying } = settled(laid, ground(after, 0));

    expect(cells(laying)).toEqual(['p0@A1', 'p1@B1']);
    expect(gesture(laying, ground(after, 0))).toBeNull();
  });
});

describe('what the table is told', () => {
  it('is the pieces, their cells and the announced total', () => {
    const of = scene(['3', ''], {}, { total: ['Total'] });
    const on = ground(of, 0);
    const laid = name(lay(lay(begun(of), on, 'p0', 'A1'), on, 'p1', 'B1'), 'p1', '2');

    expect(gesture({ ...laid, total: ' 41 ' }, on)).toEqual({
      type: 'lay',
      prompt: 'lay',
      placings: [
        { piece: 'p0', cell: 'A1', face: '' },
        { piece: 'p1', cell: 'B1', face: '2' },
      ],
      total: 41,
    });
  });

  it('is nothing while nothing is laid', () => {
    const of = scene(['3']);

    expect(gesture(begun(of), ground(of, 0))).toBeNull();
  });

  it.each([
    ['41', 41],
    ['−3', -3],
    ['', null],
    ['4.5', null],
    ['many', null],
  ])('reads the total %j as %j', (total, expected) => {
    expect(totalOf({ ...NOTHING_LAID, total })).toBe(expected);
  });
});
