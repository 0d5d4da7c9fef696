import { cylinder, lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { latheAlongX, model, tilted, torus } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { CHROME, SMOOTH } from './strings.ts';

const music = { category: 'music' } as const;
const onFloor = { category: 'music', standsOn: 'floor' } as const;

export const INSTRUMENTS: readonly Thing[] = [
  thing(['drum', 'snare drum', 'snare', 'drums'], onFloor, snare),
  thing(['trumpet', 'brass trumpet'], music, trumpet),
];

function snare(): ThingModel {
  const shell: Material = { ...createMaterial('lacquer', '#7a2230'), roughness: 0.3 };
  const skin: Material = { ...createMaterial('plastic', '#e7e4dc'), roughness: 0.62, softness: 0.15 };
  const [r, low, high] = [0.178, 0.03, 0.165];
  const drum = lathe(
    [
      [r, low - 0.008],
      [r, high + 0.006],
    ],
    { segments: 128 },
  );
  const head = placeShape(
    lathe(
      [
        [r + 0.001, -0.006],
        [r - 0.002, 0],
        [r - 0.012, 0.0008],
        [0, 0.0008],
      ],
      { segments: 128, crease: 0.7 },
    ),
    at([0, high + 0.006, 0]),
  );
  const hoop = (y: number, sign: 1 | -1): Shape =>
    placeShape(
      lathe(
        [
          [r + 0.002, sign * 0.016],
          [r + 0.0045, sign * 0.0175],
          [r + 0.0062, sign * 0.0165],
          [r + 0.0055, sign * 0.005],
          [r + 0.0075, 0],
          [r + 0.0135, -sign * 0.001],
          [r + 0.0135, -sign * 0.0035],
          [r + 0.004, -sign * 0.004],
          [r + 0.0025, 0],
        ],
        { segments: 128, crease: 0.5 },
      ),
      at([0, y, 0]),
    );
  const lugs = Array.from({ length: 10 }, (_, i) => {
    const turn = ((i + 0.5) / 10) * Math.PI * 2;
    const rod = mergeShapes([
      tube(
        [
          [0, low - 0.012, r + 0.0095],
          [0, high + 0.014, r + 0.0095],
        ],
        0.0028,
        { segments: 12 },
      ),
      ...[low + 0.022, high - 0.022].map((y) =>
        placeShape(
          lathe(
            smoothProfile(
              [
                [0, -0.019],
                [0.005, -0.0175],
                [0.0075, -0.008],
                [0.0082, 0],
                [0.0075, 0.008],
                [0.005, 0.0175],
                [0, 0.019],
              ],
              4,
            ),
            { segments: 28, crease: 2 },
          ),
          at([0, y, r + 0.006]),
        ),
      ),
      ...[low - 0.016, high + 0.011].map((y) =>
        placeShape(cylinder(0.0048, 0.009, { edge: 0.001, segments: 24 }), at([0, y, r + 0.0095])),
      ),
    ]);
    return placeShape(rod, at([0, 0, 0], turn));
  });
  const wing = placeShape(
    mergeShapes([
      roundedBox({ width: 0.03, height: 0.058, depth: 0.018, radius: 0.005, segments: 4 }),
      placeShape(
        roundedBox({ width: 0.012, height: 0.05, depth: 0.008, radius: 0.003 }),
        at([0, 0.024, 0.012]),
      ),
    ]),
    at([0, 0.07, r + 0.008]),
  );
  const vent = placeShape(torus(0.0062, 0.0018, 28), tilted([0, 0.1, r + 0.0005], Math.PI / 2));
  const stick = (): Shape =>
    lathe(
      smoothProfile(
        [
          [0, 0],
          [0.0058, 0.001],
          [0.0072, 0.005],
          [0.0073, 0.1],
          [0.0073, 0.26],
          [0.006, 0.32],
          [0.0038, 0.362],
          [0.0034, 0.368],
          [0.0058, 0.378],
          [0.0062, 0.386],
          [0.004, 0.394],
          [0, 0.396],
        ],
        5,
      ),
      { segments: 32, crease: 1 },
    );
  const flat = (x: number, z: number, turn: number, y: number) =>
    placeShape(placeShape(stick(), at([0, -0.2, 0])), tilted([x, y, z], Math.PI / 2 - 0.01, 0, turn));
  const wood = createMaterial('wood', '#c9a26c');
  const above = high + 0.0235 + 0.0073;
  const parts: Part[] = [
    [drum, shell],
    [head, skin],
    [
      mergeShapes([
        hoop(high, 1),
        hoop(low, -1),
        ...lugs,
        placeShape(wing, at([0, 0, 0], 1.25)),
        placeShape(vent, at([0, 0, 0], 0.15)),
      ]),
      CHROME,
    ],
    [mergeShapes([flat(-0.015, 0.01, 1.9, above), flat(0.02, 0.0, 1.25, above + 0.002)]), wood],
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.2))), [shell]);
}

