import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { lyingSlab, model, roundedRectangle } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const toys = { category: 'toys' } as const;

const decor = { category: 'decor' } as const;

/** Cards and banknotes. */
export const PAPER_THINGS: readonly Thing[] = [
  thing(['playing cards', 'deck of cards', 'poker cards', 'card deck', 'pack of cards'], toys, playingCards),
  thing(
    [
      'banknotes',
      'bank notes',
      'paper money',
      'cash',
      'stack of banknotes',
      'stack of cash',
      'bundle of money',
    ],
    decor,
    banknotes,
  ),
];

/** Woven lines in a white frame: the same from both ends. */
function cardBack(u: number, v: number): Paint {
  const [x, y] = [(u - 0.5) * 63, (v - 0.5) * 88];
  const edge = Math.min(31.5 - Math.abs(x), 44 - Math.abs(y));
  const wave = (a: number) => Math.abs(Math.sin(a));
  const [p, q] = [(x + y) * 0.62, (x - y) * 0.62];
  const net = Math.max(smoothStep(0.86, 0.97, wave(p)), smoothStep(0.86, 0.97, wave(q)));
  const petal = smoothStep(0.5, 0.42, Math.hypot(wave(p + Math.PI / 2) - 0.0, wave(q + Math.PI / 2)));
  const r = Math.hypot(x, y);
  const ring = Math.max(smoothStep(0.5, 0.25, Math.abs(r - 13)), smoothStep(0.4, 0.2, Math.abs(r - 11.4)));
  const turn = Math.atan2(y, x);
  const rosette =
    r < 10.6
      ? smoothStep(0.45, 0.75, 0.5 + 0.5 * Math.cos(turn * 16 + Math.sin(r * 0.9) * 3)) *
        smoothStep(0.2, 2.5, r)
      : 0;
  const ink: Paint = [0.62, 0.11, 0.14];
  const white: Paint = [0.95, 0.94, 0.91];
  const light = r < 12.6 ? Math.max(rosette, 0) : Math.max(net, petal);
  const pattern = mixPaint(ink, white, Math.max(light * 0.9, ring));
  const inFrame = smoothStep(3.9, 4.1, edge) * (1 - smoothStep(0.35, 0.2, Math.abs(edge - 5)));
  return mixPaint(white, pattern, inFrame);
}

function playingCards(): ThingModel {
  const back: Material = {
    ...createMaterial('paper', '#ffffff'),
    roughness: 0.45,
    coat: { strength: 0.35, roughness: 0.2 },
    texture: paintTexture(1024, 1024, cardBack, { repeat: false }),
  };
  const edge: Material = { ...createMaterial('paper', '#e9e5db') };
  const card = (thickness = 0.0003) =>
    lyingSlab(roundedRectangle(0.063, 0.088, 0.0035, 8), thickness, { edge: 0.0001, rings: 3, crease: 1 });
  const deck = Array.from({ length: 26 }, (_, i) =>
    placeShape(
      card(0.0005),
      at(
        [0.0006 * (hash(i, 1, 3) - 0.5), i * 0.00058, 0.0006 * (hash(i, 2, 3) - 0.5)],
        0.012 * (hash(i, 3, 3) - 0.5),
      ),
    ),
  );
  const parts: Part[] = [
    [mergeShapes(deck), edge],
    [placeShape(card(), at([0, 26 * 0.00058, 0])), back],
  ];
  // Five more fanned out in front.
  const fan = Array.from({ length: 5 }, (_, i): Part => {
    const turn = 0.62 - i * 0.31;
    const pivot: Vec3 = [0.035, 0, 0.07];
    const reach = 0.052;
    return [
      placeShape(card(), {
        position: [
          pivot[0] - Math.sin(turn) * reach,
          0.0004 + i * 0.00055,
          pivot[2] - Math.cos(turn) * reach,
        ],
        turn,
        scale: 1,
        tilt: [-0.004, 0],
      }),
      back,
    ];
  });
  return model(standing([...placed(parts, at([-0.042, 0, -0.028], 0.3)), ...fan]), []);
}

