/** Join codes have six signs; a link carries the table's own name, which is longer. */
export const SIGNS = 6;

/** A code as it was meant: capitals, without the spaces and dashes people put in. */
export function normaliseCode(typed: string): string {
  return typed.toLocaleUpperCase('en').replace(/[^A-Z0-9]/g, '').slice(0, SIGNS);
}

export function isTable(given: string): boolean {
  return given.length > SIGNS + 2;
}
