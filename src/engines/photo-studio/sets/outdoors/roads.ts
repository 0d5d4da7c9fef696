import { floorPlane } from '../../geometry/plane.ts';
import { meshOf } from '../../geometry/shape.ts';
import type { Material } from '../../scene/material.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { ASPHALT, DUNES, GRAVEL, LINES, MEADOW, sand } from './ground-materials.ts';
import { type GroundRequest, grass, plain } from './ground-parts.ts';

/** Meters. */
export const LANE = 3.5;
const HALF_ROAD = LANE + 0.3;
const ROAD_LENGTH = 1200;
const DASH = { length: 3, every: 9, count: 121 };
const LINE_WIDTH = 0.12;

/** A road of two lanes between meadows, or through a desert. */
export function road(request: GroundRequest): Instance[] {
  const { along, land, radius } = request;
  const [left, ahead] = [
    [Math.cos(along), -Math.sin(along)],
    [Math.sin(along), Math.cos(along)],
  ] as const;
  // Things are in the right lane.
  const strip = (
    material: Material,
    {
      width,
      length = ROAD_LENGTH,
      toLeft = 0,
      forward = 0,
      y,
    }: { width: number; length?: number; toLeft?: number; forward?: number; y: number },
  ): Instance => {
    const aside = LANE / 2 + toLeft;
    const position: Vec3 = [left[0] * aside + ahead[0] * forward, y, left[1] * aside + ahead[1] * forward];
    return { mesh: meshOf([[floorPlane(width, length), material]]), transform: at(position, along), id: 0 };
  };
  const dashes = Array.from({ length: DASH.count }, (_, i) =>
    strip(LINES, {
      width: LINE_WIDTH,
      length: DASH.length,
      forward: (i - (DASH.count - 1) / 2) * DASH.every + 2,
      y: 0.002,
    }),
  );
  const fromMiddle = (x: number, z: number) => Math.abs(x * left[0] + z * left[1] - LANE / 2);
  const isDesert = land === 'desert';
  return [
    plain(request, isDesert ? sand(radius, DUNES) : MEADOW),
    strip(GRAVEL, { width: HALF_ROAD * 2 + 0.9, y: -0.0015 }),
    strip(ASPHALT, { width: HALF_ROAD * 2, y: 0 }),
    strip(LINES, { width: LINE_WIDTH, toLeft: LANE, y: 0.002 }),
    strip(LINES, { width: LINE_WIDTH, toLeft: -LANE, y: 0.002 }),
    ...dashes,
    ...(isDesert ? [] : grass(request, (x, z) => fromMiddle(x, z) > HALF_ROAD + 0.3)),
  ];
}
