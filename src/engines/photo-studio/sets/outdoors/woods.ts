import { grid } from '../../geometry/grid.ts';
import { mergeShapes, meshOf, type Shape } from '../../geometry/shape.ts';
import {
  layers,
  mixPaint,
  noise,
  paintHeights,
  paintTexture,
  relief,
  TEXTURE_SIDE,
} from '../../materials/paint.ts';
import { makeTexture } from '../../materials/textures.ts';
import type { Material } from '../../scene/material.ts';
import type { Random } from '../../scene/random.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import { add, normalize, scale, type Vec3 } from '../../scene/vector.ts';
import { anyDirection, foliage, type Leaf } from './foliage.ts';
import { type GroundRequest, grass, plain, sightOf } from './ground-parts.ts';

/** Per square meter. */
const TRUNKS = 0.06;
const MOST_TRUNKS = 160;
/** Meters. */
const TRUNK_HEIGHT = 11;
const BRANCHES = 7;
const LEAVES_OF_BRANCH = 38;
const LITTER = 9_000;
const UNDERGROWTH = 30_000;
const CANOPY = 5_000;

const DEAD = [
  ['#7a5a38', 0.4],
  ['#8f6a3c', 0.3],
  ['#5e4630', 0.2],
  ['#a57e3e', 0.1],
] as const;
const GREENS = [
  ['#577a34', 0.4],
  ['#6d9040', 0.35],
  ['#48662c', 0.25],
] as const;

/** A clearing between trees, with fallen leaves and thin grass, and spots of sun. */
export function woods(request: GroundRequest): Instance[] {
  const { center, radius, random, camera } = request;
  const { nearest, halfWidth, placeAt, height: seenHeight } = sightOf(request);
  const away = Math.hypot(center[0] - camera.position[0], center[2] - camera.position[2]);
  const first = away + Math.max(2.4, radius * 2.4);
  const depth = Math.max(40, radius * 30);
  const last = first + depth;
  // As dense on the ground everywhere: a few trunks nearby, many far away.
  const area = 1.3 * halfWidth * (last ** 2 - first ** 2);
  const trees = Array.from({ length: Math.min(MOST_TRUNKS, Math.round(area * TRUNKS)) }, () => {
    const ahead = Math.sqrt(first ** 2 + random.next() * (last ** 2 - first ** 2));
    const [x, z] = placeAt(ahead, random.between(-1.3, 1.3) * halfWidth * ahead);
    return { ahead, ...tree(x, z, random) };
  });
  const branches = trees.flatMap(({ ahead, axis, radiusAt }) => {
    // Where the picture sees the tree, from a little above the undergrowth.
    const seen = Math.min(TRUNK_HEIGHT * 0.95, ahead * seenHeight);
    return Array.from({ length: BRANCHES }, () =>
      branch(axis, radiusAt, { height: seen * random.between(0.18, 1), ahead, random }),
    );
  });
  const litter = Array.from({ length: LITTER }, (): Leaf => {
    const ahead = nearest * 0.85 * 30 ** random.next();
    const [x, z] = placeAt(ahead, random.between(-1, 1) * halfWidth * ahead);
    const loose = anyDirection(random);
    const pixel = (ahead * seenHeight) / 700;
    return {
      position: [x, random.between(0.003, 0.018), z],
      normal: normalize([loose[0] * 0.35, 1, loose[2] * 0.35]),
      length: Math.max(pixel, random.between(0.035, 0.075)),
    };
  });
  const undergrowth = Array.from({ length: UNDERGROWTH }, (): Leaf => {
    const ahead = (first + 4) * (last / (first + 4)) ** random.next();
    const right = random.between(-1.3, 1.3) * halfWidth * ahead;
    const [x, z] = placeAt(ahead, right);
    const lump = layers((x + 500) / 40, (z + 500) / 40, 16, 16, 2, 5);
    const tall = ahead * seenHeight * (0.08 + 0.34 * lump ** 2);
    return {
      position: [x, tall * random.next() ** 1.7, z],
      normal: anyDirection(random),
      length: random.between(0.05, 0.09) * Math.max(1, ahead / 12),
    };
  });
  return [
    plain(request, FLOOR),
    {
      mesh: meshOf([[mergeShapes([...trees, ...branches].map(({ shape }) => shape)), bark()]]),
      transform: at([0, 0, 0]),
      id: 0,
    },
    { mesh: foliage(litter, random, DEAD, { isFolded: true }), transform: at([0, 0, 0]), id: 0 },
    {
      mesh: foliage(
        branches.flatMap(({ leaves }) => leaves),
        random,
        GREENS,
      ),
      transform: at([0, 0, 0]),
      id: 0,
    },
    { mesh: foliage(undergrowth, random, GREENS), transform: at([0, 0, 0]), id: 0 },
    { mesh: foliage(canopy(request), random, GREENS), transform: at([0, 0, 0]), id: 0 },
    ...grass(request, (x, z) => layers((x + 300) / 30, (z + 300) / 30, 40, 40, 2, 9) > 0.56),
  ];
}

