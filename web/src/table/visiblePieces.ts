/** The pieces on a board right now, the scene's and those being laid, ready to be drawn. */
import { plainText } from '../components/richText';
import type { Cell, Face, CellMark, Piece, Rich, ScoreRow, Scene, MoveVerdict, Zone } from '../wire';
import { extent } from './geometry';
import type { Placement } from './placement';
import type { Ground } from './placementGround';
import { lineOf } from './lines';
import { createCellFilter, cellsOf } from './zones';

export interface VisiblePiece {
  readonly id: string;
  readonly cell: string;
  readonly face: Face;
  readonly state: 'rest' | 'new' | 'lifted' | 'wrong';
  /** The first of those the referee means: it carries the sign. */
  readonly badge: boolean;
  readonly joker: boolean;
  /** Who laid it with the last move. */
  readonly last: number | null;
  /** The printed sign that a newly laid piece covers. */
  readonly tab: CellMark | null;
  /** Whether it is being laid and can be moved. */
  readonly mine: boolean;
  /** A move that could have been made. */
  readonly ghost: boolean;
  /** It belongs to two lines. */
  readonly crossed: boolean;
  /** As in the scene. */
  readonly tags: readonly string[];
  /** Its other side, where that may be known. */
  readonly under: Face | null;
  /** Whose it is. */
  readonly seat: number | null;
  /** The cells it came along by the last move. */
  readonly path: readonly string[];
  /** The cell its next step must lead to; empty: any. */
  readonly heading: string;
}

/** A word beside a cell. */
export interface Flag {
  readonly cell: string;
  readonly text: string;
  readonly colour: string;
}

/** A pile on a painted board. */
export interface Pile {
  readonly cell: Cell;
  readonly piece: Piece;
}

/** A pile on a painted board, shared by all; its place is in the board's own units. */
export function findPiles(scene: Scene): Pile[] {
  return scene.zones
    .filter((zone) => zone.kind === 'stock')
    .flatMap((zone) => zone.cells)
    .flatMap((cell) => scene.pieces.filter((piece) => piece.cell === cell.id).map((piece) => ({ cell, piece })));
}

/** A board without an edge is seen through a window of this shape. */
const WINDOW = 1.03;
/** And one with strewn pieces, which has what was turned and its ruler below it. */
const STREWN = 1.15;

/** Width by height of the drawn part of a board. */
export function aspectOf(zone: Zone): number {
  if (zone.plane !== null) return WINDOW;
  if (zone.ground !== null) return STREWN;
  if (zone.painted !== null) return zone.painted.width / zone.painted.height;
  const { width, height } = extent(zone.cells);
  return width / height;
}

/** The colours of a printed sign. */
export function markColours({ role }: CellMark): string {
  return `background:var(--${role}-fill);color:var(--${role}-ink);border-color:var(--${role}-line)`;
}

/** The pieces on each cell that has any. */
export function groupByCell(pieces: readonly VisiblePiece[]): ReadonlyMap<string, readonly VisiblePiece[]> {
  const found = new Map<string, VisiblePiece[]>();
  for (const piece of pieces) found.set(piece.cell, [...(found.get(piece.cell) ?? []), piece]);
  return found;
}

/** The pieces of the scene that are in a zone. */
export function scenePieces(scene: Scene, zone: Zone): VisiblePiece[] {
  const isOn = createCellFilter(zone);
  return scene.pieces
    .filter((piece) => isOn(piece.cell))
    .map((piece) => ({
      id: piece.id,
      cell: piece.cell,
      face: piece.face,
      state: 'rest' as const,
      badge: false,
      joker: piece.tags.includes('joker'),
      last: piece.tags.includes('last') ? piece.seat : null,
      tab: null,
      mine: false,
      ghost: false,
      crossed: piece.tags.includes('crossed'),
      tags: piece.tags,
      under: piece.under,
      seat: piece.seat,
      path: piece.path,
      heading: piece.heading,
    }));
}

/** The seat on whose rack a piece lies; null: on nobody's. */
export function holderOf(scene: Scene, id: string): number | null {
  const cell = scene.pieces.find((piece) => piece.id === id)?.cell;
  const rack = scene.zones.find(
    (zone) => zone.kind === 'rack' && zone.cells.some((each) => each.id === cell),
  );
  return rack?.seat ?? null;
}

