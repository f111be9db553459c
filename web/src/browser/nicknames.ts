import { t } from '../i18n';

/** A friendly name for a player who has given none; `chance` is below 1. */
export function nickname(chance: () => number = Math.random): string {
  const [manners, creatures] = [t('nick-manners'), t('nick-creatures')].map((list) => list.split(' '));
  const pick = (list: readonly string[] = []) => list[Math.floor(chance() * list.length)] ?? '';
  return `${pick(manners)} ${pick(creatures)}`;
}
