import type { Material } from '../scene/material.ts';
import {
  hash,
  layers,
  mixPaint,
  noise,
  type Paint,
  paintHeights,
  paintTexture,
  relief,
  shade,
  smoothStep,
} from './paint.ts';
import { paintStrokes } from './paint-strokes.ts';

/** Materials that fill a whole picture, and lie on no table. */
export type TextureName =
  | 'leather'
  | 'denim'
  | 'rust'
  | 'brushed metal'
  | 'gold'
  | 'burlap'
  | 'cork'
  | 'grass'
  | 'fur'
  | 'knit'
  | 'plaster'
  | 'snow'
  | 'carpet'
  | 'bark'
  | 'brick'
  | 'tiles';

interface TextureDefinition {
  make(): Material;
  /** Meters of it from the top to the bottom of a picture. */
  seen: readonly [least: number, most: number];
  /** sRGB hex of what it is usually colored; undefined if its texture has the only color that it comes in. */
  colors?: readonly string[];
}

const SIZE = 1024;

/** Textures in meters, seen from above, by name. Colors and sizes are by eye. */
export const TEXTURES: Readonly<Record<TextureName, TextureDefinition>> = {
  leather: { make: leather, seen: [0.22, 0.34], colors: ['#7a4a2c', '#8f5d38', '#5a3524', '#3a2a24'] },
  denim: { make: denim, seen: [0.07, 0.11], colors: ['#2f4a75', '#3b5a8c', '#26385a'] },
  rust: { make: rust, seen: [0.6, 0.9] },
  'brushed metal': { make: brushedMetal, seen: [0.4, 0.6] },
  gold: { make: goldFoil, seen: [0.3, 0.45] },
  burlap: { make: burlap, seen: [0.16, 0.24], colors: ['#b08d5e', '#a58257'] },
  cork: { make: cork, seen: [0.3, 0.45] },
  grass: { make: grass, seen: [0.5, 0.62] },
  fur: { make: fur, seen: [0.3, 0.4], colors: ['#d9cdbd', '#a98f78', '#efe9e1', '#6b5546'] },
  knit: { make: knit, seen: [0.16, 0.24], colors: ['#d8cbb8', '#8a97a3', '#b9685a', '#e9e2d6', '#6f7f6a'] },
  plaster: { make: plaster, seen: [0.9, 1.3], colors: ['#e9e5dd', '#dcd6cb', '#e3dcd0'] },
  snow: { make: snow, seen: [0.6, 0.9] },
  carpet: { make: carpet, seen: [0.2, 0.3], colors: ['#b9ada0', '#8b8f95', '#c9bba6', '#7d6a5c'] },
  bark: { make: bark, seen: [0.5, 0.7] },
  brick: { make: brick, seen: [1, 1.4], colors: ['#a2503c', '#8f4534', '#b4674c', '#7f4a3c'] },
  tiles: { make: tiles, seen: [0.7, 1], colors: ['#eceae4', '#dfe6e4', '#c9d6d2', '#8fa9a4'] },
};

const made = new Map<TextureName, Material>();

/** Made once for each name: painting takes up to a second. */
export function makeTexture(name: TextureName): Material {
  const material = made.get(name) ?? TEXTURES[name].make();
  made.set(name, material);
  return material;
}

/** Distances to the nearest and the second nearest of scattered points, and the nearest one's own random number. */
function cells(u: number, v: number, countU: number, countV: number, seed: number) {
  const x = u * countU;
  const y = v * countV;
  let [first, second, id] = [9, 9, 0];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cx = Math.floor(x) + dx;
      const cy = Math.floor(y) + dy;
      const [wx, wy] = [(cx + countU) % countU, (cy + countV) % countV];
      const px = cx + 0.15 + 0.7 * hash(wx, wy, seed) - x;
      const py = cy + 0.15 + 0.7 * hash(wx, wy, seed + 1) - y;
      const distance = Math.hypot(px, py);
      if (distance < first) [second, first, id] = [first, distance, hash(wx, wy, seed + 2)];
      else if (distance < second) second = distance;
    }
  return { first, second, id };
}

