import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { leafShape } from '../plants/leaves.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const RADIUS = 0.15;
/** Where the sauce ends, part of the radius. */
const RIM = 0.83;
/** Width of the painted square, meters. */
const PAINTED = 0.36;

export const PIZZAS: readonly Thing[] = [
  thing(['pizza', 'pepperoni pizza', 'salami pizza', 'italian pizza'], { category: 'food' }, () =>
    pizza(true),
  ),
  thing(['margherita pizza', 'pizza margherita', 'cheese pizza'], { category: 'food' }, () => pizza(false)),
];

function pizza(hasSalami: boolean): ThingModel {
  const crust: Material = {
    ...createMaterial('bread', '#ffffff'),
    roughness: 0.85,
    softness: 0.12,
    coat: { strength: 0, roughness: 0.4 },
    detail: { kind: 'plaster', scale: 0.05, bump: 0.0012, roughness: 0.1, tint: 0.1 },
    texture: paintTexture(1024, 1024, crustColor),
  };
  const topping: Material = {
    ...createMaterial('cheese', '#ffffff'),
    softness: 0.3,
    coat: { strength: 0.65, roughness: 0.16 },
    texture: paintTexture(1024, 1024, toppingColor),
    detail: { kind: 'crumb', scale: 0.05, bump: 0.0007, roughness: 0.12, tint: 0.06 },
  };
  const salami: Material = {
    ...createMaterial('sausage', '#ffffff'),
    texture: paintTexture(256, 256, (u, v) => {
      const fat = smoothStep(0.6, 0.72, layers(u, v, 16, 16, 2, 8));
      const meat = mixPaint([0.5, 0.12, 0.08], [0.63, 0.2, 0.12], layers(u, v, 9, 9, 3, 4));
      return mixPaint(meat, [0.86, 0.56, 0.4], fat * 0.65);
    }),
  };
  const basil = {
    ...createMaterial('leaf', '#3f6f23'),
    isCutOut: false,
    coat: { strength: 0.3, roughness: 0.2 },
  };
  const slices = hasSalami ? Array.from({ length: 13 }, (_, i) => salamiSlice(i)) : [];
  const leaves = Array.from({ length: hasSalami ? 9 : 16 }, (_, i) => basilLeaf(i));
  return {
    mesh: meshOf([
      [disk(0, 1, -1), crust],
      [disk(RIM - 0.02, 1, 1), crust],
      [disk(0, RIM, 1), topping],
      ...(hasSalami ? [[mergeShapes(slices), salami] as const] : []),
      [mergeShapes(leaves), basil],
    ]),
    colored: [],
  };
}

/** A ring of the pizza between two parts of its radius: the upper side, or the lower one. */
function disk(from: number, to: number, side: 1 | -1): Shape {
  return grid(200, Math.round((to - from) * 90) + 6, (u, v) => {
    const angle = u * Math.PI * 2 * side;
    const part = from + (to - from) * v;
    const x = Math.sin(angle) * part * reachAt(angle);
    const z = Math.cos(angle) * part * reachAt(angle);
    const y = side === 1 ? heightAt(x, z) : 0.006 * smoothStep(0.9, 1, part);
    return { position: [x, y, z], uv: [x / PAINTED + 0.5, 0.5 - z / PAINTED] };
  });
}

/** Made by hand: not quite round. */
function reachAt(angle: number): number {
  return (
    RADIUS *
    (1 + 0.018 * Math.sin(angle * 2 + 0.7) + 0.011 * Math.sin(angle * 5) + 0.006 * Math.sin(angle * 11))
  );
}

/** The rim has risen in bubbles; the cheese has flowed. */
function heightAt(x: number, z: number): number {
  const angle = Math.atan2(x, z);
  const part = Math.hypot(x, z) / reachAt(angle);
  const [u, v] = [x / PAINTED + 0.5, 0.5 - z / PAINTED];
  const bubbles = layers(u, v, 14, 14, 3, 21);
  const lumps = layers(u, v, 38, 38, 2, 51);
  const rim = (0.006 + 0.009 * bubbles + 0.0025 * lumps) * Math.exp(-(((part - 0.915) / 0.058) ** 2));
  const edge = smoothStep(1.001, 0.955, part);
  return 0.006 + (0.0025 + rim) * edge + 0.0034 * cheeseAt(u, v) * smoothStep(RIM, RIM - 0.1, part);
}

