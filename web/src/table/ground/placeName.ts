/** Names of places that are typed key by key. */

/** Keys farther apart than this begin a new name. */
const PAUSE = 1500;

export class PlaceNameInput {
  #text = '';
  #since = 0;

  /** The place whose name the last keys spell; null if none has it, whole or in part. */
  type(key: string, now: number, places: readonly string[]): { place: string | null; isBegun: boolean } {
    if ([...key].length !== 1 || key.trim() === '') return { place: null, isBegun: false };
    const before = now - this.#since < PAUSE ? this.#text : '';
    for (const text of [before + key.toLowerCase(), key.toLowerCase()]) {
      const begun = places.filter((place) => place.toLowerCase().startsWith(text));
      if (begun.length === 0) continue;
      [this.#text, this.#since] = [text, now];
      return { place: begun.find((place) => place.toLowerCase() === text) ?? null, isBegun: true };
    }
    this.#text = '';
    return { place: null, isBegun: false };
  }
}
