import { lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import {
  hash,
  layers,
  mixPaint,
  noise,
  type Paint,
  paintHeights,
  paintTexture,
  shade,
  smoothStep,
} from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import { leafShape } from '../plants/leaves.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const food = { category: 'food' } as const;
const STEM = createMaterial('stem', '#5b4328');
const GREEN_STEM = createMaterial('stem', '#5f7a2c');
const LEAF: Material = { ...createMaterial('leaf', '#4f7a2e'), isCutOut: false };

export const FRUIT: readonly Thing[] = [
  thing(['apple', 'red apple', 'fresh apple'], food, () =>
    apple((u, v) => {
      const streak = layers(u, v * 0.3, 48, 2, 4, 5);
      const blush = layers(u, v, 3, 2, 3, 8);
      const red = mixPaint([0.66, 0.1, 0.09], [0.78, 0.22, 0.14], streak);
      const yellow: Paint = [0.87, 0.72, 0.36];
      const amount = smoothStep(0.52, 0.75, blush + (streak - 0.5) * 0.3 + Math.abs(v - 0.5) * 0.35);
      return freckled(mixPaint(red, yellow, amount * 0.85), u, v, 0.93);
    }),
  ),
  thing(['green apple', 'granny smith'], food, () =>
    apple((u, v) =>
      freckled(mixPaint([0.5, 0.62, 0.2], [0.66, 0.74, 0.32], layers(u, v, 5, 4, 4, 3)), u, v, 0.9),
    ),
  ),
  thing(['pear', 'fresh pear'], food, pear),
  thing(['orange', 'mandarin', 'tangerine', 'clementine'], food, () => {
    const peel = citrus('#e08a1e', 0.0008);
    const body = bendShape(sphere(0.038, 64), ([x, y, z]) => [x, y * 0.93 + 0.0012 * cap(x, z), z]);
    const navel = placeShape(sphere(0.0035, 12), { position: [0, 0.0695, 0], turn: 0, scale: [1, 0.35, 1] });
    return {
      mesh: meshOf([
        [onFloor(body), peel],
        [navel, GREEN_STEM],
      ]),
      colored: [peel],
    };
  }),
  thing(['lemon', 'fresh lemon'], food, () => lemon('#ecc32c')),
  thing(['lime', 'fresh lime'], food, () => lemon('#7f9436', 0.82)),
  thing(['grapefruit', 'pomelo'], food, () => {
    const peel = citrus('#eda050', 0.0006);
    const body = bendShape(sphere(0.055, 64), ([x, y, z]) => [x, y * 0.92, z]);
    return { mesh: meshOf([[onFloor(body), peel]]), colored: [peel] };
  }),
  thing(['peach', 'nectarine', 'apricot'], food, () => {
    const skin: Material = {
      ...createMaterial('velvet', '#ffffff'),
      sheen: 0.5,
      softness: 0.35,
      texture: paintTexture(256, 256, (u, v) => {
        const blush = smoothStep(0.35, 0.7, layers(u, v, 2, 2, 4, 4) + 0.15 * Math.sin(u * Math.PI * 2));
        return mixPaint([0.93, 0.68, 0.36], [0.76, 0.26, 0.2], blush);
      }),
    };
    // A seam runs from the stem to the tip.
    const body = bendShape(sphere(0.036, 72), ([x, y, z]) => {
      const groove = Math.exp(-((Math.atan2(x, z) / 0.16) ** 2)) * 0.0022;
      const r = Math.hypot(x, z) || 1e-6;
      const dip = 0.006 * Math.exp(-((r / 0.008) ** 2)) * (y > 0.036 ? 1 : 0);
      return [x * (1 - groove / 0.036), y * 0.96 - dip, z * (1 - groove / 0.036)];
    });
    return { mesh: meshOf([[onFloor(body), skin]]), colored: [skin] };
  }),
  thing(['plum', 'damson'], food, () => {
    const skin: Material = {
      ...createMaterial('fruit', '#ffffff'),
      roughness: 0.5,
      texture: paintTexture(256, 256, (u, v) =>
        mixPaint([0.26, 0.11, 0.2], [0.5, 0.44, 0.56], smoothStep(0.4, 0.8, layers(u, v, 4, 4, 4, 9)) * 0.55),
      ),
    };
    const body = bendShape(sphere(0.025, 56), ([x, y, z]) => [x, y * 1.12, z * 0.95]);
    return { mesh: meshOf([[onFloor(body), skin]]), colored: [skin] };
  }),
  thing(['cherry', 'cherries', 'sweet cherry'], food, cherries),
  thing(['strawberry', 'fresh strawberry'], food, strawberry),
  thing(['grapes', 'bunch of grapes', 'red grapes'], food, () => grapes('#5a1f38')),
  thing(['green grapes', 'white grapes'], food, () => grapes('#a8b455')),
  thing(['blueberries', 'blueberry', 'berries'], food, blueberries),
  thing(['banana', 'bananas', 'bunch of bananas'], food, bananas),
  thing(['avocado'], food, () => {
    const skin: Material = {
      ...createMaterial('fruit', '#38401f'),
      coat: { strength: 0.3, roughness: 0.25 },
    };
    skin.detail = { kind: 'leather', scale: 0.045, bump: 0.0009, roughness: 0.15, tint: 0.35 };
    const profile = smoothProfile([
      [0, 0],
      [0.02, 0.004],
      [0.032, 0.022],
      [0.034, 0.042],
      [0.025, 0.07],
      [0.015, 0.09],
      [0.008, 0.098],
      [0, 0.1],
    ]);
    const body = placeShape(lathe(profile, { crease: 3 }), {
      position: [0, 0, 0],
      turn: 0.4,
      scale: 1,
      tilt: [1.66, 0],
    });
    return { mesh: meshOf([[onFloor(body), skin]]), colored: [skin] };
  }),
];

function apple(paint: (u: number, v: number) => Paint): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.36,
    coat: { strength: 0.55, roughness: 0.12 },
    texture: paintTexture(512, 512, paint),
  };
  const profile = smoothProfile(
    [
      [0, 0.009],
      [0.006, 0.006],
      [0.014, 0.0008],
      [0.022, 0.001],
      [0.033, 0.012],
      [0.0385, 0.03],
      [0.0375, 0.047],
      [0.03, 0.062],
      [0.019, 0.0685],
      [0.011, 0.0675],
      [0.005, 0.062],
      [0, 0.057],
    ],
    5,
  );
  const body = bendShape(lathe(profile, { segments: 72, crease: 3 }), ([x, y, z]) => {
    const turn = Math.atan2(x, z);
    // Five lobes, stronger at the bottom; a slight lean.
    const lobe = 1 + 0.022 * Math.cos(turn * 5) * (1.2 - y / 0.07) + 0.015 * Math.cos(turn * 2 + 1);
    return [x * lobe + (y - 0.03) * 0.05, y, z * lobe];
  });
  const stem = tube(
    smoothPath(
      [
        [0.002, 0.056, 0],
        [0.0022, 0.066, 0.001],
        [0.004, 0.076, 0.002],
        [0.007, 0.081, 0.002],
      ],
      4,
    ),
    (along) => 0.0011 + 0.0009 * along ** 4,
    { segments: 8 },
  );
  return {
    mesh: meshOf([
      [body, skin],
      [stem, STEM],
    ]),
    colored: [skin],
  };
}

