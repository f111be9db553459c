/** How a game ended, in one line and in the order of places. */
import { plainText } from '../components/richText';
import type { Ending, TableInfo } from '../wire';
import { t } from './messages';

export interface RankedSeat {
  readonly seat: number;
  readonly place: number;
  readonly score: number | null;
}

export function rankSeats({ places, scores }: Ending): RankedSeat[] {
  let place = 1;
  return places.flatMap((seats) => {
    const here = place;
    place += seats.length;
    return seats.map((seat) => ({ seat, place: here, score: scores[seat] ?? null }));
  });
}

/** Who won, and by how much where two played for points. */
export function headline(info: Pick<TableInfo, 'players' | 'ending'>, hasScores: boolean): string {
  const { ending, players } = info;
  if (ending === null) return '';
  const winners = ending.places[0] ?? [];
  const names = winners.map((seat) => players[seat]?.name ?? '');
  if (winners.length === 0 || players.length === 1) return plainText(ending.reason);
  if (winners.length === players.length) return t('end-draw');
  if (winners.length > 1) return t('end-shared', { names: names.join(', ') });
  const lead = hasScores ? leadOf(ending) : 0;
  const name = names[0] ?? '';
  return lead > 0 ? t('end-wins-by', { name, points: lead }) : t('end-wins', { name });
}

function leadOf({ places, scores }: Ending): number {
  const [first, second] = [places[0]?.[0], places[1]?.[0]];
  if (scores.length !== 2 || first === undefined || second === undefined) return 0;
  return (scores[first] ?? 0) - (scores[second] ?? 0);
}
