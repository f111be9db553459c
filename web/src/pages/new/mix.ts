/** A value of one's own, put together from the parts that an option has. */
import type { OptionCard, PartCard } from '../../wire';

export interface Mix {
  /** The signs of the parts, in their order. */
  readonly signs: string;
  /** What else the text says; it is kept. */
  readonly rest: string;
}

export function partsOf(option: OptionCard): readonly PartCard[] {
  return option.parts.flatMap((group) => group.parts);
}

/** The signs among those in a text, each once, in the order of the parts. */
function signsIn(option: OptionCard, text: string): string {
  return partsOf(option)
    .map(({ sign }) => sign)
    .filter((sign) => text.includes(sign))
    .join('');
}

/** What a text stands for: a word, a word with something after it, or signs and something else. */
export function mixOf(option: OptionCard, text: string): Mix {
  const signs = signsIn(option, text);
  const word = option.words.find(({ value }) => value === text || (!signs && text.startsWith(String(value))));
  if (word) return { signs: signsIn(option, word.parts), rest: text.slice(String(word.value).length) };
  return { signs, rest: [...text].filter((letter) => !signs.includes(letter)).join('') };
}

/** The mix with one part switched over. */
export function toggleSign(option: OptionCard, mix: Mix, sign: string): Mix {
  const isOn = mix.signs.includes(sign);
  return { ...mix, signs: signsIn(option, isOn ? mix.signs.replace(sign, '') : mix.signs + sign) };
}

/** The text of a mix: a word where one stands for just that. */
export function textOf(option: OptionCard, { signs, rest }: Mix): string {
  const word = rest ? undefined : option.words.find(({ parts }) => signsIn(option, parts) === signs);
  return word ? String(word.value) : rest + signs;
}

/** What a mix is called: its parts one by one, with the text where it says more than they do. */
export function mixName(option: OptionCard, text: string): string {
  const { signs, rest } = mixOf(option, text);
  const names = partsOf(option).filter(({ sign }) => signs.includes(sign)).map(({ title }) => title);
  if (!names.length) return text;
  return names.join(', ') + (rest ? ` (${text})` : '');
}
