import { getContext, setContext } from 'svelte';

/** Which family's drawings are shown, and at which table; empty: none in particular. */
export interface TableContext {
  readonly family: string;
  readonly table: string;
}

const KEY = Symbol('where');
const NOWHERE: TableContext = { family: '', table: '' };

/** Everything inside belongs to this table. */
export function provideTableContext(where: () => TableContext): void {
  setContext(KEY, where);
}

/** The table that is shown here. */
export function useTableContext(): () => TableContext {
  return getContext<(() => TableContext) | undefined>(KEY) ?? (() => NOWHERE);
}
