import { fromHex, mixRgb } from '../colour/linear-colour.ts';
import type { Random } from '../maths/seeded-random.ts';
import type { LandscapeWish } from './compose-landscape.ts';
import type { Cover, FootPath, Land, Season } from './scene.ts';

const GREENS: Record<Season, { dark: string[]; light: string[]; tree: string[] }> = {
  spring: { dark: ['#43592c', '#3f5a30'], light: ['#8a9a52', '#83984e'], tree: ['#2f4f22', '#34562a'] },
  summer: {
    dark: ['#3f5030', '#44522e', '#3b4f34'],
    light: ['#80825a', '#8a885d', '#757f57'],
    tree: ['#1f3a20', '#264022', '#1d3626'],
  },
  autumn: {
    dark: ['#5a4d20', '#4d4a22'],
    light: ['#a88a3c', '#9c8138'],
    tree: ['#6b3f1a', '#7a4a18', '#59401d'],
  },
  winter: { dark: ['#4b4f3a', '#505240'], light: ['#86866c', '#8d8a70'], tree: ['#22332c', '#26362f'] },
};

const FLOWERS = [
  ['#f2f0e6', '#f5d547'],
  ['#b04a9e', '#7d5cc9'],
  ['#e2483a', '#f08a3c'],
  ['#f3e14a', '#fff6d0'],
  ['#6f7fe0', '#e8e6ff'],
] as const;

/** What grows and lies on the land. */
export function composeCover(wish: LandscapeWish, land: Land, winter: boolean, random: Random): Cover {
  const { archetype } = wish;
  const palette = GREENS[wish.season];
  const meadow = archetype === 'mountains' || archetype === 'hills';
  const alpine = archetype === 'mountains' || archetype === 'lake';
  const tree = fromHex(random.pick(palette.tree));
  const flowering = wish.flowers || (meadow && !winter && wish.season !== 'autumn' && random.chance(0.6));
  return {
    rock: fromHex(
      random.pick(
        archetype === 'island' ? ['#6f6656', '#6a6a5e'] : ['#757069', '#6c6e70', '#7b7166', '#6a6560'],
      ),
    ),
    grassDark: fromHex(random.pick(palette.dark)),
    grassLight: fromHex(random.pick(palette.light)),
    tree: archetype === 'island' ? mixRgb(tree, fromHex('#2f5a22'), 0.6) : tree,
    sand: fromHex(
      archetype === 'dunes'
        ? random.pick(['#d9a066', '#dba56d', '#dcb07a', '#d9ab78'])
        : archetype === 'island'
          ? random.pick(['#efe0c0', '#f1e4cc'])
          : archetype === 'sea'
            ? random.pick(['#cdb693', '#d6c19c'])
            : random.pick(['#8b8377', '#857b6c', '#7f7a72']),
    ),
    grass: winter ? 0.5 : archetype === 'sea' ? 0.75 : 1,
    snowLine: winter ? -400 : alpine ? land.relief * random.between(0.36, 0.85) : 1e5,
    sandHeight: archetype === 'lake' ? 0.9 : archetype === 'sea' || archetype === 'island' ? 3 : 0,
    blades: winter
      ? 0.12
      : meadow
        ? random.between(0.8, 1.1)
        : archetype === 'lake' && land.shore > 0
          ? 0.3
          : 0,
    bladeLength: random.between(0.2, 0.42),
    flowers: flowering ? random.pick(FLOWERS).map(fromHex) : [],
    flowerShare: wish.flowers ? 0.4 : random.between(0.05, 0.22),
    spruces: alpine ? random.between(0.2, 1) : 0,
    broadleaves: archetype === 'hills' ? random.between(0.3, 1) : 0,
    cypresses: false,
    path: archetype === 'hills' && !winter && random.chance(0.55) ? composePath(random) : null,
    crop: null,
  };
}

function composePath(random: Random): FootPath {
  return {
    offset: random.between(-1.2, 1.2),
    sway: random.between(2, 7),
    rate: random.between(0.02, 0.045),
    phase: random.between(0, 6.3),
    slant: random.between(-0.16, 0.16),
    width: random.between(0.9, 1.5),
  };
}