/** Pebbled grain, pulled along in places, with soft wrinkles. */
function leather(): Material {
  const at = (u: number, v: number) => {
    const pull = 0.02 * (layers(u, v, 4, 4, 2, 3) - 0.5);
    const { first, second, id } = cells((u + pull + 1) % 1, (v + pull + 1) % 1, 88, 78, 7);
    const grain = smoothStep(0, 0.3, second - first) * (0.75 + 0.25 * id);
    const wrinkle = 1 - Math.abs(2 * layers(u, v, 5, 7, 3, 11) - 1);
    return { grain, crease: smoothStep(0.93, 1, wrinkle), cloud: layers(u, v, 3, 3, 4, 17) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.46,
    metallic: 0,
    specular: 0.045,
    mapping: { kind: 'triplanar', size: 0.3, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { grain, crease, cloud } = at(u, v);
      const tone = 0.58 + 0.34 * grain + 0.35 * (cloud - 0.5) - 0.1 * crease;
      return [tone, tone * 0.985, tone * 0.97];
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { grain, crease, cloud } = at(u, v);
        return 0.15 + 0.55 * grain - 0.15 * crease + 0.25 * cloud;
      }),
      0.0009,
      { roughness: -0.12 },
    ),
  };
}

/** A twill: two colored threads show for each pale one, a step further in every row. */
function denim(): Material {
  const threads = 96;
  const at = (u: number, v: number) => {
    const sway = 0.25 * (layers(u, v, 6, 6, 2, 3) - 0.5);
    const x = (u + sway / threads) * threads;
    const y = v * threads;
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const isPale = (((ix + iy) % 3) + 3) % 3 === 0;
    const [a, b] = [2 * (x - ix) - 1, 2 * (y - iy) - 1];
    const round = isPale ? (1 - b * b) * (1 - 0.4 * a * a) : (1 - a * a) * (1 - 0.25 * b * b);
    const slub = noise(u, v, threads, 7, 21) * 0.7 + layers(u, v, 3, 3, 3, 5) * 0.6;
    return { isPale, round, slub, fiber: noise(u, v, 512, 512, 31) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.95,
    metallic: 0,
    specular: 0.02,
    sheen: 0.3,
    mapping: { kind: 'triplanar', size: 0.075, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { isPale, round, slub, fiber } = at(u, v);
      const tone = (0.34 + 0.5 * round) * (0.72 + 0.45 * slub) * (0.86 + 0.28 * fiber);
      return isPale ? mixPaint([tone, tone, tone], [0.95, 0.95, 0.93], 0.55 * round) : [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { isPale, round, fiber } = at(u, v);
        return (isPale ? 0.1 : 0.25) + 0.6 * round + 0.1 * fiber;
      }),
      0.00042,
    ),
  };
}

/** Old paint on steel, eaten by rust of three ages. */
function rust(): Material {
  const at = (u: number, v: number) => {
    const bend = layers(u, v, 3, 3, 4, 41) - 0.5;
    const spread = layers(u + 0.1 * bend, v + 0.1 * bend, 3, 3, 6, 43);
    const streaks = layers(u, v, 24, 3, 3, 47);
    const eaten = smoothStep(0.42, 0.5, spread * 0.8 + streaks * 0.2);
    const grain = layers(u, v, 80, 80, 3, 53);
    return { spread, eaten, grain, age: layers(u, v, 6, 6, 5, 59) };
  };
  const young: Paint = [0.53, 0.27, 0.11];
  const old: Paint = [0.2, 0.1, 0.07];
  const ash: Paint = [0.38, 0.21, 0.13];
  const paint: Paint = [0.44, 0.47, 0.47];
  return {
    color: [1, 1, 1],
    roughness: 0.78,
    metallic: 0,
    specular: 0.045,
    mapping: { kind: 'triplanar', size: 1, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { spread, eaten, grain, age } = at(u, v);
      const rusted = mixPaint(mixPaint(ash, young, (age - 0.42) * 3), old, (grain - 0.42) * 2.6);
      const bleeding = smoothStep(0.34, 0.44, spread) * 0.5;
      const plate = mixPaint(shade(paint, 0.85 + 0.3 * grain), young, bleeding);
      return mixPaint(plate, shade(rusted, 0.75 + 0.5 * age), eaten);
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { eaten, grain, age } = at(u, v);
        return 0.75 - 0.25 * eaten + eaten * (0.45 * (grain - 0.5) + 0.3 * (age - 0.5));
      }),
      0.004,
      { roughness: 0.1 },
    ),
  };
}

