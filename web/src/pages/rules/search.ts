import type { RulesPage, RulesSection } from '../../wire';

/** What a section says, without its markup, in small letters. */
export function textOf(section: RulesSection): string {
  const html = section.parts.filter((part) => typeof part === 'string').join(' ');
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return `${section.title} ${text}`.toLocaleLowerCase();
}

/** The sections that hold every word that was typed. */
export function sectionsWith(page: RulesPage, typed: string): readonly RulesSection[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return page.sections;
  return page.sections.filter((section) => {
    const text = textOf(section);
    return words.every((word) => text.includes(word));
  });
}

/** Where an element contains one of the typed words. */
export function rangesOf(element: HTMLElement, typed: string): Range[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter((word) => word.length > 1);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').toLocaleLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
