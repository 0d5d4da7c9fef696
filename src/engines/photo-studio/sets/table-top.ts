import type { Random } from '../scene/random.ts';
import type { Instance, Scene } from '../scene/scene.ts';
import type { Vec3 } from '../scene/vector.ts';
import { findItem } from '../things/catalog.ts';
import { arrangeSubjects } from './arrange.ts';
import { decorate } from './decorate.ts';
import { frameCamera, fStopFor } from './frame-camera.ts';
import { lightRig } from './light-rig.ts';
import { backdropsOf } from './palettes.ts';
import type { LightMood, PhotoSet, SetRequest } from './set.ts';
import { boxAround, instancesOf, type Stage } from './stage.ts';
import { sunShadow } from './sun-shadows.ts';
import { chooseSurface, groundInstance, servingPiece, tableInstance, wallInstance } from './table.ts';

export const TABLE_TOP: PhotoSet = {
  name: 'table-top',
  nouns: [
    'table',
    'tabletop',
    'still life',
    'counter',
    'desk',
    'breakfast table',
    'wooden table',
    'marble table',
  ],
  fits: ({ key }) => isTableSized(key),
  compose: async (request) => (await stageTableTop(request)).scene,
};

/** The scene with the places of its things. */
export async function stageTableTop(request: SetRequest): Promise<{ scene: Scene; stage: Stage }> {
  const { random, view = {}, palette } = request;
  const mood =
    request.light ?? random.pick<LightMood>(['soft', 'window', 'soft', 'bright', 'window', 'dark']);
  const top = chooseSurface(request.surface, mood, random);
  const azimuth = random.between(-0.5, 0.5);
  const elevation = view.above
    ? random.between(0.75, 0.95)
    : random.pick([0.16, 0.24, 0.36, 0.52]) + random.between(-0.03, 0.05);
  const stage = await arrangeSubjects({
    request,
    azimuth,
    elevation,
    swing: 0.5,
    spacing: 0.1,
    carrier: servingPiece(random, top.name),
  });
  const heroes = stage.placed.filter(({ role }) => role !== 'prop');
  const around = boxAround(heroes);
  const side = copySide(request, random);
  await decorate(stage, request, {
    azimuth,
    count: random.pick([1, 2, 2, 3, 3]),
    spots: propSpots(side, random),
  });
  const camera = frameCamera(
    heroes.map(({ box }) => box),
    {
      azimuth,
      elevation,
      verticalFov: random.pick([18, 22, 26]),
      aspect: request.width / request.height,
      fill: Math.min(0.88, random.between(0.54, 0.62) * (view.closer ?? 1)),
      center: [
        side * random.between(0.14, 0.24) * -1,
        view.copySpace === 'top' ? -0.26 : random.between(-0.14, -0.04),
      ],
    },
  );
  const size: Vec3 = [
    around.max[0] - around.min[0],
    around.max[1] - around.min[1],
    around.max[2] - around.min[2],
  ];
  const center: Vec3 = [
    (around.min[0] + around.max[0]) / 2,
    (around.min[1] + around.max[1]) / 2,
    (around.min[2] + around.max[2]) / 2,
  ];
  const radius = Math.max(0.06, Math.hypot(...size) / 2);
  const rig = lightRig(mood, { center, radius: radius * 1.25, azimuth }, random);
  const depth = Math.max(size[0], size[2]) * 0.5 + 0.02;
  const stop = fStopFor(camera, depth, 0.0032);
  const wall = palette?.backdrop ?? random.pick(backdropsOf(mood));
  const back = random.between(4, 7) * radius;
  const reach = Math.max(2, radius * 14);
  const set: Instance[] = [
    tableInstance(top, reach * 2, reach, back, random),
    wallInstance(wall, back + radius * random.between(2, 5), reach * 5),
    groundInstance([wall[0] * 0.5, wall[1] * 0.5, wall[2] * 0.5], reach * 5),
    ...(rig.sun && random.chance(0.75) ? [sunShadow(rig.sun, center, radius * 1.6, random)] : []),
  ];
  const instances = instancesOf(stage);
  const scene: Scene = {
    instances: [...instances, ...set.map((instance, i) => ({ ...instance, id: instances.length + 1 + i }))],
    lights: rig.lights,
    environment: rig.environment,
    camera: { ...camera, fStop: Math.min(16, Math.max(2, stop)) },
    exposure: rig.exposure,
    grade: rig.grade,
  };
  return { scene, stage };
}

/** Smaller than a large bowl, and nothing that stands on a floor. */
export function isTableSized(key: string): boolean {
  const item = findItem(key);
  if (!item) return false;
  const [width, height, depth] = item.size;
  return (
    Math.max(width, depth) <= 0.62 &&
    height <= 0.75 &&
    item.standsOn !== 'wall' &&
    item.standsOn !== 'ceiling'
  );
}

/** The side that stays empty: -1 left, 1 right. */
export function copySide({ view }: SetRequest, random: Random): -1 | 1 {
  if (view?.copySpace === 'left') return -1;
  if (view?.copySpace === 'right') return 1;
  return random.sign();
}

/** Behind the subjects and on the side away from the empty one; one may reach into the empty side, far away. */
function propSpots(side: -1 | 1, random: Random): [number, number][] {
  return [
    [-side * random.between(0.8, 1.1), random.between(0.9, 1.5)],
    [side * random.between(0.5, 1), random.between(1.6, 2.4)],
    [-side * random.between(1.2, 1.6), random.between(-0.5, 0.2)],
  ];
}