function brushedMetal(): Material {
  const at = (u: number, v: number) =>
    0.6 * noise(u, v, 3, 700, 3) + 0.3 * noise(u, v, 8, 350, 5) + 0.1 * layers(u, v, 2, 3, 2, 7);
  return {
    color: [0.74, 0.745, 0.75],
    roughness: 0.34,
    metallic: 1,
    mapping: { kind: 'triplanar', size: 0.7, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const tone = 0.8 + 0.22 * (at(u, v) - 0.5);
      return [tone, tone, tone];
    }),
    detail: relief(paintHeights(SIZE, SIZE, at), 0.00006, { roughness: 0.16 }),
  };
}

/** Leaf that was laid on by hand: flat creases in all directions. */
function goldFoil(): Material {
  const at = (u: number, v: number) => {
    const bend = 0.06 * (layers(u, v, 4, 4, 3, 3) - 0.5);
    const { first, second, id } = cells((u + bend + 1) % 1, (v + bend + 1) % 1, 9, 9, 11);
    const fine = cells(u, v, 27, 27, 13);
    return 0.55 * id + 0.2 * smoothStep(0, 0.5, second - first) + 0.2 * first + 0.12 * fine.id;
  };
  return {
    color: [0.95, 0.68, 0.28],
    roughness: 0.3,
    metallic: 1,
    mapping: { kind: 'triplanar', size: 0.55, axis: 'y' },
    texture: paintTexture(512, 512, (u, v) => {
      const tone = 0.9 + 0.2 * (layers(u, v, 5, 5, 4, 17) - 0.5);
      return [tone, tone * 0.99, tone * 0.96];
    }),
    detail: relief(paintHeights(SIZE, SIZE, at), 0.006, { roughness: 0.1 }),
  };
}

/** A loose plain weave of thick, hairy threads. */
function burlap(): Material {
  const threads = 42;
  const at = (u: number, v: number) => {
    const x = (u + (0.35 / threads) * (noise(u, v, 5, threads, 3) - 0.5)) * threads;
    const y = (v + (0.35 / threads) * (noise(u, v, threads, 5, 5) - 0.5)) * threads;
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [2 * (x - ix) - 1, 2 * (y - iy) - 1];
    const isOver = (ix + iy) % 2 === 0;
    const wide = 0.62 + 0.3 * hash(isOver ? ix % threads : iy % threads, isOver ? 1 : 2, 7);
    const round = (across: number, along: number) =>
      Math.max(0, 1 - (across / wide) ** 2) * (1 - 0.35 * along * along);
    const over = isOver ? round(a, b) : round(b, a);
    const under = 0.55 * (isOver ? round(b, a * 0.2) : round(a, b * 0.2));
    const fiber = isOver ? noise(u, v, 420, 60, 9) : noise(u, v, 60, 420, 9);
    return { height: Math.max(over, under), fiber };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.95,
    metallic: 0,
    specular: 0.02,
    sheen: 0.25,
    mapping: { kind: 'triplanar', size: 0.1, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { height, fiber } = at(u, v);
      const tone = (0.22 + 0.72 * Math.sqrt(height)) * (0.82 + 0.36 * fiber);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { height, fiber } = at(u, v);
        return 0.85 * height + 0.12 * fiber;
      }),
      0.0011,
    ),
  };
}

