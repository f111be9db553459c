import { describe, expect, it } from 'vitest';
import type { PiecePoints, Scene, MoveVerdict } from '../wire';
import { face, openTable } from './fixture';
import { gesture, hold, lay, leftOf, NOTHING_LAID, takeBack, topOf, type Placement } from './placement';
import { ground } from './placementGround';
import { reconcile } from './reconcile';
import { typeKey } from './typeKey';
import { placedPieces, scenePieces } from './visiblePieces';

function startPlacement(of: Scene): Placement {
  return reconcile(NOTHING_LAID, ground(of, 0)).placement;
}

function type(placement: Placement, of: Scene, keys: string): Placement {
  const on = ground(of, 0);
  return [...keys].reduce((before, key) => typeKey(before, on, key)?.placement ?? before, placement);
}

describe('laying on a board without an edge', () => {
  const of = openTable(['4', '3', '8', '×'], { '0,0': '2', '5,0': '7' });
  const on = ground(of, 0);

  it('is free on every empty cell within reach', () => {
    expect(['1,0', '-40,99', '0,0', '101,0', 'r0'].map((cell) => on.free.has(cell))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('types along a direction, over what lies there', () => {
    const placement = type({ ...startPlacement(of), cursor: '4,0' }, of, '43');

    expect(placement.placings.map(({ cell }) => cell)).toEqual(['4,0', '6,0']);
    expect(placement.cursor).toBe('7,0');
  });

  it('begins in the middle of an empty one, else nowhere by itself', () => {
    expect(startPlacement(openTable(['4'])).cursor).toBe('0,0');
    expect(startPlacement(of).cursor).toBeNull();
  });

  it('begins behind the cell the game names, the way its line goes', () => {
    const down = openTable(['4'], { '2,1': '6', '2,2': '=' }, { after: '2,2' });
    const named: Scene = {
      ...openTable(['4'], { '2,1': '6', '2,2': '=', '1,2': '1' }, { after: '2,2' }),
      bands: [{ id: 'b', board: 'board', first: '2,1', last: '2,2', seat: 0, tags: ['last'] }],
    };

    expect([startPlacement(down).cursor, startPlacement(down).way]).toEqual(['2,3', 'down']);
    expect([startPlacement(named).cursor, startPlacement(named).way]).toEqual(['2,3', 'down']);
  });

  it('shows what lies there and what is being laid', () => {
    const placement = lay(startPlacement(of), on, 'p0', '1,0');
    const zone = of.zones[0]!;

    expect(scenePieces(of, zone).map(({ cell }) => cell)).toEqual(['0,0', '5,0']);
    expect(placedPieces(placement, on, zone, null).map(({ cell, mine }) => [cell, mine])).toEqual([['1,0', true]]);
  });

  it('marks the piece the referee counts double', () => {
    const counted = (sign: string, tags: string[] = []): PiecePoints => ({ face: face(sign), points: 1, why: null, tags });
    const verdict = { says: 'yes', cells: [], strip: [counted('2'), counted('×', ['doubled']), counted('4')] };
    const placement = lay(lay(startPlacement(of), on, 'p3', '1,0'), on, 'p0', '2,0');

    const shown = placedPieces(placement, on, of.zones[0]!, verdict as unknown as MoveVerdict);

    expect(shown.map(({ cell, tab }) => [cell, tab?.sign])).toEqual([
      ['1,0', '×2'],
      ['2,0', undefined],
    ]);
  });
});

describe('a pile', () => {
  const of = openTable(['4', '4'], {}, {}, 2);
  const on = ground(of, 0);
  const pile = of.pieces.find((piece) => piece.many !== null)!;

  it('is laid again and again, but no more often than it has pieces', () => {
    const first = topOf(startPlacement(of), on, 'eq')!;
    const one = lay(startPlacement(of), on, first, '1,0');
    const two = lay(one, on, topOf(one, on, 'eq')!, '3,0');

    expect([leftOf(startPlacement(of), on, pile), leftOf(one, on, pile), leftOf(two, on, pile)]).toEqual([2, 1, 0]);
    expect(topOf(two, on, 'eq')).toBeNull();
    expect(gesture(two, on)?.placings).toEqual([
      { piece: 'eq', cell: '1,0', face: '' },
      { piece: 'eq', cell: '3,0', face: '' },
    ]);
  });

  it('gets a piece back, and each can be moved by itself', () => {
    const [first, second] = [...on.piles.keys()] as [string, string];
    const both = lay(lay(startPlacement(of), on, first, '1,0'), on, second, '3,0');

    expect(gesture(lay(both, on, first, '2,0'), on)?.placings.map(({ cell }) => cell)).toEqual(['3,0', '2,0']);
    expect(leftOf(takeBack(both, second), on, pile)).toBe(1);
  });

  it('is typed, and stays out of the rack', () => {
    const placement = type({ ...startPlacement(of), cursor: '0,0' }, of, '4=4=');

    expect(gesture(placement, on)?.placings.map(({ piece }) => piece)).toEqual(['p0', 'eq', 'p1', 'eq']);
    expect(placement.places).toEqual(['p0', 'p1']);
    expect(hold(placement, on, 'nothing').held).toBeNull();
  });

  it('loses what was laid when fewer are left', () => {
    const [first, second] = [...on.piles.keys()] as [string, string];
    const both = lay(lay(startPlacement(of), on, first, '1,0'), on, second, '3,0');

    const { placement } = reconcile(both, ground(openTable(['4', '4'], {}, {}, 1), 0));

    expect(placement.placings.map(({ cell }) => cell)).toEqual(['1,0']);
  });
});
