import { cylinder, sphere } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { mixPaint, type Paint, paintTexture, shade, smoothStep } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { latheAlongX, lyingSlab, model, roundedRectangle, slab, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const electronics = { category: 'electronics' } as const;

/** Small metal parts show no relief. */
const SMOOTH: Detail = { kind: 'noise', scale: 0.03, bump: 0.000002, roughness: 0.06, tint: 0.02 };

const LENS: Material = { ...createMaterial('screen', '#0b0d14'), coat: { strength: 1, roughness: 0.02 } };

/** Phones, tablets and what one types on. */
export const SCREENS: readonly Thing[] = [
  thing(['smartphone', 'phone', 'mobile phone', 'cell phone', 'cellphone', 'smart phone'], electronics, () =>
    standingScreen({
      width: 0.0715,
      height: 0.149,
      depth: 0.0078,
      corner: 0.0105,
      bezel: 0.0022,
      isPhone: true,
    }),
  ),
  thing(['tablet', 'tablet computer', 'digital tablet'], electronics, () =>
    standingScreen({
      width: 0.178,
      height: 0.248,
      depth: 0.0064,
      corner: 0.013,
      bezel: 0.009,
      isPhone: false,
    }),
  ),
  thing(['keyboard', 'computer keyboard', 'wireless keyboard', 'pc keyboard'], electronics, keyboard),
  thing(['computer mouse', 'mouse', 'wireless mouse', 'pc mouse'], electronics, mouse),
];

interface ScreenSize {
  width: number;
  height: number;
  depth: number;
  corner: number;
  bezel: number;
  isPhone: boolean;
}

/** A phone or tablet that stands upright, turned a little; its screen shows soft waves of color. */
function standingScreen({ width, height, depth, corner, bezel, isPhone }: ScreenSize): ThingModel {
  const frame: Material = { ...createMaterial('aluminum', '#54565c'), roughness: 0.3, detail: SMOOTH };
  const rim: Material = { ...createMaterial('screen', '#0a0a0c') };
  const screen: Material = {
    ...createMaterial('screen', '#ffffff'),
    texture: paintTexture(512, 1024, wallpaper),
  };
  const body = slab(roundedRectangle(width, height, corner, 10), depth, { edge: 0.0024, rings: 2 });
  const glass = slab(roundedRectangle(width - 0.0022, height - 0.0022, corner - 0.0011, 10), 0.0006, {
    edge: 0.0005,
    rings: 2,
  });
  const shown = slab(
    roundedRectangle(width - bezel * 2, height - bezel * 2, corner - bezel * 0.8, 10),
    0.0002,
    {
      edge: 0.00005,
      rings: 2,
    },
  );
  const button = (y: number, length: number, side: 1 | -1) =>
    placeShape(
      roundedBox({ width: 0.0014, height: length, depth: 0.0026, radius: 0.0006 }),
      at([(side * width) / 2, y, depth / 2]),
    );
  const eye = placeShape(
    cylinder(0.0019, 0.0002, { edge: 0.00005, segments: 28 }),
    tilted([0, 0, 0], Math.PI / 2),
  );
  const parts: Part[] = [
    [
      mergeShapes([
        body,
        button(height * 0.12, 0.017, 1),
        button(height * 0.2, 0.011, -1),
        button(height * 0.08, 0.011, -1),
      ]),
      frame,
    ],
    [placeShape(glass, at([0, 0, depth - 0.0003])), rim],
    [placeShape(shown, at([0, 0, depth + 0.0002])), screen],
    [placeShape(eye, at([0, height / 2 - (isPhone ? 0.0075 : bezel / 2), depth + 0.0004])), LENS],
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], -0.1, 0, 0.42))), [frame]);
}

/** Folded ribbons of light. */
function wallpaper(u: number, v: number): Paint {
  const swing = 0.16 * Math.sin(u * 3.1 + 0.6) + 0.09 * Math.sin(u * 5.3 - v * 2);
  const fold = (v + swing) * 2.6 - u * 0.9;
  const step = fold - Math.floor(fold);
  const tones: Paint[] = [
    [0.11, 0.13, 0.36],
    [0.36, 0.2, 0.56],
    [0.86, 0.36, 0.46],
    [0.98, 0.66, 0.42],
    [0.35, 0.55, 0.78],
  ];
  const count = tones.length;
  const [a, b] = [0, 1].map((k) => tones[(((Math.floor(fold) + k) % count) + count) % count]!);
  const light = mixPaint(a!, b!, smoothStep(0, 1, step));
  return shade(light, 0.72 + 0.42 * smoothStep(0, 0.9, step) * (1 - smoothStep(0.94, 1, step)));
}

