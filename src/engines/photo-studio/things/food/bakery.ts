import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { crust } from './bread.ts';

const food = { category: 'food' } as const;
const CHOCOLATE = createMaterial('chocolate', '#3a1f12');

export const BAKERY: readonly Thing[] = [
  thing(['egg', 'white egg', 'hen egg'], food, () => egg('#ece5d8')),
  thing(['brown egg', 'organic egg'], food, () => egg('#c08e66')),
  thing(['easter egg', 'painted egg'], food, () => egg('#9fb8c4')),
  thing(['croissant', 'butter croissant'], food, croissant),
  thing(['muffin', 'chocolate muffin', 'blueberry muffin'], food, muffin),
  thing(['cookie', 'chocolate chip cookie', 'biscuit'], food, cookie),
  thing(['donut', 'doughnut', 'glazed donut'], food, () => donut('#d98aa0')),
  thing(['chocolate donut', 'chocolate doughnut'], food, () => donut('#41210f')),
  thing(['macaron', 'macaroon', 'french macaron'], food, macaron),
  thing(['chocolate', 'chocolate bar', 'bar of chocolate', 'dark chocolate'], food, chocolateBar),
  thing(['cheese', 'piece of cheese', 'swiss cheese', 'wedge of cheese'], food, cheese),
  thing(['ice cream', 'scoops of ice cream', 'bowl of ice cream', 'gelato'], food, iceCream),
  thing(['pancakes', 'stack of pancakes', 'pancake'], food, pancakes),
  thing(['pretzel', 'soft pretzel'], food, pretzel),
];

function egg(color: string): ThingModel {
  const shell: Material = {
    ...createMaterial('matte', color),
    roughness: 0.55,
    softness: 0.3,
    detail: { kind: 'noise', scale: 0.03, bump: 0.00006, roughness: 0.06, tint: 0.05 },
  };
  const body = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.01, 0.002],
        [0.0185, 0.0105],
        [0.0218, 0.023],
        [0.0195, 0.037],
        [0.0125, 0.05],
        [0.0055, 0.0562],
        [0, 0.0575],
      ],
      6,
    ),
    { crease: 3 },
  );
  const lying = placeShape(body, { position: [0, 0, 0], turn: 0.5, scale: 1, tilt: [Math.PI / 2 + 0.1, 0] });
  return { mesh: meshOf([[onFloor(lying), shell]]), colored: [shell] };
}

function croissant(): ThingModel {
  const skin = crust([0.82, 0.58, 0.28], [0.6, 0.33, 0.12], 9);
  const path = smoothPath(
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const angle = (i / 10 - 0.5) * 3;
      return [Math.sin(angle) * 0.055, 0, -Math.cos(angle) * 0.055];
    }),
    12,
  );
  const body = tube(
    path,
    (along) => {
      const belly = Math.sin(Math.PI * Math.min(0.995, Math.max(0.005, along))) ** 0.85;
      // Seven rolled layers: each begins with a step.
      const layer = Math.abs(along - 0.5) * 2 * 3.5 + 0.5;
      const step = layer - Math.floor(layer);
      return 0.006 + 0.021 * belly * (1.08 - 0.2 * step ** 1.6);
    },
    { segments: 36 },
  );
  const flat = bendShape(body, ([x, y, z]) => [x, y < 0 ? y * 0.75 : y, z]);
  return { mesh: meshOf([[onFloor(flat), skin]]), colored: [] };
}

