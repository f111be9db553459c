/** A line of keys and what it comes to; × and ÷ go before + and −. */
import { divide, exact, subtract, add, parseNumber, root, multiply, type Exact } from './exact';

/** `A` stands for the result before. */
export const ANSWER = 'A';
const LONGEST = 60;
const SIGNS = '+−×÷';

export interface CalculatorLine {
  readonly text: string;
  /** The result of the line before, until something is typed. */
  readonly answer: Exact | null;
  /** What came of it; nothing while it is being typed. */
  readonly result: Exact | 'no' | null;
}

export const EMPTY: CalculatorLine = { text: '', answer: null, result: null };

const endsNumber = (text: string) => /[0-9.A)]$/.test(text);
const openBrackets = (text: string) => [...text].filter((sign) => sign === '(').length - [...text].filter((sign) => sign === ')').length;

/** The line after a key; the same one where the key means nothing there. */
export function pressKey(line: CalculatorLine, key: string): CalculatorLine {
  if (key === 'C') return EMPTY;
  if (key === '=') return evaluateLine(line);
  if (line.result !== null) return pressKey(startLine(line, key), key);
  if (key === '⌫') return { ...line, text: line.text.slice(0, -1) };
  const text = line.text.length < LONGEST ? typeKey(line.text, key) : null;
  return text === null ? line : { ...line, text };
}

/** A new line: signs continue with the result, everything else starts afresh; ⌫ edits the line again. */
function startLine({ text, answer, result }: CalculatorLine, key: string): CalculatorLine {
  if (key === '⌫') return { text, answer, result: null };
  const continues = SIGNS.includes(key) && result !== 'no' && result !== null;
  return continues ? { text: ANSWER, answer: result, result: null } : EMPTY;
}

function typeKey(text: string, key: string): string | null {
  const isAfterValue = /[A)]$/.test(text);
  if (/^[0-9]$/.test(key)) return `${text.replace(/(^|[^0-9.])0$/, '$1')}${isAfterValue ? '×' : ''}${key}`;
  if (key === '.') return point(text, isAfterValue);
  if (key === '(' || key === '√') return `${text}${endsNumber(text) ? '×' : ''}${key}`;
  if (key === ')') return openBrackets(text) > 0 && endsNumber(text) ? `${text})` : null;
  if (!SIGNS.includes(key)) return null;
  if (endsNumber(text)) return text + key;
  if (key === '−' && !/−$/.test(text)) return text + key;
  const bare = text.replace(/[+−×÷]+$/, '');
  return bare !== text && endsNumber(bare) ? bare + key : null;
}

function point(text: string, isAfterValue: boolean): string | null {
  const number = /[0-9.]*$/.exec(text)?.[0] ?? '';
  if (number.includes('.')) return null;
  return `${text}${isAfterValue ? '×' : ''}${number === '' ? '0' : ''}.`;
}

function evaluateLine(line: CalculatorLine): CalculatorLine {
  const bare = line.text.replace(/[+−×÷√(]+$/, '');
  if (line.result !== null || bare === '') return line;
  const text = bare + ')'.repeat(Math.max(0, openBrackets(bare)));
  return { ...line, text, result: evaluate(text, line.answer) ?? 'no' };
}

/** What a line comes to; nothing where it has no result. */
export function evaluate(text: string, answer: Exact | null): Exact | null {
  let rest = text;
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)?.[0] ?? '';
    rest = rest.slice(found.length);
    return found;
  };
  function sum(): Exact | null {
    let total = product();
    for (let sign = take(/^[+−]/); sign && total; sign = take(/^[+−]/)) {
      const next = product();
      total = next && (sign === '+' ? add(total, next) : subtract(total, next));
    }
    return total;
  }
  function product(): Exact | null {
    let total = factor();
    for (let sign = take(/^[×÷]/); sign && total; sign = take(/^[×÷]/)) {
      const next = factor();
      total = next && (sign === '×' ? multiply(total, next) : divide(total, next));
    }
    return total;
  }
  function factor(): Exact | null {
    if (take(/^−/)) {
      const value = factor();
      return value && subtract(exact(0n), value);
    }
    if (take(/^√/)) {
      const value = factor();
      return value && root(value);
    }
    if (take(/^\(/)) {
      const value = sum();
      take(/^\)/);
      return value;
    }
    if (take(/^A/)) return answer;
    const number = take(/^[0-9.]+/);
    return number === '' ? null : parseNumber(number);
  }
  const value = sum();
  return rest === '' ? value : null;
}
