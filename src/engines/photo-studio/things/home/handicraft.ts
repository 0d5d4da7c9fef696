import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, smoothStep } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { vessel } from '../drinks/vessel.ts';
import { lyingSlab, model, smoothOutline, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const decor = { category: 'decor' } as const;

const office = { category: 'office' } as const;

const SMOOTH: Detail = { kind: 'noise', scale: 0.03, bump: 0.000003, roughness: 0.07, tint: 0.03 };

const CHROME: Material = { ...createMaterial('chrome', '#cfd0d2'), roughness: 0.1, detail: SMOOTH };

/** Tools for sewing and painting. */
export const HANDICRAFT: readonly Thing[] = [
  thing(
    [
      'spools of thread',

      'sewing thread',
      'spool of thread',
      'thread spool',
      'sewing kit',
      'needle and thread',
      'thread and needle',
    ],
    decor,
    threadSpools,
  ),
  thing(
    [
      'paint palette',
      'palette',
      'painter palette',
      "painter's palette",
      'artist palette',
      'paint tubes',
      'art supplies',
      'oil paints',
      'paints',
    ],
    office,
    palette,
  ),
];

/** Thread wound on wood: turns that cross at a slight angle. */
function spool(color: string, salt: number): Part[] {
  const wood = createMaterial('wood', '#c79f6b');
  const thread: Material = {
    ...createMaterial('satin', color),
    roughness: 0.6,
    sheen: 0.4,
    detail: { kind: 'noise', scale: 0.01, bump: 0.00004, roughness: 0.1, tint: 0.12 },
  };
  const core = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.0128, 0],
        [0.0142, 0.0012],
        [0.0142, 0.0032],
        [0.0085, 0.0068],
        [0.0068, 0.009],
        [0.0066, 0.02],
        [0.0068, 0.031],
        [0.0085, 0.0332],
        [0.0142, 0.0368],
        [0.0142, 0.0388],
        [0.0128, 0.04],
        [0.0042, 0.04],
        [0.0038, 0.036],
        [0, 0.035],
      ],
      4,
    ),
    { crease: 0.8, segments: 72 },
  );
  const turns = 62;
  const path = Array.from({ length: turns * 20 }, (_, i): Vec3 => {
    const part = i / (turns * 20 - 1);
    const angle = part * turns * Math.PI * 2;
    const y = 0.0072 + part * 0.0256;
    const r =
      0.0114 +
      0.0009 * Math.sin(((y - 0.0072) / 0.0256) * Math.PI) +
      0.00014 * (hash(Math.floor(part * turns), salt, 3) - 0.5);
    return [Math.sin(angle) * r, y + 0.0004 * Math.sin(angle + salt), Math.cos(angle) * r];
  });
  const filling = lathe(
    [
      [0.0085, 0.0068],
      [0.0113, 0.0074],
      [0.0119, 0.02],
      [0.0113, 0.0326],
      [0.0085, 0.0332],
    ],
    { crease: 2, segments: 64 },
  );
  return [
    [core, wood],
    [mergeShapes([tube(path, 0.00026, { segments: 6 }), filling]), thread],
  ];
}

function threadSpools(): ThingModel {
  const lying = standing(placed(spool('#d4a03a', 5), tilted([0, -0.02, 0], Math.PI / 2)));
  const needle: Part = [
    placeShape(
      tube(
        smoothPath(
          [
            [-0.024, 0, 0],
            [-0.022, 0, 0],
            [0.02, 0, 0],
            [0.0245, 0, 0],
          ],
          6,
        ),
        (t) => 0.00062 * (1 - smoothStep(0.75, 1, t) * 0.85),
        { segments: 12 },
      ),
      at([-0.012, 0.0007, 0.041], 0.45),
    ),
    CHROME,
  ];
  const loose: Part = [
    tube(
      smoothPath(
        [
          [-0.0335, 0.0009, 0.0512],
          [-0.043, 0.0008, 0.05],
          [-0.05, 0.0005, 0.04],
          [-0.038, 0.0005, 0.028],
          [-0.012, 0.0005, 0.027],
          [0.012, 0.0005, 0.034],
          [0.03, 0.0006, 0.028],
          [0.031, 0.006, 0.018],
        ],
        10,
      ),
      0.0003,
      { segments: 6 },
    ),
    createMaterial('satin', '#b23b3b'),
  ];
  return model(
    [
      ...placed(spool('#b23b3b', 1), at([-0.016, 0, -0.006])),
      ...placed(spool('#33617f', 2), at([0.017, 0, -0.014], 1)),
      ...placed(spool('#3f7a5a', 3), tilted([-0.0, 0.04, -0.01], 0, 0, 0.6)),
      ...placed(lying, at([0.031, 0, 0.02], 0.9)),
      needle,
      loose,
    ],
    [],
  );
}

