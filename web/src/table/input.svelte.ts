/** A scene and a player's input: pieces held, laid and chosen, cells lit, and the referee's verdict. */
import type { PromptCard, Cards, Face, Gesture, Lay, Piece, Point, Rich, Scene, Take, Target, MoveVerdict, Zone } from '../wire';
import { VerdictRequests, type Pace } from './verdicts';
import {
  gesture,
  hold,
  isLaid,
  lay,
  leftOf,
  nameJoker,
  NOTHING_LAID,
  pieceOn,
  pointAt,
  takeAllBack,
  takeBack,
  takeLastBack,
  topOf,
  type Placement,
} from './placement';
import { ground, isHoldable, nameOf, type Ground } from './placementGround';
import { isSorted, moveInRack, shuffleRack, sortRack } from './rackOrder';
import { reconcile } from './reconcile';
import { typeKey } from './typeKey';
import { choiceAt, onlyChoice, openCells } from './pieceChoices';
import { beginsPair, pairOf } from './signKeys';

/** Something happened to the pieces that a person should notice. */
export type Notice = { kind: 'returned'; count: number } | { kind: 'missing'; sign: string };

export interface PieceSelection {
  prompt: Take;
  pieces: readonly string[];
}

const NO_GROUND: Ground = {
  prompt: null,
  rack: null,
  stock: null,
  board: null,
  pieces: new Map(),
  piles: new Map(),
  free: new Set(),
  signs: new Map(),
  puts: [],
  start: null,
};

const NO: MoveVerdict = {
  says: 'no',
  sentence: [],
  formula: null,
  rows: [],
  total: null,
  cells: [],
  advice: [],
  confirm: null,
  rule: '',
  gain: null,
  strip: [],
  reading: null,
};

export class BoardInput {
  scene = $state.raw<Scene | null>(null);
  seat = $state.raw<number | null>(null);
  placement = $state.raw<Placement>(NOTHING_LAID);
  verdict = $state.raw<MoveVerdict | null>(null);
  selection = $state.raw<PieceSelection | null>(null);
  /** Cells lit up together with a row of a sum. */
  lit = $state.raw<readonly string[]>([]);
  /** A piece under a moving finger. */
  dragged = $state.raw<string | null>(null);
  /** The cell whose piece is held up, where pieces are too small to be chosen at once. */
  lifted = $state.raw<string | null>(null);
  /** The choice that is looked at before it is made. */
  picked = $state.raw<string | null>(null);
  /** The piece that was laid at the ruler. */
  #measured = $state.raw<string | null>(null);