/** Fine waves around an empty oval: no money of any country. */
function noteFace(u: number, v: number): Paint {
  const [x, y] = [(u - 0.5) * 150, (v - 0.5) * 66];
  const edge = Math.min(75 - Math.abs(x), 33 - Math.abs(y));
  const paper = mixPaint([0.83, 0.86, 0.78], [0.77, 0.82, 0.72], layers(u, v, 8, 4, 3, 4));
  const lines = (a: number) => smoothStep(0.35, 0.9, Math.abs(Math.sin(a)));
  const waves = lines(y * 1.5 + 4 * Math.sin(x * 0.16) + 2.5 * Math.sin(x * 0.07 + 1));
  const oval = Math.hypot(x / 19, y / 24);
  const turn = Math.atan2(y / 24, x / 19);
  const rosette = lines(oval * 26 + 3.2 * Math.sin(turn * 18));
  const side = Math.hypot((Math.abs(x) - 53) / 15, y / 15);
  const sideTurn = Math.atan2(y, Math.abs(x) - 53);
  const medal = lines(side * 16 + 2.4 * Math.sin(sideTurn * 12));
  const green: Paint = [0.24, 0.4, 0.31];
  let ink = 0.34 * waves;
  if (side < 1) ink = 0.3 + 0.55 * medal;
  if (oval < 1.12) ink = oval > 0.86 ? 0.25 + 0.6 * rosette : 0.1 + 0.16 * lines(x * 0.9 + y * 0.9);
  const frame = edge < 6 && edge > 2.5 ? 0.35 + 0.5 * lines(x * 0.9) * lines(y * 0.9) : 0;
  const printed = edge > 2.5 ? Math.max(ink, frame) : 0;
  return mixPaint(paper, green, printed);
}

function banknotes(): ThingModel {
  const face: Material = {
    ...createMaterial('paper', '#ffffff'),
    texture: paintTexture(2048, 1024, noteFace, { repeat: false }),
  };
  const edges: Material = {
    ...createMaterial('paper', '#ffffff'),
    texture: paintTexture(16, 512, (_u, v) => {
      const tone = 0.66 + 0.2 * hash(0, Math.floor(v * 220), 4);
      return [tone * 0.95, tone, tone * 0.9];
    }),
  };
  const band = createMaterial('paper', '#d9c79c');
  const bundle = (salt: number): Part[] => {
    const high = 0.0125;
    const block = roundedBox({ width: 0.1495, height: high, depth: 0.0655, radius: 0.0012 });
    const top = lyingSlab(roundedRectangle(0.15, 0.066, 0.0008, 3), 0.0003, { edge: 0.0001, rings: 4 });
    const loose = [0, 1, 2].map((i) =>
      placeShape(
        lyingSlab(roundedRectangle(0.15, 0.066, 0.0008, 3), 0.00025, { edge: 0.0001, rings: 2 }),
        at(
          [0.002 * (hash(i, salt, 1) - 0.5), 0.002 + i * 0.0038, 0.002 * (hash(i, salt, 2) - 0.5)],
          0.014 * (hash(i, salt, 3) - 0.5),
        ),
      ),
    );
    return [
      [mergeShapes([block, ...loose]), edges],
      [placeShape(top, at([0, high, 0])), face],
      [
        placeShape(
          roundedBox({ width: 0.03, height: high + 0.0014, depth: 0.0672, radius: 0.0008 }),
          at([0, -0.0004, 0]),
        ),
        band,
      ],
    ];
  };
  const stack: Part[] = [0, 1, 2].flatMap((i) =>
    placed(
      bundle(i),
      at(
        [0.003 * (hash(i, 1, 9) - 0.5), 0.0004 + i * 0.0138, 0.003 * (hash(i, 2, 9) - 0.5)],
        0.1 * (hash(i, 3, 9) - 0.5),
      ),
    ),
  );
  const leaning = placed(bundle(7), at([0.03, 0.0004, 0.085], -0.5));
  return model(standing([...placed(stack, at([0, 0, -0.01], 0.25)), ...leaning]), []);
}