/** Pressed granules, some of them dark. */
function cork(): Material {
  const at = (u: number, v: number) => {
    const bend = 0.012 * (layers(u, v, 30, 30, 2, 3) - 0.5);
    const large = cells((u + bend + 1) % 1, (v - bend + 1) % 1, 46, 46, 5);
    return { ...large, grain: layers(u, v, 100, 100, 2, 9) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.85,
    metallic: 0,
    mapping: { kind: 'triplanar', size: 0.4, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { first, second, id, grain } = at(u, v);
      const dark = id > 0.93 ? 0.7 + 0.3 * grain : id * 0.4;
      const granule = mixPaint([0.79, 0.61, 0.41], [0.42, 0.27, 0.16], dark);
      const edge = 0.78 + 0.22 * smoothStep(0.02, 0.16, second - first);
      return shade(granule, edge * (0.82 + 0.36 * grain));
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { first, second, id, grain } = at(u, v);
        return 0.3 + 0.35 * smoothStep(0, 0.2, second - first) + 0.2 * id + 0.25 * (grain - 0.5);
      }),
      0.0012,
    ),
  };
}

/** Blades of a lawn from straight above, the longest last. */
function grass(): Material {
  const { texture, heights } = paintStrokes({
    size: SIZE,
    count: 9_000,
    ground: [0.13, 0.16, 0.06],
    stroke: (random, depth) => {
      const dry = random() < 0.07;
      const green = mixPaint([0.2, 0.34, 0.09], [0.47, 0.62, 0.2], random() * 0.7 + 0.3 * depth);
      return {
        color: dry ? [0.68, 0.6, 0.34] : green,
        length: 60 + 80 * random(),
        width: 2.4 + 2.6 * random(),
        direction: random() * Math.PI * 2,
        bend: (random() - 0.5) * 1.4,
        light: 0.4 + 0.6 * depth,
      };
    },
  });
  return {
    color: [1, 1, 1],
    roughness: 0.6,
    metallic: 0,
    specular: 0.035,
    mapping: { kind: 'triplanar', size: 0.62, axis: 'y' },
    texture,
    detail: relief(heights, 0.012),
  };
}

/** Hairs that lie along one way, in tufts. */
function fur(): Material {
  const { texture, heights } = paintStrokes({
    size: SIZE,
    count: 15_000,
    ground: [0.5, 0.48, 0.46],
    stroke: (random, depth, u, v) => {
      const tone = 0.78 + 0.14 * random() + 0.08 * depth;
      return {
        color: [tone, tone * 0.985, tone * 0.965],
        length: 70 + 70 * random(),
        width: 1.6 + 1.4 * random(),
        direction: 1.1 + 2.2 * (layers(u, v, 4, 4, 3, 5) - 0.5) + 0.5 * (random() - 0.5),
        bend: (random() - 0.5) * 0.9,
        light: 0.7 + 0.3 * depth,
      };
    },
  });
  return {
    color: [1, 1, 1],
    roughness: 0.8,
    metallic: 0,
    specular: 0.03,
    sheen: 0.5,
    mapping: { kind: 'triplanar', size: 0.36, axis: 'y' },
    texture,
    detail: relief(heights, 0.006),
  };
}

