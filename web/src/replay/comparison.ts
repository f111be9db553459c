/** The move that was made and the best one, together on a board. */
import { seatShape } from '../components/seatShapes';
import { centre } from '../table/geometry';
import { t } from '../table/messages';
import { ghostPieces, scenePieces, type Flag, type VisiblePiece } from '../table/visiblePieces';
import { cellsOf } from '../table/zones';
import type { Advice, ReviewMoment, Scene, Zone } from '../wire';

/** The best move of a turn, if another one was made. */
export function findMissedMove(moment: ReviewMoment | null): Advice | null {
  return moment !== null && !moment.was_best ? moment.best : null;
}

/** The pieces on a board, with those that the best move would have placed as ghosts. */
export function comparePieces(scene: Scene, zone: Zone, missed: Advice | null): VisiblePiece[] {
  const ghosts = ghostPieces(missed?.pieces ?? []);
  const ghostCells = new Set(ghosts.map((ghost) => ghost.cell));
  // in a review, a covered jetton that the best move turns over is face up
  const pieces = scenePieces(scene, zone).filter(
    (piece) => !(zone.ground && piece.face.role === 'back' && ghostCells.has(piece.cell)),
  );
  const taken = new Set(pieces.map((piece) => piece.cell));
  return [...pieces, ...ghosts.filter((ghost) => !taken.has(ghost.cell))];
}

/** A label at the end of the move made and of the best one. */
export function labelMoves(moment: ReviewMoment, scene: Scene, zone: Zone, missed: Advice | null, hasScores: boolean): Flag[] {
  const laid = scene.pieces.filter((piece) => piece.tags.includes('last')).map((piece) => piece.cell);
  const points = moment.turn.entries.find((entry) => entry.points !== null)?.points;
  const made = findLastCell(zone, laid);
  const best = findLastCell(zone, missed?.pieces.map((piece) => piece.cell) ?? []);
  const flags: Flag[] = [];
  if (made && moment.turn.seat !== null) {
    const text = points == null ? t('replay-made') : t('replay-laid', { points });
    flags.push({ cell: made, text, colour: seatShape(moment.turn.seat).colour });
  }
  if (best && missed) {
    const text = hasScores ? t('replay-could', { points: missed.points }) : t('replay-better');
    flags.push({ cell: best, text, colour: 'var(--info)' });
  }
  return flags;
}

/** The cell that is farthest to the right and down. */
function findLastCell(zone: Zone, ids: readonly string[]): string | null {
  const known = cellsOf(zone, ids);
  const cells = ids.flatMap((id) => known.get(id) ?? []);
  const distance = (cell: Zone['cells'][number]) => centre(cell.shape)[0] + centre(cell.shape)[1];
  return cells.sort((a, b) => distance(b) - distance(a))[0]?.id ?? null;
}
