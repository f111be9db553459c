/** The five regular solids, measured and drawn from nothing but their corners. */
type Point = readonly [number, number, number];

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const both = (x: number): readonly number[] => (x ? [x, -x] : [0]);
/** All changes of sign. */
const signChanges = ([x, y, z]: Point): readonly Point[] =>
  both(x).flatMap((a) => both(y).flatMap((b) => both(z).map((c): Point => [a, b, c])));
/** All changes of sign of a point and of its two turns. */
const rotations = ([x, y, z]: Point): readonly Point[] => [...signChanges([x, y, z]), ...signChanges([y, z, x]), ...signChanges([z, x, y])];
const cube = signChanges([1, 1, 1]);

const corners = {
  tetrahedron: cube.filter(([x, y, z]) => x * y * z < 0),
  cube,
  octahedron: rotations([1, 0, 0]),
  dodecahedron: [...cube, ...rotations([0, 1 / GOLDEN, GOLDEN])],
  icosahedron: rotations([0, 1, GOLDEN]),
} satisfies Record<string, readonly Point[]>;

export type Solid = keyof typeof corners;
export const solids = ['tetrahedron', 'cube', 'octahedron', 'dodecahedron', 'icosahedron'] as const satisfies readonly Solid[];

const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (k: number, [x, y, z]: Point): Point => [k * x, k * y, k * z];
const minus = (a: Point, b: Point): Point => plus(a, times(-1, b));
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const size = (a: Point): number => Math.sqrt(dot(a, a));
const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const middle = (points: readonly Point[]): Point => times(1 / points.length, points.reduce(plus));
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

interface Face {
  /** Its corners, one after the other. */
  readonly round: readonly Point[];
  /** Outwards, of length 1. */
  readonly normal: Point;
}

function edgesOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  const pairs = points.flatMap((a, place) => points.slice(place + 1).map((b) => [a, b] as const));
  const shortest = Math.min(...pairs.map(([a, b]) => size(minus(a, b))));
  return pairs.filter(([a, b]) => isNear(size(minus(a, b)), shortest));
}

/** Two edges at a corner make a face if no corner is above them. */
function facesOf(points: readonly Point[]): readonly Face[] {
  const edges = edgesOf(points);
  const faces: Face[] = [];
  for (const corner of points) {
    const beside = edges.flatMap(([a, b]) => (a === corner ? [b] : b === corner ? [a] : []));
    for (const [place, a] of beside.entries())
      for (const b of beside.slice(place + 1)) {
        const across = cross(minus(a, corner), minus(b, corner));
        const normal = times((dot(across, corner) > 0 ? 1 : -1) / size(across), across);
        const high = dot(normal, corner);
        const isNew = !faces.some((face) => isNear(dot(face.normal, normal), 1));
        if (isNew && points.every((point) => dot(normal, point) < high + 1e-9)) faces.push({ normal, round: round(points, normal, high) });
      }
  }
  return faces;
}

function round(points: readonly Point[], normal: Point, high: number): readonly Point[] {
  const flat = points.filter((point) => isNear(dot(normal, point), high));
  const centre = middle(flat);
  const along = minus(flat[0] ?? centre, centre);
  const beside = cross(normal, along);
  const angle = (point: Point) => Math.atan2(dot(minus(point, centre), beside), dot(minus(point, centre), along));
  return flat.toSorted((a, b) => angle(a) - angle(b));
}

export interface Measures {
  readonly faces: number;
  readonly edges: number;
  readonly corners: number;
  readonly surface: number;
  readonly volume: number;
  readonly inside: number;
  readonly toEdges: number;
  readonly toCorners: number;
  /** In degrees. */
  readonly between: number;
}

/** The measures of a solid with edge 1. */
export function measure(solid: Solid): Measures {
  const points: readonly Point[] = corners[solid];
  const edges = edgesOf(points);
  const faces = facesOf(points);
  const [[from, to] = [points[0] as Point, points[1] as Point]] = edges;
  const edge = size(minus(from, to));
  const [first, ...others] = faces.map((face) => face.normal);
  const inside = dot(first as Point, faces[0]?.round[0] as Point) / edge;
  const steepest = Math.max(...others.map((other) => dot(first as Point, other)));
  const surface = faces.reduce((sum, face) => sum + area(face.round), 0) / edge ** 2;
  return {
    faces: faces.length,
    edges: edges.length,
    corners: points.length,
    surface,
    volume: (surface * inside) / 3,
    inside,
    toEdges: size(middle([from, to])) / edge,
    toCorners: size(from) / edge,
    between: 180 - (Math.acos(steepest) * 180) / Math.PI,
  };
}

function area(round: readonly Point[]): number {
  const [first, ...others] = round as [Point, ...Point[]];
  const sides = others.map((point) => minus(point, first));
  return sides.slice(1).reduce((sum, side, place) => sum + size(cross(sides[place] as Point, side)) / 2, 0);
}

const LIGHT: Point = [-0.35, 0.75, 0.56];
const RADIUS = 18;

/** A small turn, so that no face is seen from its edge. */
function project([x, y, z]: Point): Point {
  const [turn, tilt] = [0.5, 0.42];
  const [a, c] = [x * Math.cos(turn) + z * Math.sin(turn), z * Math.cos(turn) - x * Math.sin(turn)];
  return [a, y * Math.cos(tilt) - c * Math.sin(tilt), y * Math.sin(tilt) + c * Math.cos(tilt)];
}

export interface VisibleFace {
  /** Corners for an SVG polygon in a box of 40 round the middle. */
  readonly points: string;
  /** How bright it is, in percent. */
  readonly light: number;
}

/** The faces that one sees. */
export function drawSolid(solid: Solid): readonly VisibleFace[] {
  const scale = RADIUS / size(corners[solid][0] as Point);
  return facesOf(corners[solid])
    .map((face) => ({ normal: project(face.normal), round: face.round.map(project) }))
    .filter((face) => face.normal[2] > 1e-6)
    .map((face) => ({
      points: face.round.map(([x, y]) => `${(x * scale).toFixed(2)},${(-y * scale).toFixed(2)}`).join(' '),
      light: Math.round(100 * Math.max(0, dot(face.normal, LIGHT))),
    }));
}
