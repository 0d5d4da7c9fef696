import { fromHex, luminance, mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { Season } from '../../scene/weather.ts';
import { LAND_FORMS, type LandForm } from '../land-forms.ts';
import type { Cover, Crop, FootPath, Land } from '../landscape-scene.ts';
import type { LandscapeWish } from '../landscape-wish.ts';

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

/** Plants, rock, sand and snow of the land. */
export function composeCover(form: LandForm, wish: LandscapeWish, land: Land, random: Random): Cover {
  const cover = coverForm(form, wish, land, random);
  return {
    ...cover,
    ...(wish.sandColor ? { sand: sandOf(fromHex(wish.sandColor)) } : {}),
    ...(wish.hasTrees ? { spruces: 0, broadleaves: 0, cypresses: false } : {}),
  };
}

function flowersOf(usual: readonly string[], { flowers, flowerColors }: LandscapeWish): Rgb[] {
  return (flowers && flowerColors ? flowerColors : usual).map(fromHex);
}

/** Black sand still shows its grain. */
function sandOf(color: Rgb): Rgb {
  const floor = 0.05;
  return luminance(color) < floor ? mixRgb(color, [0.09, 0.09, 0.1], 0.7) : color;
}

function coverForm(form: LandForm, wish: LandscapeWish, land: Land, random: Random): Cover {
  const winter = wish.season === 'winter';
  const palette = GREENS[wish.season];
  const stone = LAND_FORMS[form];
  const meadow = form === 'mountains' || form === 'hills';
  const alpine = form === 'mountains' || form === 'lake';
  const tree = fromHex(random.pick(palette.tree));
  const flowering = wish.flowers || (meadow && !winter && wish.season !== 'autumn' && random.chance(0.6));
  const cover: Cover = {
    rock: fromHex(random.pick(stone.rock)),
    grassDark: fromHex(random.pick(palette.dark)),
    grassLight: fromHex(random.pick(palette.light)),
    tree: form === 'island' ? mixRgb(tree, fromHex('#2f5a22'), 0.6) : tree,
    sand: fromHex(random.pick(stone.sand)),
    grass: winter ? 0.5 : form === 'sea' ? 0.75 : 1,
    snowLine: winter
      ? -400
      : alpine
        ? land.relief * (wish.snowyPeaks ? random.between(0.17, 0.26) : random.between(0.36, 0.85))
        : 1e5,
    sandHeight: form === 'lake' ? 0.9 : form === 'sea' || form === 'island' ? 3 : 0,
    blades: winter ? 0.03 : meadow ? random.between(0.8, 1.1) : form === 'lake' && land.shore > 0 ? 0.3 : 0,
    bladeLength: random.between(0.2, 0.42),
    flowers: flowersOf(flowering ? random.pick(FLOWERS) : [], wish),
    flowerShare: wish.flowers ? 0.8 : random.between(0.05, 0.22),
    spruces: alpine ? random.between(0.2, 1) : 0,
    broadleaves: form === 'hills' ? random.between(0.3, 1) : 0,
    cypresses: wish.cypress,
    path: form === 'hills' && !winter && (wish.path || random.chance(0.5)) ? composePath(random) : null,
    crop: null,
    shrubs: 0,
    trunks: 0,
    ferns: 0,
  };
  if (land.course)
    return {
      ...cover,
      path: land.course.kind === 'road' ? { ...land.course, width: land.course.width * 1.2 } : null,
      sandHeight: land.course.kind === 'river' ? 0.7 : 0,
      shrubs: form === 'dunes' ? 0.6 : 0,
      snowLine: winter ? cover.snowLine : Math.max(cover.snowLine, 300),
    };
  switch (form) {
    case 'hills':
      return wish.archetype === 'fields'
        ? { ...cover, ...plantField(wish, random) }
        : winter
          ? { ...cover, spruces: random.between(0.3, 0.9), broadleaves: 0 }
          : cover;
    case 'coast':
      return { ...cover, sandHeight: 1.4, blades: winter ? 0.1 : random.between(0.5, 0.9) };
    case 'waterfall':
      return {
        ...cover,
        spruces: wish.leafyTrees ? 0 : random.between(0.2, 0.7),
        blades: 0.25,
        grass: 0.9,
        grassDark: fromHex('#34442a'),
        grassLight: fromHex('#66764a'),
      };
    case 'canyon':
      return { ...cover, grass: 0, shrubs: random.between(0.4, 1) };
    case 'grove':
      return {
        ...cover,
        grass: winter ? 0.2 : 0.75,
        trunks: random.between(0.6, 1),
        ferns: winter ? 0 : random.between(0.5, 1),
        ...(wish.conifers ? { timber: 'conifers' } : wish.birches ? { timber: 'birches' } : {}),
        blades: 0.25,
        flowers: wish.flowers ? cover.flowers : [],
        ...(wish.archetype === 'jungle' ? TROPICS : {}),
        path: wish.path
          ? composeTrail(random)
          : random.chance(0.5)
            ? { ...composePath(random), slant: 0 }
            : null,
      };
    case 'woods':
      return { ...cover, blades: 0 };
    default:
      return cover;
  }
}

const TROPICS: Partial<Cover> = {
  trunks: 0.55,
  ferns: 1,
  isTropical: true,
  grass: 0.9,
  grassDark: fromHex('#2f4a1c'),
  grassLight: fromHex('#6b9440'),
};

const CROPS: Record<Crop['kind'], { colors: string[][]; spacing: number; height: number; soil: string }> = {
  wheat: { colors: [['#c9a253'], ['#b98f45'], ['#d3b066']], spacing: 1, height: 0.75, soil: '#8a6c3c' },
  lavender: { colors: [['#6a4fa8'], ['#7a58b8'], ['#5d4aa0']], spacing: 1.7, height: 0.65, soil: '#7d6a4c' },
  vines: { colors: [['#3f5a24'], ['#4a6428'], ['#55602a']], spacing: 2.6, height: 1.25, soil: '#8c7350' },
  tulips: {
    colors: [
      ['#c8202f', '#e8b020', '#d65a98', '#e8e4dc', '#7a2a86'],
      ['#d6402a', '#e6a52a', '#c22a50'],
    ],
    spacing: 0.8,
    height: 0.4,
    soil: '#4c5a2c',
  },
  rapeseed: { colors: [['#d8c022'], ['#e0c81e']], spacing: 1, height: 0.8, soil: '#5a6a24' },
  sunflowers: { colors: [['#e8a40e'], ['#eeae12']], spacing: 1.5, height: 1.1, soil: '#4a5a24' },
};

function plantField(wish: LandscapeWish, random: Random): Partial<Cover> {
  const kind = wish.crop ?? random.pick(['wheat', 'lavender', 'vines', 'rapeseed', 'tulips'] as const);
  const { colors, spacing, height, soil } = CROPS[kind];
  return {
    crop: {
      kind,
      colors: random.pick(colors).map(fromHex),
      soil: fromHex(soil),
      spacing,
      height,
      slant: random.between(-0.35, 0.35),
    },
    blades: 0,
    path: null,
    flowers: [],
    broadleaves: random.between(0.3, 0.8),
    cypresses: wish.cypress || (kind === 'vines' && random.chance(0.6)),
  };
}

/** The path that a prompt asks for: it starts before the camera and stays between the trunks. */
function composeTrail(random: Random): FootPath {
  const path = composePath(random);
  const sway = path.sway * 0.4;
  return { ...path, sway, slant: 0, offset: -sway * Math.sin(path.phase), width: random.between(1.3, 1.8) };
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
