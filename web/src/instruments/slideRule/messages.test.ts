import { FluentParser } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const parsed = new FluentParser({ withSpans: false }).parse(readFileSync(join(HERE, 'en.ftl'), 'utf-8'));
const codes = parsed.body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
const sources = readdirSync(HERE, { encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf-8'))
  .join('\n');

describe('the words at the slide rule', () => {
  it('are well-formed, and none is there twice', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  it('exist wherever they are used, and all are used', () => {
    const used = [...sources.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');

    expect(used.filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });
});