function pear(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.45,
    coat: { strength: 0.3, roughness: 0.2 },
    texture: paintTexture(512, 512, (u, v) => {
      const blush = smoothStep(
        0.5,
        0.75,
        layers(u, v, 2, 2, 3, 6) + 0.2 * Math.sin(u * 2 * Math.PI) * (1 - v),
      );
      const base = mixPaint([0.72, 0.7, 0.26], [0.6, 0.62, 0.24], layers(u, v, 6, 6, 4, 2));
      const russet = smoothStep(0.88, 1, v) * 0.7;
      return freckled(
        mixPaint(mixPaint(base, [0.74, 0.42, 0.2], blush * 0.6), [0.5, 0.38, 0.2], russet),
        u,
        v,
        0.82,
      );
    }),
  };
  const profile = smoothProfile(
    [
      [0, 0.006],
      [0.008, 0.002],
      [0.018, 0.001],
      [0.029, 0.01],
      [0.035, 0.028],
      [0.031, 0.05],
      [0.021, 0.07],
      [0.016, 0.086],
      [0.012, 0.097],
      [0.005, 0.1],
      [0, 0.099],
    ],
    5,
  );
  const body = bendShape(lathe(profile, { segments: 64, crease: 3 }), ([x, y, z]) => {
    const turn = Math.atan2(x, z);
    const lobe = 1 + 0.02 * Math.cos(turn * 3) + 0.012 * Math.sin(turn * 5 + y * 40);
    return [x * lobe + 0.9 * Math.max(0, y - 0.03) ** 2, y, z * lobe];
  });
  const stem = tube(
    smoothPath(
      [
        [0.004, 0.097, 0],
        [0.0052, 0.107, 0],
        [0.009, 0.116, 0.001],
        [0.014, 0.122, 0.001],
      ],
      4,
    ),
    (along) => 0.0014 + 0.0008 * along ** 3,
    { segments: 8 },
  );
  return {
    mesh: meshOf([
      [body, skin],
      [stem, STEM],
    ]),
    colored: [skin],
  };
}

