import { withCreaseNormals } from '../../geometry/crease-normals.ts';
import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const outdoor = { category: 'outdoor' } as const;
const SMOOTH: Detail = { kind: 'noise', scale: 0.04, bump: 0.00001, roughness: 0.08, tint: 0.03 };

export const GARDEN: readonly Thing[] = [
  thing(['watering can', 'garden watering can', 'metal watering can'], outdoor, wateringCan),
  thing(
    [
      'plant pots',
      'flower pots',
      'flowerpots',
      'terracotta pots',
      'clay pots',
      'plant pot',
      'flower pot',
      'flowerpot',
      'terracotta pot',
      'clay pot',
    ],
    outdoor,
    plantPots,
  ),
  thing(
    ['garden tools', 'gardening tools', 'trowel', 'garden trowel', 'hand trowel', 'trowel and fork'],
    { category: 'tools' },
    gardenTools,
  ),
];

function wateringCan(): ThingModel {
  const enamel: Material = {
    ...createMaterial('painted', '#3f6650'),
    roughness: 0.36,
    coat: { strength: 0.5, roughness: 0.12 },
    detail: { kind: 'orange-peel', scale: 0.03, bump: 0.00006, roughness: 0.1, tint: 0.05 },
  };
  const brass: Material = { ...createMaterial('brass', '#b98d4c'), detail: SMOOTH };
  const wall = lathe(
    [
      [0, 0.002],
      [0.088, 0.002],
      [0.091, 0],
      [0.0935, 0.002],
      [0.0935, 0.006],
      [0.0912, 0.009],
      [0.0895, 0.06],
      [0.0872, 0.118],
      [0.0868, 0.122],
      [0.0888, 0.1235],
      [0.0888, 0.128],
      [0.0868, 0.1295],
      [0.0862, 0.16],
      [0.0865, 0.1635],
      [0.0852, 0.1655],
      [0.0838, 0.1635],
      [0.0838, 0.14],
      [0.086, 0.1],
      [0.087, 0.02],
      [0, 0.012],
    ],
    { crease: 0.5, segments: 120 },
  );
  // Half the top is closed.
  const cover = grid(40, 8, (u, v) => {
    const angle = Math.PI * (0.0 + u);
    return {
      position: [Math.sin(angle) * 0.0855 * v, 0.1585 + 0.016 * (1 - v * v), Math.cos(angle) * 0.0855 * v],
    };
  });
  const spout = tube(
    smoothPath(
      [
        [0.078, 0.03, 0],
        [0.105, 0.045, 0],
        [0.145, 0.095, 0],
        [0.185, 0.155, 0],
        [0.212, 0.192, 0],
      ],
      8,
    ),
    (t) => 0.0205 - 0.0105 * smoothStep(0, 0.75, t),
    { segments: 28 },
  );
  const rose = placeShape(
    lathe(
      [
        [0.0105, -0.006],
        [0.012, 0.004],
        [0.0265, 0.03],
        [0.028, 0.033],
        [0.0275, 0.036],
        [0, 0.041],
      ],
      { crease: 0.5 },
    ),
    tilted([0.21, 0.19, 0], 0, -0.72),
  );
  const holes = Array.from({ length: 37 }, (_, i) => {
    const r = 0.0042 * Math.sqrt(i) * 0.98;
    const bump = placeShape(
      lathe(
        [
          [0.0011, 0],
          [0.0009, 0.0004],
          [0, 0.0005],
        ],
        { segments: 10, crease: 3 },
      ),
      at([Math.sin(i * 2.4) * r, 0.0408 - 0.0048 * (r / 0.0275), Math.cos(i * 2.4) * r]),
    );
    return placeShape(bump, tilted([0.21, 0.19, 0], 0, -0.72));
  });
  const bow = tube(
    smoothPath(
      [
        [-0.083, 0.052, 0],
        [-0.125, 0.075, 0],
        [-0.142, 0.13, 0],
        [-0.122, 0.185, 0],
        [-0.085, 0.205, 0],
        [-0.045, 0.198, 0],
        [-0.012, 0.176, 0],
      ],
      8,
    ),
    0.0068,
    { segments: 18 },
  );
  const stay = tube(
    [
      [0.078, 0.15, 0],
      [0.172, 0.138, 0],
    ],
    0.0034,
    { segments: 12 },
  );
  return model(
    placed(
      [
        [mergeShapes([wall, cover, spout, bow, stay]), enamel],
        [rose, brass],
        [mergeShapes(holes), { ...brass, color: [0.05, 0.035, 0.02] }],
      ],
      at([0, 0, 0], -0.35),
    ),
    [enamel],
  );
}

function terracotta(seed: number): Material {
  return {
    ...createMaterial('clay', '#ffffff'),
    texture: paintTexture(512, 256, (u, v) => {
      const clay = mixPaint([0.71, 0.41, 0.28], [0.8, 0.51, 0.36], layers(u, v, 5, 4, 4, seed));
      // Lime that came through the wall.
      const bloom = smoothStep(0.5, 0.78, layers(u, v, 7, 3, 4, seed + 9)) * smoothStep(0.75, 0.25, v);
      return mixPaint(clay, [0.86, 0.78, 0.7], bloom * 0.55);
    }),
    detail: { kind: 'plaster', scale: 0.09, bump: 0.0004, roughness: 0.06, tint: 0.1 },
  };
}

