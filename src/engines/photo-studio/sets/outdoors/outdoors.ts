import type { Environment } from '../../scene/environment.ts';
import type { Random } from '../../scene/random.ts';
import type { Rgb, Vec3 } from '../../scene/vector.ts';
import { findItem } from '../../things/catalog.ts';
import { type GroundName, loadView, VIEWS_BEHIND, type View } from '../../views/views.ts';
import { arrangeSubjects } from '../arrange.ts';
import type { LightRig } from '../light-rig.ts';
import { asEdited, isDusk, type PhotoSet, type SetRequest } from '../set.ts';
import {
  copySide,
  elevationOf,
  lookAt,
  type StagedScene,
  stagedScene,
  subjectSphere,
} from '../still-scene.ts';
import { distantView } from './distant-view.ts';
import { groundInstances } from './grounds.ts';

const NOUNS: Readonly<Record<GroundName, readonly string[]>> = {
  road: ['road', 'country road', 'street', 'highway', 'asphalt'],
  meadow: ['grass', 'meadow', 'lawn', 'field', 'pasture'],
  beach: ['beach', 'sandy beach', 'seaside', 'sand'],
  desert: ['desert', 'dune', 'sand dune', 'sandy desert'],
  snow: ['snow', 'fresh snow', 'snowy field', 'snowfield'],
};

/** Things on open ground with a landscape behind them, one set for each kind of ground. */
export const OUTDOOR_SETS: readonly PhotoSet[] = (Object.keys(VIEWS_BEHIND) as GroundName[]).map(
  (ground) => ({
    name: ground,
    nouns: NOUNS[ground],
    fits: ({ key }: { key: string }) => standsOutdoors(key),
    compose: (request) => stageOutdoors(ground, request),
  }),
);

/** Whether a thing may stand on open ground. */
function standsOutdoors(key: string): boolean {
  const item = findItem(key);
  return !!item && !['wall', 'ceiling', 'water'].includes(item.standsOn);
}

/** Meters to the view, in radii of the subjects. */
const FAR = 120;

async function stageOutdoors(ground: GroundName, request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const seen = asEdited(request);
  const isVehicle = request.subjects.some(({ key }) => findItem(key)?.category === 'vehicles');
  const azimuth = random.between(-0.2, 0.2);
  const heights = { usual: usualHeight(ground, isVehicle, random), above: 0.6 };
  const stage = await arrangeSubjects({
    request,
    azimuth: azimuth + (isVehicle ? random.sign() * 0.75 : random.sign() * 0.35),
    camera: azimuth,
    elevation: elevationOf(request.view ?? {}, heights),
    swing: 0.25,
    spacing: 0.2,
  });
  const side = copySide(request, random);
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: (view) => elevationOf(view, heights),
    lenses: [18, 22, 26],
    fill: [0.5, 0.62],
    side: random.chance(0.4) ? 0 : side,
    height: [-0.3, -0.18],
    blur: isVehicle ? 0.0014 : 0.0024,
  });
  const { center, radius } = subjectSphere(stage);
  const camera = cameraFor(request.view ?? {});
  const isMirrored = random.chance(0.5);
  const drawn = random.next();
  const shift = random.between(-1, 1);
  const view = chooseView(ground, { isDusk: isDusk(seen.light ?? 'soft'), land: request.place, drawn });
  const sun = turned(view.sun, azimuth, isMirrored);
  const aspect = request.width / request.height;
  const picture = await loadView(view);
  const boxes = stage.placed.map(({ box }) => box);
  const hero = stage.placed.find(({ role }) => role === 'subject')!;
  const set = [
    ...groundInstances(ground, {
      land: view.land,
      camera,
      aspect,
      radius,
      center,
      boxes,
      along: hero.transform.turn,
      random,
    }),
    distantView(view, picture, { camera, aspect, distance: radius * FAR, shift, isMirrored }),
  ];
  return stagedScene(stage, request, { cameraFor, rig: daylight(view, sun, ground), set });
}

/** Radians above the ground: low, but the sea lies behind what is on a beach. */
function usualHeight(ground: GroundName, isVehicle: boolean, random: Random): number {
  const height = random.between(0.06, 0.12);
  if (ground === 'beach') return height + 0.06;
  return isVehicle ? height : height + 0.02;
}

/** The view that was asked for, at that hour or, if there is none, at another. */
function chooseView(
  ground: GroundName,
  { isDusk, land, drawn }: { isDusk: boolean; land: SetRequest['place']; drawn: number },
): View {
  const all: readonly View[] = VIEWS_BEHIND[ground];
  const asked = all.filter((view) => view.land === land);
  const views = asked.length > 0 ? asked : all;
  const atHour = views.filter((view) => view.isDusk === isDusk);
  const fitting = atHour.length > 0 ? atHour : views;
  return fitting[Math.floor(drawn * fitting.length)]!;
}

/** The sun of a view as the camera sees it. */
function turned([x, y, z]: Vec3, azimuth: number, isMirrored: boolean): Vec3 {
  const [cos, sin] = [Math.cos(azimuth), Math.sin(azimuth)];
  const across = isMirrored ? -x : x;
  return [across * cos + z * sin, y, -across * sin + z * cos];
}

const NOON: Rgb = [7.2, 6.5, 5.4];
const LOW_SUN: Rgb = [6, 3.4, 1.5];
const DUSK: Environment = {
  kind: 'gradient',
  zenith: [0.5, 0.42, 0.55],
  horizon: [1.25, 0.7, 0.46],
  ground: [0.22, 0.15, 0.11],
};

function daylight({ isDusk }: View, sun: Vec3, ground: GroundName): LightRig {
  // A setting sun lights nothing from the front: the sky above it does.
  const direction: Vec3 = isDusk ? [sun[0], Math.max(sun[1], 0.16), sun[2]] : sun;
  const length = Math.hypot(...direction);
  const unit: Vec3 = [direction[0] / length, direction[1] / length, direction[2] / length];
  return {
    lights: [
      { kind: 'sun', direction: unit, radiance: isDusk ? LOW_SUN : NOON, angularRadius: isDusk ? 1.2 : 0.5 },
    ],
    environment: isDusk ? DUSK : { kind: 'sky', sunDirection: unit, radiance: 0.62 },
    exposure: isDusk ? 0.3 : ground === 'snow' ? -1 : -0.1,
    grade: { contrast: 1.08, bloom: 0.2, warmth: 0.08 },
    sun: unit,
  };
}
