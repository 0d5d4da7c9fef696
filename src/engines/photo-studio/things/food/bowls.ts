import { grid } from '../../geometry/grid.ts';
import { lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape, turnedOver } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { bowl, cutFace, HERB, herb, PLATE_TOP, plate, strewn, surfaceIn } from './serving.ts';

const food = { category: 'food' } as const;

/** Noodles, rice, cereals and toast. */
export const BOWLS: readonly Thing[] = [
  thing(['ramen', 'bowl of ramen', 'noodle soup', 'ramen bowl', 'ramen soup', 'pho'], food, ramen),
  thing(['rice', 'bowl of rice', 'white rice', 'steamed rice', 'cooked rice'], food, () => rice(false)),
  thing(['fried rice', 'bowl of fried rice', 'vegetable rice', 'egg fried rice', 'paella'], food, () =>
    rice(true),
  ),
  thing(['cereal', 'bowl of cereal', 'corn flakes', 'cornflakes', 'breakfast cereal'], food, cereal),
  thing(
    ['avocado toast', 'toast with avocado', 'avocado on toast', 'plate of avocado toast'],
    food,
    avocadoToast,
  ),
];

const WHITE: Material = {
  ...createMaterial('cream', '#ece7da'),
  roughness: 0.4,
  coat: { strength: 0.6, roughness: 0.14 },
};
const YOLK: Material = {
  ...createMaterial('sauce', '#e08a12'),
  softness: 0.5,
  roughness: 0.35,
};

/** A boiled egg cut in two, cut side up. */
function halfEgg(): Part[] {
  const white = bendShape(sphere(0.019, 40), ([x, y, z]) => [
    x,
    Math.min(y, 0.019) * 1.05,
    z * (z > 0 ? 1.35 : 1.15),
  ]);
  const yolk = bendShape(sphere(0.0105, 32), ([x, y, z]) => [x, 0.0192 + Math.max(0, y - 0.0105) * 0.16, z]);
  return [
    [white, WHITE],
    [yolk, YOLK],
  ];
}

