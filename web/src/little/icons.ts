import type { IconName } from '../components/icons';

const SIGNS: Readonly<Record<string, IconName>> = {
  die: 'die',
  done: 'check',
  skip: 'skip',
  bag: 'bag',
};

/** The picture on a button for those who cannot read yet; nothing: its words are shown. */
export function iconOf(name: string): IconName | undefined {
  return SIGNS[name];
}