/** A pot of that radius at its rim. */
function pot(radius: number): Shape {
  const r = (part: number) => radius * part;
  return lathe(
    [
      [r(0.14), r(0.02)],
      [r(0.14), 0],
      [r(0.62), 0],
      [r(0.645), r(0.02)],
      [r(0.7), r(0.3)],
      [r(0.8), r(0.8)],
      [r(0.89), r(1.24)],
      [r(0.895), r(1.26)],
      [r(0.965), r(1.28)],
      [r(0.98), r(1.31)],
      [r(1), r(1.68)],
      [r(0.985), r(1.72)],
      [r(0.94), r(1.72)],
      [r(0.92), r(1.69)],
      [r(0.86), r(1.2)],
      [r(0.62), r(0.12)],
      [0, r(0.1)],
    ],
    { crease: 0.5, segments: 112 },
  );
}

function plantPots(): ThingModel {
  const [a, b, c] = [terracotta(3), terracotta(21), terracotta(44)];
  const lying = standing(placed([[pot(0.041), c]], tilted([0, 0, 0], 1.42, 0)));
  return model([
    [placeShape(pot(0.074), at([-0.06, 0, -0.03])), a],
    [placeShape(pot(0.074), tilted([-0.06, 0.029, -0.03], 0.015, 0.02, 0.7)), b],
    [placeShape(pot(0.055), at([0.085, 0, -0.02], 2)), b],
    ...placed(lying, at([0.03, 0, 0.1], 0.75)),
  ]);
}

/** A curved blade from a neck at z = 0 to a tip at +z. */
function blade(width: (t: number) => number, length: number, hollow: number): Shape {
  const side = (lift: number) =>
    grid(16, 30, (u, v) => {
      const across = (u - 0.5) * 2;
      const half = width(v) / 2;
      return {
        position: [
          across * half,
          hollow * across * across * (1 - 0.5 * v) * (half / 0.035) + lift + 0.008 * v * v,
          v * length,
        ],
        normal: [0, 1, 0],
      };
    });
  return withCreaseNormals(mergeShapes([side(0), side(0.0016)]), 0.9);
}

function gripShape(): Shape {
  return lathe(
    smoothProfile(
      [
        [0.0085, 0],
        [0.0105, 0.006],
        [0.0125, 0.02],
        [0.0148, 0.055],
        [0.0128, 0.09],
        [0.0145, 0.112],
        [0.012, 0.126],
        [0, 0.13],
      ],
      6,
    ),
    { crease: 0.9, segments: 48 },
  );
}

function gardenTools(): ThingModel {
  const steel: Material = {
    ...createMaterial('steel', '#a9aaab'),
    roughness: 0.36,
    detail: { kind: 'noise', scale: 0.06, bump: 0.00002, roughness: 0.14, tint: 0.08 },
  };
  const ash = createMaterial('wood', '#b98a55');
  const cord = createMaterial('leather', '#6b4429');
  const tool = (head: Shape): Part[] => {
    const neck = tube(
      smoothPath(
        [
          [0, 0.0165, -0.075],
          [0, 0.0175, -0.05],
          [0, 0.014, -0.02],
          [0, 0.0035, 0.012],
        ],
        6,
      ),
      (t) => 0.0052 - 0.001 * t,
      { segments: 16 },
    );
    const ferrule = placeShape(
      lathe(
        [
          [0.0055, 0],
          [0.0075, 0.003],
          [0.0098, 0.006],
          [0.0098, 0.02],
        ],
        { crease: 0.5 },
      ),
      tilted([0, 0.0165, -0.07], -Math.PI / 2),
    );
    const hold = placeShape(gripShape(), tilted([0, 0.0165, -0.088], -Math.PI / 2));
    const thong = tube(
      smoothPath(
        [
          [0.003, 0.02, -0.208],
          [0.012, 0.012, -0.225],
          [0.01, 0.0016, -0.245],
          [-0.008, 0.0016, -0.25],
          [-0.012, 0.008, -0.23],
          [-0.003, 0.018, -0.208],
        ],
        6,
      ),
      0.0015,
      { segments: 8 },
    );
    return standing([
      [mergeShapes([head, neck, ferrule]), steel],
      [hold, ash],
      [thong, cord],
    ]);
  };
  const spade = blade(
    (t) => 0.03 + 0.04 * smoothStep(0, 0.22, t) - 0.066 * smoothStep(0.55, 1.02, t) ** 1.6,
    0.155,
    0.014,
  );
  const prongs = [-1, 0, 1].map((side) =>
    tube(
      smoothPath(
        [
          [side * 0.006, 0.004, 0],
          [side * 0.026, 0.003, 0.02],
          [side * 0.031, 0.004, 0.05],
          [side * 0.03, 0.007, 0.1],
          [side * 0.029, 0.003, 0.135],
        ],
        7,
      ),
      (t) => 0.0046 * (1 - 0.75 * smoothStep(0.7, 1, t)),
      { segments: 14 },
    ),
  );
  const fork = mergeShapes([
    ...prongs,
    bendShape(
      tube(
        [
          [-0.024, 0.004, 0.014],
          [0.024, 0.004, 0.014],
        ] as Vec3[],
        0.0045,
        { segments: 14 },
      ),
      (p) => p,
    ),
  ]);
  return model(
    [...placed(tool(spade), at([0.03, 0, -0.045], 1.2)), ...placed(tool(fork), at([0.06, 0, 0.06], 1.05))],
    [ash],
  );
}
