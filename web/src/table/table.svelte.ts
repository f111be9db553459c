/** A table as this page knows it, and everything a person can ask of it. */
import { spokenText } from '../components/richText';
import { toasts } from '../components/toasts.svelte';
import type {
  Answer,
  PlayerInfo,
  Clock,
  Command,
  MoveListItem,
  Gesture,
  PhraseNotice,
  HintReply,
  Snapshot,
  RefusalReply,
  Rich,
  TableInfo,
  Update,
  MoveVerdict,
} from '../wire';
import { OpenQuestions } from './question/openQuestions.svelte';
import { Connection, type ConnectionState, type Listener, type Environment } from './connection';
import { curtainFor, eyesFor } from './curtain';
import { BoardInput, type Notice } from './input.svelte';
import { applyUpdate } from './snapshot';
import { play as sound } from './sound';
import { t } from './messages';
import { isPainted, isStrewn } from './zones';

/** What toasts about others' moves are about: an older one would tell of a board that is gone. */
const MOVES = 'moves';

export class Table {
  snapshot = $state.raw<Snapshot | null>(null);
  connectionState = $state.raw<ConnectionState>('joining');
  why = $state.raw<Rich | null>(null);
  /** For whom the screen is being passed on. */
  curtain = $state.raw<number | null>(null);
  /** When the server sent the clocks, by the page's own clock. */
  receivedAt = $state.raw(0);
  /** The latest announcement for screen readers. */
  spoken = $state.raw('');
  hint = $state.raw<HintReply | null>(null);
  isHinting = $state(false);
  /** A move is on its way. */
  isBusy = $state(false);
  /** Whether others' moves appear as toasts: not where the move list is in sight. */
  tellsMoves = false;
  input: BoardInput;
  questions = new OpenQuestions();

  info: TableInfo | null = $derived(this.snapshot?.table ?? null);
  scene = $derived(this.snapshot?.scene ?? null);
  seat = $derived(this.snapshot?.seat ?? null);
  players: readonly PlayerInfo[] = $derived(this.info?.players ?? []);
  clocks: readonly Clock[] = $derived(this.snapshot?.clocks ?? []);
  moveList: readonly MoveListItem[] = $derived(this.snapshot?.move_list ?? []);
  isLost = $derived(this.connectionState === 'lost');

  #connection: Connection;

  constructor(
    readonly id: string,
    token: string,
    address: string,
    world: Environment,
  ) {
    const who = { token, seat: null, language: 'en' };
    this.#connection = new Connection(address, who, world, this.#listener());
    this.input = new BoardInput(
      world,
      (gesture) => this.try(gesture),
      (notice) => this.#notice(notice),
    );
  }

