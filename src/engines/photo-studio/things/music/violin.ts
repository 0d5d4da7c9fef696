import { grid } from '../../geometry/grid.ts';
import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { latheAlongX, model, type Point2, slab, smoothOutline, strap, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { CHROME, EBONY, mirrored, plateWood, strings } from './strings.ts';

const onFloor = { category: 'music', standsOn: 'floor' } as const;

export const VIOLINS: readonly Thing[] = [
  thing(['violin', 'fiddle', 'violin with bow', 'violin and bow'], onFloor, violin),
];

/** Upright, its front towards +z; the lower end of the body at y = 0. */
function violinParts(): Part[] {
  const front = plateWood([0.83, 0.47, 0.19], [0.42, 0.17, 0.06], 0.75, 3);
  const sides: Material = { ...createMaterial('varnished-wood', '#7d3d1c') };
  const half: Point2[] = [
    [0, -0.001],
    [0.045, 0.006],
    [0.084, 0.034],
    [0.103, 0.078],
    [0.098, 0.116],
    [0.0915, 0.128],
    [0.0965, 0.1345],
    [0.0735, 0.142],
    [0.0585, 0.168],
    [0.0555, 0.19],
    [0.062, 0.214],
    [0.0805, 0.2335],
    [0.0745, 0.24],
    [0.081, 0.262],
    [0.0835, 0.288],
    [0.071, 0.323],
    [0.042, 0.346],
    [0, 0.354],
  ];
  const outline = smoothOutline(mirrored(half), 5);
  const ribsLine = outline.map(([x, y]): Point2 => [x * 0.965, 0.178 + (y - 0.178) * 0.98]);
  const body = placeShape(slab(ribsLine, 0.03, { edge: 0.0005, rings: 2 }), at([0, 0, -0.016]));
  const top = placeShape(
    slab(outline, 0.0042, { edge: 0.0018, bulge: 0.014, rings: 12, crease: 1 }),
    at([0, 0, 0.013]),
  );
  const back = placeShape(
    slab(outline, 0.0042, { edge: 0.0018, backBulge: 0.013, rings: 12, crease: 1 }),
    at([0, 0, -0.02]),
  );
  const purfling = outline.map(([x, y]): Vec3 => [x * 0.945, 0.178 + (y - 0.178) * 0.962, 0.0182]);
  // The sound holes.
  const holes = [-1, 1].flatMap((side) => {
    const path: Vec3[] = [
      [side * 0.0255, 0.228, 0.0268],
      [side * 0.0225, 0.2245, 0.0276],
      [side * 0.0245, 0.219, 0.0272],
      [side * 0.031, 0.205, 0.0262],
      [side * 0.036, 0.19, 0.0252],
      [side * 0.041, 0.176, 0.0238],
      [side * 0.0465, 0.163, 0.0225],
      [side * 0.0485, 0.156, 0.022],
      [side * 0.045, 0.152, 0.0226],
    ];
    const line = strap(
      smoothPath(path, 6),
      [side * 0.16, 0, 1],
      (t) => 0.0016 + 0.0036 * Math.sin(Math.PI * t) ** 1.5,
      0.0016,
    );
    const dots = [path[0]!, path.at(-1)!].map(([x, y, z]) =>
      placeShape(
        cylinder(0.0031, 0.001, { edge: 0.0003, segments: 20 }),
        tilted([x + side * 0.001, y - 0.001, z], Math.PI / 2),
      ),
    );
    return [line, ...dots];
  });
  const neckFrom = 0.345;
  const fingerboard = placeShape(
    grid(12, 30, (u, v) => {
      const across = (u - 0.5) * 2;
      const half_ = (0.0215 - 0.0095 * v) * across;
      return {
        position: [
          half_,
          0.232 + v * 0.268,
          0.0405 - 0.0035 * v + 0.004 * Math.sqrt(Math.max(0, 1 - across * across * 0.85)),
        ],
      };
    }),
    at([0, 0, 0]),
  );
  const underboard = strap(
    [
      [0, 0.232, 0.0395],
      [0, 0.5, 0.036],
    ],
    [0, 0.02, 1],
    (t) => 0.043 - 0.019 * t,
    0.005,
  );
  const neck = tube(
    smoothPath(
      [
        [0, neckFrom - 0.02, 0.004],
        [0, neckFrom + 0.004, 0.014],
        [0, neckFrom + 0.02, 0.0235],
        [0, neckFrom + 0.07, 0.0275],
        [0, 0.495, 0.028],
        [0, 0.51, 0.026],
      ],
      6,
    ),
    (t) => 0.0172 - 0.0052 * smoothStep(0.1, 0.5, t),
    { segments: 24 },
  );
  const box = placeShape(
    roundedBox({ width: 0.0225, height: 0.072, depth: 0.02, radius: 0.004, segments: 4 }),
    tilted([0, 0.497, 0.0275], -0.16),
  );
  const spiral = Array.from({ length: 41 }, (_, i): Vec3 => {
    const t = i / 40;
    const angle = -0.4 + t * Math.PI * 3.1;
    const r = 0.0165 * (1 - t) ** 0.9 + 0.0025;
    return [0, 0.583 + Math.sin(-angle + 2.6) * r, 0.007 + Math.cos(-angle + 2.6) * r];
  });
  const scroll = tube(spiral, (t) => 0.0105 - 0.0035 * t, { segments: 20 });
  const eye = placeShape(
    latheAlongX(
      [
        [0, -0.0165],
        [0.0045, -0.016],
        [0.0055, 0],
        [0.0045, 0.016],
        [0, 0.0165],
      ],
      1,
      32,
    ),
    at([0, 0.583, 0.007]),
  );
  const pegs = [0, 1, 2, 3].map((i) => {
    const side = i % 2 ? 1 : -1;
    const peg = mergeShapes([
      latheAlongX(
        [
          [0, -0.018],
          [0.003, -0.018],
          [0.0038, 0.016],
          [0.0052, 0.018],
          [0.0052, 0.0205],
          [0.0032, 0.0225],
          [0, 0.023],
        ],
        0.8,
        24,
      ),
      placeShape(
        lathe(
          smoothProfile(
            [
              [0, -0.0095],
              [0.007, -0.006],
              [0.0085, 0],
              [0.007, 0.006],
              [0, 0.0095],
            ],
            4,
          ),
          { crease: 3, segments: 24 },
        ),
        { position: [0.032, 0, 0], turn: 0, scale: [1.15, 1, 0.42] },
      ),
    ]);
    return placeShape(peg, {
      position: [0, 0.514 + i * 0.0142, 0.0225 - i * 0.0024],
      turn: side === 1 ? 0 : Math.PI,
      scale: 1,
      tilt: [0.5 + i, 0],
    });
  });
  const bridge = placeShape(
    slab(
      smoothOutline(
        [
          [-0.02, 0],
          [-0.012, 0],
          [-0.008, 0.006],
          [0.008, 0.006],
          [0.012, 0],
          [0.02, 0],
          [0.0175, 0.012],
          [0.019, 0.022],
          [0.012, 0.031],
          [0, 0.0335],
          [-0.012, 0.031],
          [-0.019, 0.022],
          [-0.0175, 0.012],
        ],
        5,
      ),
      0.0035,
      { edge: 0.0007, rings: 2 },
    ),
    { position: [0, 0.1905, 0.0285], turn: 0, scale: 1, tilt: [Math.PI / 2, 0] },
  );
  const tail = strap(
    smoothPath(
      [
        [0, 0.016, 0.026],
        [0, 0.04, 0.0335],
        [0, 0.085, 0.0435],
        [0, 0.124, 0.047],
      ],
      6,
    ),
    [0, -0.12, 1],
    (t) => 0.019 + 0.023 * smoothStep(0, 0.9, t),
    0.0055,
  );
  const button = placeShape(
    lathe(
      [
        [0.004, 0],
        [0.007, 0.002],
        [0.007, 0.006],
        [0, 0.008],
      ],
      { crease: 0.6, segments: 24 },
    ),
    tilted([0, 0, 0], Math.PI),
  );
  const chin = placeShape(
    lathe(
      smoothProfile(
        [
          [0, -0.003],
          [0.03, -0.004],
          [0.046, 0.002],
          [0.048, 0.006],
          [0.043, 0.0065],
          [0.02, 0.003],
          [0, 0.002],
        ],
        5,
      ),
      { crease: 1.2, segments: 64 },
    ),
    { position: [-0.045, 0.045, 0.032], turn: 0, scale: [1, 1, 0.75], tilt: [Math.PI / 2, 0] },
  );
  const wire = strings(
    4,
    [0, 0.122, 0.05],
    [0, 0.1915, 0.0625],
    [0, 0.503, 0.0425],
    [0.027, 0.033, 0.0165],
    0.00055,
  );
  const behind = strings(
    4,
    [0, 0.503, 0.0425],
    [0, 0.525, 0.034],
    [0, 0.54, 0.026],
    [0.0165, 0.012, 0.009],
    0.00055,
  );
  const tuners = [-1.5, -0.5, 0.5, 1.5].map((i) =>
    placeShape(sphere(0.0023, 16), at([i * 0.0085, 0.112, 0.0465])),
  );
  return [
    [top, front],
    [mergeShapes([body, back, neck, box, scroll, eye]), sides],
    [
      mergeShapes([
        fingerboard,
        underboard,
        ...pegs,
        tail,
        button,
        chin,
        ...holes,
        tube(purfling, 0.0006, { segments: 6, isClosed: true }),
      ]),
      EBONY,
    ],
    [bridge, createMaterial('wood', '#cda26c')],
    [mergeShapes([wire, behind, ...tuners]), CHROME],
  ];
}

function bow(): Part[] {
  const stick = tube(
    smoothPath(
      [
        [0, 0, 0.012],
        [0, 0.15, 0.0045],
        [0, 0.37, 0],
        [0, 0.6, 0.005],
        [0, 0.715, 0.014],
        [0, 0.738, 0.018],
      ],
      8,
    ),
    (t) => 0.0043 - 0.0014 * t,
    { segments: 16 },
  );
  const head = placeShape(
    slab(
      [
        [-0.002, 0],
        [0.002, 0],
        [0.004, 0.026],
        [0, 0.028],
        [-0.0035, 0.01],
      ],
      0.006,
      { edge: 0.001 },
    ),
    { position: [0.003, 0.738, 0.0345], turn: Math.PI / 2, scale: 1, tilt: [0, 0] },
  );
  const hair = strap(
    [
      [0, 0.022, 0.03],
      [0, 0.735, 0.036],
    ],
    [0, 0, 1],
    0.0095,
    0.0007,
  );
  const frog = placeShape(
    roundedBox({ width: 0.0115, height: 0.048, depth: 0.019, radius: 0.0022 }),
    at([0, 0.006, 0.0235]),
  );
  const grip = tube(
    [
      [0, 0.06, 0.009],
      [0, 0.13, 0.0055],
    ],
    0.005,
    { segments: 16 },
  );
  const screw = placeShape(cylinder(0.004, 0.014, { edge: 0.001, segments: 20 }), at([0, -0.014, 0.0125]));
  return [
    [mergeShapes([stick, head]), createMaterial('varnished-wood', '#6d3218')],
    [mergeShapes([frog]), EBONY],
    [mergeShapes([grip, screw]), CHROME],
    [hair, createMaterial('linen', '#e6dcc6')],
  ];
}

/** On its side edge, leaning back, with the bow before it. */
function violin(): ThingModel {
  const body = placed(violinParts(), tilted([0, 0, 0], -0.2, 0.0));
  const rest = standing(placed(body, tilted([0, 0, 0], 0, -0.16)));
  const stick = standing(placed(bow(), tilted([0, 0, 0], -0.12, 0.34)));
  return model([...placed(rest, at([-0.03, 0, -0.06], 0.22)), ...placed(stick, at([0.2, 0, 0.05], 0.3))]);
}
