/** A line of keys and what it comes to; × and ÷ go before + and −. */
import { by, exact, minus, plus, read, root, times, type Exact } from './exact';

/** `A` stands for the result before. */
export const ANSWER = 'A';
const LONGEST = 60;
const SIGNS = '+−×÷';

export interface Line {
  readonly text: string;
  /** The result of the line before, until something is typed. */
  readonly answer: Exact | null;
  /** What came of it; nothing while it is being typed. */
  readonly result: Exact | 'no' | null;
}

export const EMPTY: Line = { text: '', answer: null, result: null };

const endsNumber = (text: string) => /[0-9.A)]$/.test(text);
const open = (text: string) => [...text].filter((sign) => sign === '(').length - [...text].filter((sign) => sign === ')').length;

/** The line after a key; the same one where the key means nothing there. */
export function pressed(line: Line, key: string): Line {
  if (key === 'C') return EMPTY;
  if (key === '=') return reckoned(line);
  if (line.result !== null) return pressed(begun(line, key), key);
  if (key === '⌫') return { ...line, text: line.text.slice(0, -1) };
  const text = line.text.length < LONGEST ? typed(line.text, key) : null;
  return text === null ? line : { ...line, text };
}

/** A new line: signs go on with the result, everything else begins anew; ⌫ goes back into the line. */
function begun({ text, answer, result }: Line, key: string): Line {
  if (key === '⌫') return { text, answer, result: null };
  const goesOn = SIGNS.includes(key) && result !== 'no' && result !== null;
  return goesOn ? { text: ANSWER, answer: result, result: null } : EMPTY;
}

function typed(text: string, key: string): string | null {
  const isAfterValue = /[A)]$/.test(text);
  if (/^[0-9]$/.test(key)) return `${text.replace(/(^|[^0-9.])0$/, '$1')}${isAfterValue ? '×' : ''}${key}`;
  if (key === '.') return point(text, isAfterValue);
  if (key === '(' || key === '√') return `${text}${endsNumber(text) ? '×' : ''}${key}`;
  if (key === ')') return open(text) > 0 && endsNumber(text) ? `${text})` : null;
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

function reckoned(line: Line): Line {
  const bare = line.text.replace(/[+−×÷√(]+$/, '');
  if (line.result !== null || bare === '') return line;
  const text = bare + ')'.repeat(Math.max(0, open(bare)));
  return { ...line, text, result: worth(text, line.answer) ?? 'no' };
}

/** What a line comes to; nothing where it has no result. */
export function worth(text: string, answer: Exact | null): Exact | null {
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
      total = next && (sign === '+' ? plus(total, next) : minus(total, next));
    }
    return total;
  }
  function product(): Exact | null {
    let total = factor();
    for (let sign = take(/^[×÷]/); sign && total; sign = take(/^[×÷]/)) {
      const next = factor();
      total = next && (sign === '×' ? times(total, next) : by(total, next));
    }
    return total;
  }
  function factor(): Exact | null {
    if (take(/^−/)) {
      const value = factor();
      return value && minus(exact(0n), value);
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
    return number === '' ? null : read(number);
  }
  const value = sum();
  return rest === '' ? value : null;
}
