import { withCreaseNormals } from '../../geometry/crease-normals.ts';
import { grid } from '../../geometry/grid.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, paintHeights, paintTexture, relief, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { lyingSlab, model, type Point2, smoothOutline } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const fashion = { category: 'fashion' } as const;

export const FOLDED_CLOTHES: readonly Thing[] = [
  thing(
    ['t-shirt', 'folded t-shirt', 'tshirt', 't shirt', 'tee shirt', 'cotton t-shirt', 'folded shirt'],
    fashion,
    tShirt,
  ),
  thing(
    ['scarf', 'knit scarf', 'wool scarf', 'knitted scarf', 'winter scarf', 'woolen scarf'],
    fashion,
    scarf,
  ),
];

/** Cloth that lies in soft waves. */
function wavy(shape: Shape, height: number, salt: number): Shape {
  return bendShape(shape, ([x, y, z]) => {
    const wave = layers(x * 1.7 + 0.5, z * 1.7 + 0.5, 3, 3, 3, salt) - 0.5;
    return [
      x + 0.002 * Math.sin(z * 26 + salt),
      y + height * wave * smoothStep(0, 0.012, y),
      z + 0.002 * Math.sin(x * 24 + salt),
    ];
  });
}

/** Folded into a rectangle with the neck on top. */
function tShirt(): ThingModel {
  const jersey: Material = {
    ...createMaterial('fabric', '#dedad2'),
    sheen: 0.3,
    detail: { kind: 'linen', scale: 0.014, bump: 0.00012, roughness: 0, tint: 0.1 },
  };
  const shade: Material = {
    ...jersey,
    color: [jersey.color[0] * 0.72, jersey.color[1] * 0.72, jersey.color[2] * 0.72],
  };
  const half: Point2[] = [
    [0.118, -0.165],
    [0.121, -0.1],
    [0.12, 0.04],
    [0.121, 0.12],
    [0.118, 0.141],
    [0.104, 0.153],
    [0.075, 0.164],
    [0.063, 0.168],
    [0.045, 0.166],
    [0, 0.163],
  ];
  const outline = smoothOutline(
    [
      ...half,
      ...half
        .slice(0, -1)
        .toReversed()
        .map(([x, y]): Point2 => [-x, y]),
      [0, -0.166],
    ],
    5,
  );
  const layer = (y: number, grow: number, salt: number) =>
    placeShape(
      wavy(
        lyingSlab(
          outline.map(([x, v]): Point2 => [x * grow, v * (1 + (grow - 1) * 0.7)]),
          0.0072,
          { edge: 0.0034, bulge: 0.0012, rings: 14, crease: 2 },
        ),
        0.003,
        salt,
      ),
      at([0, y, 0]),
    );
  // The neck: a ribbed band in a wide curve, the back of the shirt higher behind it.
  const neckAt = (t: number, deep: number, wide: number): Vec3 => {
    const angle = Math.PI * t;
    return [Math.cos(angle) * wide, 0, -0.166 + Math.sin(angle) * deep];
  };
  const band = (deep: number, wide: number, y: number) => {
    const ribs = 150;
    return withCreaseNormals(
      grid(ribs * 4, 8, (u, v) => {
        const inner = neckAt(u, deep, wide);
        const outer = neckAt(u, deep + 0.017, wide + 0.0165);
        const rib = 0.00045 * Math.cos(u * ribs * Math.PI * 2);
        const round = Math.sin(v * Math.PI) ** 0.5;
        return {
          position: [
            inner[0] + (outer[0] - inner[0]) * v,
            y + 0.0024 * round + rib * round,
            inner[2] + (outer[2] - inner[2]) * v,
          ],
          normal: [0, 1, 0],
        };
      }),
      1.2,
    );
  };
  const back = grid(40, 10, (u, v) => {
    const [x, , z] = neckAt(u, 0.055 * v + 0.004, 0.062 * (0.4 + 0.6 * v));
    return { position: [x, 0.0178 - 0.0004 * v, z + 0.002], normal: [0, 1, 0] };
  });
  const label = placeShape(
    lyingSlab(
      [
        [0.011, -0.007],
        [0.011, 0.007],
        [-0.011, 0.007],
        [-0.011, -0.007],
      ],
      0.0006,
      { edge: 0.0002, rings: 2 },
    ),
    at([0, 0.0186, -0.148]),
  );
  const parts: Part[] = [
    [mergeShapes([layer(0, 1, 2), layer(0.0058, 0.994, 5), layer(0.0113, 0.99, 9)]), jersey],
    [back, shade],
    [mergeShapes([band(0.058, 0.062, 0.0185)]), jersey],
    [label, createMaterial('satin', '#f1eee8')],
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.3))), [jersey, shade]);
}

