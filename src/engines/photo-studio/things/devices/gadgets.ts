import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, shade, smoothStep } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import {
  latheAlongZ,
  lyingSlab,
  model,
  roundedRectangle,
  slab,
  smoothOutline,
  tilted,
  torus,
} from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const electronics = { category: 'electronics' } as const;

/** Small metal parts show no relief. */
const SMOOTH: Detail = { kind: 'noise', scale: 0.03, bump: 0.000002, roughness: 0.06, tint: 0.02 };

const BLACK = createMaterial('plastic', '#17181a');

const LENS: Material = { ...createMaterial('screen', '#0b0d14'), coat: { strength: 1, roughness: 0.02 } };

export const GADGETS: readonly Thing[] = [
  thing(
    ['usb stick', 'usb drive', 'usb flash drive', 'flash drive', 'thumb drive', 'memory stick'],
    electronics,
    usbStick,
  ),
  thing(['batteries', 'battery', 'aa battery', 'aa batteries'], electronics, batteries),
  thing(['router', 'wifi router', 'wi-fi router', 'wireless router', 'modem'], electronics, router),
  thing(
    ['game controller', 'gamepad', 'video game controller', 'gaming controller', 'joypad'],
    electronics,
    controller,
  ),
  thing(['drone', 'quadcopter', 'camera drone'], electronics, drone),
];

/** The cap is off: a stick of metal with its plug. */
function usbStick(): ThingModel {
  const metal: Material = { ...createMaterial('steel', '#b9bbbf'), roughness: 0.34, detail: SMOOTH };
  const plug = createMaterial('chrome', '#d2d3d5');
  const body = lyingSlab(roundedRectangle(0.042, 0.0175, 0.004, 8), 0.0082, { edge: 0.0016, rings: 2 });
  const tongue = placeShape(
    roundedBox({ width: 0.0125, height: 0.0045, depth: 0.012, radius: 0.0004 }),
    at([0.0262, 0.0019, 0]),
  );
  const holes = [-0.0026, 0.0026].map((z) =>
    placeShape(
      roundedBox({ width: 0.0022, height: 0.0002, depth: 0.0022, radius: 0.0001 }),
      at([0.027, 0.0063, z]),
    ),
  );
  const mouth = placeShape(
    roundedBox({ width: 0.0002, height: 0.0034, depth: 0.0108, radius: 0.0001 }),
    at([0.03245, 0.0024, 0]),
  );
  const inlay = lyingSlab(roundedRectangle(0.03, 0.0115, 0.0028, 6), 0.0004, { edge: 0.0001, rings: 2 });
  const loop = placeShape(torus(0.0042, 0.0007), tilted([-0.0235, 0.004, 0], 0.3, 0.2));
  const dark = createMaterial('plastic', '#222326');
  return model(
    standing(
      placed(
        [
          [body, metal],
          [mergeShapes([tongue, loop]), plug],
          [mergeShapes([...holes, mouth]), BLACK],
          [placeShape(inlay, at([0.001, 0.0081, 0])), dark],
        ],
        at([0, 0, 0], -0.5),
      ),
    ),
    [dark],
  );
}

