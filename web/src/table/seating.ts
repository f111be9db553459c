/** What a seat is, in a few words. */
import type { Table } from './table.svelte';
import { t } from './words';

/** Comma-separated words under a seat's name; the facts of the game follow them. */
export function seatWords(table: Table, seat: number, short: boolean): string {
  const chair = table.chairs[seat];
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
  const chair = table.chairs[seat];
  return chair?.kind === 'bot' || (chair?.stand_in ?? '') !== '';
}
