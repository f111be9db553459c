import { describe, expect, it } from 'vitest';
import { extent, frame } from '../table/geometry';
import type { Cell, Zone } from '../wire';
import { arrangeCells, blocks, handSize, pitch } from './arrangement';
import { layoutOf } from './layout';

function cell(x: number, y: number): Cell {
  const shape = { type: 'box', x, y, width: 100, height: 100 } as const;
  return { id: `${x}/${y}`, shape, spoken: [''], mark: null, shaded: false, angle: 0, picture: '', role: '', detail: null, stand: null };
}

function ring(side: number, from = 0): Cell[] {
  const places = Array.from({ length: side * side }, (_, index) => [index % side, Math.floor(index / side)] as const);
  return places
    .filter(([x, y]) => x === 0 || y === 0 || x === side - 1 || y === side - 1)
    .map(([x, y]) => cell((from + x) * 100, y * 100));
}

function zone(cells: readonly Cell[]): Zone {
  return { id: 'b', kind: 'board', name: ['b'], cells, seat: null, columns: [], rows: [], plane: null, ground: null, painted: null };
}

const TWO = [...ring(5), ...ring(5, 6)];
const APART = [cell(0, 0), cell(130, 0), cell(260, 0)];

describe('a board for little ones', () => {
  it('has blocks of cells that hang together', () => {
    expect(blocks(ring(10)).map((block) => block.cells.length)).toEqual([36]);
    expect(blocks(TWO).map((block) => block.cells.length)).toEqual([16, 16]);
    expect(blocks(APART).length).toBe(3);
  });

  it('stacks blocks where that makes them larger, and leaves them side by side where not', () => {
    const upright = extent(arrangeCells(TWO, { width: 390, height: 600 }));
    const lying = extent(arrangeCells(TWO, { width: 1200, height: 500 }));

    expect([upright.width, upright.height > 1000]).toEqual([500, true]);
    expect([lying.width, lying.height]).toEqual([1100, 500]);
  });

  it('moves single places together on a phone', () => {
    expect(extent(arrangeCells(APART, { width: 390, height: 200 })).width).toBe(336);
    expect(extent(arrangeCells(APART, { width: 1200, height: 300 })).width).toBe(360);
  });

  it('draws what is below the first row smaller and no wider', () => {
    const before = Array.from({ length: 9 }, (_, index) => cell(index * 100, 150));
    const cells = arrangeCells([cell(0, 0), cell(100, 0), cell(200, 0), ...before], { width: 390, height: 400 });

    expect(extent(cells).width).toBeCloseTo(300);
    expect(frame(cells.at(-1)!.shape).width).toBeCloseTo(300 / 9);
  });

  it('keeps every cell and its name', () => {
    const ids = arrangeCells(TWO, { width: 390, height: 600 }).map(({ id }) => id);

    expect(new Set(ids)).toEqual(new Set(TWO.map(({ id }) => id)));
  });
});

describe('a hand for little ones', () => {
  it('is as large as fits, and never larger than a hand needs', () => {
    expect(handSize(4, { width: 1100, height: 300 })).toEqual({ side: 156, columns: 4 });
    expect(handSize(4, { width: 350, height: 350 }).columns).toBe(2);
  });

  it('lies five in a row on a phone, and a longer one in more rows, never beyond the edge', () => {
    const room = { width: 362, height: 187 };

    expect(handSize(10, room).columns).toBe(5);
    expect(handSize(15, room)).toEqual({ side: 58, columns: 5 });
    expect(5 * pitch(handSize(15, room).side)).toBeLessThanOrEqual(room.width);
  });
});

describe('the screen of little ones', () => {
  const phone = { width: 390, height: 844 };

  it('gives a ring the whole width of a phone', () => {
    const { board, isBeside } = layoutOf(phone, [zone(ring(10))], { pieces: 10, buttons: 0 });

    expect(isBeside).toBe(false);
    expect(Math.min(board.width, board.height)).toBeGreaterThan(370);
  });

  it('keeps a short hand in one row where two rings could be larger', () => {
    const boards = [zone([...ring(5), ...ring(5, 6)])];

    expect(layoutOf(phone, boards, { pieces: 5, buttons: 0 }).hand.columns).toBe(5);
  });

  it('lets only a hand that leaves no board be scrolled', () => {
    const most = (pieces: number) => layoutOf(phone, [zone(ring(10))], { pieces, buttons: 0 }).most;

    expect([most(10), most(20)]).toEqual([null, null]);
    expect(most(60)).toBeGreaterThan(400);
  });

  it('leaves room for all pieces and buttons of an answer, without scrolling', () => {
    const answer = [zone(Array.from({ length: 6 }, (_, place) => cell(place * 100, 0)))];
    const count = { pieces: 10, buttons: 3 };
    const wide = { width: 1280, height: 800 };
    const [onPhone, onLaptop] = [layoutOf(phone, answer, count), layoutOf(wide, answer, count)];

    expect([onPhone.most, onLaptop.most]).toEqual([null, null]);
    expect(onPhone.hand.columns).toBe(4);
    expect(onLaptop.hand.columns * pitch(onLaptop.hand.side)).toBeLessThan(1280 - 3 * 88);
  });

  it('lays the hand beside a square board on a wide screen, and below a row of places', () => {
    const wide = { width: 1280, height: 800 };
    const count = { pieces: 4, buttons: 0 };

    expect(layoutOf(wide, [zone(ring(10))], count).isBeside).toBe(true);
    expect(layoutOf(wide, [zone(APART)], count).isBeside).toBe(false);
  });

  it('makes pieces of a small hand larger than 108 pixels', () => {
    expect(layoutOf(phone, [zone(APART)], { pieces: 4, buttons: 0 }).hand.side).toBeGreaterThan(108);
  });
});
