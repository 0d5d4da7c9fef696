import { grid } from '../../geometry/grid.ts';
import { cylinder, lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { label } from '../drinks/glassware.ts';
import { filling, vessel } from '../drinks/vessel.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const bath = { category: 'bath' } as const;
const GOLD = createMaterial('brass', '#d9bb80');
const BLACK = createMaterial('gloss-plastic', '#1b1b1d');
const PAPER = createMaterial('paper', '#eae4d8');

export const COSMETICS: readonly Thing[] = [
  thing(
    [
      'dropper bottle',
      'serum',
      'serum bottle',
      'skincare bottle',
      'essential oil',
      'essential oil bottle',
      'pipette bottle',
      'skincare serum bottle',
      'skincare serum',
      'face serum',
      'amber bottle',
      'amber glass bottle',
      'brown bottle',
      'brown glass bottle',
      'apothecary bottle',
      'bottle of serum',
    ],
    bath,
    () => {
      const amber: Material = { color: [0.72, 0.31, 0.06], roughness: 0.02, metallic: 0, glass: 'thin' };
      const outer: ProfilePoint[] = [
        [0, 0],
        [0.014, 0],
        [0.0165, 0.003],
        [0.0168, 0.01],
        [0.0168, 0.055],
        [0.0145, 0.064],
        [0.009, 0.069],
        [0.0085, 0.078],
      ];
      const serum = createMaterial('coffee', '#5a2608');
      const collar = placeShape(cylinder(0.0105, 0.016, { edge: 0.001 }), at([0, 0.068, 0]));
      const bulb = lathe(
        smoothProfile(
          [
            [0.0062, 0.083],
            [0.0062, 0.09],
            [0.0068, 0.098],
            [0.0066, 0.108],
            [0.004, 0.1145],
            [0, 0.116],
          ],
          5,
        ),
        { crease: 1.5 },
      );
      return {
        mesh: meshOf([
          [lathe(smoothProfile(outer, 5), { crease: 1 }), amber],
          [filling(outer, 0.0012, 0.05, { base: 0.002 }), serum],
          [collar, BLACK],
          [bulb, createMaterial('rubber', '#26262a')],
          [label(0.0174, 0.014, 0.046, 1.3), PAPER],
        ]),
        colored: [amber],
      };
    },
  ),
  thing(['cream jar', 'face cream', 'moisturizer', 'cream', 'cosmetic jar'], bath, () => {
    const glass = createMaterial('gloss-plastic', '#e9e4da');
    const body = cylinder(0.031, 0.034, { edge: 0.004, segments: 96 });
    const lid = placeShape(cylinder(0.0318, 0.018, { edge: 0.0015, segments: 96 }), at([0, 0.0345, 0]));
    return {
      mesh: meshOf([
        [body, glass],
        [lid, GOLD],
      ]),
      colored: [glass],
    };
  }),
  thing(['open cream jar', 'open jar of cream', 'body butter'], bath, () => {
    const glass = createMaterial('gloss-plastic', '#d9c3b4');
    const cream: Material = { ...createMaterial('cream', '#f0e9de'), roughness: 0.4 };
    const outer: ProfilePoint[] = [
      [0, 0],
      [0.029, 0],
      [0.0325, 0.003],
      [0.033, 0.01],
      [0.033, 0.036],
    ];
    const swirl = bendShape(
      lathe(
        Array.from({ length: 40 }, (_, i): ProfilePoint => [0.0296 * (1 - i / 39), 0.031]),
        { segments: 90, crease: 3 },
      ),
      ([x, y, z]) => {
        const r = Math.hypot(x, z);
        const wave =
          Math.sin(Math.atan2(x, z) + r * 420) *
          0.0016 *
          Math.min(1, r / 0.008) *
          Math.min(1, (0.0296 - r) / 0.003);
        return [x, y + wave + 0.004 * (1 - r / 0.0296) ** 2, z];
      },
    );
    return {
      mesh: meshOf([
        [vessel(outer, 0.003, 0.006), glass],
        [filling(outer, 0.003, 0.0295, { base: 0.006 }), cream],
        [swirl, cream],
      ]),
      colored: [glass],
    };
  }),
  thing(
    ['pump bottle', 'lotion', 'hand soap', 'lotion bottle', 'cosmetic bottle', 'body lotion'],
    bath,
    () => {
      const plastic = createMaterial('plastic', '#d8cbb8');
      const body = lathe(
        smoothProfile(
          [
            [0, 0],
            [0.029, 0],
            [0.0325, 0.003],
            [0.033, 0.01],
            [0.033, 0.12],
            [0.029, 0.132],
            [0.014, 0.139],
            [0.0125, 0.141],
          ],
          5,
        ),
        { crease: 1 },
      );
      const collar = placeShape(cylinder(0.0135, 0.018, { edge: 0.0015 }), at([0, 0.139, 0]));
      const neck = placeShape(cylinder(0.004, 0.02), at([0, 0.155, 0]));
      const head = tube(
        smoothPath(
          [
            [0, 0.168, -0.008],
            [0, 0.1745, 0],
            [0, 0.175, 0.02],
            [0, 0.172, 0.036],
            [0, 0.167, 0.042],
          ],
          6,
        ),
        (along) => 0.0085 - 0.0048 * Math.min(1, along * 1.4),
        { segments: 18 },
      );
      return {
        mesh: meshOf([
          [body, plastic],
          [mergeShapes([collar, neck, head]), BLACK],
          [label(0.0334, 0.03, 0.1, 1.0), PAPER],
        ]),
        colored: [plastic],
      };
    },
  ),
  thing(['cosmetic tube', 'tube of cream', 'hand cream', 'toothpaste', 'sunscreen'], bath, cosmeticTube),
  thing(['soap', 'bar of soap', 'soap bar', 'natural soap'], bath, () => {
    const soap: Material = { ...createMaterial('wax', '#d9cdb4'), softness: 0.6, roughness: 0.5 };
    const bar = bendShape(
      roundedBox({ width: 0.085, height: 0.028, depth: 0.056, radius: 0.009, segments: 8 }),
      ([x, y, z]) => [x, y * (1 + 0.06 * (1 - (x / 0.045) ** 2)), z],
    );
    return { mesh: meshOf([[bar, soap]]), colored: [soap] };
  }),
  thing(['nail polish', 'nail varnish'], bath, () => {
    const polish: Material = { ...createMaterial('lacquer', '#a3203a') };
    const body = roundedBox({ width: 0.028, height: 0.034, depth: 0.022, radius: 0.005, segments: 5 });
    const cap = placeShape(cylinder(0.0075, 0.042, { edge: 0.0015 }), at([0, 0.034, 0]));
    return {
      mesh: meshOf([
        [body, polish],
        [cap, BLACK],
      ]),
      colored: [polish],
    };
  }),
  thing(['perfume', 'perfume bottle', 'bottle of perfume', 'fragrance', 'cologne'], bath, () => {
    const glass: Material = {
      color: [0.985, 0.985, 0.98],
      roughness: 0.01,
      metallic: 0,
      glass: 'solid',
      ior: 1.5,
    };
    const scent: Material = {
      color: [0.93, 0.76, 0.6],
      roughness: 0.01,
      metallic: 0,
      glass: 'solid',
      ior: 1.36,
    };
    const outer = roundedBox({ width: 0.056, height: 0.07, depth: 0.028, radius: 0.004, segments: 4 });
    const inner = placeShape(
      roundedBox({ width: 0.046, height: 0.05, depth: 0.018, radius: 0.003, segments: 4 }),
      at([0, 0.009, 0]),
    );
    const collar = placeShape(cylinder(0.0085, 0.008, { edge: 0.0008 }), at([0, 0.0702, 0]));
    const cap = placeShape(
      roundedBox({ width: 0.026, height: 0.028, depth: 0.022, radius: 0.0025 }),
      at([0, 0.0782, 0]),
    );
    return {
      mesh: meshOf([
        [outer, glass],
        [inner, scent],
        [collar, GOLD],
        [cap, BLACK],
      ]),
      colored: [scent],
    };
  }),
  thing(['folded towel', 'towel', 'bath towel', 'hand towel'], bath, () => {
    const cloth = createMaterial('towel', '#d5cdbf');
    return { mesh: meshOf([[foldedTowel(0.26, 0.17, 0.055), cloth]]), colored: [cloth] };
  }),
  thing(['stack of towels', 'towels', 'folded towels'], bath, () => {
    const tones = ['#d9d1c3', '#a9b0a6', '#c9a893'].map((color) => createMaterial('towel', color));
    return {
      mesh: meshOf(
        tones.map((cloth, i): [Shape, Material] => [
          placeShape(
            foldedTowel(0.27 - i * 0.008, 0.19 - i * 0.006, 0.05),
            at([0, i * 0.0495, 0], (i - 1) * 0.04),
          ),
          cloth,
        ]),
      ),
      colored: tones,
    };
  }),
  thing(['rolled towel', 'towel roll'], bath, () => {
    const cloth = createMaterial('towel', '#d8d2c8');
    const spiral = Array.from({ length: 90 }, (_, i): [number, number] => {
      const angle = i * 0.28;
      const r = 0.008 + i * 0.00042;
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    const roll = cylinderAlong(spiral.at(-1)!, 0.3, 0.046);
    const ends = [-0.1505, 0.1505].map((x) =>
      tube(
        spiral.map(([y, z]) => [x, y + 0.046, z] as const),
        0.0032,
        { segments: 8 },
      ),
    );
    return { mesh: meshOf([[mergeShapes([roll, ...ends]), cloth]]), colored: [cloth] };
  }),
];

function cylinderAlong(_end: readonly [number, number], length: number, radius: number): Shape {
  const body = cylinder(radius, length, { edge: 0.008 });
  return placeShape(body, { position: [length / 2, radius, 0], turn: 0, scale: 1, tilt: [0, Math.PI / 2] });
}

/** Three layers whose fold shows in front. */
function foldedTowel(width: number, depth: number, height: number): Shape {
  const count = 3;
  const thick = height / count;
  return mergeShapes(
    Array.from({ length: count }, (_, i) => {
      const layer = roundedBox({
        width,
        height: thick * 1.04,
        depth: depth - (i % 2) * 0.006,
        radius: thick * 0.5,
        segments: 5,
      });
      return placeShape(layer, at([0, i * thick, (i % 2) * 0.003]));
    }),
  );
}

function cosmeticTube(): ThingModel {
  const plastic = createMaterial('plastic', '#dcc9bb');
  const length = 0.125;
  const wall = grid(48, 30, (u, v) => {
    // Round at the cap, flat at the seam.
    const angle = u * Math.PI * 2;
    const flat = v ** 1.3;
    const [a, b] = [0.0195 + 0.0085 * flat, Math.max(0.0006, 0.0195 * (1 - flat))];
    return { position: [Math.sin(angle) * a, 0.03 + v * length, Math.cos(angle) * b] };
  });
  const seam = placeShape(
    roundedBox({ width: 0.056, height: 0.012, depth: 0.0016, radius: 0.0007 }),
    at([0, 0.03 + length - 0.002, 0]),
  );
  const shoulder = lathe(
    smoothProfile(
      [
        [0.0165, 0.026],
        [0.019, 0.0275],
        [0.0195, 0.03],
      ],
      4,
    ),
  );
  const cap = cylinder(0.0178, 0.027, { edge: 0.0016 });
  return {
    mesh: meshOf([
      [mergeShapes([wall, seam, shoulder]), plastic],
      [cap, GOLD],
    ]),
    colored: [plastic],
  };
}
