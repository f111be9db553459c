const EDGE = 16;
const TOP = 64;

/** Where an instrument hides neither the question nor the answer: on the board, or else on a part of the card. */
export function findInstrumentSpace(answer: HTMLElement | undefined, buttons: HTMLElement | undefined, isComposing: boolean): DOMRect | undefined {
  const card = answer?.closest('section')?.getBoundingClientRect();
  const box = answer?.getBoundingClientRect();
  if (!card || !box) return undefined;
  if (card.left > innerWidth / 3) return new DOMRect(EDGE, TOP, card.left - 2 * EDGE, innerHeight - TOP - EDGE / 2);
  if (!isComposing) return new DOMRect(EDGE, TOP, innerWidth - 2 * EDGE, box.top - TOP - EDGE / 2);
  const left = box.right + EDGE / 2;
  const top = (answer?.parentElement?.getBoundingClientRect().top ?? TOP) + EDGE / 2;
  const bottom = buttons?.getBoundingClientRect().top ?? innerHeight;
  return new DOMRect(left, top, card.right - left - EDGE / 2, bottom - top - EDGE / 2);
}
