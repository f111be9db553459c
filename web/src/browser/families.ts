import type { FamilyCard } from '../wire';
import { api } from './api';

/** The families, requested once. */
class Families {
  #asked: Promise<readonly FamilyCard[]> | undefined;

  all(): Promise<readonly FamilyCard[]> {
    this.#asked ??= api.games().catch((problem: unknown) => {
      this.#asked = undefined;
      throw problem;
    });
    return this.#asked;
  }

  async one(id: string): Promise<FamilyCard | undefined> {
    return (await this.all()).find((family) => family.id === id);
  }

  /** A family for a page that can do without it; nothing while the server is away. */
  tryOne(id: string): Promise<FamilyCard | undefined> {
    return this.one(id).catch(() => undefined);
  }
}

export const families = new Families();
