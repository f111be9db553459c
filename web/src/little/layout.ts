/** How the screen is shared between a board and the hand, for little ones. */
import { extent } from '../table/geometry';
import type { Zone } from '../wire';
import { arrangeCells, handSize, rowsHigh, type HandSize } from './arrangement';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** The hand is beside the board, not below it. */
  readonly isBeside: boolean;
  /** Room for all boards together. */
  readonly board: Size;
  readonly hand: HandSize;
  /** A hand that is higher is scrolled within this height. */
  readonly most: number | null;
  /** Buttons are in the hand: one among the pieces, several in a row of their own. */
  readonly isNarrow: boolean;
}

/** The bar at the top, the sentence, the edges of the hand, a button; in pixels. */
const TOP = 84;
const SENTENCE = 92;
const EDGES = 60;
const BUTTON = 104;
const BUTTON_ON_PHONE = 84;
/** A row of cards, on a phone and elsewhere. */
const CARDS = [112, 184] as const;
const WIDE = 900;
const NARROW = 700;
/** The largest a cell is drawn, and the least of the height that a hand gets. */
const CELL = 190;
const LEAST = 0.37;
/** Blocks of a board are stacked where so much of the height is enough for them. */
const MOST = 0.65;
/** The largest size of pieces where a board needs the room. */
const SMALL = 64;
/** A board is never lower than this. */
const LEAST_BOARD = 200;

/** How high the boards are when they are as wide as the window. */
function highOf(boards: readonly Zone[], window: Size): number {
  const heights = boards.map((board) => {
    if (board.plane !== null) return window.height;
    const { width, height } = extent(arrangeCells(board.cells, window));
    return height * Math.min(window.width / width, CELL / 100) + 48;
  });
  return Math.max(0, ...heights);
}

/** Divides a window between the boards, the hand and the buttons. */
export function layoutOf(
  window: Size,
  boards: readonly Zone[],
  count: { readonly pieces: number; readonly buttons: number; readonly cards?: number },
): Layout {
  const isNarrow = window.width < NARROW;
  const below = window.height - TOP - SENTENCE - (count.cards ?? 0) * CARDS[isNarrow ? 0 : 1];
  const high = highOf(boards, { width: window.width, height: below * MOST });
  const isBeside = window.width >= WIDE && window.width > window.height && high > below * 0.7;
  const buttons = count.buttons > 0 && !isNarrow && (isBeside || window.width < WIDE) ? BUTTON : 0;
  const edges = EDGES + (isNarrow && count.buttons > 1 ? BUTTON_ON_PHONE : 0);
  const things = Math.max(1, count.pieces + (isNarrow && count.buttons === 1 ? 1 : 0));
  const highOfHand = (hand: HandSize) => rowsHigh(Math.ceil(things / hand.columns), hand.side) + edges;
  const scrolledLayout = (hand: HandSize, most: number) => (highOfHand(hand) > most + 1 ? most : null);
  if (isBeside) {
    const wide = Math.min(512, window.width * 0.4);
    const most = below - buttons;
    const hand = handSize(things, { width: wide - 48, height: most - edges });
    const board = { width: window.width - wide - 56, height: window.height - TOP - 16 };
    return { isBeside, board, hand, most: scrolledLayout(hand, most), isNarrow };
  }
  const most = below - LEAST_BOARD - buttons;
  // on a wide screen the buttons are to the right of the hand
  const right = isNarrow || buttons > 0 ? 0 : count.buttons * BUTTON;
  const room = {
    width: Math.min(window.width - (isNarrow ? 28 : EDGES) - right, 1100),
    height: Math.min(Math.max(below * LEAST, below - high), most) - edges,
  };
  // a board that could be larger gets what the hand can do without
  const hand = handSize(things, room, isNarrow && high > below ? { few: true, most: SMALL } : {});
  const left = Math.max(LEAST_BOARD, below - highOfHand(hand) - buttons);
  return { isBeside, board: { width: window.width, height: left }, hand, most: scrolledLayout(hand, most), isNarrow };
}
