import { FluentParser } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['bones', 'tiles', 'numbers'].map((name) => join(import.meta.dirname, '..', name));

describe.each(FOLDERS)('the words of %s', (folder) => {
  const parsed = new FluentParser({ withSpans: false }).parse(readFileSync(join(folder, 'en.ftl'), 'utf-8'));
  const codes = parsed.body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
  const sources = readdirSync(folder)
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf-8'));

  it('are well-formed, and none is there twice', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  it('exist wherever they are used', () => {
    const used = sources.flatMap((source) => [...source.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1] ?? ''));

    expect([...new Set(used)].filter((code) => !codes.includes(code))).toEqual([]);
  });
});
