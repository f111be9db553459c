/** A list that has something in it; null for an empty one. */
export function nonEmpty<T>(list: readonly T[]): readonly [T, ...T[]] | null {
  const [first, ...rest] = list;
  return first === undefined ? null : [first, ...rest];
}
