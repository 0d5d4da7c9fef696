import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { ThingModel } from '../thing.ts';

/** A bean with its cut side up, 11 mm long, around the origin. */
function bean(): Shape {
  return grid(14, 8, (u, v) => {
    const [around, angle] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
    const [x, z] = [Math.cos(angle) * Math.sin(around) * 0.0039, Math.cos(angle) * Math.cos(around) * 0.0056];
    const y = Math.sin(angle) * (angle > 0 ? 0.0012 : 0.003);
    const bent = x + 0.0004 * Math.sin((z / 0.0056) * 2.4);
    const cut = angle > 0 ? 0.0016 * Math.exp(-((bent / 0.0005) ** 2)) : 0;
    return { position: [x, y - cut, z] };
  });
}

/** A heap of roasted beans with a wooden scoop. */
export function coffeeBeans(): ThingModel {
  const one = bean();
  const heap = (x: number, z: number) => 0.036 * Math.exp(-((x / 0.062) ** 2 + ((z + 0.01) / 0.05) ** 2));
  const roasts = [[], [], []] as Shape[][];
  const lay = (i: number, seed: number, position: readonly [number, number, number]) =>
    roasts[i % 3]!.push(
      placeShape(one, {
        position,
        turn: hash(i, 1, seed) * 6.3,
        scale: 0.9 + 0.25 * hash(i, 2, seed),
        tilt:
          hash(i, 3, seed) < 0.55
            ? [0.5 * hash(i, 4, seed), 0.5 * hash(i, 5, seed)]
            : [2.7, 0.4 * hash(i, 6, seed)],
      }),
    );
  for (let i = 0; i < 620; i++) {
    const [angle, r] = [i * 2.39996, 0.1 * Math.sqrt((i + 0.5) / 620)];
    const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r * 0.8];
    // Fewer lie loose at the edge.
    if (r > 0.075 && hash(i, 7, 2) < (r - 0.075) / 0.03) continue;
    lay(i, 2, [x, 0.003 + heap(x, z) + 0.002 * hash(i, 8, 2), z]);
  }
  const scoop = lathe(
    smoothProfile([
      [0, 0],
      [0.016, 0.001],
      [0.026, 0.008],
      [0.03, 0.02],
      [0.031, 0.03],
      [0.028, 0.03],
      [0.024, 0.012],
      [0, 0.005],
    ]),
    { crease: 1 },
  );
  const handle = tube(
    smoothPath([
      [0.028, 0.02, 0],
      [0.06, 0.022, 0],
      [0.1, 0.026, 0],
    ]),
    (along) => 0.0055 + 0.0015 * Math.sin(along * Math.PI),
    { segments: 20 },
  );
  const inScoop = { position: [0.048, 0.012, 0.05] as const, turn: -0.6, scale: 1 };
  for (let i = 0; i < 46; i++) {
    const [angle, r] = [i * 2.39996, 0.022 * Math.sqrt((i + 0.5) / 46)];
    lay(i, 5, [0.048 + Math.sin(angle) * r, 0.032 + 0.009 * (1 - r / 0.022), 0.05 + Math.cos(angle) * r]);
  }
  const roast = (color: string): Material => ({
    ...createMaterial('satin', color),
    coat: { strength: 0.25, roughness: 0.35 },
  });
  return {
    mesh: meshOf([
      [mergeShapes(roasts[0]!), roast('#6b4023')],
      [mergeShapes(roasts[1]!), roast('#7a4b2b')],
      [mergeShapes(roasts[2]!), roast('#5c351c')],
      [placeShape(mergeShapes([scoop, handle]), inScoop), createMaterial('raw-wood', '#b98b58')],
    ]),
    colored: [],
  };
}
