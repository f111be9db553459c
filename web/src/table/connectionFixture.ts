/** A fake network, clock and listener for tests of the connection. */
import type { FromClient, FromServer, RefusalReply, Snapshot, Update } from '../wire';
import type { ConnectionState, Environment, Listener, Socket } from './connection';

/** A socket that records what is sent and delivers what the test gives it. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: FromClient[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.isClosed = true;
  }
  deliver(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.onclose?.({ code: 1006 });
  }
}

/** An environment whose time passes only when the test says so. */
export class FakeEnvironment implements Environment {
  sockets: FakeSocket[] = [];
  now = 0;
  #timers = new Map<number, { at: number; act: () => void }>();
  #count = 0;

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  later(milliseconds: number, act: () => void): number {
    this.#timers.set(++this.#count, { at: this.now + milliseconds, act });
    return this.#count;
  }
  cancel(timer: number): void {
    this.#timers.delete(timer);
  }
  chance(): number {
    return 0.5;
  }
  id(): string {
    return `id-${++this.#count}`;
  }
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, timer]) => timer.at <= until);
      const first = due.sort(([, a], [, b]) => a.at - b.at)[0];
      if (first === undefined) break;
      this.#timers.delete(first[0]);
      this.now = first[1].at;
      first[1].act();
    }
    this.now = until;
  }
}

/** A listener that records everything it receives. */
export class Notes implements Listener {
  states: ConnectionState[] = [];
  why = '';
  snapshots: Snapshot[] = [];
  updates: Update[] = [];
  refusals: RefusalReply[] = [];

  onStateChange(state: ConnectionState, why: readonly unknown[] | null): void {
    this.states.push(state);
    this.why = (why ?? []).join('');
  }
  onSnapshot(seen: Snapshot): void {
    this.snapshots.push(seen);
  }
  onUpdate(seen: Update): void {
    this.updates.push(seen);
  }
  onPhrase(): void {}
  onRefusal(refused: RefusalReply): void {
    this.refusals.push(refused);
  }
}