function batteries(): ThingModel {
  const wrap: Material = {
    ...createMaterial('gloss-plastic', '#ffffff'),
    texture: paintTexture(64, 512, (u, v) => {
      const tone = 0.97 + 0.03 * layers(u, v, 8, 20, 2, 4);
      const dark = shade([0.1, 0.36, 0.4], tone);
      const pale = shade([0.8, 0.8, 0.78], tone);
      // The wall lies between the two rounded ends of the profile.
      const height = v * 3 - 1;
      const line = smoothStep(0.735, 0.74, height);
      return mixPaint(
        mixPaint(dark, pale, line),
        [0.85, 0.8, 0.72],
        smoothStep(0.012, 0.006, Math.abs(v - 0.735)),
      );
    }),
  };
  const metal = createMaterial('steel', '#c9c9c8');
  const one = (): Part[] => [
    [
      lathe(
        [
          [0.0069, 0.0012],
          [0.00715, 0.0016],
          [0.00715, 0.0472],
          [0.0069, 0.0476],
        ],
        { crease: 0.9 },
      ),
      wrap,
    ],
    [
      lathe(
        [
          [0, 0.0008],
          [0.0052, 0.0008],
          [0.0056, 0.0003],
          [0.0066, 0.0003],
          [0.00695, 0.0012],
          [0.00695, 0.0478],
          [0.0064, 0.0483],
          [0.0036, 0.0484],
          [0.0029, 0.0488],
          [0.0027, 0.0499],
          [0.0022, 0.0503],
          [0, 0.0503],
        ],
        { crease: 0.5 },
      ),
      metal,
    ],
  ];
  const lying = standing(placed(one(), tilted([0, 0, 0], 0, -Math.PI / 2, 0)));
  return model(
    [
      ...placed(one(), at([-0.014, 0, -0.004])),
      ...placed(one(), at([0.0045, 0, -0.014], 1)),
      ...placed(lying, at([-0.004, 0, 0.0195], 0.32)),
    ],
    [],
  );
}

function router(): ThingModel {
  const shell: Material = { ...createMaterial('plastic', '#e9e8e4'), roughness: 0.45 };
  const body = bendShape(
    lyingSlab(roundedRectangle(0.225, 0.145, 0.022, 10), 0.03, { edge: 0.007, bulge: 0.004 }),
    ([x, y, z]) => [x * (1 - 0.08 * (y / 0.03)), y, z * (1 - 0.08 * (y / 0.03))],
  );
  const antennas = [-0.085, -0.03, 0.03, 0.085].map((x, i) =>
    placeShape(
      mergeShapes([
        placeShape(
          bendShape(cylinder(0.0075, 0.17, { edge: 0.004, segments: 32 }), ([px, py, pz]) => [
            px * (1 - py * 0.6),
            py,
            pz * 0.62 * (1 - py * 0.6),
          ]),
          at([0, 0.008, 0]),
        ),
        cylinder(0.0068, 0.018, { edge: 0.002, segments: 32 }),
      ]),
      tilted([x, 0.014, -0.073], -0.06, [0.16, 0.05, -0.05, -0.16][i]!),
    ),
  );
  const lamps = Array.from({ length: 6 }, (_, i) =>
    placeShape(
      cylinder(0.0011, 0.0006, { edge: 0.0002, segments: 16 }),
      tilted([-0.028 + i * 0.011, 0.0155, 0.0701], Math.PI / 2 - 0.06),
    ),
  );
  const vents = Array.from({ length: 11 }, (_, i) =>
    placeShape(
      lyingSlab(roundedRectangle(0.0024, 0.046, 0.0012, 3), 0.0004, { edge: 0.0001, rings: 2 }),
      at([-0.05 + i * 0.01, 0.0335 - ((i - 5) / 5) ** 2 * 0.0006, -0.006]),
    ),
  );
  return model(
    [
      [body, shell],
      [mergeShapes(antennas), { ...shell }],
      [
        mergeShapes(lamps),
        { ...createMaterial('plastic', '#6fdc7a'), emission: [0.2, 1.1, 0.3], isLamp: true },
      ],
      [mergeShapes(vents), createMaterial('plastic', '#8b8a87')],
    ],
    [shell],
  );
}

