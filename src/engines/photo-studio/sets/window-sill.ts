import { wallPlane } from '../geometry/plane.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../geometry/shape.ts';
import { FINISHES } from '../materials/finishes.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../materials/paint.ts';
import { surface } from '../materials/surfaces.ts';
import type { Light } from '../scene/light.ts';
import type { Material, Texture } from '../scene/material.ts';
import type { Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import { arrangeSubjects } from './arrange.ts';
import { decorate } from './decorate.ts';
import type { LightRig } from './light-rig.ts';
import { asEdited, isDusk, type PhotoSet, type SetRequest } from './set.ts';
import { copySide, lookAt, type StagedScene, stagedScene, subjectSphere } from './still-scene.ts';
import { isTableSized } from './table-top.ts';

export const WINDOW_SILL: PhotoSet = {
  name: 'window-sill',
  nouns: ['window sill', 'windowsill', 'window ledge', 'by the window', 'window'],
  fits: ({ key }) => isTableSized(key),
  compose: stageWindowSill,
};

/** Things on a sill before a window: a garden by day, the lights of a town in the evening, both out of focus. */
export async function stageWindowSill(request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const seen = asEdited(request);
  const azimuth = random.between(-0.45, 0.45);
  const elevation = random.between(0.06, 0.24);
  const stage = await arrangeSubjects({
    request,
    azimuth,
    elevation,
    swing: 0.5,
    spacing: 0.12,
    halfDepth: 0.3,
  });
  const side = copySide(request, random);
  await decorate(stage, request, {
    azimuth,
    count: random.pick([1, 2]),
    spots: [
      [-side * 1.2, 0.4],
      [side * 1.5, 0.5],
    ],
    halfDepth: 0.3,
  });
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: () => elevation,
    lenses: [20, 24, 28],
    fill: [0.5, 0.6],
    side,
    height: [-0.16, -0.06],
    blur: 0.003,
  });
  const { center, radius } = subjectSphere(stage);
  const isEvening = isDusk(seen.light ?? 'soft');
  const back = -0.32 - radius * 0.4;
  // An edit's light must not change what is drawn after it.
  const day = request.light === 'evening' ? 6 : random.between(5, 7);
  const sunSide = random.sign();
  const sun: Light[] = random.chance(0.6)
    ? [
        {
          kind: 'sun',
          direction: [sunSide * 0.75, random.between(0.5, 0.8), -0.62],
          radiance: [5.5, 4.7, 3.6],
          angularRadius: 0.7,
        },
      ]
    : [];
  const rig: LightRig = {
    lights: [
      {
        kind: 'rectangle',
        center: [sunSide * 0.25, 0.75, back - 0.05],
        target: [0, 0.1, 0],
        width: 1.9,
        height: 1.3,
        radiance: isEvening ? [0.55, 0.7, 1.15] : [day * 0.95, day, day * 1.06],
        softness: 0.1,
        isReflected: true,
      },
      {
        kind: 'rectangle',
        center: [-sunSide * 1.1, 0.9, 1.3],
        target: center,
        width: 1.6,
        height: 1.6,
        radiance: isEvening ? [3.6, 2.3, 1.2] : [1.5, 1.4, 1.28],
        softness: 0.6,
      },
      ...(isEvening ? [] : sun),
    ],
    environment: {
      kind: 'gradient',
      ...(isEvening
        ? { zenith: [0.1, 0.08, 0.07], horizon: [0.14, 0.1, 0.07], ground: [0.05, 0.04, 0.03] }
        : { zenith: [0.7, 0.75, 0.8], horizon: [0.5, 0.48, 0.45], ground: [0.22, 0.2, 0.18] }),
      lighting: 0.5,
    },
    exposure: isEvening ? 0.55 : 0.1,
    grade: { contrast: 1.08, bloom: 0.3, warmth: isEvening ? 0.06 : 0.03 },
    sun: null,
  };
  const set = windowInstances(back, random, isEvening);
  return stagedScene(stage, request, { cameraFor, rig, set, ground: { back: -0.3, front: 0.36 } });
}