/** Keys without letters in five rows and one of narrow ones. */
function keyboard(): ThingModel {
  const metal = createMaterial('aluminum', '#c8c9cc');
  const cap: Material = { ...createMaterial('plastic', '#eceae6'), roughness: 0.5 };
  const rows = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.7],
    [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
    [1.2, 1.2, 1.2, 1.3, 5.4, 1.3, 1.2, 1.2, 1, 1],
  ];
  const whole = 0.276;
  const keys = rows.flatMap((row, at_) => {
    const total = row.reduce((sum, one) => sum + one, 0);
    const unit = whole / total;
    const deep = at_ === 0 ? 0.0095 : 0.0158;
    const z = at_ === 0 ? -0.0475 : -0.0535 + at_ * 0.0188;
    let x = -whole / 2;
    return row.map((wide) => {
      const key = lyingSlab(roundedRectangle(wide * unit - 0.0026, deep, 0.0022, 4), 0.0026, {
        edge: 0.0006,
        bulge: -0.0003,
        rings: 3,
      });
      const middle = x + (wide * unit) / 2;
      x += wide * unit;
      return placeShape(key, at([middle, 0.0052, z]));
    });
  });
  const body = lyingSlab(roundedRectangle(0.288, 0.118, 0.0085, 8), 0.0062, { edge: 0.0016, rings: 2 });
  const dark = lyingSlab(roundedRectangle(0.279, 0.11, 0.003, 4), 0.0004, { edge: 0.0001, rings: 2 });
  const parts: Part[] = [
    [body, metal],
    [placeShape(dark, at([0, 0.006, -0.0005])), createMaterial('plastic', '#8e8f92')],
    [mergeShapes(keys), cap],
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], 0.17, 0, -0.25))), [cap]);
}

function mouse(): ThingModel {
  const shell: Material = { ...createMaterial('plastic', '#dfddd8'), roughness: 0.42 };
  const [wide, long, high] = [0.031, 0.058, 0.031];
  const dome = bendShape(sphere(1, 96), ([x, y, z]) => {
    const up = y - 1;
    const width = wide * (1 - 0.1 * Math.exp(-(((z - 0.1) / 0.4) ** 2)));
    const hill = high * (1 - 0.22 * (z + 0.25) ** 2 - 0.1 * z);
    const flat = up < 0 ? 0.12 : 1;
    return [
      Math.sign(x) * Math.abs(x) ** 0.82 * width,
      up * flat * (up < 0 ? high : hill),
      Math.sign(z) * Math.abs(z) ** 0.84 * long,
    ];
  });
  // The gap between the buttons runs from the front to the wheel and behind it.
  const gap = tube(
    smoothPath(
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const z = -0.004 - 0.046 * (i / 12);
        const part = -z / long;
        const hill = high * (1 - 0.22 * (-part + 0.25) ** 2 + 0.1 * part);
        return [0, Math.max(0, 1 - part ** (2 / 0.84)) ** 0.5 * hill - 0.00035, z];
      }),
      3,
    ),
    0.0006,
    { segments: 8 },
  );
  const wheel = latheAlongX(
    [
      [0, -0.0032],
      [0.0096, -0.0032],
      [0.0106, -0.002],
      [0.0106, 0.002],
      [0.0096, 0.0032],
      [0, 0.0032],
    ],
    0.4,
  );
  const slot = lyingSlab(roundedRectangle(0.0088, 0.021, 0.0044, 6), 0.004, { edge: 0.001, rings: 2 });
  const side = placeShape(
    roundedBox({ width: 0.002, height: 0.005, depth: 0.026, radius: 0.001 }),
    at([-0.0292, 0.013, -0.004]),
  );
  const parts: Part[] = [
    [dome, shell],
    [
      mergeShapes([gap, placeShape(slot, tilted([0, 0.0262, -0.027], -0.16)), side]),
      createMaterial('plastic', '#3c3d40'),
    ],
    [placeShape(wheel, at([0, 0.0232, -0.027])), createMaterial('rubber', '#26272a')],
  ];
  return model(standing(placed(parts, at([0, 0, 0], Math.PI - 1.05))), [shell]);
}
