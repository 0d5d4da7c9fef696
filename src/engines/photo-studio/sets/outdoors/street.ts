import { floorPlane } from '../../geometry/plane.ts';
import { meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import {
  hash,
  layers,
  noise,
  paintHeights,
  paintTexture,
  relief,
  shade,
  smoothStep,
  TEXTURE_SIDE,
} from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import type { Part } from '../../things/parts.ts';
import { ASPHALT, LINES } from './ground-materials.ts';
import type { GroundRequest } from './ground-parts.ts';
import { houses, slab } from './houses.ts';
import { LANE } from './roads.ts';

/** Meters. */
const CURB = { width: 0.16, height: 0.12 };
const SIDEWALK = 3;
/** From a street lamp to the curb: it stands away from the houses, which it would light too brightly. */
const BEFORE_LAMP = 0.5;
/** Meters to either side of the things. */
const LENGTH = 110;
const SQUARE = 60;
const DASH = { length: 2, every: 5, width: 0.12 };

/**
 * A street along a row of houses, seen from the square on its other side. What drives is in the right lane; all else stands on
 * the sidewalk before the houses.
 */
export function street({
  camera,
  center,
  radius,
  boxes,
  along,
  isVehicle,
  hasLamp,
  isLit,
  random,
}: GroundRequest): Instance[] {
  const [toX, toZ] = [camera.position[0] - center[0], camera.position[2] - center[2]];
  // Own axes: x along the street, z from the houses towards the camera, the subject at the origin. Along a vehicle's direction
  // the houses are at its right or left; it drives in the right lane.
  const isWallAtRight = Math.cos(along) * toX - Math.sin(along) * toZ > 0;
  const turn = isVehicle
    ? along + (isWallAtRight ? 1 : -1) * (Math.PI / 2)
    : Math.atan2(toX, toZ) + random.between(-0.3, 0.3);
  const toLaneEdge = LANE / 2 + 0.1;
  const lanes = LANE * 2 + 0.2;
  const toCurb = hasLamp && boxes.length === 1 ? BEFORE_LAMP : Math.max(1, radius * 0.7);
  const curbZ = isVehicle ? -(isWallAtRight ? toLaneEdge : toLaneEdge + LANE) : toCurb;
  const usual = Math.max(1, radius + 0.25);
  const behind = hasLamp ? Math.max(SIDEWALK - BEFORE_LAMP, boxes.length > 1 ? usual : 0) : usual;
  const wall = isVehicle ? curbZ - CURB.width - SIDEWALK : -behind;
  // Things stand at the level zero.
  const [sidewalkY, roadY] = isVehicle ? [CURB.height, 0] : [0, -CURB.height];
  const floor = (material: Material, [back, front]: readonly [number, number], y: number): Part => [
    placeShape(floorPlane(LENGTH * 2, front - back), at([0, y, (front + back) / 2])),
    material,
  ];
  const stones = (z: number): Part => [
    slab([-LENGTH, LENGTH], [roadY, sidewalkY + 0.004], [z, z + CURB.width]),
    CURBSTONE,
  ];
  const far = curbZ + CURB.width + lanes;
  const middle = curbZ + CURB.width + lanes / 2;
  const dashes = Array.from({ length: Math.ceil((LENGTH * 2) / DASH.every) }, (_, i): Part => {
    const x = -LENGTH + i * DASH.every;
    const dash: Shape = placeShape(floorPlane(DASH.length, DASH.width), at([x, roadY + 0.002, middle]));
    return [dash, LINES];
  });
  const row = houses({ from: -LENGTH, to: LENGTH }, random, { isLit }).map(
    ([shape, material]): Part => [placeShape(shape, at([0, sidewalkY, wall])), material],
  );
  const parts = [
    ...row,
    floor(PAVING, [wall - 0.4, curbZ], sidewalkY),
    stones(curbZ),
    floor(ASPHALT, [curbZ + CURB.width, far], roadY),
    ...dashes,
    stones(far),
    floor(PAVING, [far + CURB.width, far + SQUARE], sidewalkY),
  ];
  return [{ mesh: meshOf(parts), transform: at([0, 0, 0], turn), id: 0 }];
}

const CURBSTONE = createMaterial('stone', '#a09b93');

/** Stones across 1.6 meters of the sidewalk. */
const STONES = 4;

const pavingAt = (u: number, v: number) => {
  const row = Math.floor(v * STONES);
  const x = u * STONES + (row % 2) / 2;
  const [across, deep] = [x % 1, (v * STONES) % 1];
  const edge = Math.min(across, 1 - across, deep, 1 - deep);
  return {
    face: smoothStep(0.008, 0.022, edge),
    id: hash(Math.floor(x) % STONES, row, 3),
    dirt: layers(u, v, 6, 6, 4, 5),
    grain: noise(u, v, 400, 400, 7),
  };
};

/** Large concrete slabs, laid in rows. */
const PAVING: Material = {
  color: [1, 1, 1],
  roughness: 0.9,
  metallic: 0,
  specular: 0.03,
  mapping: { kind: 'triplanar', size: 1.6, axis: 'y' },
  texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
    const { face, id, dirt, grain } = pavingAt(u, v);
    const tone = 0.6 + 0.09 * (id - 0.5) + 0.14 * (dirt - 0.5) + 0.08 * (grain - 0.5);
    return shade([1, 0.985, 0.955], tone * (0.55 + 0.45 * face));
  }),
  detail: relief(
    paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { face, id, grain } = pavingAt(u, v);
      return 0.2 + face * (0.6 + 0.08 * id) + 0.12 * (grain - 0.5);
    }),
    0.008,
  ),
};
