import { lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { onFloor } from '../on-floor.ts';
import { leafShape } from '../plants/leaves.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const food = { category: 'food' } as const;
const GREEN: Material = { ...createMaterial('leaf', '#3f6a24'), isCutOut: false };
const STALK = createMaterial('stem', '#5d7a33');

export const VEGETABLES: readonly Thing[] = [
  thing(['tomato', 'tomatoes', 'ripe tomato'], food, () => tomato(0.034, '#b5200f')),
  thing(['cherry tomato', 'small tomato'], food, () => tomato(0.014, '#bb2412')),
  thing(['pumpkin', 'squash'], food, pumpkin),
  thing(['garlic', 'garlic bulb', 'bulb of garlic'], food, garlic),
  thing(['onion', 'yellow onion'], food, () => onion('#b06a26')),
  thing(['red onion'], food, () => onion('#6a2440')),
  thing(['carrot', 'fresh carrot'], food, carrot),
  thing(['bell pepper', 'red pepper', 'pepper', 'paprika'], food, () => pepper('#a9130c')),
  thing(['yellow pepper', 'yellow bell pepper'], food, () => pepper('#e0a818')),
  thing(['eggplant', 'aubergine'], food, eggplant),
  thing(['mushroom', 'champignon', 'button mushroom'], food, mushroom),
  thing(['potato', 'potatoes'], food, () => {
    const skin: Material = {
      ...createMaterial('matte', '#a9814f'),
      detail: { kind: 'crumb', scale: 0.05, bump: 0.0005, roughness: 0.1, tint: 0.25 },
    };
    const body = bendShape(sphere(0.03, 56), ([x, y, z]) => {
      const lump = 1 + 0.12 * (layers(0.5 + x * 7, 0.5 + (y + z) * 7, 2, 2, 3, 6) - 0.5);
      return [x * 1.4 * lump, y * 0.85, z * lump];
    });
    return { mesh: meshOf([[onFloor(body), skin]]), colored: [skin] };
  }),
];

function tomato(radius: number, color: string): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', color),
    roughness: 0.3,
    coat: { strength: 0.85, roughness: 0.07 },
  };
  const r = radius;
  const body = bendShape(sphere(r, 72), ([x, y, z]) => {
    const lobe = 1 + 0.025 * Math.cos(Math.atan2(x, z) * 5) * smoothStep(r * 0.6, r * 1.8, y);
    const dip = 0.2 * r * Math.exp(-((Math.hypot(x, z) / (r * 0.32)) ** 2)) * (y > r ? 1 : 0.3);
    return [x * lobe * 1.06, y * 0.86 + (y > r ? -dip : dip), z * lobe * 1.06];
  });
  const top = r * 1.72 * 0.86;
  const calyx = Array.from({ length: 6 }, (_, i) =>
    placeShape(leafShape(r * 0.85, r * 0.22, r * 0.1, { fold: 0.1 }), {
      position: [0, r * 1.56, 0],
      turn: (i / 6) * Math.PI * 2,
      scale: 1,
      tilt: [-0.3 + 0.22 * (i % 3), 0],
    }),
  );
  const stem = tube(
    smoothPath(
      [
        [0, top - r * 0.12, 0],
        [r * 0.03, top + r * 0.12, 0],
        [r * 0.16, top + r * 0.34, r * 0.05],
      ],
      5,
    ),
    r * 0.055,
    { segments: 8 },
  );
  return {
    mesh: meshOf([
      [onFloor(body), skin],
      [mergeShapes(calyx), GREEN],
      [stem, STALK],
    ]),
    colored: [skin],
  };
}

