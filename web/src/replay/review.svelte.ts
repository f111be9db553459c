/** A finished game, reviewed turn by turn. */
import { api, describeProblem } from '../browser/api';
import type { Rich, GameReview, ReviewMoment } from '../wire';

/** This many turns are fetched ahead, one after another, for the stars on the curve. */
const AHEAD = 120;

export class Review {
  game = $state.raw<GameReview | null>(null);
  problem = $state.raw<Rich | null>(null);
  /** Counted from 1. */
  turn = $state(1);
  isPlaying = $state(false);
  moments = $state.raw<ReadonlyMap<number, ReviewMoment>>(new Map());

  turns = $derived(this.game?.turns ?? []);
  now = $derived(this.turns[this.turn - 1] ?? null);
  moment = $derived(this.now === null ? null : (this.moments.get(this.now.number) ?? null));
  /** Turns at which the best move was found. */
  stars = $derived(
    this.turns.flatMap((turn, index) =>
      this.moments.get(turn.number)?.was_best ? [index + 1] : [],
    ),
  );

  #isOver = false;

  constructor(readonly table: string) {}

  async open(): Promise<void> {
    this.problem = null;
    try {
      this.game = await api.review(this.table);
      this.turn = Math.min(1, this.turns.length);
      await this.#fetchAll();
    } catch (trouble) {
      this.problem = describeProblem(trouble);
    }
  }

  close(): void {
    this.#isOver = true;
  }

  go(turn: number): void {
    this.turn = Math.min(Math.max(turn, 1), Math.max(1, this.turns.length));
    if (this.turn === this.turns.length) this.isPlaying = false;
    this.problem = null;
    const number = this.now?.number;
    if (number !== undefined)
      void this.#fetch(number).catch((trouble) => (this.problem = describeProblem(trouble)));
  }

  /** Starts or stops playing the turns; at the end it starts again from the first. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.turn === this.turns.length) this.go(1);
  }

  async #fetchAll(): Promise<void> {
    for (const { number } of this.turns.slice(0, AHEAD)) {
      if (this.#isOver) return;
      // what cannot be fetched ahead is fetched again when someone goes there
      await this.#fetch(number).catch((trouble: unknown) => {
        if (this.now?.number === number) this.problem = describeProblem(trouble);
      });
    }
  }

  #coming = new Map<number, Promise<void>>();

  #fetch(number: number): Promise<void> {
    const known = this.#coming.get(number);
    if (known !== undefined) return known;
    const coming = api.moment(this.table, number).then((moment) => {
      this.moments = new Map([...this.moments, [number, moment]]);
    });
    coming.catch(() => this.#coming.delete(number));
    this.#coming.set(number, coming);
    return coming;
  }
}
