import { grid } from '../../../geometry/grid.ts';
import { cylinder, lathe } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { repeatingNoise } from '../surfaces/paint-texture.ts';
import type { WoodPair } from '../surfaces/wood.ts';
import { tap } from './kitchen.ts';
import { block, type Piece, piece, rod } from './piece.ts';

const CERAMIC = createMaterial('ceramic', '#eceae6');

/** A tub that stands free, with a slanting rim or an even one; the tap is a piece by itself. */
export function bathtub(form: 'boat' | 'oval', outside: Material = CERAMIC): Piece {
  const [length, width, height] = [1.66, 0.76, 0.56];
  const rise = form === 'boat' ? 0.13 : 0;
  /** The wall from the foot (0) up to the lip, over it and down inside to the middle of the floor (1). */
  const pointAt = (u: number, v: number): Vec3 => {
    const angle = u * 2 * Math.PI;
    const [c, s] = [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
    const rim = height + rise * Math.abs(Math.cos(angle)) ** 2.2;
    const { reach, inset, low, up, above } = bathProfile(v);
    return [
      c * ((length / 2) * reach - inset),
      low + (rim - low) * up + above,
      s * ((width / 2) * reach - inset),
    ];
  };
  const shell = (from: number, to: number, rows: number) =>
    grid(96, rows, (u, v) => ({ position: pointAt(u, from + (to - from) * v) }));
  return piece('bathtub', [
    [shell(0, BATH.lip, 22), outside],
    [mergeShapes([shell(BATH.lip, BATH.inside, 10), shell(BATH.inside, 1, 30)]), CERAMIC],
  ]);
}

/** Fuller than an ellipse. */
const rounded = (value: number) => Math.sign(value) * Math.abs(value) ** 0.9;

/** Where lip and inner wall begin along the profile of a bath; thickness of its lip and level of its floor in meters. */
const BATH = { lip: 0.4, inside: 0.52, thick: 0.034, floor: 0.13 };

/** A place on the profile: its part of the outline less an inset, its part of the height over `low`, and meters above that. */
function bathProfile(v: number) {
  const { lip, inside, thick, floor } = BATH;
  const swell = (t: number) => 0.78 + 0.22 * t ** 0.7;
  if (v <= lip) {
    const t = v / lip;
    // The foot is drawn in.
    return { reach: swell(t) * (1 - 0.14 * (1 - t) ** 5), inset: 0, low: 0, up: t, above: 0 };
  }
  if (v <= inside) {
    const turn = ((v - lip) / (inside - lip)) * Math.PI;
    const half = thick / 2;
    return { reach: 1, inset: half - half * Math.cos(turn), low: 0, up: 1, above: half * Math.sin(turn) };
  }
  const t = 1 - (v - inside) / (1 - inside);
  if (t > 0.3) {
    const up = (t - 0.3) / 0.7;
    return { reach: swell(up), inset: thick, low: floor, up, above: 0 };
  }
  const part = Math.max(0.002, t / 0.3);
  return { reach: 0.78 * part, inset: thick * part, low: floor, up: 0, above: 0 };
}

/** A tap on a pole that stands beside a tub; it reaches towards +z. */
export function floorTap(metal: Material): Piece {
  return piece('tap', [
    [
      mergeShapes([
        cylinder(0.07, 0.012),
        rod(0.016, 0.82, [0, 0, 0]),
        tube(
          smoothPath(
            [
              [0, 0.82, 0],
              [0, 0.95, 0.02],
              [0, 1.0, 0.1],
              [0, 0.96, 0.2],
              [0, 0.88, 0.22],
            ],
            8,
          ),
          0.014,
        ),
        tube(
          [
            [-0.09, 0.76, 0],
            [0.09, 0.76, 0],
          ],
          0.013,
        ),
        tube(
          [
            [0.07, 0.76, 0.02],
            [0.07, 0.52, 0.035],
          ],
          0.011,
        ),
      ]),
      metal,
    ],
  ]);
}

/** A cabinet that hangs or stands with one or two bowls on it. */
export function vanity(
  width: number,
  wood: WoodPair,
  top: Material,
  metal: Material,
  form: 'slats' | 'drawers' | 'open',
): Piece {
  const [depth, height, foot] = [0.5, 0.82, form === 'open' ? 0 : 0.32];
  const bowls = width > 1.35 ? [-width / 4, width / 4] : [0];
  const body: (readonly [Shape, Material])[] =
    form === 'open'
      ? [
          [
            mergeShapes([
              ...[-1, 1].flatMap((sx) =>
                [-1, 1].map((sz) =>
                  block([0.05, height - 0.03, 0.05], [sx * (width / 2 - 0.04), 0, sz * (depth / 2 - 0.04)], {
                    radius: 0.005,
                  }),
                ),
              ),
              block([width - 0.04, 0.03, depth - 0.03], [0, 0.2, 0]),
              block([width - 0.04, 0.14, depth - 0.04], [0, height - 0.17, 0]),
            ]),
            wood.along,
          ],
        ]
      : [
          [
            block([width, height - foot - 0.03, depth - 0.02], [0, foot, -0.01], { radius: 0.004 }),
            wood.along,
          ],
          form === 'slats'
            ? [
                mergeShapes(
                  Array.from(
                    { length: Math.round(width / 0.032) },
                    (_, i, count = Math.round(width / 0.032)) =>
                      block(
                        [0.021, height - foot - 0.04, 0.014],
                        [((i + 0.5) / count - 0.5) * width, foot + 0.004, depth / 2 - 0.012],
                        { radius: 0.005 },
                      ),
                  ),
                ),
                wood.up,
              ]
            : [
                mergeShapes(
                  [0, 1].flatMap((row) =>
                    bowls.map((x) =>
                      block(
                        [width / bowls.length - 0.006, 0.225, 0.018],
                        [bowls.length > 1 ? x : 0, foot + 0.006 + row * 0.232, depth / 2 - 0.012],
                      ),
                    ),
                  ),
                ),
                wood.along,
              ],
        ];
  const parts: (readonly [Shape, Material])[] = [
    ...body,
    [block([width + 0.01, 0.03, depth + 0.01], [0, height - 0.03, 0], { radius: 0.003 }), top],
    ...bowls.flatMap((x) => [
      [
        placeShape(
          lathe(
            [
              [0, 0],
              [0.13, 0],
              [0.16, 0.02],
              [0.2, 0.12],
              [0.193, 0.125],
              [0.186, 0.12],
              [0.15, 0.035],
              [0, 0.022],
            ],
            { segments: 64 },
          ),
          at([x, height, 0.03], 0, [1.12, 1, 0.9]),
        ),
        CERAMIC,
      ] as const,
      [tap([x, height, -0.185], 0.27), metal] as const,
    ]),
  ];
  return piece('vanity', parts);
}

/** A sheet of glass beside a shower, with its head and tray; it stands in a corner with its back to the wall. */
export function shower(width: number, depth: number, metal: Material, trayMaterial: Material): Piece {
  const glass = createMaterial('glass', '#eef4f2');
  const height = 2.05;
  return piece('shower', [
    [block([width, 0.03, depth], [0, 0, 0], { radius: 0.006 }), trayMaterial],
    [block([0.008, height - 0.03, depth - 0.02], [width / 2 - 0.02, 0.03, 0], { radius: 0.001 }), glass],
    [
      mergeShapes([
        block([0.02, height - 0.02, 0.02], [width / 2 - 0.02, 0.03, -depth / 2 + 0.012]),
        block([0.018, 0.018, depth - 0.02], [width / 2 - 0.02, height, 0]),
        tube(
          smoothPath(
            [
              [-0.1, 1.1, -depth / 2 + 0.03],
              [-0.1, 2.0, -depth / 2 + 0.03],
              [-0.1, 2.12, -depth / 2 + 0.14],
              [-0.1, 2.1, -depth / 2 + 0.4],
            ],
            8,
          ),
          0.01,
        ),
        placeShape(cylinder(0.12, 0.012), at([-0.1, 2.08, -depth / 2 + 0.4])),
        block([0.2, 0.05, 0.05], [-0.1, 1.08, -depth / 2 + 0.03], { radius: 0.012 }),
      ]),
      metal,
    ],
  ]);
}

/** A ladder that leans on the wall, with up to two towels over its rungs. */
export function towelLadder(random: Random, wood: Material, towels: readonly Material[]): Piece {
  const [width, height, foot] = [0.48, 1.75, 0.34];
  const zAt = (y: number) => foot / 2 - (foot * y) / height;
  const rungs = [0.45, 0.85, 1.25, 1.6];
  return piece('ladder', [
    [
      mergeShapes([
        ...[-1, 1].map((side) =>
          tube(
            [
              [(side * width) / 2, 0.002, zAt(0)],
              [(side * width) / 2, height, zAt(height)],
            ],
            0.016,
          ),
        ),
        ...rungs.map((y) =>
          tube(
            [
              [-width / 2, y, zAt(y)],
              [width / 2, y, zAt(y)],
            ],
            0.011,
          ),
        ),
      ]),
      wood,
    ],
    ...towels.slice(0, 2).map((material, i) => {
      const y = rungs[rungs.length - 1 - i * 2]!;
      return [hungTowel(random, 0.4 - i * 0.05, 0.5, y, zAt(y)), material] as const;
    }),
  ]);
}

/** A towel over a rail. */
export function hungTowel(random: Random, width: number, drop: number, y: number, z: number): Shape {
  const noise = repeatingNoise(random.seed(), 5, 6);
  return grid(20, 40, (u, v) => {
    const along = (v - 0.5) * 2;
    const down = Math.max(0, Math.abs(along) - 0.04) * drop * (along < 0 ? 0.8 : 1);
    const fold = 0.012 * Math.min(1, down / 0.1);
    return {
      position: [
        (u - 0.5) * width,
        y + 0.016 - down,
        z +
          Math.sign(along) * (0.014 + 0.006 * down) * Math.min(1, Math.abs(along) / 0.04) +
          fold * Math.sin(u * 14 + 5 * noise(u, v)) +
          fold,
      ],
    };
  });
}

/** Towels rolled or folded in a pile. */
export function towelPile(materials: readonly Material[]): Piece {
  return piece(
    'towels',
    materials.map(
      (material, i) =>
        [
          mergeShapes(
            [0, 1].map((k) =>
              block([0.34 - i * 0.01, 0.034, 0.23], [0, i * 0.07 + k * 0.033, 0], {
                radius: 0.0155,
                segments: 3,
              }),
            ),
          ),
          material,
        ] as const,
    ),
  );
}
