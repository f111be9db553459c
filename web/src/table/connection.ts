/**
 * The conversation with a table.
 *
 * Updates are numbered, and a gap is answered by asking for the whole picture again. Commands are
 * sent anew after every break until the server has answered them; it knows them by their ids.
 * Sockets, timers and chance come in from outside, so all of it runs in a test.
 */
import type {
  Closed,
  Command,
  FromClient,
  FromServer,
  Gesture,
  Heard,
  Hinted,
  Picture,
  Refused,
  Rich,
  Update,
  Verdict,
} from '../wire';

/** `joining`: nothing seen yet; `refused`: this link opens no table; `closed`: over for good. */
export type Line = 'joining' | 'open' | 'lost' | 'refused' | 'closed';

/** What a connection needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The world outside: sockets, timers and chance. */
export interface World {
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
  line(line: Line, why: Rich | null): void;
  picture(picture: Picture): void;
  update(update: Update): void;
  heard(heard: Heard): void;
  /** A refusal that answers no command. */
  refused(refused: Refused): void;
}

/** How a command ended. */
export type Answer = { done: true } | { done: false; refused: Refused };

interface Waiting {
  act: Command;
  answer: (answer: Answer) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const PATIENCE = 4000;

export class Connection {
  #socket: Socket | null = null;
  #line: Line = 'joining';
  #known = 0;
  #asked = false;
  #failures = 0;
  #timer: number | null = null;
  #watch: number | null = null;
  #question = 0;
  #commands = new Map<string, Waiting>();
  #tries = new Map<number, (verdict: Verdict | null) => void>();
  #hints = new Map<number, (hinted: Hinted | null) => void>();

