import type { Rich } from '../wire';

/** The plain sentence: for titles, labels and names. */
export function plainText(rich: Rich): string {
  return rich.map((part) => (typeof part === 'string' ? part : part.type === 'who' ? part.name : part.text)).join('');
}

/** The sentence as it is read aloud. */
export function spokenText(rich: Rich): string {
  return rich.map((part) => (typeof part === 'string' ? part : part.type === 'who' ? part.name : part.spoken)).join('');
}
