import { sweepPlane } from '../geometry/plane.ts';
import { meshOf } from '../geometry/shape.ts';
import { FINISHES } from '../materials/finishes.ts';
import type { Light } from '../scene/light.ts';
import type { Material } from '../scene/material.ts';
import { at } from '../scene/transform.ts';
import { rgbFromHex, type Vec3 } from '../scene/vector.ts';
import { findItem } from '../things/catalog.ts';
import { arrangeSubjects } from './arrange.ts';
import { type LightRig, lightRig } from './light-rig.ts';
import { asEdited, type LightMood, type PhotoSet, type SetRequest } from './set.ts';
import {
  backlitPaper,
  copySide,
  elevationOf,
  lookAt,
  type StagedScene,
  sideOrMiddle,
  stagedScene,
  subjectSphere,
} from './still-scene.ts';

const COLORS: Record<LightMood, readonly string[]> = {
  soft: ['#b9bfc2', '#c9c2b6', '#aeb8b0', '#c4b0a2', '#9fa9b3'],
  window: ['#cbbfae', '#bfc5c0', '#cdb4a2'],
  bright: ['#dcdcda', '#e0d8cc', '#d5dcdf'],
  evening: ['#6d5648', '#5a5a58'],
  dark: ['#3c4046', '#454240', '#36414a'],
};

export const STUDIO_FLOOR: PhotoSet = {
  name: 'studio-floor',
  nouns: ['photo studio', 'studio floor', 'showroom', 'studio backdrop', 'studio portrait'],
  fits: ({ key }) => {
    const item = findItem(key);
    return !!item && !['wall', 'ceiling', 'water'].includes(item.standsOn) && Math.max(...item.size) >= 0.3;
  },
  compose: stageStudioFloor,
};

/** Furniture, animals and vehicles on a large seamless floor. */
export async function stageStudioFloor(request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const seen = asEdited(request);
  const drawnMood = random.pick<LightMood>(['soft', 'soft', 'bright', 'dark', 'window']);
  const mood = request.light ?? drawnMood;
  const isVehicle = request.subjects.some(({ key }) => findItem(key)?.category === 'vehicles');
  const azimuth = random.between(-0.2, 0.2);
  const heights = { usual: random.pick([0.05, 0.1, 0.2]), above: 0.6 };
  const elevation = elevationOf(request.view ?? {}, heights);
  // A car's front turns well away from the camera: its side shows.
  const stage = await arrangeSubjects({
    request,
    azimuth: azimuth + (isVehicle ? random.sign() * 0.75 : random.sign() * 0.35),
    camera: azimuth,
    elevation,
    swing: 0.25,
    spacing: 0.2,
  });
  const side = copySide(request, random);
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: (view) => elevationOf(view, heights),
    lenses: isVehicle ? [14, 18, 24] : [16, 20, 26],
    fill: [0.62, 0.7],
    side: sideOrMiddle(request, side, { random, chance: 0.5 }),
    height: [-0.12, -0.02],
    blur: 0.0012,
  });
  const { center, radius } = subjectSphere(stage);
  const rig = isVehicle
    ? vehicleRig(center, radius, request.edits?.light ?? mood)
    : lightRig(mood, { center, radius: radius * 1.3, azimuth }, random, request.edits);
  const drawn = rgbFromHex(random.pick(COLORS[mood]));
  const color = seen.palette?.backdrop ?? drawn;
  const paper: Material = {
    ...FINISHES.matte,
    color,
    roughness: isVehicle ? 0.42 : 0.8,
    ...backlitPaper(seen),
  };
  const sweep = meshOf([[sweepPlane(radius * 40, radius * 16, radius * 24, radius * 3), paper]]);
  const set = [
    {
      mesh: sweep,
      transform: at([0, 0, center[2] - radius * random.between(2.6, 3.6)], azimuth * 0.6),
      id: 0,
    },
  ];
  return stagedScene(stage, request, { cameraFor, rig, set });
}

/** A large box above draws the body's lines; a low strip from the side shows the wheels. */
function vehicleRig(center: Vec3, radius: number, mood: LightMood): LightRig {
  const isDark = mood === 'dark' || mood === 'evening';
  const light = (offset: Vec3, width: number, height: number, power: number): Light => ({
    kind: 'rectangle',
    center: [center[0] + offset[0] * radius, center[1] + offset[1] * radius, center[2] + offset[2] * radius],
    target: center,
    width: width * radius,
    height: height * radius,
    radiance: [power, power, power],
    softness: 0.6,
  });
  const level = isDark ? 0.08 : 0.35;
  return {
    lights: [
      light([0, 1.9, 0.1], 3, 1.5, isDark ? 5 : 4.4),
      light([-2.2, 0.6, 1.6], 1.6, 0.9, isDark ? 1.6 : 2.4),
      light([2.4, 0.8, 0.4], 0.5, 1.3, 3),
    ],
    environment: {
      kind: 'studio',
      zenith: [level, level, level],
      horizon: [level, level, level * 1.04],
      ground: [level * 0.5, level * 0.5, level * 0.5],
      panels: [{ direction: [0, 1, 0.1], width: 1.6, height: 0.7, radiance: [1.8, 1.8, 1.8] }],
    },
    exposure: isDark ? 0.4 : 0.25,
    grade: { contrast: 1.15, vignette: isDark ? 0.25 : 0.1 },
    sun: null,
  };
}
