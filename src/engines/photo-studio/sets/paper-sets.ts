import { cylinder } from '../geometry/lathe.ts';
import { sweepPlane } from '../geometry/plane.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { meshOf } from '../geometry/shape.ts';
import { FINISHES } from '../materials/finishes.ts';
import { surface } from '../materials/surfaces.ts';
import type { Material } from '../scene/material.ts';
import type { Random } from '../scene/random.ts';
import { at } from '../scene/transform.ts';
import { type Rgb, rgbFromHex } from '../scene/vector.ts';
import { arrangeSubjects, placeNear } from './arrange.ts';
import { decorate } from './decorate.ts';
import { lightRig } from './light-rig.ts';
import { backdropsOf, PAPERS } from './palettes.ts';
import { asEdited, type LightMood, type PhotoSet, type SetRequest } from './set.ts';
import { type Piece, prepare, type Stage } from './stage.ts';
import {
  backlitPaper,
  copySide,
  elevationOf,
  lookAt,
  moodFor,
  type StagedScene,
  seeingFaces,
  sideOrMiddle,
  stagedScene,
  subjectSphere,
} from './still-scene.ts';
import { sunShadow } from './sun-shadows.ts';
import { isTableSized } from './table-top.ts';

export const CYCLORAMA: PhotoSet = {
  name: 'cyclorama',
  nouns: [
    'studio',
    'plain background',
    'product photo',
    'packshot',
    'colored background',
    'white background',
    'seamless',
  ],
  fits: ({ key }) => isTableSized(key),
  compose: stageCyclorama,
};

export const PODIUMS: PhotoSet = {
  name: 'podiums',
  nouns: ['podium', 'pedestal', 'product display', 'plinth', 'stage', 'showcase'],
  fits: ({ key }) => isTableSized(key),
  compose: stagePodiums,
};

/** Things on seamless paper. */
export async function stageCyclorama(request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const drawnMood = random.pick<LightMood>(['soft', 'bright', 'window', 'soft', 'dark']);
  const mood = moodFor(request, drawnMood);
  const azimuth = random.between(-0.25, 0.25);
  const heights = { usual: seeingFaces(request, random.pick([0.1, 0.18, 0.3, 0.44])), above: 0.8 };
  const elevation = elevationOf(request.view ?? {}, heights);
  const stage = await arrangeSubjects({ request, azimuth, elevation, swing: 0.6, spacing: 0.12 });
  const side = copySide(request, random);
  // Who asks for a plain background wants the thing alone.
  if (random.chance(0.35) && !request.palette?.backdrop)
    await decorate(stage, request, { azimuth, count: 1, spots: [[-side * 1.2, 1.4]] });
  return onPaper(stage, request, {
    mood,
    azimuth,
    heights,
    side: sideOrMiddle(request, side, { random, chance: 0.4 }),
  });
}

