import type { FamilyCard } from '../wire';
import { settings } from './settings.svelte';

/** A family's colours as CSS variables; a family without its own keeps ours. */
export function accent(family: FamilyCard | undefined, dark: boolean): string {
  const colours = dark ? family?.dark : family?.light;
  if (!colours) return '';
  const names = ['accent', 'deep', 'ink', 'soft', 'line'] as const;
  return names
    .map((name) => `${name === 'accent' ? '--accent' : `--accent-${name}`}:${colours[name]}`)
    .join(';');
}

/** The family whose colours the page uses. */
class PageAccent {
  family = $state<FamilyCard>();

  /** Call once, inside an effect root. */
  apply(root: HTMLElement): void {
    $effect(() => {
      root.style.cssText = accent(this.family, settings.dark);
    });
  }
}

export const pageAccent = new PageAccent();
