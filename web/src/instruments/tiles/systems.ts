/** The numeral systems that are composed of tiles, and how their numbers are laid. */
export const SYSTEMS = ['mayan', 'egyptian', 'roman', 'babylonian', 'chinese', 'arabic-indic', 'binary'] as const;

export type System = (typeof SYSTEMS)[number];

const ALIASES: Readonly<Record<string, System>> = {
  maya: 'mayan',
  egypt: 'egyptian',
  babylon: 'babylonian',
  china: 'chinese',
  arabic: 'arabic-indic',
};

export const SHELL = '𝋠';
export const DOT = '●';
export const BAR = '▬';
export const STROKE = '𓏺';
export const ARCH = '𓎆';
export const COIL = '𓍢';
export const WEDGE = '𒁹';
export const HOOK = '𒌋';
export const NOTHING = '𒑊';

/** The tiles in each tray, for the numbers that the blue cards ask for. */
export const TRAYS: Readonly<Record<System, readonly string[]>> = {
  mayan: [SHELL, DOT, BAR],
  egyptian: [STROKE, ARCH, COIL],
  roman: [...'IVXLC'],
  babylonian: [WEDGE, HOOK, NOTHING],
  chinese: [...'一二三四五六七八九十百零'],
  'arabic-indic': [...'٠١٢٣٤٥٦٧٨٩'],
  binary: ['0', '1'],
};

/** What a sign is worth. */
export const WORTH: Readonly<Record<string, number>> = {
  ...{ [SHELL]: 0, [DOT]: 1, [BAR]: 5, [STROKE]: 1, [ARCH]: 10, [COIL]: 100, [WEDGE]: 1, [HOOK]: 10, [NOTHING]: 0 },
  ...{ I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000, 零: 0, 十: 10, 百: 100, 千: 1000 },
  ...Object.fromEntries([...'一二三四五六七八九'].map((sign, place) => [sign, place + 1])),
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((sign, digit) => [sign, digit])),
  ...{ 0: 0, 1: 1 },
};

/** The system that a keypad such as `tiles:mayan` composes. */
export function systemOf(keypad: string): System | undefined {
  const [kind, name = ''] = keypad.split(':');
  if (kind !== 'tiles') return undefined;
  return SYSTEMS.find((system) => system === name) ?? ALIASES[name];
}

/** Whether numbers are laid in storeys or columns of their own. */
export function hasPlaces(system: System): boolean {
  return system === 'mayan' || system === 'babylonian';
}
