import { SYSTEMS } from '../instruments/tiles/systems';

/** What stands in the museum, by the name in its address; each has a name and one sentence of that code. */
export const exhibits = ['slide-rule', 'bones', ...SYSTEMS, 'numbers'] as const;

export type Exhibit = (typeof exhibits)[number];

/** Whether there is such a thing in the museum. */
export function isExhibit(name: string): name is Exhibit {
  return exhibits.some((exhibit) => exhibit === name);
}
