import { lathe, type ProfilePoint } from '../../../geometry/lathe.ts';
import { wallPlane } from '../../../geometry/plane.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb, Vec3 } from '../../../scene/vector.ts';
import { abstractPrint } from '../surfaces/prints.ts';
import { block, type Piece, paint, piece } from './piece.ts';
import { softBox } from './soft.ts';
import { coverOf } from './storage.ts';

/** An abstract print in a frame; its back touches the wall at z = 0. */
export function framedPrint(
  random: Random,
  width: number,
  height: number,
  frame: Material,
  colors: readonly Rgb[],
): Piece {
  const edge = 0.018;
  const mat = random.chance(0.6) ? Math.min(width, height) * 0.09 : 0;
  const print: Material = {
    color: [0.92, 0.92, 0.92],
    texture: abstractPrint(random, colors, (width - 2 * mat) / (height - 2 * mat)),
    roughness: 0.7,
    metallic: 0,
  };
  return piece('picture', [
    [ring(width, height, edge), frame],
    [placeShape(wallPlane(width, height), at([0, 0, 0.014])), createMaterial('paper', '#efece4')],
    [
      placeShape(wallPlane(width - 2 * mat - 0.01, height - 2 * mat - 0.01), at([0, mat + 0.005, 0.0155])),
      print,
    ],
  ]);
}

/** A mirror, round if `height` is left out; its back touches the wall at z = 0. */
export function wallMirror(width: number, frame: Material, height?: number): Piece {
  const glass = createMaterial('mirror', '#e4e8e8');
  if (height) {
    return piece('mirror', [
      [ring(width, height, 0.016), frame],
      [placeShape(wallPlane(width, height), at([0, 0, 0.016])), glass],
    ]);
  }
  const r = width / 2;
  const upright = (shape: Shape) => placeShape(shape, { ...at([0, r, 0]), tilt: [Math.PI / 2, 0] });
  return piece('mirror', [
    [
      upright(
        lathe(
          [
            [r - 0.014, 0],
            [r, 0],
            [r, 0.026],
            [r - 0.014, 0.026],
            [r - 0.014, 0],
          ],
          { segments: 80 },
        ),
      ),
      frame,
    ],
    [
      upright(
        lathe(
          [
            [0, 0.012],
            [r - 0.012, 0.012],
          ],
          { segments: 80 },
        ),
      ),
      glass,
    ],
  ]);
}

/** A clock without numbers; its back touches the wall at z = 0. */
export function wallClock(width: number, frame: Material, face: Rgb): Piece {
  const r = width / 2;
  const upright = (shape: Shape) => placeShape(shape, { ...at([0, r, 0]), tilt: [Math.PI / 2, 0] });
  const hand = (long: number, angle: number): Shape =>
    placeShape(block([0.009, long, 0.003], [0, -0.02, 0.026], { radius: 0.001 }), {
      ...at([0, r, 0]),
      tilt: [0, angle],
    });
  return piece('clock', [
    [
      mergeShapes([
        upright(
          lathe(
            [
              [r - 0.012, 0],
              [r, 0],
              [r, 0.035],
              [r - 0.012, 0.035],
              [r - 0.012, 0],
            ],
            { segments: 64 },
          ),
        ),
        hand(r * 0.55, 0.95),
        hand(r * 0.8, -0.9),
      ]),
      frame,
    ],
    [
      upright(
        lathe(
          [
            [0, 0.02],
            [r - 0.01, 0.02],
          ],
          { segments: 64 },
        ),
      ),
      paint(face),
    ],
  ]);
}

/** Books that lie on each other. */
export function stackOfBooks(random: Random, count: number, colors: readonly Rgb[]): Piece {
  let y = 0;
  return piece(
    'books',
    Array.from({ length: count }, (_, i) => {
      const thick = random.between(0.018, 0.035);
      const [w, d] = [0.29 - i * 0.022, 0.21 - i * 0.014];
      const turn = random.between(-0.16, 0.16);
      const cover = block([w, thick, d], [0, y, 0], { radius: 0.002, turn });
      y += thick;
      return [cover, coverOf(random.pick(colors), random.next())] as const;
    }),
  );
}

