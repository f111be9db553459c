import { describe, expect, it } from 'vitest';
import { linkOf } from '../src/shell/router.svelte';
import { paths, routeOf } from '../src/shell/routes';

describe('a path', () => {
  it.each([
    ['/', { page: 'home' }],
    ['', { page: 'home' }],
    ['/settings/', { page: 'settings' }],
    ['/new/boxes', { page: 'new', family: 'boxes' }],
    ['/rules/boxes', { page: 'rules', family: 'boxes' }],
    ['/referee/boxes', { page: 'referee', family: 'boxes' }],
    ['/t/aB3-_x', { page: 'table', table: 'aB3-_x' }],
    ['/replay/aB3', { page: 'replay', table: 'aB3' }],
    ['/practice', { page: 'practice', part: '' }],
    ['/practice/progress', { page: 'practice', part: 'progress' }],
    ['/packs', { page: 'packs' }],
    ['/museum', { page: 'museum', what: '' }],
    ['/museum/slide-rule', { page: 'museum', what: 'slide-rule' }],
    ['/join', { page: 'join', code: '' }],
    ['/join/K7QRTW', { page: 'join', code: 'K7QRTW' }],
  ])('%s leads to its page', (path, expected) => {
    expect(routeOf(path)).toEqual(expected);
  });

  it.each(['/t', '/new', '/rules/', '/nowhere', '/settings/more', '/practice/more', '/packs/more', '/t/one/two'])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ page: 'notFound' });
  });

  it('keeps strange names whole, there and back', () => {
    const path = paths.table('a b/ä%');

    expect(routeOf(path)).toEqual({ page: 'table', table: 'a b/ä%' });
  });

  it('that is badly written is taken as it stands', () => {
    expect(routeOf('/t/%zz')).toEqual({ page: 'table', table: '%zz' });
  });
});

describe('a press on a link', () => {
  function pressLink(html: string, how: MouseEventInit = {}): string | undefined {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', how);
    Object.defineProperty(event, 'target', { value: document.querySelector('b') });
    return linkOf(event);
  }

  it('of ours stays in the page', () => {
    expect(pressLink('<a href="/new/boxes"><b>x</b></a>')).toBe('/new/boxes');
  });

  it.each([
    ['of another host', '<a href="https://example.org/"><b>x</b></a>', {}],
    ['to a file', '<a href="/api/tables/x/record"><b>x</b></a>', {}],
    ['to be saved', '<a href="/x" download><b>x</b></a>', {}],
    ['into another tab', '<a href="/x" target="_blank"><b>x</b></a>', {}],
    ['with a key held', '<a href="/x"><b>x</b></a>', { ctrlKey: true }],
    ['that is none', '<p><b>x</b></p>', {}],
  ])('%s is left to the browser', (_, html, how) => {
    expect(pressLink(html, how)).toBeUndefined();
  });
});
