import { lineCount } from './places';
import type { PackAbout } from '../wire';

/** A question as filled in by someone who does not know YAML. */
export interface QuestionFields {
  readonly prompt: string;
  readonly kind: 'number' | 'choice' | 'word';
  readonly answer: string;
  readonly choices: readonly string[];
  /** Which of the choices is right, from 0. */
  readonly right: number;
  readonly words: readonly string[];
  readonly wrong: readonly string[];
  readonly steps: readonly string[];
  readonly secs: number;
  readonly level: string;
  readonly grade: string;
  readonly category: string;
}

export const NEW: QuestionFields = {
  prompt: '',
  kind: 'number',
  answer: '',
  choices: ['', '', '', ''],
  right: 0,
  words: [],
  wrong: [],
  steps: [],
  secs: 30,
  level: '',
  grade: '',
  category: '',
};

const HEAD = 'pack:\n  id: my-pack\n  title: "My questions"\n  version: 1.0.0\n  lang: en\n';

/** A text between quotation marks, as both JSON and YAML read it. */
function quote(text: string): string {
  return JSON.stringify(text.replace(/\s+/g, ' ').trim());
}

function nonEmptyTexts(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** What is missing before a question can be added: nothing, or the field to fill in. */
export function missingField(asked: QuestionFields): '' | 'prompt' | 'answer' | 'choices' | 'right' | 'words' {
  if (!asked.prompt.trim()) return 'prompt';
  if (asked.kind === 'number') return asked.answer.trim() ? '' : 'answer';
  if (asked.kind === 'word') return nonEmptyTexts(asked.words).length ? '' : 'words';
  if (new Set(nonEmptyTexts(asked.choices)).size < 2) return 'choices';
  return asked.choices[asked.right]?.trim() ? '' : 'right';
}

/** The lines of an item, without those of other items before and behind it. */
export function itemLines(asked: QuestionFields, id: string, lang = 'en'): string[] {
  const lines = [`- id: ${id}`];
  if (asked.level) lines.push(`  level: ${asked.level}`);
  if (asked.grade) lines.push(`  grade: ${quote(asked.grade)}`);
  if (asked.category) lines.push(`  category: ${quote(asked.category)}`);
  lines.push(`  secs: ${asked.secs}`, `  prompt: ${quote(asked.prompt)}`, ...answerLines(asked, lang));
  const wrong = asked.kind === 'number' ? nonEmptyTexts(asked.wrong) : [];
  if (wrong.length) lines.push('  distractors:', ...wrong.map((one) => `    - value: ${quote(one)}`));
  const steps = nonEmptyTexts(asked.steps);
  if (steps.length) lines.push('  steps:', ...steps.map((step) => `    - ${quote(step)}`));
  return lines;
}

function answerLines(asked: QuestionFields, lang: string): string[] {
  if (asked.kind === 'number') return [`  answer: ${quote(asked.answer)}`];
  if (asked.kind === 'word') {
    const accepted = nonEmptyTexts(asked.words).map(quote).join(', ');
    return ['  answer:', '    kind: word', `    accept: {${lang}: [${accepted}]}`];
  }
  const right = asked.choices[asked.right]?.trim() ?? '';
  const options = nonEmptyTexts(asked.choices);
  return [
    '  answer:',
    '    kind: choice',
    '    options:',
    ...options.map((option) => `      - ${quote(option)}`),
    `    correct: ${options.indexOf(right)}`,
  ];
}

/** An id that no item has. */
export function freeId(text: string): string {
  const ids = new Set([...text.matchAll(/\bid:\s*["']?([\w.-]+)/g)].map((found) => found[1]));
  let number = 1;
  while (ids.has(`q${number}`)) number++;
  return `q${number}`;
}

/** Whether an item can be added by hand: to a YAML text with one item below the other. */
export function canGrow(name: string, text: string): boolean {
  const items = /^items:(.*)$/m.exec(text);
  return /\.ya?ml$/i.test(name) && (items === null || /^\s*(#.*|\[\s*\]\s*)?$/.test(items[1] ?? ''));
}

/** The text with one more item at its end, and the line where that begins. */
export function withItem(text: string, lines: readonly string[]): { text: string; line: number } {
  let before = text.trimEnd().replace(/^items:\s*\[\s*\]/m, 'items:');
  if (!before) before = HEAD.trimEnd();
  if (!/^items:/m.test(before)) before += '\n\nitems:';
  const indent = /^items:.*(?:\n(?:[ \t]*#.*|[ \t]*))*\n([ \t]*)- /m.exec(before)?.[1] ?? '  ';
  const item = lines.map((line) => indent + line).join('\n');
  const gap = /^items:.*$/.test(before.split('\n').at(-1) ?? '') ? '\n' : '\n\n';
  return { text: `${before}${gap}${item}\n`, line: lineCount(before) + gap.length };
}

/** The text with another head; everything else of it stays. */
export function withAbout(text: string, about: PackAbout): string {
  const lines = [
    'pack:',
    `  id: ${about.id}`,
    `  title: ${quote(about.title)}`,
    `  version: ${about.version}`,
    `  lang: ${about.lang}`,
    ...(about.licence ? [`  licence: ${about.licence}`] : []),
    ...(about.authors.length ? [`  authors: [${about.authors.map(quote).join(', ')}]`] : []),
    ...(about.source ? [`  source: ${quote(about.source)}`] : []),
  ];
  const head = /^pack:.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t])))*/m;
  const written = lines.join('\n');
  if (head.test(text)) return text.replace(head, () => written);
  return `${written}\n\n${text.trimStart() || 'items:\n'}`;
}
