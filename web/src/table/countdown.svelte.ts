import type { Scene } from '../wire';
import { hourglass } from './question/time';
import type { Table } from './table.svelte';

/** Whether the time that hurries the viewer is over, though the table has not reported it yet. */
export class Countdown {
  isOver = $state(false);

  constructor(table: () => Table, scene: () => Scene | null) {
    $effect(() => {
      const { clocks, receivedAt: received } = table();
      const now = scene();
      const running = now && hourglass(now, clocks, received);
      this.isOver = false;
      if (!running || running.stopped !== undefined) return;
      const left = running.since + 1000 * running.seconds - performance.now();
      const timer = setTimeout(() => (this.isOver = true), left);
      return () => clearTimeout(timer);
    });
  }
}