/** Folded twice, its fringe to the front. */
function scarf(): ThingModel {
  const wool: Material = {
    ...createMaterial('knit', '#ffffff'),
    texture: paintTexture(1024, 1024, (u, v) => {
      const braid = Math.abs(((((v * 40 + Math.abs(((u * 26) % 1) - 0.5) * 1.3) % 1) + 1) % 1) - 0.5) * 2;
      const groove = smoothStep(0, 0.16, Math.abs(((u * 26) % 1) - 0.0) * Math.abs(1 - ((u * 26) % 1)) * 4);
      const tone =
        (0.72 + 0.28 * smoothStep(0.05, 0.7, braid)) *
        (0.7 + 0.3 * groove) *
        (0.93 + 0.1 * layers(u, v, 30, 30, 2, 4));
      return [0.78 * tone, 0.62 * tone, 0.42 * tone];
    }),
    detail: relief(
      paintHeights(1024, 1024, (u, v) => {
        const braid = Math.abs(((((v * 40 + Math.abs(((u * 26) % 1) - 0.5) * 1.3) % 1) + 1) % 1) - 0.5) * 2;
        return 0.2 + 0.5 * braid + 0.3 * Math.sin(((u * 26) % 1) * Math.PI);
      }),
      0.0024,
      { tint: 0.15 },
    ),
  };
  const yarn: Material = {
    ...createMaterial('knit', '#b8976a'),
    detail: { kind: 'grain', scale: 0.01, bump: 0.0004, roughness: 0, tint: 0.3 },
  };
  const [wide, deep, thick] = [0.23, 0.2, 0.013];
  const sheet = (y: number, salt: number, by = 0) =>
    placeShape(
      wavy(
        lyingSlab(
          smoothOutline(
            [
              [wide / 2, -deep / 2 + 0.012],
              [wide / 2 + 0.001, 0],
              [wide / 2, deep / 2 - 0.012],
              [wide / 2 - 0.012, deep / 2],
              [0, deep / 2 + 0.001],
              [-wide / 2 + 0.012, deep / 2],
              [-wide / 2, deep / 2 - 0.012],
              [-wide / 2 - 0.001, 0],
              [-wide / 2, -deep / 2 + 0.012],
              [-wide / 2 + 0.012, -deep / 2],
              [0, -deep / 2 - 0.001],
              [wide / 2 - 0.012, -deep / 2],
            ].map(([x, z]): Point2 => [x! * (1 - by), z!]),
            6,
          ),
          thick,
          { edge: 0.0062, bulge: 0.002, rings: 14, crease: 2 },
        ),
        0.006,
        salt,
      ),
      at([0, y, 0]),
    );
  const levels = [0, 0.0118, 0.0236, 0.0354];
  const tassels = Array.from({ length: 21 }, (_, i) => {
    const x = (i / 20 - 0.5) * (wide - 0.012);
    const [a, b] = [hash(i, 1, 4) - 0.5, hash(i, 2, 4) - 0.5];
    return mergeShapes(
      [-1, 0, 1].map((k) => {
        const side = x + k * 0.0016;
        return tube(
          smoothPath(
            [
              [side, 0.041, deep / 2 - 0.006],
              [side + a * 0.002, 0.038, deep / 2 + 0.008],
              [side + a * 0.006 + k * 0.001, 0.018, deep / 2 + 0.014 + b * 0.004],
              [side + a * 0.01 + k * 0.0015, 0.0022, deep / 2 + 0.02 + b * 0.008],
              [side + a * 0.014 + k * 0.002, 0.0018, deep / 2 + 0.038 + b * 0.012],
            ],
            6,
          ),
          0.0017,
          { segments: 7 },
        );
      }),
    );
  });
  const parts: Part[] = [
    [mergeShapes(levels.map((y, i) => sheet(y, i * 3 + 2, i * 0.006))), wool],
    [mergeShapes(tassels), yarn],
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.35))), [wool, yarn]);
}