  start(): () => void {
    const connection = this.#connection;
    let hidden = 0;
    const wake = () => connection.wake();
    const sleep = () => connection.sleep();
    const handleVisibility = () => {
      if (document.hidden) hidden = Date.now();
      else if (connection.state !== 'open' || Date.now() - hidden > 10_000) connection.wake();
    };
    addEventListener('online', wake);
    addEventListener('offline', sleep);
    document.addEventListener('visibilitychange', handleVisibility);
    connection.start();
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', sleep);
      document.removeEventListener('visibilitychange', handleVisibility);
      connection.stop();
      toasts.drop(MOVES);
    };
  }

  // what the connection tells

  #listener(): Listener {
    return {
      onStateChange: (state, why) => this.#changeConnectionState(state, why),
      onSnapshot: (snapshot) => this.#accept(snapshot),
      onUpdate: (update) => this.#follow(update),
      onPhrase: (notice) => this.#showPhrase(notice),
      onRefusal: (refused) => toasts.say(refused.sentence),
    };
  }

  #changeConnectionState(state: ConnectionState, why: Rich | null): void {
    this.connectionState = state;
    this.why = why;
    if (state === 'lost') this.questions.lose();
    if (state === 'open') this.input.ask();
  }

  #follow(update: Update): void {
    if (this.snapshot === null) return;
    const before = this.info;
    this.#accept(applyUpdate(this.snapshot, update));
    this.#tell(update, before);
  }

  #showPhrase({ seat, phrase }: PhraseNotice): void {
    let text = phrase;
    try {
      text = t(phrase);
    } catch {
      return;
    }
    toasts.say(text, seat, this.nameOf(seat));
  }

  #accept(snapshot: Snapshot): void {
    const hasOurEyes = this.#watchEyes(snapshot);
    // a player's tap on a spectator's board would be lost
    if (!hasOurEyes && this.snapshot === null) return;
    const hadTurn = this.#isTurn();
    this.receivedAt = performance.now();
    this.snapshot = snapshot;
    this.input.show(snapshot.scene, snapshot.seat);
    this.questions.show(snapshot, Date.now());
    if (snapshot.table.phase !== 'playing') this.hint = null;
    if (!hadTurn && this.#isTurn()) sound('turn');
  }

  #isTurn(): boolean {
    return this.seat !== null && (this.info?.must.includes(this.seat) ?? false);
  }

  /** Sees to whose eyes the screen shows; whether the snapshot is theirs. */
  #watchEyes(snapshot: Snapshot): boolean {
    const { table, seat } = snapshot;
    this.curtain = curtainFor(table, seat, this.curtain);
    const eyes = this.curtain === null ? eyesFor(table, seat) : null;
    if (eyes !== seat) this.#connection.look(eyes);
    return eyes === seat;
  }

  #tell(update: Update, before: TableInfo | null): void {
    if (update.news.length > 0) this.spoken = update.news.map(spokenText).join(' ');
    const entry = update.move_list.findLast((each) => each.seat !== null && each.seat !== this.seat);
    if (update.ack === '' && entry) {
      sound('lay');
      if (this.tellsMoves && !this.scene?.proposal) this.#toast(entry);
    } else if (update.ack === '' && update.move_list.length === 0 && update.news[0] && !this.#tellsItself) {
      toasts.say(update.news[0]);
    }
    if (before?.phase !== 'over' && this.info?.phase === 'over') this.#playEndSound();
  }

  /** Whether pieces, dice and questions themselves show what is not in the move list. */
  get #tellsItself(): boolean {
    return isStrewn(this.scene) || isPainted(this.scene);
  }

  #toast({ text, seat, points }: MoveListItem): void {
    const tail = points === null ? [] : [` (${t('points', { points })})`];
    toasts.say([...text, ...tail], seat, seat === null ? '' : this.nameOf(seat), MOVES);
  }

  #playEndSound(): void {
    toasts.drop(MOVES);
    const winners = this.info?.ending?.places[0] ?? [];
    sound(this.seat !== null && winners.includes(this.seat) ? 'won' : 'turn');
  }

  #notice(notice: Notice): void {
    if (notice.kind === 'returned') toasts.say(t('returned', { count: notice.count }));
    else toasts.say(t('missing', { sign: notice.sign }));
  }

  // what people ask for

  /** What the referee would say. */
  try(gesture: Gesture): Promise<MoveVerdict | null> {
    const seat = this.seat;
    return seat === null ? Promise.resolve(null) : this.#connection.try(seat, gesture);
  }

  /** Makes a move; whether it was made. */
  async play(gesture: Gesture): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || this.isBusy) return false;
    this.isBusy = true;
    const made = await this.do({ type: 'play', seat, gesture });
    this.isBusy = false;
    if (made) {
      this.hint = null;
      toasts.drop(MOVES);
    }
    sound(made ? 'lay' : 'refused');
    return made;
  }

  /** Answers a question; why the answer cannot be read, or null. It waits for the connection. */
  async answer(prompt: Answer, text: string): Promise<RefusalReply | null> {
    const seat = this.seat;
    if (seat === null || this.isBusy) return null;
    this.isBusy = true;
    const gesture: Gesture = { type: 'write', prompt: prompt.id, text };
    const answer = await this.#connection.do({ type: 'play', seat, gesture });
    this.isBusy = false;
    sound(answer.done ? 'lay' : 'refused');
    if (answer.done) return null;
    if (this.questions.open?.number === prompt.asked) return answer.refused;
    this.questions.miss(Date.now());
    return null;
  }

  /** Sends a command and says why if it is refused. */
  async do(command: Command): Promise<boolean> {
    const answer = await this.#connection.do(command);
    if (answer.done) return true;
    const { sentence, verdict } = answer.refused;
    if (verdict !== null) this.input.verdict = verdict;
    else if (this.scene?.manner === 'little' && command.type === 'play') this.input.refuse(sentence);
    else toasts.say(sentence);
    return false;
  }

  /** Sends a command; why it is refused, or null. */
  async ask(command: Command): Promise<Rich | null> {
    const answer = await this.#connection.do(command);
    return answer.done ? null : answer.refused.sentence;
  }

  async askHint(rung: number): Promise<void> {
    if (this.seat === null || this.isHinting) return;
    this.isHinting = true;
    const hinted = await this.#connection.hint(this.seat, rung);
    this.isHinting = false;
    if (hinted !== null) this.hint = hinted;
  }

  say(phrase: string): void {
    const seat = this.seat ?? this.info?.seats[0];
    if (seat !== undefined) this.#connection.say(seat, phrase);
  }

  /** Puts the curtain up for another seat of this screen. */
  passTo(seat: number): void {
    this.curtain = seat;
    this.#connection.look(null);
  }

  /** The one the curtain was for sits down. */
  sitDown(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.#connection.look(seat);
  }

  nameOf(seat: number): string {
    return this.players[seat]?.name ?? '';
  }
}
