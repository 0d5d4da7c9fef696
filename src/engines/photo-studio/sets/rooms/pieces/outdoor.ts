import { grid } from '../../../geometry/grid.ts';
import { sphere } from '../../../geometry/lathe.ts';
import { floorPlane } from '../../../geometry/plane.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Mesh } from '../../../scene/mesh.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { block, legs, METALS, type Piece, piece } from './piece.ts';
import { lean, scatterCushion, softBox } from './soft.ts';

/** A garden sofa: an open frame with loose cushions. */
export function loungeSofa(
  random: Random,
  width: number,
  frame: Material,
  cover: Material,
  cushions: readonly Material[],
): Piece {
  const depth = 0.86;
  const seats = width > 2 ? 3 : 2;
  const inner = width - 0.14;
  const slats = Math.round(width / 0.09);
  return piece('sofa', [
    [
      mergeShapes([
        block([width, 0.06, depth], [0, 0.2, 0], { radius: 0.008 }),
        legs(width, depth, 0.6, 0.06),
        block([width, 0.05, 0.06], [0, 0.72, -depth / 2 + 0.03], { radius: 0.01 }),
        ...[-1, 1].flatMap((side) => [
          block([0.07, 0.035, depth], [side * (width / 2 - 0.03), 0.58, 0], { radius: 0.01 }),
          block([0.06, 0.74, 0.06], [side * (width / 2 - 0.03), 0, -depth / 2 + 0.03], { radius: 0.008 }),
        ]),
        ...Array.from({ length: slats }, (_, i) =>
          block([0.03, 0.48, 0.018], [((i + 0.5) / slats - 0.5) * (width - 0.1), 0.25, -depth / 2 + 0.03]),
        ),
      ]),
      frame,
    ],
    [
      mergeShapes(
        Array.from({ length: seats }, (_, i) => ((i - (seats - 1) / 2) * inner) / seats).flatMap((x) => [
          placeShape(
            softBox([inner / seats - 0.008, 0.15, depth - 0.12], {
              edge: 0.17,
              puff: 0.02,
              seed: random.seed(),
            }),
            at([x, 0.255, 0.03]),
          ),
          lean(
            softBox([inner / seats - 0.015, 0.42, 0.15], { edge: 0.28, seed: random.seed() }),
            [x, 0.4, -depth / 2 + 0.19],
            0.22,
          ),
        ]),
      ),
      cover,
    ],
    ...cushions.map(
      (material, i) =>
        [
          lean(
            scatterCushion(0.42, 0.15, random.seed(), i === 1 ? 1.3 : 1),
            [[-0.36, 0.36, 0.14][i % 3]! * inner, 0.42, -depth / 2 + 0.36 + (i % 2) * 0.04],
            0.34,
            random.between(-0.2, 0.2),
          ),
          material,
        ] as const,
    ),
  ]);
}

/** A long trough with grasses. */
export function planter(random: Random, width: number, box: Material): Piece {
  const blades = Array.from({ length: 320 }, () => {
    const [x, z] = [random.between(-0.46, 0.46) * width, random.between(-0.13, 0.13)];
    const turn = random.between(0, 6.28);
    const long = random.between(0.35, 0.8);
    const out = random.between(0.1, 0.4) * long;
    return placeShape(
      grid(1, 6, (u, v) => ({
        position: [(u - 0.5) * 0.011 * (1.05 - v), v * long - 0.2 * out * v * v, out * v * v],
      })),
      at([x, 0.42, z], turn),
    );
  });
  return piece('plant', [
    [block([width, 0.44, 0.36], [0, 0, 0], { radius: 0.01, segments: 2 }), box],
    [block([width - 0.03, 0.004, 0.33], [0, 0.439, 0]), createMaterial('soil', '#3b2f25')],
    [mergeShapes(blades), { ...createMaterial('leaf', '#6f8247'), isCutOut: false }],
  ]);
}

/** The floor of a terrace, the house's wall or a hedge behind it, and a railing at one side. */
export function terraceShell(
  random: Random,
  width: number,
  depth: number,
  { floor, wall, isLit }: { floor: Material; wall: Material; isLit: boolean },
): Mesh {
  const form = random.pick(['wall', 'railing', 'screen', 'wall'] as const);
  const wide = width + 6;
  const back: (readonly [Shape, Material])[] = [];
  if (form === 'wall') back.push([block([wide, 2.9, 0.2], [0, 0, -0.1], { radius: 0.002 }), wall]);
  else if (form === 'screen') {
    const count = Math.round(wide / 0.085);
    back.push([
      mergeShapes([
        ...Array.from({ length: count }, (_, i) =>
          block([0.05, 2.1, 0.03], [((i + 0.5) / count - 0.5) * wide, 0.03, -0.02]),
        ),
        block([wide, 0.06, 0.04], [0, 0.3, -0.055]),
        block([wide, 0.06, 0.04], [0, 1.8, -0.055]),
      ]),
      createMaterial('raw-wood', '#a87c50'),
    ]);
  } else {
    const count = Math.round(wide / 0.11);
    back.push([
      mergeShapes([
        block([wide, 0.045, 0.06], [0, 1.02, 0.02], { radius: 0.01 }),
        block([wide, 0.03, 0.03], [0, 0.1, 0.02]),
        ...Array.from({ length: count }, (_, i) =>
          block([0.014, 0.92, 0.014], [((i + 0.5) / count - 0.5) * wide, 0.11, 0.02], { radius: 0.002 }),
        ),
      ]),
      METALS.black,
    ]);
  }
  // Beyond a railing is the garden, far below.
  const behind = form === 'railing' ? 0.12 : 4;
  const long = depth + 4 + behind;
  const string = isLit ? lightString(wide, form === 'wall' ? 2.5 : 2.7) : [];
  return meshOf([
    [placeShape(floorPlane(wide, long), at([0, 0, long / 2 - behind])), floor],
    ...back,
    ...string,
  ]);
}

/** Small bulbs on a sagging cord. */
function lightString(width: number, height: number): (readonly [Shape, Material])[] {
  const points = Array.from({ length: 61 }, (_, i): Vec3 => {
    const t = (i / 60) * 4;
    return [(i / 60 - 0.5) * width, height + 0.35 * (2 * (t - Math.floor(t)) - 1) ** 2 - 0.3, 0.5];
  });
  const glow: Material = { color: [0.9, 0.85, 0.7], roughness: 0.3, metallic: 0, emission: [9, 5.8, 2.6] };
  return [
    [tube(points, 0.004, { segments: 6 }), createMaterial('rubber', '#151515')],
    [
      mergeShapes(
        points
          .filter((_, i) => i % 2)
          .map(([x, y, z]) => placeShape(sphere(0.022, 14), at([x, y - 0.05, z]))),
      ),
      glow,
    ],
  ];
}
