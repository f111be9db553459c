import { FluentParser } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { t } from './messages';

const HERE = import.meta.dirname;
const parsed = new FluentParser({ withSpans: false }).parse(readFileSync(join(HERE, 'en.ftl'), 'utf-8'));
const codes = parsed.body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
const sources = readdirSync(HERE, { encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf-8'));

describe('the words for authors', () => {
  it('are well-formed, and none is there twice', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  it('exist wherever they are used', () => {
    const used = sources.flatMap((source) =>
      [...source.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''),
    );

    expect(used.length).toBeGreaterThan(80);
    expect([...new Set(used)].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are all used', () => {
    const all = sources.join('\n');

    expect(codes.filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });

  it('show how mathematics is written', () => {
    expect(t('prompt-help')).toContain('$\\frac{3}{4}$');
  });
});
