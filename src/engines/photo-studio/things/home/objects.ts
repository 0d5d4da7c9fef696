import { withCreaseNormals } from '../../geometry/crease-normals.ts';
import { cylinder, lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const toys = { category: 'toys' } as const;
const decor = { category: 'decor' } as const;
const sports = { category: 'sports' } as const;
const GOLD: Material = { ...createMaterial('brass', '#e0b45a'), roughness: 0.22 };

export const OBJECTS: readonly Thing[] = [
  thing(['gift box', 'present', 'gift', 'wrapped gift', 'wrapped present'], decor, () =>
    giftBox('#a93a3a', '#e6d3a8'),
  ),
  thing(['box', 'cardboard box', 'package', 'parcel', 'shipping box'], decor, () => {
    const card = createMaterial('cardboard', '#b98d5e');
    const tape = createMaterial('gloss-plastic', '#c9a877');
    const body = roundedBox({ width: 0.24, height: 0.15, depth: 0.18, radius: 0.0018 });
    const strip = placeShape(
      roundedBox({ width: 0.2405, height: 0.1502, depth: 0.045, radius: 0.0018 }),
      at([0, 0.0001, 0]),
    );
    return {
      mesh: meshOf([
        [body, card],
        [strip, tape],
      ]),
      colored: [card],
    };
  }),
  thing(['jewelry box', 'white box', 'product box', 'blank box'], decor, () => {
    const card = createMaterial('paper', '#e4dfd5');
    return {
      mesh: meshOf([[roundedBox({ width: 0.075, height: 0.14, depth: 0.05, radius: 0.0012 }), card]]),
      colored: [card],
    };
  }),
  thing(['ball', 'toy ball', 'red ball', 'beach ball', 'rubber ball'], toys, () => {
    const rubber = createMaterial('gloss-plastic', '#b3302b');
    return { mesh: meshOf([[sphere(0.05, 72), rubber]]), colored: [rubber] };
  }),
  thing(['wooden ball'], toys, () => {
    const wood = createMaterial('varnished-wood', '#c9965f');
    return { mesh: meshOf([[sphere(0.026, 56), wood]]), colored: [wood] };
  }),
  thing(['tennis ball'], sports, () => {
    const felt: Material = {
      ...createMaterial('plush', '#ffffff'),
      detail: { kind: 'crumb', scale: 0.02, bump: 0.0008, roughness: 0, tint: 0.25 },
      texture: paintTexture(512, 256, (u, v) => {
        const [lon, lat] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
        const seam = Math.abs(Math.sin(lat) - 0.62 * Math.sin(lon * 2) * Math.cos(lat));
        return mixPaint([0.93, 0.93, 0.88], [0.74, 0.82, 0.2], smoothStep(0.03, 0.055, seam));
      }),
    };
    return { mesh: meshOf([[sphere(0.0335, 64), felt]]), colored: [felt] };
  }),
  thing(['basketball', 'basket ball'], sports, () => {
    const leather: Material = {
      ...createMaterial('leather', '#ffffff'),
      roughness: 0.6,
      detail: { kind: 'leather', scale: 0.05, bump: 0.0008, roughness: 0.1, tint: 0.2 },
      texture: paintTexture(1024, 512, (u, v) => {
        const [lon, lat] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
        const [x, y, z] = [Math.cos(lat) * Math.sin(lon), Math.sin(lat), Math.cos(lat) * Math.cos(lon)];
        const line = Math.min(
          Math.abs(y),
          Math.abs(x),
          Math.abs(Math.hypot(z - Math.sign(z) * 1.35, y) - 0.98),
        );
        return mixPaint([0.09, 0.08, 0.08], [0.72, 0.37, 0.16], smoothStep(0.014, 0.026, line));
      }),
    };
    return { mesh: meshOf([[sphere(0.12, 80), leather]]), colored: [] };
  }),
  thing(['wooden blocks', 'building blocks', 'toy blocks', 'blocks'], toys, () => {
    const tones = ['#c9554a', '#4f83a3', '#dca83c', '#7fa066', '#c99f6c'].map((color) =>
      createMaterial('wood', color),
    );
    const spots: [number, number, number, number][] = [
      [-0.045, 0, 0, 0.2],
      [0.003, 0, 0.004, -0.15],
      [0.05, 0, -0.006, 0.5],
      [-0.02, 0.04, 0.003, 0.1],
      [0.029, 0.04, 0, -0.35],
    ];
    return {
      mesh: meshOf(
        spots.map(([x, y, z, turn], i): [Shape, Material] => [
          placeShape(
            roundedBox({ width: 0.04, height: 0.04, depth: 0.04, radius: 0.003 }),
            at([x, y, z], turn),
          ),
          tones[i]!,
        ]),
      ),
      colored: tones,
    };
  }),
  thing(['wooden block', 'cube', 'wooden cube'], toys, () => {
    const wood = createMaterial('wood', '#c99f6c');
    return {
      mesh: meshOf([[roundedBox({ width: 0.05, height: 0.05, depth: 0.05, radius: 0.003 }), wood]]),
      colored: [wood],
    };
  }),
  thing(['die', 'dice'], toys, die),
  thing(['chess pawn', 'pawn', 'chess piece'], toys, () =>
    chess(
      [
        [0, 0],
        [0.016, 0],
        [0.017, 0.003],
        [0.016, 0.007],
        [0.0115, 0.011],
        [0.01, 0.013],
        [0.0065, 0.022],
        [0.0058, 0.031],
        [0.0095, 0.033],
        [0.0095, 0.0345],
        [0.006, 0.036],
        [0.0082, 0.04],
        [0.0088, 0.045],
        [0.0065, 0.0505],
        [0, 0.0525],
      ],
      '#d9c29a',
    ),
  ),
  thing(['chess queen', 'queen', 'chess king', 'king'], toys, () =>
    chess(
      [
        [0, 0],
        [0.02, 0],
        [0.0215, 0.004],
        [0.02, 0.009],
        [0.014, 0.014],
        [0.012, 0.018],
        [0.008, 0.035],
        [0.0068, 0.055],
        [0.0115, 0.058],
        [0.0115, 0.061],
        [0.0075, 0.063],
        [0.0095, 0.071],
        [0.0125, 0.079],
        [0.0115, 0.0805],
        [0.006, 0.0815],
        [0.0045, 0.0835],
        [0.005, 0.087],
        [0.003, 0.0905],
        [0, 0.0912],
      ],
      '#2d1c14',
    ),
  ),
  thing(['gem', 'diamond', 'gemstone', 'jewel'], decor, () => gem([0.985, 0.985, 0.99])),
  thing(['ruby', 'red gem'], decor, () => gem([0.85, 0.12, 0.2])),
  thing(['emerald', 'green gem'], decor, () => gem([0.2, 0.8, 0.45])),
  thing(['sapphire', 'blue gem'], decor, () => gem([0.15, 0.3, 0.85])),
  thing(['coin', 'gold coin'], decor, () => ({ mesh: meshOf([[coin(), GOLD]]), colored: [GOLD] })),
  thing(['coins', 'stack of coins', 'gold coins', 'money'], decor, () => {
    const shapes: Shape[] = [];
    for (const [stack, count] of [6, 10, 4].entries())
      for (let i = 0; i < count; i++)
        shapes.push(
          placeShape(
            coin(),
            at(
              [
                (stack - 1) * 0.029 + 0.0009 * Math.sin(i * 2.3 + stack),
                i * 0.00205,
                (stack % 2) * 0.012 + 0.0009 * Math.cos(i * 1.7),
              ],
              i,
            ),
          ),
        );
    return { mesh: meshOf([[onFloor(mergeShapes(shapes)), GOLD]]), colored: [GOLD] };
  }),
  thing(['key', 'old key', 'house key'], decor, () => {
    const brass = createMaterial('brass', '#b99555');
    const bow = Array.from(
      { length: 32 },
      (_, i): Vec3 => [
        -0.03 + Math.cos((i / 32) * 6.283) * 0.0095,
        0.0022,
        Math.sin((i / 32) * 6.283) * 0.011,
      ],
    );
    const shaft = placeShape(cylinder(0.0022, 0.052, { edge: 0.0008, segments: 24 }), {
      position: [0.0305, 0.0022, 0],
      turn: 0,
      scale: 1,
      tilt: [0, Math.PI / 2],
    });
    const bits = [
      [0.026, 0.0075],
      [0.0205, 0.0055],
    ].map(([x, reach]) =>
      placeShape(
        roundedBox({ width: 0.0036, height: 0.0022, depth: reach! * 1.6, radius: 0.0004 }),
        at([x!, 0.0011, reach! * 0.8]),
      ),
    );
    const collar = placeShape(cylinder(0.0031, 0.003, { edge: 0.0006, segments: 24 }), {
      position: [-0.014, 0.0022, 0],
      turn: 0,
      scale: 1,
      tilt: [0, Math.PI / 2],
    });
    return {
      mesh: meshOf([
        [
          onFloor(mergeShapes([tube(bow, 0.0021, { isClosed: true, segments: 12 }), shaft, collar, ...bits])),
          brass,
        ],
      ]),
      colored: [brass],
    };
  }),
  thing(['trophy', 'gold cup', 'winner cup'], decor, () => {
    const marble: Material = { ...createMaterial('polished-stone', '#26262a') };
    const base = mergeShapes([roundedBox({ width: 0.08, height: 0.035, depth: 0.08, radius: 0.003 })]);
    const body = placeShape(
      lathe(
        smoothProfile(
          [
            [0, 0],
            [0.026, 0],
            [0.027, 0.003],
            [0.01, 0.012],
            [0.008, 0.03],
            [0.012, 0.04],
            [0.008, 0.048],
            [0.012, 0.056],
            [0.038, 0.075],
            [0.046, 0.105],
            [0.049, 0.15],
            [0.0515, 0.153],
            [0.049, 0.155],
            [0.045, 0.148],
            [0.041, 0.105],
            [0.03, 0.075],
            [0, 0.062],
          ],
          5,
        ),
        { crease: 0.9 },
      ),
      at([0, 0.035, 0]),
    );
    const arms = [1, -1].map((side) =>
      tube(
        smoothPath(
          [
            [side * 0.046, 0.175, 0],
            [side * 0.066, 0.18, 0],
            [side * 0.076, 0.16, 0],
            [side * 0.06, 0.13, 0],
            [side * 0.036, 0.115, 0],
          ],
          7,
        ),
        0.0035,
        { segments: 12 },
      ),
    );
    return {
      mesh: meshOf([
        [base, marble],
        [mergeShapes([body, ...arms]), GOLD],
      ]),
      colored: [GOLD],
    };
  }),
  thing(['balloon', 'balloons'], toys, () => {
    const rubber: Material = { ...createMaterial('gloss-plastic', '#c03f4c'), translucency: 0.15 };
    const body = lathe(
      smoothProfile(
        [
          [0.004, 0],
          [0.009, 0.001],
          [0.003, 0.006],
          [0.006, 0.01],
          [0.07, 0.09],
          [0.105, 0.17],
          [0.1, 0.225],
          [0.06, 0.268],
          [0, 0.278],
        ],
        7,
      ),
      { crease: 3 },
    );
    const lying = placeShape(body, { position: [0, 0, 0], turn: 0.4, scale: 1, tilt: [1.85, 0] });
    return { mesh: meshOf([[onFloor(lying), rubber]]), colored: [rubber] };
  }),
  thing(['shopping bag', 'paper bag', 'gift bag'], decor, () => {
    const paper = createMaterial('paper', '#c9a77f');
    const cord = createMaterial('fabric', '#6a5440');
    const bag = bendShape(
      roundedBox({ width: 0.2, height: 0.24, depth: 0.09, radius: 0.001, segments: 3 }),
      ([x, y, z]) => [x, y, z * (1 - 0.12 * (y / 0.24) * (1 - Math.abs(x) / 0.11))],
    );
    const loops = [1, -1].map((side) =>
      tube(
        smoothPath(
          [
            [-0.045, 0.21, side * 0.0435],
            [-0.045, 0.25, side * 0.042],
            [-0.03, 0.295, side * 0.04],
            [0, 0.31, side * 0.04],
            [0.03, 0.295, side * 0.04],
            [0.045, 0.25, side * 0.042],
            [0.045, 0.21, side * 0.0435],
          ],
          6,
        ),
        0.0025,
        { segments: 8 },
      ),
    );
    return {
      mesh: meshOf([
        [bag, paper],
        [mergeShapes(loops), cord],
      ]),
      colored: [paper],
    };
  }),
  thing(['geometric shapes', 'plaster shapes'], decor, () => {
    const plaster = createMaterial('clay', '#ddd6ca');
    const cone = lathe(
      [
        [0, 0],
        [0.03, 0],
        [0.031, 0.001],
        [0.001, 0.08],
        [0, 0.0805],
      ],
      { crease: 0.6 },
    );
    return {
      mesh: meshOf([
        [
          mergeShapes([
            placeShape(cone, at([-0.05, 0, -0.02])),
            placeShape(sphere(0.026), at([0.012, 0, 0.03])),
            placeShape(
              roundedBox({ width: 0.05, height: 0.05, depth: 0.05, radius: 0.002 }),
              at([0.05, 0, -0.03], 0.5),
            ),
          ]),
          plaster,
        ],
      ]),
      colored: [plaster],
    };
  }),
];

function giftBox(color: string, ribbonColor: string): ThingModel {
  const paper: Material = { ...createMaterial('satin', color), coat: { strength: 0.3, roughness: 0.2 } };
  const ribbon: Material = { ...createMaterial('satin', ribbonColor), sheen: 0.4, roughness: 0.35 };
  const [w, h, d] = [0.14, 0.085, 0.14];
  const body = roundedBox({ width: w, height: h, depth: d, radius: 0.0015 });
  const lid = placeShape(
    roundedBox({ width: w + 0.005, height: 0.028, depth: d + 0.005, radius: 0.0015 }),
    at([0, h - 0.02, 0]),
  );
  const bands = [
    roundedBox({ width: w + 0.0064, height: h + 0.0088, depth: 0.018, radius: 0.0012 }),
    roundedBox({ width: 0.018, height: h + 0.0088, depth: d + 0.0064, radius: 0.0012 }),
  ].map((band) => placeShape(band, at([0, 0.0001, 0])));
  const top = h + 0.009;
  const loop = (turn: number, size: number) => {
    const path = smoothPath(
      [
        [0, 0.002, 0],
        [0.02, 0.024, 0],
        [0.044, 0.03, 0],
        [0.05, 0.014, 0],
        [0.03, 0.004, 0],
        [0.002, 0.003, 0],
      ],
      6,
    );
    return placeShape(ribbonAlong(path, 0.016 * size), at([0, top, 0], turn, size));
  };
  const tails = [0.5, 2.3].map((turn) =>
    placeShape(
      ribbonAlong(
        smoothPath(
          [
            [0, 0.003, 0],
            [0.025, 0.006, 0],
            [0.045, 0.0015, 0.006],
            [0.062, 0.002, 0.01],
          ],
          6,
        ),
        0.014,
      ),
      at([0, top, 0], turn),
    ),
  );
  const knot = placeShape(
    bendShape(sphere(0.008, 24), ([x, y, z]) => [x * 1.2, y * 0.8, z]),
    at([0, top, 0]),
  );
  const bow = mergeShapes([
    ...[0, 1, 2, 3, 4].map((i) => loop((i / 5) * Math.PI * 2 + 0.3, 1 - 0.08 * (i % 2))),
    ...tails,
    knot,
  ]);
  return {
    mesh: meshOf([
      [mergeShapes([body, lid]), paper],
      [mergeShapes([...bands, bow]), ribbon],
    ]),
    colored: [paper],
  };
}

/** A flat band whose width stands across the path's plane. */
function ribbonAlong(path: readonly Vec3[], width: number): Shape {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  path.forEach(([x, y, z], i) => {
    positions.push(x, y, z - width / 2, x, y, z + width / 2);
    uvs.push(0, i / path.length, 1, i / path.length);
    if (i > 0) indices.push(i * 2 - 2, i * 2 - 1, i * 2 + 1, i * 2 - 2, i * 2 + 1, i * 2);
  });
  return withCreaseNormals(
    {
      positions: Float32Array.from(positions),
      uvs: Float32Array.from(uvs),
      indices: Uint32Array.from(indices),
    },
    1.2,
  );
}

function die(): ThingModel {
  const ivory = createMaterial('gloss-plastic', '#e9e2d0');
  const black = createMaterial('satin', '#191919');
  const size = 0.018;
  const spots: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [1, -1],
      [1, 0],
      [1, 1],
    ],
  };
  const dot = bendShape(sphere(0.0017, 16), ([x, y, z]) => [x, (y - 0.0017) * 0.12, z]);
  const half = size / 2;
  const faces: [number, readonly [number, number], Vec3][] = [
    [5, [0, 0], [0, size, 0]],
    [2, [Math.PI / 2, 0], [0, half, half]],
    [6, [-Math.PI / 2, 0], [0, half, -half]],
    [3, [0, -Math.PI / 2], [half, half, 0]],
    [4, [0, Math.PI / 2], [-half, half, 0]],
  ];
  const dots = faces.flatMap(([count, tilt, center]) =>
    spots[count]!.map(([a, b]) =>
      placeShape(placeShape(dot, at([a * size * 0.25, 0.00012, b * size * 0.25])), {
        position: center,
        turn: 0,
        scale: 1,
        tilt,
      }),
    ),
  );
  return {
    mesh: meshOf([
      [roundedBox({ width: size, height: size, depth: size, radius: 0.0022, segments: 4 }), ivory],
      [mergeShapes(dots), black],
    ]),
    colored: [ivory],
  };
}

