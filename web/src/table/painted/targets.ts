/** Where a piece may go: each possibility with its number, while there are few of them. */
import { plainText } from '../../components/richText';
import type { Cell, Piece, Point, Scene, Target } from '../../wire';
import { t } from '../messages';

/** More are not numbered and not listed: they are found on the board. */
export const FEW = 9;

export interface NumberedTarget {
  readonly target: Target;
  /** The cell it is about. */
  readonly cell: string;
  /** From 1; 0: there are too many to be numbered. */
  readonly number: number;
}

/** The targets of a prompt, in their order. */
export function numberTargets(scene: Scene | null, point: Point | null): NumberedTarget[] {
  const targets = point?.targets ?? [];
  const cells = new Map((scene?.pieces ?? []).map((piece) => [piece.id, piece.cell]));
  return targets.map((target, index) => ({
    target,
    cell: cells.get(target.id) ?? target.id,
    number: targets.length <= FEW ? index + 1 : 0,
  }));
}

/** The label of a space: its name, the pieces on it, how to choose it, and its rule. */
export function labelSpace(cell: Cell, pieces: readonly Pick<Piece, 'face'>[], target?: NumberedTarget): string {
  const on = pieces.map((piece) => plainText(piece.face.spoken));
  const numbered = target && target.number > 0 ? t('painted-goal', { number: target.number }) : '';
  const choice = numbered || (target ? t('painted-open') : '');
  const name = [plainText(cell.spoken), ...on, choice].filter(Boolean).join(', ');
  return cell.detail ? `${name}. ${plainText(cell.detail)}` : name;
}
