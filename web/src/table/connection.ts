/**
 * The conversation with a table.
 *
 * Updates are numbered, and a gap is answered by asking for the whole snapshot again. Commands are
 * sent anew after every break until the server has answered them; it knows them by their ids.
 * Sockets, timers and chance come in from outside, so all of it runs in a test.
 */
import type {
  CloseNotice,
  Command,
  FromClient,
  FromServer,
  Gesture,
  PhraseNotice,
  HintReply,
  Snapshot,
  RefusalReply,
  Rich,
  Update,
  MoveVerdict,
} from '../wire';

/** `joining`: nothing seen yet; `refused`: this link opens no table; `closed`: over for good. */
export type ConnectionState = 'joining' | 'open' | 'lost' | 'refused' | 'closed';

/** What a connection needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The environment: sockets, timers and chance. */
export interface Environment {
  open(address: string): Socket;
  later(milliseconds: number, act: () => void): number;
  cancel(timer: number): void;
  /** Between 0 and 1. */
  chance(): number;
  /** Unguessable, never twice the same. */
  id(): string;
}

/** What the page learns. */
export interface Listener {
  onStateChange(state: ConnectionState, why: Rich | null): void;
  onSnapshot(snapshot: Snapshot): void;
  onUpdate(update: Update): void;
  onPhrase(notice: PhraseNotice): void;
  /** A refusal that answers no command. */
  onRefusal(refused: RefusalReply): void;
}

/** How a command ended. */
export type Answer = { done: true } | { done: false; refused: RefusalReply };

interface PendingCommand {
  act: Command;
  answer: (answer: Answer) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const PATIENCE = 4000;

export class Connection {
  #socket: Socket | null = null;
  #state: ConnectionState = 'joining';
  #known = 0;
  #asked = false;
  #failures = 0;
  #timer: number | null = null;
  #watch: number | null = null;
  #question = 0;
  #commands = new Map<string, PendingCommand>();
  #tries = new Map<number, (verdict: MoveVerdict | null) => void>();
  #hints = new Map<number, (hinted: HintReply | null) => void>();

  constructor(
    private readonly address: string,
    private readonly who: { token: string; seat: number | null; language: string },
    private readonly environment: Environment,
    private readonly listener: Listener,
  ) {}

  get state(): ConnectionState {
    return this.#state;
  }

  /** How many commands are not answered yet. */
  get unanswered(): number {
    return this.#commands.size;
  }

  start(): void {
    this.#open();
  }

  /** Ends the connection and gives up what has not been answered. */
  stop(): void {
    this.#end('closed', null);
  }

  /** The network may be back or the page in sight again: try at once. */
  wake(): void {
    if (this.#state === 'open') {
      this.#send({ type: 'resync' });
      this.#expect();
    } else if (this.#state === 'lost' || this.#state === 'joining') {
      this.#failures = 0;
      this.#open();
    }
  }

