/** Things on their way from one place of the page to another. */
import { motionIsLess } from '../motion';

const COMES = 200;
const GOES = 320;
/** As small as this when it gets there. */
const SMALL = 36;

export interface Spot {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where elements are, reported by the browser after layout; asking for it would force a layout. */
async function spotsOf(...elements: Element[]): Promise<Spot[]> {
  const seen = await new Promise<IntersectionObserverEntry[]>((tell) => {
    const watch = new IntersectionObserver((entries) => (watch.disconnect(), tell(entries)));
    for (const element of new Set(elements)) watch.observe(element);
  });
  const boxes = new Map(seen.map((entry) => [entry.target, entry.boundingClientRect]));
  return elements.map((element) => {
    const box = boxes.get(element) ?? new DOMRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
  });
}

function isStill(): boolean {
  return motionIsLess() || document.hidden;
}

/** Lets a drawing fly to an element and vanish there; it starts at a place given from the middle of another. */
export async function flyTo(drawing: string, port: Element, at: Spot, goal: Element): Promise<void> {
  if (isStill()) return;
  const [middle, to] = await spotsOf(port, goal);
  if (!middle || !to) return;
  const [x, y] = [middle.x + at.x, middle.y + at.y];
  const twin = document.createElement('div');
  twin.innerHTML = drawing;
  twin.setAttribute('aria-hidden', 'true');
  twin.style.cssText =
    `position:fixed;z-index:30;pointer-events:none;left:${x - at.size / 2}px;` +
    `top:${y - at.size / 2}px;width:${at.size}px;height:${at.size}px`;
  document.body.append(twin);
  const there = `translate(${to.x - x}px, ${to.y - y}px) scale(${Math.min(1, SMALL / at.size)})`;
  const flight = twin.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: there, opacity: 0 },
    ],
    { duration: GOES, easing: 'cubic-bezier(.5,0,.3,1)' },
  );
  flight.onfinish = flight.oncancel = () => twin.remove();
}

/** Lets an element come from where another one is, after a while. */
export async function flyFrom(element: HTMLElement, origin: Element, delay: number): Promise<void> {
  if (isStill()) return;
  const hidden = element.animate({ opacity: [0, 0] }, { duration: delay + COMES });
  const [from, to] = await spotsOf(origin, element);
  if (!from || !to || to.size === 0) return hidden.cancel();
  const there = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.size / to.size})`;
  element.animate([{ transform: there, opacity: 0 }, { transform: 'none', opacity: 1 }], {
    duration: COMES,
    delay,
    easing: 'cubic-bezier(.2,.8,.2,1)',
    fill: 'backwards',
  });
  hidden.cancel();
}
