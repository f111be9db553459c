/** Updates laid over the snapshot before them. */
import type { MoveListItem, Snapshot, Scene, Update } from '../wire';

/** The same snapshot with what an update changed. */
export function applyUpdate(before: Snapshot, update: Update): Snapshot {
  const kept = update.move_list_kept < 0 ? before.move_list : before.move_list.slice(0, update.move_list_kept);
  return {
    ...before,
    number: update.number,
    table: update.table ?? before.table,
    scene: sceneOf(before, update),
    move_list: update.move_list.length === 0 && kept === before.move_list ? before.move_list : [...kept, ...update.move_list],
    clocks: update.clocks,
  };
}

function sceneOf(before: Snapshot, update: Update): Scene | null {
  if (update.scene === null) return before.scene;
  if (!update.zones_kept) return update.scene;
  return { ...update.scene, zones: before.scene?.zones ?? [] };
}

/** Whether an entry itself says whom it is about. */
export function namesSeat(entry: MoveListItem): boolean {
  return entry.text.some((part) => typeof part !== 'string' && part.type === 'who' && part.seat === entry.seat);
}

/** The newest entry of the move list that is about a seat. */
export function newestEntry(moveList: readonly MoveListItem[]): MoveListItem | null {
  for (let index = moveList.length - 1; index >= 0; index -= 1) {
    const entry = moveList[index];
    if (entry !== undefined && entry.seat !== null) return entry;
  }
  return null;
}
