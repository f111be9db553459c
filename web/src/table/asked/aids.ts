import type { IconName } from '../../parts/icons';
import { t } from '../words';

const ICONS: Readonly<Record<string, IconName>> = { calculator: 'calculator', 'slide-rule': 'ruler', bones: 'bones', numbers: 'columns' };

/** An instrument by its name and sign. */
export function aidOf(name: string): { readonly icon: IconName; readonly label: string } {
  const kind = name.split(':', 1)[0] ?? '';
  return { icon: ICONS[kind] ?? 'eye', label: t('asked-aid', { aid: kind }) };
}