function trumpet(): ThingModel {
  const brass: Material = { ...createMaterial('brass', '#dcaa4f'), roughness: 0.14, detail: SMOOTH };
  const silver: Material = { ...CHROME };
  const pearl: Material = { ...createMaterial('porcelain', '#ece6da') };
  // The bell at +x, the mouthpiece at -x.
  const bell = placeShape(
    latheAlongX(
      smoothProfile(
        [
          [0.0062, -0.06],
          [0.0072, 0.02],
          [0.0095, 0.09],
          [0.0145, 0.15],
          [0.023, 0.19],
          [0.038, 0.218],
          [0.0565, 0.2345],
          [0.0615, 0.2375],
          [0.0622, 0.2392],
          [0.0605, 0.2398],
          [0.055, 0.2362],
          [0.036, 0.219],
          [0.0215, 0.19],
          [0.013, 0.15],
          [0.006, 0.09],
        ],
        6,
      ),
      1.4,
      96,
    ),
    at([0, 0.045, 0]),
  );
  const tubeOf = (points: readonly Vec3[], r = 0.0058, steps = 8) =>
    tube(smoothPath(points, steps), r, { segments: 20 });
  const lead = tubeOf(
    [
      [-0.2, 0.045, 0.0],
      [-0.02, 0.045, 0.012],
      [0.095, 0.045, 0.018],
    ],
    0.0055,
  );
  const tuning = tubeOf(
    [
      [0.09, 0.045, 0.018],
      [0.118, 0.044, 0.018],
      [0.139, 0.034, 0.018],
      [0.146, 0.012, 0.018],
      [0.139, -0.01, 0.018],
      [0.118, -0.02, 0.018],
      [0.03, -0.02, 0.018],
    ],
    0.0062,
  );
  const back = tubeOf(
    [
      [-0.06, 0.045, 0],
      [-0.105, 0.044, -0.004],
      [-0.128, 0.033, -0.008],
      [-0.135, 0.012, -0.01],
      [-0.128, -0.01, -0.01],
      [-0.105, -0.02, -0.008],
      [-0.045, -0.02, 0],
    ],
    0.0062,
  );
  const valves = [-0.03, 0, 0.03].flatMap((x) => [
    placeShape(
      lathe(
        [
          [0, -0.066],
          [0.006, -0.066],
          [0.0095, -0.063],
          [0.0125, -0.062],
          [0.0133, -0.056],
          [0.0125, -0.052],
          [0.0118, -0.05],
          [0.0118, 0.047],
          [0.013, 0.048],
          [0.0133, 0.058],
          [0.0115, 0.06],
          [0.0085, 0.063],
          [0, 0.064],
        ],
        { crease: 0.5, segments: 48 },
      ),
      at([x, 0.012, 0.008]),
    ),
    tube(
      [
        [x, 0.07, 0.008],
        [x, 0.094, 0.008],
      ],
      0.0022,
      { segments: 14 },
    ),
    placeShape(
      lathe(
        [
          [0.0022, 0],
          [0.0078, 0.001],
          [0.0084, 0.0028],
          [0.0078, 0.004],
        ],
        { crease: 0.6, segments: 32 },
      ),
      at([x, 0.092, 0.008]),
    ),
  ]);
  const caps = [-0.03, 0, 0.03].map((x) =>
    placeShape(
      lathe(
        [
          [0.0076, 0],
          [0.0064, 0.0009],
          [0, 0.0012],
        ],
        { crease: 2, segments: 32 },
      ),
      at([x, 0.0958, 0.008]),
    ),
  );
  const slides = [
    tubeOf(
      [
        [0.03, 0.005, 0.014],
        [0.055, 0.004, 0.016],
        [0.078, 0.0, 0.018],
        [0.085, -0.006, 0.018],
        [0.078, -0.012, 0.018],
        [0.03, -0.012, 0.014],
      ],
      0.005,
    ),
    tubeOf(
      [
        [-0.03, 0.0, 0.012],
        [-0.06, 0.0, 0.014],
        [-0.074, -0.003, 0.014],
        [-0.078, -0.008, 0.014],
        [-0.074, -0.013, 0.014],
        [-0.03, -0.015, 0.012],
      ],
      0.005,
    ),
    tubeOf(
      [
        [0, 0.0, 0.02],
        [0.001, 0.0, 0.036],
        [0.001, -0.006, 0.043],
        [0.001, -0.012, 0.036],
        [0, -0.013, 0.02],
      ],
      0.005,
    ),
  ];
  const hookRing = placeShape(torus(0.0115, 0.0019, 32), tilted([0.068, 0.064, 0.012], Math.PI / 2));
  const fingerHook = tube(
    smoothPath(
      [
        [0.048, 0.05, 0.014],
        [0.05, 0.066, 0.013],
        [0.06, 0.07, 0.012],
        [0.066, 0.06, 0.012],
      ],
      6,
    ),
    0.0018,
    { segments: 10 },
  );
  const braces = [
    [-0.085, 0],
    [0.075, 0],
  ].map(([x]) =>
    tube(
      [
        [x!, 0.045, 0.008],
        [x!, -0.02, 0.008],
      ],
      0.0024,
      { segments: 12 },
    ),
  );
  const ferrules = [-0.19, 0.092].map((x) =>
    placeShape(
      latheAlongX(
        [
          [0.0058, -0.011],
          [0.0078, -0.01],
          [0.0078, 0.01],
          [0.0058, 0.011],
        ],
        0.7,
        40,
      ),
      at([x, 0.045, x < 0 ? 0.001 : 0.018]),
    ),
  );
  const mouth: ProfilePoint[] = [
    [0.0052, 0],
    [0.0058, -0.03],
    [0.0066, -0.042],
    [0.0108, -0.056],
    [0.0136, -0.066],
    [0.0138, -0.071],
    [0.0122, -0.0735],
    [0.0095, -0.072],
    [0.0065, -0.062],
    [0, -0.055],
  ];
  const mouthpiece = placeShape(
    latheAlongX(
      mouth.map(([r, y]): ProfilePoint => [r, y]),
      0.7,
      48,
    ),
    at([-0.2, 0.045, 0]),
  );
  const parts: Part[] = [
    [
      mergeShapes([
        bell,
        lead,
        tuning,
        back,
        ...valves,
        ...slides,
        hookRing,
        fingerHook,
        ...braces,
        ...ferrules,
      ]),
      brass,
    ],
    [mouthpiece, silver],
    [mergeShapes(caps), pearl],
  ];
  // It lies on its side, on the rim of its bell.
  return model(standing(placed(placed(parts, tilted([0, 0, 0], 1.05, 0.1)), at([0, 0, 0], -0.5))), []);
}
