import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, smoothStep } from '../../materials/paint.ts';
import type { Material, Texture } from '../../scene/material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const MONSTERAS: readonly Thing[] = [
  thing(
    [
      'monstera',
      'monstera plant',
      'swiss cheese plant',
      'houseplant',
      'house plant',
      'potted plant',
      'indoor plant',
    ],
    { category: 'plants' },
    monstera,
  ),
];

const POT_HEIGHT = 0.13;

function monstera(): ThingModel {
  const glaze: Material = {
    ...createMaterial('ceramic', '#d8cfc2'),
    roughness: 0.5,
    coat: { strength: 0.3, roughness: 0.25 },
  };
  const leaf: Material = {
    ...createMaterial('leaf', '#ffffff'),
    texture: leafTexture(),
    coat: { strength: 0.35, roughness: 0.22 },
    detail: { kind: 'leather', scale: 0.08, bump: 0.0004, roughness: 0.08, tint: 0.08 },
  };
  const stalk = createMaterial('stem', '#5d7f35');
  const leaves: Shape[] = [];
  const stalks: Shape[] = [];
  const count = 11;
  for (let i = 0; i < count; i++) {
    const young = i / (count - 1);
    const turn = i * 2.4 + 0.3 * hash(i, 1, 4);
    const reach = 0.15 - 0.1 * young + 0.02 * hash(i, 2, 4);
    const height = POT_HEIGHT + 0.1 + 0.23 * young + 0.04 * hash(i, 3, 4);
    const end: Vec3 = [Math.sin(turn) * reach, height, Math.cos(turn) * reach];
    const start: Vec3 = [Math.sin(turn) * 0.014, POT_HEIGHT - 0.02, Math.cos(turn) * 0.014];
    const middle: Vec3 = [
      start[0] * 0.6 + end[0] * 0.35,
      start[1] * 0.3 + end[1] * 0.78,
      start[2] * 0.6 + end[2] * 0.35,
    ];
    stalks.push(
      tube(smoothPath([start, middle, end], 8), (along) => 0.0036 - 0.0014 * along, { segments: 10 }),
    );
    const size = 0.17 - 0.06 * young * hash(i, 5, 4) - 0.03 * hash(i, 4, 4);
    leaves.push(
      placeShape(leafBlade(size, i), {
        position: end,
        turn: turn + (hash(i, 6, 4) - 0.5) * 0.7,
        scale: 1,
        tilt: [0.28 - 0.75 * young + 0.25 * (hash(i, 7, 4) - 0.5), (hash(i, 8, 4) - 0.5) * 0.4],
      }),
    );
  }
  const soil = lathe([
    [0.066, POT_HEIGHT - 0.016],
    [0, POT_HEIGHT - 0.012],
  ]);
  return {
    mesh: meshOf([
      [pot(), glaze],
      [soil, createMaterial('soil', '#3a2a1e')],
      [mergeShapes(stalks), stalk],
      [mergeShapes(leaves), leaf],
    ]),
    colored: [glaze],
  };
}

function pot(): Shape {
  return lathe(
    smoothProfile(
      [
        [0, 0.001],
        [0.052, 0],
        [0.058, 0.004],
        [0.07, 0.06],
        [0.075, POT_HEIGHT - 0.006],
        [0.0745, POT_HEIGHT],
        [0.069, POT_HEIGHT - 0.003],
        [0.066, POT_HEIGHT - 0.02],
        [0, POT_HEIGHT - 0.02],
      ],
      5,
    ),
    { crease: 0.8, segments: 80 },
  );
}

/** A blade that hangs from the end of its stalk, along +z, and bends down at its tip and sides. */
function leafBlade(size: number, seed: number): Shape {
  return grid(20, 20, (u, v) => {
    const [a, b] = [u - 0.5, v - 0.18];
    const wave = 0.022 * Math.sin(v * 9 + seed) * Math.abs(a);
    const y = -0.55 * b * Math.abs(b) - 0.32 * a * a + 0.16 * Math.abs(a) + wave;
    return { position: [a * size, y * size, b * size], uv: [u, v] };
  });
}

/** A heart with slits from its edge and holes beside its midrib; transparent around it. */
function leafTexture(): Texture {
  const side = 512;
  const rgba = new Uint8Array(side * side * 4);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [u, v] = [(column + 0.5) / side, 1 - (row + 0.5) / side];
      const color = leafColor(u, v);
      const at = (row * side + column) * 4;
      for (let channel = 0; channel < 3; channel++) rgba[at + channel] = color[channel]! * 255;
      rgba[at + 3] = isLeaf(u, v) ? 255 : 0;
    }
  return { width: side, height: side, rgba, repeat: false };
}

/** Half the width of the blade at a height, without slits; 0 above and below it. */
function halfWidth(v: number): number {
  if (v < 0.01 || v > 0.985) return 0;
  const t = v / 0.985;
  return 0.5 * Math.sin(Math.PI * t ** 0.62) ** 0.75 * (1 - 0.12 * t);
}

/** Number of slits between the main veins of each half. */
const SLITS = 6;

/** Along the main veins, which run out and towards the tip: 0..1 for each slit. */
function veinPhase(u: number, v: number): number {
  const across = Math.abs(u - 0.5);
  return (v - 0.42 * across - 0.06) * SLITS * 1.25;
}

function isLeaf(u: number, v: number): boolean {
  const across = Math.abs(u - 0.5);
  const half = halfWidth(v);
  if (across > half) return false;
  // The notch where the stalk joins.
  if (v < 0.18 && across < 0.055 * (1 - v / 0.18)) return false;
  const phase = veinPhase(u, v);
  const slit = Math.floor(phase);
  const inside = phase - slit - 0.5;
  const sideSeed = u < 0.5 ? 1 : 2;
  if (slit < 0 || slit > SLITS || v > 0.86) return true;
  const out = across / Math.max(0.01, half);
  const begin = 0.5 + 0.16 * hash(slit, sideSeed, 3);
  if (out > begin && Math.abs(inside) < 0.17 * smoothStep(begin, begin + 0.28, out) + 0.03) return false;
  const hole = Math.hypot((out - 0.3) / 0.09, inside / 0.15);
  return !(hash(slit, sideSeed, 8) > 0.35 && hole < 1);
}

function leafColor(u: number, v: number): readonly [number, number, number] {
  const across = Math.abs(u - 0.5);
  const phase = veinPhase(u, v);
  const vein = Math.abs(phase - Math.round(phase));
  const isVein = Math.max(smoothStep(0.014, 0.006, across), 0.6 * smoothStep(0.05, 0.015, vein));
  const base = mixPaint([0.1, 0.27, 0.1], [0.19, 0.4, 0.14], layers(u, v, 9, 9, 3, 6));
  return mixPaint(base, [0.45, 0.58, 0.26], isVein * 0.8);
}
