import { describe, expect, it } from 'vitest';
import type { Scene } from '../wire';
import { scene } from './fixture';
import {
  gesture,
  hold,
  lay,
  nameJoker,
  NOTHING_LAID,
  pointAt,
  takeAllBack,
  takeBack,
  takeLastBack,
  totalOf,
  type Placement,
} from './placement';
import { ground } from './placementGround';
import { isSorted, moveInRack, shuffleRack, sortRack } from './rackOrder';
import { reconcile } from './reconcile';
import { typeKey } from './typeKey';

function startPlacement(of: Scene): Placement {
  return reconcile(NOTHING_LAID, ground(of, 0)).placement;
}

function type(placement: Placement, of: Scene, keys: string): Placement {
  const on = ground(of, 0);
  return [...keys].reduce((before, key) => typeKey(before, on, key)?.placement ?? before, placement);
}

function cells(placement: Placement): string[] {
  return placement.placings.map(({ piece, cell, face }) => `${piece}@${cell}${face}`);
}

describe('the rack', () => {
  it('takes its order from the scene', () => {
    expect(startPlacement(scene(['4', '3', '+'])).places).toEqual(['p0', 'p1', 'p2']);
  });

  it('keeps every piece in its place, and new ones fill the gaps', () => {
    const placement = sortRack(startPlacement(scene(['+', '3', '1'])), ground(scene(['+', '3', '1']), 0));
    const before = scene(['+', '3', '1']);
    const drawn = { ...before, pieces: before.pieces.filter((piece) => piece.id !== 'p1') };
    const fresh = { ...before.pieces[1]!, id: 'p9', cell: 'r2' };

    const gap = reconcile(placement, ground(drawn, 0)).placement;
    const filled = reconcile(gap, ground({ ...drawn, pieces: [...drawn.pieces, fresh] }, 0)).placement;

    expect(placement.places).toEqual(['p2', 'p1', 'p0']);
    expect(gap.places).toEqual(['p2', null, 'p0']);
    expect(filled.places).toEqual(['p2', 'p9', 'p0']);
  });

  it('gives the place of a piece to its twin when only that one is left', () => {
    const before = scene(['7', '1', '7']);
    const laid = lay(startPlacement(before), ground(before, 0), 'p0', 'A1');
    const after = scene(['7', '1'], { A1: '7' });

    const { placement, returned } = reconcile(laid, ground(after, 0));

    expect(placement.places).toEqual(['p1', 'p0']);
    expect([placement.placings, returned]).toEqual([[], []]);
  });

  it('is sorted into numbers, signs and jokers', () => {
    const of = scene(['', '×', '9', '10', '+', '2']);

    const { places } = sortRack(startPlacement(of), ground(of, 0));

    expect(places).toEqual(['p5', 'p2', 'p3', 'p4', 'p1', 'p0']);
  });

  it('is sorted as it is dealt, and has its signs in the order they are taught', () => {
    const dealt = scene(['3', '6', '6', '9', '+', '−', '×', '÷', '']);
    const other = scene(['3', '÷', '+']);

    expect(isSorted(startPlacement(dealt), ground(dealt, 0))).toBe(true);
    expect(isSorted(startPlacement(other), ground(other, 0))).toBe(false);
  });

  it('is sorted whichever of two equal pieces comes first', () => {
    const of = scene(['6', '6', '+']);
    const placement = { ...startPlacement(of), places: ['p1', 'p0', 'p2'] };

    expect(isSorted(placement, ground(of, 0))).toBe(true);
  });

  it('holds the same pieces after shuffling', () => {
    const placement = startPlacement(scene(['1', '2', '3', '4']));

    const { places } = shuffleRack(placement, () => 0);

    expect([...places].sort()).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(places).not.toEqual(placement.places);
  });

  it('lets a piece be moved to another place', () => {
    const placement = startPlacement(scene(['1', '2', '3']));

    expect(moveInRack(placement, 'p2', 0).places).toEqual(['p2', 'p0', 'p1']);
  });
});

describe('laying by hand', () => {
  const of = scene(['3', '+', '4'], { C3: '8' });
  const on = ground(of, 0);

  it('puts the piece on the cell and lets go of it', () => {
    const held = hold(startPlacement(of), on, 'p0');

    const placement = lay(held, on, 'p0', 'A3');

    expect(held.held).toBe('p0');
    expect(placement.held).toBeNull();
    expect(cells(placement)).toEqual(['p0@A3']);
  });

  it('moves a laid piece to another cell', () => {
    const placement = lay(lay(startPlacement(of), on, 'p0', 'A3'), on, 'p0', 'B3');

    expect(cells(placement)).toEqual(['p0@B3']);
  });

  it('leaves occupied cells alone', () => {
    const placement = lay(startPlacement(of), on, 'p0', 'A3');

    expect(lay(placement, on, 'p1', 'C3')).toBe(placement);
    expect(lay(placement, on, 'p1', 'A3')).toBe(placement);
  });

  it('takes one piece, the last one or all of them back', () => {
    const placement = lay(lay(startPlacement(of), on, 'p0', 'A3'), on, 'p1', 'B3');

    expect(cells(takeBack(placement, 'p0'))).toEqual(['p1@B3']);
    expect(cells(takeLastBack(placement))).toEqual(['p0@A3']);
    expect(cells(takeAllBack(placement))).toEqual([]);
    expect(takeLastBack(placement).cursor).toBe('B3');
  });
});