function windowInstances(back: number, random: Random, isEvening: boolean): Instance[] {
  const paint: Material = { ...FINISHES.painted, color: [0.74, 0.73, 0.7] };
  const sill = random.chance(0.5) ? paint : surface(random.pick(['oak', 'marble', 'walnut'] as const));
  const depth = 0.42 - back;
  const board = placeShape(
    roundedBox({ width: 4, height: 0.035, depth, radius: 0.006 }),
    at([0, -0.035, back + depth / 2]),
  );
  const shift = random.between(-0.35, 0.35);
  const bar = (x: number, width: number): Shape =>
    placeShape(roundedBox({ width, height: 1.8, depth: 0.05, radius: 0.005 }), at([x, 0, back]));
  const rail = (y: number, height: number): Shape =>
    placeShape(roundedBox({ width: 4, height, depth: 0.05, radius: 0.005 }), at([0, y, back]));
  const frame = mergeShapes([
    bar(shift - 0.72, 0.05),
    bar(shift, 0.05),
    bar(shift + 0.72, 0.05),
    rail(0, 0.055),
    rail(0.62, 0.03),
  ]);
  const view: Material = {
    color: [0, 0, 0],
    roughness: 1,
    metallic: 0,
    specular: 0,
    texture: (isEvening ? townPicture : gardenPicture)(random.seed()),
    emission: isEvening ? [1, 1, 1] : [1.9, 2, 2.05],
  };
  const wall = placeShape(
    roundedBox({ width: 4, height: 1.6, depth: 0.04, radius: 0.005 }),
    at([0, -1.635, 0.34]),
  );
  return [
    { mesh: meshOf([[board, sill]]), transform: at([0, 0, 0]), id: 0 },
    {
      mesh: meshOf([[wall, { ...FINISHES.wall, color: [0.66, 0.63, 0.58] }]]),
      transform: at([0, 0, 0]),
      id: 0,
    },
    { mesh: meshOf([[frame, paint]]), transform: at([0, 0, 0]), id: 0 },
    { mesh: meshOf([[wallPlane(9, 3.4), view]]), transform: at([0, -1.6, back - 2.6]), id: 0 },
  ];
}

/** Foliage and sky, out of focus. */
function gardenPicture(seed: number): Texture {
  return paintTexture(256, 160, (u, v) => {
    const leaves = layers(u, v, 7, 5, 3, seed % 1000);
    const green = mixPaint([0.16, 0.27, 0.1], [0.55, 0.66, 0.28], leaves);
    const light = smoothStep(0.58, 0.75, layers(u, v, 12, 9, 2, (seed % 1000) + 7)) * 0.7;
    const sky = smoothStep(0.55, 0.9, v + 0.3 * (leaves - 0.5));
    return mixPaint(mixPaint(green, [0.93, 0.96, 0.8], light), [0.9, 0.95, 1], sky);
  });
}

/** Lamps of a town below the last light of the sky, out of focus. */
function townPicture(seed: number): Texture {
  const lamps = Array.from({ length: 46 }, (_, i) => ({
    x: hash(i, 1, seed),
    y: 0.12 + 0.5 * hash(i, 2, seed),
    radius: 0.008 + 0.007 * hash(i, 3, seed),
    color: mixPaint([1, 0.62, 0.25], [1, 0.88, 0.66], hash(i, 4, seed)),
    strength: 0.45 + 0.5 * hash(i, 5, seed),
  }));
  const widthToHeight = 9 / 3.4;
  return paintTexture(1024, 384, (u, v) => {
    const roofs = 0.56 + 0.1 * (layers(u, 0.3, 5, 2, 2, seed % 1000) - 0.5);
    const sky = mixPaint([0.3, 0.32, 0.45], [0.1, 0.13, 0.27], smoothStep(0.5, 1, v));
    const town = mixPaint([0.045, 0.05, 0.075], sky, smoothStep(roofs - 0.06, roofs + 0.06, v));
    return lamps.reduce((color, { x, y, radius, color: lamp, strength }) => {
      const away = Math.hypot((u - x) * widthToHeight, v - y) / widthToHeight;
      return mixPaint(color, lamp, strength * smoothStep(radius * 1.12, radius * 0.85, away));
    }, town);
  });
}
