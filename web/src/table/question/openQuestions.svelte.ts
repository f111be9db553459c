/** The open question of this screen, and the verdicts that wait to be put away. */
import type { TableQuestion, Snapshot, Scene } from '../../wire';

/** An answer that came when the time was over. */
export interface LateAnswer {
  readonly seconds: number;
  /** Whether the connection was lost meanwhile. */
  readonly wasLost: boolean;
}

export class OpenQuestions {
  #scene = $state.raw<Scene | null>(null);
  #seats = $state.raw<readonly number[]>([]);
  /** The seats whose answers the game waits for; null: the game is not running. */
  #awaited = $state.raw<readonly number[] | null>(null);
  /** Verdicts on answers given at this screen; they stay until someone has read them. */
  #unread = $state.raw<readonly TableQuestion[]>([]);
  late = $state.raw<LateAnswer | null>(null);
  /** The last question whose verdict was put away. */
  #away = -1;
  /** When the time of the open question is over, by the page's clock. */
  #due: number | null = null;
  #wasLost = false;

  /** The question that someone at this screen has to answer. */
  open: TableQuestion | null = $derived(this.#scene?.asked.find((each) => this.#isDue(each)) ?? null);
  /** Verdicts on answers given at this screen, once no question is open. */
  verdicts: readonly TableQuestion[] = $derived(this.open === null ? this.#unread : []);
  isMine = $derived(this.open !== null || this.verdicts.length > 0);
  /** Verdicts on others' answers, while the next question is already open. */
  before: readonly TableQuestion[] = $derived(
    (this.#scene?.asked ?? []).filter(({ judged, seat }) => judged !== null && seat !== this.open?.seat),
  );
  /** Someone else's question or one that is being judged; otherwise its verdict. */
  others: readonly TableQuestion[] = $derived.by(() => {
    if (this.isMine) return [];
    const found = (this.#scene?.asked ?? []).filter((each) => !this.#isOwn(each) || each.judged === null);
    const open = found.filter(({ judged }) => judged === null);
    return open.length > 0 ? open : found;
  });

  #isOwn({ seat }: TableQuestion): boolean {
    return this.#seats.includes(seat);
  }

  /** Whether someone at this screen has to answer it; false while a dealer judges it. */
  #isDue(asked: TableQuestion): boolean {
    return this.#isOwn(asked) && asked.judged === null && (this.#awaited?.includes(asked.seat) ?? true);
  }

  /** Takes in a new snapshot of the table. */
  show({ scene, table, clocks }: Snapshot, now: number): void {
    const before = this.open?.number;
    this.#scene = scene;
    this.#seats = table.seats;
    this.#awaited = table.phase === 'playing' ? table.must : null;
    const { open } = this;
    if (open !== null) {
      if (open.number !== before) this.#wasLost = false;
      // a question that was taken back comes again under its number
      this.#away = Math.min(this.#away, open.number - 1);
      const clock = clocks.find(({ name }) => name === open.clock);
      this.#due = clock?.runs ? now + clock.left : null;
    }
    const judged = (scene?.asked ?? []).filter(
      (each) => each.judged !== null && this.#isOwn(each) && each.number > this.#away,
    );
    if (judged.length > 0) this.#unread = judged;
    else if (scene === null) this.#unread = [];
    // the verdict becomes a line above the next player's question
    if (open !== null && this.#unread.some(({ seat }) => seat !== open.seat)) this.putAway();
  }

  lose(): void {
    this.#wasLost = true;
  }

  /** An answer was refused because its question is no longer open. */
  miss(now: number): void {
    if (this.#due === null) return;
    this.late = { seconds: Math.max(1, Math.ceil((now - this.#due) / 1000)), wasLost: this.#wasLost };
  }

  /** The verdicts are read. */
  putAway(): void {
    this.#away = Math.max(this.#away, ...this.#unread.map(({ number }) => number));
    this.#unread = [];
    this.late = null;
  }
}
