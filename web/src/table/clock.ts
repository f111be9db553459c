/** Deadlines as people read them. */
import type { Clock } from '../wire';

/** Whole seconds left, by a page clock in milliseconds. */
export function secondsLeft(clock: Clock, received: number, now: number): number {
  const passed = clock.runs ? Math.max(0, now - received) : 0;
  return Math.max(0, Math.ceil((clock.left - passed) / 1000));
}

export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes < 60) return `${minutes}:${two(rest)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(rest)}`;
}
