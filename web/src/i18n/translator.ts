import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Values = Record<string, FluentVariable>;

/** Reads Fluent text and gives the function that says its sentences in the page's language. */
export function createTranslator(text: string, language = 'en'): (code: string, values?: Values) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (code, values = {}) => {
    const pattern = bundle.getMessage(code)?.value;
    if (!pattern) throw new Error(`no words for ${code}`);
    const faults: Error[] = [];
    const sentence = bundle.formatPattern(pattern, values, faults);
    if (faults[0]) throw new Error(`${code}: ${faults[0].message}`);
    return sentence;
  };
}