  /** The network is gone: do not wait for the socket to notice. */
  sleep(): void {
    if (this.#state === 'open') this.#lose();
  }

  do(act: Command): Promise<Answer> {
    return new Promise((answer) => {
      if (this.#isOver()) return;
      const id = this.environment.id();
      this.#commands.set(id, { act, answer });
      if (this.#state === 'open') this.#send({ type: 'do', id, act });
      this.#expect();
    });
  }

  /** The referee's opinion; null if the connection broke meanwhile. */
  try(seat: number, gesture: Gesture): Promise<MoveVerdict | null> {
    return new Promise((answer) => {
      if (this.#state !== 'open') return answer(null);
      const id = ++this.#question;
      this.#tries.set(id, answer);
      this.#send({ type: 'try', id, seat, gesture });
    });
  }

  hint(seat: number, rung: number): Promise<HintReply | null> {
    return new Promise((answer) => {
      if (this.#state !== 'open') return answer(null);
      const id = ++this.#question;
      this.#hints.set(id, answer);
      this.#send({ type: 'hint', id, seat, rung });
    });
  }

  say(seat: number, phrase: string): void {
    if (this.#state === 'open') this.#send({ type: 'say', seat, phrase });
  }

  /** Looks through other eyes; what the old ones saw counts no more. */
  look(seat: number | null): void {
    this.who.seat = seat;
    this.#known = 0;
    this.#asked = true;
    if (this.#state === 'open') this.#send({ type: 'look', seat });
  }

  #isOver(): boolean {
    return this.#state === 'refused' || this.#state === 'closed';
  }

  #open(): void {
    if (this.#isOver()) return;
    this.#silence();
    const socket = this.environment.open(this.address);
    this.#socket = socket;
    this.#timer = this.environment.later(PATIENCE, () => this.#lose());
    socket.onopen = () => {
      const { token, seat, language } = this.who;
      this.#asked = this.#known === 0;
      this.#send({ type: 'hello', token, seat, seen: this.#known, wants: 'scene', language });
      for (const [id, { act }] of this.#commands) this.#send({ type: 'do', id, act });
      if (this.#known > 0) this.#markOpen();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #markOpen(): void {
    if (this.#timer !== null) this.environment.cancel(this.#timer);
    this.#timer = null;
    this.#failures = 0;
    this.#set('open', null);
    if (this.#commands.size > 0) this.#expect();
  }

  #lose(): void {
    if (this.#isOver()) return;
    this.#silence();
    for (const answer of this.#tries.values()) answer(null);
    for (const answer of this.#hints.values()) answer(null);
    this.#tries.clear();
    this.#hints.clear();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.7 ** this.#failures);
    this.#failures += 1;
    this.#timer = this.environment.later(pause * (0.8 + 0.4 * this.environment.chance()), () => this.#open());
    if (this.#state === 'open') this.#set('lost', null);
  }

  /** Silences the socket and the timers of before. */
  #silence(): void {
    for (const timer of [this.#timer, this.#watch]) if (timer !== null) this.environment.cancel(timer);
    this.#timer = this.#watch = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #end(state: 'refused' | 'closed', why: Rich | null, code = ''): void {
    if (this.#isOver()) return;
    this.#silence();
    const commands = [...this.#commands];
    this.#commands.clear();
    this.#set(state, why);
    if (why === null) return;
    for (const [id, { answer }] of commands)
      answer({ done: false, refused: { type: 'refused', id, code, sentence: why, verdict: null } });
  }

  #set(state: ConnectionState, why: Rich | null): void {
    if (this.#state === state) return;
    this.#state = state;
    this.listener.onStateChange(state, why);
  }

  /** A sign of life is due; without one the socket is taken for dead. */
  #expect(): void {
    if (this.#state !== 'open' || this.#watch !== null) return;
    this.#watch = this.environment.later(PATIENCE, () => this.#lose());
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: FromServer): void {
    if (this.#watch !== null) this.environment.cancel(this.#watch);
    this.#watch = null;
    switch (message.type) {
      case 'snapshot':
        return this.#showSnapshot(message);
      case 'update':
        return this.#follow(message);
      case 'done':
        return this.#answer(message.id, { done: true });
      case 'refused':
        return this.#refuse(message);
      case 'tried':
        this.#tries.get(message.id)?.(message.verdict);
        this.#tries.delete(message.id);
        return;
      case 'hinted':
        this.#hints.get(message.id)?.(message);
        this.#hints.delete(message.id);
        return;
      case 'heard':
        return this.listener.onPhrase(message);
      case 'closed':
        return this.#close(message);
    }
  }

  #showSnapshot(snapshot: Snapshot): void {
    if (snapshot.seat !== this.who.seat && this.who.seat === null) return;
    this.#known = snapshot.number;
    this.#asked = false;
    this.#markOpen();
    this.listener.onSnapshot(snapshot);
  }

  #follow(update: Update): void {
    if (update.ack !== '') this.#answer(update.ack, { done: true });
    if (this.#asked) return;
    if (update.after === this.#known) {
      this.#known = update.number;
      this.listener.onUpdate(update);
    } else if (update.number > this.#known) {
      this.#asked = true;
      this.#send({ type: 'resync' });
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#commands.get(id)?.answer(answer);
    this.#commands.delete(id);
    if (this.#commands.size > 0) this.#expect();
  }

  #refuse(refused: RefusalReply): void {
    const question = Number(refused.id || NaN);
    if (this.#commands.has(refused.id)) return this.#answer(refused.id, { done: false, refused });
    if (this.#tries.has(question)) return this.#forget(question);
    if (refused.code === 'not-your-seat' && this.who.seat !== null) return this.#continueAsSpectator();
    this.#forget(question);
    this.listener.onRefusal(refused);
  }

  #forget(question: number): void {
    this.#tries.get(question)?.(null);
    this.#hints.get(question)?.(null);
    this.#tries.delete(question);
    this.#hints.delete(question);
  }

  /** The seat is no longer ours: greet as a spectator. */
  #continueAsSpectator(): void {
    this.who.seat = null;
    this.#known = 0;
    this.#open();
  }

  #close({ again, code, sentence }: CloseNotice): void {
    if (again) this.#lose();
    else this.#end(this.#state === 'joining' ? 'refused' : 'closed', sentence, code);
  }
}
