import { FluentParser, type Resource } from '@fluent/syntax';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../src/i18n/translator';

const SOURCE = join(import.meta.dirname, '../src');
/** Folders that bring words of their own. */
const OWN = ['table', 'replay', 'little', 'practice', 'packs', 'question', 'museum', 'instruments'];

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return OWN.includes(name) && folder === SOURCE ? [] : files(path);
    return /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

const text = readFileSync(join(SOURCE, 'i18n/en.ftl'), 'utf-8');
const parsed: Resource = new FluentParser({ withSpans: false }).parse(text);
const codes = parsed.body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
const sources = files(SOURCE).map((path) => readFileSync(path, 'utf-8'));

describe('the shell’s words', () => {
  it('are well-formed Fluent', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  });

  it('have no code twice', () => {
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  it('exist wherever they are used', () => {
    const used = sources.flatMap((source) => [...source.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1] ?? ''));

    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are all used', () => {
    const all = sources.join('\n');

    expect(codes.filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });

  it('cannot be asked for what they do not have', () => {
    const t = createTranslator('hello = Hello, { $name }');

    expect(t('hello', { name: 'Mila' })).toBe('Hello, Mila');
    expect(() => t('hello')).toThrow('hello');
    expect(() => t('bye')).toThrow('bye');
  });
});