/** How much cheese lies there, 0..1. */
function cheeseAt(u: number, v: number): number {
  return smoothStep(0.4, 0.58, layers(u, v, 13, 13, 3, 5));
}

function toppingColor(u: number, v: number): Paint {
  const part = Math.hypot(u - 0.5, v - 0.5) * (PAINTED / RADIUS);
  const cheese =
    cheeseAt(u, v) * smoothStep(RIM + 0.01, RIM - 0.07, part + 0.06 * (layers(u, v, 30, 30, 2, 9) - 0.5));
  const sauce = mixPaint([0.62, 0.15, 0.06], [0.8, 0.32, 0.12], layers(u, v, 40, 40, 3, 2));
  const cream = mixPaint([0.95, 0.8, 0.52], [0.97, 0.89, 0.7], layers(u, v, 22, 22, 3, 14));
  const melted = mixPaint(sauce, cream, cheese * 0.92);
  const roast = smoothStep(0.6, 0.78, layers(u, v, 20, 20, 3, 31)) * cheese;
  const herbs = smoothStep(0.83, 0.87, layers(u, v, 150, 150, 1, 77));
  return mixPaint(mixPaint(melted, [0.66, 0.37, 0.13], roast * 0.75), [0.2, 0.26, 0.09], herbs * 0.7);
}

function crustColor(u: number, v: number): Paint {
  const part = Math.hypot(u - 0.5, v - 0.5) * (PAINTED / RADIUS);
  const golden = mixPaint(
    [0.85, 0.65, 0.38],
    [0.66, 0.38, 0.15],
    smoothStep(0.3, 0.7, layers(u, v, 24, 24, 4, 3)),
  );
  const top = smoothStep(0.1, 0.0, Math.abs(part - 0.915));
  const char = smoothStep(0.56, 0.72, layers(u, v, 26, 26, 3, 44)) * top;
  const flour = smoothStep(0.62, 0.8, layers(u, v, 60, 60, 3, 15)) * (1 - char);
  const baked = mixPaint(
    mixPaint([0.9, 0.75, 0.52], golden, 0.35 + 0.65 * top),
    [0.31, 0.17, 0.08],
    char * 0.85,
  );
  return mixPaint(baked, [0.93, 0.87, 0.76], flour * 0.4);
}

/** Evenly strewn: by the golden angle, a little off. */
function strewn(i: number, count: number, reach: number, seed: number): readonly [x: number, z: number] {
  const angle = i * 2.4 + hash(i, 1, seed) * 0.5;
  const radius = reach * Math.sqrt((i + 0.6) / count) * (0.94 + 0.08 * hash(i, 2, seed));
  return [Math.sin(angle) * radius, Math.cos(angle) * radius];
}

/** Its edge has curled up in the oven. */
function salamiSlice(i: number): Shape {
  const r = 0.0185 * (0.92 + 0.16 * hash(i, 3, 7));
  const slice = lathe(
    smoothProfile(
      [
        [0, 0.0004],
        [r * 0.9, 0.0008],
        [r * 1.01, 0.0026],
        [r, 0.0034],
        [r * 0.86, 0.0024],
        [r * 0.6, 0.0019],
        [0, 0.0018],
      ],
      4,
    ),
    { crease: 1.2, segments: 48 },
  );
  const flat = {
    ...slice,
    uvs: slice.uvs.map((_, k) => 0.5 + slice.positions[(k >> 1) * 3 + (k % 2) * 2]! * 18),
  };
  const [x, z] = strewn(i, 13, RADIUS * 0.74, 3);
  return placeShape(flat, {
    ...at([x, 0.0112 + 0.0008 * hash(i, 8, 7), z], hash(i, 4, 7) * 6),
    tilt: [(hash(i, 5, 7) - 0.5) * 0.1, (hash(i, 6, 7) - 0.5) * 0.1],
  });
}

function basilLeaf(i: number): Shape {
  const length = 0.021 + 0.013 * hash(i, 1, 9);
  const [x, z] = strewn(i, 16, RADIUS * 0.78, 17);
  return placeShape(leafShape(length, length * 0.62, length * 0.22, { fold: 0.3 }), {
    position: [x, heightAt(x, z) + 0.0032, z],
    turn: hash(i, 2, 9) * 6.3,
    scale: 1,
    tilt: [-0.12 - 0.2 * hash(i, 3, 9), 0],
  });
}