/** The pieces being laid on a zone, with what the referee has to say about them. */
export function placedPieces(placement: Placement, on: Ground, zone: Zone, verdict: MoveVerdict | null): VisiblePiece[] {
  const cells = cellsOf(zone, placement.placings.map((placing) => placing.cell));
  const blamed = new Set(verdict?.says === 'no' ? verdict.cells : []);
  const shown: VisiblePiece[] = [];
  for (const { piece: id, cell, face: named = '' } of placement.placings) {
    const piece = on.pieces.get(id);
    const place = cells.get(cell);
    if (piece === undefined || place === undefined) continue;
    const face = on.prompt?.faces.find((each) => each.sign === named && named !== '');
    shown.push({
      id,
      cell,
      face: face ?? piece.face,
      state: state(id, placement, blamed.has(cell)),
      badge: blamed.has(cell) && !shown.some((each) => each.badge),
      joker: face !== undefined,
      last: null,
      tab: place.mark,
      mine: true,
      ghost: false,
      crossed: false,
      tags: [],
      under: null,
      seat: null,
      path: [],
      heading: '',
    });
  }
  return addCounts(shown, zone, on, verdict);
}

const DOUBLED: CellMark = { sign: '×2', role: 'blue', round: true };

/** The same pieces with what the referee counts of each, where it tells the line piece by piece. */
function addCounts(shown: VisiblePiece[], zone: Zone, on: Ground, verdict: MoveVerdict | null): VisiblePiece[] {
  const strip = verdict?.strip ?? [];
  if (strip.length === 0) return shown;
  const cells = shown.map((piece) => piece.cell);
  const line = lineOf(zone, cells, (cell) => on.signs.has(cell) || cells.includes(cell)) ?? [];
  if (line.length !== strip.length) return shown;
  return shown.map((piece) => {
    const tags = strip[line.indexOf(piece.cell)]?.tags ?? [];
    return tags.includes('doubled') ? { ...piece, tab: DOUBLED } : piece;
  });
}

function state(piece: string, placement: Placement, isBlamed: boolean): VisiblePiece['state'] {
  if (placement.held === piece) return 'lifted';
  return isBlamed ? 'wrong' : 'new';
}

/** The pieces of a move that could have been made. */
export function ghostPieces(pieces: readonly Piece[]): VisiblePiece[] {
  return pieces.map((piece) => ({
    id: `ghost ${piece.id}`,
    cell: piece.cell,
    face: piece.face,
    state: 'rest',
    badge: false,
    joker: piece.tags.includes('joker'),
    last: null,
    tab: null,
    mine: false,
    ghost: true,
    crossed: piece.tags.includes('crossed'),
    tags: [],
    under: null,
    seat: piece.seat,
    path: [],
    heading: '',
  }));
}

/** The mathematics that leads from the calculation to the points; null where they are the same. */
export function joinFormula({ formula, rows, total }: MoveVerdict): { text: Rich; points: string } | null {
  if (total === null || formula === null) return null;
  const mathOf = (row: ScoreRow) => row.text.filter((part) => typeof part !== 'string' && part.type === 'math');
  const row = [total, ...rows.toReversed()].find((each) => mathOf(each).length === 1);
  if (row === undefined || row.points !== total.points) return null;
  const text = mathOf(row);
  return plainText(formula).startsWith(plainText(text)) ? null : { text, points: row.points };
}

/** How many dots stand for a printed sign where there is no room for it; 0: none do. */
export function dots(mark: CellMark): number {
  const count = Number(/\d+/.exec(mark.sign)?.[0] ?? 0);
  return count <= 4 ? count : 0;
}

/** The cell a board is centred on at first: the middle of its pieces, or of the board. */
export function firstCell(cells: readonly Cell[], shown: readonly VisiblePiece[]): string | null {
  const used = new Set(shown.map((piece) => piece.cell));
  const among = used.size > 0 ? cells.filter((cell) => used.has(cell.id)) : cells;
  return among[Math.floor(among.length / 2)]?.id ?? null;
}
