import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, RefusalReply } from '../wire';
import { Connection, type Answer } from './connection';
import { FakeEnvironment, Notes, type FakeSocket } from './connectionFixture';
import { snapshot, update } from './fixture';

const PAUSE: Command = { type: 'pause' };

let environment: FakeEnvironment;
let notes: Notes;
let connection: Connection;

function types(socket: FakeSocket): string[] {
  return socket.sent.map((message) => message.type);
}

function join(): void {
  connection.start();
  environment.socket.onopen?.();
  environment.socket.deliver(snapshot(7));
}

beforeEach(() => {
  environment = new FakeEnvironment();
  notes = new Notes();
  connection = new Connection('ws://here', { token: 'key', seat: 0, language: 'en' }, environment, notes);
});

describe('coming in', () => {
  it('says hello first and is open with the first snapshot', () => {
    connection.start();
    environment.socket.onopen?.();

    environment.socket.deliver(snapshot(7));

    expect(environment.socket.sent).toEqual([
      { type: 'hello', token: 'key', seat: 0, seen: 0, wants: 'scene', language: 'en' },
    ]);
    expect(notes.states).toEqual(['open']);
    expect(notes.snapshots.map((each) => each.number)).toEqual([7]);
  });

  it('tries again when the first door does not open', () => {
    connection.start();

    environment.socket.drop();
    environment.pass(400);

    expect(environment.sockets).toHaveLength(2);
    expect(notes.states).toEqual([]);
  });

  it('is refused for good when the table says so', () => {
    connection.start();
    environment.socket.onopen?.();

    environment.socket.deliver({ type: 'closed', code: 'no-table', sentence: ['Gone.'], again: false });
    environment.pass(60_000);

    expect(notes.states).toEqual(['refused']);
    expect(notes.why).toBe('Gone.');
    expect(environment.sockets).toHaveLength(1);
  });
});

describe('a table that has gone', () => {
  it('answers the commands that wait', async () => {
    join();
    const answer = connection.do({ type: 'start' });

    environment.socket.deliver({ type: 'closed', code: 'no-table', sentence: ['Gone.'], again: false });

    expect(await answer).toMatchObject({ done: false, refused: { code: 'no-table', sentence: ['Gone.'] } });
    expect(notes.states).toEqual(['open', 'closed']);
  });

  it('keeps a command waiting while the server reports a full disk', () => {
    join();
    void connection.do({ type: 'start' });

    environment.socket.deliver({ type: 'refused', id: '', code: 'wait-full', sentence: ['Full.'], verdict: null });
    environment.pass(60_000);

    expect(connection.unanswered).toBe(1);
    expect(environment.sockets).toHaveLength(1);
  });
});

describe('following the table', () => {
  it('passes on each update that follows what it knows', () => {
    join();

    environment.socket.deliver(update(7, 8));
    environment.socket.deliver(update(8, 10));

    expect(notes.updates.map((each) => each.number)).toEqual([8, 10]);
  });

  it('takes an update that adds no entry', () => {
    join();

    environment.socket.deliver(update(7, 7));

    expect(notes.updates).toHaveLength(1);
  });

  it('asks once for the whole snapshot when it finds a gap', () => {
    join();

    environment.socket.deliver(update(8, 9));
    environment.socket.deliver(update(9, 10));
    environment.socket.deliver(snapshot(10));
    environment.socket.deliver(update(10, 11));

    expect(types(environment.socket)).toEqual(['hello', 'resync']);
    expect(notes.updates.map((each) => each.number)).toEqual([11]);
  });

  it('leaves out what it knows already', () => {
    join();

    environment.socket.deliver(update(5, 6));

    expect(notes.updates).toEqual([]);
    expect(types(environment.socket)).toEqual(['hello']);
  });
});

