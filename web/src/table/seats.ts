/** The seats of a table: what each is, in a few words, and how they are rearranged before the start. */
import { wordFor, type Seat } from '../pages/new/draft';
import type { PlayerInfo, ArrangeSeats, TableInfo, VariantCard, SeatRequest } from '../wire';
import type { Table } from './table.svelte';
import { t } from './messages';

/** Comma-separated words under a seat's name; the facts of the game follow them. */
export function describeSeat(table: Table, seat: number, short: boolean): string {
  const chair = table.players[seat];
  const info = table.info;
  if (chair === undefined || info === null) return '';
  const isTurn = info.phase === 'playing' && info.must.includes(seat);
  const isYou = table.seat === seat || (info.seats.length === 1 && info.seats[0] === seat);
  const words: string[] = [];
  if (table.scene?.seats[seat]?.is_gone) return '';
  if (isYou && isTurn && short) return t('seat-short-turn');
  if (isYou) words.push(t('seat-you'));
  const hasFacts = (table.scene?.seats[seat]?.facts.length ?? 0) > 0;
  if (chair.kind === 'bot' && short) words.push(...(hasFacts ? [] : [t('seat-bot-short')]));
  else if (chair.kind === 'bot') words.push(t('seat-bot', { level: level(chair.bot) }));
  else if (chair.stand_in) words.push(t('seat-held', { level: level(chair.stand_in) }));
  else if (!chair.taken) words.push(info.phase === 'waiting' ? t('seat-open') : t('seat-waiting'));
  else if (chair.away) words.push(t('seat-away'));
  if (isTurn && short)
    return words.concat(t(isThinking(table, seat) ? 'seat-thinks' : 'seat-turn')).join(', ');
  if (isTurn) words.push(isThinking(table, seat) ? t('seat-thinks') : t('seat-turn'));
  const factor = chair.options.time_factor ?? '1';
  if (factor !== '1' && !short) words.push(t('seat-more-time', { factor }));
  return words.join(', ');
}

/** Levels may be numbers or names. */
function level(name: string): string {
  return /^\d+$/.test(name) ? t('seat-level', { level: name }) : name;
}

function isThinking(table: Table, seat: number): boolean {
  const chair = table.players[seat];
  return chair?.kind === 'bot' || (chair?.stand_in ?? '') !== '';
}

function toWanted(chair: PlayerInfo): SeatRequest {
  const { kind, name, bot, options } = chair;
  return { kind, name, bot, options };
}

function isTaken(chair: PlayerInfo | undefined): boolean {
  return chair !== undefined && (chair.kind === 'here' || chair.kind === 'link') && chair.taken;
}

/** Whether people sit, or will sit, at devices of their own. */
export function areApart(table: TableInfo): boolean {
  return table.players.some(({ kind }) => kind === 'link' || kind === 'open');
}

/** What was chosen for a seat, for all to see; extra time is shown elsewhere. */
export function ownChoices(variant: VariantCard, chair: PlayerInfo): readonly string[] {
  return variant.seat_options.flatMap((option) => {
    const value = chair.options[option.key] ?? String(option.default);
    const isTold = option.key !== 'time_factor' && (option.main || value !== String(option.default));
    return isTold ? [`${option.title}: ${wordFor(option, value)}`] : [];
  });
}

/** The players as they are, but for one that becomes something else. */
export function withChair(table: TableInfo, seat: number, wanted: SeatRequest): ArrangeSeats {
  const players = table.players.map((chair, place) => (place === seat ? wanted : toWanted(chair)));
  const keeps = table.players.map((chair, place) =>
    place !== seat && isTaken(chair) ? place : null,
  );
  return { type: 'seating', players, keeps };
}

/** The players as the form shows them; those that are there already have ids below 0. */
export function seatsOf(table: TableInfo): readonly Seat[] {
  return table.players.map((chair, seat) => {
    const { kind, name = '', bot = '', options = {} } = toWanted(chair);
    return { id: -1 - seat, kind: kind === 'open' ? 'link' : kind, name, bot, options };
  });
}

/** The request of the form: players who already have a seat keep it. */
export function toSeating(table: TableInfo, seats: readonly Seat[]): ArrangeSeats {
  const keeps = seats.map(({ id }) => (isTaken(table.players[-1 - id]) ? -1 - id : null));
  const players = seats.map(({ kind, name, bot, options }) => ({ kind, name, bot, options }));
  return { type: 'seating', players, keeps };
}
