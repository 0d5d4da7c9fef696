import { mergeShapes, meshOf, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Random } from '../../scene/random.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import { normalize, type Vec3 } from '../../scene/vector.ts';
import { anyDirection, foliage, type Leaf } from './foliage.ts';
import { MEADOW } from './ground-materials.ts';
import { type GroundRequest, grass, plain, sightOf } from './ground-parts.ts';
import { slab } from './houses.ts';

/** Meters. */
const FENCE = { height: 1.5, board: 0.13, gap: 0.014, thickness: 0.022 };
const BUSHES = 15;
const LEAVES = 3_000;
const BLOSSOMS = 170;

const GREENS = [
  ['#4c7034', 0.4],
  ['#5f8440', 0.35],
  ['#3d5c2c', 0.25],
] as const;
/** Shades of the boards of one fence. */
const FENCES = [
  ['#8a6a4c', '#80613f', '#937354'],
  ['#6f5a49', '#665242', '#786352'],
  ['#d9d4c8', '#d2ccbf', '#dedad0'],
  ['#7d7a72', '#75716a', '#86837b'],
] as const;
const FLOWERS = ['#d8567f', '#e9e4dc', '#e0b23c', '#b04ba0', '#c73e3a', '#e58aa8'];

/** A lawn before shrubs in bloom and a fence of boards. */
export function garden(request: GroundRequest): Instance[] {
  const { center, radius, random, camera } = request;
  const { halfWidth, placeAt } = sightOf(request);
  const away = Math.hypot(center[0] - camera.position[0], center[2] - camera.position[2]);
  const bed = away + Math.max(1.4, radius * 1.8);
  const width = halfWidth * bed * 1.5 + 1;
  const bushes = Array.from({ length: BUSHES }, (_, i): Instance[] => {
    const right = ((i + 0.5) / BUSHES - 0.5) * 2 * width + random.between(-0.2, 0.2);
    const isBehind = i % 2 === 0;
    const [x, z] = placeAt(bed + (isBehind ? 0.7 : 0) + random.between(0, 0.35), right);
    const tall =
      Math.min(1.1, Math.max(0.5, (width / BUSHES) * 1.5)) * random.between(0.8, 1.2) * (isBehind ? 1.5 : 1);
    return bush([x, 0, z], tall, random);
  }).flat();
  const turn = Math.atan2(camera.position[0] - center[0], camera.position[2] - center[2]);
  const [x, z] = placeAt(bed + 1.7, 0);
  const shades = random.pick(FENCES);
  return [
    plain(request, MEADOW),
    ...grass(request, () => true),
    ...bushes,
    {
      mesh: meshOf(
        fence(width * 1.3, random).map((shape, i) => [shape, createMaterial('matte', shades[i]!)]),
      ),
      transform: at([x, 0, z], turn),
      id: 0,
    },
  ];
}

/** Upright boards along x before a rail, in three groups. @param half meters to either side */
function fence(half: number, random: Random): Shape[] {
  const step = FENCE.board + FENCE.gap;
  const count = Math.ceil((half * 2) / step);
  const groups: Shape[][] = [[slab([-half, half], [0.3, FENCE.height - 0.3], [-0.04, -0.02])], [], []];
  for (let i = 0; i < count; i++) {
    const x = -half + i * step;
    const top = FENCE.height + random.between(-0.012, 0.012);
    random.pick(groups).push(slab([x, x + FENCE.board], [0.05, top], [0, FENCE.thickness]));
  }
  return groups.map(mergeShapes);
}

/** A round shrub, often in bloom. @param height meters */
function bush([x, y, z]: Vec3, height: number, random: Random): Instance[] {
  const half: Vec3 = [height * random.between(0.5, 0.75), height / 2, height * random.between(0.45, 0.6)];
  const lumps = Array.from({ length: 14 }, () => anyDirection(random));
  const surfaceAt = (direction: Vec3, depth: number): Vec3 => {
    const lump = Math.max(
      ...lumps.map((one) => one[0] * direction[0] + one[1] * direction[1] + one[2] * direction[2]),
    );
    const reach = depth * (0.72 + 0.3 * lump ** 3);
    return [
      x + half[0] * direction[0] * reach,
      y + half[1] * (1 + direction[1] * reach),
      z + half[2] * direction[2] * reach,
    ];
  };
  const leaves = Array.from({ length: LEAVES }, (): Leaf => {
    const direction = anyDirection(random);
    const loose = anyDirection(random);
    return {
      position: surfaceAt(direction, random.between(0.72, 1.05)),
      normal: normalize([direction[0] + loose[0], direction[1] + 0.4 + loose[1], direction[2] + loose[2]]),
      length: random.between(0.05, 0.09),
    };
  });
  const parts: Instance[] = [{ mesh: foliage(leaves, random, GREENS), transform: at([0, 0, 0]), id: 0 }];
  if (random.chance(0.6)) {
    const blossoms = Array.from({ length: BLOSSOMS }, (): Leaf[] => {
      const direction = normalize(onUpperHalf(anyDirection(random)));
      const position = surfaceAt(direction, 1.06);
      // Petals lie across each other.
      return Array.from({ length: 3 }, () => ({ position, normal: direction, length: 0.075 }));
    }).flat();
    const color = random.pick(FLOWERS);
    parts.push({ mesh: foliage(blossoms, random, [[color, 1]]), transform: at([0, 0, 0]), id: 0 });
  }
  return parts;
}

/** Mirrors a direction into the upper half: blossoms may sit a little below the middle. */
const onUpperHalf = ([x, y, z]: Vec3): Vec3 => [x, Math.abs(y) * 0.9 - 0.1, z];