function lemon(color: string, size = 1): ThingModel {
  const peel = citrus(color, 0.0007);
  const profile = smoothProfile(
    [
      [0, 0],
      [0.004, 0.0006],
      [0.007, 0.006],
      [0.014, 0.0115],
      [0.024, 0.025],
      [0.0285, 0.043],
      [0.025, 0.061],
      [0.0145, 0.075],
      [0.0075, 0.0805],
      [0.006, 0.086],
      [0.0025, 0.089],
      [0, 0.0895],
    ],
    5,
  ).map(([r, y]): ProfilePoint => [r * size, y * size]);
  const body = bendShape(lathe(profile, { segments: 56, crease: 3 }), ([x, y, z]) => {
    const wave = 1 + 0.02 * Math.cos(Math.atan2(x, z) * 4 + y * 50);
    return [x * wave, y, z * wave];
  });
  const lying = placeShape(body, { position: [0, 0, 0], turn: 0, scale: 1, tilt: [0, Math.PI / 2 + 0.06] });
  return { mesh: meshOf([[onFloor(lying), peel]]), colored: [peel] };
}

function citrus(color: string, bump: number): Material {
  return {
    ...createMaterial('fruit', color),
    roughness: 0.4,
    softness: 0.4,
    coat: { strength: 0.5, roughness: 0.22 },
    detail: {
      // Glands: small round pits close to each other.
      kind: glands(),
      scale: 0.05,
      bump,
      roughness: 0.12,
      tint: 0.12,
    },
  };
}

let glandMap: ReturnType<typeof paintHeights> | undefined;
function glands() {
  glandMap ??= paintHeights(256, 256, (u, v) => {
    const cells = 34;
    const [x, y] = [u * cells, v * cells];
    let near = 2;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const [ix, iy] = [Math.floor(x) + dx, Math.floor(y) + dy];
        const [cx, cy] = [(ix + cells) % cells, (iy + cells) % cells];
        near = Math.min(near, Math.hypot(x - ix - hash(cx, cy, 1), y - iy - hash(cx, cy, 2)));
      }
    return smoothStep(0, 0.42, near) * 0.75 + 0.25 * layers(u, v, 6, 6, 3, 4);
  });
  return glandMap;
}