function chess(profile: readonly ProfilePoint[], color: string): ThingModel {
  const wood = createMaterial('varnished-wood', color);
  return {
    mesh: meshOf([[lathe(smoothProfile(profile, 5), { crease: 0.9, segments: 56 }), wood]]),
    colored: [wood],
  };
}

/** A brilliant: table, crown and pavilion of flat facets, lying on its side. */
function gem(tint: Vec3): ThingModel {
  const stone: Material = { color: tint, roughness: 0.003, metallic: 0, glass: 'solid', ior: 2 };
  const rings: { r: number; y: number; shift: number }[] = [
    { r: 0, y: 0, shift: 0 },
    { r: 0.0115, y: 0.0095, shift: 0.5 },
    { r: 0.0165, y: 0.0142, shift: 0 },
    { r: 0.0165, y: 0.0148, shift: 0 },
    { r: 0.0138, y: 0.0182, shift: 0.5 },
    { r: 0.0092, y: 0.0205, shift: 0 },
    { r: 0, y: 0.0205, shift: 0 },
  ];
  const sides = 8;
  const point = (ring: number, i: number): Vec3 => {
    const { r, y, shift } = rings[ring]!;
    const angle = ((i + shift) / sides) * Math.PI * 2;
    return [Math.sin(angle) * r, y, Math.cos(angle) * r];
  };
  const positions: number[] = [];
  for (let ring = 0; ring < rings.length - 1; ring++)
    for (let i = 0; i < sides; i++) {
      const [a, b, c, d] = [point(ring, i), point(ring, i + 1), point(ring + 1, i), point(ring + 1, i + 1)];
      positions.push(...a, ...b, ...d, ...a, ...d, ...c);
    }
  const count = positions.length / 3;
  const facets = withCreaseNormals(
    {
      positions: Float32Array.from(positions),
      uvs: new Float32Array(count * 2),
      indices: Uint32Array.from({ length: count }, (_, i) => i),
    },
    0.06,
  );
  const lying = placeShape(facets, { position: [0, 0, 0], turn: 0.3, scale: 1, tilt: [0.86, 0] });
  return { mesh: meshOf([[onFloor(lying), stone]]), colored: [stone] };
}

function coin(): Shape {
  return lathe(
    [
      [0, 0.0003],
      [0.0098, 0.0003],
      [0.0102, 0],
      [0.0115, 0],
      [0.012, 0.0004],
      [0.012, 0.0016],
      [0.0115, 0.002],
      [0.0102, 0.002],
      [0.0098, 0.0017],
      [0.0062, 0.0017],
      [0.006, 0.00185],
      [0.0052, 0.00185],
      [0.005, 0.0017],
      [0, 0.0017],
    ],
    { crease: 0.4, segments: 72 },
  );
}