/** A tube of paint, lying, its cap at +x; pressed flat at its end. */
function paintTube(color: string, salt: number): Part[] {
  const metal: Material = {
    ...createMaterial('aluminum', '#d6d6d4'),
    roughness: 0.3,
    detail: { kind: 'noise', scale: 0.03, bump: 0.0004, roughness: 0.1, tint: 0.04 },
  };
  const label = createMaterial('gloss-plastic', color);
  const body = (from: number, to: number, grow: number) =>
    bendShape(
      placeShape(
        lathe(
          Array.from({ length: 25 }, (_, i) => [1, i / 24] as const),
          { segments: 72, crease: 3 },
        ),
        tilted([0, 0, 0], 0, -Math.PI / 2),
      ),
      ([x, y, z]) => {
        const along = from + x * (to - from);
        const flat = smoothStep(0.45, 0, along / 0.09);
        const dent =
          0.0008 * (layers(along * 6 + 0.5, Math.atan2(z, y) / 6.283 + 0.5, 6, 6, 2, salt) - 0.5) * 2;
        return [
          along,
          y * (0.0098 * (1 - flat) + 0.0012 * flat + grow + dent),
          z * (0.0098 + 0.0052 * flat + grow + dent),
        ];
      },
    );
  const crimp = placeShape(
    roundedBox({ width: 0.007, height: 0.003, depth: 0.0305, radius: 0.0008 }),
    at([0.001, -0.0015, 0]),
  );
  const shoulder = placeShape(
    lathe(
      [
        [0.0098, 0],
        [0.0092, 0.0015],
        [0.0045, 0.005],
        [0.0045, 0.0075],
      ],
      { crease: 0.6, segments: 48 },
    ),
    tilted([0.09, 0, 0], 0, -Math.PI / 2),
  );
  const ridges = bendShape(
    lathe(
      [
        [0.006, 0],
        [0.0068, 0.0006],
        [0.0068, 0.0112],
        [0.006, 0.0122],
        [0, 0.0124],
      ],
      { crease: 0.5, segments: 160 },
    ),
    ([x, y, z]) => {
      const grow =
        1 + 0.035 * Math.sign(Math.cos(Math.atan2(x, z) * 20)) * smoothStep(0, 0.004, Math.hypot(x, z));
      return [x * grow, y, z * grow];
    },
  );
  return standing([
    [mergeShapes([body(0.002, 0.091, 0), crimp, shoulder]), metal],
    [body(0.028, 0.079, 0.00025), label],
    [placeShape(ridges, tilted([0.0965, 0, 0], 0, -Math.PI / 2)), createMaterial('plastic', '#f0efeb')],
  ]);
}

