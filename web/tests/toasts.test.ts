import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../src/components/toasts.svelte';

const toastText = () => toasts.current?.text[0];

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('comes one after the other', () => {
    toasts.say('copied');
    toasts.say('one came back');

    expect(toastText()).toBe('copied');
    toasts.next();
    expect(toastText()).toBe('one came back');
    toasts.next();
    expect(toasts.current).toBeNull();
  });

  it('tells the last move only, however fast moves are made', () => {
    for (const move of ['1 + 2', '3 + 4', '5 + 6']) toasts.say(move, 1, 'Bot', 'moves');

    expect(toastText()).toBe('5 + 6');
    toasts.next();
    expect(toasts.current).toBeNull();
  });

  it('keeps what is about something else', () => {
    toasts.say('copied');
    toasts.say('1 + 2', 1, 'Bot', 'moves');
    toasts.drop('moves');

    expect(toastText()).toBe('copied');
    toasts.next();
    expect(toasts.current).toBeNull();
  });
});