/** Leaves between the sun and the clearing: they let spots of light through. */
function canopy({ center, radius, sun, random }: GroundRequest): Leaf[] {
  const up = 9 / Math.max(0.2, sun[1]);
  const reach = Math.max(3.5, radius * 5);
  const twigs = Array.from(
    { length: 90 },
    () => [random.between(-reach, reach), random.between(-reach, reach)] as const,
  );
  return Array.from({ length: CANOPY }, (): Leaf => {
    const [x, z] = random.pick(twigs);
    return {
      position: [
        center[0] + sun[0] * up + x + random.between(-0.7, 0.7),
        9 + random.between(-0.5, 0.5),
        center[2] + sun[2] * up + z + random.between(-0.7, 0.7),
      ],
      normal: anyDirection(random),
      length: random.between(0.12, 0.22),
    };
  });
}

interface Tree {
  shape: Shape;
  /** The middle of the trunk at a height. */
  axis: (y: number) => Vec3;
  radiusAt: (y: number) => number;
}

/** A trunk with a foot that spreads, a little bent. */
function tree(x: number, z: number, random: Random): Tree {
  const thick = random.between(0.07, 0.2) * (random.chance(0.25) ? 1.5 : 1);
  const [leanX, leanZ] = [random.between(-0.05, 0.05), random.between(-0.05, 0.05)];
  const sway = random.between(0, 6);
  const axis = (y: number): Vec3 => [
    x + leanX * y + 0.05 * Math.sin(y * 0.8 + sway),
    y,
    z + leanZ * y + 0.05 * Math.cos(y * 0.7 + sway),
  ];
  const radiusAt = (y: number) => thick * (1 - 0.45 * Math.max(0, y / TRUNK_HEIGHT));
  const shape = grid(11, 16, (u, v) => {
    const y = TRUNK_HEIGHT * v ** 1.6 - 0.05;
    const angle = u * Math.PI * 2;
    const foot = 1 + 0.8 * Math.exp(-y * 6) * (1 + 0.4 * Math.sin(angle * 4 + sway));
    const wide = radiusAt(y) * foot;
    return { position: add(axis(y), [wide * Math.sin(angle), 0, wide * Math.cos(angle)]) };
  });
  return { shape, axis, radiusAt };
}

/** A branch that rises from a trunk and bends down again, with leaves along its outer part. */
function branch(
  axis: (y: number) => Vec3,
  radiusAt: (y: number) => number,
  { height, ahead, random }: { height: number; ahead: number; random: Random },
): { shape: Shape; leaves: Leaf[] } {
  const angle = random.between(0, Math.PI * 2);
  const out: Vec3 = [Math.sin(angle), 0, Math.cos(angle)];
  const length = random.between(0.7, 1.9);
  const rise = length * random.between(0.2, 0.6);
  const root = axis(height);
  const pointAt = (t: number): Vec3 =>
    add(add(root, scale(out, length * t)), [0, rise * t - 0.35 * length * t * t, 0]);
  const thick = Math.min(0.03, radiusAt(height) * 0.3);
  const shape = grid(5, 4, (u, v) => {
    const around = u * Math.PI * 2;
    const wide = thick * (1 - 0.8 * v);
    const across = Math.cos(around) * wide;
    return {
      position: add(pointAt(v), [out[2] * across, Math.sin(around) * wide, -out[0] * across]),
    };
  });
  const leaves = Array.from({ length: LEAVES_OF_BRANCH }, (): Leaf => {
    const t = 1 - 0.75 * random.next() ** 1.4;
    const loose = scale(anyDirection(random), length * 0.22 * random.next());
    return {
      position: add(pointAt(t), loose),
      normal: normalize(add(anyDirection(random), [0, 0.6, 0])),
      length: random.between(0.06, 0.11) * Math.max(1, ahead / 12),
    };
  });
  return { shape, leaves };
}

function bark(): Material {
  return { ...makeTexture('bark'), mapping: { kind: 'triplanar', size: 0.6 } };
}

/** Earth, needles and bits of leaves. */
const FLOOR: Material = {
  color: [1, 1, 1],
  roughness: 1,
  metallic: 0,
  specular: 0.01,
  mapping: { kind: 'triplanar', size: 2.4, axis: 'y' },
  texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
    const bits = noise(u, v, 260, 260, 3) * 0.6 + noise(u, v, 90, 90, 4) * 0.4;
    const moss = Math.max(0, layers(u, v, 5, 5, 4, 8) - 0.52) * 2.5;
    return mixPaint(mixPaint([0.2, 0.15, 0.1], [0.46, 0.35, 0.22], bits), [0.3, 0.36, 0.14], moss);
  }),
  detail: relief(
    paintHeights(
      TEXTURE_SIDE,
      TEXTURE_SIDE,
      (u, v) => 0.6 * noise(u, v, 160, 160, 3) + 0.4 * layers(u, v, 12, 12, 3, 6),
    ),
    0.03,
  ),
};
