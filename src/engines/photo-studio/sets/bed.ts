import { grid } from '../geometry/grid.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape } from '../geometry/shape.ts';
import { FINISHES } from '../materials/finishes.ts';
import { layers } from '../materials/paint.ts';
import { surface } from '../materials/surfaces.ts';
import type { Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import type { Rgb } from '../scene/vector.ts';
import { findItem } from '../things/catalog.ts';
import { arrangeSubjects } from './arrange.ts';
import { lightRig } from './light-rig.ts';
import { cloth, lean, scatterCushion, softBox } from './rooms/pieces/soft.ts';
import { asEdited, type LightMood, type PhotoSet, type SetRequest } from './set.ts';
import type { Piece } from './stage.ts';
import { copySide, lookAt, type StagedScene, stagedScene, subjectSphere } from './still-scene.ts';
import { sunShadow } from './sun-shadows.ts';
import { wallInstance } from './table.ts';
import { isTableSized } from './table-top.ts';

export const BED: PhotoSet = {
  name: 'bed',
  nouns: ['bed', 'white bed', 'bed linen', 'duvet'],
  fits: ({ key }) => isTableSized(key),
  compose: stageBed,
};

/** Meters. */
const WIDTH = 2.3;
const TRAY = { board: 0.014, rim: 0.045, thick: 0.014 };

/** Things on a white duvet before pillows, food on a tray. */
export async function stageBed(request: SetRequest): Promise<StagedScene> {
  const { random, edits } = request;
  const seen = asEdited(request);
  // Drawn in any case: another light must not change the rest.
  const drawnMood = random.pick<LightMood>(['window', 'window', 'soft', 'bright']);
  const mood = request.light ?? drawnMood;
  const azimuth = random.between(-0.4, 0.4);
  const above = 0.85;
  const usual = request.view?.above ? 0.5 : random.between(0.36, 0.52);
  const items = request.subjects.map(({ key }) => findItem(key));
  const hasOwnTray = request.subjects.some(({ key }) => key === 'made-wooden-tray');
  const isMeal = items.some((item) => item?.category === 'food' || item?.category === 'tableware');
  const stage = await arrangeSubjects({
    request,
    azimuth,
    elevation: request.view?.above ? above : usual,
    swing: 0.5,
    spacing: 0.1,
    carriesAll: isMeal,
    ...(isMeal && !hasOwnTray ? { carrier: tray(random) } : {}),
  });
  const { center, radius } = subjectSphere(stage);
  const side = copySide(request, random);
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: (view) => (view.above ? above : usual),
    lenses: [20, 24, 28],
    fill: [0.5, 0.58],
    side,
    height: [-0.12, -0.02],
    blur: 0.003,
  });
  const usualRig = lightRig(mood, { center, radius: Math.max(0.4, radius * 1.6), azimuth }, random, edits);
  // So much white would blow out.
  const rig = { ...usualRig, exposure: usualRig.exposure - 0.35 };
  const drawnWall = random.pick<Rgb>([
    [0.74, 0.71, 0.66],
    [0.6, 0.63, 0.6],
    [0.55, 0.47, 0.42],
    [0.42, 0.47, 0.52],
  ]);
  const wall = seen.palette?.backdrop ?? drawnWall;
  const back = Math.max(0.42, radius * 1.7);
  const set: Instance[] = [
    duvet(Math.max(0.2, radius * 0.95), back, random),
    ...headOfBed(back, random),
    wallInstance(wall, back + 0.95, 8),
    ...(rig.sun && random.chance(0.7) ? [sunShadow(rig.sun, center, radius * 1.8, random)] : []),
  ];
  return stagedScene(stage, request, { cameraFor, rig, set, ground: { back: -back } });
}

/** A wooden tray with a rim, as large as what it carries. */
function tray(random: Random) {
  return async (width: number, depth: number): Promise<Piece> => {
    const { board, rim, thick } = TRAY;
    // Without this room, some of it would stand on the rim or beside the tray.
    const [w, d] = [width * 1.3 + 0.1, depth * 1.4 + 0.1];
    const bar = (size: [number, number, number], x: number, z: number) =>
      placeShape(
        roundedBox({ width: size[0], height: size[1], depth: size[2], radius: 0.004, segments: 3 }),
        at([x, 0, z]),
      );
    const shape = mergeShapes([
      bar([w, board, d], 0, 0),
      ...[-1, 1].flatMap((side) => [
        bar([thick, rim, d], side * (w / 2 - thick / 2), 0),
        bar([w, rim, thick], 0, side * (d / 2 - thick / 2)),
      ]),
    ]);
    return {
      key: 'tray',
      mesh: meshOf([[shape, surface(random.pick(['oak', 'walnut'] as const))]]),
      turn: random.between(-0.2, 0.2),
      scale: 1,
      role: 'carrier',
      rim: thick * 1.5,
    };
  };
}

/** A cover that is flat under the things and has soft folds around them. @param flat meters */
function duvet(flat: number, back: number, random: Random): Instance {
  const [front, seed] = [Math.max(1.2, flat * 5), random.seed()];
  const linen = cloth(
    random.pick<Rgb>([
      [0.66, 0.65, 0.63],
      [0.64, 0.6, 0.54],
      [0.56, 0.58, 0.6],
    ]),
    'linen',
  );
  const half = WIDTH / 2 + 1;
  const sheet = grid(160, 140, (u, v) => {
    const [x, z] = [(u - 0.5) * 2 * half, front - v * (front + back + 0.5)];
    const beyond = Math.max(0, Math.hypot(x, z) / flat - 0.85);
    const loose = Math.min(1, beyond * 1.6);
    const folds = layers(u, v, 9, 9, 2, seed) + 0.5 * layers(u + 0.3 * v, v, 26, 12, 2, seed + 1);
    return { position: [x, -0.003 + loose * (0.13 * folds - 0.09), z], uv: [x, z] };
  });
  return { mesh: meshOf([[sheet, linen]]), transform: at([0, 0, 0]), id: 0 };
}

/** Pillows that lean on a headboard. */
function headOfBed(back: number, random: Random): Instance[] {
  const white = cloth([0.68, 0.67, 0.65], 'linen');
  const tint = cloth(
    random.pick<Rgb>([
      [0.55, 0.5, 0.44],
      [0.45, 0.5, 0.47],
      [0.62, 0.5, 0.44],
      [0.7, 0.69, 0.66],
    ]),
    'linen',
  );
  const pillow = (x: number, z: number, size: number, tilt: number) =>
    lean(
      scatterCushion(size, 0.2, random.seed(), 1.45),
      [x, -0.03, -back + z],
      tilt,
      random.between(-0.08, 0.08),
    );
  const places = [-0.42, 0.42].map((x) => x + random.between(-0.05, 0.05));
  return [
    {
      mesh: meshOf([
        [mergeShapes(places.map((x) => pillow(x, -0.2, 0.5, 0.36))), white],
        [mergeShapes(places.map((x) => pillow(x * 0.9, 0, 0.44, 0.62))), random.chance(0.5) ? tint : white],
        [
          placeShape(softBox([WIDTH, 0.85, 0.12], { edge: 0.13 }), at([0, -0.3, -back - 0.42])),
          random.chance(0.5) ? tint : { ...FINISHES.painted, color: [0.36, 0.25, 0.16] },
        ],
      ]),
      transform: at([0, 0, 0]),
      id: 0,
    },
  ];
}
