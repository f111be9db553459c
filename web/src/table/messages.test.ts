import { FluentParser } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const FOLDERS = ['table', 'replay', 'little'];
const parsed = new FluentParser({ withSpans: false }).parse(
  readFileSync(join(SOURCE, 'table/en.ftl'), 'utf-8'),
);
const codes = parsed.body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(SOURCE, folder, name), 'utf-8')),
);

describe('the words of the table', () => {
  it('are well-formed, and none is there twice', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  it('exist wherever they are used', () => {
    const used = sources.flatMap((source) =>
      [...source.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );

    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are all used', () => {
    const all = sources.join('\n');

    expect(codes.filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });
});
