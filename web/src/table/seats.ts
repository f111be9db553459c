/** The seats of a table: what each is, in a few words, and how they are rearranged before the start. */
import { wordFor, type Seat } from '../pages/new/draft';
import type { PlayerInfo, ArrangeSeats, TableInfo, VariantCard, SeatRequest } from '../wire';
import type { Table } from './table.svelte';
import { t } from './messages';

/** Comma-separated words under a seat's name; the facts of the game follow them. */
export function describeSeat(table: Table, seat: number, short: boolean): string {
  const player = table.players[seat];
  const info = table.info;
  if (player === undefined || info === null) return '';
  const isTurn = info.phase === 'playing' && info.must.includes(seat);
  const isYou = table.seat === seat || (info.seats.length === 1 && info.seats[0] === seat);
  const words: string[] = [];
  if (table.scene?.seats[seat]?.is_gone) return '';
  if (isYou && isTurn && short) return t('seat-short-turn');
  if (isYou) words.push(t('seat-you'));
  const hasFacts = (table.scene?.seats[seat]?.facts.length ?? 0) > 0;
  if (player.kind === 'bot' && short) words.push(...(hasFacts ? [] : [t('seat-bot-short')]));
  else if (player.kind === 'bot') words.push(t('seat-bot', { level: level(player.bot) }));
  else if (player.stand_in) words.push(t('seat-held', { level: level(player.stand_in) }));
  else if (!player.taken) words.push(info.phase === 'waiting' ? t('seat-open') : t('seat-waiting'));
  else if (player.away) words.push(t('seat-away'));
  if (isTurn && short)
    return words.concat(t(isThinking(table, seat) ? 'seat-thinks' : 'seat-turn')).join(', ');
  if (isTurn) words.push(isThinking(table, seat) ? t('seat-thinks') : t('seat-turn'));
  const factor = player.options.time_factor ?? '1';
  if (factor !== '1' && !short) words.push(t('seat-more-time', { factor }));
  return words.join(', ');
}

/** Levels may be numbers or names. */
function level(name: string): string {
  return /^\d+$/.test(name) ? t('seat-level', { level: name }) : name;
}

function isThinking(table: Table, seat: number): boolean {
  const player = table.players[seat];
  return player?.kind === 'bot' || (player?.stand_in ?? '') !== '';
}

function toRequest(player: PlayerInfo): SeatRequest {
  const { kind, name, bot, options } = player;
  return { kind, name, bot, options };
}

function isTaken(player: PlayerInfo | undefined): boolean {
  return player !== undefined && (player.kind === 'here' || player.kind === 'link') && player.taken;
}

/** Whether people sit, or will sit, at devices of their own. */
export function areApart(table: TableInfo): boolean {
  return table.players.some(({ kind }) => kind === 'link' || kind === 'open');
}

/** What was chosen for a seat, for all to see; extra time is shown elsewhere. */
export function ownChoices(variant: VariantCard, player: PlayerInfo): readonly string[] {
  return variant.seat_options.flatMap((option) => {
    const value = player.options[option.key] ?? String(option.default);
    const isShown = option.key !== 'time_factor' && (option.main || value !== String(option.default));
    return isShown ? [`${option.title}: ${wordFor(option, value)}`] : [];
  });
}

/** The request that gives one seat to somebody else and leaves the others as they are. */
export function rearrangeSeat(table: TableInfo, seat: number, request: SeatRequest): ArrangeSeats {
  const players = table.players.map((player, place) => (place === seat ? request : toRequest(player)));
  const keeps = table.players.map((player, place) =>
    place !== seat && isTaken(player) ? place : null,
  );
  return { type: 'seating', players, keeps };
}

/** The players as the form shows them; those that are there already have ids below 0. */
export function seatsOf(table: TableInfo): readonly Seat[] {
  return table.players.map((player, seat) => {
    const { kind, name = '', bot = '', options = {} } = toRequest(player);
    return { id: -1 - seat, kind: kind === 'open' ? 'link' : kind, name, bot, options };
  });
}

/** The request of the form: players who already have a seat keep it. */
export function toSeating(table: TableInfo, seats: readonly Seat[]): ArrangeSeats {
  const keeps = seats.map(({ id }) => (isTaken(table.players[-1 - id]) ? -1 - id : null));
  const players = seats.map(({ kind, name, bot, options }) => ({ kind, name, bot, options }));
  return { type: 'seating', players, keeps };
}
