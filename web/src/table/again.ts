/** After a game: the next one at a new table, with the same people. */
import { keepPlace } from '../session/places';
import { router } from '../shell/router.svelte';
import { paths } from '../shell/routes';
import { eagerTo } from './rematch';
import type { Table } from './table.svelte';

/** The host opens the next table and goes there. */
export async function playAgain(table: Table, token: string): Promise<void> {
  if (table.info?.next === '') await table.do({ type: 'rematch' });
  if (table.info?.host) eagerTo.table = table.info.next;
  followOn(table, token);
}

/** Goes to the next table, if there is one. */
export function followOn(table: Table, token: string): void {
  const next = table.info?.next ?? '';
  if (next === '') return;
  if (token) keepPlace(next, token);
  router.go(paths.table(next));
}
