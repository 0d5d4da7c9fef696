import { mergeShapes } from '../../../geometry/shape.ts';
import type { Material } from '../../../scene/material.ts';
import { block, type Piece, piece, rod } from './piece.ts';

/** A long lamp on two wires; its origin is its lowest point, the wires reach `cord` meters above it. */
export function linearLamp(width: number, cord: number, metal: Material, isLit: boolean): Piece {
  const glow: Material = {
    color: [0.85, 0.85, 0.84],
    roughness: 0.5,
    metallic: 0,
    translucency: 0.4,
    emission: isLit ? [2.6, 2.2, 1.7] : [0.9, 0.9, 0.88],
  };
  return piece(
    'pendant',
    [
      [
        mergeShapes([
          block([width, 0.05, 0.06], [0, 0.006, 0], { radius: 0.004 }),
          ...[-1, 1].map((side) => rod(0.0018, cord - 0.05, [side * width * 0.4, 0.05, 0])),
        ]),
        metal,
      ],
      [block([width - 0.02, 0.008, 0.05], [0, 0, 0], { radius: 0.002 }), glow],
    ],
    { lamps: [-0.3, 0.3].map((x) => ({ position: [x * width, -0.08, 0], radius: 0.07, power: 1.1 })) },
  );
}
