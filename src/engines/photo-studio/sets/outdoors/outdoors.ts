import type { Environment } from '../../scene/environment.ts';
import type { Random } from '../../scene/random.ts';
import { normalize, type Rgb, type Vec3 } from '../../scene/vector.ts';
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

/** Streets, gardens and woods are missing: what stands there is near the camera. */
const NOUNS: Readonly<Record<GroundName, readonly string[]>> = {
  road: [
    'road',
    'country road',
    'rural road',
    'open road',
    'country lane',
    'highway',
    'freeway',
    'motorway',
    'asphalt',
    'asphalt road',
    'roadside',
    'race track',
    'driveway',
  ],
  meadow: [
    'grass',
    'green grass',
    'meadow',
    'green meadow',
    'lawn',
    'field',
    'green field',
    'grassy field',
    'pasture',
    'countryside',
    'grassland',
    'park',
    'prairie',
  ],
  beach: ['beach', 'sandy beach', 'sand beach', 'ocean beach', 'seaside', 'seashore', 'shore', 'coast'],
  desert: ['desert', 'sandy desert', 'dune', 'sand dune', 'sahara'],
  snow: ['snow', 'fresh snow', 'snowy field', 'snowfield', 'snowy landscape', 'winter landscape'],
};

/** Things on open ground with a landscape behind them, one set for each kind of ground. */
export const OUTDOOR_SETS = (Object.keys(VIEWS_BEHIND) as GroundName[]).map((ground) => ({
  name: ground,
  nouns: NOUNS[ground],
  fits: ({ key }: { key: string }) => standsOnGround(key),
  compose: (request: SetRequest): Promise<StagedScene> => stageOutdoors(ground, request),
})) satisfies readonly PhotoSet[];

function standsOnGround(key: string): boolean {
  const item = findItem(key);
  return !!item && !['wall', 'ceiling', 'water'].includes(item.standsOn);
}

/** Meters to the view, in radii of the subjects: beyond every sheet of ground. */
const DISTANCE = 120;

async function stageOutdoors(ground: GroundName, request: SetRequest): Promise<StagedScene> {
  const { random } = request;
  const seen = asEdited(request);
  const isVehicle = request.subjects.some(({ key }) => findItem(key)?.category === 'vehicles');
  const azimuth = random.between(-0.2, 0.2);
  const heights = { usual: usualHeight(ground, isVehicle, random), above: 0.6 };
  const stage = await arrangeSubjects({
    request,
    // A car's front turns well away from the camera: its side shows.
    azimuth: azimuth + (isVehicle ? random.sign() * 0.75 : random.sign() * 0.35),
    camera: azimuth,
    elevation: elevationOf(request.view ?? {}, heights),
    swing: 0.25,
    spacing: 0.2,
  });
  const side = copySide(request, random);
  const isCentered = random.chance(0.4) && !request.view?.copySpace;
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: (view) => elevationOf(view, heights),
    lenses: [18, 22, 26],
    fill: [0.5, 0.62],
    side: isCentered ? 0 : side,
    height: [-0.3, -0.18],
    blur: isVehicle ? 0.0014 : 0.0024,
  });
  const { center, radius } = subjectSphere(stage);
  const camera = cameraFor(seen.view ?? {});
  const isMirrored = random.chance(0.5);
  const draw = random.next();
  const shift = random.between(-1, 1);
  const view = chooseView(ground, { isDusk: isDusk(seen.light ?? 'soft'), land: request.place, draw });
  const rig = lightOf(view, { sun: sunOf(view, { azimuth, isMirrored }), ground });
  const aspect = request.width / request.height;
  const picture = await loadView(view);
  const hero = stage.placed.find(({ role }) => role === 'subject')!;
  const set = [
    ...groundInstances(ground, {
      camera,
      aspect,
      center,
      radius,
      land: view.land,
      boxes: stage.placed.map(({ box }) => box),
      along: hero.transform.turn,
      random,
    }),
    distantView(view, picture, {
      camera,
      aspect,
      distance: radius * DISTANCE,
      shift,
      isMirrored,
      // It is exposed already.
      brightness: 2 ** -rig.exposure,
    }),
  ];
  return stagedScene(stage, request, { cameraFor, rig, set });
}

/** Radians of the camera above the ground. From higher up a beach has the sea behind what stands on it. */
function usualHeight(ground: GroundName, isVehicle: boolean, random: Random): number {
  const height = random.between(0.06, 0.12);
  if (ground === 'beach') return height + 0.06;
  return isVehicle ? height : height + 0.02;
}

/** A view of the land that was asked for, at that hour if there is one. @param draw 0..1, picks one of several */
function chooseView(
  ground: GroundName,
  { isDusk, land, draw }: { isDusk: boolean; land: SetRequest['place']; draw: number },
): View {
  const all: readonly View[] = VIEWS_BEHIND[ground];
  const ofLand = all.filter((view) => view.land === land);
  const views = ofLand.length > 0 ? ofLand : all;
  const atHour = views.filter((view) => view.isDusk === isDusk);
  const choice = atHour.length > 0 ? atHour : views;
  return choice[Math.floor(draw * choice.length)]!;
}

/** The direction to the sun of a view that stands behind the scene. */
function sunOf({ sun }: View, { azimuth, isMirrored }: { azimuth: number; isMirrored: boolean }): Vec3 {
  const [x, y, z] = [isMirrored ? -sun[0] : sun[0], sun[1], sun[2]];
  const [cos, sin] = [Math.cos(azimuth), Math.sin(azimuth)];
  return [x * cos + z * sin, y, -x * sin + z * cos];
}

const NOON: Rgb = [7.2, 6.5, 5.4];
const LOW_SUN: Rgb = [6, 3.4, 1.5];
const DUSK: Environment = {
  kind: 'gradient',
  zenith: [0.5, 0.42, 0.55],
  horizon: [1.25, 0.7, 0.46],
  ground: [0.22, 0.15, 0.11],
};
/** From lower down its light would not reach level ground. */
const LOWEST_SUN = 0.16;

function lightOf(view: View, { sun, ground }: { sun: Vec3; ground: GroundName }): LightRig {
  const direction = normalize(view.isDusk ? [sun[0], Math.max(sun[1], LOWEST_SUN), sun[2]] : sun);
  // Snow throws most of the light back.
  const noonExposure = ground === 'snow' ? -1 : -0.1;
  return {
    lights: [
      {
        kind: 'sun',
        direction,
        radiance: view.isDusk ? LOW_SUN : NOON,
        angularRadius: view.isDusk ? 1.2 : 0.5,
      },
    ],
    environment: view.isDusk ? DUSK : { kind: 'sky', sunDirection: direction, radiance: 0.62 },
    exposure: view.isDusk ? 0.3 : noonExposure,
    grade: { contrast: 1.08, bloom: 0.2, warmth: 0.08 },
    sun: direction,
  };
}
