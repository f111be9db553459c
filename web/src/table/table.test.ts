import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../wire';
import { FakeEnvironment } from './connectionFixture';
import { snapshot, table as info } from './fixture';
import { Table } from './table.svelte';

function open(first: Partial<Snapshot>): { table: Table; environment: FakeEnvironment } {
  const environment = new FakeEnvironment();
  const table = new Table('t', 'key', 'ws://here', environment);
  table.start();
  environment.socket.onopen?.();
  environment.socket.deliver({ ...snapshot(7), ...first });
  return { table, environment };
}

describe('a table', () => {
  it('is shown to a player only through their own eyes', () => {
    const seen = { table: info({ seats: [1] }) };
    const { table, environment } = open({ ...seen, seat: null });

    expect(table.snapshot).toBeNull();
    expect(environment.socket.sent.at(-1)).toEqual({ type: 'look', seat: 1 });

    environment.socket.deliver({ ...snapshot(7), ...seen, seat: 1 });

    expect([table.seat, table.input.seat]).toEqual([1, 1]);
  });

  it('is shown to a spectator at once', () => {
    const { table, environment } = open({ table: info({ seats: [] }), seat: null });

    expect(table.snapshot?.number).toBe(7);
    expect(environment.socket.sent.map(({ type }) => type)).toEqual(['hello']);
  });
});
