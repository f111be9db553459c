/** Finding one's way in the rules. */
import type { RulesPage, RulesSection } from '../wire';

/** The section that holds a rule; the first one if no rule is named. */
export function sectionOf(page: RulesPage, rule: string): string {
  const holds = (section: RulesSection) =>
    section.parts.some((part) => typeof part === 'string' && part.includes(`id="rule-${rule}"`));
  const found = rule === '' ? undefined : page.sections.find(holds);
  return (found ?? page.sections[0])?.id ?? '';
}

function plainText(section: RulesSection): string {
  const texts = section.parts.filter((part): part is string => typeof part === 'string');
  return `${section.title} ${texts.join(' ').replace(/<[^>]*>/g, ' ')}`;
}

/** The sections in which all the words occur. */
export function sectionsWith(page: RulesPage, search: string): readonly RulesSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return page.sections;
  return page.sections.filter((section) => {
    const text = plainText(section).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
