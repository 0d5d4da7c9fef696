import { grid } from '../../../geometry/grid.ts';
import { cylinder } from '../../../geometry/lathe.ts';
import { floorPlane } from '../../../geometry/plane.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { FINISHES } from '../../../materials/finishes.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { repeatingNoise } from '../surfaces/paint-texture.ts';
import { rugPattern } from '../surfaces/rugs.ts';
import { block, type Piece, piece } from './piece.ts';

/** A rug with a woven pattern. */
export function rug(random: Random, width: number, depth: number, ground: Rgb, accent: Rgb): Piece {
  const texture = rugPattern(random, ground, accent, width, depth);
  const top: Material = { ...FINISHES.rug, color: [0.95, 0.95, 0.95], texture };
  const side: Material = { ...FINISHES.rug, color: ground };
  return piece(
    'rug',
    [
      [placeShape(floorPlane(width - 0.01, depth - 0.01), at([0, 0.0125, 0])), top],
      [block([width, 0.012, depth], [0, 0, 0], { radius: 0.005 }), side],
    ],
    { colored: [top, side] },
  );
}

/** A round rug of braided rings. */
export function roundRug(diameter: number, color: Rgb): Piece {
  const material: Material = {
    ...FINISHES.rug,
    color,
    detail: { kind: 'crumb', scale: 0.05, bump: 0.004, roughness: 0, tint: 0.4 },
  };
  const rings = Math.round(diameter / 2 / 0.045);
  return piece('rug', [
    [
      mergeShapes([
        cylinder(diameter / 2, 0.011, { edge: 0.005, segments: 96 }),
        grid(96, rings * 4, (u, v) => {
          const angle = u * 2 * Math.PI;
          const r = (v * diameter) / 2 - 0.002;
          return {
            position: [
              Math.sin(angle) * r,
              0.011 + 0.0018 * Math.abs(Math.sin(v * rings * Math.PI)),
              Math.cos(angle) * r,
            ],
          };
        }),
      ]),
      material,
    ],
  ]);
}

/** A curtain that hangs in folds, `width` wide as it hangs; it faces +z. */
export function curtain(random: Random, width: number, height: number, material: Material): Piece {
  const folds = Math.max(3, Math.round(width / 0.1));
  const noise = repeatingNoise(random.seed(), 7, 5);
  const phase = random.between(0, 6);
  const sheet: Shape = grid(folds * 10, 16, (u, v) => {
    const bent = u + 0.018 * (noise(u, v * 0.5) - 0.5);
    const deep = 0.034 + 0.014 * Math.sin(u * 9 + phase) - 0.01 * v;
    return {
      position: [
        (u - 0.5) * width * (1 - 0.06 * v),
        v * height,
        deep * Math.sin(bent * folds * 2 * Math.PI + phase) + 0.015 * (noise(u, v) - 0.5),
      ],
    };
  });
  return piece('curtain', [[sheet, material]], { colored: [material] });
}

/** Cloth for curtains: sheer lets most light through. */
export function curtainCloth(color: Rgb, isSheer: boolean): Material {
  return { ...FINISHES.curtain, color, translucency: isSheer ? 0.6 : 0.22 };
}

export function curtainRail(width: number, metal: Material): Piece {
  const rail = placeShape(cylinder(0.011, width, { segments: 16 }), {
    ...at([width / 2, 0.02, 0]),
    tilt: [0, Math.PI / 2],
  });
  return piece('rail', [
    [
      mergeShapes([
        rail,
        ...[-1, 1].map((side) => block([0.03, 0.03, 0.03], [(side * width) / 2, 0.005, 0], { radius: 0.01 })),
      ]),
      metal,
    ],
  ]);
}
