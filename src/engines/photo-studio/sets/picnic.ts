import { grid } from '../geometry/grid.ts';
import { meshOf } from '../geometry/shape.ts';
import { layers, mixPaint, noise, type Paint, paintTexture, shade } from '../materials/paint.ts';
import { surface } from '../materials/surfaces.ts';
import type { Material } from '../scene/material.ts';
import type { Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import { normalize } from '../scene/vector.ts';
import { arrangeSubjects } from './arrange.ts';
import { decorate } from './decorate.ts';
import type { LightRig } from './light-rig.ts';
import { MEADOW } from './outdoors/ground-materials.ts';
import { grass, plain, widenedBy } from './outdoors/ground-parts.ts';
import { asEdited, type PhotoSet, type SetRequest } from './set.ts';
import { copySide, lookAt, type StagedScene, stagedScene, subjectSphere } from './still-scene.ts';
import { servingPiece } from './table.ts';
import { isTableSized } from './table-top.ts';

export const PICNIC: PhotoSet = {
  name: 'picnic',
  nouns: ['picnic', 'picnic blanket', 'blanket', 'checked blanket'],
  fits: ({ key }) => isTableSized(key),
  compose: stagePicnic,
};

const CHECKS: readonly (readonly [Paint, Paint])[] = [
  [
    [0.9, 0.88, 0.84],
    [0.68, 0.13, 0.13],
  ],
  [
    [0.9, 0.89, 0.86],
    [0.2, 0.33, 0.5],
  ],
  [
    [0.91, 0.89, 0.82],
    [0.36, 0.46, 0.3],
  ],
];

/** Level of the earth under the blanket, meters. */
const LAWN = -0.03;

/** The camera's height if it looks from above, radians. */
const ABOVE = 0.9;

/** Things on a checked blanket on a lawn, in the afternoon. */
export async function stagePicnic(request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const seen = asEdited(request);
  const azimuth = random.between(-0.5, 0.5);
  const usual = request.view?.above ? 0.42 : random.between(0.3, 0.55);
  const elevation = request.view?.above ? ABOVE : usual;
  const carrier = servingPiece(random, 'linen');
  const stage = await arrangeSubjects({ request, azimuth, elevation, swing: 0.6, spacing: 0.14, carrier });
  const side = copySide(request, random);
  await decorate(stage, request, {
    azimuth,
    count: random.pick([1, 2, 3]),
    spots: [
      [-side, 1.2],
      [side * 1.1, 1.4],
      [-side * 1.5, 0.2],
    ],
  });
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: ({ above }) => (above ? ABOVE : usual),
    lenses: [22, 28],
    fill: [0.5, 0.6],
    side,
    height: [-0.12, -0.02],
    blur: 0.003,
  });
  const { radius } = subjectSphere(stage);
  const sunSide = random.sign();
  const sun = normalize([
    sunSide * random.between(0.6, 1),
    random.between(0.6, 0.9),
    -random.between(0.3, 0.8),
  ]);
  const isEvening = seen.light === 'evening';
  const rig: LightRig = {
    lights: [
      {
        kind: 'sun',
        direction: sun,
        radiance: isEvening ? [4.4, 2.7, 1.3] : [4.6, 4.1, 3.3],
        angularRadius: 0.6,
      },
    ],
    environment: { kind: 'sky', sunDirection: sun, radiance: 0.75, turbidity: 4 },
    exposure: isEvening ? 0.4 : 0.15,
    grade: { contrast: 1.1, warmth: 0.08, bloom: 0.22 },
    sun,
  };
  const half = Math.max(0.34, radius * 2.2);
  const sheet = blanket(half, random);
  const { turn } = sheet.transform;
  const isUnder = (x: number, z: number) =>
    Math.max(
      Math.abs(x * Math.cos(turn) - z * Math.sin(turn)),
      Math.abs(x * Math.sin(turn) + z * Math.cos(turn)),
    ) < half;
  const lawn = {
    camera: cameraFor(seen.view ?? {}),
    aspect: request.width / request.height,
    radius: Math.max(0.5, radius),
    boxes: [],
    widened: widenedBy(request.margins),
    random,
  };
  const set = [
    sheet,
    { ...plain(lawn, MEADOW), transform: at([0, LAWN, 0]) },
    ...grass(lawn, (x, z) => !isUnder(x, z), { ground: LAWN }),
  ];
  return stagedScene(stage, request, { cameraFor, rig, set, ground: { radius: half * 0.9 } });
}

function blanket(half: number, random: Random): Instance {
  const [light, dark] = random.pick(CHECKS);
  const weave = surface('linen');
  const cloth: Material = {
    ...weave,
    color: [0.85, 0.85, 0.85],
    mapping: { kind: 'triplanar', size: 0.32, axis: 'y' },
    detail: { kind: 'linen', scale: 0.05, bump: 0.0004, roughness: 0, tint: 0.15 },
    texture: paintTexture(512, 512, (u, v) => {
      // Bands of both directions mix where they cross, thread by thread.
      const [a, b] = [Math.floor(u * 8) % 2, Math.floor(v * 8) % 2];
      const thread = (Math.floor(u * 512) + Math.floor(v * 512)) % 2;
      const amount = a && b ? 1 : a ? 0.35 + thread * 0.3 : b ? 0.35 + thread * 0.3 : 0;
      const tone = 0.94 + 0.1 * (noise(u, v, 128, 128, 4) - 0.5);
      return shade(mixPaint(light, dark, amount), tone);
    }),
  };
  const turn = random.between(-0.6, 0.6);
  // Flat under the things, with folds towards its edges.
  const sheet = grid(90, 90, (u, v) => {
    const [x, z] = [(u - 0.5) * 2 * half, (v - 0.5) * -2 * half];
    const edge = Math.max(0, Math.hypot(x, z) / half - 0.55);
    return { position: [x, -0.0002 - edge * 0.05 * layers(u, v, 5, 5, 2, 3), z] };
  });
  return { mesh: meshOf([[sheet, cloth]]), transform: at([0, 0, 0], turn), id: 0 };
}
