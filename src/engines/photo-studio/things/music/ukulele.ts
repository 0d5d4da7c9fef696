import { cylinder } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { smoothStep } from '../../materials/paint.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import {
  latheAlongX,
  latheAlongZ,
  model,
  type Point2,
  slab,
  smoothOutline,
  strap,
  tilted,
} from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { CHROME, EBONY, mirrored, plateWood, strings } from './strings.ts';

const onFloor = { category: 'music', standsOn: 'floor' } as const;

export const UKULELES: readonly Thing[] = [thing(['ukulele', 'uke'], onFloor, ukulele)];

function ukulele(): ThingModel {
  const front = plateWood([0.8, 0.55, 0.3], [0.55, 0.32, 0.15], 0.35, 9);
  const wood = createMaterial('varnished-wood', '#8d5c33');
  const half: Point2[] = [
    [0, 0],
    [0.05, 0.005],
    [0.086, 0.034],
    [0.094, 0.075],
    [0.082, 0.113],
    [0.066, 0.142],
    [0.063, 0.16],
    [0.07, 0.185],
    [0.073, 0.21],
    [0.058, 0.24],
    [0.028, 0.253],
    [0, 0.255],
  ];
  const outline = smoothOutline(mirrored(half), 6);
  const body = placeShape(slab(outline, 0.058, { edge: 0.001, rings: 2 }), at([0, 0, -0.032]));
  const top = placeShape(slab(outline, 0.003, { edge: 0.0008, rings: 6 }), at([0, 0, 0.0255]));
  const binding = tube(
    outline.map(([x, y]): Vec3 => [x, y, 0.0265]),
    0.0018,
    { segments: 8, isClosed: true },
  );
  const hole = placeShape(
    latheAlongZ([
      [0.0265, 0],
      [0, 0.0002],
    ]),
    at([0, 0.168, 0.0286]),
  );
  const rosette = [0.0285, 0.0325].map((r) =>
    placeShape(
      latheAlongZ([
        [r - 0.0009, 0],
        [r - 0.0006, 0.0003],
        [r + 0.0006, 0.0003],
        [r + 0.0009, 0],
      ]),
      at([0, 0.168, 0.0285]),
    ),
  );
  const neck = tube(
    smoothPath(
      [
        [0, 0.235, 0.004],
        [0, 0.262, 0.0095],
        [0, 0.3, 0.012],
        [0, 0.42, 0.0142],
        [0, 0.438, 0.0142],
      ],
      6,
    ),
    (t) => 0.0175 - 0.003 * smoothStep(0.1, 0.4, t),
    { segments: 24 },
  );
  const board = strap(
    [
      [0, 0.2, 0.0305],
      [0, 0.436, 0.0305],
    ],
    [0, 0, 1],
    (t) => 0.046 - 0.009 * t,
    0.0048,
  );
  const frets = Array.from({ length: 12 }, (_, i) => {
    const y = 0.436 - 0.346 * (1 - 2 ** (-(i + 1) / 12));
    return placeShape(
      roundedBox({ width: 0.037 + (0.436 - y) * 0.036, height: 0.0012, depth: 0.0014, radius: 0.0005 }),
      at([0, y, 0.0332]),
    );
  });
  const nut = placeShape(
    roundedBox({ width: 0.0365, height: 0.003, depth: 0.006, radius: 0.0006 }),
    at([0, 0.436, 0.0305]),
  );
  const dots = [4, 6, 9].map((i) =>
    placeShape(
      cylinder(0.0024, 0.0003, { edge: 0.0001, segments: 20 }),
      tilted([0, 0.436 - 0.346 * (1 - 2 ** (-(i + 0.5) / 12)), 0.0329], Math.PI / 2),
    ),
  );
  const headLine = smoothOutline(
    mirrored([
      [0, 0],
      [0.016, 0.001],
      [0.021, 0.012],
      [0.026, 0.04],
      [0.029, 0.078],
      [0.026, 0.09],
      [0.012, 0.0925],
      [0, 0.089],
    ]),
    5,
  );
  const head = placeShape(slab(headLine, 0.013, { edge: 0.002 }), tilted([0, 0.436, 0.0165], -0.18));
  const pegs = [-1, 1].flatMap((side) =>
    [0.027, 0.062].map((y) =>
      placeShape(
        mergeShapes([
          latheAlongZ([
            [0.0048, 0],
            [0.0042, 0.0022],
            [0.0024, 0.003],
            [0.0024, 0.011],
            [0, 0.0112],
          ]),
          placeShape(
            latheAlongX(
              [
                [0, 0.012],
                [0.002, 0.012],
                [0.002, 0.022],
                [0.0055, 0.0235],
                [0.006, 0.031],
                [0, 0.0325],
              ],
              0.5,
              24,
            ),
            at([0, 0, -0.008], side === 1 ? 0 : Math.PI),
          ),
        ]),
        tilted([side * 0.0165, 0.436 + y, 0.0285 - y * 0.18], -0.18),
      ),
    ),
  );
  const saddle = placeShape(
    roundedBox({ width: 0.062, height: 0.016, depth: 0.0062, radius: 0.0018 }),
    at([0, 0.082, 0.0315]),
  );
  const bone = placeShape(
    roundedBox({ width: 0.046, height: 0.0024, depth: 0.0044, radius: 0.0008 }),
    at([0, 0.0905, 0.0358]),
  );
  const nylon = createMaterial('gloss-plastic', '#d8d4cc');
  const wire = strings(
    4,
    [0, 0.085, 0.036],
    [0, 0.0925, 0.0392],
    [0, 0.438, 0.0345],
    [0.04, 0.04, 0.027],
    0.00055,
  );
  const parts: Part[] = [
    [top, front],
    [mergeShapes([body, neck, head]), wood],
    [mergeShapes([board, saddle, hole, ...rosette]), { ...EBONY, color: [0.06, 0.04, 0.03] }],
    [mergeShapes([nut, bone, binding, ...dots]), createMaterial('porcelain', '#e9e2d2')],
    [mergeShapes([...frets, ...pegs]), CHROME],
    [wire, nylon],
  ];
  return model(standing(placed(placed(parts, tilted([0, 0, 0], -0.14, -0.1)), at([0, 0, 0], 0.32))), [wood]);
}