  ground = $derived(this.scene === null ? NO_GROUND : ground(this.scene, this.seat));
  point = $derived(
    this.scene?.prompts.find((each): each is Point => each.type === 'point') ?? null,
  );
  cards = $derived(
    (this.scene?.prompts ?? []).filter((each): each is Cards => each.type === 'cards'),
  );
  card = $derived.by((): PromptCard | null => {
    const all = this.picked === null ? [] : this.cards.flatMap((each) => each.cards);
    return all.find((card) => card.id === this.picked && card.confirm !== null) ?? null;
  });
  takes = $derived(
    (this.scene?.prompts ?? []).filter((each): each is Take => each.type === 'take'),
  );
  gesture = $derived(gesture(this.placement, this.ground));
  /** What the ruler says about the piece at it. */
  reading = $derived(
    this.scene?.ruler?.readings.find((each) => each.piece === this.#measured) ?? null,
  );
  boards = $derived((this.scene?.zones ?? []).filter((zone) => zone.kind === 'board'));
  isSorted = $derived(isSorted(this.placement, this.ground));
  /** The piles shared by all, in the order of their places. */
  piles = $derived.by(() => {
    const places = new Map(this.ground.stock?.cells.map((cell, index) => [cell.id, index]));
    return (this.scene?.pieces ?? [])
      .filter((piece) => places.has(piece.cell))
      .sort((a, b) => (places.get(a.cell) ?? 0) - (places.get(b.cell) ?? 0));
  });
  /** Cells where the held piece, or any piece, can be put at once. */
  open = $derived(openCells(this.ground.puts, this.#heldName()));
  /** Others' racks with a piece that can be pointed at. */
  pointedRacks = $derived.by(() => (this.scene === null ? [] : this.#racksOf(this.scene)));
  /** What pointing at a cell or piece would do. */
  meanings = $derived(new Map((this.point?.targets ?? []).map((target) => [target.id, target])));

  #targetCells = $derived.by(() => {
    const cells = new Map(this.meanings);
    for (const piece of this.meanings.size > 0 ? (this.scene?.pieces ?? []) : []) {
      const target = this.meanings.get(piece.id);
      if (target !== undefined && !cells.has(piece.cell)) cells.set(piece.cell, target);
    }
    return cells;
  });
  #asking: VerdictRequests;
  #notice: (notice: Notice) => void;

  constructor(
    pace: Pace,
    ask: (gesture: Gesture) => Promise<MoveVerdict | null>,
    notice: (notice: Notice) => void = () => {},
  ) {
    this.#asking = new VerdictRequests(pace, ask, (verdict) => {
      this.verdict = verdict;
      this.lit = [];
    });
    this.#notice = notice;
  }

  /** Another scene, or the same one changed. */
  show(scene: Scene | null, seat: number | null): void {
    if (seat !== this.seat) this.clear();
    this.scene = scene;
    this.seat = seat;
    const { placement, returned } = reconcile(this.placement, this.ground);
    if (returned.length > 0) this.#notice({ kind: 'returned', count: returned.length });
    this.placement = placement;
    this.#keepSelection();
    if (this.lifted !== null && this.targetAt(this.lifted) === null) this.lifted = null;
    if (this.card === null) this.picked = null;
    this.ask();
  }

  #keepSelection(): void {
    const taking = this.selection;
    if (taking === null) return;
    const prompt = this.takes.find((each) => each.id === taking.prompt.id);
    if (prompt === undefined) this.selection = null;
    else this.selection = { prompt, pieces: taking.pieces.filter((id) => prompt.pieces.includes(id)) };
  }

  /** Nothing of one seat is kept for the next. */
  clear(): void {
    this.#asking.stop();
    this.placement = NOTHING_LAID;
    this.verdict = null;
    this.selection = null;
    this.picked = null;
    this.lit = [];
    this.dragged = null;
  }

  /** Asks the referee about the pieces laid now; also after a lost connection. */
  ask(): void {
    const ready = this.placement.naming === null ? this.gesture : null;
    this.#asking.schedule(ready);
  }

  /** Shows that the move was refused; it stays as it is until the player changes something. */
  refuse(sentence: Rich): void {
    this.#asking.stop();
    this.verdict = { ...NO, sentence };
  }