function muffin(): ThingModel {
  const cake: Material = { ...createMaterial('cake', '#8f5a2c'), softness: 0.2 };
  const paper: Material = createMaterial('paper', '#d8cdb8');
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0.001],
          [0.024, 0.001],
          [0.026, 0.003],
          [0.034, 0.042],
        ],
        6,
      ),
      { segments: 144, crease: 2 },
    ),
    ([x, y, z]) => {
      const ripple = 1 + 0.035 * Math.cos(Math.atan2(x, z) * 36);
      return [x * ripple, y, z * ripple];
    },
  );
  const top = bendShape(
    lathe(
      smoothProfile(
        [
          [0.033, 0.041],
          [0.041, 0.045],
          [0.042, 0.053],
          [0.034, 0.066],
          [0.018, 0.075],
          [0, 0.077],
        ],
        6,
      ),
      { crease: 3 },
    ),
    ([x, y, z]) => {
      const bump = 0.003 * (layers(0.5 + x * 6, 0.5 + z * 6, 3, 3, 4, 3) - 0.4);
      return [x * (1 + bump * 10), y + bump, z * (1 + bump * 8)];
    },
  );
  const chips = Array.from({ length: 16 }, (_, i) => {
    const [angle, reach] = [hash(i, 1, 8) * 6.3, 0.034 * Math.sqrt(hash(i, 2, 8))];
    const y = 0.0765 - 0.018 * (reach / 0.036) ** 2.4;
    return placeShape(
      bendShape(sphere(0.0042, 14), ([x, py, z]) => [x, py * 0.8, z]),
      at([Math.cos(angle) * reach, y - 0.0035, Math.sin(angle) * reach]),
    );
  });
  return {
    mesh: meshOf([
      [body, paper],
      [top, cake],
      [mergeShapes(chips), CHOCOLATE],
    ]),
    colored: [paper],
  };
}

function cookie(): ThingModel {
  const dough: Material = {
    ...createMaterial('cake', '#ffffff'),
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint(
        [0.8, 0.58, 0.33],
        [0.63, 0.38, 0.18],
        smoothStep(0.3, 0.75, layers(u, v, 5, 5, 4, 3)) * 0.7 + (1 - Math.abs(v - 0.5) * 2) * 0.3,
      ),
    ),
  };
  const height = (x: number, z: number) =>
    0.0115 -
    0.004 * (Math.hypot(x, z) / 0.038) ** 3 +
    0.0022 * (layers(0.5 + x * 5, 0.5 + z * 5, 4, 4, 4, 6) - 0.5);
  const body = bendShape(cylinder(0.038, 0.012, { edge: 0.0055, segments: 72 }), ([x, y, z]) => {
    const wave = 1 + 0.025 * Math.cos(Math.atan2(x, z) * 3 + 1) + 0.015 * Math.sin(Math.atan2(x, z) * 7);
    return [x * wave, y > 0.006 ? 0.006 + (y - 0.006) * ((height(x, z) - 0.006) / 0.006) : y, z * wave];
  });
  // The disk's lid has no points in between: a denser one carries the relief.
  const lid = placeShape(
    lathe(
      Array.from({ length: 18 }, (_, i) => [(i / 17) * 0.0335, 0] as const),
      { segments: 60, crease: 3 },
    ),
    at([0, 0, 0]),
  );
  const relief = bendShape(lid, ([x, , z]) => [x, height(x, z) + 0.0006, z]);
  const chips = Array.from({ length: 9 }, (_, i) => {
    const [angle, reach] = [i * 2.4, 0.03 * Math.sqrt((i + 0.5) / 9)];
    const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return placeShape(
      bendShape(sphere(0.0048, 16), ([px, py, pz]) => [px * (1 + 0.2 * hash(i, 3, 1)), py * 0.72, pz]),
      at([x, height(x, z) - 0.0038, z], i),
    );
  });
  return {
    mesh: meshOf([
      [mergeShapes([body, relief]), dough],
      [mergeShapes(chips), CHOCOLATE],
    ]),
    colored: [],
  };
}

function torus(
  major: number,
  minor: number,
  segments: number,
  rows: number,
  from = 0,
  to = Math.PI * 2,
): Shape {
  return lathe(
    Array.from({ length: rows + 1 }, (_, i) => {
      const angle = from + ((to - from) * i) / rows;
      return [major + Math.cos(angle) * minor, Math.sin(angle) * minor] as const;
    }),
    { segments, crease: 3 },
  );
}