function ramen(): ThingModel {
  const broth: Material = {
    ...createMaterial('sauce', '#ffffff'),
    softness: 0.4,
    coat: { strength: 1, roughness: 0.04 },
    texture: paintTexture(512, 512, (u, v) => {
      const oil = smoothStep(0.6, 0.66, layers(u, v, 20, 20, 2, 9));
      return mixPaint(
        mixPaint([0.58, 0.3, 0.1], [0.7, 0.42, 0.17], layers(u, v, 8, 8, 3, 3)),
        [0.86, 0.56, 0.2],
        oil * 0.6,
      );
    }),
  };
  const level = 0.042;
  const surface = surfaceIn(0.0778, level, () => 0);
  const noodles = Array.from({ length: 60 }, (_, i) => {
    const center = [-0.016 + 0.03 * (hash(i, 1, 5) - 0.5), 0.018 + 0.03 * (hash(i, 2, 5) - 0.5)] as const;
    const start = hash(i, 3, 5) * 6.3;
    const sweep = 2 + 2.6 * hash(i, 4, 5);
    const loop = 0.012 + 0.026 * hash(i, 5, 5);
    const path = Array.from({ length: 12 }, (_, k): Vec3 => {
      const angle = start + (sweep * k) / 11;
      const [x, z] = [center[0] + Math.sin(angle) * loop, center[1] + Math.cos(angle) * loop * 0.8];
      const inside = 1 - Math.min(1, Math.hypot(x + 0.016, z - 0.018) / 0.052);
      return [x, level - 0.004 + 0.013 * inside + 0.003 * Math.sin(angle * 3 + i) + 0.003 * hash(i, 6, 5), z];
    });
    return tube(smoothPath(path, 4), 0.0012, { segments: 8 });
  });
  const noodle: Material = {
    ...createMaterial('cheese', '#e6c67c'),
    softness: 0.45,
    coat: { strength: 0.7, roughness: 0.12 },
  };
  const pork: Material = {
    ...createMaterial('meat', '#ffffff'),
    texture: paintTexture(
      512,
      512,
      (u, v) => {
        const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
        const r = Math.hypot(x, y) + 0.1 * (layers(u, v, 5, 5, 3, 4) - 0.5);
        const swirl = Math.sin(r * 16 + Math.atan2(y, x) * 1);
        const lean = mixPaint([0.66, 0.4, 0.27], [0.76, 0.53, 0.39], layers(u, v, 20, 20, 3, 5));
        const fat = mixPaint(lean, [0.93, 0.83, 0.7], smoothStep(0.35, 0.8, swirl) * 0.85);
        return mixPaint(fat, [0.42, 0.22, 0.1], smoothStep(0.86, 0.97, r));
      },
      { repeat: false },
    ),
  };
  const cut = (() => {
    const top = cutFace(0.026, 10);
    const side = lathe(
      smoothProfile([
        [0.024, 0],
        [0.026, 0.0012],
        [0.026, 0.0028],
        [0.0255, 0.0036],
      ]),
      { crease: 3 },
    );
    return mergeShapes([placeShape(top, at([0, 0.0036, 0])), side]);
  })();
  const slices = [0, 1].map((i) =>
    placeShape(cut, {
      position: [0.03 + 0.012 * i, level + 0.003 + 0.004 * i, 0.036 - 0.022 * i],
      turn: i,
      scale: [1.05, 1, 0.86],
      tilt: [0.22, -0.18],
    }),
  );
  const nori: Material = {
    ...createMaterial('matte', '#141a12'),
    roughness: 0.5,
    detail: { kind: 'crumb', scale: 0.02, bump: 0.0004, roughness: 0.2, tint: 0.4 },
  };
  const sheet = grid(20, 20, (u, v) => ({
    position: [(u - 0.5) * 0.05, v * 0.06, 0.002 * Math.sin(u * 7) + 0.006 * v * v],
  }));
  const leaf = placeShape(mergeShapes([sheet, turnedOver(sheet)]), {
    position: [0.02, level - 0.012, -0.056],
    turn: -0.15,
    scale: 1,
    tilt: [-0.3, 0],
  });
  const ring = lathe(
    [
      [0.0026, 0],
      [0.0036, 0],
      [0.0037, 0.0022],
      [0.0026, 0.0024],
      [0.0026, 0],
    ],
    { segments: 20, crease: 0.6 },
  );
  const onions = Array.from({ length: 22 }, (_, i) => {
    const [x, z] = strewn(i, 22, 0.022, 6);
    return placeShape(ring, {
      position: [x - 0.03, level + 0.009 + 0.003 * hash(i, 3, 6), z - 0.022],
      turn: hash(i, 4, 6) * 3,
      scale: 0.8 + 0.6 * hash(i, 5, 6),
      tilt: [hash(i, 6, 6) - 0.5, hash(i, 7, 6) - 0.5],
    });
  });
  const heap = placeShape(
    bendShape(sphere(0.026, 32), ([x, y, z]) => [x, y * 0.3, z]),
    at([-0.03, level - 0.006, -0.022]),
  );
  const [rim, glaze] = bowl('#3a3f44');
  return {
    mesh: meshOf([
      [rim, glaze],
      [surface, broth],
      [mergeShapes([...noodles, heap]), noodle],
      [mergeShapes(slices), pork],
      ...placed(halfEgg(), {
        position: [0.006, level - 0.009, -0.02],
        turn: 0.5,
        scale: 0.95,
        tilt: [0.22, 0],
      }),
      ...placed(halfEgg(), {
        position: [-0.028, level - 0.008, 0.046],
        turn: 2.2,
        scale: 0.95,
        tilt: [0.12, 0.1],
      }),
      [leaf, nori],
      [mergeShapes(onions), createMaterial('stem', '#6f9c3f')],
    ]),
    colored: [glaze],
  };
}

