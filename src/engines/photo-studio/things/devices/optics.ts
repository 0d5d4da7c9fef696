import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { latheAlongX, latheAlongZ, model, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { BLACK, BRASS, LENS, legs, MATTE, ribbedRing } from './optical-parts.ts';

const outdoor = { category: 'outdoor' } as const;

const decor = { category: 'decor' } as const;

export const OPTICS: readonly Thing[] = [
  thing(['binoculars', 'field glasses', 'pair of binoculars'], outdoor, binoculars),
  thing(['telescope', 'refractor telescope'], { category: 'outdoor', standsOn: 'floor' }, telescope),
  thing(['magnifying glass', 'magnifier', 'loupe', 'hand lens'], decor, magnifyingGlass),
];

function binoculars(): ThingModel {
  const skin: Material = {
    ...createMaterial('rubber', '#3b4037'),
    roughness: 0.6,
    detail: { kind: 'leather', scale: 0.04, bump: 0.0004, roughness: 0, tint: 0.2 },
  };
  const barrel = (side: 1 | -1): Part[] => {
    const front = latheAlongZ([
      [0.021, -0.045],
      [0.0225, -0.03],
      [0.0255, 0.005],
      [0.0285, 0.03],
      [0.0295, 0.052],
      [0.0292, 0.0555],
      [0.0275, 0.0562],
      [0.0252, 0.055],
      [0.0245, 0.049],
      [0, 0.0485],
    ]);
    const band = latheAlongZ(
      [
        [0.0284, 0.038],
        [0.0304, 0.039],
        [0.0304, 0.0535],
        [0.0297, 0.0545],
      ],
      0.7,
    );
    const cup = latheAlongZ([
      [0, -0.077],
      [0.013, -0.077],
      [0.0155, -0.079],
      [0.0178, -0.0785],
      [0.0185, -0.076],
      [0.0178, -0.064],
      [0.0172, -0.06],
      [0.015, -0.055],
    ]);
    const glass = latheAlongZ(
      smoothProfile(
        [
          [0.0247, 0.047],
          [0.017, 0.0496],
          [0.009, 0.051],
          [0, 0.0514],
        ],
        5,
      ),
      3,
    );
    const prism = placeShape(
      roundedBox({ width: 0.047, height: 0.05, depth: 0.042, radius: 0.014, segments: 6 }),
      at([-side * 0.006, -0.023, -0.043]),
    );
    return placed(
      [
        [mergeShapes([front, prism]), skin],
        [mergeShapes([band, cup]), MATTE],
        [glass, LENS],
      ],
      at([side * 0.0375, 0, 0]),
    );
  };
  const hinge = placeShape(
    latheAlongZ([
      [0, -0.055],
      [0.008, -0.055],
      [0.009, -0.053],
      [0.009, 0.036],
      [0.008, 0.038],
      [0, 0.038],
    ]),
    at([0, 0.004, 0]),
  );
  const bridge = placeShape(
    roundedBox({ width: 0.062, height: 0.014, depth: 0.05, radius: 0.006, segments: 4 }),
    at([0, -0.004, -0.005]),
  );
  const wheel = placeShape(ribbedRing(0.0125, -0.05, -0.031, 30), at([0, 0.006, 0]));
  const parts: Part[] = [...barrel(1), ...barrel(-1), [mergeShapes([hinge, bridge]), BLACK], [wheel, MATTE]];
  return model(standing(placed(parts, tilted([0, 0, 0], -0.02, 0, 0.5))), [skin]);
}

function telescope(): ThingModel {
  const white: Material = { ...createMaterial('lacquer', '#e4e3df'), roughness: 0.3 };
  const wood = createMaterial('varnished-wood', '#8a5a35');
  const body = latheAlongZ(
    [
      [0.0405, -0.32],
      [0.0405, 0.25],
      [0.04, 0.251],
    ],
    0.6,
  );
  const hood = latheAlongZ([
    [0.0405, 0.2],
    [0.049, 0.202],
    [0.0495, 0.206],
    [0.0495, 0.336],
    [0.0485, 0.339],
    [0.0455, 0.339],
    [0.0445, 0.3],
    [0, 0.3],
  ]);
  const rear = latheAlongZ([
    [0, -0.44],
    [0.015, -0.44],
    [0.016, -0.437],
    [0.016, -0.4],
    [0.021, -0.398],
    [0.021, -0.375],
    [0.028, -0.372],
    [0.03, -0.345],
    [0.0425, -0.338],
    [0.0425, -0.318],
    [0.0405, -0.316],
  ]);
  const bands = [0.24, 0.0].map((z) =>
    latheAlongZ(
      [
        [0.0404, z - 0.008],
        [0.0428, z - 0.0074],
        [0.0428, z + 0.0074],
        [0.0404, z + 0.008],
      ],
      0.7,
    ),
  );
  const rings = [-0.09, 0.08].map((z) =>
    latheAlongZ(
      [
        [0.0404, z - 0.012],
        [0.046, z - 0.011],
        [0.046, z + 0.011],
        [0.0404, z + 0.012],
      ],
      0.7,
    ),
  );
  const glass = latheAlongZ(
    smoothProfile(
      [
        [0.0445, 0.301],
        [0.03, 0.3045],
        [0.015, 0.3065],
        [0, 0.307],
      ],
      5,
    ),
    3,
  );
  const diagonal = mergeShapes([
    tube(
      [
        [0, 0, -0.43],
        [0, 0.003, -0.462],
      ],
      0.0155,
      { segments: 32 },
    ),
    tube(
      [
        [0, -0.008, -0.468],
        [0, 0.052, -0.478],
      ],
      0.017,
      { segments: 32 },
    ),
  ]);
  const eyepiece = tube(
    [
      [0, 0.05, -0.4775],
      [0, 0.092, -0.484],
    ],
    (t) => 0.0165 - 0.003 * t,
    { segments: 32 },
  );
  const finder = mergeShapes([
    tube(
      [
        [0.0, 0.071, -0.27],
        [0, 0.071, -0.11],
      ],
      (t) => 0.0105 + 0.0035 * smoothStep(0.55, 0.7, t),
      { segments: 28 },
    ),
    ...[-0.24, -0.15].map((z) =>
      tube(
        [
          [0, 0.04, z],
          [0, 0.066, z],
        ],
        0.005,
        { segments: 12 },
      ),
    ),
  ]);
  const focus = [-1, 1].map((side) =>
    placeShape(
      latheAlongX(
        [
          [0, 0],
          [0.003, 0],
          [0.003, 0.014],
          [0.0115, 0.015],
          [0.012, 0.024],
          [0, 0.025],
        ],
        0.5,
      ),
      { position: [side * 0.024, -0.006, -0.36], turn: side === 1 ? 0 : Math.PI, scale: 1 },
    ),
  );
  const dovetail = placeShape(
    roundedBox({ width: 0.03, height: 0.02, depth: 0.24, radius: 0.003 }),
    at([0, -0.062, -0.005]),
  );
  const lift = 0.98;
  const fork = mergeShapes([
    placeShape(
      roundedBox({ width: 0.05, height: 0.06, depth: 0.06, radius: 0.012, segments: 5 }),
      at([0, lift - 0.11, 0]),
    ),
    tube(
      [
        [0, lift - 0.19, 0],
        [0, lift - 0.1, 0],
      ],
      0.02,
      { segments: 28 },
    ),
    placeShape(
      lathe(
        [
          [0, 0],
          [0.05, 0],
          [0.056, 0.008],
          [0.056, 0.03],
          [0.045, 0.042],
          [0.022, 0.05],
          [0, 0.05],
        ],
        { crease: 0.5 },
      ),
      at([0, lift - 0.24, 0]),
    ),
  ]);
  const aim = tilted([0, lift, 0], -0.42);
  const knob = placeShape(
    latheAlongX(
      [
        [0, 0],
        [0.005, 0],
        [0.005, 0.03],
        [0.016, 0.032],
        [0.018, 0.05],
        [0, 0.052],
      ],
      0.5,
    ),
    at([0.02, lift - 0.082, 0]),
  );
  const woodLegs = legs(lift - 0.225, 0.42, 0.017, wood, BRASS);
  const parts: Part[] = [
    ...placed(
      [
        [mergeShapes([body, hood]), white],
        [mergeShapes([rear, diagonal, eyepiece, finder, ...focus, dovetail]), BLACK],
        [mergeShapes([...bands, ...rings]), BRASS],
        [glass, LENS],
      ],
      aim,
    ),
    [mergeShapes([fork, knob]), BLACK],
    ...woodLegs,
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.85, 0.84))), [white]);
}

