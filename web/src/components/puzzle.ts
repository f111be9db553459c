/**
 * The outline of a puzzle piece in a box of 100: a knob above and at the right, a hole of the same
 * shape below and at the left, so that what lies side by side locks.
 */

/** The head is a circle of this radius whose middle is this far out; the neck is where it meets
 * the side, little narrower than the head, so that the thickness below it stays a thin line. */
const HEAD = 8.6;
const MIDDLE = 5.4;
const OUT = HEAD + MIDDLE;
const NECK = Math.sqrt(HEAD * HEAD - MIDDLE * MIDDLE);
/** Corners are rounded so much. */
const ROUND = 7;

type Point = readonly [number, number];

/** How long the arms of a curve are that follows the circle for such an angle. */
const arm = (angle: number) => (4 / 3) * Math.tan(angle / 4) * HEAD;
const ROUND_ARM = arm(Math.PI / 2);
const NECK_ARM = arm(Math.asin(MIDDLE / HEAD));
const [NECK_X, NECK_Y] = [NECK + (NECK_ARM * MIDDLE) / HEAD, (-NECK_ARM * NECK) / HEAD];

/** The knob of a side that runs from left to right, seen from its middle; up is out. */
const KNOB: readonly (readonly [Point, Point, Point])[] = [
  [
    [-NECK_X, NECK_Y],
    [-HEAD, -MIDDLE + NECK_ARM],
    [-HEAD, -MIDDLE],
  ],
  [
    [-HEAD, -MIDDLE - ROUND_ARM],
    [-ROUND_ARM, -OUT],
    [0, -OUT],
  ],
  [
    [ROUND_ARM, -OUT],
    [HEAD, -MIDDLE - ROUND_ARM],
    [HEAD, -MIDDLE],
  ],
  [
    [HEAD, -MIDDLE + NECK_ARM],
    [NECK_X, NECK_Y],
    [NECK, 0],
  ],
];

function formatPoint([x, y]: Point): string {
  const short = (number: number) => String(Math.round(number * 100) / 100);
  return `${short(x)} ${short(y)}`;
}

/** The knob at a side with this middle, turned; `backwards` runs from its end to its start. */
function knob(turn: (point: Point) => Point, backwards: boolean): string {
  const curves = backwards
    ? KNOB.map(([a, b], index): readonly [Point, Point, Point] => {
        const before = index === 0 ? ([-NECK, 0] as Point) : KNOB[index - 1]![2];
        return [b, a, before];
      }).reverse()
    : KNOB;
  const start: Point = backwards ? [NECK, 0] : [-NECK, 0];
  return (
    `L${formatPoint(turn(start))}` +
    curves.map((curve) => `C${curve.map((point) => formatPoint(turn(point))).join(' ')}`).join('')
  );
}

function corner(from: Point, to: Point): string {
  return `L${formatPoint(from)}A${ROUND} ${ROUND} 0 0 1 ${formatPoint(to)}`;
}

const KNOBS = [
  `M${formatPoint([ROUND, 0])}`,
  knob(([x, y]) => [50 + x, y], false),
  corner([100 - ROUND, 0], [100, ROUND]),
  knob(([x, y]) => [100 - y, 50 + x], false),
  corner([100, 100 - ROUND], [100 - ROUND, 100]),
].join('');

/** The whole outline, clockwise from the upper left corner. */
export const PUZZLE: string = [
  KNOBS,
  knob(([x, y]) => [50 + x, 100 + y], true),
  corner([ROUND, 100], [0, 100 - ROUND]),
  knob(([x, y]) => [-y, 50 + x], true),
  corner([0, ROUND], [ROUND, 0]),
  'Z',
].join('');

/** The square without knobs and holes. */
export const BODY: string = [
  `M${formatPoint([ROUND, 0])}`,
  corner([100 - ROUND, 0], [100, ROUND]),
  corner([100, 100 - ROUND], [100 - ROUND, 100]),
  corner([ROUND, 100], [0, 100 - ROUND]),
  corner([0, ROUND], [ROUND, 0]),
  'Z',
].join('');

/** The outline with its holes closed, for a line around it. */
export const AROUND: string =
  KNOBS + corner([ROUND, 100], [0, 100 - ROUND]) + corner([0, ROUND], [ROUND, 0]) + 'Z';
