import { grid } from '../../geometry/grid.ts';
import { lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape, turnedOver } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { ThingModel } from '../thing.ts';
import { bunSkin, LETTUCE, TOMATO } from './bun.ts';
import { cutFace, strewn } from './serving.ts';

/** A ring of a leaf that waves around what it lies under. */
function leafRing(inner: number, outer: number, y: number, seed: number): Shape {
  const sheet = grid(200, 8, (u, v) => {
    const angle = u * Math.PI * 2;
    const reach = inner + (outer - inner) * v * (1 + 0.22 * Math.sin(angle * 5 + seed));
    const wave = v * v * (0.0042 * Math.sin(angle * 17 + seed) + 0.002 * Math.sin(angle * 41));
    return { position: [Math.sin(angle) * reach, y + wave - 0.003 * v, Math.cos(angle) * reach] };
  });
  return mergeShapes([sheet, turnedOver(sheet)]);
}

const BUN_TOP = smoothProfile(
  [
    [0.05, 0],
    [0.0535, 0.004],
    [0.0535, 0.012],
    [0.046, 0.026],
    [0.029, 0.0365],
    [0, 0.0405],
  ],
  6,
);

export function burger(): ThingModel {
  const skin = bunSkin(4);
  const crumb = createMaterial('crumb', '#ecd0a0');
  const patty: Material = {
    ...createMaterial('meat', '#4a2614'),
    coat: { strength: 0.5, roughness: 0.22 },
    detail: { kind: 'crumb', scale: 0.03, bump: 0.0022, roughness: 0.15, tint: 0.45 },
  };
  const cheese: Material = {
    ...createMaterial('cheese', '#eda92c'),
    coat: { strength: 0.35, roughness: 0.2 },
  };
  const radius = 0.051;
  const lower = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.04, 0],
        [0.05, 0.004],
        [0.0525, 0.011],
        [radius, 0.018],
      ],
      5,
    ),
    { crease: 1.2 },
  );
  const rough = ([x, y, z]: Vec3): Vec3 => {
    const angle = Math.atan2(x, z);
    const wave =
      1 +
      0.02 * Math.sin(angle * 5 + 1) +
      0.012 * Math.sin(angle * 13) +
      0.01 * Math.sin(y * 400 + angle * 3);
    return [x * wave, y, z * wave];
  };
  const disk = (r: number, height: number, y: number): Shape =>
    placeShape(
      bendShape(
        lathe(
          smoothProfile(
            [
              [0, 0],
              [r * 0.93, 0.0004],
              [r, height * 0.3],
              [r, height * 0.7],
              [r * 0.93, height],
              [0, height],
            ],
            5,
          ),
          { crease: 1.3, segments: 96 },
        ),
        rough,
      ),
      at([0, y, 0]),
    );
  // A square slice that hangs over the edge of what it lies on.
  const slice = grid(48, 48, (u, v) => {
    const [x, z] = [(u - 0.5) * 0.098, (0.5 - v) * 0.098];
    const over = Math.max(0, Math.hypot(x, z) - 0.0505);
    const hang = Math.min(over * 1.1, 0.02);
    const pull = over > 0 ? 1 - (over * 0.42) / Math.hypot(x, z) : 1;
    return { position: [x * pull, 0.041 - hang + 0.0004 * Math.sin(x * 150), z * pull] };
  });
  const melted = mergeShapes([slice, placeShape(turnedOver(slice), at([0, -0.0019, 0]))]);
  const rings = [
    [-0.014, 0.012],
    [0.016, -0.006],
  ].map(([x, z]) => placeShape(disk(0.031, 0.0062, 0), at([x!, 0.0445, z!])));
  const top = placeShape(
    bendShape(lathe(BUN_TOP, { crease: 3, segments: 96 }), ([x, y, z]) => {
      const wave = 1 + 0.012 * Math.sin(Math.atan2(x, z) * 3 + 1);
      return [x * wave, y + 0.0007 * Math.sin(x * 110) * Math.cos(z * 90), z * wave];
    }),
    at([0, 0.0535, 0]),
  );
  const seeds = Array.from({ length: 95 }, (_, i) => {
    const [x, z] = strewn(i, 95, 0.043, 5);
    const r = Math.hypot(x, z);
    const upper = BUN_TOP.findIndex(([radius, y]) => y > 0.012 && radius < r);
    const y = 0.0532 + BUN_TOP.at(upper)![1];
    return placeShape(
      bendShape(sphere(0.0012, 10), ([px, py, pz]) => [px * 0.8, py * 0.55, pz * (pz > 0 ? 1.7 : 1.25)]),
      { position: [x, y, z], turn: hash(i, 3, 5) * 6.3, scale: 1, tilt: [z * 12, -x * 12] },
    );
  });
  const cover = placeShape(cutFace(0.05, 3), at([0, 0.018, 0]));
  const ceiling = placeShape(cutFace(0.05, 3), { ...at([0, 0.0537, 0]), tilt: [Math.PI, 0] });
  return {
    mesh: meshOf([
      [mergeShapes([lower, top]), skin],
      [mergeShapes([cover, ceiling]), crumb],
      [leafRing(0.035, 0.058, 0.0205, 1), LETTUCE],
      [disk(0.0525, 0.0175, 0.0222), patty],
      [melted, cheese],
      [mergeShapes(rings), TOMATO],
      [leafRing(0.034, 0.055, 0.0525, 4), LETTUCE],
      [mergeShapes(seeds), createMaterial('matte', '#ecd9ab')],
    ]),
    colored: [],
  };
}
