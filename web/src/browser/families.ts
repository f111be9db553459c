import type { FamilyCard } from '../wire';
import { api, UnreachableError } from './api';

/** The families of games, asked for once. */
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

  /** The same where a page can do without: nothing while the server is away. */
  async oneIfReachable(id: string): Promise<FamilyCard | undefined> {
    try {
      return await this.one(id);
    } catch (problem) {
      if (problem instanceof UnreachableError) return undefined;
      throw problem;
    }
  }
}

export const families = new Families();
