import { cylinder, lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { vessel } from '../drinks/vessel.ts';
import { onFloor } from '../on-floor.ts';
import { flowerVase } from '../plants/flower-vase.ts';
import { leafShape } from '../plants/leaves.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { BLOSSOM_COLORS, vaseName } from '../vase-flowers.ts';

const decor = { category: 'decor' } as const;
const WICK = createMaterial('matte', '#2b2622');
const FLAME: Material = {
  color: [0, 0, 0],
  roughness: 1,
  metallic: 0,
  specular: 0.02,
  emission: [26, 13, 4],
};

export const DECOR: readonly Thing[] = [
  thing(['candle', 'pillar candle', 'burning candle', 'lit candle'], decor, () => pillarCandle(0.034, 0.11)),
  thing(['pillar candles', 'candles'], decor, () => {
    const candles = [
      [-0.045, 0.012, 0.075],
      [0.03, -0.025, 0.13],
      [0.038, 0.048, 0.05],
    ].map(([x, z, height]) => {
      const { mesh } = pillarCandle(0.032, height!);
      return { mesh, x: x!, z: z! };
    });
    const wax = candles[0]!.mesh.parts[0]!.material;
    const pairs = candles.flatMap(({ mesh, x, z }) =>
      partsOf(mesh).map(([shape], i): [Shape, Material] => [
        placeShape(shape, at([x, 0, z])),
        i === 0 ? wax : i === 1 ? WICK : FLAME,
      ]),
    );
    return { mesh: meshOf(pairs), colored: [wax] };
  }),
  thing(
    [
      'scented candle',
      'candle in a jar',
      'candle in a glass jar',
      'candle in a glass',
      'jar candle',
      'aroma candle',
    ],
    decor,
    () => {
      const glass = createMaterial('frosted-glass', '#e8dccb');
      const wax: Material = { ...createMaterial('wax', '#efe6d2') };
      const outer: ProfilePoint[] = [
        [0, 0],
        [0.036, 0],
        [0.039, 0.003],
        [0.04, 0.01],
        [0.04, 0.09],
      ];
      const body = lathe(smoothProfile(outer, 5), { crease: 1 });
      const fill = lathe(
        [
          [0, 0.004],
          [0.0385, 0.004],
          [0.0385, 0.06],
          [0.036, 0.058],
          [0, 0.057],
        ],
        { crease: 0.7 },
      );
      const wick = tube(
        [
          [0, 0.056, 0],
          [0.0005, 0.064, 0],
          [0.0016, 0.068, 0],
        ],
        0.0007,
        { segments: 6 },
      );
      return {
        mesh: meshOf([
          [body, { ...glass, roughness: 0.04 }],
          [fill, wax],
          [wick, WICK],
          [flame(0.066), FLAME],
        ]),
        colored: [wax],
      };
    },
  ),
  thing(['vase', 'ceramic vase', 'white vase'], decor, () =>
    vase(
      [
        [0, 0],
        [0.035, 0],
        [0.04, 0.004],
        [0.06, 0.05],
        [0.062, 0.09],
        [0.045, 0.14],
        [0.022, 0.175],
        [0.02, 0.2],
        [0.028, 0.215],
      ],
      'clay',
      '#d9d2c6',
    ),
  ),
  thing(['round vase', 'ball vase', 'pot'], decor, () =>
    vase(
      [
        [0, 0],
        [0.03, 0],
        [0.036, 0.003],
        [0.066, 0.04],
        [0.07, 0.07],
        [0.052, 0.108],
        [0.026, 0.122],
        [0.024, 0.13],
      ],
      'clay',
      '#b7725a',
    ),
  ),
  thing(['tall vase', 'bottle vase', 'slim vase'], decor, () =>
    vase(
      [
        [0, 0],
        [0.03, 0],
        [0.034, 0.004],
        [0.036, 0.06],
        [0.034, 0.13],
        [0.016, 0.17],
        [0.011, 0.2],
        [0.012, 0.27],
        [0.016, 0.28],
      ],
      'ceramic',
      '#6f8a86',
    ),
  ),
  thing(['sprig', 'olive branch', 'branch', 'twig', 'eucalyptus'], { category: 'plants' }, () => {
    const { leaves, wood } = sprig(
      [
        [-0.11, 0.004, 0],
        [-0.03, 0.007, 0.008],
        [0.05, 0.009, -0.004],
        [0.12, 0.011, 0.004],
      ],
      15,
      0.042,
      true,
    );
    return {
      mesh: meshOf([
        [onFloor(leaves), LEAVES],
        [wood, TWIG],
      ]),
      colored: [LEAVES],
    };
  }),
  thing(
    ['sprig in a vase', 'vase with branches', 'eucalyptus in a vase', 'greenery'],
    { category: 'plants' },
    () => {
      const { mesh } = vase(
        [
          [0, 0],
          [0.03, 0],
          [0.035, 0.004],
          [0.052, 0.045],
          [0.05, 0.075],
          [0.026, 0.115],
          [0.016, 0.14],
          [0.021, 0.152],
        ],
        'clay',
        '#ddd5c8',
      );
      const pot = mesh.parts[0]!.material;
      const stems = [0, 1, 2, 3].map((i) => {
        const [dx, dz] = [Math.sin(i * 1.9 + 0.4) * 0.09, Math.cos(i * 1.9 + 0.4) * 0.07];
        return sprig(
          [
            [-dx * 0.06, 0.03, -dz * 0.06],
            [dx * 0.08, 0.15, dz * 0.08],
            [dx * 0.5, 0.24, dz * 0.5],
            [dx * 1.15, 0.31 + 0.02 * (i % 3), dz * 1.15],
          ],
          16,
          0.038,
          false,
        );
      });
      return {
        mesh: meshOf([
          [partsOf(mesh)[0]![0], pot],
          [mergeShapes(stems.map(({ leaves }) => leaves)), LEAVES],
          [mergeShapes(stems.map(({ wood }) => wood)), TWIG],
        ]),
        colored: [pot],
      };
    },
  ),
  thing(
    ['tulips', 'tulip', 'red tulips', 'bouquet of tulips', 'bunch of tulips', 'bouquet of red tulips'],
    { category: 'plants' },
    () => tulips(),
  ),
  ...Object.entries(BLOSSOM_COLORS).map(([color, petals]) =>
    thing([vaseName(color, 'tulip')], { category: 'plants' }, () => tulips(petals)),
  ),
  thing(['pebbles', 'stones', 'pile of stones', 'zen stones', 'stone'], { category: 'outdoor' }, () => {
    const stone: Material = {
      ...createMaterial('stone', '#8d877e'),
      roughness: 0.6,
      detail: { kind: 'noise', scale: 0.05, bump: 0.0002, roughness: 0.1, tint: 0.3 },
    };
    const dark: Material = { ...createMaterial('stone', '#55524e'), roughness: 0.55 };
    const pebble = (i: number, size: number) =>
      onFloor(
        bendShape(sphere(size, 48), ([x, y, z]) => {
          const lump =
            1 + 0.1 * Math.sin(Math.atan2(x, z) * 2 + i) + 0.04 * Math.sin(Math.atan2(x, z) * 3 + i * 2);
          return [x * 1.25 * lump, y * 0.5, z * lump];
        }),
      );
    const a = pebble(1, 0.04);
    const b = placeShape(pebble(2, 0.03), at([0.004, 0.0392, 0], 1));
    const c = placeShape(pebble(3, 0.019), at([-0.002, 0.0685, 0.002], 2));
    const d = placeShape(pebble(4, 0.016), at([0.072, 0, 0.022], 0.5));
    return {
      mesh: meshOf([
        [mergeShapes([a, c]), stone],
        [mergeShapes([b, d]), dark],
      ]),
      colored: [stone],
    };
  }),
  thing(['bauble', 'christmas ornament', 'christmas ball', 'christmas bauble', 'ornament'], decor, () => {
    const ball: Material = {
      color: [0.55, 0.03, 0.035],
      roughness: 0.14,
      metallic: 1,
      coat: { strength: 1, roughness: 0.03 },
    };
    const gold = createMaterial('brass', '#d8b56a');
    const cap = placeShape(cylinder(0.0085, 0.008, { edge: 0.001 }), at([0, 0.0675, 0]));
    const ring = tube(
      Array.from(
        { length: 20 },
        (_, i): Vec3 => [Math.cos((i / 20) * 6.283) * 0.006, 0.081 + Math.sin((i / 20) * 6.283) * 0.006, 0],
      ),
      0.0007,
      { segments: 6, isClosed: true },
    );
    return {
      mesh: meshOf([
        [sphere(0.035, 64), ball],
        [mergeShapes([cap, ring]), gold],
      ]),
      colored: [ball],
    };
  }),
  thing(['picture frame', 'photo frame', 'empty frame'], decor, () => {
    const wood = createMaterial('wood', '#a97c4f');
    const mat = createMaterial('paper', '#ece7dc');
    const print = createMaterial('paper', '#b9c1b6');
    const bar = (width: number, height: number, x: number, y: number) =>
      placeShape(roundedBox({ width, height, depth: 0.018, radius: 0.002 }), at([x, y, 0]));
    const frame = mergeShapes([
      bar(0.2, 0.014, 0, 0),
      bar(0.2, 0.014, 0, 0.236),
      bar(0.014, 0.25, -0.093, 0),
      bar(0.014, 0.25, 0.093, 0),
    ]);
    const sheet = placeShape(
      roundedBox({ width: 0.18, height: 0.23, depth: 0.004, radius: 0.0005 }),
      at([0, 0.01, -0.002]),
    );
    const inner = placeShape(
      roundedBox({ width: 0.11, height: 0.15, depth: 0.001, radius: 0.0002 }),
      at([0, 0.05, 0.001]),
    );
    const lean = { position: [0, 0, 0] as const, turn: 0, scale: 1, tilt: [-0.2, 0] as const };
    const foot = placeShape(roundedBox({ width: 0.04, height: 0.19, depth: 0.003, radius: 0.001 }), {
      position: [0, 0, -0.075],
      turn: 0,
      scale: 1,
      tilt: [0.22, 0],
    });
    return {
      mesh: meshOf([
        [mergeShapes([placeShape(frame, lean), foot]), wood],
        [placeShape(sheet, lean), mat],
        [placeShape(inner, lean), print],
      ]),
      colored: [wood],
    };
  }),
  thing(['light bulb', 'bulb', 'lamp bulb'], { category: 'lighting' }, () => {
    const glass = createMaterial('glass', '#f4f4f0');
    const metal = createMaterial('brass', '#c9a566');
    const bulb = lathe(
      smoothProfile(
        [
          [0.012, 0.03],
          [0.014, 0.04],
          [0.025, 0.06],
          [0.03, 0.078],
          [0.027, 0.095],
          [0.015, 0.107],
          [0, 0.11],
        ],
        6,
      ),
      { crease: 3 },
    );
    const base = lathe(
      [
        [0, 0],
        [0.006, 0],
        [0.011, 0.005],
        ...Array.from(
          { length: 9 },
          (_, i): ProfilePoint => [0.0125 + 0.0008 * Math.sin(i * Math.PI * 0.5), 0.006 + i * 0.0026],
        ),
        [0.0128, 0.031],
      ],
      { crease: 0.8 },
    );
    const filament = tube(
      smoothPath(
        [
          [-0.006, 0.03, 0],
          [-0.008, 0.07, 0],
          [-0.003, 0.085, 0.004],
          [0.003, 0.068, -0.004],
          [0.008, 0.08, 0],
          [0.006, 0.03, 0],
        ],
        8,
      ),
      0.0006,
      { segments: 6 },
    );
    const glow: Material = { color: [0, 0, 0], roughness: 1, metallic: 0, emission: [16, 9, 3.4] };
    const lie = { position: [0, 0, 0] as const, turn: 0.6, scale: 1, tilt: [0, Math.PI / 2 + 0.16] as const };
    const whole = placeShape(mergeShapes([bulb, base]), lie);
    const lift = onFloor(whole);
    const move = at([
      lift.positions[0]! - whole.positions[0]!,
      lift.positions[1]! - whole.positions[1]!,
      lift.positions[2]! - whole.positions[2]!,
    ]);
    const lay = (shape: Shape) => placeShape(placeShape(shape, lie), move);
    return {
      mesh: meshOf([
        [lay(bulb), glass],
        [lay(base), metal],
        [lay(filament), glow],
      ]),
      colored: [],
    };
  }),
];

const LEAVES: Material = {
  ...createMaterial('leaf', '#6f8163'),
  isCutOut: false,
  roughness: 0.55,
  coat: { strength: 0.15, roughness: 0.3 },
};
const TWIG = createMaterial('stem', '#7a6a4c');

function partsOf({ positions, normals, uvs, indices, parts }: ThingModel['mesh']): [Shape, Material][] {
  return parts.map(({ firstTriangle, triangleCount, material }) => [
    {
      positions,
      normals,
      uvs: uvs ?? new Float32Array((positions.length / 3) * 2),
      indices: indices.slice(firstTriangle * 3, (firstTriangle + triangleCount) * 3),
    },
    material,
  ]);
}

function pillarCandle(radius: number, height: number): ThingModel {
  const wax: Material = { ...createMaterial('wax', '#efe5cf'), softDistance: 0.008 };
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0],
          [radius - 0.001, 0],
          [radius, 0.0015],
          [radius, height - 0.004],
          [radius - 0.002, height],
          [radius * 0.75, height - 0.003],
          [radius * 0.3, height - 0.006],
          [0, height - 0.006],
        ],
        6,
      ),
      { crease: 1 },
    ),
    ([x, y, z]) => [x, y + (y > height * 0.97 ? 0.0012 * Math.sin(Math.atan2(x, z) * 2) : 0), z],
  );
  const wick = tube(
    [
      [0, height - 0.007, 0],
      [0.0004, height + 0.002, 0],
      [0.0016, height + 0.007, 0],
    ],
    0.0007,
    { segments: 6 },
  );
  return {
    mesh: meshOf([
      [body, wax],
      [wick, WICK],
      [flame(height + 0.005), FLAME],
    ]),
    colored: [wax],
  };
}

