/** A board for little ones drawn as large as its window allows: its blocks may be moved. */
import { frame, type Frame } from '../table/geometry';
import type { Cell, Shape } from '../wire';

/** Between blocks that are stacked, and rows below the first are at most so large. */
const GAP = 60;
const BELOW = 0.7;
/** In a window narrower than this, in pixels, blocks are this close. */
const PHONE = 500;
const NARROW = 18;

interface Block {
  readonly cells: readonly Cell[];
  readonly box: Frame;
}

function around(frames: readonly Frame[]): Frame {
  const x = Math.min(...frames.map((each) => each.x));
  const y = Math.min(...frames.map((each) => each.y));
  const right = Math.max(...frames.map((each) => each.x + each.width));
  const bottom = Math.max(...frames.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

function touches(a: Frame, b: Frame): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across >= 0 && down >= 0;
}

/** Cells that hang together. */
export function blocks(cells: readonly Cell[]): readonly Block[] {
  const left = new Map(cells.map((cell) => [cell, frame(cell.shape)]));
  const found: Block[] = [];
  for (const [cell, own] of left) {
    left.delete(cell);
    const group = [{ cell, own }];
    for (const member of group) {
      for (const [other, at] of left) {
        if (!touches(member.own, at)) continue;
        left.delete(other);
        group.push({ cell: other, own: at });
      }
    }
    found.push({ cells: group.map((each) => each.cell), box: around(group.map((each) => each.own)) });
  }
  return found;
}

/** Blocks side by side, from top to bottom. */
function rowsOf(all: readonly Block[]): readonly (readonly Block[])[] {
  const rows: Block[][] = [];
  for (const block of all.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const row = rows.find((each) =>
      each.some(({ box }) => box.y < block.box.y + block.box.height && block.box.y < box.y + box.height),
    );
    if (row === undefined) rows.push([block]);
    else row.push(block);
  }
  return rows;
}

interface CellGroup {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

function moveCell(cell: Cell, from: Frame, scale: number, x: number, y: number): Cell {
  const own = frame(cell.shape);
  const at = { x: x + (own.x - from.x) * scale, y: y + (own.y - from.y) * scale };
  const shape: Shape =
    cell.shape.type === 'box'
      ? { ...cell.shape, ...at, width: own.width * scale, height: own.height * scale }
      : {
          type: 'disc',
          x: at.x + (own.width * scale) / 2,
          y: at.y + (own.height * scale) / 2,
          radius: (own.width * scale) / 2,
        };
  return { ...cell, shape };
}

/** Lines of cells below one another, each in the middle; what is below the first is smaller. */
function stackLines(lines: readonly (readonly Cell[])[]): CellGroup {
  const boxes = lines.map((line) => around(line.map((cell) => frame(cell.shape))));
  const width = boxes[0]?.width ?? 0;
  const cells: Cell[] = [];
  let y = 0;
  lines.forEach((line, index) => {
    const box = boxes[index]!;
    const isEqual = box.width === width && box.height === boxes[0]!.height;
    const scale = index === 0 || isEqual ? 1 : Math.min(BELOW, width / box.width);
    const x = (width - box.width * scale) / 2;
    cells.push(...line.map((cell) => moveCell(cell, box, scale, x, y)));
    y += box.height * scale + GAP;
  });
  return { cells, width, height: y - GAP };
}

/** A row of blocks, moved together where the window is narrow. */
function joinBlocks(row: readonly Block[], isNarrow: boolean): readonly Cell[] {
  if (!isNarrow) return row.flatMap((block) => block.cells);
  let x = 0;
  return row.flatMap(({ cells, box }) => {
    const here = x;
    x += box.width + NARROW;
    return cells.map((cell) => moveCell(cell, box, 1, here, box.y));
  });
}

/** The cells moved so that they can be drawn largest in a window. */
export function arrangeCells(cells: readonly Cell[], window: { width: number; height: number }): readonly Cell[] {
  if (cells.length === 0) return cells;
  const rows = rowsOf(blocks(cells));
  const isNarrow = window.width < PHONE;
  const beside = stackLines(rows.map((row) => joinBlocks(row, isNarrow)));
  const first = rows[0] ?? [];
  if (rows.length > 1 || first.length === 1) return beside.cells;
  const below = stackLines(first.map((block) => block.cells));
  const size = ({ width, height }: CellGroup) => Math.min(window.width / width, window.height / height);
  return size(below) > size(beside) ? below.cells : beside.cells;
}

/** Between the pieces of a hand there is room for their knobs and what is drawn around them;
 * between rows also for lifting one. */
const KNOB = 0.19;
const GAP_OF_HAND = 2;
const GAP_OF_ROWS = 12;

export interface HandSize {
  /** Of a piece, in pixels. */
  readonly side: number;
  readonly columns: number;
}

/** How a hand's pieces lie so that they are as large as can be, or in `few` rows; a long hand has
 * more rows rather than smaller pieces. */
export function handSize(
  count: number,
  room: { width: number; height: number },
  { least = 58, most = 156, few = false } = {},
): HandSize {
  const fits = (length: number, pieces: number, gap: number) => (length / pieces - gap) / (1 + KNOB);
  let best: HandSize = { side: 0, columns: 1 };
  for (let rows = 1; rows <= Math.max(1, count); rows += 1) {
    const columns = Math.ceil(count / rows);
    const side = Math.min(
      most,
      fits(room.width, columns, GAP_OF_HAND),
      fits(room.height, rows, rows > 1 ? GAP_OF_ROWS : GAP_OF_HAND),
    );
    if (side > best.side) best = { side, columns };
    if (few && best.side >= least) break;
  }
  if (best.side >= least) return { ...best, side: Math.floor(best.side) };
  const columns = Math.max(1, Math.floor(room.width / pitch(least)));
  return { side: least, columns };
}

/** How far it is from one piece of a hand to the next. */
export function pitch(side: number): number {
  return side * (1 + KNOB) + GAP_OF_HAND;
}

/** The height of a hand with this many rows. */
export function rowsHigh(rows: number, side: number): number {
  return rows * side * (1 + KNOB) + (rows - 1) * GAP_OF_ROWS + GAP_OF_HAND;
}
