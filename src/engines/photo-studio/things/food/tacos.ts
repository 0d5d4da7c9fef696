import { grid } from '../../geometry/grid.ts';
import { sphere } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape, turnedOver } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { type Part, placed } from '../parts.ts';
import type { ThingModel } from '../thing.ts';
import { PLATE_TOP, plate } from './serving.ts';

/** Three soft tortillas in a row, filled. */
export function tacos(): ThingModel {
  const shell: Material = {
    ...createMaterial('bread', '#ffffff'),
    softness: 0.3,
    coat: { strength: 0.1, roughness: 0.4 },
    texture: paintTexture(512, 512, (u, v) => {
      const spots = smoothStep(0.58, 0.74, layers(u, v, 11, 11, 3, 3));
      const base = mixPaint([0.93, 0.8, 0.53], [0.86, 0.68, 0.38], layers(u, v, 24, 24, 3, 6));
      return mixPaint(base, [0.55, 0.32, 0.13], spots * 0.75);
    }),
  };
  const beef = createMaterial('meat', '#5d3219');
  const red: Material = { ...createMaterial('fruit', '#c2311b'), coat: { strength: 0.8, roughness: 0.1 } };
  const green: Material = { ...createMaterial('lettuce', '#86b04a'), isCutOut: false };
  const white = createMaterial('cheese', '#f0e7cf');
  const onion: Material = { ...createMaterial('fruit', '#8c3a66'), softness: 0.5 };
  const radius = 0.062;
  const tortilla = grid(64, 40, (u, v) => {
    // A disk folded over the x axis into a U.
    const angle = u * Math.PI * 2;
    const r = radius * v * (1 + 0.02 * Math.sin(angle * 5));
    const [x, across] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const fold = 0.015;
    const s = Math.abs(across);
    const bend = Math.min(s, fold * 1.35);
    const a = bend / fold;
    const rest = s - bend;
    const z = Math.sign(across) * (Math.sin(a) * fold + rest * Math.cos(a));
    const y = fold * (1 - Math.cos(a)) + rest * Math.sin(a) + 0.0016 * Math.sin(x * 120 + across * 60);
    return { position: [x, y, z * (1 + 0.06 * Math.sin(x * 50))], uv: [0.5 + x * 8, 0.5 + across * 8] };
  });
  const inner = placeShape(tortilla, { ...at([0, 0.0014, 0]), scale: [0.985, 0.99, 0.93] });
  // Both sides are seen: the inner one faces up, the outer one down.
  const outer = turnedOver(tortilla);
  const piece = (count: number, seed: number, high: number, shape: (i: number) => Shape): Shape =>
    mergeShapes(
      Array.from({ length: count }, (_, i) => {
        const x = ((i + 0.5) / count - 0.5) * radius * 1.62 + (hash(i, 1, seed) - 0.5) * 0.01;
        const room = Math.sqrt(Math.max(0, 1 - (x / radius) ** 2));
        return placeShape(shape(i), {
          position: [
            x,
            (high + 0.009 * hash(i, 2, seed)) * (0.35 + 0.65 * room),
            (hash(i, 3, seed) - 0.5) * 0.03 * room,
          ],
          turn: hash(i, 4, seed) * 6.3,
          scale: 0.8 + 0.5 * hash(i, 5, seed),
          tilt: [hash(i, 6, seed) * 2 - 1, hash(i, 7, seed) * 2 - 1],
        });
      }),
    );
  const crumb = bendShape(sphere(0.0045, 14), ([x, y, z]) => {
    const lump = 1 + 0.5 * (layers(x * 60 + 0.5, (y + z) * 60 + 0.5, 3, 3, 2, 5) - 0.5);
    return [x * lump, y * lump * 0.8, z * lump];
  });
  const cube = roundedBox({ width: 0.0062, height: 0.0062, depth: 0.0062, radius: 0.0012 });
  const shred = grid(14, 3, (u, v) => ({
    position: [(u - 0.5) * 0.028, 0.0028 * Math.sin(u * 9) + 0.0015 * Math.sin(u * 23), (v - 0.5) * 0.005],
  }));
  const ring = tube(
    smoothPath([
      [-0.009, 0, 0],
      [-0.005, 0.0035, 0.004],
      [0.004, 0.004, 0.005],
      [0.009, 0, 0.001],
    ]),
    0.0013,
    { segments: 8 },
  );
  const rod = roundedBox({ width: 0.013, height: 0.0013, depth: 0.0016, radius: 0.0005, segments: 1 });
  const taco = (seed: number): Part[] => [
    [mergeShapes([outer, inner]), shell],
    [piece(40, seed, 0.021, () => crumb), beef],
    [piece(26, seed + 1, 0.031, () => shred), green],
    [piece(13, seed + 2, 0.04, () => cube), red],
    [piece(9, seed + 3, 0.042, () => ring), onion],
    [piece(24, seed + 4, 0.042, () => rod), white],
  ];
  const [rim, glaze] = plate(0.13, '#c9ced0');
  const spots = [-0.052, 0, 0.052];
  return {
    mesh: meshOf([
      [rim, glaze],
      ...spots.flatMap((x, i) =>
        placed(taco(i * 10 + 3), {
          position: [x, PLATE_TOP, (i - 1) * 0.004],
          turn: Math.PI / 2 + 0.22 + (i - 1) * 0.07,
          scale: 0.96,
        }),
      ),
    ]),
    colored: [glaze],
  };
}
