import { fromHex } from '../colour/linear-colour.ts';
import { createLandscapePlan } from '../landscape/landscape-plan.ts';
import { createRandom, type Random } from '../maths/seeded-random.ts';
import { composeCover } from './cover.ts';
import { composeClouds, composeFinish, composeLight } from './light.ts';
import { gradeByMood } from './mood-grade.ts';
import type {
  Camera,
  Land,
  LandscapeArchetype,
  LandscapeScene,
  Mood,
  Season,
  TimeOfDay,
  Water,
  Weather,
} from './scene.ts';

/** What the words asked for; the rest is left to chance. */
export interface LandscapeWish {
  archetype: LandscapeArchetype;
  time: TimeOfDay;
  weather: Weather;
  season: Season;
  moods: readonly Mood[];
  beach: boolean;
  flowers: boolean;
  forest: boolean;
}

/** Draws lots until the view is good, and keeps the best of the attempts otherwise. */
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
    const scene = drawLots(wish, createRandom(seed + attempt * 7919), height > width * 1.2);
    const fault = createLandscapePlan(scene, width, height).assess();
    if (fault < bestFault) {
      best = scene;
      bestFault = fault;
    }
    if (fault === 0) break;
  }
  return best!;
}

function drawLots(wish: LandscapeWish, random: Random, tall: boolean): LandscapeScene {
  const { archetype, time, weather } = wish;
  const land = composeLand(wish, random);
  const light = composeLight(time, weather, random);
  const wet = archetype === 'lake' || archetype === 'sea' || archetype === 'island';
  const winter = wish.season === 'winter';
  return {
    kind: 'landscape',
    archetype,
    seed: random.seed(),
    camera: composeCamera(archetype, land, random, tall),
    land,
    light,
    clouds: composeClouds(time, weather, random),
    air: {
      haze: { clear: 5e-5, cloudy: 6e-5, mist: 2.2e-4, storm: 1.6e-4 }[weather] * random.between(0.8, 1.3),
      mist:
        { clear: 0.00005, cloudy: 0.00004, mist: 0.0011, storm: 0.0001 }[weather] *
        (time === 'dawn' ? 2.5 : 1),
      mistHeight: wish.archetype === 'mountains' && weather === 'mist' ? 160 : weather === 'mist' ? 60 : 45,
    },
    water: wet ? composeWater(wish, random) : null,
    cover: composeCover(wish, land, winter, random),
    finish: gradeByMood(composeFinish(time, weather, winter || archetype === 'island', random), wish.moods),
  };
}

function composeCamera(archetype: LandscapeArchetype, land: Land, random: Random, tall: boolean): Camera {
  const height = {
    mountains: random.between(2.2, 9),
    lake: land.shore > 0 ? random.between(1.7, 3) : random.between(4, 16),
    sea: land.shore > 0 ? random.between(1.8, 4) : random.between(2.5, 7),
    island: land.shore > 0 ? random.between(2.6, 5.5) : random.between(9, 34),
    hills: random.between(2, 6),
    dunes: random.between(3, 12),
  }[archetype];
  const thirds = random.chance(0.5) ? random.between(0.36, 0.45) : random.between(0.5, 0.62);
  const horizon =
    archetype === 'mountains' || archetype === 'lake' || land.shore > 0 ? random.between(0.5, 0.62) : thirds;
  return {
    height,
    focal: random.between(0.66, 1.05),
    horizon: tall ? Math.min(0.62, horizon + 0.03) : horizon,
  };
}

