import type { Random } from '../../scene/random.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { findItem } from '../../things/catalog.ts';
import { type GroundName, loadView, VIEWS_BEHIND, type View } from '../../views/views.ts';
import { arrangeSubjects } from '../arrange.ts';
import { isLamp } from '../lit-lamps.ts';
import { asEdited, type PhotoSet, type SetRequest } from '../set.ts';
import {
  copySide,
  elevationOf,
  lookAt,
  type StagedScene,
  sideOrMiddle,
  stagedScene,
  subjectSphere,
} from '../still-scene.ts';
import { distantView } from './distant-view.ts';
import { widenedBy } from './ground-parts.ts';
import { groundInstances } from './grounds.ts';
import { hourOf, lightOnView, lightOutdoors } from './outdoor-light.ts';

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
  street: [
    'street',
    'city street',
    'urban street',
    'street corner',
    'sidewalk',
    'pavement',
    'curb',
    'avenue',
    'boulevard',
    'downtown',
    'city',
    'town',
    'city center',
    'town center',
  ],
  garden: [
    'garden',
    'backyard',
    'back yard',
    'flower garden',
    'home garden',
    'yard',
    'green garden',
    'cottage garden',
  ],
  woods: ['woods', 'forest', 'woodland', 'forest floor', 'pine forest', 'forest clearing'],
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
  fits: ({ key }: { key: string }) => standsOnGround(ground, key),
  compose: (request: SetRequest): Promise<StagedScene> => stageOutdoors(ground, request),
})) satisfies readonly PhotoSet[];

/** Whether a thing may stand on this ground. On a street only what stands on floors: no mug on a sidewalk. */
function standsOnGround(ground: GroundName, key: string): boolean {
  const item = findItem(key);
  if (ground === 'street') return item?.standsOn === 'floor' || item?.standsOn === 'ground';
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
  const facing = random.sign();
  const stage = await arrangeSubjects({
    request,
    // A car's front turns well away from the camera: its side shows.
    azimuth: azimuth + facing * (isVehicle ? 0.75 : 0.35),
    camera: azimuth,
    elevation: elevationOf(request.view ?? {}, heights),
    swing: 0.25,
    spacing: 0.2,
  });
  const side = copySide(request, random);
  const emptySide = sideOrMiddle(request, side, { random, chance: 0.4 });
  const cameraFor = lookAt(stage, request, {
    azimuth,
    elevation: (view) => elevationOf(view, heights),
    lenses: [18, 22, 26],
    fill: [0.5, 0.62],
    side: emptySide,
    height: [-0.3, -0.18],
    blur: isVehicle ? 0.0014 : 0.0024,
  });
  const { center, radius } = subjectSphere(stage);
  const camera = cameraFor(seen.view ?? {});
  const isMirroredByChance = random.chance(0.5);
  // A vehicle's side decides where the houses are, and the sun must light their fronts.
  const isMirrored = ground === 'street' && isVehicle ? facing > 0 : isMirroredByChance;
  const draw = random.next();
  const shift = random.between(-1, 1);
  const hour = hourOf(seen.light);
  const view = chooseView(ground, { isDusk: hour === 'dusk', land: request.place, draw });
  const sun = sunOf(view, { azimuth, isMirrored });
  const hasLamp = stage.placed.some(({ key }) => isLamp(key));
  const rig = lightOutdoors(ground, { hour, sun, radius, hasLamp });
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
      isVehicle,
      hasLamp,
      sun,
      isLit: hour !== 'day',
      widened: widenedBy(request.margins),
      random,
    }),
    distantView(view, picture, {
      camera,
      aspect,
      distance: radius * DISTANCE,
      shift,
      isMirrored,
      light: lightOnView(hour, rig),
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