  #set(placement: Placement): void {
    if (placement === this.placement) return;
    const asks = placement.placings !== this.placement.placings || placement.total !== this.placement.total;
    this.placement = placement;
    if (asks) this.ask();
  }

  // the rack

  pick(piece: string | null): void {
    if (this.selection !== null && piece !== null) this.choose(piece);
    else this.#set(hold(this.placement, this.ground, piece));
  }

  shuffle(chance: () => number): void {
    this.#set(shuffleRack(this.placement, chance));
  }

  sort(): void {
    this.#set(sortRack(this.placement, this.ground));
  }

  moveInRack(piece: string, place: number): void {
    this.#set(moveInRack(takeBack(this.placement, piece), piece, place));
  }

  /** Whether a piece may be taken up now. */
  isHoldable(piece: string): boolean {
    return isHoldable(this.ground, piece);
  }

  /** The next piece of a pile. */
  topOf(pile: string): string | null {
    return topOf(this.placement, this.ground, pile);
  }

  /** How many of a pile are left. */
  leftOf(pile: Piece): number {
    return leftOf(this.placement, this.ground, pile);
  }

  /** Whether the piece in the hand, or under the finger, comes from this pile. */
  isFrom(pile: string): boolean {
    const up = this.placement.held ?? this.dragged;
    return up !== null && this.ground.piles.get(up) === pile && !this.isLaid(up);
  }

  /** The move that putting a piece makes where there is only one place for it. */
  putAlone(piece: string): string | null {
    return onlyChoice(this.ground.puts, nameOf(this.ground, piece))?.move ?? null;
  }

  #heldName(): string | null {
    const held = this.placement.held;
    return held === null ? null : nameOf(this.ground, held);
  }

  #racksOf(scene: Scene): readonly Zone[] {
    const cells = new Map(scene.pieces.map((piece) => [piece.id, piece.cell]));
    const pointed = new Set([...this.meanings.keys()].map((id) => cells.get(id) ?? id));
    return scene.zones.filter(
      (zone) =>
        zone.kind === 'rack' &&
        zone.seat !== this.seat &&
        zone.cells.some((cell) => pointed.has(cell.id)),
    );
  }

  isLaid(piece: string): boolean {
    return isLaid(this.placement, piece);
  }

  // the board

  /** A tap or click on a cell lays the held piece or lifts a laid one, or returns the move it makes. */
  tap(cell: string): string | null {
    const target = this.targetAt(cell);
    if (target !== null) return target.move;
    const put = this.putAt(cell);
    if (put !== null) return put;
    const there = pieceOn(this.placement, cell);
    if (this.placement.held !== null && there === null) this.lay(this.placement.held, cell);
    else if (there !== null) this.#set(hold(this.placement, this.ground, there.piece));
    else if (this.ground.prompt !== null) this.#set(pointAt(this.placement, cell));
    return null;
  }

  /** The move that putting the held piece there makes. */
  putAt(cell: string): string | null {
    const held = this.#heldName();
    return held === null ? null : (choiceAt(this.ground.puts, held, cell)?.move ?? null);
  }

  /** A piece is let go over a cell: it is laid, or it makes this move. */
  drop(piece: string, cell: string): string | null {
    const put = choiceAt(this.ground.puts, nameOf(this.ground, piece), cell);
    if (put === null) this.lay(piece, cell);
    return put?.move ?? null;
  }

  /** The target on a cell: the cell itself or the piece on it. */
  targetAt(cell: string): Target | null {
    return this.#targetCells.get(cell) ?? null;
  }

  /** A piece is laid at the ruler. */
  layAtRuler(piece: string | null): void {
    this.#measured = piece;
  }

  lay(piece: string, cell: string): void {
    this.#set(lay(this.placement, this.ground, piece, cell));
  }

  moveCursor(cell: string): void {
    if (this.placement.cursor !== cell) this.placement = { ...this.placement, cursor: cell };
  }

  takeBack(piece: string): void {
    this.#set(takeBack(this.placement, piece));
  }

  takeLastBack(): void {
    this.#set(takeLastBack(this.placement));
  }

  takeAllBack(): void {
    this.#set(takeAllBack(this.placement));
  }

  /** The first of two keys that write one sign. */
  #begun = '';

  /** Whether the key was one of ours. */
  type(key: string): boolean {
    const sign = pairOf(this.#begun, key);
    const signs = new Set([...this.ground.pieces.values()].map((piece) => piece.face.sign));
    this.#begun = this.ground.prompt !== null && beginsPair(key, signs) ? key : '';
    return this.#begun !== '' || this.#type(sign ?? key);
  }

  #type(key: string): boolean {
    const after = typeKey(this.placement, this.ground, key);
    if (after === null) return false;
    if (after.missing) this.#notice({ kind: 'missing', sign: key });
    this.#set(after.placement);
    return true;
  }

  name(piece: string, face: string): void {
    this.#set(nameJoker(this.placement, piece, face));
    this.ask();
  }

  announce(total: string): void {
    this.#set({ ...this.placement, total });
  }

  // choosing several

  startSelection(prompt: Take): void {
    this.#set(takeAllBack(this.placement));
    this.selection = { prompt, pieces: [] };
  }

  stopSelection(): void {
    this.selection = null;
  }

  choose(piece: string): void {
    const taking = this.selection;
    if (taking === null || !taking.prompt.pieces.includes(piece)) return;
    const isChosen = taking.pieces.includes(piece);
    const most = Math.max(...taking.prompt.counts, 0);
    if (!isChosen && taking.pieces.length >= most) return;
    const pieces = isChosen
      ? taking.pieces.filter((id) => id !== piece)
      : [...taking.pieces, piece];
    this.selection = { ...taking, pieces };
  }

  /** What a laid piece shows on the board: a named joker shows its name. */
  faceOf(piece: Piece, named: string): Face {
    const prompt: Lay | null = this.ground.prompt;
    return prompt?.faces.find((each) => named !== '' && each.sign === named) ?? piece.face;
  }
}
