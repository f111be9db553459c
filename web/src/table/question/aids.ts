import type { IconName } from '../../components/icons';
import { t } from '../messages';

const ICONS: Readonly<Record<string, IconName>> = { calculator: 'calculator', 'slide-rule': 'ruler', bones: 'bones', numbers: 'columns' };

/** An instrument by its name and sign. */
export function aidOf(name: string): { readonly icon: IconName; readonly label: string } {
  const kind = name.split(':', 1)[0] ?? '';
  return { icon: ICONS[kind] ?? 'eye', label: t('asked-aid', { aid: kind }) };
}
