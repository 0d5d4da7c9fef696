import { withCreaseNormals } from '../../geometry/crease-normals.ts';
import { grid } from '../../geometry/grid.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, paintTexture } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { latheAlongX, model, roundedRectangle, slab, tilted } from '../forms.ts';
import type { Part } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const TYPEWRITERS: readonly Thing[] = [
  thing(
    ['typewriter', 'vintage typewriter', 'old typewriter', 'antique typewriter', 'retro typewriter'],
    { category: 'office' },
    typewriter,
  ),
];

const [WIDE, DEEP] = [0.3, 0.31];
/** Height of the roller above the table, and how far behind the middle it lies. */
const [ROLLER_Y, ROLLER_Z] = [0.122, -0.075];

/** The side of the case: from the front edge up over the keys to the top and the back. */
const PROFILE: readonly (readonly [z: number, y: number])[] = [
  [0.155, 0.006],
  [0.157, 0.016],
  [0.15, 0.026],
  [0.05, 0.055],
  [0.03, 0.064],
  [0.012, 0.086],
  [-0.01, 0.1],
  [-0.035, 0.104],
  [-0.045, 0.098],
  [-0.05, 0.085],
  [-0.1, 0.08],
  [-0.148, 0.066],
  [-0.155, 0.05],
  [-0.155, 0.006],
];

/** A portable machine with four rows of keys, a roller and a sheet of paper in it. */
function typewriter(): ThingModel {
  const paint: Material = {
    ...createMaterial('painted', '#3f6f6b'),
    coat: { strength: 0.7, roughness: 0.12 },
  };
  const black = createMaterial('gloss-plastic', '#191a1b');
  const metal = createMaterial('chrome', '#cfd0d0');
  const keyTops: Part[] = [];
  const stems: Shape[] = [];
  const rims: Shape[] = [];
  const cream = createMaterial('gloss-plastic', '#ece4d0');
  for (let row = 0; row < 4; row++) {
    const count = row === 3 ? 10 : 11;
    const z = 0.066 + row * 0.0215;
    const y = 0.074 - row * 0.0125;
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 0.0215 + (row % 2 ? 0.005 : -0.004);
      keyTops.push([
        placeShape(cylinder(0.0072, 0.0034, { edge: 0.0008, segments: 32 }), tilted([x, y, z], 0.18)),
        row === 3 && i === 9 ? createMaterial('gloss-plastic', '#a8402f') : cream,
      ]);
      rims.push(
        placeShape(
          cylinder(0.0082, 0.0024, { edge: 0.0006, segments: 32 }),
          tilted([x, y - 0.0002, z], 0.18),
        ),
      );
      stems.push(
        tube(
          [
            [x, y, z],
            [x, y - 0.016, z - 0.002],
            [x, y - 0.03, z - 0.016],
          ],
          0.0013,
          { segments: 8 },
        ),
      );
    }
  }
  const space = placeShape(
    roundedBox({ width: 0.13, height: 0.007, depth: 0.013, radius: 0.003, segments: 4 }),
    at([0, 0.026, 0.152]),
  );
  // Type bars lie in a fan below the opening.
  const bars = Array.from({ length: 25 }, (_, i) => {
    const angle = (i / 24 - 0.5) * 2.2;
    return tube(
      [
        [Math.sin(angle) * 0.012, 0.101, -0.03],
        [Math.sin(angle) * 0.06, 0.097 - 0.012 * Math.cos(angle), 0.02 - 0.02 * (1 - Math.cos(angle))],
      ],
      0.0011,
      { segments: 8 },
    );
  });
  const basket = placeShape(
    slab(roundedRectangle(0.15, 0.05, 0.022, 8), 0.002, { edge: 0.0008 }),
    tilted([0, 0.09, 0.012], -1.05),
  );
  const roller = placeShape(
    latheAlongX(
      [
        [0, -0.135],
        [0.0165, -0.135],
        [0.0175, -0.134],
        [0.0175, 0.134],
        [0.0165, 0.135],
        [0, 0.135],
      ],
      0.6,
    ),
    at([0, ROLLER_Y, ROLLER_Z]),
  );
  const knobs = [-1, 1].map((side) =>
    placeShape(
      latheAlongX(
        [
          [0, side * 0.15],
          [0.014, side * 0.15],
          [0.0175, side * 0.154],
          [0.0175, side * 0.166],
          [0.015, side * 0.17],
          [0, side * 0.17],
        ].toSorted((a, b) => a[1]! - b[1]!) as [number, number][],
        0.5,
        40,
      ),
      at([0, ROLLER_Y, ROLLER_Z]),
    ),
  );
  const carriage = mergeShapes([
    placeShape(
      roundedBox({ width: 0.29, height: 0.018, depth: 0.036, radius: 0.004 }),
      at([0, 0.084, ROLLER_Z - 0.012]),
    ),
    placeShape(
      roundedBox({ width: 0.012, height: 0.04, depth: 0.05, radius: 0.005 }),
      at([-0.141, 0.094, ROLLER_Z]),
    ),
    placeShape(
      roundedBox({ width: 0.012, height: 0.04, depth: 0.05, radius: 0.005 }),
      at([0.141, 0.094, ROLLER_Z]),
    ),
  ]);
  const rail = mergeShapes([
    placeShape(
      cylinder(0.0022, 0.24, { edge: 0.0006, segments: 16 }),
      tilted([0.12, ROLLER_Y + 0.019, ROLLER_Z + 0.014], 0, Math.PI / 2),
    ),
    ...[-0.06, 0.06].map((x) =>
      placeShape(
        cylinder(0.0042, 0.02, { edge: 0.001, segments: 24 }),
        tilted([x + 0.01, ROLLER_Y + 0.019, ROLLER_Z + 0.014], 0, Math.PI / 2),
      ),
    ),
    tube(
      [
        [-0.142, 0.128, ROLLER_Z + 0.01],
        [-0.16, 0.135, ROLLER_Z + 0.03],
        [-0.178, 0.138, ROLLER_Z + 0.07],
      ],
      (along) => 0.0032 + 0.0012 * along,
      { segments: 14 },
    ),
  ]);
  const spools = [-1, 1].map((side) =>
    placeShape(
      cylinder(0.026, 0.008, { edge: 0.003, segments: 48 }),
      tilted([side * 0.088, 0.1, -0.02], 0.1),
    ),
  );
  const sheet = paperSheet();
  return model(
    [
      [shell(), paint],
      [carriage, paint],
      [basket, black],
      [mergeShapes([...stems, ...rims, ...bars]), metal],
      ...keyTops,
      [space, cream],
      [roller, createMaterial('rubber', '#1d1d1e')],
      [mergeShapes(knobs), black],
      [rail, metal],
      [mergeShapes(spools), metal],
      [sheet, typedPaper()],
    ],
    [paint],
  );
}