function controller(): ThingModel {
  const shell: Material = {
    ...createMaterial('plastic', '#e6e4e0'),
    roughness: 0.5,
    detail: { kind: 'orange-peel', scale: 0.01, bump: 0.00004, roughness: 0.05, tint: 0.02 },
  };
  const half: [number, number][] = [
    [0, -0.018],
    [0.028, -0.022],
    [0.042, -0.038],
    [0.052, -0.058],
    [0.063, -0.066],
    [0.074, -0.058],
    [0.077, -0.036],
    [0.074, -0.008],
    [0.066, 0.02],
    [0.056, 0.033],
    [0.036, 0.038],
    [0.018, 0.035],
    [0, 0.034],
  ];
  const outline = smoothOutline(
    [
      ...half,
      ...half
        .slice(1, -1)
        .toReversed()
        .map(([x, y]): [number, number] => [-x, y]),
    ],
    6,
  );
  const top = (x: number, y: number) => 0.03 + 0.004 * Math.exp(-((x / 0.05) ** 2 + (y / 0.03) ** 2));
  const body = slab(outline, 0.03, { edge: 0.0135, bulge: 0.004, backBulge: 0.004, rings: 8, crease: 1.9 });
  const stick = (x: number, y: number): Part[] => {
    const z = top(x, y) - 0.001;
    return [
      [
        placeShape(
          latheAlongZ(
            [
              [0.0125, 0],
              [0.0125, 0.0016],
              [0.0105, 0.0018],
              [0.0102, 0],
            ],
            0.5,
          ),
          at([x, y, z]),
        ),
        BLACK,
      ],
      [
        placeShape(
          latheAlongZ(
            [
              [0.0102, 0],
              [0.0055, 0.0035],
              [0.0042, 0.008],
              [0.0062, 0.0105],
              [0.0086, 0.0118],
              [0.0092, 0.0132],
              [0.0086, 0.0142],
              [0.0066, 0.0138],
              [0, 0.0124],
            ],
            0.6,
          ),
          at([x, y, z]),
        ),
        createMaterial('rubber', '#202124'),
      ],
    ];
  };
  const cross = mergeShapes([
    slab(roundedRectangle(0.023, 0.0078, 0.0014, 4), 0.004, { edge: 0.001, bulge: -0.0006 }),
    slab(roundedRectangle(0.0078, 0.023, 0.0014, 4), 0.004, { edge: 0.001, bulge: -0.0006 }),
  ]);
  const buttons = (
    [
      [0, 1, '#7d8086'],
      [1, 0, '#7d8086'],
      [0, -1, '#7d8086'],
      [-1, 0, '#7d8086'],
    ] as const
  ).map(
    ([dx, dy, color]): Part => [
      placeShape(
        latheAlongZ(
          [
            [0.0046, 0],
            [0.0046, 0.0028],
            [0.004, 0.0034],
            [0, 0.0038],
          ],
          0.5,
        ),
        at([0.048 + dx * 0.0098, 0.012 + dy * 0.0098, top(0.048, 0.012) - 0.0016]),
      ),
      createMaterial('gloss-plastic', color),
    ],
  );
  const small = [-0.011, 0.011].map((x) =>
    placeShape(
      slab(roundedRectangle(0.0078, 0.0036, 0.0018, 5), 0.002, { edge: 0.0007, rings: 2 }),
      at([x, 0.015, top(x, 0.015) - 0.0002]),
    ),
  );
  const shoulders = [-1, 1].map((side) =>
    placeShape(
      bendShape(
        roundedBox({ width: 0.04, height: 0.012, depth: 0.012, radius: 0.005, segments: 5 }),
        ([x, y, z]) => [x, y - 0.006 * (x * side * 20) ** 2 * (x * side > 0 ? 1 : 0), z],
      ),
      at([side * 0.047, 0.028, 0.014]),
    ),
  );
  const parts: Part[] = [
    [body, shell],
    ...stick(-0.048, 0.012),
    ...stick(0.024, -0.012),
    [placeShape(cross, at([-0.024, -0.012, top(0.024, -0.012) - 0.0022])), BLACK],
    ...buttons,
    [mergeShapes([...small, ...shoulders]), BLACK],
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], -1, 0, 0.25))), [shell]);
}

