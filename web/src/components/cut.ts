import { getContext, setContext } from 'svelte';
import type { Scene } from '../wire';

export type Cut = Scene['cut'];

const KEY = Symbol('cut');

/** All pieces inside are cut so. */
export function provideCut(cut: () => Cut): void {
  setContext(KEY, cut);
}

/** How pieces are cut here. */
export function useCut(): () => Cut {
  return getContext<(() => Cut) | undefined>(KEY) ?? (() => 'tile');
}