describe('typing', () => {
  it('lays along the cursor and skips what lies there', () => {
    const of = scene(['3', '+', '+', '9'], { C3: '8' });

    const placement = type(pointAt(startPlacement(of), 'A3'), of, '3++9');

    expect(cells(placement)).toEqual(['p0@A3', 'p1@B3', 'p2@D3', 'p3@E3']);
  });

  it('goes down after the cursor is turned', () => {
    const of = scene(['1', '2']);

    const placement = type(pointAt(pointAt(startPlacement(of), 'B2'), 'B2'), of, '12');

    expect(cells(placement)).toEqual(['p0@B2', 'p1@B3']);
    expect(placement.cursor).toBe('B4');
  });

  it.each([
    ['*', '×'],
    ['x', '×'],
    ['/', '÷'],
    [':', '÷'],
    ['-', '−'],
  ])('reads %s as %s', (key, sign) => {
    const of = scene([sign]);

    expect(cells(type(pointAt(startPlacement(of), 'A1'), of, key))).toEqual(['p0@A1']);
  });

  it('stops at the edge', () => {
    const of = scene(['1', '2']);

    const placement = type(pointAt(startPlacement(of), 'E1'), of, '12');

    expect(cells(placement)).toEqual(['p0@E1']);
  });

  it('says when no piece shows the sign', () => {
    const of = scene(['1']);

    expect(typeKey(pointAt(startPlacement(of), 'A1'), ground(of, 0), '7')?.missing).toBe(true);
  });

  it('leaves other keys alone', () => {
    const of = scene(['1']);

    expect(typeKey(pointAt(startPlacement(of), 'A1'), ground(of, 0), 'Tab')).toBeNull();
    expect(typeKey(pointAt(startPlacement(of), 'A1'), ground(of, 0), 'q')).toBeNull();
  });

  it('lays a joker by its own key, and the next sign names it', () => {
    const of = scene(['', '2']);

    const asked = type(pointAt(startPlacement(of), 'A1'), of, '?');
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
    const laid = lay(startPlacement(of), on, 'p0', 'A1');
    const moved = lay(nameJoker(laid, 'p0', '+'), on, 'p0', 'B1');

    expect(laid.naming).toBe('p0');
    expect(cells(moved)).toEqual(['p0@B1+']);
    expect(moved.naming).toBeNull();
  });

  it('loses its name in the rack', () => {
    const named = nameJoker(lay(startPlacement(of), on, 'p0', 'A1'), 'p0', '+');

    const again = lay(takeBack(named, 'p0'), on, 'p0', 'A1');

    expect(again.naming).toBe('p0');
  });
});

describe('an update', () => {
  const before = scene(['3', '+']);
  const laid = type(pointAt(startPlacement(before), 'A1'), before, '3+');

  it('leaves an arrangement alone that it does not concern', () => {
    const after = scene(['3', '+'], { E5: '7' }, { ahead: true });

    const { placement, returned } = reconcile(laid, ground(after, 0));

    expect(cells(placement)).toEqual(['p0@A1', 'p1@B1']);
    expect(returned).toEqual([]);
  });

  it('sends a piece back whose cell is taken now, and says which', () => {
    const after = scene(['3', '+'], { B1: '7' });

    const { placement, returned } = reconcile(laid, ground(after, 0));

    expect(cells(placement)).toEqual(['p0@A1']);
    expect(returned.map(({ piece }) => piece)).toEqual(['p1']);
  });

  it('forgets pieces that are no longer in the rack', () => {
    const after = scene([], { A1: '3', B1: '+' });

    const { placement, returned } = reconcile(laid, ground(after, 0));

    expect([cells(placement), returned]).toEqual([[], []]);
  });

  it('keeps the arrangement while nothing can be laid for a moment', () => {
    const after = { ...scene(['3', '+']), prompts: [] };

    const { placement } = reconcile(laid, ground(after, 0));

    expect(cells(placement)).toEqual(['p0@A1', 'p1@B1']);
    expect(gesture(placement, ground(after, 0))).toBeNull();
  });
});

describe('what the table receives', () => {
  it('is the pieces, their cells and the announced total', () => {
    const of = scene(['3', ''], {}, { total: ['Total'] });
    const on = ground(of, 0);
    const laid = nameJoker(lay(lay(startPlacement(of), on, 'p0', 'A1'), on, 'p1', 'B1'), 'p1', '2');

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

    expect(gesture(startPlacement(of), ground(of, 0))).toBeNull();
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
