import { findItem } from '../things/catalog.ts';
import { arrangeSubjects } from './arrange.ts';
import { decorate } from './decorate.ts';
import { lightRig } from './light-rig.ts';
import type { LightMood, PhotoSet, SetRequest } from './set.ts';
import {
  type CameraFor,
  copySide,
  lookAt,
  type StagedScene,
  sideOrMiddle,
  stagedScene,
  subjectSphere,
} from './still-scene.ts';
import { sunShadow } from './sun-shadows.ts';
import { chooseSurface, seenSurface, servingPiece, tableInstance } from './table.ts';
import { isTableSized } from './table-top.ts';

export const FLAT_LAY: PhotoSet = {
  name: 'flat-lay',
  nouns: ['flat lay', 'flatlay', 'knolling', 'from above', 'top view', 'overhead', 'top down'],
  // From above, tall things are only lids.
  fits: ({ key }) => isTableSized(key) && (findItem(key)?.size[1] ?? 1) <= 0.2,
  compose: stageFlatLay,
};

/** Things seen straight from above, with others around that the frame cuts. */
export async function stageFlatLay(request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const drawnMood = random.pick<LightMood>(['soft', 'window', 'bright', 'window', 'dark']);
  const mood = request.light ?? drawnMood;
  const top = chooseSurface(request.surface, mood, random);
  const azimuth = 0;
  const elevation = 1.555;
  const carrier = servingPiece(random, top.name);
  const stage = await arrangeSubjects({ request, azimuth, elevation, swing: 0.8, spacing: 0.14, carrier });
  const side = copySide(request, random);
  const { center, radius } = subjectSphere(stage);
  const turn = random.between(0, Math.PI * 2);
  const count = random.pick([2, 3, 4]);
  const spots = Array.from({ length: count }, (_, i): [number, number] => {
    const angle = turn + (i / count) * Math.PI * 2 + random.between(-0.3, 0.3);
    const [x, z] = [Math.cos(angle) * 1.1, Math.sin(angle) * 1.1];
    // The empty side stays free: what would lie there goes to the other one.
    return [x * side > 0.5 ? -x : x, z];
  });
  await decorate(stage, request, { azimuth, count, spots, largest: 1.6, isFlat: true });
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: () => elevation,
    lenses: [24, 30],
    fill: [0.7, 0.8],
    side: sideOrMiddle(request, side, { random, chance: 0.5 }),
    height: [-0.08, 0.08],
    blur: 0.0012,
  });
  const rig = lightRig(mood, { center, radius: radius * 1.4, azimuth, isFlat: true }, random, request.edits);
  const reach = Math.max(1.5, radius * 8);
  const set = [
    tableInstance(seenSurface(top, request, mood), reach * 2, reach, reach, random),
    ...(rig.sun && random.chance(0.8) ? [sunShadow(rig.sun, center, radius * 1.8, random)] : []),
  ];
  const sharp: CameraFor = (view) => {
    const camera = cameraFor(view);
    return { ...camera, fStop: Math.max(8, camera.fStop ?? 8) };
  };
  return stagedScene(stage, request, { cameraFor: sharp, rig, set });
}
