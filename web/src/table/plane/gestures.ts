/** Fingers, mouse and wheel on a board without an edge: one pushes it, two also zoom it. */

export interface MoveOptions {
  push(dx: number, dy: number): void;
  zoom(to: number, x: number, y: number): void;
  scale(): number;
  /** Whether a press belongs to a piece, which has its own way to move. */
  isTaken(event: PointerEvent): boolean;
}

/** A press that moves less is a tap. */
const SLACK = 6;
const LINE = 16;

interface Finger {
  x: number;
  y: number;
}

function middle(fingers: readonly Finger[]): Finger {
  const sum = fingers.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / fingers.length, y: sum.y / fingers.length };
}

function fingerDistance(fingers: readonly Finger[]): number {
  const [a, b] = fingers;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** An attachment for the window of the board. */
export function moveAndZoom({ push, zoom, scale, isTaken }: MoveOptions): (port: HTMLElement) => () => void {
  return (port) => {
    const fingers = new Map<number, Finger>();
    let start: Finger | null = null;
    let isMoving = false;

    const press = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      if (fingers.size === 0 && isTaken(event)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) [start, isMoving] = [{ x: event.clientX, y: event.clientY }, false];
      addEventListener('pointermove', move);
      addEventListener('pointerup', lift);
      addEventListener('pointercancel', lift);
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...fingers.values()];
      const far = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : Infinity;
      if (!isMoving && after.length === 1 && far < SLACK) return;
      isMoving = true;
      const [from, to] = [middle(before), middle(after)];
      push(to.x - from.x, to.y - from.y);
      const apart = fingerDistance(before);
      if (apart > 0) zoom((scale() * fingerDistance(after)) / apart, to.x, to.y);
    };
    const lift = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      stop();
      if (!isMoving) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    };
    const stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      if (event.ctrlKey) zoom(scale() * Math.exp((-event.deltaY * unit) / 200), event.clientX, event.clientY);
      else if (event.shiftKey && event.deltaX === 0) push(-event.deltaY * unit, 0);
      else push(-event.deltaX * unit, -event.deltaY * unit);
    };
    port.addEventListener('pointerdown', press);
    port.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stop();
      port.removeEventListener('pointerdown', press);
      port.removeEventListener('wheel', wheel);
    };
  };
}

/** The click that follows a push is not a tap. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
}
