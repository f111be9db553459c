/** The pieces of a game as keys: digits and the four signs as on a calculator, the rest below. */
import type { PieceCard } from '../../wire';

const DIGITS = ['789', '456', '123', '0'];
const SIGNS = '÷×−+';

export interface Key {
  readonly piece: PieceCard;
  readonly row: number;
  readonly column: number;
}

export interface Keypad {
  readonly keys: readonly Key[];
  /** How many columns the keys take, and the place of the last row from which two are free. */
  readonly columns: number;
  readonly last: number;
  readonly free: number;
  readonly more: readonly PieceCard[];
}

export function keypadOf(pieces: readonly PieceCard[]): Keypad {
  const known = new Map(pieces.map((piece) => [piece.sign, piece]));
  const digits = DIGITS.flatMap((signs, row) =>
    [...signs].map((sign, column) => ({ piece: known.get(sign), row: row + 1, column: column + 1 })),
  );
  const signs = [...SIGNS].filter((sign) => known.has(sign));
  const keys = [
    ...digits,
    ...signs.map((sign, row) => ({ piece: known.get(sign), row: row + 1, column: 4 })),
  ].filter((key): key is Key => key.piece !== undefined);
  const taken = new Set(keys.map(({ piece }) => piece));
  const others = pieces.filter((piece) => !taken.has(piece));
  if (keys.length === 0) return { keys, columns: 4, last: 1, free: 1, more: others };
  const last = DIGITS.length;
  // the first place of the last row is free in a game without a 0
  const instead = known.has('0') ? [] : others.slice(0, 1);
  return {
    keys: [...keys, ...instead.map((piece) => ({ piece, row: last, column: 1 }))],
    columns: signs.length > 0 ? 4 : 3,
    last,
    free: 2,
    more: others.slice(instead.length),
  };
}

/** What is written with one piece more. */
export function addPiece(written: string, sign: string, between: string): string {
  return written.trim() === '' ? sign : written.trimEnd() + between + sign;
}

/** What is written without its last piece; a sign may take several characters. */
export function removeLastPiece(written: string, between: string): string {
  if (between !== '') return written.replace(/\s*\S+\s*$/u, '');
  return written.replace(/(\{[^}]*\}|[\^r]\d|.)\s*$/u, '');
}
