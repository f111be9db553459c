/** The view of a board without an edge: which point is in the middle, and how large it is drawn. */
import type { Frame } from '../geometry';
import { SIDE } from '../zones';

export interface Camera {
  /** The point of the board in the middle of the window. */
  readonly x: number;
  readonly y: number;
  /** Pixels per unit of the board. */
  readonly scale: number;
}

export interface Window {
  readonly width: number;
  readonly height: number;
  /** So much at its foot is hidden by buttons. */
  readonly foot?: number;
}

/** Cells are drawn so large, in pixels: at least, usually, at most. */
export const LEAST = 18;
export const USUAL = 50;
export const MOST = 110;

export function withinSize(scale: number): number {
  return Math.min(Math.max(scale, LEAST / SIDE), MOST / SIDE);
}

/** The camera after the board was pushed by this many pixels. */
export function pushCamera(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The camera at another scale; the point under the fingers, given from the middle, stays where it is. */
export function zoomCamera(camera: Camera, to: number, dx = 0, dy = 0): Camera {
  const scale = withinSize(to);
  return {
    scale,
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
  };
}

/** All of a part of the board, with room around it for laying. */
export function fitCamera(part: Frame | null, window: Window, room = 2): Camera {
  if (part === null) return { x: SIDE / 2, y: SIDE / 2, scale: USUAL / SIDE };
  const foot = window.foot ?? 0;
  const width = part.width + 2 * room * SIDE;
  const height = part.height + 2 * room * SIDE;
  const fits = Math.min(window.width / width, (window.height - foot) / height);
  const scale = withinSize(Math.min(fits, USUAL / SIDE));
  return {
    x: part.x + part.width / 2,
    y: part.y + part.height / 2 + foot / 2 / scale,
    scale,
  };
}

/** What of the board is in the window, and not under its foot. */
export function visiblePart(camera: Camera, window: Window): Frame {
  const [width, height] = [window.width / camera.scale, window.height / camera.scale];
  const foot = (window.foot ?? 0) / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height: height - foot };
}

export function isSeen(part: Frame, camera: Camera, window: Window): boolean {
  const seen = visiblePart(camera, window);
  return (
    part.x >= seen.x &&
    part.y >= seen.y &&
    part.x + part.width <= seen.x + seen.width &&
    part.y + part.height <= seen.y + seen.height
  );
}

/** The camera moved as little as need be, so that a part is seen with a rim of units around. */
export function revealPart(camera: Camera, window: Window, part: Frame, rim = SIDE / 2): Camera {
  const seen = visiblePart(camera, window);
  const shift = (from: number, size: number, low: number, high: number): number => {
    if (high - low + 2 * rim > size) return (low + high) / 2 - (from + size / 2);
    if (low - rim < from) return low - rim - from;
    return Math.max(0, high + rim - from - size);
  };
  return {
    ...camera,
    x: camera.x + shift(seen.x, seen.width, part.x, part.x + part.width),
    y: camera.y + shift(seen.y, seen.height, part.y, part.y + part.height),
  };
}

/** Column and row of the cell under a point, given in pixels from the middle of the window. */
export function cellUnder(camera: Camera, dx: number, dy: number): readonly [number, number] {
  const at = (middle: number, far: number) => Math.floor((middle + far / camera.scale) / SIDE);
  return [at(camera.x, dx), at(camera.y, dy)];
}
