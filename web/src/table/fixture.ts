/** A small crossword table for tests: a board of some cells a side and a rack. */
import type { Cell, Face, Lay, Snapshot, Piece, Scene, TableInfo, Update, Zone } from '../wire';

const LETTERS = 'ABCDEFGHIJKLMNO';

export function square(column: number, row: number): Cell {
  return {
    id: `${LETTERS[column]}${row + 1}`,
    shape: { type: 'box', x: column * 100, y: row * 100, width: 100, height: 100 },
    spoken: [`${LETTERS[column]}${row + 1}`],
    mark: null,
    shaded: false,
    angle: 0,
    picture: '',
    role: '',
    detail: null,
    stand: null,
  };
}

export function board(size: number): Zone {
  const places = Array.from({ length: size }, (_, index) => index);
  return {
    id: 'board',
    kind: 'board',
    name: ['Board'],
    cells: places.flatMap((row) => places.map((column) => square(column, row))),
    seat: null,
    columns: places.map((column) => LETTERS[column] ?? ''),
    rows: places.map((row) => String(row + 1)),
    plane: null,
    ground: null,
    painted: null,
  };
}

export function rack(size: number): Zone {
  const cells = Array.from({ length: size }, (_, index) => ({
    ...square(index, 0),
    id: `r${index}`,
  }));
  return { id: 'rack', kind: 'rack', name: ['Rack'], cells, seat: 0, columns: [], rows: [], plane: null, ground: null, painted: null };
}

export function face(sign: string): Face {
  const role = sign === '' ? 'wild' : /\d/.test(sign) ? 'number' : 'sign';
  return { sign, role, spoken: [sign || 'joker'], picture: '' };
}

export function piece(id: string, cell: string, sign: string): Piece {
  return { id, cell, face: face(sign), tags: [], seat: null, many: null, under: null, path: [], heading: '' };
}

/** A scene in which the rack's signs may be laid on a board of 5 by 5; it has the pieces of `there`. */
export function scene(
  signs: readonly string[],
  there: Readonly<Record<string, string>> = {},
  more: Partial<Lay> = {},
): Scene {
  const zone = board(5);
  const held = signs.map((sign, index) => piece(`p${index}`, `r${index}`, sign));
  const laid = Object.entries(there).map(([cell, sign]) => piece(`b${cell}`, cell, sign));
  const prompt: Lay = {
    type: 'lay',
    id: 'lay',
    label: ['Lay it'],
    rack: 'rack',
    board: 'board',
    pieces: held.map((each) => each.id),
    cells: zone.cells.map((cell) => cell.id).filter((id) => !(id in there)),
    faces: ['1', '2', '+', '×'].map(face),
    total: null,
    ahead: false,
    stock: '',
    after: '',
    ...more,
  };
  return {
    zones: [zone, rack(signs.length)],
    pieces: [...held, ...laid],
    seats: [],
    ask: ['Lay pieces.'],
    prompts: [prompt],
    tags: [],
    legend: [],
    rule: '',
    bands: [],
    dice: [],
    ruler: null,
    order: [],
    asked: [],
    clock: '',
    limit: 0,
    then: null,
    detail: null,
    together: [],
    proposal: null,
    offers: [],
    cut: 'tile',
    manner: 'table',
  };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't',
    family: 'toy',
    variant: 'toy',
    title: 'Toy',
    phase: 'playing',
    players: [],
    seats: [0],
    host: true,
    code: '',
    options: {},
    spectators: 0,
    asks_back: null,
    answered_back: [],
    may_ask_back: [],
    must: [],
    may: [],
    hints: true,
    secret: true,
    scores: [],
    ending: null,
    next: '',
    locked: false,
    ...more,
  };
}

export function snapshot(number: number, more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    number,
    table: table(),
    seat: 0,
    scene: scene(['1']),
    move_list: [],
    clocks: [],
    ...more,
  };
}

export function update(after: number, number: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    number,
    after,
    table: null,
    scene: null,
    zones_kept: false,
    move_list: [],
    move_list_kept: -1,
    clocks: [],
    news: [],
    ack: '',
    ...more,
  };
}

/** A board without an edge. */
export function plane(reach = 100): Zone {
  return {
    id: 'board',
    kind: 'board',
    name: ['Table'],
    cells: [],
    seat: null,
    columns: [],
    rows: [],
    plane: { reach },
    ground: null,
    painted: null,
  };
}

/** A scene in which the rack's signs and a pile of = may be laid on a plane. */
export function openTable(
  signs: readonly string[],
  there: Readonly<Record<string, string>> = {},
  more: Partial<Lay> = {},
  many = 9,
): Scene {
  const of = scene(signs);
  const lay = of.prompts[0] as Lay;
  const laid = Object.entries(there).map(([cell, sign]) => piece(`b${cell}`, cell, sign));
  const pile: Piece = { ...piece('eq', 's0', '='), face: { ...face('='), role: 'common' }, many };
  const stock: Zone = { ...rack(1), id: 'stock', kind: 'stock', seat: null, cells: [{ ...square(0, 0), id: 's0' }] };
  const pieces = [...lay.pieces, 'eq'];
  return {
    ...of,
    zones: [plane(), rack(signs.length), stock],
    pieces: [...of.pieces, ...laid, pile],
    prompts: [{ ...lay, pieces, cells: [], faces: [], stock: 'stock', ...more }],
  };
}

/** The same scene with pieces that may be put on cells at once: `p0@A1`. */
export function withPuttings(of: Scene, choices: readonly string[]): Scene {
  const read = (choice: string) => {
    const [held = '', cell = ''] = choice.split('@');
    return { piece: held, cell, move: choice, meaning: ['fits'] };
  };
  return { ...of, prompts: [{ type: 'put', id: 'put', label: ['Put'], choices: choices.map(read) }] };
}