const VASES: Readonly<Record<'bottle' | 'bowl' | 'jar' | 'ring' | 'dish', readonly ProfilePoint[]>> = {
  bottle: [
    [0, 0],
    [0.3, 0],
    [0.4, 0.1],
    [0.42, 0.3],
    [0.28, 0.5],
    [0.12, 0.68],
    [0.1, 0.9],
    [0.13, 1],
    [0.1, 1],
    [0.08, 0.9],
  ],
  jar: [
    [0, 0],
    [0.35, 0],
    [0.5, 0.25],
    [0.52, 0.5],
    [0.42, 0.78],
    [0.3, 0.9],
    [0.34, 1],
    [0.3, 1],
    [0.26, 0.9],
    [0, 0.7],
  ],
  bowl: [
    [0, 0],
    [0.4, 0],
    [0.44, 0.06],
    [0.9, 0.6],
    [1.1, 1],
    [1.07, 1],
    [0.86, 0.62],
    [0.4, 0.16],
    [0, 0.12],
  ],
  dish: [
    [0, 0],
    [1.2, 0],
    [1.6, 0.5],
    [1.9, 1],
    [1.84, 1],
    [1.5, 0.6],
    [0, 0.3],
  ],
  ring: [
    [0, 0],
    [0.3, 0],
    [0.3, 0.06],
    [0.2, 0.14],
    [0.36, 0.36],
    [0.2, 0.56],
    [0.32, 0.74],
    [0.2, 0.92],
    [0.24, 1],
    [0.2, 1],
    [0, 0.6],
  ],
};

/** A turned vessel of that height. */
export function vessel(form: keyof typeof VASES, height: number, material: Material): Piece {
  return piece('vase', [
    [
      lathe(
        VASES[form].map(([r, y]): ProfilePoint => [r * height, y * height]),
        { crease: 0.8 },
      ),
      material,
    ],
  ]);
}

/** A candle on a stick or a thick one by itself. */
export function candle(height: number, stick: Material | null): Piece {
  const wax: Material = { ...createMaterial('wax', '#efe4d0') };
  const foot = stick ? height * 0.45 : 0;
  const r = stick ? 0.011 : 0.035;
  return piece('candle', [
    ...(stick
      ? [
          [
            lathe([
              [0, 0],
              [0.05, 0],
              [0.05, 0.008],
              [0.012, 0.02],
              [0.009, foot - 0.03],
              [0.018, foot - 0.015],
              [0.018, foot],
              [0, foot],
            ]),
            stick,
          ] as const,
        ]
      : []),
    [
      placeShape(
        lathe([
          [0, 0],
          [r, 0],
          [r, height - foot - 0.004],
          [r - 0.004, height - foot],
          [0, height - foot - 0.006],
        ]),
        at([0, foot, 0]),
      ),
      wax,
    ],
    [
      placeShape(
        tube(
          [
            [0, height - 0.004, 0],
            [0.001, height + 0.008, 0],
          ],
          0.0009,
          { segments: 6 },
        ),
        at([0, 0, 0]),
      ),
      paint([0.05, 0.05, 0.05]),
    ],
  ]);
}

/** A shallow tray. */
export function tray(width: number, depth: number, material: Material): Piece {
  const wall = 0.012;
  return piece('tray', [
    [
      mergeShapes([
        block([width, 0.01, depth], [0, 0, 0]),
        ...[-1, 1].flatMap((side) => [
          block([wall, 0.035, depth], [(side * (width - wall)) / 2, 0, 0]),
          block([width, 0.035, wall], [0, 0, (side * (depth - wall)) / 2]),
        ]),
      ]),
      material,
    ],
  ]);
}

/** A woven basket with something soft in it. */
export function basket(radius: number, height: number, inside: Material | null): Piece {
  const weave = createMaterial('wicker', '#b08d5f');
  const rows = Math.round(height / 0.02);
  const profile: ProfilePoint[] = [
    [0, 0],
    [radius * 0.85, 0],
  ];
  for (let i = 0; i <= rows * 4; i++) {
    const t = i / (rows * 4);
    profile.push([
      radius * (0.86 + 0.14 * Math.sin(t * 2.2)) + 0.004 * Math.sin(t * rows * 2 * Math.PI),
      t * height,
    ]);
  }
  profile.push([radius * 0.9, height], [radius * 0.86, height * 0.3], [0, height * 0.28]);
  return piece('basket', [
    [lathe(profile, { crease: 1.2 }), weave],
    ...(inside
      ? [
          [
            placeShape(softBox([radius * 1.6, 0.24, radius * 1.5], { edge: 0.6 }), at([0, height - 0.14, 0])),
            inside,
          ] as const,
        ]
      : []),
  ]);
}

/** A picture frame's four bars in front of the wall. */
function ring(width: number, height: number, edge: number): Shape {
  const bar = (size: Vec3, position: Vec3) => block(size, position, { radius: 0.002 });
  return mergeShapes([
    bar([width + 2 * edge, edge, 0.026], [0, -edge, 0.013]),
    bar([width + 2 * edge, edge, 0.026], [0, height, 0.013]),
    bar([edge, height, 0.026], [-(width + edge) / 2, 0, 0.013]),
    bar([edge, height, 0.026], [(width + edge) / 2, 0, 0.013]),
  ]);
}
