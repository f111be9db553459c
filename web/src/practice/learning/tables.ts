/** Values by name. */
export type Table<V> = Readonly<Record<string, V>>;

/** The value under a name; never a property that every object inherits. */
export function getOwn<V>(table: Table<V>, name: string): V | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The table with this entry as its last, the first ones dropped if there are too many. */
export function setLast<V>(table: Table<V>, name: string, value: V, most = Infinity): Record<string, V> {
  const others = Object.entries(table).filter(([key]) => key !== name);
  return Object.fromEntries([...others, [name, value] as const].slice(-most));
}

/** The order of texts by their signs, the same on every device. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