function drone(): ThingModel {
  const shell: Material = { ...createMaterial('plastic', '#d6d7d8'), roughness: 0.4 };
  const body = bendShape(sphere(1, 72), ([x, y, z]) => [
    Math.sign(x) * Math.abs(x) ** 0.8 * 0.036 * (1 - 0.1 * z),
    0.07 + (y - 1) * 0.03 + 0.006 * z * z,
    Math.sign(z) * Math.abs(z) ** 0.8 * 0.085,
  ]);
  const reach: [number, number][] = [
    [0.12, 0.09],
    [-0.12, 0.09],
    [0.12, -0.1],
    [-0.12, -0.1],
  ];
  const arms: Shape[] = [];
  const dark: Shape[] = [];
  const blades: Shape[] = [];
  for (const [i, [x, z]] of reach.entries()) {
    const from: Vec3 = [x * 0.18, 0.072, z * 0.5];
    arms.push(
      tube(
        smoothPath([from, [x * 0.6, 0.08, z * 0.82], [x, 0.078, z]], 8),
        (along) => 0.0105 - 0.003 * along,
        { segments: 20 },
      ),
      placeShape(cylinder(0.0125, 0.022, { edge: 0.003, segments: 40 }), at([x, 0.066, z])),
      tube(
        smoothPath(
          [
            [x, 0.07, z],
            [x * 1.02, 0.035, z * 1.03],
            [x * 1.03, 0.003, z * 1.05],
          ],
          6,
        ),
        (along) => 0.0055 - 0.0018 * along,
        { segments: 14 },
      ),
    );
    dark.push(
      placeShape(cylinder(0.0105, 0.009, { edge: 0.002, segments: 40 }), at([x, 0.088, z])),
      placeShape(sphere(0.0042, 20), at([x * 1.03, 0, z * 1.05])),
    );
    for (const turn of [0, Math.PI]) {
      const blade = bendShape(
        roundedBox({ width: 0.086, height: 0.0016, depth: 0.017, radius: 0.0007, segments: 6 }),
        ([bx, by, bz]) => {
          const part = (bx + 0.043) / 0.086;
          return [
            bx + 0.046,
            by + bz * 0.32 * (1 - part * 0.6) + 0.003 * part * part,
            bz * (0.55 + 0.9 * part * (1.1 - part) * 1.4),
          ];
        },
      );
      blades.push(placeShape(blade, at([x, 0.0975, z], i * 0.9 + 0.5 + turn)));
    }
    blades.push(placeShape(cylinder(0.005, 0.005, { edge: 0.001, segments: 24 }), at([x, 0.0965, z])));
  }
  const gimbal: Part[] = [
    [
      placeShape(
        roundedBox({ width: 0.03, height: 0.028, depth: 0.026, radius: 0.008, segments: 5 }),
        at([0, 0.034, 0.083]),
      ),
      createMaterial('plastic', '#3a3b3e'),
    ],
    [
      placeShape(
        latheAlongZ(
          [
            [0.0108, 0],
            [0.0112, 0.004],
            [0.0098, 0.005],
            [0.0088, 0.0035],
          ],
          0.5,
        ),
        at([0, 0.048, 0.095]),
      ),
      BLACK,
    ],
    [
      placeShape(
        latheAlongZ(
          [
            [0.009, 0],
            [0.006, 0.0022],
            [0, 0.003],
          ],
          3,
        ),
        at([0, 0.048, 0.0965]),
      ),
      LENS,
    ],
    [
      placeShape(
        tube(
          smoothPath(
            [
              [-0.022, 0.06, 0.07],
              [-0.022, 0.048, 0.083],
              [-0.014, 0.048, 0.084],
            ],
            6,
          ),
          0.0035,
          { segments: 12 },
        ),
        at([0, 0, 0]),
      ),
      createMaterial('plastic', '#b9babc'),
    ],
  ];
  const eyes = [-0.014, 0.014].map((x) =>
    placeShape(
      latheAlongZ(
        [
          [0.0042, 0],
          [0.003, 0.002],
          [0, 0.0026],
        ],
        3,
      ),
      at([x, 0.075, 0.0795]),
    ),
  );
  const stripe = placeShape(
    roundedBox({ width: 0.03, height: 0.003, depth: 0.05, radius: 0.0014 }),
    at([0, 0.0965, -0.02]),
  );
  const parts: Part[] = [
    [mergeShapes([body, ...arms]), shell],
    [mergeShapes([...dark, stripe]), createMaterial('plastic', '#4a4b4f')],
    [mergeShapes(blades), createMaterial('plastic', '#26272a')],
    [mergeShapes(eyes), LENS],
    ...gimbal,
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.45))), [shell]);
}