function palette(): ThingModel {
  const wood = createMaterial('varnished-wood', '#a8713f');
  const outline = smoothOutline(
    [
      [0.15, -0.01],
      [0.128, 0.062],
      [0.06, 0.1],
      [-0.03, 0.105],
      [-0.11, 0.075],
      [-0.148, 0.01],
      [-0.128, -0.055],
      [-0.075, -0.082],
      [-0.03, -0.07],
      [0, -0.05],
      [0.035, -0.062],
      [0.075, -0.092],
      [0.125, -0.07],
    ],
    8,
  );
  const board = lyingSlab(outline, 0.005, { edge: 0.002, rings: 4 });
  const hole = lyingSlab(
    smoothOutline(
      [
        [0.017, 0],
        [0, 0.0125],
        [-0.017, 0],
        [0, -0.0125],
      ],
      8,
    ),
    0.0003,
    { edge: 0.0001, rings: 2 },
  );
  const tones = [
    '#e9e6dc',
    '#e8b92e',
    '#dd6f25',
    '#b92a2a',
    '#8d2f5c',
    '#2d4a94',
    '#2f8aa5',
    '#3e7f45',
    '#6b4226',
    '#1d1d20',
  ];
  const dabs = tones.map((color, i): Part => {
    const angle = 2.95 - i * 0.275;
    const [x, z] = [Math.cos(angle) * 0.118 - 0.002, -Math.sin(angle) * 0.079 - 0.004];
    const blob = bendShape(
      lathe(
        smoothProfile(
          [
            [0, 0],
            [0.0115, 0],
            [0.0125, 0.0016],
            [0.0095, 0.0052],
            [0.005, 0.0078],
            [0.0018, 0.0098],
            [0, 0.0108],
          ],
          6,
        ),
        { crease: 3, segments: 48 },
      ),
      ([px, py, pz]) => {
        const turn = Math.atan2(px, pz);
        const grow =
          1 +
          0.16 * Math.sin(turn * 2 + i) +
          0.1 * Math.sin(turn * 3 + i * 2) +
          0.05 * Math.sin(turn * 5 + py * 900);
        return [px * grow + py * 0.35 * Math.sin(i), py, pz * grow + py * 0.3];
      },
    );
    return [
      placeShape(blob, at([x, 0.0048, z], i, 0.9 + 0.25 * hash(i, 1, 4))),
      {
        ...createMaterial('sauce', color),
        softness: 0.15,
        roughness: 0.35,
        coat: { strength: 0.7, roughness: 0.14 },
        detail: { kind: 'grain', scale: 0.02, bump: 0.0004, roughness: 0.05, tint: 0.05 },
      },
    ];
  });
  const smears = [3, 5, 1].map((k, i): Part => {
    const smear = bendShape(
      lyingSlab(
        smoothOutline(
          [
            [0.03, 0.002],
            [0.01, 0.009],
            [-0.02, 0.008],
            [-0.032, -0.002],
            [-0.012, -0.008],
            [0.018, -0.007],
          ],
          6,
        ),
        0.0009,
        { edge: 0.0004, rings: 4 },
      ),
      ([px, py, pz]) => [px, py * (1 + 0.6 * Math.sin(pz * 1400)), pz + 0.003 * Math.sin(px * 70 + i)],
    );
    return [
      placeShape(smear, at([-0.045 + i * 0.05, 0.0049, 0.008 - (i % 2) * 0.022], 0.4 - i * 0.5)),
      { ...createMaterial('sauce', tones[k]!), roughness: 0.4, coat: { strength: 0.6, roughness: 0.18 } },
    ];
  });
  const brush = (color: string, wide: number): Part[] => [
    [
      placeShape(
        lathe(
          smoothProfile(
            [
              [0.0024, 0],
              [0.0036, 0.03],
              [0.0046, 0.06],
              [0.0036, 0.11],
              [0.0024, 0.19],
              [0, 0.2],
            ],
            6,
          ),
          { crease: 2, segments: 32 },
        ),
        tilted([0, 0, 0], 0, Math.PI / 2),
      ),
      createMaterial('lacquer', color),
    ],
    [
      placeShape(
        lathe(
          [
            [wide * 0.9, -0.032],
            [wide * 0.95, -0.026],
            [0.0032, -0.004],
            [0.0026, 0.002],
          ],
          { crease: 0.6, segments: 32 },
        ),
        tilted([0, 0, 0], 0, Math.PI / 2),
      ),
      CHROME,
    ],
    [
      placeShape(
        lathe(
          smoothProfile(
            [
              [0, -0.058],
              [wide * 0.35, -0.053],
              [wide * 0.95, -0.042],
              [wide * 0.9, -0.031],
            ],
            6,
          ),
          { crease: 3, segments: 48 },
        ),
        tilted([0, 0, 0], 0, Math.PI / 2),
      ),
      { ...createMaterial('fur', '#8a5c34') },
    ],
  ];
  // The palette leans on a jar of brushes.
  const jar = vessel(
    [
      [0, 0],
      [0.034, 0],
      [0.038, 0.003],
      [0.039, 0.02],
      [0.039, 0.1],
    ],
    0.003,
    0.006,
  );
  const brushes = (
    [
      ['#7d2a25', 0.0052, 0.12, 0.3],
      ['#2c3a55', 0.004, -0.14, 1.6],
      ['#23201e', 0.0046, 0.1, 3.4],
      ['#b98545', 0.0036, -0.08, 4.9],
    ] as const
  ).flatMap(([color, wide, lean, turn]) =>
    placed(brush(color, wide), tilted([0, 0.207, 0], 0, Math.PI / 2 + lean, turn)),
  );
  const held = standing(
    placed(
      [
        [board, wood],
        [placeShape(hole, at([0.085, 0.0049, 0.045], 0.5)), createMaterial('matte', '#3a2a1c')],
        ...dabs,
        ...smears,
      ],
      tilted([0, 0, 0], 1.02, 0.04),
    ),
  );
  const tubes = [
    ...placed(paintTube('#2d4a94', 2), at([-0.135, 0, 0.1], 0.25)),
    ...placed(paintTube('#b92a2a', 5), at([-0.01, 0, 0.118], -0.22)),
    ...placed(paintTube('#e0ad2a', 8), at([0.08, 0, 0.098], 0.5)),
  ];
  return model([
    ...held,
    ...placed([[jar, createMaterial('ceramic', '#d9d3c6')], ...brushes], at([0.02, 0, -0.066])),
    ...tubes,
  ]);
}