/** Columns of V-shaped stitches. */
function knit(): Material {
  const columns = 24;
  const rows = 32;
  const at = (u: number, v: number) => {
    const x = u * columns;
    const column = Math.floor(x);
    const across = x - column - 0.5;
    // The two legs of a stitch lean towards each other.
    const y = v * rows - 0.9 * Math.abs(across);
    const row = Math.floor(y);
    const along = y - row - 0.5;
    const leg = Math.abs(Math.abs(across) - 0.25) / 0.25;
    const round = Math.sqrt(Math.max(0, 1 - leg * leg)) * Math.sqrt(Math.max(0, 1 - (along / 0.56) ** 2));
    const wrapped = ((row % rows) + rows) % rows;
    const fiber = noise(u, v, 300, 300, 3) * 0.6 + noise(u, (v + across * 0.05 + 1) % 1, 90, 420, 5) * 0.4;
    return { height: round * (0.85 + 0.15 * hash(column, wrapped, 7)), fiber };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.98,
    metallic: 0,
    specular: 0.02,
    sheen: 0.6,
    mapping: { kind: 'triplanar', size: 0.15, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { height, fiber } = at(u, v);
      const tone = (0.3 + 0.62 * height) * (0.82 + 0.32 * fiber);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { height, fiber } = at(u, v);
        return 0.8 * height + 0.2 * fiber;
      }),
      0.0026,
    ),
  };
}

/** A wall, drawn smooth with a trowel. */
function plaster(): Material {
  const at = (u: number, v: number) => {
    const bend = layers(u, v, 3, 3, 4, 3) - 0.5;
    const sweep = layers(u + 0.12 * bend, v + 0.08 * bend, 5, 8, 5, 7);
    return { sweep, grit: layers(u, v, 110, 110, 2, 11) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.88,
    metallic: 0,
    specular: 0.03,
    mapping: { kind: 'triplanar', size: 1.2, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { sweep, grit } = at(u, v);
      const tone = 0.94 + 0.1 * (sweep - 0.5) + 0.04 * (grit - 0.5);
      return [tone, tone * 0.997, tone * 0.992];
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { sweep, grit } = at(u, v);
        return 0.8 * sweep + 0.2 * grit;
      }),
      0.014,
      { roughness: 0.05 },
    ),
  };
}

/** Fresh snow with wind's soft waves and single crystals. */
function snow(): Material {
  return {
    color: [0.85, 0.86, 0.88],
    roughness: 0.8,
    metallic: 0,
    softness: 0.6,
    mapping: { kind: 'triplanar', size: 0.9, axis: 'y' },
    texture: paintTexture(512, 512, (u, v) => {
      const tone = 0.96 + 0.05 * (noise(u, v, 256, 256, 3) - 0.5);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const bend = layers(u, v, 2, 2, 2, 3) - 0.5;
        return (
          0.62 * layers(u + 0.2 * bend, v, 3, 5, 3, 5) +
          0.22 * layers(u, v, 60, 60, 2, 7) +
          0.16 * hash(Math.floor(u * SIZE), Math.floor(v * SIZE), 9)
        );
      }),
      0.03,
    ),
  };
}

/** Loops of a low pile. */
function carpet(): Material {
  const at = (u: number, v: number) => {
    const { first, id } = cells(u, v, 70, 70, 3);
    return { loop: Math.max(0, 1 - (first / 0.72) ** 2), id, fiber: noise(u, v, 420, 420, 5) };
  };
  return {
    color: [1, 1, 1],
    roughness: 1,
    metallic: 0,
    specular: 0.02,
    sheen: 0.5,
    mapping: { kind: 'triplanar', size: 0.26, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { loop, id, fiber } = at(u, v);
      const tone = (0.34 + 0.55 * loop) * (0.8 + 0.3 * id) * (0.8 + 0.35 * fiber);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { loop, fiber } = at(u, v);
        return 0.8 * loop + 0.2 * fiber;
      }),
      0.004,
    ),
  };
}

