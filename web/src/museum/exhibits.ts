import { SYSTEMS } from '../instruments/tiles/systems';

/** The exhibits of the museum, by the name in their address; each has a name and one sentence of that code. */
export const exhibits = ['slide-rule', 'bones', ...SYSTEMS, 'numbers'] as const;

export type Exhibit = (typeof exhibits)[number];

/** Whether there is such a thing in the museum. */
export function isExhibit(name: string): name is Exhibit {
  return exhibits.some((exhibit) => exhibit === name);
}
