import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, FromClient, FromServer, Snapshot, RefusalReply, Update } from '../wire';
import {
  Connection,
  type Answer,
  type ConnectionState,
  type Listener,
  type Socket,
  type Environment,
} from './connection';
import { snapshot, update } from './fixture';

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  said: FromClient[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.({ code: 1006 });
  }
}

class Toyland implements Environment {
  wires: Wire[] = [];
  now = 0;
  #timers = new Map<number, { at: number; act: () => void }>();
  #count = 0;

  open(): Socket {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
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
  get wire(): Wire {
    const last = this.wires.at(-1);
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

class Notes implements Listener {
  lines: ConnectionState[] = [];
  why = '';
  snapshots: Snapshot[] = [];
  updates: Update[] = [];
  refusals: RefusalReply[] = [];

  onStateChange(line: ConnectionState, why: readonly unknown[] | null): void {
    this.lines.push(line);
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

const PAUSE: Command = { type: 'pause' };

let world: Toyland;
let notes: Notes;
let connection: Connection;

function types(wire: Wire): string[] {
  return wire.said.map((message) => message.type);
}

function join(): void {
  connection.start();
  world.wire.onopen?.();
  world.wire.tell(snapshot(7));
}

beforeEach(() => {
  world = new Toyland();
  notes = new Notes();
  connection = new Connection('ws://here', { token: 'key', seat: 0, language: 'en' }, world, notes);
});

describe('coming in', () => {
  it('says hello first and is open with the first snapshot', () => {
    connection.start();
    world.wire.onopen?.();

    world.wire.tell(snapshot(7));

    expect(world.wire.said).toEqual([
      { type: 'hello', token: 'key', seat: 0, seen: 0, wants: 'scene', language: 'en' },
    ]);
    expect(notes.lines).toEqual(['open']);
    expect(notes.snapshots.map((each) => each.number)).toEqual([7]);
  });

  it('tries again when the first door does not open', () => {
    connection.start();

    world.wire.breaks();
    world.pass(400);

    expect(world.wires).toHaveLength(2);
    expect(notes.lines).toEqual([]);
  });

  it('is refused for good when the table says so', () => {
    connection.start();
    world.wire.onopen?.();

    world.wire.tell({ type: 'closed', code: 'no-table', sentence: ['Gone.'], again: false });
    world.pass(60_000);

    expect(notes.lines).toEqual(['refused']);
    expect(notes.why).toBe('Gone.');
    expect(world.wires).toHaveLength(1);
  });
});

describe('following the table', () => {
  it('passes on each update that follows what it knows', () => {
    join();

    world.wire.tell(update(7, 8));
    world.wire.tell(update(8, 10));

    expect(notes.updates.map((each) => each.number)).toEqual([8, 10]);
  });

  it('hears an update that adds no line', () => {
    join();

    world.wire.tell(update(7, 7));

    expect(notes.updates).toHaveLength(1);
  });

  it('asks once for the whole snapshot when it finds a gap', () => {
    join();

    world.wire.tell(update(8, 9));
    world.wire.tell(update(9, 10));
    world.wire.tell(snapshot(10));
    world.wire.tell(update(10, 11));

    expect(types(world.wire)).toEqual(['hello', 'resync']);
    expect(notes.updates.map((each) => each.number)).toEqual([11]);
  });

  it('leaves out what it knows already', () => {
    join();

    world.wire.tell(update(5, 6));

    expect(notes.updates).toEqual([]);
    expect(types(world.wire)).toEqual(['hello']);
  });
});

describe('commands', () => {
  it('are done when an update names them', async () => {
    join();
    const answer = connection.do(PAUSE);
    const sent = world.wire.said.at(-1);

    world.wire.tell(update(7, 8, { ack: sent?.type === 'do' ? sent.id : '' }));

    expect(await answer).toEqual({ done: true });
    expect(connection.unanswered).toBe(0);
  });

  it('are done even if the update that names them comes after a gap', async () => {
    join();
    const answer = connection.do(PAUSE);
    const sent = world.wire.said.at(-1);

    world.wire.tell(update(9, 10, { ack: sent?.type === 'do' ? sent.id : '' }));

    expect(await answer).toEqual({ done: true });
  });

  it('come back refused with the reason', async () => {
    join();
    const answer = connection.do(PAUSE);
    const sent = world.wire.said.at(-1);
    const refused: RefusalReply = {
      type: 'refused',
      id: sent?.type === 'do' ? sent.id : '',
      code: 'no',
      sentence: ['No.'],
      verdict: null,
    };

    world.wire.tell(refused);

    expect(await answer).toEqual({ done: false, refused } satisfies Answer);
  });

  it('are sent again under the same id after every break until they are answered', async () => {
    join();
    const answer = connection.do(PAUSE);
    const id = (world.wire.said.at(-1) as { id: string }).id;
    world.wire.breaks();
    world.pass(400);
    world.wire.onopen?.();
    world.wire.breaks();
    world.pass(1000);
    world.wire.onopen?.();
    expect(world.wire.said.at(-1)).toEqual({ type: 'do', id, act: PAUSE });

    world.wire.tell({ type: 'done', id, number: 8 });

    expect(await answer).toEqual({ done: true });
  });

  it('given while the connection is lost are sent as soon as it is back', () => {
    join();
    world.wire.breaks();

    void connection.do(PAUSE);
    world.pass(400);
    world.wire.onopen?.();

    expect(types(world.wire)).toEqual(['hello', 'do']);
  });

  it('left without an answer mean that the socket is dead', () => {
    join();

    void connection.do(PAUSE);
    world.pass(4500);

    expect(notes.lines).toEqual(['open', 'lost']);
    expect(world.wires).toHaveLength(2);
  });
});

describe('a broken connection', () => {
  it('tells what it has seen, and is open without a new snapshot', () => {
    join();
    world.wire.tell(update(7, 8));

    world.wire.breaks();
    world.pass(400);
    world.wire.onopen?.();

    expect(world.wire.said[0]).toMatchObject({ type: 'hello', seen: 8 });
    expect(notes.lines).toEqual(['open', 'lost', 'open']);
  });

  it('waits longer after each failure but never more than six seconds', () => {
    join();
    const pauses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const before = world.wires.length;
      world.wire.breaks();
      const since = world.now;
      while (world.wires.length === before) world.pass(10);
      pauses.push(world.now - since);
    }

    expect(pauses[0]).toBe(300);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(5000);
  });

  it('is tried at once when the network is back', () => {
    join();
    for (let count = 0; count < 6; count += 1) {
      world.wire.breaks();
      world.pass(6000);
    }
    world.wire.breaks();
    const before = world.wires.length;

    connection.wake();

    expect(world.wires).toHaveLength(before + 1);
  });

  it('is noticed when the page wakes and the server stays silent', () => {
    join();

    connection.wake();
    world.pass(4500);

    expect(notes.lines).toEqual(['open', 'lost']);
  });

  it('gives up questions to the referee', async () => {
    join();
    const verdict = connection.try(0, { type: 'press', move: 'a' });

    world.wire.breaks();

    expect(await verdict).toBeNull();
  });

  it('listens no more to the old socket', () => {
    join();
    const old = world.wire;
    old.breaks();
    world.pass(400);

    old.tell(snapshot(99));

    expect(notes.snapshots.map((each) => each.number)).toEqual([7]);
    expect(old.isClosed).toBe(true);
  });

  it('comes back later if the server asks for it', () => {
    join();

    world.wire.tell({ type: 'closed', code: 'restart', sentence: ['Soon.'], again: true });
    world.pass(400);

    expect(notes.lines).toEqual(['open', 'lost']);
    expect(world.wires).toHaveLength(2);
  });
});

describe('other eyes', () => {
  it('are asked for, and updates for the old ones are left out', () => {
    join();

    connection.look(null);
    world.wire.tell(update(7, 8));
    world.wire.tell(snapshot(8, { seat: 0 }));
    world.wire.tell(snapshot(8, { seat: null }));
    world.wire.tell(update(8, 9));

    expect(world.wire.said.at(-1)).toEqual({ type: 'look', seat: null });
    expect(notes.snapshots.map((each) => each.seat)).toEqual([0, null]);
    expect(notes.updates.map((each) => each.number)).toEqual([9]);
  });

  it('can be chosen as soon as the first snapshot is seen', () => {
    notes.onSnapshot = () => connection.look(1);

    join();

    expect(types(world.wire)).toEqual(['hello', 'look']);
  });

  it('are kept over a break, with a fresh snapshot', () => {
    join();
    connection.look(1);

    world.wire.breaks();
    world.pass(400);
    world.wire.onopen?.();

    expect(world.wire.said[0]).toMatchObject({ type: 'hello', seat: 1, seen: 0 });
  });

  it('are given up when the seat is no longer ours', () => {
    join();

    world.wire.tell({
      type: 'refused',
      id: '',
      code: 'not-your-seat',
      sentence: ['Not yours.'],
      verdict: null,
    });
    world.wire.onopen?.();

    expect(world.wire.said[0]).toMatchObject({ type: 'hello', seat: null, seen: 0 });
  });
});
