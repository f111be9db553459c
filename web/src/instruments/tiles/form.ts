import { hasPlaces, type System } from './systems';
import { sortSigns, runs, type Composition } from './composition';
import { t } from './messages';

const NAMES: Readonly<Record<string, string>> = {
  '𝋠': 'sign-shell',
  '●': 'sign-dot',
  '▬': 'sign-bar',
  '𓏺': 'sign-stroke',
  '𓎆': 'sign-arch',
  '𓍢': 'sign-coil',
  '𒁹': 'sign-wedge',
  '𒌋': 'sign-hook',
  '𒑊': 'sign-nothing',
};
const FIGURES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const SPOKEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((sign, digit) => [sign, `sign-${FIGURES[digit]}`])),
  ...Object.fromEntries([...'零一二三四五六七八九'].map((sign, digit) => [sign, `sign-${FIGURES[digit]}`])),
  十: 'sign-ten',
  百: 'sign-hundred',
  千: 'sign-thousand',
};

/** What a sign is called. */
export function nameOf(sign: string): string {
  const code = NAMES[sign];
  return code ? t(code, { count: 1 }) : SPOKEN[sign] ? t(SPOKEN[sign]) : sign;
}

/** The composed signs in words, never their total worth; in brief without the names of digits. */
export function describeSigns(system: System, { wells }: Composition, brief = false): string {
  if (!wells.some((well) => well.length)) return '';
  if (!hasPlaces(system)) return describeRow(system, wells[0] ?? [], brief);
  const top = wells.findIndex((well) => well.length);
  const parts = wells.slice(top).map((well) => describePlace(well));
  if (parts.length === 1) return t(`${system}-one`, { only: parts[0] ?? '' });
  if (parts.length > 2) return t(`${system}-more`, { count: parts.length, all: parts.join(t('then')) });
  return t(`${system}-two`, { upper: parts[0] ?? '', lower: parts[1] ?? '' });
}

/** The signs of one place in words. */
export function describePlace(well: readonly string[]): string {
  if (!well.length) return t('nothing-yet');
  const kinds = runs(sortSigns(well));
  return kinds.map(({ sign, count }) => formatCount(sign, count)).join(t('and'));
}

function describeRow(system: System, signs: readonly string[], brief: boolean): string {
  if (system === 'egyptian') return t('piles', { piles: runs(signs).map(({ sign, count }) => formatCount(sign, count)).join(t('then')) });
  return brief ? t('so-many', { count: signs.length }) : t('in-a-row', { count: signs.length, signs: signs.map(nameOf).join(', ') });
}

function formatCount(sign: string, count: number): string {
  const code = NAMES[sign];
  return code ? t(`${code}s`, { count }) : nameOf(sign);
}
