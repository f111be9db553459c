import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gone } from '../session/api';
import { Following } from './following';

describe('asking while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for a pause and asks about the last text only', async () => {
    const asked: string[] = [];
    const told: unknown[] = [];
    const following = new Following(
      (text: string) => Promise.resolve(asked.push(text)),
      (answer) => told.push(answer),
    );

    following.follow('a', 100);
    following.follow('ab', 100);
    await vi.advanceTimersByTimeAsync(200);

    expect([asked, told]).toEqual([['ab'], [1]]);
  });

  it('drops an answer that comes after a newer question', async () => {
    const told: unknown[] = [];
    const waits: ((text: string) => void)[] = [];
    const following = new Following(
      () => new Promise<string>((resolve) => waits.push(resolve)),
      (answer) => told.push(answer),
    );

    following.follow('old', 0);
    await vi.advanceTimersByTimeAsync(1);
    following.follow('new', 0);
    await vi.advanceTimersByTimeAsync(1);
    waits[1]?.('new answer');
    waits[0]?.('old answer');
    await vi.advanceTimersByTimeAsync(1);

    expect(told).toEqual(['new answer']);
  });

  it('asks again while the server is away', async () => {
    const told: unknown[] = [];
    let tries = 0;
    const following = new Following(
      () => (++tries < 3 ? Promise.reject(new Gone()) : Promise.resolve('here')),
      (answer, problem) => told.push(answer ?? problem),
      10,
    );

    following.follow('x', 0);
    await vi.advanceTimersByTimeAsync(100);

    expect(told).toEqual([expect.any(Gone), expect.any(Gone), 'here']);
  });
});
