import { FluentParser } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const parse = (path: string) => new FluentParser({ withSpans: false }).parse(readFileSync(join(HERE, path), 'utf-8'));
const codesOf = ({ body }: ReturnType<typeof parse>) =>
  body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
const parsed = parse('en.ftl');
const codes = codesOf(parsed);
const shared = codesOf(parse('../question/en.ftl'));
const sources = readdirSync(HERE, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf-8'));

describe('the words of practice', () => {
  it('are well-formed, and none is there twice', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    const all = [...codes, ...shared];

    expect(all.filter((code, place) => all.indexOf(code) !== place)).toEqual([]);
  });

  it('exist wherever they are used', () => {
    const used = sources.flatMap((source) =>
      [...source.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );

    expect(used.length).toBeGreaterThan(80);
    expect([...new Set(used)].filter((code) => ![...codes, ...shared].includes(code))).toEqual([]);
  });

  it('are all used', () => {
    const all = sources.join('\n');

    expect(codes.filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });
});