describe('commands', () => {
  it('are done when an update names them', async () => {
    join();
    const answer = connection.do(PAUSE);
    const sent = environment.socket.sent.at(-1);

    environment.socket.deliver(update(7, 8, { ack: sent?.type === 'do' ? sent.id : '' }));

    expect(await answer).toEqual({ done: true });
    expect(connection.unanswered).toBe(0);
  });

  it('are done even if the update that names them comes after a gap', async () => {
    join();
    const answer = connection.do(PAUSE);
    const sent = environment.socket.sent.at(-1);

    environment.socket.deliver(update(9, 10, { ack: sent?.type === 'do' ? sent.id : '' }));

    expect(await answer).toEqual({ done: true });
  });

  it('come back refused with the reason', async () => {
    join();
    const answer = connection.do(PAUSE);
    const sent = environment.socket.sent.at(-1);
    const refused: RefusalReply = {
      type: 'refused',
      id: sent?.type === 'do' ? sent.id : '',
      code: 'no',
      sentence: ['No.'],
      verdict: null,
    };

    environment.socket.deliver(refused);

    expect(await answer).toEqual({ done: false, refused } satisfies Answer);
  });

  it('are sent again under the same id after every break until they are answered', async () => {
    join();
    const answer = connection.do(PAUSE);
    const id = (environment.socket.sent.at(-1) as { id: string }).id;
    environment.socket.drop();
    environment.pass(400);
    environment.socket.onopen?.();
    environment.socket.drop();
    environment.pass(1000);
    environment.socket.onopen?.();
    expect(environment.socket.sent.at(-1)).toEqual({ type: 'do', id, act: PAUSE });

    environment.socket.deliver({ type: 'done', id, number: 8 });

    expect(await answer).toEqual({ done: true });
  });

  it('given while the connection is lost are sent as soon as it is back', () => {
    join();
    environment.socket.drop();

    void connection.do(PAUSE);
    environment.pass(400);
    environment.socket.onopen?.();

    expect(types(environment.socket)).toEqual(['hello', 'do']);
  });

  it('left without an answer mean that the socket is dead', () => {
    join();

    void connection.do(PAUSE);
    environment.pass(4500);

    expect(notes.states).toEqual(['open', 'lost']);
    expect(environment.sockets).toHaveLength(2);
  });
});

describe('a broken connection', () => {
  it('tells what it has seen, and is open without a new snapshot', () => {
    join();
    environment.socket.deliver(update(7, 8));

    environment.socket.drop();
    environment.pass(400);
    environment.socket.onopen?.();

    expect(environment.socket.sent[0]).toMatchObject({ type: 'hello', seen: 8 });
    expect(notes.states).toEqual(['open', 'lost', 'open']);
  });

  it('waits longer after each failure but never more than six seconds', () => {
    join();
    const pauses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const before = environment.sockets.length;
      environment.socket.drop();
      const since = environment.now;
      while (environment.sockets.length === before) environment.pass(10);
      pauses.push(environment.now - since);
    }

    expect(pauses[0]).toBe(300);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(5000);
  });

  it('is tried at once when the network is back', () => {
    join();
    for (let count = 0; count < 6; count += 1) {
      environment.socket.drop();
      environment.pass(6000);
    }
    environment.socket.drop();
    const before = environment.sockets.length;

    connection.wake();

    expect(environment.sockets).toHaveLength(before + 1);
  });

  it('is noticed when the page wakes and the server stays silent', () => {
    join();

    connection.wake();
    environment.pass(4500);

    expect(notes.states).toEqual(['open', 'lost']);
  });

  it('gives up questions to the referee', async () => {
    join();
    const verdict = connection.try(0, { type: 'press', move: 'a' });

    environment.socket.drop();

    expect(await verdict).toBeNull();
  });

  it('listens no more to the old socket', () => {
    join();
    const old = environment.socket;
    old.drop();
    environment.pass(400);

    old.deliver(snapshot(99));

    expect(notes.snapshots.map((each) => each.number)).toEqual([7]);
    expect(old.isClosed).toBe(true);
  });

  it('comes back later if the server asks for it', () => {
    join();

    environment.socket.deliver({ type: 'closed', code: 'restart', sentence: ['Soon.'], again: true });
    environment.pass(400);

    expect(notes.states).toEqual(['open', 'lost']);
    expect(environment.sockets).toHaveLength(2);
  });
});

describe('other eyes', () => {
  it('are asked for, and updates for the old ones are left out', () => {
    join();

    connection.look(null);
    environment.socket.deliver(update(7, 8));
    environment.socket.deliver(snapshot(8, { seat: 0 }));
    environment.socket.deliver(snapshot(8, { seat: null }));
    environment.socket.deliver(update(8, 9));

    expect(environment.socket.sent.at(-1)).toEqual({ type: 'look', seat: null });
    expect(notes.snapshots.map((each) => each.seat)).toEqual([0, null]);
    expect(notes.updates.map((each) => each.number)).toEqual([9]);
  });

  it('can be chosen as soon as the first snapshot is seen', () => {
    notes.onSnapshot = () => connection.look(1);

    join();

    expect(types(environment.socket)).toEqual(['hello', 'look']);
  });

  it('are kept over a break, with a fresh snapshot', () => {
    join();
    connection.look(1);

    environment.socket.drop();
    environment.pass(400);
    environment.socket.onopen?.();

    expect(environment.socket.sent[0]).toMatchObject({ type: 'hello', seat: 1, seen: 0 });
  });

  it('are given up when the seat is no longer ours', () => {
    join();

    environment.socket.deliver({
      type: 'refused',
      id: '',
      code: 'not-your-seat',
      sentence: ['Not yours.'],
      verdict: null,
    });
    environment.socket.onopen?.();

    expect(environment.socket.sent[0]).toMatchObject({ type: 'hello', seat: null, seen: 0 });
  });
});
