import { cylinder } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { latheAlongZ, model, roundedRectangle, slab, tilted } from '../forms.ts';
import type { Part } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const RADIOS: readonly Thing[] = [
  thing(
    ['vintage radio', 'radio', 'retro radio', 'old radio', 'transistor radio', 'antique radio'],
    { category: 'electronics' },
    radio,
  ),
];

const [WIDE, HIGH, DEEP] = [0.3, 0.18, 0.1];
const FRONT = DEEP / 2;

/** A case of wood with a woven front, a dial with a needle, three knobs and a handle. */
function radio(): ThingModel {
  const wood = createMaterial('varnished-wood', '#7a4622');
  const body = placeShape(
    slab(roundedRectangle(WIDE, HIGH, 0.026, 10), DEEP, { edge: 0.008 }),
    at([0, HIGH / 2 + 0.008, -FRONT]),
  );
  const face = createMaterial('lacquer', '#e6dcc2');
  const panel = placeShape(
    slab(roundedRectangle(WIDE - 0.026, HIGH - 0.026, 0.018, 10), 0.003, { edge: 0.0012 }),
    at([0, HIGH / 2 + 0.008, FRONT - 0.001]),
  );
  const cloth: Material = {
    ...createMaterial('fabric', '#9b7a4c'),
    detail: { kind: 'linen', scale: 0.02, bump: 0.0003, roughness: 0, tint: 0.35 },
  };
  const grille = placeShape(
    slab(roundedRectangle(0.136, 0.136, 0.012, 8), 0.0024, { edge: 0.001, bulge: 0.0006 }),
    at([-0.064, HIGH / 2 + 0.008, FRONT + 0.001]),
  );
  const brass = createMaterial('brass', '#c9a45c');
  const bars = Array.from({ length: 5 }, (_, i) =>
    placeShape(
      roundedBox({ width: 0.138, height: 0.0022, depth: 0.0024, radius: 0.001 }),
      at([-0.064, HIGH / 2 - 0.044 + i * 0.026, FRONT + 0.0045]),
    ),
  );
  const dial: Material = {
    ...createMaterial('screen', '#ffffff'),
    emission: [0.5, 0.36, 0.16],
    isLamp: true,
    texture: paintTexture(512, 512, scale, { repeat: false }),
  };
  const round = placeShape(
    latheAlongZ(
      [
        [0.042, 0],
        [0.04, 0.002],
        [0, 0.002],
      ],
      0.5,
    ),
    at([0, 0, 0]),
  );
  const flat = {
    ...round,
    uvs: round.uvs.map((_, k) => 0.5 + round.positions[(k >> 1) * 3 + (k % 2)]! / 0.084),
  };
  const [dialX, dialY] = [0.072, HIGH / 2 + 0.034];
  const ring = latheAlongZ(
    [
      [0.046, 0],
      [0.047, 0.004],
      [0.044, 0.006],
      [0.0415, 0.003],
    ],
    0.6,
  );
  const needle = placeShape(roundedBox({ width: 0.0012, height: 0.036, depth: 0.001, radius: 0.0004 }), {
    position: [dialX - 0.007, dialY - 0.001, FRONT + 0.006],
    turn: 0,
    scale: 1,
    tilt: [0, -0.6],
  });
  const knob = (x: number, y: number, r: number): Part[] => [
    [
      placeShape(
        latheAlongZ(
          [
            [r, 0],
            [r, 0.009],
            [r * 0.92, 0.012],
            [r * 0.7, 0.0128],
            [0, 0.0125],
          ],
          0.5,
        ),
        at([x, y, FRONT + 0.002]),
      ),
      createMaterial('gloss-plastic', '#3b2317'),
    ],
    [
      placeShape(
        latheAlongZ(
          [
            [r * 0.6, 0],
            [r * 0.6, 0.0005],
            [0, 0.0008],
          ],
          0.5,
        ),
        at([x, y, FRONT + 0.0148]),
      ),
      brass,
    ],
  ];
  const handle = tube(
    smoothPath([
      [-0.1, HIGH, 0],
      [-0.098, HIGH + 0.026, 0],
      [-0.07, HIGH + 0.034, 0],
      [0, HIGH + 0.036, 0],
      [0.07, HIGH + 0.034, 0],
      [0.098, HIGH + 0.026, 0],
      [0.1, HIGH, 0],
    ]),
    0.0052,
    { segments: 20 },
  );
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => placeShape(cylinder(0.009, 0.01, { edge: 0.002 }), at([x * 0.11, 0, z * 0.03]))),
  );
  const aerial = [
    placeShape(
      cylinder(0.002, 0.26, { edge: 0.0005, segments: 16 }),
      tilted([0.12, HIGH, -0.03], -0.12, -0.3),
    ),
    placeShape(cylinder(0.005, 0.014, { edge: 0.002, segments: 24 }), at([0.12, HIGH + 0.004, -0.03])),
  ];
  return model(
    [
      [body, wood],
      [panel, face],
      [grille, cloth],
      [placeShape(flat, at([dialX, dialY, FRONT + 0.002])), dial],
      [mergeShapes([...bars, placeShape(ring, at([dialX, dialY, FRONT + 0.001]))]), brass],
      [needle, createMaterial('lacquer', '#b3261e')],
      ...knob(0.036, 0.044, 0.013),
      ...knob(0.072, 0.044, 0.013),
      ...knob(0.108, 0.044, 0.013),
      [handle, createMaterial('leather', '#4a2b18')],
      [mergeShapes(aerial), createMaterial('chrome', '#d0d0d0')],
      [mergeShapes(feet), createMaterial('rubber', '#222222')],
    ],
    [face],
  );
}

/** Two bows of marks, long and short, on warm paper; without letters. */
function scale(u: number, v: number): Paint {
  const [x, y] = [u - 0.5, v - 0.5];
  const [r, angle] = [Math.hypot(x, y), Math.atan2(x, y)];
  const paper = mixPaint([0.95, 0.86, 0.66], [0.85, 0.68, 0.42], smoothStep(0.2, 0.5, r));
  const isShown = Math.abs(angle) < 2.1;
  const mark = (radius: number, length: number, count: number, width: number) => {
    const step = (4.2 / count) * r;
    const off = Math.abs(((angle + 2.1) / (4.2 / count)) % 1);
    const near = Math.min(off, 1 - off) * step;
    return smoothStep(width, width * 0.6, near) * smoothStep(length, length * 0.85, Math.abs(r - radius));
  };
  const ink = isShown
    ? Math.max(
        mark(0.4, 0.035, 14, 0.004),
        mark(0.415, 0.018, 56, 0.0025),
        mark(0.27, 0.025, 10, 0.004),
        smoothStep(0.004, 0.002, Math.abs(r - 0.44)),
        smoothStep(0.004, 0.002, Math.abs(r - 0.24)),
      )
    : 0;
  return mixPaint(paper, [0.22, 0.12, 0.06], ink);
}
