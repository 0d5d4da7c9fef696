import { sphere } from '../../geometry/lathe.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model, strap } from '../forms.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const TENNIS_RACKETS: readonly Thing[] = [
  thing(
    ['tennis racket', 'tennis racquet', 'racket', 'racquet', 'tennis racket and ball'],
    { category: 'sports' },
    tennisRacket,
  ),
];

const [HALF_WIDE, HALF_LONG] = [0.126, 0.168];
/** Height of the strings above the floor, meters. */
const HIGH = 0.014;

/** A full-size racket does not fit on the tables. */
const JUNIOR = 0.88;

/** A racket that lies, its head to the left, and a ball on the strings. */
function tennisRacket(): ThingModel {
  const frame = createMaterial('lacquer', '#20324f');
  const head = tube(
    Array.from({ length: 96 }, (_, i): Vec3 => {
      const angle = (i / 96) * Math.PI * 2;
      return [Math.cos(angle) * HALF_LONG, HIGH, Math.sin(angle) * HALF_WIDE];
    }),
    0.0098,
    { segments: 20, isClosed: true },
  );
  const throat = [-1, 1].map((side) =>
    tube(
      smoothPath([
        [HALF_LONG * 0.83, HIGH, side * HALF_WIDE * 0.56],
        [HALF_LONG + 0.035, HIGH, side * 0.036],
        [HALF_LONG + 0.1, HIGH, side * 0.009],
        [HALF_LONG + 0.15, HIGH, side * 0.006],
      ]),
      0.0088,
      { segments: 16 },
    ),
  );
  const strings = [
    ...Array.from({ length: 16 }, (_, i) => {
      const z = (i / 15 - 0.5) * 1.8 * HALF_WIDE;
      const reach = HALF_LONG * Math.sqrt(1 - (z / HALF_WIDE) ** 2);
      return weave([-reach, z], [reach, z], i);
    }),
    ...Array.from({ length: 19 }, (_, i) => {
      const x = (i / 18 - 0.5) * 1.84 * HALF_LONG;
      const reach = HALF_WIDE * Math.sqrt(1 - (x / HALF_LONG) ** 2);
      return weave([x, -reach], [x, reach], i + 1);
    }),
  ];
  const [from, to] = [HALF_LONG + 0.135, HALF_LONG + 0.345];
  const grip = tube(
    Array.from({ length: 24 }, (_, i): Vec3 => [from + ((to - from) * i) / 23, HIGH + 0.002, 0]),
    (along) => 0.0152 + (along > 0.95 ? 0.0025 : 0),
    { segments: 8 },
  );
  const winding = strap(
    Array.from({ length: 220 }, (_, i): Vec3 => {
      const angle = (i / 220) * Math.PI * 2 * 9;
      return [
        from + (to - from - 0.012) * (i / 220),
        HIGH + 0.002 + Math.sin(angle) * 0.0158,
        Math.cos(angle) * 0.0158,
      ];
    }),
    (along) => {
      const angle = along * Math.PI * 2 * 9;
      return [0, Math.sin(angle), Math.cos(angle)];
    },
    0.0205,
    0.0016,
  );
  const felt = { ...createMaterial('felt', '#cbd93f'), sheen: 0.6 };
  const [ballX, ballZ, r] = [-0.03, 0.02, 0.0335];
  const seam = tube(
    Array.from({ length: 80 }, (_, i): Vec3 => {
      const t = (i / 80) * Math.PI * 2;
      const [a, b] = [0.68, 0.32];
      const [x, y, z] = [
        a * Math.cos(t) + b * Math.cos(3 * t),
        a * Math.sin(t) - b * Math.sin(3 * t),
        2 * Math.sqrt(a * b) * Math.sin(2 * t),
      ];
      const scale = (r * 0.998) / Math.hypot(x, y, z);
      return [ballX + x * scale, HIGH + 0.001 + r + y * scale, ballZ + z * scale];
    }),
    0.0009,
    { segments: 8, isClosed: true },
  );
  const parts: Part[] = [
    [mergeShapes([head, ...throat]), frame],
    [mergeShapes(strings), createMaterial('gloss-plastic', '#e9e6da')],
    [mergeShapes([grip, winding]), createMaterial('leather', '#e4dfd5')],
    [placeShape(sphere(r, 56), at([ballX, HIGH + 0.001, ballZ])), felt],
    [seam, createMaterial('matte', '#eef0e4')],
  ];
  return model(placed(parts, at([0, 0, 0], 0, JUNIOR)), [frame]);
}

/** A string that passes over and under the ones across it. */
function weave(from: readonly [number, number], to: readonly [number, number], phase: number) {
  const path = Array.from({ length: 41 }, (_, i): Vec3 => {
    const t = i / 40;
    const wave = 0.0006 * Math.cos((t * 18 + phase) * Math.PI);
    return [from[0] + (to[0] - from[0]) * t, HIGH + wave, from[1] + (to[1] - from[1]) * t];
  });
  return tube(path, 0.00075, { segments: 6 });
}