function pumpkin(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.5,
    texture: paintTexture(512, 256, (u, v) =>
      mixPaint(
        [0.86, 0.45, 0.12],
        [0.74, 0.33, 0.08],
        smoothStep(0.4, 0.9, Math.abs(Math.cos(u * Math.PI * 10))) * 0.3 + layers(u, v, 12, 8, 4, 2) * 0.6,
      ),
    ),
  };
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0.014],
          [0.02, 0.006],
          [0.05, 0.001],
          [0.085, 0.02],
          [0.1, 0.06],
          [0.088, 0.105],
          [0.05, 0.132],
          [0.02, 0.13],
          [0, 0.118],
        ],
        6,
      ),
      { segments: 160, crease: 3 },
    ),
    ([x, y, z]) => {
      const rib = 1 - 0.1 * (1 - Math.abs(Math.sin(Math.atan2(x, z) * 5))) ** 2.2;
      return [x * rib, y, z * rib];
    },
  );
  const stem = tube(
    smoothPath(
      [
        [0, 0.114, 0],
        [0.002, 0.14, 0],
        [0.012, 0.16, 0.004],
        [0.03, 0.172, 0.008],
      ],
      6,
    ),
    (along) => 0.012 - 0.005 * along + 0.003 * Math.max(0, along - 0.85) * 6,
    { segments: 14 },
  );
  return {
    mesh: meshOf([
      [body, skin],
      [stem, createMaterial('bark', '#7a6c3c')],
    ]),
    colored: [skin],
  };
}

function garlic(): ThingModel {
  const skin: Material = {
    ...createMaterial('paper', '#e9e2d6'),
    softness: 0.3,
    detail: { kind: 'grain', scale: 0.03, bump: 0.0003, roughness: 0, tint: 0.1 },
  };
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0.004],
          [0.008, 0.001],
          [0.018, 0.002],
          [0.027, 0.014],
          [0.0245, 0.028],
          [0.013, 0.04],
          [0.006, 0.05],
          [0.0045, 0.065],
          [0.004, 0.07],
          [0, 0.07],
        ],
        6,
      ),
      { segments: 96, crease: 1.2 },
    ),
    ([x, y, z]) => {
      const clove =
        1 - 0.12 * (1 - Math.abs(Math.sin(Math.atan2(x, z) * 4))) ** 1.6 * smoothStep(0.05, 0.02, y);
      return [x * clove + Math.max(0, y - 0.04) ** 2 * 4, y, z * clove];
    },
  );
  return { mesh: meshOf([[onFloor(body), skin]]), colored: [] };
}

function onion(color: string): ThingModel {
  const skin: Material = {
    ...createMaterial('satin', color),
    roughness: 0.35,
    coat: { strength: 0.4, roughness: 0.15 },
    softness: 0.2,
    detail: { kind: 'grain', scale: 0.06, bump: 0.0002, roughness: 0.1, tint: 0.25 },
  };
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0.002],
          [0.006, 0.001],
          [0.02, 0.004],
          [0.035, 0.022],
          [0.036, 0.036],
          [0.026, 0.054],
          [0.01, 0.066],
          [0.005, 0.075],
          [0.0055, 0.086],
          [0, 0.087],
        ],
        6,
      ),
      { crease: 1.2 },
    ),
    ([x, y, z]) => [x + Math.max(0, y - 0.06) ** 2 * 8, y, z],
  );
  return { mesh: meshOf([[onFloor(body), skin]]), colored: [skin] };
}

function carrot(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#d4691a'),
    roughness: 0.5,
    coat: { strength: 0.15, roughness: 0.3 },
  };
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0],
          [0.003, 0.003],
          [0.007, 0.04],
          [0.012, 0.09],
          [0.0155, 0.135],
          [0.016, 0.15],
          [0.011, 0.158],
          [0, 0.157],
        ],
        8,
      ),
      { crease: 3 },
    ),
    ([x, y, z]) => {
      const ring = 1 - 0.03 * Math.max(0, Math.sin(y * 500 + Math.sin(y * 130) * 4 + Math.atan2(x, z))) ** 8;
      return [x * ring + 0.004 * Math.sin(y * 22), y, z * ring];
    },
  );
  const greens = Array.from({ length: 7 }, (_, i) =>
    tube(
      smoothPath(
        [
          [0, 0.155, 0],
          [Math.sin(i) * 0.004, 0.17, Math.cos(i) * 0.004],
          [Math.sin(i) * 0.012, 0.2 + (i % 3) * 0.012, Math.cos(i * 2) * 0.01],
        ],
        5,
      ),
      0.0014,
      { segments: 6 },
    ),
  );
  const lie = { position: [0, 0, 0] as const, turn: 0, scale: 1, tilt: [0, Math.PI / 2 - 0.04] as const };
  const lying = placeShape(body, lie);
  const shift = onFloor(lying);
  const move = at([shift.positions[0]! - lying.positions[0]!, shift.positions[1]! - lying.positions[1]!, 0]);
  return {
    mesh: meshOf([
      [placeShape(lying, move), skin],
      [placeShape(placeShape(mergeShapes(greens), lie), move), STALK],
    ]),
    colored: [skin],
  };
}