function flame(y: number): Shape {
  const body = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.0028, 0.004],
        [0.0035, 0.009],
        [0.0022, 0.018],
        [0.0008, 0.026],
        [0, 0.029],
      ],
      5,
    ),
    { segments: 20, crease: 3 },
  );
  return placeShape(body, at([0.0016, y, 0]));
}

function vase(outer: readonly ProfilePoint[], finish: 'clay' | 'ceramic', color: string): ThingModel {
  const glaze = createMaterial(finish, color);
  return { mesh: meshOf([[vessel(outer, 0.0035, 0.006), glaze]]), colored: [glaze] };
}

/** A twig with leaves on both sides; lying ones keep their leaves near the table. */
function sprig(
  points: readonly Vec3[],
  count: number,
  size: number,
  isLying: boolean,
): { leaves: Shape; wood: Shape } {
  const path = smoothPath(points, 8);
  const leaves = Array.from({ length: count }, (_, i) => {
    const along = 0.22 + (0.78 * (i + 0.5)) / count;
    const k = Math.min(path.length - 2, Math.floor(along * (path.length - 1)));
    const [from, to] = [path[k]!, path[k + 1]!];
    const heading = Math.atan2(to[0] - from[0], to[2] - from[2]);
    const length = size * (0.75 + 0.5 * hash(i, count, 3)) * (1.1 - 0.5 * along);
    const side = i % 2 ? 1 : -1;
    const leaf = leafShape(length, length * 0.38, length * 0.12, { rows: 7, fold: 0.2 });
    const turn = isLying ? heading + side * (0.75 + 0.3 * hash(i, 2, 5)) : i * 2.4 + 0.6 * hash(i, 3, 5);
    return placeShape(leaf, {
      position: from,
      turn,
      scale: 1,
      tilt: [isLying ? -0.12 - 0.25 * hash(i, 4, 5) : -0.75 + 0.9 * hash(i, 4, 5), side * 0.25],
    });
  });
  return {
    leaves: mergeShapes(leaves),
    wood: tube(path, (along) => 0.0019 - 0.0012 * along, { segments: 8 }),
  };
}