function magnifyingGlass(): ThingModel {
  const glass = createMaterial('solid-glass', '#f6f8f8');
  const wood = createMaterial('varnished-wood', '#5a3320');
  const lens = latheAlongZ(
    smoothProfile(
      [
        [0, -0.0042],
        [0.02, -0.0032],
        [0.034, -0.0013],
        [0.0375, 0],
        [0.034, 0.0013],
        [0.02, 0.0032],
        [0, 0.0042],
      ],
      6,
    ),
    3,
    96,
  );
  const rim = latheAlongZ(
    [
      [0.0368, -0.0035],
      [0.0395, -0.0044],
      [0.041, -0.0036],
      [0.0415, 0],
      [0.041, 0.0036],
      [0.0395, 0.0044],
      [0.0368, 0.0035],
      [0.0368, -0.0035],
    ],
    0.9,
    96,
  );
  const ferrule = lathe(
    [
      [0.0045, 0],
      [0.006, 0.003],
      [0.0078, 0.006],
      [0.0082, 0.022],
      [0.009, 0.024],
      [0.009, 0.028],
      [0.008, 0.03],
    ],
    { crease: 0.5 },
  );
  const grip = lathe(
    smoothProfile(
      [
        [0.0082, 0.028],
        [0.0105, 0.045],
        [0.0115, 0.07],
        [0.0098, 0.1],
        [0.0108, 0.118],
        [0.009, 0.13],
        [0, 0.134],
      ],
      6,
    ),
    { crease: 0.9 },
  );
  const stem = (shape: Shape) => placeShape(shape, tilted([0, -0.0405, 0], 0, Math.PI));
  const parts: Part[] = [
    [lens, glass],
    [mergeShapes([rim, stem(ferrule)]), BRASS],
    [stem(grip), wood],
  ];
  // It lies on its handle and leans on the rim.
  return model(standing(placed(placed(parts, tilted([0, 0, 0], -1.61)), tilted([0, 0, 0], 0, 0, 0.75))), [
    wood,
  ]);
}