/** Long ridges that part and meet, with deep furrows between them, cracked across. */
function bark(): Material {
  const at = (u: number, v: number) => {
    const bend = layers(u, v, 5, 3, 5, 3) - 0.5;
    const x = u + 0.09 * bend;
    const coarse = 1 - Math.abs(2 * layers(x, v, 11, 2, 3, 5) - 1);
    const furrow = 1 - smoothStep(0.72, 0.97, coarse);
    const crack = 0.75 + 0.25 * smoothStep(0.36, 0.5, layers(x, v, 14, 22, 3, 19));
    const ridges = layers(x, v, 60, 8, 4, 7);
    return {
      plate: furrow * crack,
      ridges,
      scale: layers(u, v, 24, 12, 3, 23),
      moss: layers(u, v, 4, 4, 5, 11),
    };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.95,
    metallic: 0,
    specular: 0.02,
    mapping: { kind: 'triplanar', size: 0.6, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { plate, ridges, scale, moss } = at(u, v);
      const wood = mixPaint([0.27, 0.2, 0.15], [0.56, 0.48, 0.4], ridges * 0.9 + scale * 0.6 - 0.25);
      const tone = shade(wood, 0.34 + 0.66 * plate);
      return mixPaint(tone, [0.4, 0.43, 0.29], smoothStep(0.58, 0.74, moss) * 0.3 * plate);
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { plate, ridges, scale } = at(u, v);
        return plate * (0.5 + 0.3 * ridges + 0.2 * scale);
      }),
      0.02,
    ),
  };
}

/** A running bond with sunken mortar; the bricks differ in tone, and their faces are worn. */
function brick(): Material {
  const columns = 5;
  const rows = 16;
  const at = (u: number, v: number) => {
    const sway = 0.012 * (layers(u, v, 12, 24, 3, 3) - 0.5);
    const y = v * rows + sway * rows;
    const row = Math.floor(y);
    const x = u * columns + (((row % 2) + 2) % 2) / 2 + sway * columns;
    const column = Math.floor(x);
    const [across, along] = [x - column, y - row];
    // Joints are as wide up as across: a brick is three times as long as it is high.
    const inside = Math.min(Math.min(across, 1 - across) * 3.2, Math.min(along, 1 - along));
    const id = hash(((column % columns) + columns) % columns, ((row % rows) + rows) % rows, 7);
    const wear = layers(u, v, 40, 40, 4, 11);
    return { face: smoothStep(0.07, 0.15, inside + 0.05 * (wear - 0.5)), id, wear };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.88,
    metallic: 0,
    specular: 0.03,
    mapping: { kind: 'triplanar', size: 1.2, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { face, id, wear } = at(u, v);
      const tone = (0.66 + 0.34 * id) * (0.75 + 0.5 * wear);
      const mortar = 0.92 * (0.85 + 0.3 * wear);
      return mixPaint([mortar, mortar * 0.99, mortar * 0.97], [tone, tone, tone], face);
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { face, id, wear } = at(u, v);
        return 0.15 + face * (0.5 + 0.15 * id) + 0.2 * (wear - 0.5);
      }),
      0.014,
      { roughness: 0.05 },
    ),
  };
}

/** Glazed square tiles, each a little tilted by the hand that laid it. */
function tiles(): Material {
  const count = 8;
  const at = (u: number, v: number) => {
    const [x, y] = [u * count, v * count];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [across, along] = [x - column, y - row];
    const inside = Math.min(across, 1 - across, along, 1 - along);
    const id = hash(column, row, 5);
    const tilt = 0.16 * ((id - 0.5) * across + (hash(column, row, 9) - 0.5) * along);
    return { face: smoothStep(0.02, 0.05, inside), id, tilt, glaze: layers(u, v, 16, 16, 3, 3) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.3,
    metallic: 0,
    coat: { strength: 0.7, roughness: 0.06 },
    mapping: { kind: 'triplanar', size: 0.85, axis: 'y' },
    texture: paintTexture(SIZE, SIZE, (u, v) => {
      const { face, id, glaze } = at(u, v);
      const tone = 0.88 + 0.1 * id + 0.06 * (glaze - 0.5);
      return mixPaint([0.62, 0.61, 0.59], [tone, tone, tone], face);
    }),
    detail: relief(
      paintHeights(SIZE, SIZE, (u, v) => {
        const { face, tilt, glaze } = at(u, v);
        return 0.2 + face * (0.55 + tilt + 0.08 * (glaze - 0.5));
      }),
      0.006,
    ),
  };
}
