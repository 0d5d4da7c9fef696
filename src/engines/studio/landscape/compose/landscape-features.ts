import { luminance, mixRgb, type Rgb } from '../../color/linear-color.ts';
import { shadeOf } from '../../color/shift-hue.ts';
import { phrases } from '../../scene/phrases.ts';
import type { LandscapeScene } from '../landscape-scene.ts';

type Scene = LandscapeScene;

/** A part of a landscape that a refinement can name, and what can be done with it; undefined: not in this scene. */
interface Feature {
  nouns: readonly string[];
  remove?(scene: Scene): Scene | undefined;
  add?(scene: Scene, color: Rgb | undefined): Scene | undefined;
  recolor?(scene: Scene, color: Rgb): Scene | undefined;
  /** More (above 1) or fewer of them. */
  scale?(scene: Scene, factor: number): Scene | undefined;
}

const cap = (value: number, most = 1) => Math.min(most, value);

export const FEATURES: readonly Feature[] = [
  {
    nouns: phrases('cloud, clouds, cumulus, cloudscape'),
    remove: (scene) =>
      scene.clouds.heaped + scene.clouds.high > 0
        ? { ...scene, clouds: { ...scene.clouds, heaped: 0, high: 0 } }
        : undefined,
    add: ({ clouds, ...scene }) => ({
      ...scene,
      clouds: { ...clouds, heaped: cap(Math.max(0.5, clouds.heaped + 0.3), 0.85) },
    }),
    scale: ({ clouds, ...scene }, factor) => ({
      ...scene,
      clouds: {
        ...clouds,
        heaped: cap(factor > 1 ? Math.max(0.45, clouds.heaped * factor) : clouds.heaped * factor, 0.85),
        high: cap(clouds.high * factor),
      },
    }),
  },
  {
    nouns: phrases('sky, skies, heaven'),
    recolor: (scene, color) => {
      const { light } = scene;
      return {
        ...scene,
        light: {
          ...light,
          zenith: paintOver(light.zenith, color),
          middle: paintOver(light.middle, color),
          horizon: paintOver(light.horizon, color, 0.6),
          glow: paintOver(light.glow, color, 0.6),
        },
      };
    },
  },
  {
    nouns: phrases('water, sea, ocean, lake, lagoon, river'),
    recolor: ({ water, ...scene }, color) =>
      water
        ? {
            ...scene,
            water: {
              ...water,
              shallow: paintOver(water.shallow, color, 0.95),
              deep: paintOver(water.deep, color, 0.95),
            },
          }
        : undefined,
  },
  {
    nouns: phrases('grass, meadow, field, hill, lawn, ground, land'),
    recolor: ({ cover, ...scene }, color) =>
      cover.grass > 0.15
        ? {
            ...scene,
            cover: {
              ...cover,
              grassDark: paintOver(cover.grassDark, color),
              grassLight: paintOver(cover.grassLight, color),
              crop: cover.crop && {
                ...cover.crop,
                colors: cover.crop.colors.map((old) => paintOver(old, color)),
              },
            },
          }
        : undefined,
  },
  {
    nouns: phrases('flower, wildflower, blossom, poppy, daisy, tulip, lavender, rapeseed, bloom'),
    remove: ({ cover, ...scene }) =>
      cover.flowers.length > 0 && cover.flowerShare > 0
        ? { ...scene, cover: { ...cover, flowerShare: 0 } }
        : undefined,
    add: ({ cover, ...scene }, color) =>
      cover.blades > 0
        ? {
            ...scene,
            cover: {
              ...cover,
              flowers: color ? [color] : cover.flowers.length > 0 ? cover.flowers : WILD_FLOWERS,
              flowerShare: Math.max(0.55, cover.flowerShare),
            },
          }
        : undefined,
    recolor: ({ cover, ...scene }, color) =>
      cover.crop && ['tulips', 'lavender', 'rapeseed'].includes(cover.crop.kind)
        ? { ...scene, cover: { ...cover, crop: { ...cover.crop, colors: [color] } } }
        : cover.flowers.length > 0 && cover.flowerShare > 0
          ? { ...scene, cover: { ...cover, flowers: [color] } }
          : undefined,
    scale: ({ cover, ...scene }, factor) =>
      cover.blades > 0 && cover.flowers.length > 0
        ? { ...scene, cover: { ...cover, flowerShare: cap(Math.max(0.1, cover.flowerShare) * factor) } }
        : undefined,
  },
  {
    nouns: phrases('tree, forest, wood, bush, spruce, fir, pine, foliage, leaf'),
    remove: (scene) => {
      const { cover, land, form } = scene;
      if (form === 'grove' || form === 'woods' || cover.spruces + cover.broadleaves + land.forest === 0)
        return undefined;
      return {
        ...scene,
        land: { ...land, forest: 0 },
        cover: { ...cover, spruces: 0, broadleaves: 0 },
      };
    },
    recolor: ({ cover, ...scene }, color) =>
      cover.spruces + cover.broadleaves + cover.trunks + scene.land.forest > 0
        ? { ...scene, cover: { ...cover, tree: paintOver(cover.tree, color) } }
        : undefined,
  },
  {
    nouns: phrases('rock, stone, cliff, boulder, mountain, canyon, peak'),
    remove: ({ land, ...scene }) =>
      land.stones > 0 ? { ...scene, land: { ...land, stones: 0 } } : undefined,
    recolor: ({ cover, ...scene }, color) => ({
      ...scene,
      cover: { ...cover, rock: paintOver(cover.rock, color) },
    }),
  },
  {
    nouns: phrases('sand, beach, dune, desert'),
    recolor: ({ cover, ...scene }, color) =>
      scene.form === 'dunes' || scene.land.shore > 0 || scene.form === 'island'
        ? { ...scene, cover: { ...cover, sand: paintOver(cover.sand, color) } }
        : undefined,
  },
  {
    nouns: phrases('fog, mist, haze'),
    remove: ({ air, ...scene }) =>
      air.mist > 1e-4 || air.haze > 1e-4
        ? { ...scene, air: { ...air, mist: Math.min(air.mist, 3e-5), haze: Math.min(air.haze, 4e-5) } }
        : undefined,
  },
  {
    nouns: phrases('snow, frost, ice'),
    remove: ({ cover, air, ...scene }) =>
      cover.snowLine < 1500 || air.snowfall > 0
        ? { ...scene, cover: { ...cover, snowLine: 1e5 }, air: { ...air, snowfall: 0 } }
        : undefined,
  },
  {
    nouns: phrases('rain, raindrop, drizzle'),
    remove: ({ air, ...scene }) =>
      (air.rainfall ?? 0) > 0 ? { ...scene, air: { ...air, rainfall: 0 } } : undefined,
  },
  {
    nouns: phrases('sun, sun disc'),
    remove: ({ light, ...scene }) =>
      light.disc > 0 ? { ...scene, light: { ...light, disc: 0 } } : undefined,
  },
  {
    nouns: phrases('moon, full moon'),
    remove: ({ light, ...scene }) =>
      light.moon > 0 ? { ...scene, light: { ...light, moon: 0 } } : undefined,
  },
  {
    nouns: phrases('star, milky way, galaxy'),
    remove: ({ light, ...scene }) =>
      light.stars > 0 ? { ...scene, light: { ...light, stars: 0, milkyWay: 0 } } : undefined,
    scale: ({ light, ...scene }, factor) =>
      light.stars > 0 ? { ...scene, light: { ...light, stars: light.stars * factor } } : undefined,
  },
  {
    nouns: phrases('aurora, northern light, polar light'),
    remove: ({ light, ...scene }) =>
      light.aurora > 0 ? { ...scene, light: { ...light, aurora: 0 } } : undefined,
  },
  {
    nouns: phrases('path, trail, footpath, road'),
    remove: ({ cover, ...scene }) =>
      cover.path && !scene.land.course ? { ...scene, cover: { ...cover, path: null } } : undefined,
  },
  {
    nouns: phrases('wave, surf, ripple, foam'),
    remove: ({ water, ...scene }) =>
      water ? { ...scene, water: { ...water, chop: 0.03, surf: 0, foam: 0, swell: 0 } } : undefined,
    scale: ({ water, ...scene }, factor) =>
      water
        ? {
            ...scene,
            water: {
              ...water,
              chop: cap(Math.max(0.3, water.chop) * factor),
              ...(water.swell ? { swell: cap(water.swell * factor, 4.5) } : {}),
            },
          }
        : undefined,
  },
];

const WILD_FLOWERS: Rgb[] = [
  [0.75, 0.06, 0.05],
  [0.85, 0.6, 0.05],
  [0.8, 0.78, 0.75],
];

/** The color in the shade of the old one. */
function paintOver(old: Rgb, color: Rgb, share = 0.85): Rgb {
  return mixRgb(old, shadeOf(color, luminance(old)), share);
}
