import { cylinder } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { latheAlongZ } from '../../../things/forms.ts';
import { hungTowel } from './bath.ts';
import { COUNTER } from './kitchen.ts';
import { block, type Piece, paint, piece } from './piece.ts';

/** Meters. */
export const MACHINE = { width: 0.6, height: 0.85, depth: 0.58 } as const;
const DOOR = { height: 0.43, radius: 0.205 } as const;

const ENAMEL: Material = { ...paint([0.8, 0.8, 0.79], 0.3), coat: { strength: 0.5, roughness: 0.1 } };
const GLASS = createMaterial('screen', '#15181b');
const DARK = createMaterial('plastic', '#1d1e20');

/** A machine with a round glass door in its front; a dryer's door is closed by a wider ring and has no drawer. */
export function washingMachine(kind: 'washing-machine' | 'dryer'): Piece {
  const { width, height, depth } = MACHINE;
  const face = depth / 2;
  const onFront = (shape: Shape, x: number, y: number) => placeShape(shape, at([x, y, face]));
  const isWasher = kind === 'washing-machine';
  const inner = isWasher ? 0.15 : 0.16;
  const ring = latheAlongZ([
    [DOOR.radius, 0],
    [DOOR.radius, 0.012],
    [DOOR.radius - 0.008, 0.03],
    [inner + 0.012, 0.038],
    [inner, 0.03],
    [inner - 0.004, 0.01],
  ]);
  const bowl = latheAlongZ([
    [inner, 0.02],
    [inner * 0.86, 0.036],
    [inner * 0.55, 0.046],
    [inner * 0.2, 0.05],
    [0, 0.05],
  ]);
  const knob = latheAlongZ([
    [0.034, 0],
    [0.034, 0.004],
    [0.027, 0.006],
    [0.025, 0.022],
    [0.021, 0.025],
    [0, 0.025],
  ]);
  const top = height - 0.062;
  const line = (size: Vec3, x: number, y: number) => block(size, [x, y, face], { radius: 0.0006 });
  return piece(kind, [
    [
      mergeShapes([
        block([width, height - 0.03, depth], [0, 0.03, 0], { radius: 0.01, segments: 3 }),
        ...(isWasher
          ? [
              block([0.17, 0.085, 0.012], [-0.19, height - 0.107, face - 0.003], {
                radius: 0.004,
                segments: 2,
              }),
            ]
          : []),
      ]),
      ENAMEL,
    ],
    [
      mergeShapes([onFront(ring, 0, DOOR.height), onFront(knob, 0, top)]),
      isWasher ? createMaterial('chrome', '#cfd0d2') : ENAMEL,
    ],
    [onFront(bowl, 0, DOOR.height), GLASS],
    [
      mergeShapes([
        block([width - 0.05, 0.032, depth - 0.06], [0, 0, -0.01]),
        // The joint below the panel, the display, and the grip of the door.
        line([width - 0.012, 0.0025, 0.002], 0, height - 0.125),
        block([0.105, 0.04, 0.004], [0.17, top - 0.02, face], { radius: 0.0015 }),
        block([0.02, 0.07, 0.012], [inner + 0.03, DOOR.height - 0.035, face + 0.032], { radius: 0.005 }),
      ]),
      DARK,
    ],
  ]);
}

/** Meters. */
export function counterWidth(machines: number): number {
  return machines * (MACHINE.width + 0.02) + 0.13;
}

/** A worktop on two cheeks, with room for that many machines below. */
export function machineCounter(machines: number, worktop: Material, cheek: Material): Piece {
  const width = counterWidth(machines);
  const top = COUNTER.height - 0.035;
  return piece('counter', [
    [block([width, 0.035, COUNTER.depth], [0, top, 0], { radius: 0.004, segments: 2 }), worktop],
    [
      mergeShapes(
        [-1, 1].map((side) =>
          block([0.022, top, COUNTER.depth - 0.03], [(side * (width - 0.022)) / 2, 0, -0.01]),
        ),
      ),
      cheek,
    ],
  ]);
}

/** A folding rack with towels over its bars, at most three. */
export function dryingRack(random: Random, metal: Material, cloths: readonly Material[]): Piece {
  const [width, depth, height] = [0.56, 0.9, 0.96];
  const bars = Array.from({ length: 9 }, (_, i) => (i / 8 - 0.5) * depth);
  const bar = (z: number) =>
    tube(
      [
        [-width / 2, height, z],
        [width / 2, height, z],
      ],
      0.0045,
    );
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      tube(
        [
          [side * (width / 2 - 0.01), height, end * depth * 0.3],
          [side * (width / 2 - 0.01), 0.012, -end * depth * 0.36],
        ],
        0.008,
      ),
    ),
  );
  const rails = [-1, 1].map((side) =>
    tube(
      [
        [side * (width / 2), height, -depth / 2],
        [side * (width / 2), height, depth / 2],
      ],
      0.008,
    ),
  );
  const feet = [-1, 1].map((end) =>
    placeShape(cylinder(0.009, width, { segments: 16 }), {
      ...at([width / 2, 0.012, end * depth * 0.36]),
      tilt: [0, Math.PI / 2],
    }),
  );
  return piece('drying-rack', [
    [mergeShapes([...bars.map(bar), ...legs, ...rails, ...feet]), metal],
    ...cloths.map((cloth, i) => {
      const [wide, long] = [0.42 - 0.05 * (i % 2), 0.4 + 0.09 * ((i * 2) % 3)];
      return [hungTowel(random, wide, long, height, bars[1 + i * 3]!), cloth] as const;
    }),
  ]);
}