function cherries(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#5f0a14'),
    roughness: 0.3,
    coat: { strength: 0.9, roughness: 0.06 },
    detail: { kind: 'noise', scale: 0.03, bump: 0.0001, roughness: 0.08, tint: 0.35 },
  };
  const berry = bendShape(sphere(0.0115, 40), ([x, y, z]) => {
    const dip = 0.003 * Math.exp(-((Math.hypot(x, z) / 0.004) ** 2)) * (y > 0.0115 ? 1 : 0);
    return [x, y * 0.94 - dip, z];
  });
  const places: Vec3[] = [
    [-0.0125, 0, 0],
    [0.0125, 0, 0.004],
  ];
  const stems = places.map(([x, , z]) =>
    tube(
      smoothPath(
        [
          [x, 0.0185, z],
          [x * 0.95, 0.035, z - 0.002],
          [x * 0.45, 0.055, -0.006],
          [0.002, 0.064, -0.012],
        ],
        5,
      ),
      0.0007,
      { segments: 6 },
    ),
  );
  return {
    mesh: meshOf([
      [mergeShapes(places.map((place, i) => placeShape(berry, at(place, i)))), skin],
      [mergeShapes(stems), GREEN_STEM],
    ]),
    colored: [skin],
  };
}

function strawberry(): ThingModel {
  // Seeds lie in a lattice that is shifted from row to row.
  const seedAt = (u: number, v: number) => {
    const row = Math.floor(v * 11);
    const columns = Math.max(5, Math.round(17 * Math.sin(Math.PI * (0.12 + 0.8 * (row / 11)))));
    const x = u * columns + (row % 2) * 0.5;
    const [dx, dy] = [(x - Math.floor(x) - 0.5) / columns, (v * 11 - row - 0.5) / 11];
    return { seed: Math.hypot(dx * 26 * (columns / 17), dy * 14), dimple: Math.hypot(dx * columns, dy * 11) };
  };
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.32,
    coat: { strength: 0.75, roughness: 0.12 },
    texture: paintTexture(512, 512, (u, v) => {
      const pale = smoothStep(0.8, 1, v);
      const red = mixPaint([0.72, 0.06, 0.07], [0.82, 0.14, 0.1], layers(u, v, 6, 5, 3, 2));
      const flesh = mixPaint(red, [0.93, 0.72, 0.55], pale * 0.8);
      return seedAt(u, v).seed < 0.24 ? [0.83, 0.66, 0.3] : flesh;
    }),
    detail: {
      kind: paintHeights(512, 512, (u, v) => {
        const { seed, dimple } = seedAt(u, v);
        return 0.25 + 0.65 * smoothStep(0.05, 0.48, dimple) + (seed < 0.22 ? 0.3 : 0);
      }),
      scale: 1,
      bump: 0.0011,
      roughness: 0,
      tint: 0.1,
      followsTexture: true,
    },
  };
  const profile = smoothProfile(
    [
      [0, 0],
      [0.005, 0.0008],
      [0.01, 0.007],
      [0.0155, 0.02],
      [0.0175, 0.029],
      [0.0145, 0.036],
      [0.007, 0.038],
      [0, 0.0375],
    ],
    5,
  );
  const body = bendShape(lathe(profile, { segments: 48, crease: 3 }), ([x, y, z]) => {
    const wave = 1 + 0.05 * Math.cos(Math.atan2(x, z) * 2) + 0.02 * Math.cos(Math.atan2(x, z) * 5 + 1);
    return [x * wave, y, z * wave];
  });
  const calyx = Array.from({ length: 9 }, (_, i) =>
    placeShape(leafShape(0.017, 0.007, 0.006), {
      position: [0, 0.0385, 0],
      turn: (i / 9) * Math.PI * 2 + (i % 2) * 0.2,
      scale: 1,
      tilt: [0.15 - (i % 3) * 0.12, 0],
    }),
  );
  const stem = tube(
    smoothPath(
      [
        [0, 0.037, 0],
        [0.001, 0.046, 0],
        [0.004, 0.054, 0.002],
      ],
      4,
    ),
    0.001,
    { segments: 6 },
  );
  const tilt = { position: [0, 0, 0] as Vec3, turn: 0, scale: 1, tilt: [1.98, 0] as const };
  const parts = [body, mergeShapes(calyx), stem].map((shape) => placeShape(shape, tilt));
  const lift = onFloor(parts[0]!).positions[1]! - parts[0]!.positions[1]!;
  const [fruit, leaves, stalk] = parts.map((shape) => placeShape(shape, at([0, lift, 0])));
  return {
    mesh: meshOf([
      [fruit!, skin],
      [leaves!, LEAF],
      [stalk!, GREEN_STEM],
    ]),
    colored: [skin],
  };
}

