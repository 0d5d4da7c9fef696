import { sphere } from '../../geometry/lathe.ts';
import { bendShape, meshOf, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, noise, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { onFloor } from '../on-floor.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const food = { category: 'food' } as const;

/** Crust that is pale below and brown where the oven was hottest. */
export function crust(
  pale: readonly [number, number, number],
  brown: readonly [number, number, number],
  seed: number,
): Material {
  return {
    ...createMaterial('bread', '#ffffff'),
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint(pale, brown, 0.15 + 0.85 * smoothStep(0.3, 0.7, layers(u, v, 4, 4, 4, seed))),
    ),
  };
}

export const BREAD: readonly Thing[] = [
  thing(['baguette', 'french bread', 'stick of bread'], food, () => loaf(BAGUETTE)),
  thing(
    [
      'bread',
      'loaf of bread',
      'bread loaf',
      'loaf',
      'fresh bread',
      'homemade bread',
      'artisan bread',
      'sourdough bread',
      'sourdough',
      'sourdough loaf',
      'loaf of sourdough',
      'sourdough loaf of bread',
      'country bread',
    ],
    food,
    () => loaf(LOAF),
  ),
  thing(['bread roll', 'bun', 'bread bun'], food, () => {
    const skin = crust([0.8, 0.58, 0.32], [0.62, 0.36, 0.15], 4);
    const body = bendShape(sphere(0.045, 56), ([x, y, z]) => {
      const wave = 1 + 0.03 * Math.cos(Math.atan2(x, z) * 3) + 0.02 * Math.sin(Math.atan2(x, z) * 5);
      const score = 0.004 * Math.exp(-((z / 0.005) ** 2)) * smoothStep(0.05, 0.08, y);
      return [x * wave * 1.1, y * 0.68 - score, z * wave];
    });
    return { mesh: meshOf([[onFloor(body), skin]]), colored: [] };
  }),
];

const GOLD: Paint = [0.76, 0.5, 0.24];
const BROWN: Paint = [0.4, 0.2, 0.08];
const CRUMB: Paint = [0.9, 0.76, 0.54];
const FLOUR: Paint = [0.9, 0.86, 0.78];

/** A long loaf with slashes across its top. All in meters. */
interface LoafForm {
  /** Half of its length, height and depth. */
  long: number;
  tall: number;
  deep: number;
  /** 0 pointed ends … 2 blunt ones. */
  blunt: number;
  slash: { every: number; count: number; width: number; slant: number };
}

const LOAF: LoafForm = {
  long: 0.135,
  tall: 0.062,
  deep: 0.074,
  blunt: 0.3,
  slash: { every: 0.05, count: 5, width: 0.0095, slant: 0.5 },
};
const BAGUETTE: LoafForm = {
  long: 0.26,
  tall: 0.034,
  deep: 0.034,
  blunt: 1.6,
  slash: { every: 0.088, count: 5, width: 0.014, slant: 1.9 },
};

/** How deep a slash is at a place seen from above, 0..1; below zero where its edge rises. */
function slashAt({ long, deep, slash }: LoafForm, x: number, z: number): number {
  const ragged = 0.0016 * Math.sin(z * 240 + x * 60);
  const along = x + z * slash.slant + ragged;
  const nearest = Math.round(along / slash.every);
  if (Math.abs(nearest) > (slash.count - 1) / 2) return 0;
  const away = (along - nearest * slash.every) / slash.width;
  const reach = smoothStep(0.76, 0.46, Math.abs(z) / deep) * smoothStep(0.93, 0.75, Math.abs(x) / long);
  const edge = Math.exp(-(((away - 1.45) / 0.5) ** 2));
  return reach * (Math.exp(-(away ** 4)) - 0.75 * edge);
}

/** Its slashes opened in the oven; it is dusted with flour. */
function loaf(form: LoafForm): ThingModel {
  const body = bendShape(sphere(1, 150), ([x, y, z]) => {
    const ends = (1 + x * x) ** (form.blunt / 2);
    const [long, deep] = [x * form.long, z * form.deep * ends];
    const swell = 1 + 0.012 * Math.sin(long * 70 + deep * 40) + 0.012 * Math.cos(deep * 90 - long * 30);
    const top = y > 0 ? y ** 0.9 * form.tall * ends * swell : Math.max(y * 0.5, -0.24) * form.tall;
    const cut = 0.12 * form.tall * slashAt(form, long, deep) * smoothStep(0.1, 0.4, y);
    return [long, y > 0 ? top - cut : top, deep];
  });
  return { mesh: meshOf([[onFloor(laidFromAbove(body, form)), crustOf(form)]]), colored: [] };
}

/** The crust, mapped from above so that it matches the slashes. */
function crustOf(form: LoafForm): Material {
  const cells = form.long / LOAF.long;
  const [wide, fine] = [Math.round(5 * cells), Math.round(22 * cells)];
  const high = Math.max(2, Math.round((5 * form.deep) / LOAF.deep));
  const paintAt = (u: number, v: number): Paint => {
    const [x, z] = [(u - 0.5) * 2 * form.long, (0.5 - v) * 2 * form.deep];
    const spots =
      0.5 * layers(u, v, wide, high, 4, 21) +
      0.3 * layers(u, v, fine, high * 4, 3, 5) +
      0.2 * noise(u, v, fine * 7, high * 24, 8);
    const slash = slashAt(form, x, z);
    const rim = smoothStep(0.7, 0.97, Math.hypot(x / form.long, z / form.deep));
    const brownness = smoothStep(0.28, 0.72, spots) + 0.35 * Math.max(0, -slash) + 0.25 * rim;
    const baked = mixPaint(GOLD, BROWN, Math.min(1, brownness));
    const flour = 0.6 * layers(u, v, wide * 2, high * 2, 4, 31) + 0.4 * noise(u, v, fine * 12, high * 45, 3);
    const dusted = mixPaint(baked, FLOUR, 0.42 * smoothStep(0.5, 0.72, flour) * (1 - rim));
    const inside = mixPaint(CRUMB, GOLD, 0.55 * noise(u, v, fine * 5, high * 20, 12));
    return mixPaint(dusted, inside, smoothStep(0.15, 0.6, slash));
  };
  return {
    ...createMaterial('bread', '#ffffff'),
    texture: paintTexture(Math.round(640 * cells), 512, paintAt, { repeat: false }),
  };
}

/** The texture's middle is the middle of the loaf; the underside has the color of its rim. */
function laidFromAbove(shape: Shape, { long, tall, deep }: LoafForm): Shape {
  const uvs = new Float32Array(shape.uvs.length);
  for (let i = 0; i < uvs.length / 2; i++) {
    const [x, y, z] = [
      shape.positions[i * 3]! / long,
      shape.positions[i * 3 + 1]! / tall,
      shape.positions[i * 3 + 2]! / deep,
    ];
    const outward = y < 0 ? 0.97 / Math.max(0.2, Math.hypot(x, z)) : 1;
    uvs[i * 2] = 0.5 + (x * outward) / 2.04;
    uvs[i * 2 + 1] = 0.5 - (z * outward) / 2.2;
  }
  return { ...shape, uvs };
}
