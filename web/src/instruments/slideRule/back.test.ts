import { describe, expect, it } from 'vitest';
import { regular } from './polygons';
import { drawSolid, measure, solids } from './solids';

describe('the back of the rule', () => {
  it.each([
    [3, '60', 180, 0, '0.2887', '0.5774', '0.4330'],
    [4, '90', 360, 2, '0.5000', '0.7071', '1.0000'],
    [6, '120', 720, 9, '0.8660', '1.0000', '2.5981'],
    [7, '128.5714', 900, 14, '1.0383', '1.1524', '3.6339'],
    [14, '154.2857', 2160, 77, '2.1906', '2.2470', '15.3345'],
  ])('knows the polygon with %d sides', (sides, angle, sum, diagonals, apothem, radius, area) => {
    const one = regular().find((polygon) => polygon.sides === sides);

    expect(one && String(Number(one.angle.toFixed(4)))).toBe(angle);
    expect([one?.sum, one?.diagonals]).toEqual([sum, diagonals]);
    expect([one?.apothem, one?.radius, one?.area].map((value) => value?.toFixed(4))).toEqual([apothem, radius, area]);
  });

  it.each([
    ['tetrahedron', [4, 6, 4], ['1.7321', '0.1179', '0.2041', '0.3536', '0.6124'], '70.53'],
    ['cube', [6, 12, 8], ['6.0000', '1.0000', '0.5000', '0.7071', '0.8660'], '90.00'],
    ['octahedron', [8, 12, 6], ['3.4641', '0.4714', '0.4082', '0.5000', '0.7071'], '109.47'],
    ['dodecahedron', [12, 30, 20], ['20.6457', '7.6631', '1.1135', '1.3090', '1.4013'], '116.57'],
    ['icosahedron', [20, 30, 12], ['8.6603', '2.1817', '0.7558', '0.8090', '0.9511'], '138.19'],
  ] as const)('measures the %s', (solid, counts, lengths, between) => {
    const { faces, edges, corners, surface, volume, inside, toEdges, toCorners, between: angle } = measure(solid);

    expect([faces, edges, corners]).toEqual(counts);
    expect([surface, volume, inside, toEdges, toCorners].map((value) => value.toFixed(4))).toEqual(lengths);
    expect(angle.toFixed(2)).toBe(between);
  });

  it('draws the faces that are turned to us', () => {
    expect(solids.map((solid) => drawSolid(solid).length)).toEqual([3, 3, 4, 6, 10]);
  });
});