function donut(color: string): ThingModel {
  const dough = crust([0.84, 0.63, 0.36], [0.7, 0.45, 0.2], 3);
  const glaze: Material = {
    ...createMaterial('sauce', color),
    roughness: 0.3,
    softness: 0.45,
    coat: { strength: 0.9, roughness: 0.08 },
  };
  const squash = ([x, y, z]: Vec3): Vec3 => [x, y * 0.86, z];
  const body = bendShape(torus(0.028, 0.018, 72, 30), squash);
  const icing = bendShape(torus(0.028, 0.0192, 96, 26, -0.12, Math.PI + 0.12), ([x, y, z]) => {
    const angle = Math.atan2(x, z);
    const drip =
      (0.004 + 0.003 * Math.sin(angle * 5 + 1) + 0.002 * Math.sin(angle * 9)) * smoothStep(0.008, -0.002, y);
    return squash([x, y - drip, z]);
  });
  const pastel = ['#f4e3b0', '#f2f0ea', '#8fc1c9', '#e9a03c', '#7f4b8f'].map((tone) =>
    createMaterial('gloss-plastic', tone),
  );
  const sprinkles = pastel.map((material, kind): [Shape, Material] => {
    const shapes = Array.from({ length: 16 }, (_, i) => {
      const [turn, slope] = [hash(i, kind, 4) * 6.3, 0.35 + hash(i, kind, 5) * 2.4];
      const r = 0.028 + Math.cos(slope) * 0.0196;
      const y = Math.sin(slope) * 0.0196 * 0.86;
      const rod = placeShape(cylinder(0.0007, 0.0052, { edge: 0.0006, segments: 8 }), at([0, -0.0026, 0]));
      return placeShape(rod, {
        position: [Math.sin(turn) * r, y, Math.cos(turn) * r],
        turn: turn + hash(i, kind, 6) * 3,
        scale: 1,
        tilt: [Math.PI / 2 - (Math.PI / 2 - slope) * 0.7, 0],
      });
    });
    return [mergeShapes(shapes), material];
  });
  const lift = 0.0155;
  const lifted = ([[body, dough], [icing, glaze], ...sprinkles] as [Shape, Material][]).map(
    ([shape, material]): [Shape, Material] => [placeShape(shape, at([0, lift, 0])), material],
  );
  return { mesh: meshOf(lifted), colored: [glaze] };
}

function macaron(): ThingModel {
  const shell: Material = {
    ...createMaterial('cake', '#c98c9a'),
    roughness: 0.6,
    detail: { kind: 'noise', scale: 0.02, bump: 0.0001, roughness: 0.1, tint: 0.05 },
  };
  const foot: Material = { ...createMaterial('cake', '#cf9aa2') };
  foot.detail = { kind: 'crumb', scale: 0.012, bump: 0.0012, roughness: 0, tint: 0.2 };
  const cream = createMaterial('cream', '#f0dfc8');
  const dome = lathe(
    smoothProfile(
      [
        [0.0225, 0],
        [0.0228, 0.003],
        [0.02, 0.0075],
        [0.012, 0.0105],
        [0, 0.0115],
      ],
      6,
    ),
    { crease: 3 },
  );
  const skirt = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.021, 0],
        [0.0238, 0.0012],
        [0.0235, 0.0032],
        [0.0215, 0.004],
      ],
      5,
    ),
    { crease: 1.5 },
  );
  const upper = (shape: Shape, y: number) => placeShape(shape, at([0, y, 0]));
  const lower = (shape: Shape, y: number) =>
    placeShape(shape, { position: [0, y, 0], turn: 0, scale: 1, tilt: [Math.PI, 0] });
  const disk = cylinder(0.0205, 0.0065, { edge: 0.0028 });
  return {
    mesh: meshOf([
      [mergeShapes([upper(dome, 0.024), lower(dome, 0.0115)]), shell],
      [mergeShapes([upper(skirt, 0.0205), lower(skirt, 0.015)]), foot],
      [placeShape(disk, at([0, 0.0145, 0])), cream],
    ]),
    colored: [shell, foot],
  };
}

function chocolateBar(): ThingModel {
  const shapes: Shape[] = [roundedBox({ width: 0.15, height: 0.006, depth: 0.075, radius: 0.0015 })];
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++) {
      const piece = bendShape(
        roundedBox({ width: 0.0242, height: 0.006, depth: 0.0242, radius: 0.0012 }),
        ([x, y, z]) => [x * (1 - y * 22), y, z * (1 - y * 22)],
      );
      shapes.push(placeShape(piece, at([(i - 2.5) * 0.0248, 0.0055, (j - 1) * 0.0248])));
    }
  return { mesh: meshOf([[mergeShapes(shapes), CHOCOLATE]]), colored: [CHOCOLATE] };
}

