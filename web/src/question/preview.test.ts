import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypedAnswer, AnswerPreview } from '../wire';
import { LivePreview } from './preview.svelte';

const read = (text: string): AnswerPreview => ({ code: 'read', shown: { text, html: text, spoken: text }, sentence: '' });
const refused: AnswerPreview = { code: 'syntax', shown: null, sentence: 'A sign too many.' };

describe('a live reading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for a pause in typing', async () => {
    const asked: string[] = [];
    const live = new LivePreview(async ({ given }: TypedAnswer) => (asked.push(given), read(given)));

    live.schedule('q', '3');
    live.schedule('q', '3/4');
    await vi.advanceTimersByTimeAsync(500);

    expect(asked).toEqual(['3/4']);
    expect(live.shown?.shown?.text).toBe('3/4');
  });

  it('drops what comes late', async () => {
    const answers = new Map<string, (reading: AnswerPreview) => void>();
    const live = new LivePreview(({ given }: TypedAnswer) => new Promise((resolve) => answers.set(given, resolve)));

    live.schedule('q', '3');
    await vi.advanceTimersByTimeAsync(500);
    live.schedule('q', '34');
    await vi.advanceTimersByTimeAsync(500);
    answers.get('34')?.(read('34'));
    answers.get('3')?.(read('3'));
    await vi.advanceTimersByTimeAsync(0);

    expect(live.shown?.shown?.text).toBe('34');
  });

  it('says patiently that something cannot be read', async () => {
    const live = new LivePreview(async () => refused);

    live.schedule('q', '3/');
    await vi.advanceTimersByTimeAsync(300);
    const early = live.shown;
    await vi.advanceTimersByTimeAsync(2000);

    expect([early, live.shown]).toEqual([undefined, refused]);
  });

  it('is silent about nothing', () => {
    const live = new LivePreview(async () => refused);

    live.schedule('q', '  ');

    expect(live.shown).toBeUndefined();
  });
});
