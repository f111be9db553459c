/** After a game: the next one at a new table, with the same people. */
import { savePlace } from '../browser/places';
import { router } from '../shell/router.svelte';
import { paths } from '../shell/routes';
import type { Table } from './table.svelte';

/** The table whose game the host has asked for once more: it begins at once, if all are there. */
export const autoStart = { table: '' };

/** The host opens the next table and goes there. */
export async function playAgain(table: Table, token: string): Promise<void> {
  if (table.info?.next === '') await table.do({ type: 'rematch' });
  if (table.info?.host) autoStart.table = table.info.next;
  goToNextTable(table, token);
}

/** Goes to the next table, if there is one. */
export function goToNextTable(table: Table, token: string): void {
  const next = table.info?.next ?? '';
  if (next === '') return;
  if (token) savePlace(next, token);
  router.go(paths.table(next));
}
