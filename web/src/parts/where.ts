import { getContext, setContext } from 'svelte';

/** Which family's drawings are shown, and at which table; empty: none in particular. */
export interface Where {
  readonly family: string;
  readonly table: string;
}

const KEY = Symbol('where');
const NOWHERE: Where = { family: '', table: '' };

/** Everything inside belongs to this table. */
export function playedAt(where: () => Where): void {
  setContext(KEY, where);
}

/** The table that is shown here. */
export function whereHere(): () => Where {
  return getContext<(() => Where) | undefined>(KEY) ?? (() => NOWHERE);
}