/** In a vase: see `roses` for the petals' color. */
function tulips(petals?: string): ThingModel {
  const petal: Material = { ...createMaterial('petal', petals ?? '#c8414c'), isCutOut: false };
  const green: Material = { ...createMaterial('leaf', '#5b7d45'), isCutOut: false };
  const vase = flowerVase(
    [
      [0, 0.001],
      [0.036, 0.001],
      [0.04, 0.006],
      [0.043, 0.06],
      [0.04, 0.11],
      [0.048, 0.155],
    ],
    { isGlazed: petals !== undefined },
  );
  const stems: Shape[] = [];
  const leaves: Shape[] = [];
  const blossoms: Shape[] = [];
  for (let i = 0; i < 7; i++) {
    const angle = i * 2.4;
    const out = 0.03 + 0.075 * Math.sqrt((i + 0.3) / 7);
    const top: Vec3 = [
      Math.cos(angle) * out,
      0.29 - 0.055 * (i / 7) + 0.02 * hash(i, 1, 2),
      Math.sin(angle) * out,
    ];
    stems.push(
      tube(
        smoothPath(
          [
            [-top[0] * 0.2, 0.012, -top[2] * 0.2],
            [top[0] * 0.25, 0.15, top[2] * 0.25],
            [top[0] * 0.7, 0.23, top[2] * 0.7],
            top,
          ],
          6,
        ),
        0.0026,
        { segments: 8 },
      ),
    );
    const lean = Math.atan2(out * 0.75, 0.12);
    for (let k = 0; k < 6; k++) {
      const inner = k % 2;
      const size = 0.05 - inner * 0.002;
      const bell = bendShape(leafShape(size, 0.04, 0, { rows: 12, fold: 0 }), ([x, y, z]) => {
        // Petals stand around the axis and close above.
        const t = z / size;
        const r =
          (0.0165 - inner * 0.0018) * (0.35 + 1.15 * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.66)));
        const around = x / 0.0185;
        return [Math.sin(around) * r, t * size + y, Math.cos(around) * r - (1 - Math.cos(around)) * 0.001];
      });
      const turned = placeShape(bell, at([0, 0, 0], (k / 6) * Math.PI * 2));
      blossoms.push(
        placeShape(turned, {
          position: top,
          turn: Math.atan2(top[0], top[2]),
          scale: 1,
          tilt: [lean * 0.7, 0],
        }),
      );
    }
    if (i < 5) {
      const leaf = leafShape(0.2, 0.034, 0.05, { rows: 14, fold: 0.5 });
      leaves.push(
        placeShape(leaf, {
          position: [top[0] * 0.2, 0.13, top[2] * 0.2],
          turn: angle + 1.2,
          scale: 1,
          tilt: [-1.05 + 0.2 * hash(i, 3, 2), 0],
        }),
      );
    }
  }
  return {
    mesh: meshOf([
      vase,
      [mergeShapes(stems), createMaterial('stem', '#6d8f4f')],
      [mergeShapes(leaves), green],
      [mergeShapes(blossoms), petal],
    ]),
    colored: [petals ? vase[1] : petal],
  };
}
