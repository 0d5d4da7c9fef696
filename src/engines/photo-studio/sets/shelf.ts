import { wallPlane } from '../geometry/plane.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { meshOf, placeShape } from '../geometry/shape.ts';
import { FINISHES } from '../materials/finishes.ts';
import { surface } from '../materials/surfaces.ts';
import { at } from '../scene/transform.ts';
import { findItem } from '../things/catalog.ts';
import { arrangeSubjects } from './arrange.ts';
import { decorate } from './decorate.ts';
import { lightRig } from './light-rig.ts';
import { backdropsOf } from './palettes.ts';
import { asEdited, type LightMood, type PhotoSet, type SetRequest } from './set.ts';
import { copySide, lookAt, type StagedScene, stagedScene, subjectSphere } from './still-scene.ts';
import { sunShadow } from './sun-shadows.ts';
import { isTableSized } from './table-top.ts';

export const SHELF: PhotoSet = {
  name: 'shelf',
  nouns: ['shelf', 'wall shelf', 'shelves', 'mantelpiece', 'ledge'],
  fits: ({ key }) => {
    const size = findItem(key)?.size;
    return !!size && isTableSized(key) && Math.max(size[0], size[2]) <= 0.36;
  },
  compose: stageShelf,
};

/** A row of things on a board at a painted wall, seen at their own height. */
export async function stageShelf(request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const seen = asEdited(request);
  const drawnMood = random.pick<LightMood>(['soft', 'window', 'window', 'bright']);
  const mood = request.light ?? drawnMood;
  const azimuth = random.between(-0.22, 0.22);
  const elevation = random.between(0.02, 0.12);
  const deepest = Math.max(
    ...request.subjects.map(({ key }) => Math.max(findItem(key)?.size[0] ?? 0, findItem(key)?.size[2] ?? 0)),
  );
  const depth = Math.max(0.16, deepest * 1.3);
  const stage = await arrangeSubjects({
    request,
    azimuth,
    elevation,
    swing: 0.4,
    spacing: 0.15,
    halfDepth: depth / 2,
  });
  const side = copySide(request, random);
  await decorate(stage, request, {
    azimuth,
    count: random.pick([2, 3, 3]),
    spots: [
      [-side * 1.15, 0.1],
      [side * 1.3, 0.05],
      [-side * 2, 0],
    ],
    halfDepth: depth / 2,
  });
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: () => elevation,
    lenses: [18, 22],
    fill: [0.48, 0.56],
    side,
    height: [-0.1, 0],
    blur: 0.0022,
  });
  const { center, radius } = subjectSphere(stage);
  const rig = lightRig(
    mood,
    { center, radius: Math.max(0.14, radius) * 1.4, azimuth },
    random,
    request.edits,
  );
  // Drawn in any case, so that another color changes nothing else.
  const drawn = random.pick(backdropsOf(mood));
  const wall = seen.palette?.backdrop ?? drawn;
  const board = roundedBox({ width: 6, height: 0.032, depth, radius: 0.003 });
  const shift = random.between(-0.5, 0.5);
  const material = surface(random.pick(['oak', 'walnut', 'white wood', 'marble'] as const));
  const set = [
    {
      mesh: meshOf([[placeShape(board, at([shift, -0.032, 0])), material]]),
      transform: at([-shift, 0, 0]),
      id: 0,
    },
    {
      mesh: meshOf([[wallPlane(12, 8), { ...FINISHES.wall, color: wall }]]),
      transform: at([0, -4, -depth / 2 - 0.001]),
      id: 0,
    },
    ...(rig.sun && random.chance(0.8)
      ? [sunShadow(rig.sun, center, Math.max(0.14, radius) * 1.6, random)]
      : []),
  ];
  const ground = { back: -depth / 2, front: depth / 2 };
  return stagedScene(stage, request, { cameraFor, rig, set, ground });
}
