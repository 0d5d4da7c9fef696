import { fromHex, mixRgb, multiplyRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import { gradeBySteps } from '../../finish/grade.ts';
import type { Change, Steps } from '../../scene/change.ts';
import type { Season } from '../../scene/weather.ts';
import { LAND_FORMS, type LandForm } from '../land-forms.ts';
import { LANDSCAPES } from '../landscape-archetypes.ts';
import { type Cover, type LandscapeScene, type Light, showsLand } from '../landscape-scene.ts';
import type { LandscapeWish } from '../landscape-wish.ts';
import { composeLandscape } from './compose-landscape.ts';

interface Size {
  width: number;
  height: number;
}

/** The same land under another light, in another season, or through another lens. */
export function refineLandscape(
  scene: LandscapeScene,
  change: Change,
  wish: LandscapeWish,
  { seed, side, width, height }: Size & { seed: number; side: number },
): LandscapeScene {
  const { time, weather, season } = wish;
  const changed = { ...wish, ...changedHour(wish, change, scene.form) };
  const same = changed.time === time && changed.weather === weather && changed.season === season;
  const relit = same ? scene : relight(scene, wish, changed, seed, { width, height });
  const { steps } = change;
  const seen = {
    ...relit,
    camera: moveCamera(relit, steps),
    overlays: placeAside(relit, steps, change.toward ?? side),
    air: letFall(relit.air, change.falling),
  };
  const tidy = steps.tidiness > 0.5 ? tidyUp(seen) : seen;
  return {
    ...tidy,
    light: softenLight(tidy.light, steps),
    finish: tintFinish(gradeBySteps(tidy.finish, steps), change.colors),
  };
}

/** Hour, weather and season after the change; night skies keep hour and weather, and a form the season that it does not show. */
export function changedHour(
  wish: Pick<LandscapeWish, 'archetype' | 'time' | 'weather' | 'season'>,
  change: Change,
  form: LandForm,
): Pick<LandscapeWish, 'time' | 'weather' | 'season'> {
  const { isNightSky } = LANDSCAPES[wish.archetype];
  return {
    time: (isNightSky ? undefined : change.time) ?? wish.time,
    weather: (isNightSky ? undefined : change.weather) ?? wish.weather,
    season: change.season && showsChange(form, wish.season, change.season) ? change.season : wish.season,
  };
}

function showsChange(form: LandForm, before: Season, after: Season): boolean {
  const { shows } = LAND_FORMS[form];
  return shows === 'seasons' || (shows === 'snow' && (before === 'winter') !== (after === 'winter'));
}

function letFall(air: LandscapeScene['air'], falling: Change['falling']): LandscapeScene['air'] {
  if (falling === 'rain') return { ...air, rainfall: 1 };
  return falling === 'snow' ? { ...air, snowfall: 1 } : air;
}

const ATTEMPTS = 14;

/** Takes the light from the changed wish, clouds and air with its weather, and the colors of the land with its season. */
function relight(
  scene: LandscapeScene,
  before: LandscapeWish,
  wish: LandscapeWish,
  seed: number,
  { width, height }: Size,
): LandscapeScene {
  let other = composeLandscape(wish, seed, width, height);
  for (let attempt = 1; other.form !== scene.form && attempt < ATTEMPTS; attempt++)
    other = composeLandscape(wish, seed + attempt * 7919, width, height);
  const { light, finish } = other;
  const relit = { ...scene, light: turnLike(light, scene.light), finish };
  const weathered = wish.weather === before.weather ? relit : { ...relit, ...weatherOf(scene, other) };
  return wish.season === before.season
    ? weathered
    : { ...weathered, cover: recolorCover(scene.cover, other.cover) };
}

/** The clouds change, and stay where they are. */
function weatherOf(
  scene: LandscapeScene,
  other: LandscapeScene,
): Pick<LandscapeScene, 'clouds' | 'air' | 'water'> {
  const { offsetX, offsetZ, scale } = scene.clouds;
  const { clouds, air, water } = other;
  return {
    clouds: { ...clouds, offsetX, offsetZ, scale },
    air,
    water:
      scene.water && water
        ? { ...water, waveScale: scene.water.waveScale, surf: scene.water.surf }
        : scene.water,
  };
}

/** The sun stays on its side of the picture. */
function turnLike(light: Light, before: Light): Light {
  const [x, y, z] = light.direction;
  const side = Math.sign(before.direction[0]) || 1;
  return { ...light, direction: [Math.abs(x) * side, y, z] };
}

/** Takes colors and snow from `other`, keeps plants and paths. */
function recolorCover(cover: Cover, other: Cover): Cover {
  const { rock, grassDark, grassLight, tree, sand, snowLine, grass } = other;
  const flowers = cover.flowers.length > 0 && other.flowers.length === 0 ? [] : cover.flowers;
  const flowerShare = Math.min(cover.flowerShare, flowers.length > 0 ? 1 : 0);
  return { ...cover, rock, grassDark, grassLight, tree, sand, snowLine, grass, flowers, flowerShare };
}

function moveCamera({ camera }: LandscapeScene, { zoom, rise, turn }: Steps): LandscapeScene['camera'] {
  const lift = rise + 0.2 * turn;
  return {
    ...camera,
    height: Math.max(1.3, camera.height * 2 ** (lift * 0.9)),
    focal: Math.max(0.42, camera.focal * 2 ** zoom),
    // A higher camera looks down, which lifts the horizon in the picture.
    horizon: showsLand(camera)
      ? Math.min(0.68, Math.max(0.28, camera.horizon - 0.075 * lift))
      : camera.horizon,
  };
}

function placeAside(
  { overlays }: LandscapeScene,
  { aside }: Steps,
  side: number,
): LandscapeScene['overlays'] {
  return overlays.map((overlay) => ({ ...overlay, x: overlay.x + (0.5 + side * 0.2 - overlay.x) * aside }));
}

/** Only the main overlay, a calm sky, and an even ground. */
function tidyUp(scene: LandscapeScene): LandscapeScene {
  const { overlays, clouds, cover } = scene;
  return {
    ...scene,
    overlays: overlays.slice(0, 1).map((overlay) => ({ ...overlay, count: Math.ceil(overlay.count / 2) })),
    clouds: { ...clouds, heaped: clouds.heaped * 0.2, high: clouds.high * 0.4 },
    land: { ...scene.land, stones: scene.land.stones * 0.2 },
    cover: {
      ...cover,
      spruces: cover.spruces * 0.25,
      broadleaves: cover.broadleaves * 0.25,
      shrubs: cover.shrubs * 0.25,
      flowerShare: cover.flowerShare * 0.3,
    },
  };
}

function softenLight(light: Light, { softness }: Steps): Light {
  return {
    ...light,
    sun: scaleRgb(light.sun, 1 - 0.2 * softness),
    ambient: light.ambient * (1 + 0.18 * softness),
  };
}

/** A color cast; the land keeps its own colors. */
function tintFinish(finish: LandscapeScene['finish'], colors: readonly string[]): LandscapeScene['finish'] {
  const [first, next] = colors.map(fromHex).map(castOf);
  if (!first) return finish;
  return {
    ...finish,
    lightTint: multiplyRgb(finish.lightTint, first),
    shadowTint: multiplyRgb(finish.shadowTint, next ?? first),
  };
}

function castOf(color: Rgb): Rgb {
  const peak = Math.max(...color, 1e-3);
  return mixRgb([1, 1, 1], scaleRgb(color, 1 / peak), 0.3);
}
