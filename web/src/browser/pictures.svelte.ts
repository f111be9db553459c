import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';

/** The drawings of the families by name, each family asked for once. */
class Pictures {
  #known = new SvelteMap<string, Readonly<Record<string, string>>>();
  #asked = new Set<string>();

  /** The drawing as SVG; nothing while it is not here, or if there is none. */
  of(family: string, name: string): string | undefined {
    if (name === '') return undefined;
    if (!this.#asked.has(family)) void this.#ask(family);
    return this.#known.get(family)?.[name];
  }

  async #ask(family: string): Promise<void> {
    this.#asked.add(family);
    try {
      this.#known.set(family, await api.pictures(family));
    } catch {
      // without drawings the faces show their signs
    }
  }
}

export const pictures = new Pictures();
