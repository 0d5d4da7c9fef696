import type { Random } from '../scene/random.ts';
import { findItem } from '../things/catalog.ts';
import { arrangeSubjects } from './arrange.ts';
import { bokehInstance } from './bokeh.ts';
import { decorate } from './decorate.ts';
import { farRoom, findFarPlace } from './far-room.ts';
import { lightRig } from './light-rig.ts';
import { backdropsOf } from './palettes.ts';
import { asEdited, type LightMood, type PhotoSet, type SetRequest } from './set.ts';
import {
  copySide,
  elevationOf,
  lookAt,
  type StagedScene,
  seeingFaces,
  stagedScene,
  subjectSphere,
} from './still-scene.ts';
import { sunShadow } from './sun-shadows.ts';
import {
  chooseSurface,
  groundInstance,
  isBoard,
  seenSurface,
  servingPiece,
  tableInstance,
  wallInstance,
} from './table.ts';

export const TABLE_TOP: PhotoSet = {
  name: 'table-top',
  nouns: ['table', 'tabletop', 'still life', 'counter', 'breakfast table', 'wooden table', 'marble table'],
  fits: ({ key }) => isTableSized(key),
  compose: stageTableTop,
};

/** Radians; the wall behind fills the upper part of the frame. */
const LOW = 0.26;

export async function stageTableTop(request: SetRequest): Promise<StagedScene> {
  const { random, edits } = request;
  const seen = asEdited(request);
  // Drawn in any case: another light must not change the rest.
  const drawnMood = random.pick<LightMood>(['soft', 'window', 'soft', 'bright', 'window', 'dark', 'evening']);
  const mood = request.light ?? drawnMood;
  const top = chooseSurface(request.surface, mood, random);
  const azimuth = random.between(-0.5, 0.5);
  const drawnElevation = random.pick([0.16, 0.24, 0.36, 0.52]) + random.between(-0.03, 0.05);
  // From high up no wall is seen.
  const usual = usualElevation(request, drawnElevation);
  const heights = { usual, above: 0.85 };
  const elevation = elevationOf(request.view ?? {}, heights);
  const place = findFarPlace(request.place);
  const carrier = servingPiece(random, top.name, request.surface);
  const carriesAll = isBoard(request.surface);
  const arrangement = { request, azimuth, elevation, swing: 0.5, spacing: 0.1, carrier, carriesAll };
  const stage = await arrangeSubjects(arrangement);
  const { center, radius } = subjectSphere(stage);
  const side = copySide(request, random);
  const spots = propSpots(side, random);
  await decorate(stage, request, { azimuth, count: random.pick([1, 2, 2, 3, 3]), spots });
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: (view) => elevationOf(view, heights),
    lenses: [18, 22, 26],
    fill: [0.6, 0.68],
    side,
    height: [-0.14, -0.04],
    blur: 0.0034,
  });
  const rig = lightRig(mood, { center, radius: radius * 1.25, azimuth }, random, edits);
  // Drawn in any case, so that another color changes nothing else.
  const drawn = random.pick(backdropsOf(mood));
  const wall = seen.palette?.backdrop ?? drawn;
  const back = random.between(4, 7) * radius;
  const reach = Math.max(2, radius * 14);
  const room = back + radius * random.between(2, 5) * (mood === 'evening' ? 2 : 1);
  const hasLamps = (edits?.light ?? mood) === 'evening';
  const table = tableInstance(seenSurface(top, request, mood), reach * 2, reach, back, random);
  const lamps = hasLamps ? [bokehInstance(radius, room - radius * 0.3, random)] : [];
  const shadows = rig.sun && random.chance(0.75) ? [sunShadow(rig.sun, center, radius * 1.6, random)] : [];
  const far = place && (await farRoom(place, { random, mood: edits?.light ?? mood, azimuth, edge: back }));
  const surroundings = far
    ? far.instances
    : [
        wallInstance(wall, room, reach * 5),
        groundInstance([wall[0] * 0.5, wall[1] * 0.5, wall[2] * 0.5], reach * 5),
        ...lamps,
      ];
  return stagedScene(stage, request, {
    cameraFor,
    rig: { ...rig, lights: [...rig.lights, ...(far?.lights ?? [])] },
    set: [table, ...surroundings, ...shadows],
    ground: { back: -back },
  });
}

/** Low if there is something to see behind the table; from high up only the table is seen. Radians. */
function usualElevation(request: SetRequest, drawn: number): number {
  if (request.place) return Math.min(seeingFaces(request, Math.min(drawn, TOWARDS_ROOM)), INTO_BOWLS);
  return seeingFaces(request, request.palette?.backdrop ? Math.min(drawn, LOW) : drawn);
}

const TOWARDS_ROOM = 0.08;
const INTO_BOWLS = 0.34;

/** Smaller than a large tray, and nothing that hangs or stands on a floor. */
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

/** Behind the subjects and on the side away from the empty one; one may reach into the empty side, far away. */
function propSpots(side: -1 | 1, random: Random): [number, number][] {
  return [
    [-side * random.between(0.8, 1.1), random.between(0.9, 1.5)],
    [side * random.between(0.5, 1), random.between(1.6, 2.4)],
    [-side * random.between(1.2, 1.6), random.between(-0.5, 0.2)],
  ];
}
