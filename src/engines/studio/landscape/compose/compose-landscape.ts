import { gradeByMood } from '../../finish/grade.ts';
import { createRandom, type Random } from '../../math/seeded-random.ts';
import type { LandForm } from '../land-forms.ts';
import { LANDSCAPES } from '../landscape-archetypes.ts';
import { type Air, type Camera, type LandscapeScene, type Mound, NO_LAND } from '../landscape-scene.ts';
import { createLandscapeSetup } from '../landscape-setup.ts';
import type { LandscapeWish } from '../landscape-wish.ts';
import { composeCamera } from './compose-camera.ts';
import { composeCover } from './compose-cover.ts';
import { composeLand } from './compose-land.ts';
import { composeClouds, composeFinish, composeLight, filterThroughLeaves } from './compose-light.ts';
import { composeOverlays, mayRise, needsGround } from './compose-overlays.ts';
import { composeWater } from './compose-water.ts';
import { frameLandscape } from './frame-composition.ts';

/** Resamples until the view scores well; otherwise the best attempt is kept. */
const ATTEMPTS = 14;

export function composeLandscape(
  wish: LandscapeWish,
  seed: number,
  width: number,
  height: number,
): LandscapeScene {
  let best: LandscapeScene | undefined;
  let bestFault = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = createRandom(seed + attempt * 7919);
    const scene = frameLandscape(
      composeAttempt(wish, random, height > width * 1.2),
      wish.composition,
      random,
    );
    const fault = createLandscapeSetup(scene, width, height).assess();
    if (fault < bestFault) {
      best = scene;
      bestFault = fault;
    }
    if (fault === 0) break;
  }
  return best!;
}

function composeAttempt(wish: LandscapeWish, random: Random, tall: boolean): LandscapeScene {
  const { time, weather } = wish;
  const { form: shape } = LANDSCAPES[wish.archetype];
  const form = typeof shape === 'string' ? shape : shape(wish, random);
  const bare = composeLand(form, wish, random);
  const land = wish.hasMound ? { ...bare, mound: composeMound(random) } : bare;
  const grounded = needsGround(wish);
  const light = composeLight(wish, random);
  const winter = wish.season === 'winter';
  const pale = winter || form === 'island';
  return raiseOverWaves({
    kind: 'landscape',
    form,
    seed: random.seed(),
    camera: isInSpace(wish)
      ? { height: 5, focal: random.between(0.62, 0.85), horizon: NO_LAND }
      : isOfSky(wish.archetype) && !grounded
        ? {
            height: random.between(3, 9),
            focal: random.between(0.62, 0.85),
            horizon: random.between(0.8, 0.9),
          }
        : grounded
          ? lowerCamera(composeCamera(form, land, random, tall), random)
          : composeCamera(form, land, random, tall, mayRise(wish)),
    land,
    light: form === 'grove' ? filterThroughLeaves(light, wish.season, random) : light,
    clouds: composeClouds(time, isInSpace(wish) ? { ...wish, cloudless: true } : wish, random),
    air: composeAir(form, wish, random),
    water: composeWater(form, wish, random),
    cover: composeCover(form, wish, land, random),
    overlays: composeOverlays(wish.overlays, form, wish.harbor, random),
    finish: gradeByMood(composeFinish(time, weather, pale, random), wish.moods),
  });
}

/** The nearest wave would hide all others. */
function raiseOverWaves(scene: LandscapeScene): LandscapeScene {
  const { camera, water } = scene;
  if (!water?.swell) return scene;
  return { ...scene, camera: { ...camera, height: 1.1 + water.swell * 0.75 } };
}

function composeMound(random: Random): Mound {
  return {
    x: random.between(-4, 4),
    z: random.between(42, 50),
    radius: random.between(18, 24),
    height: random.between(8, 11),
  };
}

/** Stars without any land under them. */
function isInSpace({ archetype, space, ground, overlays, hasThings }: LandscapeWish): boolean {
  return archetype === 'stars' && space && ground === undefined && overlays.length === 0 && !hasThings;
}

function isOfSky(archetype: LandscapeWish['archetype']): boolean {
  return archetype === 'sky' || archetype === 'thunderstorm';
}

/** At eye level, so that a person on the ground before it stands out against the scene. */
function lowerCamera(camera: Camera, random: Random): Camera {
  return {
    ...camera,
    height: random.between(1.35, 1.9),
    horizon: Math.min(0.56, Math.max(0.46, camera.horizon)),
  };
}

function composeAir(form: LandForm, wish: LandscapeWish, random: Random): Air {
  const { weather, time } = wish;
  const haze = { clear: 5e-5, cloudy: 6e-5, mist: 2.2e-4, storm: 1.6e-4 }[weather] * random.between(0.8, 1.3);
  const ground =
    { clear: 5e-5, cloudy: 4e-5, mist: 0.0011, storm: 1e-4 }[weather] * (time === 'dawn' ? 2.5 : 1);
  const snowfall = wish.snowfall ? 1 : wish.archetype === 'snow' && weather === 'storm' ? 0.8 : 0;
  const air = { haze, mist: ground, mistHeight: weather === 'mist' ? 60 : 45, snowfall };
  if (form === 'mountains' && weather === 'mist')
    return wish.archetype === 'forest'
      ? { ...air, mist: 0.0016, mistHeight: 160 }
      : // Peaks rise out of it.
        { ...air, haze: haze * 0.5, mist: ground * 0.8, mistHeight: 60 };
  if (form === 'grove')
    return {
      ...air,
      haze: weather === 'mist' ? 0.02 : random.between(0.004, 0.008),
      mist: 0.004,
      mistHeight: 9,
    };
  if (form === 'woods')
    return {
      ...air,
      mist: weather === 'mist' ? 0.003 : random.between(0.0002, 0.0009),
      mistHeight: random.between(30, 60),
    };
  if (form === 'waterfall') return { ...air, mist: random.between(0.002, 0.004), mistHeight: 7 };
  if (form === 'canyon') return { ...air, mist: 0 };
  if (form === 'city') return { ...air, haze: haze * 1.3 };
  return air;
}
