import { ERASE } from './keypad';
import { t } from './messages';

const NAMES: Readonly<Record<string, string>> = {
  [ERASE]: 'key-erase',
  '/': 'key-fraction',
  '^': 'key-power',
  '√': 'key-root',
  π: 'key-pi',
  '−': 'key-minus',
  '-': 'key-minus',
  '+': 'key-plus',
  '×': 'key-times',
  '÷': 'key-divided',
  '=': 'key-equals',
  '.': 'key-point',
  ',': 'key-comma',
  ';': 'key-semicolon',
  ':': 'key-colon',
  '(': 'key-open',
  ')': 'key-close',
  '[': 'key-open-square',
  ']': 'key-close-square',
  '<': 'key-less',
  '>': 'key-greater',
  '≤': 'key-at-most',
  '≥': 'key-at-least',
  '∞': 'key-infinity',
  '%': 'key-percent',
  '°': 'key-degrees',
  ' ': 'key-space',
  r: 'key-remainder',
};

/** How a key is read aloud. */
export function nameOf(sign: string): string {
  const code = NAMES[sign] ?? NAMES[sign.trim()];
  return code ? t(code) : sign.trim();
}