function cheese(): ThingModel {
  const inside: Material = { ...createMaterial('cheese', '#e0ad45') };
  const body = bendShape(
    roundedBox({ width: 0.12, height: 0.05, depth: 0.085, radius: 0.0025, segments: 3 }),
    ([x, y, z]) => {
      // A wedge: narrow at the left.
      const width = 0.14 + 0.86 * ((x + 0.06) / 0.12);
      return [x, y, z * width];
    },
  );
  const holes = Array.from({ length: 11 }, (_, i) => {
    const x = -0.03 + hash(i, 1, 7) * 0.085;
    const half = 0.0425 * (0.14 + 0.86 * ((x + 0.06) / 0.12));
    const size = 0.0035 + hash(i, 3, 7) * 0.0045;
    const isTop = i % 3 === 0;
    const position: Vec3 = isTop
      ? [x, 0.0501, (hash(i, 4, 7) - 0.5) * half * 1.2]
      : [x, 0.008 + hash(i, 2, 7) * 0.033, half * 1.002];
    const disk = lathe(
      [
        [0, 0],
        [size * 0.6, 0.00005],
        [size, 0.0002],
        [size * 1.06, 0],
      ],
      { crease: 3, segments: 24 },
    );
    return placeShape(disk, {
      position,
      turn: isTop ? 0 : -Math.atan2(0.86 * 0.0425, 0.12),
      scale: 1,
      tilt: isTop ? [0, 0] : [Math.PI / 2, 0],
    });
  });
  const shadow: Material = { ...createMaterial('cheese', '#a87a24'), roughness: 0.6 };
  return {
    mesh: meshOf([
      [body, inside],
      [mergeShapes(holes), shadow],
    ]),
    colored: [inside],
  };
}

function iceCream(): ThingModel {
  const glass: Material = createMaterial('ceramic', '#dfe3df');
  const bowl = lathe(
    smoothProfile(
      [
        [0, 0.002],
        [0.02, 0.002],
        [0.021, 0],
        [0.024, 0],
        [0.026, 0.005],
        [0.045, 0.022],
        [0.056, 0.045],
        [0.0545, 0.0455],
        [0.043, 0.024],
        [0.02, 0.009],
        [0, 0.008],
      ],
      5,
    ),
    { crease: 0.9 },
  );
  const flavors = ['#efe2c0', '#d99aa6', '#5b3522'].map(
    (color): Material => ({
      ...createMaterial('cream', color),
      roughness: 0.65,
      detail: { kind: 'crumb', scale: 0.03, bump: 0.0016, roughness: 0.05, tint: 0.1 },
    }),
  );
  const spots: Vec3[] = [
    [-0.021, 0.02, 0.01],
    [0.022, 0.021, 0.008],
    [0, 0.024, -0.02],
  ];
  const scoops = spots.map((spot, i): [Shape, Material] => {
    const ball = bendShape(sphere(0.026, 64), ([x, y, z]) => {
      const ridge = 0.0016 * layers(0.5 + x * 4, (y + i * 0.01) * 9, 2, 9, 3, 4 + i);
      const skirt = y < 0.014 ? 1 + 0.08 * layers(Math.atan2(x, z) / 6.3 + 0.5, 0.3, 14, 2, 2, 9 + i) : 1;
      return [x * skirt * (1 + ridge * 20), y, z * skirt * (1 + ridge * 20)];
    });
    return [placeShape(ball, at(spot, i * 1.7)), flavors[i]!];
  });
  return { mesh: meshOf([[bowl, glass], ...scoops]), colored: [flavors[0]!, flavors[1]!, flavors[2]!] };
}

