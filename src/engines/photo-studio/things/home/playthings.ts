import { grid } from '../../geometry/grid.ts';
import { lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const toys = { category: 'toys' } as const;

const decor = { category: 'decor' } as const;

const BLACK: Material = { ...createMaterial('gloss', '#121212') };

export const PLAYTHINGS: readonly Thing[] = [
  thing(['rubber duck', 'rubber ducky', 'toy duck', 'bath duck', 'yellow duck toy'], toys, duck),
  thing(['spinning top', 'toy top', 'wooden top', 'wooden spinning top'], toys, spinningTop),
  thing(
    ['balloons', 'bunch of balloons', 'balloon bunch', 'party balloons', 'helium balloons'],
    { category: 'decor', standsOn: 'floor' },
    balloonBunch,
  ),
  thing(['piggy bank', 'money box', 'piggybank', 'coin bank'], decor, piggyBank),
];

function duck(): ThingModel {
  const vinyl: Material = {
    ...createMaterial('gloss-plastic', '#f2c21c'),
    roughness: 0.36,
    softness: 0.3,
    coat: { strength: 0.5, roughness: 0.16 },
  };
  const orange: Material = {
    ...createMaterial('gloss-plastic', '#e0701d'),
    softness: 0.25,
    coat: { strength: 0.5, roughness: 0.16 },
  };
  // The breast looks along +x, the tail rises at -x.
  const body = bendShape(sphere(1, 96), ([x, y, z]) => {
    const up = y - 1;
    const tail = smoothStep(-0.35, -1, x);
    const wing = 0.0045 * Math.exp(-(((x + 0.15) / 0.42) ** 2) - ((up - 0.12) / 0.33) ** 2) * Math.abs(z);
    return [
      x * 0.043 - 0.004 * tail,
      (up < 0 ? Math.max(-0.86, up) * 0.03 : up * 0.026) +
        0.027 +
        0.024 * tail * tail +
        0.003 * smoothStep(0.2, 1, x),
      z * (0.033 - 0.014 * tail) + Math.sign(z) * wing,
    ];
  });
  const head = bendShape(sphere(0.0245, 80), ([x, y, z]) => [x * 1.02 + 0.019, y * 0.97 + 0.043, z * 0.96]);
  const neck = placeShape(
    lathe(
      smoothProfile(
        [
          [0.027, 0],
          [0.0225, 0.008],
          [0.0195, 0.014],
          [0.019, 0.02],
        ],
        5,
      ),
      { crease: 3 },
    ),
    at([0.017, 0.037, 0]),
  );
  const lip = (lift: number, open: number, long: number) =>
    bendShape(sphere(1, 40), ([x, y, z]) => {
      const forwards = (x + 1) / 2;
      return [
        0.0385 + forwards * long,
        0.064 + lift + (y - 1) * 0.0032 * (1.1 - 0.5 * forwards) + open * forwards ** 2,
        z * (0.0105 - 0.001 * forwards),
      ];
    });
  const eyes = [-1, 1].flatMap((side): Part[] => {
    const place = (shape: Shape, out: number) =>
      placeShape(shape, {
        position: [0.0335 + out * 0.6, 0.0735 + out * 0.2, side * (0.0138 + out * 0.75)],
        turn: 0.72 * -side + (side === 1 ? 0.3 : -0.3),
        scale: [1, 1.25, 1],
        tilt: [side * 1.15, -0.4],
      });
    return [
      [
        place(placeShape(sphere(0.0042, 28), at([0, -0.0042, 0])), 0),
        createMaterial('gloss-plastic', '#f4f2ec'),
      ],
      [place(placeShape(sphere(0.003, 28), at([0, -0.003, 0])), 0.0018), BLACK],
    ];
  });
  const parts: Part[] = [
    [mergeShapes([body, head, neck]), vinyl],
    [mergeShapes([lip(0.0022, 0.0035, 0.0165), lip(-0.0026, -0.002, 0.0135)]), orange],
    ...eyes,
  ];
  return model(standing(placed(parts, at([0, 0, 0], -0.65))), [vinyl]);
}

function spinningTop(): ThingModel {
  const bands = ['#b23a32', '#e4d3b0', '#33658a', '#e4d3b0', '#d99a2b'] as const;
  const colors: Paint[] = bands.map(
    (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as unknown as Paint,
  );
  const paint: Material = {
    ...createMaterial('lacquer', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => {
      const place = Math.min(0.9999, Math.max(0, (v - 0.12) / 0.7)) * colors.length;
      const color = colors[Math.floor(place)]!;
      const groove = smoothStep(0.035, 0.015, Math.min(place % 1, 1 - (place % 1)));
      const grain = 0.94 + 0.08 * layers(u, v, 4, 40, 3, 6);
      const [r, g, b] = mixPaint(color, [0.25, 0.17, 0.1], groove * 0.6);
      return [r * grain, g * grain, b * grain];
    }),
  };
  const wood = createMaterial('varnished-wood', '#c08a52');
  const body = lathe(
    smoothProfile(
      [
        [0.0028, 0.007],
        [0.012, 0.017],
        [0.026, 0.029],
        [0.0345, 0.038],
        [0.0355, 0.0425],
        [0.033, 0.0465],
        [0.022, 0.0505],
        [0.011, 0.053],
        [0.0068, 0.056],
      ],
      8,
    ),
    { crease: 3, segments: 96 },
  );
  const stem = lathe(
    smoothProfile(
      [
        [0.0068, 0.055],
        [0.0046, 0.06],
        [0.0042, 0.076],
        [0.0058, 0.084],
        [0.0062, 0.088],
        [0.0045, 0.091],
        [0, 0.092],
      ],
      5,
    ),
    { crease: 1.2, segments: 40 },
  );
  const tip = lathe(
    [
      [0, 0],
      [0.0016, 0.0006],
      [0.0024, 0.003],
      [0.0034, 0.008],
    ],
    { crease: 1, segments: 32 },
  );
  const leaning = standing(
    placed(
      [
        [body, paint],
        [stem, wood],
        [tip, createMaterial('steel', '#b9b9ba')],
      ],
      tilted([0, 0, 0], 0.35, -0.95, 0.5),
    ),
  );
  return model(leaning, []);
}

function balloonBunch(): ThingModel {
  const colors = ['#c8423f', '#e3b23c', '#3f7fb0', '#dd7f92', '#5c9c76', '#e9e4da', '#7c5fa0'];
  const body = lathe(
    smoothProfile(
      [
        [0.004, 0],
        [0.009, 0.001],
        [0.003, 0.006],
        [0.006, 0.011],
        [0.068, 0.09],
        [0.108, 0.17],
        [0.114, 0.21],
        [0.104, 0.256],
        [0.062, 0.298],
        [0, 0.311],
      ],
      8,
    ),
    { crease: 3, segments: 96 },
  );
  const knot: Vec3 = [0, 0.19, 0];
  const weight: Vec3 = [0, 0.06, 0];
  const spots: Vec3[] = [
    [0, 0.56, 0.02],
    [0.19, 0.44, -0.03],
    [-0.2, 0.43, 0.0],
    [0.09, 0.32, 0.17],
    [-0.1, 0.3, 0.19],
    [0.1, 0.36, -0.2],
    [-0.12, 0.66, -0.12],
  ];
  const parts: Part[] = spots.map(([x, y, z], i) => {
    const rubber: Material = {
      ...createMaterial('gloss-plastic', colors[i]!),
      roughness: 0.3,
      translucency: 0.12,
      coat: { strength: 0.8, roughness: 0.05 },
    };
    return [placeShape(body, tilted([x, y, z], z * 0.9, -x * 0.9, 0)), rubber];
  });
  const cords = spots.map(([x, y, z]) =>
    tube(
      smoothPath(
        [[x, y, z], [x * 0.75, y - 0.06, z * 0.75], [x * 0.25, (y + knot[1]) / 2 - 0.02, z * 0.25], knot],
        8,
      ),
      0.0013,
      { segments: 6 },
    ),
  );
  const tail = tube(smoothPath([knot, [0.004, 0.15, 0.003], [-0.003, 0.1, -0.002], weight], 6), 0.0016, {
    segments: 6,
  });
  const bowLoops = [-1, 1].map((side) =>
    tube(
      smoothPath(
        [knot, [side * 0.03, 0.21, 0.006], [side * 0.045, 0.195, 0.008], [side * 0.028, 0.175, 0.006], knot],
        7,
      ),
      0.0026,
      { segments: 8 },
    ),
  );
  const box = roundedBox({ width: 0.075, height: 0.06, depth: 0.075, radius: 0.004 });
  const ribbon = mergeShapes([
    placeShape(roundedBox({ width: 0.0765, height: 0.0608, depth: 0.016, radius: 0.003 }), at([0, 0, 0])),
    placeShape(roundedBox({ width: 0.016, height: 0.0608, depth: 0.0765, radius: 0.003 }), at([0, 0, 0])),
  ]);
  return model([
    ...parts,
    [mergeShapes([...cords, tail, ...bowLoops]), createMaterial('satin', '#e6e1d6')],
    [placeShape(box, at([0, 0, 0], 0.5)), createMaterial('paper', '#34495e')],
    [placeShape(ribbon, at([0, 0, 0], 0.5)), createMaterial('satin', '#d8b25c')],
  ]);
}

function piggyBank(): ThingModel {
  const glaze: Material = { ...createMaterial('ceramic', '#e79aa4'), roughness: 0.34 };
  // The snout looks along +x.
  const body = bendShape(sphere(1, 96), ([x, y, z]) => {
    const up = y - 1;
    const taper = 1 - 0.12 * smoothStep(0.2, 1, x);
    return [x * 0.079, 0.082 + up * 0.058 * taper, z * 0.058 * taper];
  });
  const snout = placeShape(
    lathe(
      smoothProfile(
        [
          [0.026, -0.014],
          [0.0235, 0],
          [0.0212, 0.009],
          [0.0225, 0.014],
          [0.0205, 0.0172],
          [0.012, 0.0168],
          [0, 0.0166],
        ],
        5,
      ),
      { crease: 2, segments: 64 },
    ),
    { position: [0.071, 0.078, 0], turn: 0, scale: [1, 1, 1.12], tilt: [0, -Math.PI / 2] },
  );
  const legs = [-1, 1].flatMap((side) =>
    [-0.042, 0.042].map((x) =>
      placeShape(
        lathe(
          smoothProfile(
            [
              [0, 0],
              [0.0135, 0],
              [0.0155, 0.003],
              [0.0155, 0.014],
              [0.0165, 0.032],
              [0.0135, 0.058],
            ],
            5,
          ),
          { crease: 1.2, segments: 48 },
        ),
        at([x, 0, side * 0.028]),
      ),
    ),
  );
  const ears = [-1, 1].map((side) => {
    const ear = grid(20, 20, (u, v) => {
      const across = (u - 0.5) * 2;
      const half = 0.0165 * (1 - v) ** 0.65;
      return {
        position: [
          across * half,
          v * 0.034 - 0.004 * v * v,
          0.006 * (1 - across * across) * (1 - v * 0.4) + 0.012 * v * v,
        ],
      };
    });
    const both = mergeShapes([
      ear,
      placeShape(ear, { position: [0, 0, -0.0024], turn: 0, scale: [1, 1, 0.9] }),
    ]);
    return placeShape(both, {
      position: [0.04, 0.124, side * 0.028],
      turn: Math.PI / 2 - side * 0.5,
      scale: 1,
      tilt: [0.35, -side * 0.4],
    });
  });
  const tail = tube(
    smoothPath(
      [
        [-0.077, 0.088, 0],
        [-0.086, 0.094, 0.004],
        [-0.091, 0.088, 0.009],
        [-0.087, 0.081, 0.004],
        [-0.086, 0.089, -0.004],
        [-0.096, 0.096, -0.002],
      ],
      8,
    ),
    (t) => 0.0042 - 0.0022 * t,
    { segments: 14 },
  );
  const slot = bendShape(
    roundedBox({ width: 0.034, height: 0.003, depth: 0.0048, radius: 0.0012, segments: 6 }),
    ([x, y, z]) => [x - 0.004, y + 0.1388 - 0.0045 * (x / 0.017) ** 2 * 0.35, z],
  );
  const nostrils = [-1, 1].map((side) =>
    placeShape(sphere(0.0042, 24), {
      position: [0.0865, 0.0738, side * 0.0085],
      turn: 0,
      scale: [0.5, 1.35, 1],
    }),
  );
  const eyes = [-1, 1].map((side) => placeShape(sphere(0.0044, 24), at([0.0625, 0.0965, side * 0.0285])));
  const coin = lathe(
    [
      [0, 0],
      [0.0115, 0],
      [0.012, 0.0006],
      [0.012, 0.0014],
      [0.0115, 0.002],
      [0, 0.002],
    ],
    { crease: 0.5, segments: 64 },
  );
  const parts: Part[] = [
    [mergeShapes([body, snout, ...legs, ...ears, tail]), glaze],
    [mergeShapes([slot, ...nostrils]), createMaterial('matte', '#4a2026')],
    [mergeShapes(eyes), BLACK],
    [
      placeShape(coin, tilted([-0.004, 0.1435, -0.001], Math.PI / 2, 0, 0)),
      createMaterial('brass', '#d9b25a'),
    ],
  ];
  return model(standing(placed(parts, at([0, 0, 0], -0.6))), [glaze]);
}
