import { describe, expect, it } from 'vitest';
import { lineAt, lineCount, offsetAt } from './places';
import { canGrow, freeId, itemLines, missingField, NEW, withAbout, withItem } from './edits';

const ABOUT = { id: 'mine', title: 'Mine', version: '1.0.0', lang: 'en', licence: '', authors: [], source: '' };

describe('a place in a text', () => {
  it('is found by line and column', () => {
    expect(offsetAt('one\ntwo\nthree', { line: 2, column: 3 })).toBe(6);
    expect(offsetAt('one\ntwo', { line: 9, column: 1 })).toBe(7);
    expect(offsetAt('one\ntwo', { line: 1, column: 99 })).toBe(3);
  });

  it('counts signs as people do', () => {
    expect(offsetAt('a🙂b', { line: 1, column: 3 })).toBe(3);
  });

  it('tells its line', () => {
    expect([lineAt('a\nb\nc', 0), lineAt('a\nb\nc', 1), lineAt('a\nb\nc', 2), lineCount('a\nb\n')]).toEqual([1, 1, 2, 3]);
  });
});

describe('a question that is added', () => {
  const lines = itemLines({ ...NEW, prompt: 'What is "2 + 3"?', answer: '5', wrong: ['6', ''], steps: ['2 + 3 = 5'] }, 'q1');

  it('is written as YAML', () => {
    expect(lines).toEqual([
      '- id: q1',
      '  secs: 30',
      '  prompt: "What is \\"2 + 3\\"?"',
      '  answer: "5"',
      '  distractors:',
      '    - value: "6"',
      '  steps:',
      '    - "2 + 3 = 5"',
    ]);
  });

  it('keeps the right one of its choices, whatever is left empty', () => {
    const asked = { ...NEW, kind: 'choice' as const, prompt: 'Which?', choices: ['', 'a', 'b', ''], right: 2 };

    expect(itemLines(asked, 'q1').slice(3)).toEqual([
      '  answer:',
      '    kind: choice',
      '    options:',
      '      - "a"',
      '      - "b"',
      '    correct: 1',
    ]);
  });

  it('takes the language of the pack for its words', () => {
    const asked = { ...NEW, kind: 'word' as const, prompt: 'Che cosa?', words: ['rombo', ''] };

    expect(itemLines(asked, 'q1', 'it').at(-1)).toBe('    accept: {it: ["rombo"]}');
  });

  it('begins a pack where there is none', () => {
    const { text, line } = withItem('', ['- id: q1']);

    expect(text).toMatch(/^pack:\n {2}id: my-pack\n/);
    expect(text.split('\n')[line - 1]).toBe('  - id: q1');
    expect(text.split('\n')[line - 2]).toBe('items:');
  });

  it('stands below the others, as far in as they do', () => {
    const { text, line } = withItem('pack: {id: a, title: A}\nitems:\n# note\n- id: x\n  prompt: "- no"\n\n\n', ['- id: q1', '  secs: 15']);

    expect(text).toBe('pack: {id: a, title: A}\nitems:\n# note\n- id: x\n  prompt: "- no"\n\n- id: q1\n  secs: 15\n');
    expect(line).toBe(7);
  });

  it('has a name of its own', () => {
    expect(freeId('- id: q1\n- id: "q2"\n- id: q4')).toBe('q3');
  });

  it.each([
    ['pack.yaml', 'items:\n  - id: a', true],
    ['pack.yaml', 'items: # mine\n', true],
    ['pack.yaml', 'items: []\n', true],
    ['pack.yaml', '', true],
    ['pack.yaml', 'items: [{id: a}]', false],
    ['pack.json', '{}', false],
  ])('%s with %j can take one: %s', (name, text, expected) => {
    expect(canGrow(name, text)).toBe(expected);
  });

  it('says what is missing', () => {
    expect(missingField(NEW)).toBe('prompt');
    expect(missingField({ ...NEW, prompt: 'x' })).toBe('answer');
    expect(missingField({ ...NEW, prompt: 'x', kind: 'word' })).toBe('words');
    expect(missingField({ ...NEW, prompt: 'x', kind: 'choice', choices: ['a', 'a'] })).toBe('choices');
    expect(missingField({ ...NEW, prompt: 'x', kind: 'choice', choices: ['a', 'b', ''], right: 2 })).toBe('right');
    expect(missingField({ ...NEW, prompt: 'x', answer: '1' })).toBe('');
  });
});

describe('the head of a pack', () => {
  const head = 'pack:\n  id: mine\n  title: "Mine"\n  version: 1.0.0\n  lang: en';

  it('replaces the head from before', () => {
    expect(withAbout('# note\npack:\n  id: x\n\n  title: $1\n\nitems:\n  - id: a\n', ABOUT)).toBe(`# note\n${head}\n\nitems:\n  - id: a\n`);
    expect(withAbout('pack: {id: x,\n  title: X}\nitems:\n', ABOUT)).toBe(`${head}\nitems:\n`);
  });

  it('stands above items that had no head', () => {
    expect(withAbout('items:\n', { ...ABOUT, licence: 'CC-BY-4.0', authors: ['A "B"'], source: 'own' })).toBe(
      `${head}\n  licence: CC-BY-4.0\n  authors: ["A \\"B\\""]\n  source: "own"\n\nitems:\n`,
    );
  });
});