function pancakes(): ThingModel {
  const skin: Material = {
    ...createMaterial('cake', '#ffffff'),
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint(
        [0.88, 0.7, 0.42],
        [0.68, 0.4, 0.17],
        smoothStep(0.62, 0.9, v) * (0.6 + 0.5 * layers(u, v, 4, 6, 4, 3)),
      ),
    ),
  };
  const syrup: Material = {
    ...createMaterial('sauce', '#8a4412'),
    softness: 0.4,
    coat: { strength: 1, roughness: 0.03 },
  };
  const butter = createMaterial('cheese', '#ecd27a');
  const disks = Array.from({ length: 5 }, (_, i) => {
    const r = 0.058 + 0.003 * hash(i, 2, 3);
    const disk = lathe(
      smoothProfile(
        [
          [0, 0],
          [r * 0.9, 0],
          [r, 0.006],
          [r * 0.96, 0.0115],
          [r * 0.8, 0.013],
          [0, 0.0132],
        ],
        6,
      ),
      { crease: 3 },
    );
    return placeShape(
      disk,
      at([(hash(i, 4, 3) - 0.5) * 0.008, i * 0.0128, (hash(i, 5, 3) - 0.5) * 0.008], i * 1.3),
    );
  });
  const top = 5 * 0.0128;
  const pool = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0.0022],
          [0.03, 0.002],
          [0.038, 0.0012],
          [0.04, 0],
        ],
        5,
      ),
      { crease: 3 },
    ),
    ([x, y, z]) => {
      const wave = 1 + 0.14 * Math.sin(Math.atan2(x, z) * 3) + 0.08 * Math.sin(Math.atan2(x, z) * 5 + 2);
      return [x * wave, y, z * wave];
    },
  );
  const cube = bendShape(
    roundedBox({ width: 0.022, height: 0.01, depth: 0.02, radius: 0.003 }),
    ([x, y, z]) => [x * (1 + (0.01 - y) * 8), y, z],
  );
  return {
    mesh: meshOf([
      [mergeShapes(disks), skin],
      [placeShape(pool, at([0, top + 0.0003, 0])), syrup],
      [placeShape(cube, at([0.003, top + 0.0018, 0.002], 0.5)), butter],
    ]),
    colored: [],
  };
}

function pretzel(): ThingModel {
  const skin = crust([0.6, 0.33, 0.13], [0.42, 0.2, 0.07], 5);
  skin.coat = { strength: 0.6, roughness: 0.2 };
  const points: Vec3[] = [
    [-0.03, 0.012, 0.045],
    [-0.012, 0.013, 0.02],
    [0.014, 0.02, -0.004],
    [0.05, 0.012, -0.03],
    [0.06, 0.011, 0.01],
    [0.035, 0.011, 0.045],
    [0, 0.012, 0.056],
    [-0.035, 0.011, 0.045],
    [-0.06, 0.011, 0.01],
    [-0.05, 0.012, -0.03],
    [-0.014, 0.03, -0.004],
    [0.012, 0.02, 0.02],
    [0.03, 0.02, 0.045],
  ];
  const body = tube(smoothPath(points, 10), (along) => 0.0075 + 0.006 * Math.sin(Math.PI * along) ** 1.2, {
    segments: 22,
  });
  const salt = createMaterial('snow', '#f4f2ec');
  const grains = Array.from({ length: 30 }, (_, i) => {
    const t = 0.25 + hash(i, 1, 3) * 0.5;
    const path = smoothPath(points, 10);
    const [x, y, z] = path[Math.floor(t * (path.length - 1))]!;
    const angle = (hash(i, 2, 3) - 0.5) * 1.8;
    const r = 0.0075 + 0.006 * Math.sin(Math.PI * t) ** 1.2;
    return placeShape(
      roundedBox({ width: 0.0022, height: 0.0016, depth: 0.0018, radius: 0.0004, segments: 1 }),
      {
        position: [x, y + Math.cos(angle) * r - 0.0006, z + Math.sin(angle) * r],
        turn: i,
        scale: 1,
        tilt: [angle, 0],
      },
    );
  });
  return {
    mesh: meshOf([
      [onFloor(body), skin],
      [placeShape(mergeShapes(grains), at([0, onFloor(body).positions[1]! - body.positions[1]!, 0])), salt],
    ]),
    colored: [],
  };
}