/** The case: its profile across the width, and two sides. */
function shell(): Shape {
  const top = grid(1, PROFILE.length - 1, (u, v) => {
    const [z, y] = PROFILE[Math.round(v * (PROFILE.length - 1))]!;
    return { position: [(0.5 - u) * WIDE, y, z] };
  });
  const side = (x: number) =>
    grid(PROFILE.length - 1, 1, (u, v) => {
      const [z, y] = PROFILE[Math.round(u * (PROFILE.length - 1))]!;
      return { position: [x, 0.006 + (y - 0.006) * (x > 0 ? 1 - v : v), z] };
    });
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      placeShape(
        cylinder(0.012, 0.007, { edge: 0.002, segments: 24 }),
        at([x * 0.12, 0, z * (DEEP / 2 - 0.03)]),
      ),
    ),
  );
  return withCreaseNormals(mergeShapes([top, side(WIDE / 2), side(-WIDE / 2), ...feet]), 0.45);
}

/** Comes up in front of the roller, and leans back behind it. */
function paperSheet(): Shape {
  return grid(2, 24, (u, v) => {
    const along = v * 0.2;
    const bend = 0.05 * v ** 2;
    return {
      position: [
        (u - 0.5) * 0.21,
        ROLLER_Y + 0.004 + along * 0.96,
        ROLLER_Z + 0.018 - 0.02 * Math.min(1, v * 4) - bend,
      ],
    };
  });
}

/** Lines of words too small to read. */
function typedPaper(): Material {
  return {
    ...createMaterial('paper', '#ffffff'),
    texture: paintTexture(
      512,
      512,
      (u, v) => {
        const line = (1 - v) * 26;
        const row = Math.floor(line);
        const isText = row >= 8 && row <= 21 && u > 0.12 && u < (row % 6 === 5 ? 0.5 : 0.88);
        const letter = Math.floor(u * 68);
        const isBlank = hash(letter, row, 4) < 0.2;
        const within = line - row;
        const stroke = hash(Math.floor(u * 272), Math.floor(line * 6), 9) < 0.52;
        const ink = isText && !isBlank && within > 0.32 && within < 0.72 && stroke;
        return ink ? [0.2, 0.19, 0.2] : [0.93, 0.915, 0.87];
      },
      { repeat: false },
    ),
  };
}