function composeLand(wish: LandscapeWish, random: Random): Land {
  const land: Land = {
    relief: 900,
    frequency: random.between(0.8, 1.35),
    erosion: random.between(0.3, 0.42),
    base: 0,
    nearDistance: 250,
    farDistance: random.between(2200, 4200),
    valleyWidth: random.between(280, 620),
    valleyX: random.between(-650, 650),
    shore: 0,
    stones: 0,
    lagoon: 0,
    islands: [],
    forest: wish.forest ? random.between(0.65, 0.85) : random.between(0.3, 0.65),
    treeSize: random.between(5.5, 7.5),
    leafy: false,
  };
  switch (wish.archetype) {
    case 'mountains':
      return { ...land, relief: random.between(850, 1500), base: -2 };
    case 'lake':
      return {
        ...land,
        relief: random.between(750, 1250),
        base: random.between(22, 34),
        shore: random.chance(0.7) ? random.between(7, 13) : 0,
        stones: random.between(0.35, 0.8),
      };
    case 'hills':
      return {
        ...land,
        relief: random.between(240, 400),
        leafy: true,
        base: 0,
        nearDistance: 20,
        farDistance: 1100,
        treeSize: 8,
      };
    case 'dunes':
      return {
        ...land,
        relief: random.between(60, 110),
        base: 0,
        forest: 0,
        nearDistance: 40,
        farDistance: 900,
      };
    case 'island':
      return {
        ...land,
        erosion: 0.3,
        relief: 900,
        shore: wish.beach || random.chance(0.7) ? random.between(7, 13) : 0,
        lagoon: random.between(1.6, 3),
        islands: placeIslands(random, true),
      };
    case 'sea':
      return {
        ...land,
        erosion: 0.25,
        relief: 700,
        forest: 0.35,
        shore: wish.beach || random.chance(0.35) ? random.between(8, 16) : 0,
        stones: wish.beach ? 0 : random.chance(0.4) ? random.between(0.15, 0.4) : 0,
        islands: placeIslands(random, false),
      };
  }
}

/** The main one stands on a third of the picture; lesser ones keep it company. */
function placeIslands(random: Random, main: boolean): Land['islands'] {
  const islands: Land['islands'] = [];
  const side = random.sign();
  if (main) {
    const z = random.between(900, 1700);
    islands.push({
      x: side * z * random.between(0.08, 0.24),
      z,
      radius: z * random.between(0.24, 0.42),
      height: z * random.between(0.14, 0.27),
    });
  }
  const others = main ? 1 + Math.floor(random.next() * 3) : Math.floor(random.next() * 4);
  for (let index = 0; index < others; index++) {
    const z = random.between(2200, 6500);
    const x = (index % 2 === 0 ? -side : side) * z * random.between(0.15, 0.55);
    islands.push({ x, z, radius: z * random.between(0.07, 0.2), height: z * random.between(0.04, 0.11) });
  }
  return islands;
}

function composeWater(wish: LandscapeWish, random: Random): Water {
  const calm = wish.weather === 'mist' ? 0.45 : wish.weather === 'storm' ? 1.9 : 1;
  const lake = wish.archetype === 'lake';
  const tropical = wish.archetype === 'island';
  return {
    shallow: fromHex(
      tropical ? random.pick(['#57cfc4', '#4cc9c9', '#66d3bd']) : lake ? '#4f7f74' : '#4f9088',
    ),
    deep: fromHex(
      tropical
        ? random.pick(['#0a6c94', '#0b7a9c', '#075d8c'])
        : lake
          ? random.pick(['#0d2f3a', '#12383a', '#0d2a44'])
          : random.pick(['#11506b', '#125a68', '#104a70']),
    ),
    seabed: tropical ? fromHex(random.pick(['#efe0bd', '#f3e6c8', '#e8dcbc'])) : null,
    clarity: tropical ? 5 : lake ? 2.2 : 2.6,
    chop:
      (lake ? random.between(0.12, 0.6) : tropical ? random.between(0.3, 0.65) : random.between(0.6, 1.3)) *
      calm,
    waveScale: lake ? random.between(1.4, 2.4) : random.between(0.55, 1),
    foam: lake ? 0.12 : 1,
    surf: lake ? 0 : tropical ? 0.2 : 0.75,
  };
}
