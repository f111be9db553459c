/** What boards of every kind do with events: find the cell they are about, and walk by arrow keys. */
import type { Direction } from './geometry';

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The cell that an event happened on; null if it was on none. */
export function cellOf(event: Event): string | null {
  return (event.target as Element).closest<HTMLElement | SVGElement>('[data-cell]')?.dataset['cell'] ?? null;
}

/** Moves the focus to a cell of a board. */
export function focusCell(board: Element | undefined, cell: string, options?: FocusOptions): void {
  board?.querySelector<HTMLElement | SVGElement>(`[data-cell="${CSS.escape(cell)}"]`)?.focus(options);
}

/** Whether a key is held down that makes another one a command of the browser. */
export function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether a key pressed anywhere on the page is free for a board: not typed into a field or dialog. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || hasModifier(event)) return false;
  return !(event.target as Element).closest('input, textarea, select, dialog');
}