/** A heap of grains; with vegetables and egg if it is fried. */
function rice(isFried: boolean): ThingModel {
  const level = 0.046;
  const heightAt = (x: number, z: number) => level + 0.026 * (1 - (Math.hypot(x, z) / 0.079) ** 2);
  const grain = bendShape(sphere(0.0013, 8), ([x, y, z]) => [x, y, z * 2.3]);
  const grains = Array.from({ length: 2_600 }, (_, i) => {
    const [x, z] = strewn(i, 2_600, 0.0685, 4);
    return placeShape(grain, {
      position: [x, heightAt(x, z) - 0.0014 + 0.0022 * hash(i, 3, 4), z],
      turn: hash(i, 4, 4) * 6.3,
      scale: 0.9 + 0.25 * hash(i, 5, 4),
      tilt: [(hash(i, 6, 4) - 0.5) * 1.6, (hash(i, 7, 4) - 0.5) * 1.6],
    });
  });
  const bed = grid(60, 30, (u, v) => {
    const angle = u * Math.PI * 2;
    const r = (1 - v) * 0.0775;
    const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
    return { position: [x, heightAt(x, z) - 0.001, z] };
  });
  const kernel: Material = {
    ...createMaterial('cream', isFried ? '#dcb878' : '#ece8dc'),
    roughness: 0.45,
    coat: { strength: 0.35, roughness: 0.2 },
  };
  const scatter = (count: number, seed: number, shape: Shape): Shape =>
    mergeShapes(
      Array.from({ length: count }, (_, i) => {
        const [x, z] = strewn(i + seed * 0.37, count, 0.064, seed);
        return placeShape(shape, {
          position: [x, heightAt(x, z) - 0.0012, z],
          turn: hash(i, 1, seed) * 6.3,
          scale: 0.8 + 0.4 * hash(i, 2, seed),
          tilt: [hash(i, 3, seed) - 0.5, hash(i, 4, seed) - 0.5],
        });
      }),
    );
  const cube = roundedBox({ width: 0.0068, height: 0.0062, depth: 0.0068, radius: 0.0012 });
  const shred = bendShape(sphere(0.0055, 14), ([x, y, z]) => [
    x * 1.2,
    y * 0.5,
    z * 0.8 + 0.002 * Math.sin(x * 700),
  ]);
  const [rim, glaze] = bowl(isFried ? '#49606b' : '#3f5a66');
  return {
    mesh: meshOf([
      [rim, glaze],
      [mergeShapes([...grains, bed]), kernel],
      ...(isFried
        ? ([
            [
              scatter(38, 11, placeShape(sphere(0.0037, 20), at([0, 0, 0]))),
              createMaterial('fruit', '#6f9c35'),
            ],
            [scatter(30, 12, cube), createMaterial('fruit', '#df7a1e')],
            [scatter(26, 13, shred), createMaterial('cream', '#efcf6a')],
            [scatter(14, 14, cube), createMaterial('fruit', '#b3231a')],
          ] as const)
        : []),
      [mergeShapes([0, 1, 2].map((i) => herb(0.018, [0, level + 0.028, 0], 0.4 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}

/** Flakes of corn in milk, with strawberries. */
function cereal(): ThingModel {
  const milk: Material = {
    ...createMaterial('cream', '#eeebe3'),
    roughness: 0.2,
    coat: { strength: 0.9, roughness: 0.04 },
  };
  const level = 0.045;
  const flakes: Material = {
    ...createMaterial('fries', '#ffffff'),
    roughness: 0.75,
    translucency: 0.1,
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint([0.9, 0.62, 0.22], [0.7, 0.4, 0.12], smoothStep(0.3, 0.75, layers(u, v, 6, 6, 4, 5))),
    ),
    detail: { kind: 'crumb', scale: 0.02, bump: 0.0006, roughness: 0, tint: 0.2 },
  };
  const flake = (kind: number): Shape => {
    const sheet = grid(14, 12, (u, v) => {
      const angle = u * Math.PI * 2;
      const r =
        (1 - v) * 0.0095 * (1 + 0.2 * Math.sin(angle * 3 + kind) + 0.12 * Math.sin(angle * 5 + kind * 2));
      const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
      return {
        position: [
          x,
          22 * (x * x - z * z * 0.6) + 0.0012 * Math.sin(x * 600 + kind) + 0.001 * Math.sin(z * 700),
          z,
        ],
        uv: [0.5 + x * 40, 0.5 + z * 40],
      };
    });
    return mergeShapes([sheet, turnedOver(sheet)]);
  };
  const kinds = [0, 1, 2, 3].map(flake);
  const pile = Array.from({ length: 130 }, (_, i) => {
    const [x, z] = strewn(i, 130, 0.068, 6);
    return placeShape(kinds[i % 4]!, {
      position: [x, level + 0.0015 + 0.008 * hash(i, 3, 6) * (1 - Math.hypot(x, z) / 0.09), z],
      turn: hash(i, 4, 6) * 6.3,
      scale: 0.85 + 0.4 * hash(i, 5, 6),
      tilt: [(hash(i, 6, 6) - 0.5) * 1.1, (hash(i, 7, 6) - 0.5) * 1.1],
    });
  });
  const red: Material = {
    ...createMaterial('fruit', '#ffffff'),
    softness: 0.5,
    coat: { strength: 0.7, roughness: 0.12 },
    texture: paintTexture(
      256,
      256,
      (u, v) => {
        const r = Math.hypot(u - 0.5, v - 0.5) * 2;
        const rays = Math.cos(Math.atan2(v - 0.5, u - 0.5) * 16);
        const pale = mixPaint([0.95, 0.78, 0.7], [0.88, 0.36, 0.3], smoothStep(0.1, 0.5, r + 0.05 * rays));
        return mixPaint(pale, [0.74, 0.07, 0.08], smoothStep(0.6, 0.9, r));
      },
      { repeat: false },
    ),
  };
  const coin = cutFace(0.0135, 8);
  const strawberries = Array.from({ length: 6 }, (_, i) =>
    placeShape(mergeShapes([coin, placeShape(turnedOver(coin), at([0, -0.003, 0]))]), {
      position: [-0.024 + 0.013 * (i % 3), level + 0.012 + 0.002 * i, 0.012 - 0.016 * Math.floor(i / 3)],
      turn: i * 0.9,
      scale: [1, 1, 1.15],
      tilt: [0.35 - 0.1 * i, -0.2],
    }),
  );
  const [rim, glaze] = bowl('#e3dfd6');
  return {
    mesh: meshOf([
      [rim, glaze],
      [surfaceIn(0.0785, level, () => 0), milk],
      [mergeShapes(pile), flakes],
      [mergeShapes(strawberries), red],
    ]),
    colored: [glaze],
  };
}

/** Two slices with mashed avocado, egg and seeds. */
function avocadoToast(): ThingModel {
  const crust: Material = {
    ...createMaterial('bread', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => {
      const pores = smoothStep(0.55, 0.75, layers(u, v, 30, 30, 3, 4));
      const baked = mixPaint(
        [0.86, 0.66, 0.4],
        [0.58, 0.34, 0.15],
        smoothStep(0.35, 0.7, layers(u, v, 6, 6, 4, 8)),
      );
      return mixPaint(baked, [0.4, 0.22, 0.1], pores * 0.5);
    }),
  };
  const green: Material = {
    ...createMaterial('cream', '#ffffff'),
    roughness: 0.45,
    softness: 0.5,
    coat: { strength: 0.4, roughness: 0.2 },
    texture: paintTexture(512, 512, (u, v) => {
      const mash = mixPaint(
        [0.72, 0.76, 0.36],
        [0.52, 0.62, 0.22],
        smoothStep(0.3, 0.7, layers(u, v, 12, 12, 4, 5)),
      );
      const pepper = smoothStep(0.84, 0.88, layers(u, v, 110, 110, 1, 21));
      const flakes = smoothStep(0.87, 0.9, layers(u, v, 80, 80, 1, 33));
      return mixPaint(mixPaint(mash, [0.12, 0.09, 0.06], pepper * 0.8), [0.72, 0.16, 0.07], flakes * 0.9);
    }),
  };
  const outline: ProfilePoint = [0.058, 0.043];
  const slice = bendShape(
    roundedBox({ width: outline[0] * 2, height: 0.015, depth: outline[1] * 2, radius: 0.006, segments: 14 }),
    ([x, y, z]) => {
      // Rounder to the left, where the loaf rose.
      const round = 1 - 0.16 * smoothStep(0.02, 0.058, Math.abs(x)) * (Math.abs(z) / outline[1]) ** 2;
      return [
        x * (1 - 0.12 * (z / outline[1]) ** 2),
        y + 0.0006 * Math.sin(x * 160) * Math.sin(z * 140),
        z * round,
      ];
    },
  );
  const spread = grid(120, 40, (u, v) => {
    const angle = u * Math.PI * 2;
    const edge = 1 + 0.05 * Math.sin(angle * 5) + 0.03 * Math.sin(angle * 11);
    const part = 1 - v;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7;
    const [x, z] = [power(s) * 0.049 * part * edge, power(c) * 0.0345 * part * edge];
    const rim = Math.sqrt(Math.max(0, 1 - part ** 8));
    const lumps = 0.006 * layers(0.5 + x * 5, 0.5 + z * 5, 7, 7, 3, 3);
    return { position: [x, 0.0148 + (0.003 + lumps) * rim, z], uv: [0.5 + x * 8, 0.5 + z * 8] };
  });
  const seed = bendShape(sphere(0.0014, 8), ([x, y, z]) => [x, y * 0.5, z * 1.7]);
  const seeds = Array.from({ length: 26 }, (_, i) => {
    const [x, z] = strewn(i, 26, 0.036, 4);
    return placeShape(seed, at([x * 1.15, 0.0215, z * 0.8], i * 1.7));
  });
  const toast = (withEgg: boolean): Part[] => [
    [slice, crust],
    [spread, green],
    [mergeShapes(seeds), createMaterial('matte', '#efe2bd')],
    ...(withEgg
      ? [
          ...placed(halfEgg(), { position: [-0.016, 0.006, 0.003], turn: 1.2, scale: 0.95, tilt: [0.1, 0] }),
          ...placed(halfEgg(), { position: [0.021, 0.006, -0.004], turn: 2.4, scale: 0.95, tilt: [0, 0.1] }),
        ]
      : []),
  ];
  const [rim, glaze] = plate(0.112, '#d9dcda');
  return {
    mesh: meshOf([
      [rim, glaze],
      ...placed(toast(true), at([-0.012, PLATE_TOP, 0.04], 0.15)),
      ...placed(toast(false), { position: [0.008, PLATE_TOP + 0.001, -0.05], turn: -0.1, scale: 1 }),
    ]),
    colored: [glaze],
  };
}
