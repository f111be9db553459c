import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../browser/api';
import { DebouncedRequest } from './debounce';

describe('asking while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for a pause and asks about the last text only', async () => {
    const asked: string[] = [];
    const received: unknown[] = [];
    const following = new DebouncedRequest(
      (text: string) => Promise.resolve(asked.push(text)),
      (answer) => received.push(answer),
    );

    following.schedule('a', 100);
    following.schedule('ab', 100);
    await vi.advanceTimersByTimeAsync(200);

    expect([asked, received]).toEqual([['ab'], [1]]);
  });

  it('drops an answer that comes after a newer question', async () => {
    const received: unknown[] = [];
    const waits: ((text: string) => void)[] = [];
    const following = new DebouncedRequest(
      () => new Promise<string>((resolve) => waits.push(resolve)),
      (answer) => received.push(answer),
    );

    following.schedule('old', 0);
    await vi.advanceTimersByTimeAsync(1);
    following.schedule('new', 0);
    await vi.advanceTimersByTimeAsync(1);
    waits[1]?.('new answer');
    waits[0]?.('old answer');
    await vi.advanceTimersByTimeAsync(1);

    expect(received).toEqual(['new answer']);
  });

  it('asks again while the server is away', async () => {
    const received: unknown[] = [];
    let tries = 0;
    const following = new DebouncedRequest(
      () => (++tries < 3 ? Promise.reject(new UnreachableError()) : Promise.resolve('here')),
      (answer, problem) => received.push(answer ?? problem),
      10,
    );

    following.schedule('x', 0);
    await vi.advanceTimersByTimeAsync(100);

    expect(received).toEqual([expect.any(UnreachableError), expect.any(UnreachableError), 'here']);
  });
});