  constructor(
    private readonly address: string,
    private readonly who: { token: string; seat: number | null; language: string },
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  get line(): Line {
    return this.#line;
  }

  /** How many commands are not answered yet. */
  get unanswered(): number {
    return this.#commands.size;
  }

  start(): void {
    this.#open();
  }

  /** Ends the conversation; what was not answered is given up. */
  stop(): void {
    this.#end('closed', null);
  }

  /** The network may be back or the page in sight again: try at once. */
  wake(): void {
    if (this.#line === 'open') {
      this.#send({ type: 'again' });
      this.#expect();
    } else if (this.#line === 'lost' || this.#line === 'joining') {
      this.#failures = 0;
      this.#open();
    }
  }

  /** The network is gone: do not wait for the socket to notice. */
  sleep(): void {
    if (this.#line === 'open') this.#lose();
  }

  do(act: Command): Promise<Answer> {
    return new Promise((answer) => {
      if (this.#isOver()) return;
      const id = this.world.id();
      this.#commands.set(id, { act, answer });
      if (this.#line === 'open') this.#send({ type: 'do', id, act });
      this.#expect();
    });
  }

  /** The referee's opinion; null if the connection broke meanwhile. */
  try(seat: number, gesture: Gesture): Promise<Verdict | null> {
    return new Promise((answer) => {
      if (this.#line !== 'open') return answer(null);
      const id = ++this.#question;
      this.#tries.set(id, answer);
      this.#send({ type: 'try', id, seat, gesture });
    });
  }

  hint(seat: number, rung: number): Promise<Hinted | null> {
    return new Promise((answer) => {
      if (this.#line !== 'open') return answer(null);
      const id = ++this.#question;
      this.#hints.set(id, answer);
      this.#send({ type: 'hint', id, seat, rung });
    });
  }

  say(seat: number, phrase: string): void {
    if (this.#line === 'open') this.#send({ type: 'say', seat, phrase });
  }

  /** Looks through other eyes; what the old ones saw counts no more. */
  look(seat: number | null): void {
    this.who.seat = seat;
    this.#known = 0;
    this.#asked = true;
    if (this.#line === 'open') this.#send({ type: 'look', seat });
  }

  #isOver(): boolean {
    return this.#line === 'refused' || this.#line === 'closed';
  }

  #open(): void {
    if (this.#isOver()) return;
    this.#quiet();
    const socket = this.world.open(this.address);
    this.#socket = socket;
    this.#timer = this.world.later(PATIENCE, () => this.#lose());
    socket.onopen = () => {
      const { token, seat, language } = this.who;
      this.#asked = this.#known === 0;
      this.#send({ type: 'hello', token, seat, seen: this.#known, wants: 'scene', language });
      for (const [id, { act }] of this.#commands) this.#send({ type: 'do', id, act });
      if (this.#known > 0) this.#opened();
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #opened(): void {
    if (this.#timer !== null) this.world.cancel(this.#timer);
    this.#timer = null;
    this.#failures = 0;
    this.#set('open', null);
    if (this.#commands.size > 0) this.#expect();
  }

  #lose(): void {
    if (this.#isOver()) return;
    this.#quiet();
    for (const answer of this.#tries.values()) answer(null);
    for (const answer of this.#hints.values()) answer(null);
    this.#tries.clear();
    this.#hints.clear();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.7 ** this.#failures);
    this.#failures += 1;
    this.#timer = this.world.later(pause * (0.8 + 0.4 * this.world.chance()), () => this.#open());
    if (this.#line === 'open') this.#set('lost', null);
  }

  /** Silences the socket and the timers of before. */
  #quiet(): void {
    for (const timer of [this.#timer, this.#watch]) if (timer !== null) this.world.cancel(timer);
    this.#timer = this.#watch = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #end(line: 'refused' | 'closed', why: Rich | null): void {
    if (this.#isOver()) return;
    this.#quiet();
    this.#commands.clear();
    this.#set(line, why);
  }

  #set(line: Line, why: Rich | null): void {
    if (this.#line === line) return;
    this.#line = line;
    this.listener.line(line, why);
  }

  /** A sign of life is due; without one the socket is taken for dead. */
  #expect(): void {
    if (this.#line !== 'open' || this.#watch !== null) return;
    this.#watch = this.world.later(PATIENCE, () => this.#lose());
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    if (this.#watch !== null) this.world.cancel(this.#watch);
    this.#watch = null;
    switch (message.type) {
      case 'picture':
        return this.#see(message);
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
        return this.listener.heard(message);
      case 'closed':
        return this.#close(message);
    }
  }

  #see(picture: Picture): void {
    if (picture.seat !== this.who.seat && this.who.seat === null) return;
    this.#known = picture.number;
    this.#asked = false;
    this.#opened();
    this.listener.picture(picture);
  }

  #follow(update: Update): void {
    if (update.ack !== '') this.#answer(update.ack, { done: true });
    if (this.#asked) return;
    if (update.after === this.#known) {
      this.#known = update.number;
      this.listener.update(update);
    } else if (update.number > this.#known) {
      this.#asked = true;
      this.#send({ type: 'again' });
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#commands.get(id)?.answer(answer);
    this.#commands.delete(id);
    if (this.#commands.size > 0) this.#expect();
  }

  #refuse(refused: Refused): void {
    const question = Number(refused.id || NaN);
    if (this.#commands.has(refused.id)) return this.#answer(refused.id, { done: false, refused });
    if (this.#tries.has(question)) return this.#forget(question);
    if (refused.code === 'not-your-seat' && this.who.seat !== null) return this.#lookOn();
    this.#forget(question);
    this.listener.refused(refused);
  }

  #forget(question: number): void {
    this.#tries.get(question)?.(null);
    this.#hints.get(question)?.(null);
    this.#tries.delete(question);
    this.#hints.delete(question);
  }

  /** The seat is no longer ours: greet as an onlooker. */
  #lookOn(): void {
    this.who.seat = null;
    this.#known = 0;
    this.#open();
  }

  #close({ again, sentence }: Closed): void {
    if (again) this.#lose();
    else this.#end(this.#line === 'joining' ? 'refused' : 'closed', sentence);
  }
}
