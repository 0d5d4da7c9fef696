import type { Random } from '../../math/seeded-random.ts';
import type { LandForm } from '../land-forms.ts';
import { LANDSCAPES } from '../landscape-archetypes.ts';
import type { Course, Land } from '../landscape-scene.ts';
import type { LandscapeWish } from '../landscape-wish.ts';
import { mayRise, needsGround } from './compose-overlays.ts';
import { hasWaves } from './compose-water.ts';

/** Shape parameters of the land; lengths in meters. */
export function composeLand(form: LandForm, wish: LandscapeWish, random: Random): Land {
  const drawn = { ...drawBase(wish, random), ...FORMS[form](wish, random) };
  const land = wish.hasTrees ? { ...drawn, forest: 0 } : drawn;
  const { course } = LANDSCAPES[wish.archetype];
  return course ? { ...land, base: 0, shore: 0, stones: 0, course: composeCourse(course, random) } : land;
}

/** From before the camera, or past its feet, into the distance. */
function composeCourse(kind: Course['kind'], random: Random): Course {
  const isRoad = kind === 'road';
  const width = isRoad ? random.between(3.6, 4.6) : random.between(8, 15);
  const sway = isRoad ? random.between(8, 34) : random.between(26, 60);
  const rate = isRoad ? random.between(0.006, 0.013) : random.between(0.006, 0.011);
  const phase = random.between(0, 2 * Math.PI);
  const beside = isRoad ? random.between(-1.6, 1.6) : random.sign() * width * random.between(1.15, 1.5);
  const slant = random.between(-0.05, 0.05);
  return { kind, width, sway, rate, phase, slant, offset: beside - sway * Math.sin(phase) };
}

function drawBase(wish: LandscapeWish, random: Random): Land {
  return {
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
    side: random.sign(),
    forest: wish.forest ? random.between(0.65, 0.85) : random.between(0.3, 0.65),
    treeSize: random.between(5.5, 7.5),
    leafy: false,
  };
}

const FORMS: Record<LandForm, (wish: LandscapeWish, random: Random) => Partial<Land>> = {
  mountains: (wish, random) =>
    wish.archetype === 'forest'
      ? {
          relief: random.between(480, 760),
          erosion: 0.9,
          nearDistance: 90,
          farDistance: random.between(900, 1500),
          base: -2,
          forest: 1.2,
          treeSize: 8,
        }
      : { relief: random.between(850, 1500), base: -2 },
  lake: (wish, random) => ({
    relief: random.between(750, 1250),
    base: random.between(22, 34),
    shore: needsGround(wish) || random.chance(0.7) ? random.between(7, 13) : 0,
    stones: random.between(0.35, 0.8),
  }),
  hills: (wish, random) => ({
    relief: wish.archetype === 'fields' ? random.between(110, 190) : random.between(240, 400),
    nearDistance: 20,
    farDistance: 1100,
    treeSize: 8,
    leafy: true,
  }),
  dunes: (_, random) => ({ relief: random.between(60, 110), forest: 0, nearDistance: 40, farDistance: 900 }),
  island: (wish, random) => ({
    erosion: 0.3,
    shore: hasPalms(wish)
      ? random.between(12, 18)
      : needsBeach(wish) || random.chance(0.7)
        ? random.between(7, 13)
        : 0,
    leafy: true,
    lagoon: random.between(1.6, 3),
    islands: placeIslands(random, true),
  }),
  sea: (wish, random) => ({
    erosion: 0.25,
    relief: 700,
    forest: 0.35,
    shore: needsBeach(wish) || (random.chance(0.35) && !hasWaves(wish)) ? random.between(8, 16) : 0,
    stones:
      wish.weather === 'storm'
        ? random.between(0.1, 0.25)
        : !needsBeach(wish) && random.chance(0.4)
          ? random.between(0.15, 0.4)
          : 0,
    islands: placeIslands(random, false),
  }),
  coast: (_, random) => ({
    relief: random.between(42, 90),
    valleyX: random.between(5, 11),
    valleyWidth: random.between(260, 430),
    forest: 0,
    islands: placeStacks(random),
  }),
  waterfall: (wish, random) => ({
    relief: random.between(30, 62),
    valleyX: random.between(-16, 16),
    valleyWidth: random.between(8, 26),
    farDistance: random.between(85, 150),
    forest: wish.forest || wish.leafyTrees ? 1 : random.between(0.5, 0.8),
    treeSize: 5,
    leafy: wish.leafyTrees || (!wish.conifers && random.chance(0.6)),
    stones: random.between(0.12, 0.3),
  }),
  canyon: (wish, random) => ({
    relief: random.between(200, 340),
    erosion: wish.gorge || random.chance(0.3) ? 1 : 0.3,
    valleyWidth: random.between(420, 700),
    forest: 0,
    stones: random.between(0.06, 0.2),
  }),
  woods: ({ conifers, birches, leafyTrees }, random) => {
    const woods = {
      relief: random.between(200, 420),
      nearDistance: 20,
      farDistance: 1300,
      forest: 1,
      treeSize: random.between(7, 9),
      leafy: random.chance(0.4),
    };
    return conifers || birches || leafyTrees ? { ...woods, leafy: !conifers } : woods;
  },
  grove: (_, random) => ({ relief: random.between(5, 10), forest: 0 }),
  city: (wish, random) => ({
    relief: random.between(190, 320),
    nearDistance: mayRise(wish) && random.chance(0.4) ? random.between(265, 320) : random.between(430, 640),
    valleyX: random.between(-130, 130),
    valleyWidth: random.between(190, 330),
    forest: 0,
  }),
};

/** Whether the camera must stand on a beach. */
function needsBeach(wish: LandscapeWish): boolean {
  return wish.beach || hasPalms(wish) || needsGround(wish);
}

function hasPalms({ overlays }: LandscapeWish): boolean {
  return overlays.some(({ kind }) => kind === 'palms');
}

/** One main island near a third of the picture, and smaller ones. */
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

/** Sea stacks off the cliffs. */
function placeStacks(random: Random): Land['islands'] {
  return Array.from({ length: Math.floor(random.next() * 5) }, () => {
    const z = random.between(170, 620);
    return {
      x: random.between(-0.3, 0.3) * z,
      z,
      radius: random.between(9, 26),
      height: random.between(10, 48),
    };
  });
}