function pepper(color: string): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', color),
    roughness: 0.3,
    coat: { strength: 0.9, roughness: 0.06 },
  };
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0.008],
          [0.01, 0.001],
          [0.022, 0.002],
          [0.032, 0.018],
          [0.037, 0.05],
          [0.038, 0.072],
          [0.028, 0.086],
          [0.014, 0.086],
          [0, 0.076],
        ],
        6,
      ),
      { segments: 96, crease: 3 },
    ),
    ([x, y, z]) => {
      const angle = Math.atan2(x, z);
      const lobe = 1 - 0.13 * (1 - Math.abs(Math.sin(angle * 2 + 0.4))) ** 1.6;
      return [
        x * lobe * (1 + 0.05 * Math.sin(y * 40)),
        y + 0.004 * Math.cos(angle * 4) * smoothStep(0.02, 0, y),
        z * lobe,
      ];
    },
  );
  const stem = tube(
    smoothPath(
      [
        [0, 0.074, 0],
        [0.001, 0.09, 0],
        [0.006, 0.103, 0.003],
        [0.013, 0.11, 0.005],
      ],
      6,
    ),
    (along) => 0.0075 - 0.0045 * Math.min(1, along * 2.2) + 0.001 * along,
    { segments: 12 },
  );
  return {
    mesh: meshOf([
      [onFloor(body), skin],
      [stem, STALK],
    ]),
    colored: [skin],
  };
}

function eggplant(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#20101f'),
    roughness: 0.28,
    coat: { strength: 1, roughness: 0.05 },
    softness: 0.1,
  };
  const body = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.018, 0.005],
        [0.036, 0.035],
        [0.036, 0.07],
        [0.025, 0.12],
        [0.018, 0.15],
        [0.012, 0.165],
        [0, 0.168],
      ],
      7,
    ),
    { crease: 3 },
  );
  const cap = lathe(
    smoothProfile(
      [
        [0.021, 0.143],
        [0.0195, 0.153],
        [0.013, 0.168],
        [0.006, 0.173],
        [0.005, 0.195],
        [0, 0.196],
      ],
      5,
    ),
    { crease: 1.5 },
  );
  const bent = (shape: typeof body) =>
    placeShape(
      bendShape(shape, ([x, y, z]) => [x + 0.9 * (y - 0.06) ** 2, y, z]),
      { position: [0, 0, 0], turn: 0, scale: 1, tilt: [0, Math.PI / 2 - 0.12] },
    );
  const whole = bent(body);
  const lift = onFloor(whole).positions[1]! - whole.positions[1]!;
  return {
    mesh: meshOf([
      [placeShape(whole, at([0.08, lift, 0])), skin],
      [placeShape(bent(cap), at([0.08, lift, 0])), GREEN],
    ]),
    colored: [skin],
  };
}

function mushroom(): ThingModel {
  const flesh: Material = { ...createMaterial('matte', '#e2d7c6'), softness: 0.4 };
  const body = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.01, 0],
        [0.0115, 0.004],
        [0.009, 0.014],
        [0.0095, 0.021],
        [0.018, 0.0215],
        [0.024, 0.0225],
        [0.0255, 0.0265],
        [0.022, 0.037],
        [0.012, 0.0445],
        [0, 0.046],
      ],
      5,
    ),
    { crease: 0.9 },
  );
  return { mesh: meshOf([[body, flesh]]), colored: [flesh] };
}