/** Things on a round or square podium, others of which stand behind. */
export async function stagePodiums(request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const drawnMood = random.pick<LightMood>(['soft', 'window', 'bright', 'window', 'soft']);
  const mood = moodFor(request, drawnMood);
  const azimuth = random.between(-0.3, 0.3);
  const heights = { usual: seeingFaces(request, random.pick([0.1, 0.2, 0.32])), above: 0.7 };
  const elevation = elevationOf(request.view ?? {}, heights);
  const color = paperColor(request, mood);
  const accent = request.palette?.accent ?? nearby(color, random);
  const isStone = random.chance(0.3) && !request.palette?.accent;
  const material: Material = isStone
    ? surface(random.pick(['concrete', 'marble', 'terrazzo'] as const))
    : { ...FINISHES.matte, color: accent };
  const stage = await arrangeSubjects({
    request,
    azimuth,
    elevation,
    swing: 0.5,
    spacing: 0.1,
    carriesAll: true,
    carrier: async (width, depth, items) => {
      const tallest = Math.max(...items.map(({ size }) => size[1]));
      return podium(
        material,
        Math.max(width, depth) * 0.62,
        Math.max(0.02, Math.min(0.14, tallest * random.between(0.25, 0.6))),
        random,
      );
    },
  });
  const { radius } = subjectSphere(stage);
  const side = copySide(request, random);
  for (const [right, away, height] of [
    [-side * 0.9, 0.7, 0.8],
    [side * 1.3, 0.2, 0.3],
  ] as const) {
    if (right * side > 0 && random.chance(0.5)) continue;
    const plain =
      isStone || random.chance(0.5) ? { ...FINISHES.matte, color: accent } : { ...FINISHES.matte, color };
    const piece: Piece = {
      ...podium(
        plain,
        radius * random.between(0.35, 0.6),
        radius * height * random.between(0.8, 1.3),
        random,
      ),
      role: 'prop',
    };
    const trial = prepare(stage, piece);
    const heroes = subjectSphere(stage);
    placeNear(
      stage,
      trial,
      [heroes.center[0] + right * radius * 1.2, heroes.center[2] - away * radius * 1.2],
      {
        support: null,
        gap: radius * 0.04,
        reach: radius,
        random,
        isAllowed: (_x, z) => z < heroes.center[2] - radius * 0.1,
      },
    );
  }
  if (random.chance(0.5)) await decorate(stage, request, { azimuth, count: 1, spots: [[-side * 1.5, 1.2]] });
  return onPaper(stage, request, {
    mood,
    azimuth,
    heights,
    side: sideOrMiddle(request, side, { random, chance: 0.4 }),
    color,
  });
}

interface PaperLook {
  mood: LightMood;
  azimuth: number;
  /** Of the camera, radians. */
  heights: { usual: number; above: number };
  side: -1 | 0 | 1;
  color?: Rgb;
}

function onPaper(
  stage: Stage,
  request: SetRequest,
  { mood, azimuth, heights, side, color }: PaperLook,
): Promise<StagedScene> {
  const { random } = request;
  const seen = asEdited(request);
  const { center, radius } = subjectSphere(stage);
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: (view) => elevationOf(view, heights),
    lenses: [16, 20, 24],
    fill: [0.6, 0.68],
    side,
    height: [-0.12, 0],
    blur: 0.0022,
  });
  const rig = lightRig(mood, { center, radius: radius * 1.3, azimuth }, random, request.edits);
  // Drawn in any case, so that another color changes nothing else.
  const drawn = color ?? paperColor(request, mood);
  const paper: Material = {
    ...FINISHES.matte,
    color: request.edits?.backdrop ?? drawn,
    roughness: 0.85,
    ...backlitPaper(seen),
  };
  const size = Math.max(2, radius * 16);
  const sweep = meshOf([[sweepPlane(size * 2.4, size, size * 2, radius * 3), paper]]);
  const set = [
    { mesh: sweep, transform: at([0, 0, -radius * random.between(3.4, 5)], azimuth * 0.5), id: 0 },
    ...(rig.sun && random.chance(0.85) ? [sunShadow(rig.sun, center, radius * 1.7, random)] : []),
  ];
  return stagedScene(stage, request, { cameraFor, rig, set });
}

function paperColor({ palette, random }: SetRequest, mood: LightMood): Rgb {
  const drawn =
    mood === 'dark' || mood === 'evening' ? random.pick(backdropsOf(mood)) : rgbFromHex(random.pick(PAPERS));
  return palette?.backdrop ?? drawn;
}

/** The same hue, a step lighter or darker. */
function nearby(color: Rgb, random: Random): Rgb {
  const factor = random.pick([0.72, 1.18]);
  const change = (value: number) => Math.min(0.82, value * factor);
  return [change(color[0]), change(color[1]), change(color[2])];
}

function podium(material: Material, radius: number, height: number, random: Random): Piece {
  const isRound = random.chance(0.65);
  const shape = isRound
    ? cylinder(radius, height, { edge: Math.min(0.004, height * 0.1), segments: 128 })
    : roundedBox({ width: radius * 1.9, height, depth: radius * 1.7, radius: Math.min(0.003, height * 0.1) });
  return {
    key: 'podium',
    mesh: meshOf([[shape, material]]),
    turn: isRound ? 0 : random.between(-0.4, 0.4),
    scale: 1,
    role: 'carrier',
  };
}