function grapes(color: string): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', color),
    softness: 0.75,
    softDistance: 0.006,
    roughness: 0.35,
    coat: { strength: 0.6, roughness: 0.14 },
    detail: { kind: 'noise', scale: 0.06, bump: 0.0001, roughness: 0.2, tint: 0.3 },
  };
  const berry = (i: number) =>
    bendShape(sphere(0.0093 * (0.92 + 0.16 * hash(i, 1, 3)), 28), ([x, y, z]) => [x, y * 1.12, z]);
  const placed: Vec3[] = [];
  const shapes: Shape[] = [];
  // A bunch lies on its side: wide at the stem, narrow at the end, higher in the middle.
  for (let tries = 0; tries < 4000 && placed.length < 72; tries++) {
    const along = hash(tries, 2, 5);
    const width = 0.029 * (1 - along) ** 0.6 + 0.007;
    const [angle, reach] = [hash(tries, 3, 5) * Math.PI, Math.sqrt(hash(tries, 4, 5))];
    const point: Vec3 = [
      (along - 0.5) * 0.115,
      Math.sin(angle) * reach * width * 0.85,
      Math.cos(angle) * reach * width,
    ];
    if (
      placed.some(
        (other) => Math.hypot(point[0] - other[0], point[1] - other[1], point[2] - other[2]) < 0.0142,
      )
    )
      continue;
    placed.push(point);
    shapes.push(
      placeShape(berry(placed.length), {
        position: point,
        turn: tries,
        scale: 1,
        tilt: [hash(tries, 6, 5) * 2, hash(tries, 7, 5) * 2],
      }),
    );
  }
  const fruit = mergeShapes(shapes);
  const lifted = onFloor(fruit);
  const lift = lifted.positions[1]! - fruit.positions[1]!;
  const stem = tube(
    smoothPath(
      [
        [0.02, lift + 0.02, 0],
        [-0.05, lift + 0.03, 0],
        [-0.075, lift + 0.032, 0.004],
        [-0.095, lift + 0.028, 0.012],
      ],
      5,
    ),
    (along) => 0.0016 + 0.001 * along ** 5,
    { segments: 7 },
  );
  return {
    mesh: meshOf([
      [lifted, skin],
      [stem, createMaterial('stem', '#7a6a35')],
    ]),
    colored: [skin],
  };
}

function blueberries(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.55,
    coat: { strength: 0.15, roughness: 0.3 },
    texture: paintTexture(256, 256, (u, v) => {
      const crown = v > 0.93 ? 1 : 0;
      return mixPaint(
        mixPaint([0.14, 0.17, 0.32], [0.42, 0.49, 0.66], smoothStep(0.35, 0.75, layers(u, v, 4, 4, 4, 9))),
        [0.1, 0.09, 0.14],
        crown,
      );
    }),
  };
  const berry = bendShape(sphere(0.0075, 28), ([x, y, z]) => {
    const r = Math.hypot(x, z);
    const crown =
      y > 0.0075
        ? 0.0016 * Math.exp(-(((r - 0.0026) / 0.0009) ** 2)) - 0.0012 * Math.exp(-((r / 0.0018) ** 2))
        : 0;
    return [x, y * 0.88 + crown, z];
  });
  const spots: Vec3[] = [];
  for (let tries = 0; tries < 600 && spots.length < 9; tries++) {
    const [angle, reach] = [hash(tries, 1, 2) * 7, 0.028 * Math.sqrt(hash(tries, 2, 2))];
    const spot: Vec3 = [Math.cos(angle) * reach, 0, Math.sin(angle) * reach];
    if (spots.every((other) => Math.hypot(other[0] - spot[0], other[2] - spot[2]) > 0.0155)) spots.push(spot);
  }
  const shapes = spots.map((spot, i) =>
    placeShape(
      onFloor(
        placeShape(berry, {
          position: [0, 0, 0],
          turn: i * 2.1,
          scale: 1,
          tilt: [hash(i, 5, 2) * 1.6 - 0.3, hash(i, 6, 2) - 0.5],
        }),
      ),
      at(spot),
    ),
  );
  return { mesh: meshOf([[mergeShapes(shapes), skin]]), colored: [skin] };
}

