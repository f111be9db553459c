import { MediaQuery } from 'svelte/reactivity';

/** How the table is laid out; the page's CSS asks the same questions. */
export const screen = {
  phone: new MediaQuery('(max-width: 43.74rem)', false),
  /** A phone in landscape, or a page much enlarged. */
  low: new MediaQuery('(min-width: 43.75rem) and (max-height: 36rem)', false),
  /** Upright tablets: the hand beside the verdict, under the board. */
  upright: new MediaQuery('(max-width: 63.99rem) and (orientation: portrait)', false),
};
