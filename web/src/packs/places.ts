/** Lines and columns from 1; a column counts signs as people do, not halves of them. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Where a place in a text begins. */
export function offsetAt(text: string, { line, column }: Spot): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  const whole = text.slice(start, end < 0 ? text.length : end);
  return start + [...whole].slice(0, column - 1).join('').length;
}

/** The line of a place in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

export function lineCount(text: string): number {
  return lineAt(text, text.length + 1);
}
