import { grid } from '../../geometry/grid.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { ThingModel } from '../thing.ts';
import { HERB, herb, PLATE_TOP, plate, strewn } from './serving.ts';

/** A nest of long noodles under a sauce of tomato, with basil and cheese. */
export function spaghetti(): ThingModel {
  const noodle: Material = {
    ...createMaterial('cheese', '#e2bd6c'),
    softness: 0.45,
    roughness: 0.42,
    coat: { strength: 0.5, roughness: 0.18 },
  };
  const top = (x: number, z: number) => PLATE_TOP + 0.038 * Math.exp(-((Math.hypot(x, z) / 0.058) ** 2.6));
  const strands = Array.from({ length: 120 }, (_, i) => {
    // Loops around the middle, each in a plane of its own within the heap.
    const loop = 0.018 + 0.05 * Math.sqrt(hash(i, 1, 5));
    const [cx, cz] = strewn(i, 120, 0.024, 8);
    const depth = hash(i, 2, 5);
    const start = hash(i, 3, 5) * Math.PI * 2;
    const sweep = 2.2 + 3 * hash(i, 4, 5);
    const count = 16;
    const path = Array.from({ length: count }, (_, k): Vec3 => {
      const t = k / (count - 1);
      const angle = start + sweep * t;
      const r = loop * (1 + 0.22 * Math.sin(angle * 2 + i) * hash(i, 5, 5));
      const [x, z] = [cx + Math.sin(angle) * r, cz + Math.cos(angle) * r * 0.9];
      const high = top(x, z) - PLATE_TOP;
      const y = PLATE_TOP + 0.0013 + high * (0.25 + 0.75 * depth) + 0.0025 * Math.sin(angle * 3 + i * 1.7);
      return [x, Math.max(PLATE_TOP + 0.0012, y), z];
    });
    return tube(smoothPath(path, 4), 0.00115, { segments: 8 });
  });
  const sauce: Material = {
    ...createMaterial('sauce', '#ffffff'),
    softness: 0.3,
    roughness: 0.35,
    coat: { strength: 0.75, roughness: 0.12 },
    texture: paintTexture(512, 512, (u, v) => {
      const meat = smoothStep(0.52, 0.66, layers(u, v, 30, 30, 3, 5));
      const red = mixPaint([0.62, 0.13, 0.05], [0.75, 0.25, 0.08], layers(u, v, 16, 16, 3, 2));
      return mixPaint(red, [0.36, 0.16, 0.08], meat * 0.8);
    }),
  };
  const ladle = grid(120, 40, (u, v) => {
    const angle = u * Math.PI * 2;
    const edge =
      0.04 * (1 + 0.16 * Math.sin(angle * 3 + 1) + 0.09 * Math.sin(angle * 7) + 0.05 * Math.sin(angle * 13));
    const r = (1 - v) * edge;
    const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
    const lumps = 0.006 * (layers(0.5 + x * 7, 0.5 + z * 7, 6, 6, 3, 9) - 0.35) * smoothStep(0, 0.25, v);
    const thick = 0.0055 * smoothStep(0, 0.3, v);
    return { position: [x, top(x, z) - 0.001 + thick + lumps, z], uv: [0.5 + x * 9, 0.5 + z * 9] };
  });
  const leaves = [0, 1, 2, 3].map((i) =>
    herb(0.026, [0, PLATE_TOP + 0.046, 0], 0.4 + i * 1.6, -0.15 - 0.1 * (i % 2)),
  );
  const shreds = Array.from({ length: 46 }, (_, i) => {
    const [x, z] = strewn(i, 46, 0.042, 3);
    return placeShape(
      roundedBox({ width: 0.0062, height: 0.0009, depth: 0.0013, radius: 0.0004, segments: 1 }),
      {
        position: [x, top(x, z) + 0.006, z],
        turn: hash(i, 4, 9) * 6,
        scale: 0.8 + 0.6 * hash(i, 5, 9),
        tilt: [hash(i, 6, 9) - 0.5, hash(i, 7, 9) - 0.5],
      },
    );
  });
  const [rim, glaze] = plate(0.135, '#e6e1d6');
  return {
    mesh: meshOf([
      [rim, glaze],
      [mergeShapes(strands), noodle],
      [ladle, sauce],
      [mergeShapes(leaves), HERB],
      [mergeShapes(shreds), createMaterial('cheese', '#efdfae')],
    ]),
    colored: [glaze],
  };
}
