/** What this browser remembers; where storage is blocked or full, until the page is closed. */
const PREFIX = 'abaculus.';
const held = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  let text = held.get(key) ?? null;
  try {
    text = localStorage.getItem(PREFIX + key) ?? text;
  } catch {
    // blocked: what is held in the page counts
  }
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  held.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // blocked or full: it is held in the page
  }
}

/** Forgets everything, here and in the browser. */
export function forgetAll(): void {
  held.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // blocked: nothing was saved there
  }
}