function bananas(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.45,
    coat: { strength: 0.2, roughness: 0.25 },
    texture: paintTexture(256, 512, (u, v) => {
      const green = smoothStep(0.86, 0.96, v) * 0.45 + (1 - smoothStep(0.03, 0.1, v)) * 0.25;
      const base = mixPaint([0.91, 0.73, 0.2], [0.86, 0.64, 0.17], layers(u, v, 5, 6, 4, 3));
      const spots =
        smoothStep(0.7, 0.82, noise(u, v, 26, 90, 4)) * smoothStep(0.45, 0.7, noise(u, v, 4, 6, 8));
      const edges = smoothStep(0.93, 1, Math.abs(Math.cos(u * Math.PI * 5))) * 0.25;
      const ends = 1 - smoothStep(0.0, 0.018, Math.min(v, 1 - v));
      const tone = mixPaint(
        mixPaint(base, [0.63, 0.66, 0.23], green),
        [0.38, 0.24, 0.1],
        spots * 0.6 + edges,
      );
      return mixPaint(tone, [0.2, 0.15, 0.1], ends);
    }),
  };
  const finger = (bend: number) => {
    const path = smoothPath(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const angle = (i / 8 - 0.5) * bend;
        const radius = 0.19 / bend;
        return [Math.sin(angle) * radius, 0, (1 - Math.cos(angle)) * radius];
      }),
      4,
    );
    return tube(
      path,
      (along) => {
        const tip = smoothStep(0, 0.1, along);
        const neck = 1 - smoothStep(0.8, 0.93, along);
        return 0.0035 + 0.0145 * Math.min(tip ** 0.6, 0.22 + 0.78 * neck);
      },
      { segments: 30 },
    );
  };
  // Five soft edges, as real ones have.
  const angular = (shape: Shape) => shape;
  const lean = [-0.36, 0, 0.34];
  const fingers = lean.map((turn, i) => {
    const shape = angular(finger(1.35 + i * 0.1));
    const neck: Vec3 = [0.088, 0, 0.03];
    const moved = placeShape(shape, at([-neck[0], 0, -neck[2]]));
    return placeShape(moved, {
      position: [0.09, 0, 0],
      turn,
      scale: 1,
      tilt: [-0.5 + i * 0.28, -0.05 + i * 0.05],
    });
  });
  const crown = placeShape(sphere(0.012, 20), {
    position: [0.088, -0.01, 0],
    turn: 0,
    scale: [1.3, 0.8, 1.2],
  });
  const body = onFloor(mergeShapes([...fingers, crown]));
  return { mesh: meshOf([[body, skin]]), colored: [skin] };
}

/** Small pale dots. */
function freckled(paint: Paint, u: number, v: number, threshold: number): Paint {
  const cells = 60;
  const [ix, iy] = [Math.floor(u * cells * 2), Math.floor(v * cells)];
  const distance = Math.hypot(u * cells * 2 - ix - 0.5, v * cells - iy - 0.5);
  const isDot = hash(ix, iy, 12) > threshold && distance < 0.28;
  return isDot ? mixPaint(paint, [0.9, 0.84, 0.62], 0.55) : shade(paint, 1);
}

const cap = (x: number, z: number) => Math.cos(Math.atan2(x, z) * 3);
