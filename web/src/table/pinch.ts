/** Two fingers, or the wheel with Ctrl, zoom what they touch; one finger scrolls as ever. */

export interface PinchOptions {
  /** Pixels a unit now. */
  scale(): number;
  /** Whether there is anything to zoom. */
  isOn(): boolean;
  /** Zooms round a point of the window. */
  zoom(scale: number, x: number, y: number): void;
}

function fingerDistance([a, b]: readonly [Touch, Touch]): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function fingers(event: TouchEvent): readonly [Touch, Touch] | null {
  const [a, b] = event.touches;
  return a && b && event.touches.length === 2 ? [a, b] : null;
}

/** An attachment for the element that is zoomed. */
export function pinchZoom({ scale, isOn, zoom }: PinchOptions): (node: HTMLElement) => () => void {
  return (node) => {
    let apart = 0;
    let before = 0;
    const begin = (event: TouchEvent) => {
      const two = fingers(event);
      if (two) [apart, before] = [fingerDistance(two), scale()];
    };
    const move = (event: TouchEvent) => {
      const two = fingers(event);
      if (!two || apart === 0 || !isOn()) return;
      event.preventDefault();
      const [a, b] = two;
      const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
      zoom((before * fingerDistance(two)) / apart, x, y);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !isOn()) return;
      event.preventDefault();
      zoom(scale() * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    };
    node.addEventListener('touchstart', begin, { passive: true });
    node.addEventListener('touchmove', move, { passive: false });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('touchstart', begin);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('wheel', wheel);
    };
  };
}
