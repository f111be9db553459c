/** Pieces on their way: others' moves travel from their seat to the board. */
import { motionIsLess } from './motion';

const LASTS = 320;
const APART = 60;

/** Lets drawn pieces fly in from a place on the page, one after another. */
export function flyPieces(pieces: readonly HTMLElement[], from: Element): void {
  if (motionIsLess() || pieces.length === 0 || document.hidden) return;
  const start = from.getBoundingClientRect();
  pieces.forEach((piece, index) => flyPiece(piece, start, index * APART));
}

function flyPiece(piece: HTMLElement, start: DOMRect, delay: number): void {
  const goal = piece.getBoundingClientRect();
  const twin = piece.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(piece);
  twin.style.cssText = `position:fixed;z-index:30;margin:0;pointer-events:none;left:${goal.left}px;top:${goal.top}px;--u:${goal.width}px`;
  twin.style.setProperty('--k', style.getPropertyValue('--k'));
  twin.setAttribute('aria-hidden', 'true');
  delete twin.dataset['piece'];
  document.body.append(twin);
  const dx = start.left + start.width / 2 - goal.left - goal.width / 2;
  const dy = start.top + start.height / 2 - goal.top - goal.height / 2;
  const timing = { duration: LASTS, delay, fill: 'backwards' as const };
  piece.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const flight = twin.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(0.6)` }, { transform: 'none' }],
    { ...timing, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
  flight.onfinish = flight.oncancel = () => twin.remove();
}
