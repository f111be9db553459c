/** One face of each group. */
import type { FaceGroup } from '../wire';

/** The signs chosen, in the order of the groups; null while a group has none. */
export function readChosenFaces(
  groups: readonly FaceGroup[],
  picked: Readonly<Record<number, string>>,
): readonly string[] | null {
  const found: string[] = [];
  for (const [index, group] of groups.entries()) {
    const sign = picked[index];
    if (sign === undefined || !group.faces.some((face) => face.sign === sign)) return null;
    found.push(sign);
  }
  return found;
}
