import { labelsOf, marksOf, type Label, type Scale, type Stroke } from './scales';

/** The rule in units: a pixel on a phone, a little more on a large screen. */
export const HEIGHT = 274;
export const START = 64;
const END = 58;
export const TOP = 88;
export const BOTTOM = 216;

/** How wide body and slide are, for a D of this length. */
export function widthOf(length: number): number {
  return START + length + END;
}

export type Part = 'body' | 'slide';
export const parts: Readonly<Record<Part, readonly Scale[]>> = { body: ['K', 'A', 'D'], slide: ['B', 'CI', 'C'] };

interface Row {
  /** Where the marks begin, and how far the longest go from there (up is negative). */
  readonly from: number;
  readonly tall: number;
  /** Size and base line of the main numbers and base line of the small ones. */
  readonly size: number;
  readonly base: number;
  readonly small: number;
  /** Base line of the scale's name. */
  readonly name: number;
}

export const rows: Readonly<Record<Scale, Row>> = {
  K: { from: 30, tall: 9, size: 13, base: 51.3, small: 0, name: 44 },
  A: { from: TOP, tall: -15, size: 14, base: 70.3, small: 0, name: 79 },
  B: { from: TOP + 1, tall: 15, size: 14, base: 117, small: 0, name: 111 },
  CI: { from: 146, tall: 11, size: 13, base: 169.6, small: 164.7, name: 164 },
  C: { from: BOTTOM - 1, tall: -17, size: 16, base: 195.4, small: 201, name: 207 },
  D: { from: BOTTOM, tall: 17, size: 16, base: 247.8, small: 240.8, name: 240 },
};

const SMALL = 13;
const TALL: readonly number[] = [1, 0.72, 0.56, 0.42];
const PI_TALL = 0.72;
export const thick: readonly number[] = [1.5, 1.2, 0.8, 0.8];

/** The scale whose numbers or marks are at a height. */
export function scaleAt(y: number): Scale {
  if (y < 56) return 'K';
  if (y < TOP) return 'A';
  if (y < 130) return 'B';
  if (y < 178) return 'CI';
  return y < BOTTOM ? 'C' : 'D';
}

/** The height that the lens looks at: the edge of the slide, or the scale itself where it has none. */
export function lensHeight(scale: Scale): number {
  if (scale === 'K') return 44;
  if (scale === 'CI') return 158;
  return scale === 'A' || scale === 'B' ? TOP : BOTTOM;
}

export interface ScaleDrawing {
  readonly scale: Scale;
  /** Paths of all marks of one stroke, the thickest first. */
  readonly paths: readonly string[];
  readonly labels: readonly (Label & { readonly x: number; readonly y: number; readonly size: number })[];
}

const round = (x: number) => x.toFixed(2);

/** A scale in ink; from afar only its main numbers and long marks. `pixels` says how fine it may be. */
export function drawScale(scale: Scale, length: number, pixels: number, isFar: boolean): ScaleDrawing {
  const row = rows[scale];
  const paths = ['', '', '', ''];
  const stroke = (place: number, kind: Stroke, tall: number) =>
    (paths[kind] += `M${round(START + place * length)} ${String(row.from)}v${round(row.tall * tall)}`);
  for (const mark of marksOf(scale, pixels))
    if (!isFar || mark.stroke < 2) stroke(mark.place, mark.stroke, TALL[mark.stroke] ?? 1);
  const labels = labelsOf(scale).filter((label) => !isFar || label.kind === 'main');
  for (const label of labels) if (label.kind === 'pi') stroke(label.place, 2, PI_TALL);
  return {
    scale,
    paths,
    labels: labels.map((label) => ({
      ...label,
      x: START + label.place * length,
      y: label.kind === 'main' ? row.base : row.small,
      size: label.kind === 'main' ? row.size : SMALL,
    })),
  };
}
