import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveNames, knownNames } from '../src/browser/names';
import { nickname } from '../src/browser/nicknames';
import { forgetPlace, savePlace, places, takeTokenFromAddress, tokenFor } from '../src/browser/places';
import { parseSettings } from '../src/browser/settings.svelte';
import { forgetAll, recall, remember } from '../src/browser/storage';

beforeEach(() => forgetAll());
afterEach(() => vi.unstubAllGlobals());

describe('what a browser remembers', () => {
  it('comes back', () => {
    remember('thing', { a: 1 });

    expect(recall('thing', {})).toEqual({ a: 1 });
  });

  it('lasts for the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: blocked, ownKeys: blocked }));

    savePlace('table', 'token');

    expect(tokenFor('table')).toBe('token');
  });

  it('does no harm when somebody has spoilt it', () => {
    localStorage.setItem('abaculus.places', '{broken');
    expect(places()).toEqual([]);

    localStorage.setItem('abaculus.places', '[null, 3, {"table": 1}]');
    expect(places()).toEqual([]);
  });

  it('is gone when forgotten', () => {
    savePlace('table', 'token');

    forgetAll();

    expect(tokenFor('table')).toBe('');
  });
});

describe('places', () => {
  it('have the newest table first, and each only once', () => {
    savePlace('one', 'a');
    savePlace('two', 'b');
    savePlace('one', 'c', [1]);

    expect(places()).toEqual([
      { table: 'one', token: 'c', seats: [1] },
      { table: 'two', token: 'b', seats: [] },
    ]);
  });

  it('can be given up', () => {
    savePlace('one', 'a');

    forgetPlace('one');

    expect(places()).toEqual([]);
  });

  it('are taken from the address, which then no longer shows the key', () => {
    history.replaceState(null, '', '/t/one#abcdefghijklmnopqrstuvwx');

    takeTokenFromAddress('one');

    expect(tokenFor('one')).toBe('abcdefghijklmnopqrstuvwx');
    expect(location.hash).toBe('');
  });

  it('are not taken from a mark in the text', () => {
    history.replaceState(null, '', '/t/one#rule-3');

    takeTokenFromAddress('one');

    expect(tokenFor('one')).toBe('');
  });
});

describe('names', () => {
  it('are known again, the last table first', () => {
    saveNames(['Mila', 'Jonas']);
    saveNames([' Ada ', 'Mila', '']);

    expect(knownNames()).toEqual(['Ada', 'Mila', 'Jonas']);
  });

  it('are made up for those who have none', () => {
    expect(nickname(() => 0)).toBe('Bold Badger');
    expect(nickname(() => 0.999)).toMatch(/^\S+ \S+$/);
  });
});

describe('settings', () => {
  it('begin with the quiet choices', () => {
    expect(parseSettings(undefined)).toEqual({
      theme: 'system',
      size: 'normal',
      contrast: 'normal',
      motion: 'system',
      time: 'sand',
      sound: false,
      voice: 'little',
      hints: true,
      hand: 'right',
    });
  });

  it('keep what was chosen, and drop what is no choice', () => {
    const chosen = parseSettings({ theme: 'dark', size: 'huge', sound: 'yes', hand: 'left', more: 1 });

    expect(chosen).toMatchObject({ theme: 'dark', size: 'normal', sound: false, hand: 'left' });
    expect(chosen).not.toHaveProperty('more');
  });
});
